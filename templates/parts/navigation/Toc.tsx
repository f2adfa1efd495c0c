import type { ReactElement } from "react";
import type { TocItem } from "../../../src/model/site/page-parts.ts";
import type { LanguageAttributes } from "../../language-attributes.ts";
import { replaceable } from "../../replaceable.tsx";
import type { LocaleStrings } from "../../strings.ts";
import { RawHtml } from "../RawHtml.tsx";

export interface TocProps {
	readonly items: readonly TocItem[];
	readonly language: LanguageAttributes;
	readonly strings: LocaleStrings;
}

/** The table of contents beside the text on wide screens. */
export const Toc = replaceable(({ items, language, strings }: TocProps) =>
	items.length === 0 ? null : (
		<nav className="toc" aria-label={strings.onThisPage}>
			<p className="toc-title" aria-hidden="true">
				{strings.onThisPage}
			</p>
			<div {...language}>{renderTocList(items)}</div>
		</nav>
	),
);

/**
 * The collapsed table of contents above the text on narrow screens. With a script it stays below the navbar, and names the
 * section that is being read.
 */
export const TocDisclosure = replaceable(({ items, language, strings }: TocProps) =>
	items.length === 0 ? null : (
		<details className="toc-disclosure">
			<summary>
				{strings.onThisPage}
				<span className="toc-current" {...language} />
			</summary>
			<nav aria-label={strings.onThisPage} {...language}>
				{renderTocList(items)}
			</nav>
		</details>
	),
);

/** Nested lists: each heading belongs to the last preceding heading of a higher level. */
function renderTocList(items: readonly TocItem[]): ReactElement {
	const entries: ReactElement[] = [];
	for (let at = 0; at < items.length; ) {
		const item = items[at] as TocItem;
		let end = at + 1;
		while (end < items.length && (items[end] as TocItem).level > item.level) end++;
		entries.push(
			<li key={item.id}>
				<RawHtml as="a" href={`#${encodeURIComponent(item.id)}`} html={item.html} />
				{end > at + 1 ? renderTocList(items.slice(at + 1, end)) : null}
			</li>,
		);
		at = end;
	}
	return <ul>{entries}</ul>;
}
