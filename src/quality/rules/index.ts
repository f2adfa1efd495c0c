/** All rules, in the order of their ids. */
import type { LintRule } from "../content/rule.ts";
import { descriptionLength } from "./description-length.ts";
import { duplicateDescription } from "./duplicate-description.ts";
import { duplicateTitle } from "./duplicate-title.ts";
import { headingLevels } from "./heading-levels.ts";
import { imageAlt } from "./image-alt.ts";
import { imageSize } from "./image-size.ts";
import { linkText } from "./link-text.ts";
import { noBreakSpace } from "./no-break-space.ts";
import { orphanPage } from "./orphan-page.ts";
import { pageDescription } from "./page-description.ts";
import { preferredWords } from "./preferred-words.ts";
import { quotationMarks } from "./quotation-marks.ts";
import { repeatedLinkText } from "./repeated-link-text.ts";
import { singleH1 } from "./single-h1.ts";
import { tableHeader } from "./table-header.ts";
import { tagSpelling } from "./tag-spelling.ts";
import { tagUsage } from "./tag-usage.ts";
import { titleLength } from "./title-length.ts";
import { translationCode } from "./translation-code.ts";
import { translationLinks } from "./translation-links.ts";
import { translationNumbers } from "./translation-numbers.ts";
import { unusedAsset } from "./unused-asset.ts";
import { unusedFrontMatter } from "./unused-front-matter.ts";
import { unusedInclude } from "./unused-include.ts";

export const LINT_RULES: readonly LintRule[] = [
	descriptionLength,
	duplicateDescription,
	duplicateTitle,
	headingLevels,
	imageAlt,
	imageSize,
	linkText,
	noBreakSpace,
	orphanPage,
	pageDescription,
	preferredWords,
	quotationMarks,
	repeatedLinkText,
	singleH1,
	tableHeader,
	tagSpelling,
	tagUsage,
	titleLength,
	translationCode,
	translationLinks,
	translationNumbers,
	unusedAsset,
	unusedFrontMatter,
	unusedInclude,
] as readonly LintRule[];
