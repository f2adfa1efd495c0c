import {
	type FocusEvent,
	type KeyboardEvent,
	type SubmitEvent,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import type { SearchSite } from "../../../src/client/search/searcher.ts";
import type { SearchStrings } from "../../strings/browser.ts";
import { comboboxProps, placeholderOf } from "./combobox.ts";
import { isModifiedClick, resultsUrlOf } from "./follow-result.ts";
import { keyIntentOf } from "./key-intent.ts";
import {
	clearRecentQueries,
	readRecentQueries,
	rememberQuery,
} from "./recent-queries.ts";
import { panelKindFor, SearchBoxPanel } from "./SearchBoxPanel.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import { statusMessage } from "./status-message.ts";
import { useCloseOutside } from "./use-close-outside.ts";
import { useSearch } from "./use-search.ts";

const MAX_BOX_RESULTS = 8;

export interface SearchFormProps {
	readonly site: SearchSite;
	readonly strings: SearchStrings;
}

/** The search form. Once hydrated, it shows results while the reader types. */
export function SearchForm({ site, strings }: SearchFormProps) {
	const listId = `${useId()}list`;
	const form = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const previousFocus = useRef<Element>(null);
	const [text, setText] = useState("");
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState<string>();
	const [recentQueries, setRecentQueries] = useState<readonly string[]>([]);
	const query = text.trim();
	const searchState = useSearch(site, query, MAX_BOX_RESULTS);
	const panelKind = isOpen
		? panelKindFor(query, searchState, recentQueries)
		: undefined;
	const hasList = panelKind === "results" || panelKind === "recent";
	const isStarted = searchState.phase !== "idle";

	const open = () => {
		setRecentQueries(readRecentQueries());
		setIsOpen(true);
	};
	const close = () => {
		setIsOpen(false);
		setActive(undefined);
	};
	const changeText = (newText: string) => {
		setText(newText);
		setActive(undefined);
		open();
	};
	const reset = () => {
		setText("");
		close();
		field.current?.blur();
	};
	/** Clicking a button moves focus to it, so focus returns to the field. */
	const refocusThen = (next: () => void) => {
		field.current?.focus();
		next();
	};

	useCloseOutside(form, isOpen, close);

	// biome-ignore lint/correctness/useExhaustiveDependencies: new results have new options
	useEffect(() => setActive(undefined), [searchState.answer]);

	useEffect(() => {
		const option = active && document.getElementById(active);
		if (option) option.scrollIntoView({ block: "nearest" });
	}, [active]);

	function onFocus({ target, relatedTarget }: FocusEvent) {
		if (form.current?.contains(relatedTarget)) return;
		previousFocus.current = relatedTarget;
		if (target === field.current) open();
	}

	function onKeyDown(event: KeyboardEvent) {
		const options = [
			...(form.current?.querySelectorAll<HTMLElement>("[role=option]") ?? []),
		];
		const at = options.findIndex(({ id }) => id === active);
		const intent = keyIntentOf(event, at, options.length);
		if (intent.kind === "escape") return onEscape(event);
		if (event.target !== field.current || intent.kind === "type") return;
		if (intent.kind === "tab") {
			// The next element in tab order may be a button of the box.
			const buttons = [...(form.current?.querySelectorAll("button") ?? [])];
			if (!buttons.some((button) => button.checkVisibility())) close();
			return;
		}
		event.preventDefault();
		if (intent.kind === "move") {
			if (!isOpen) open();
			setActive(options[intent.to]?.id);
		} else if (intent.opensNewTab) {
			rememberQuery(query);
			const href = options[at]?.getAttribute("href");
			window.open(href ?? resultsUrlOf(site, query), "_blank", "noopener");
		} else options[at]?.click();
	}

	/** Escape closes the panel, then clears the field, then returns focus to where it was before. */
	function onEscape(event: KeyboardEvent) {
		if (!panelKind && !text) {
			field.current?.blur();
			(previousFocus.current as HTMLElement | null)?.focus();
			return;
		}
		event.preventDefault();
		field.current?.focus();
		if (panelKind) close();
		else setText("");
	}

	/** Follows the link to all results as a visit. Without the link, the browser submits the form. */
	function onSubmit(event: SubmitEvent) {
		const all = form.current?.querySelector<HTMLElement>("[data-all]");
		rememberQuery(query);
		if (!all) return;
		event.preventDefault();
		all.click();
	}

	return (
		<form
			ref={form}
			action={`${site.home}search`}
			onFocus={onFocus}
			onBlur={({ relatedTarget }) => {
				if (relatedTarget && !form.current?.contains(relatedTarget)) close();
			}}
			onKeyDown={onKeyDown}
			onSubmit={onSubmit}
		>
			<input
				ref={field}
				type="search"
				name="q"
				aria-label={strings.search}
				placeholder={placeholderOf(searchState.phase, strings)}
				autoComplete="off"
				value={text}
				onChange={({ target }) => changeText(target.value)}
				onClick={open}
				{...(isStarted && comboboxProps(hasList ? listId : undefined, active))}
			/>
			{panelKind ? (
				<button
					type="button"
					className="icon-button search-close"
					aria-label={strings.closeSearch}
					onClick={reset}
				>
					<span aria-hidden="true">×</span>
				</button>
			) : null}
			{panelKind ? (
				<SearchBoxPanel
					panelKind={panelKind}
					site={site}
					strings={strings}
					query={query}
					searchState={searchState}
					recentQueries={recentQueries}
					id={listId}
					active={active}
					onRetry={() => refocusThen(searchState.retry)}
					onAsk={(query) => refocusThen(() => changeText(query))}
					onClear={() =>
						refocusThen(() => {
							clearRecentQueries();
							open();
						})
					}
					onFollow={(event) => {
						rememberQuery(query);
						if (!isModifiedClick(event)) reset();
					}}
				/>
			) : null}
			{isStarted ? (
				<SearchStatus
					className="visually-hidden"
					text={
						isOpen ? statusMessage(searchState, MAX_BOX_RESULTS, strings) : ""
					}
				/>
			) : null}
		</form>
	);
}
