/** Gives the rules of `ssg check` what a build knows about the site. */
import type { Host } from "../../engine/host.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { SourceFile } from "../../model/content/source.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { ParsedOutline } from "../../model/site/outline.ts";
import { lazily } from "../../model/text/lazily.ts";
import { withoutTrailingSlash } from "../../model/urls/route.ts";
import { isDisabled, lintDocuments, lintSite, lintWithoutOutlines } from "../../quality/content/index.ts";
import type { LintedDocument, LintedSite } from "../../quality/content/rule.ts";
import type { SitePlan } from "./plan.ts";
import type { Stages } from "./stages.ts";

type LintStages = Pick<Stages, "readOutlines" | "readOutline">;
type LintHost = Pick<Host, "readCode">;

/** Everything that the rules find. */
export async function lintSitePlan(
	plan: SitePlan,
	{ readOutlines }: LintStages,
	host: LintHost,
): Promise<readonly Problem[]> {
	const { sources, components } = plan;
	const outlines = await readOutlines(sources.files, components);
	return lintSite(createLintedSite(plan, outlines, host));
}

/**
 * What the rules find on one page, from top to bottom, for a preview. Only its own text and its original's are read;
 * what all documents together tell is known until the next build.
 */
export async function lintPage(
	route: string,
	plan: SitePlan,
	{ readOutline }: LintStages,
	host: LintHost,
): Promise<readonly Problem[]> {
	const page = plan.site.pages.find((page) => withoutTrailingSlash(page.route) === route);
	if (!page?.source) return [];
	const { files } = plan.sources;
	const own = files.find(({ path }) => path === page.source);
	const { defaultLocale } = plan.site.config;
	const isRead = (file: SourceFile) =>
		own !== undefined && (file === own || (file.locale === defaultLocale && keyOf(file) === keyOf(own)));
	const outlines = await Promise.all(
		files.map((file) => (isRead(file) ? readOutline(file, plan.components) : EMPTY_OUTLINE)),
	);
	const linted = createLintedSite(plan, outlines, host);
	const document = linted.documents.find(({ file }) => file === own);
	const ofSite = checkSite(plan, linted).filter(
		({ at, code }) => at && at.path === page.source && !isDisabled(document, code, at),
	);
	const ofText = lintDocuments(linted, document ? [document] : []);
	return [...ofText, ...ofSite].sort(
		({ at: one }, { at: other }) => (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0),
	);
}

const EMPTY_OUTLINE: ParsedOutline = {
	...{ links: [], images: [], tables: [], code: [], texts: [] },
	...{ disabledRules: [], namedRules: [] },
};

const siteProblems = new WeakMap<SitePlan, readonly Problem[]>();

function checkSite(plan: SitePlan, linted: LintedSite) {
	const problems = siteProblems.get(plan) ?? lintWithoutOutlines(linted);
	siteProblems.set(plan, problems);
	return problems;
}

/** @param outlines those of the files of the sources, in the same order */
function createLintedSite(
	{ site, sources, documents: parsed, tagsFiles }: SitePlan,
	outlines: readonly ParsedOutline[],
	host: LintHost,
): LintedSite {
	const { defaultLocale, locales } = site.config;
	const languageTags = new Map(locales.map(({ name, htmlLang }) => [name, htmlLang]));
	const withoutOriginals = sources.files.map((file, index) => ({
		file,
		// Markdown of the configuration comes after that of the files.
		document: parsed[index] as ParsedDocument,
		outline: outlines[index] as ParsedOutline,
		languageTag: languageTags.get(file.locale) ?? file.locale,
	}));
	const originals = new Map<string, LintedDocument>();
	for (const document of withoutOriginals)
		if (document.file.locale === defaultLocale) originals.set(keyOf(document.file), document);
	const documents = withoutOriginals.map((document): LintedDocument => {
		if (document.file.locale === defaultLocale) return document;
		const original = originals.get(keyOf(document.file));
		return { ...document, ...(original && { original }) };
	});
	return { site, sources, documents, tagsFiles, readCode: lazily(() => host.readCode?.() ?? []) };
}

const keyOf = ({ area, version, name }: SourceFile): string => `${area} ${version} ${name}`;
