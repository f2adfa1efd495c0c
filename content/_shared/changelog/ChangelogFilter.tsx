import { htmlOf, Island, usePage } from "ssg-docs/react";
import ChangelogForm from "./ChangelogForm.tsx";
import { CHANGE_KINDS } from "./filter.ts";
import { languageOf } from "./words.ts";

/** The filter of a changelog, with the versions, kinds and subjects of its page. */
export function ChangelogFilter() {
	const { page, chrome } = usePage();
	if (page.writtenIn !== "markdown") return null;
	return (
		<>
			<link rel="stylesheet" href={`${chrome.site.baseUrl}changelog-filter.css`} />
			<Island
				name="ChangelogForm"
				of={ChangelogForm}
				props={{
					language: languageOf(chrome.locale.htmlLang),
					...summaryOf(htmlOf(page.content)),
				}}
				when="query"
			/>
		</>
	);
}

/** Releases are headings whose id is their version. What is above the first of them has no entries. */
function summaryOf(html: string) {
	const [, ...releases] = html.split(RELEASE);
	const entries = releases.join("");
	return {
		versions: [...html.matchAll(RELEASE)].map(([, id = ""]) => id.replaceAll("-", ".")),
		kinds: CHANGE_KINDS.filter((kind) => entries.includes(`<em>${kind}:</em>`)),
		subjects: [...new Set([...entries.matchAll(SUBJECT)].map(([, group, label]) => group ?? label ?? ""))]
			.filter((subject) => subject !== "Security") // which is found as a kind
			.sort(),
		total: entries.split("<li>").length - 1,
	};
}

const RELEASE = /(?<=<h3 [^>]*\bid="v)(\d[\d-]*)(?=")/g;
/** A paragraph above a list, or the beginning of an entry. */
const SUBJECT = /<p><strong>([^<]+)<\/strong><\/p>|<li><strong>([^<]+):<\/strong>/g;
