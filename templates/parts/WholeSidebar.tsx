import type { Chrome } from "../../src/react.ts";
import { stringsOf } from "../strings/index.ts";
import { NewsSidebar } from "./NewsSidebar.tsx";
import { Sidebar } from "./Sidebar.tsx";

export interface WholeSidebarProps {
	readonly chrome: Chrome;
	/** `version/name`, or `news`. */
	readonly name: string;
}

/** A sidebar with all that is in it, on no page: what the browser fetches. */
export function WholeSidebar({ chrome, name }: WholeSidebarProps) {
	const strings = stringsOf(chrome.locale);
	if (name === "news") return <NewsSidebar chrome={chrome} />;
	const entries = chrome.sidebars[name];
	return entries ? (
		<Sidebar chrome={chrome} name={name} entries={entries} strings={strings} />
	) : null;
}
