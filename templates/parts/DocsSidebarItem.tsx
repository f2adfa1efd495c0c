import type { SidebarEntry } from "../../src/model/site/chrome.ts";
import type { Html } from "../../src/react.ts";
import type { LocaleStrings } from "../strings/index.ts";
import { Anchor, isExternalHref } from "./Anchor.tsx";
import { RawHtml } from "./RawHtml.tsx";

export interface DocsSidebarItemProps {
	readonly entry: SidebarEntry;
	/** The item is the current page. */
	readonly isCurrent: boolean;
	/** For a category: its list is open. */
	readonly isOpen: boolean;
	/** For a category: its items, rendered. */
	readonly items: Html | undefined;
	/** For a category whose items are omitted: its index among the categories of the sidebar. */
	readonly categoryIndex?: number | undefined;
	readonly strings: LocaleStrings;
}

/**
 * A link, HTML, or a category with its items. Categories open without a script. The link of a category that is also a page
 * is beside the `<summary>`: a link inside it would be nested interactive content.
 */
export function DocsSidebarItem(props: DocsSidebarItemProps) {
	const { entry, isCurrent, items, strings } = props;
	if (entry.type === "html")
		return (
			<RawHtml
				as="li"
				className={[entry.isIndented && "sidebar-html", entry.className].filter(Boolean).join(" ") || undefined}
				html={entry.html}
			/>
		);
	const link = entry.href ? (
		<Anchor
			href={entry.href}
			external={entry.route === undefined && isExternalHref(entry.href)}
			aria-current={isCurrent ? "page" : undefined}
			strings={strings}
		>
			{entry.label}
		</Anchor>
	) : null;
	if (entry.type === "link" || items === undefined) return <li className={entry.className}>{link}</li>;
	const className = `category ${entry.className ?? ""}`.trim();
	if (!entry.collapsible)
		return (
			<li className={className}>
				{link ?? <span className="category-name">{entry.label}</span>}
				<RawHtml as="ul" html={items} />
			</li>
		);
	return (
		<li className={className}>
			{link}
			<details open={props.isOpen} data-rest={props.categoryIndex}>
				{link ? (
					<summary aria-label={strings.toggleCategory({ category: entry.label })} />
				) : (
					<summary>{entry.label}</summary>
				)}
				{props.categoryIndex === undefined ? <RawHtml as="ul" html={items} /> : null}
			</details>
		</li>
	);
}
