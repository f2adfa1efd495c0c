import { NEWS_SIDEBAR } from "../../../src/model/site/chrome.ts";
import { untrackedSidebarsOf } from "../../../src/model/site/tracked-sidebars.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import type { Chrome } from "../../../src/react.ts";
import { useIsReplaced } from "../../replaceable.tsx";
import { stringsOf } from "../../strings.ts";
import { DocsSidebar } from "./DocsSidebar.tsx";
import { NewsSidebar } from "./NewsSidebar.tsx";

export interface SidebarProps {
	readonly chrome: Chrome;
	/** A key of `Chrome.sidebars`, or `news`. */
	readonly name: string;
	/** The page that shows the sidebar; without one, it is complete, for the file that the browser fetches. */
	readonly route?: Route;
}

export function Sidebar({ name, ...props }: SidebarProps) {
	const { chrome } = props;
	// The theme's own sidebar shows no more than `sidebarFactsOf` says.
	const isReplaced = useIsReplaced(DocsSidebar);
	if (name === NEWS_SIDEBAR) return <NewsSidebar {...props} />;
	const sidebars = isReplaced ? chrome.sidebars : untrackedSidebarsOf(chrome);
	const entries = sidebars[name];
	return entries ? <DocsSidebar {...props} name={name} entries={entries} strings={stringsOf(chrome.locale)} /> : null;
}
