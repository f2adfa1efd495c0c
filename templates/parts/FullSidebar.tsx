import type { Chrome } from "../../src/react.ts";
import { stringsOf } from "../strings/index.ts";
import { DocsSidebar } from "./DocsSidebar.tsx";
import { NewsSidebar } from "./NewsSidebar.tsx";

export interface FullSidebarProps {
	readonly chrome: Chrome;
	/** `version/name` or `news`. */
	readonly name: string;
}

/** A complete sidebar without a current page, for the file that the browser fetches. */
export function FullSidebar({ chrome, name }: FullSidebarProps) {
	const strings = stringsOf(chrome.locale);
	if (name === "news") return <NewsSidebar chrome={chrome} />;
	const entries = chrome.sidebars[name];
	return entries ? (
		<DocsSidebar
			chrome={chrome}
			name={name}
			entries={entries}
			strings={strings}
		/>
	) : null;
}
