import type { ReactElement } from "react";
import type { TocItem } from "../../src/model/page.ts";
import type { Language } from "../language.ts";
import type { Strings } from "../strings/index.ts";
import { Raw } from "./Raw.tsx";

export interface TocProps {
	readonly items: readonly TocItem[];
	readonly language: Language;
	readonly strings: Strings;
}

/** The contents beside the text, on wide screens. */
export const Toc = ({ items, language, strings }: TocProps) =>
	items.length === 0 ? null : (
		<nav className="toc" aria-label={strings.onThisPage}>
			<p className="toc-title" aria-hidden="true">
				{strings.onThisPage}
			</p>
			<div {...language}>{listOf(items)}</div>
		</nav>
	);

/** The contents above the text, closed, on narrow screens. */
export const TocDisclosure = ({ items, language, strings }: TocProps) =>
	items.length === 0 ? null : (
		<details className="toc-disclosure">
			<summary>{strings.onThisPage}</summary>
			<nav aria-label={strings.onThisPage} {...language}>
				{listOf(items)}
			</nav>
		</details>
	);

/** Nested lists: a heading stands below the last one before it that is of a higher level. */
function listOf(items: readonly TocItem[]): ReactElement {
	const entries: ReactElement[] = [];
	for (let at = 0; at < items.length; ) {
		const item = items[at] as TocItem;
		let end = at + 1;
		while (end < items.length && (items[end] as TocItem).level > item.level)
			end++;
		entries.push(
			<li key={item.id}>
				<Raw as="a" href={`#${encodeURIComponent(item.id)}`} html={item.html} />
				{end > at + 1 ? listOf(items.slice(at + 1, end)) : null}
			</li>,
		);
		at = end;
	}
	return <ul>{entries}</ul>;
}
