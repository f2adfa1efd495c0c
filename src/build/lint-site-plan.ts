/** Gives the rules of `ssg check` what a build knows about the site. */
import type { Host } from "../host.ts";
import { lintSite } from "../lint/index.ts";
import type { LintedDocument } from "../lint/rule.ts";
import type { ParsedDocument } from "../model/document.ts";
import { lazily } from "../model/lazily.ts";
import type { Problem } from "../model/problem.ts";
import type { SourceFile } from "../model/source.ts";
import type { SitePlan } from "./plan.ts";
import type { Stages } from "./stages.ts";

export async function lintSitePlan(
	{ site, sources, documents: parsed, components, tagsFiles }: SitePlan,
	{ readOutlines }: Pick<Stages, "readOutlines">,
	host: Pick<Host, "readCode">,
): Promise<readonly Problem[]> {
	const { defaultLocale } = site.config;
	const outlines = await readOutlines(sources.files, components);
	const withoutOriginals = sources.files.map((file, index) => ({
		file,
		// Markdown of the configuration comes after that of the files.
		document: parsed[index] as ParsedDocument,
		outline: outlines[index] as (typeof outlines)[number],
	}));
	const originals = new Map<string, LintedDocument>();
	for (const document of withoutOriginals)
		if (document.file.locale === defaultLocale)
			originals.set(keyOf(document.file), document);
	const documents = withoutOriginals.map((document): LintedDocument => {
		if (document.file.locale === defaultLocale) return document;
		const original = originals.get(keyOf(document.file));
		return { ...document, ...(original && { original }) };
	});
	const readCode = lazily(() => host.readCode?.() ?? []);
	return lintSite({ site, sources, documents, tagsFiles, readCode });
}

const keyOf = ({ area, version, name }: SourceFile): string =>
	`${area} ${version} ${name}`;
