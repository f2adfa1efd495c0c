/**
 * Finds pages with the same route. Routes that only some file systems treat as equal are checked in
 * `check/outputs.ts`.
 */
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { Asset } from "../../model/content/source.ts";
import { type Problem, positionOf, wholeFile } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { Page } from "../../model/site/page.ts";
import { parseRoute, withoutTrailingSlash } from "../../model/urls/route.ts";
import { documentKey } from "./locales/locale-fallbacks.ts";

/** Removes pages whose route an earlier page has. Files shown in several locales are reported once. */
export function removeDuplicateRoutes(pages: readonly Page[], published: readonly Asset[], config: SiteConfig) {
	const taken = new Map<string, Page>();
	const files = new Map(published.map((asset) => [withoutTrailingSlash(parseRoute(asset.address)), asset]));
	const kept: Page[] = [];
	const problems = new Map<string, readonly Problem[]>();
	for (const page of pages) {
		const key = withoutTrailingSlash(page.route);
		const other = taken.get(key);
		const file = files.get(key);
		const among = `${other?.nameInProblems} ${page.nameInProblems}`;
		if (other) {
			if (!problems.has(among)) problems.set(among, duplicates(page, other, config));
			continue;
		}
		if (file)
			problems.set(
				key,
				withReportingSeverity(config.onDuplicateRoutes, {
					code: "duplicate-route",
					message: `duplicate route ${page.route}: ${page.nameInProblems} is built, not the public file ${file.path}`,
					...locationOf(page),
					hint: "rename or remove one of them",
				}),
			);
		taken.set(key, page);
		kept.push(page);
	}
	return { pages: kept, problems: [...problems.values()].flat() };
}

function duplicates(page: Page, other: Page, config: SiteConfig): readonly Problem[] {
	const [one, two] = [other, page].map(({ at, nameInProblems }) =>
		at && !at.isWholeFile ? positionOf(at) : nameInProblems,
	);
	const place = locationOf(page.at ? page : other);
	if (isOtherForm(other.key, page.key))
		return [
			{
				severity: "error",
				code: "similar-name",
				message: `the names of ${one} and ${two} differ only in Unicode normalization`,
				...place,
				hint: "rename one of the files: they look the same, and some file systems do not distinguish them",
			},
		];
	return withReportingSeverity(config.onDuplicateRoutes, {
		code: "duplicate-route",
		message: `duplicate route ${page.route}: ${one} is built, not ${two}`,
		...place,
		hint: duplicateHint(page, other),
	});
}

function duplicateHint(page: Page, other: Page): string {
	if (!page.source || !other.source)
		return `give ${(page.source ? page : other).nameInProblems} another slug: the other page is generated`;
	if (page.contentLocale === other.contentLocale) return "remove or rename one of them, or change its slug";
	const [own, original] = page.contentLocale === page.locale ? [page, other] : [other, page];
	return `give ${own.source} another name or slug, or if it translates ${original.source}, the same name and extension`;
}

/** Page keys contain file names, in which `é` may be one character or an `e` with a combining accent. */
const isOtherForm = (one: string, two: string): boolean => one !== two && one.normalize("NFC") === two.normalize("NFC");

const locationOf = ({ at }: Page) => (at ? { at } : {});

/** Files of one locale whose names differ only in their extension, so that they would be the same page. */
export function sharedNames(documents: readonly ParsedDocument[], { drafts }: SiteConfig): Problem[] {
	const first = new Map<string, ParsedDocument>();
	return documents.flatMap((document) => {
		if (document.frontMatter.draft && !drafts) return [];
		const key = `${document.locale} ${documentKey(document)}`;
		const other = first.get(key);
		first.set(key, document);
		return other ? [sharedName(other, document)] : [];
	});
}

const sharedName = (first: ParsedDocument, { path }: ParsedDocument): Problem => ({
	severity: "error",
	code: "duplicate-name",
	message: `${first.path} and ${path} are the same page: their names differ only in ${first.path.normalize() === path.normalize() ? "Unicode normalization" : "the extension"}`,
	at: wholeFile(path),
	hint: "rename or remove one of them",
});
