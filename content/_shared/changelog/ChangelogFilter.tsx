import type { ReactNode } from "react";
import { htmlOf, usePage } from "ssg-docs/react";
import { CHANGE_KINDS, type ChangeFilter } from "./filter.ts";
import { filterWords, languageOf } from "./words.ts";

/** The filter of a changelog, with the versions, kinds and subjects of its page. Its script is `filter-form.ts`. */
export function ChangelogFilter() {
	const { page, chrome } = usePage();
	if (page.writtenIn !== "markdown") return null;
	const { versions, kinds, subjects, total } = summaryOf(htmlOf(page.content));
	const language = languageOf(chrome.locale.htmlLang);
	const words = filterWords[language];
	const labelled = subjects
		.map((name) => ({ name, label: words.subjects[name] ?? name }))
		.sort((a, b) => a.label.localeCompare(b.label, language));
	const withTotal = (text: string) => text.replace("{total}", new Intl.NumberFormat(language).format(total));
	return (
		<>
			<link rel="stylesheet" href={`${chrome.site.baseUrl}changelog-filter.css`} />
			<form
				className="changelog-filter needs-script"
				aria-label={words.name}
				lang={language}
				autoComplete="off"
				data-count={withTotal(words.count)}
				data-count-one={withTotal(words.countOne)}
				data-none={words.none}
			>
				<Choice name="since" label={words.since} all={words.anyVersion}>
					{versions.map(toOption)}
				</Choice>
				<Choice name="until" label={words.until} all={words.latest}>
					{versions.map(toOption)}
				</Choice>
				<Choice name="kind" label={words.kind} all={words.anyKind}>
					{kinds.map((kind) => (
						<option key={kind} value={kind}>
							{words.kinds[kind] ?? kind}
						</option>
					))}
				</Choice>
				<Choice name="subject" label={words.subject} all={words.anySubject}>
					{labelled.map(({ name, label }) => (
						<option key={name} value={name}>
							{label}
						</option>
					))}
				</Choice>
				<div>
					<label htmlFor="changelogText">{words.text}</label>
					<input id="changelogText" name="text" type="search" placeholder="OCR, #13105" />
				</div>
				<p>
					<span role="status">{words.hint}</span>
					<button type="reset" className="button" hidden>
						{words.reset}
					</button>
				</p>
			</form>
		</>
	);
}

const toOption = (version: string) => <option key={version}>{version}</option>;

interface ChoiceProps {
	readonly name: keyof ChangeFilter;
	readonly label: string;
	/** What is chosen at first: everything. */
	readonly all: string;
	readonly children: ReactNode;
}

/** A field below its label. */
function Choice({ name, label, all, children }: ChoiceProps) {
	const id = `changelog${name.replace(/^./, (letter) => letter.toUpperCase())}`;
	return (
		<div>
			<label htmlFor={id}>{label}</label>
			<select id={id} name={name}>
				<option value="">{all}</option>
				{children}
			</select>
		</div>
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
