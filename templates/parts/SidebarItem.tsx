import type { SidebarEntry } from "../../src/model/chrome.ts";
import type { Html } from "../../src/react.ts";
import type { Strings } from "../strings/index.ts";
import { Anchor, isElsewhere } from "./Anchor.tsx";
import { Raw } from "./Raw.tsx";

export interface SidebarItemProps {
	readonly entry: SidebarEntry;
	/** It is the page's own. */
	readonly current: boolean;
	/** Of a category: its list is shown. */
	readonly open: boolean;
	/** Of a category: the items of its list, rendered. */
	readonly items: Html | undefined;
	/** Of a category whose items are left out: its place among the categories of the sidebar. */
	readonly rest?: number | undefined;
	readonly strings: Strings;
}

/**
 * A link, or a category with its list. A category opens and closes without a script; one that is a page as well has its
 * link beside the summary, not in it, because a button is no place for a link.
 */
export function SidebarItem(props: SidebarItemProps) {
	const { entry, current, items, strings } = props;
	const link = entry.href ? (
		<Anchor
			href={entry.href}
			external={entry.route === undefined && isElsewhere(entry.href)}
			aria-current={current ? "page" : undefined}
			strings={strings}
		>
			{entry.label}
		</Anchor>
	) : null;
	if (entry.type === "link" || items === undefined)
		return <li className={entry.className}>{link}</li>;
	const className = `category ${entry.className ?? ""}`.trim();
	if (!entry.collapsible)
		return (
			<li className={className}>
				{link ?? <span className="category-name">{entry.label}</span>}
				<Raw as="ul" html={items} />
			</li>
		);
	return (
		<li className={className}>
			{link}
			<details open={props.open} data-rest={props.rest}>
				{link ? (
					<summary aria-label={strings.toggleCategory(entry.label)} />
				) : (
					<summary>{entry.label}</summary>
				)}
				{props.rest === undefined ? <Raw as="ul" html={items} /> : null}
			</details>
		</li>
	);
}
