import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchWords } from "../../strings/search.ts";
import type { Asked } from "./answer.ts";
import { Failure } from "./Failure.tsx";
import { FoundOptions, type FoundOptionsProps } from "./FoundOptions.tsx";
import { LastOptions, type LastOptionsProps } from "./LastOptions.tsx";
import { Nothing } from "./Nothing.tsx";
import { Panel } from "./Panel.tsx";

/** What there is to show below the field: one thing at a time. */
export type Shown = "failed" | "last" | "loading" | "nothing" | "found";

/** For a query that stands in the field; nothing while there is nothing to say. */
export function shownFor(
	query: string,
	{ phase, answer }: Asked,
	last: readonly string[],
): Shown | undefined {
	if (phase === "failed") return "failed";
	if (query === "") return last.length > 0 ? "last" : undefined;
	if (phase === "loading") return "loading";
	return answer && (answer.found.pages.length > 0 ? "found" : "nothing");
}

export interface BoxPanelProps
	extends Pick<FoundOptionsProps, "onFollow">,
		Pick<LastOptionsProps, "onAsk" | "onClear"> {
	readonly shown: Shown;
	readonly site: SearchSite;
	readonly words: SearchWords;
	readonly query: string;
	readonly asked: Asked;
	readonly last: readonly string[];
	/** Of the list. */
	readonly id: string;
	readonly active: string | undefined;
	readonly onRetry: () => void;
}

/** What opens below the field. */
export const BoxPanel = (props: BoxPanelProps) => (
	<Panel>{contentOf(props)}</Panel>
);

function contentOf(props: BoxPanelProps) {
	const { shown, words, asked, last, onRetry } = props;
	const { answer } = asked;
	switch (shown) {
		case "failed":
			return <Failure words={words} retry={onRetry} />;
		case "last":
			return <LastOptions {...props} queries={last} />;
		case "loading":
			return <p className="search-waiting">{words.loading}</p>;
		case "nothing":
			return answer && <Nothing query={answer.query} words={words} />;
		case "found":
			return answer && <FoundOptions {...props} answer={answer} />;
	}
}
