import {
	type FocusEvent,
	type KeyboardEvent,
	type SubmitEvent,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import type { SearchSite } from "../../src/client/search/searcher.ts";
import { searchWordsOf } from "../strings/search.ts";
import { useAnswer } from "./search/answer.ts";
import { BoxPanel, shownFor } from "./search/BoxPanel.tsx";
import { useElsewhere } from "./search/elsewhere.ts";
import { comboboxOf, placeholderOf } from "./search/field.ts";
import { isElsewhere, resultsOf } from "./search/follow.ts";
import { keyIntentOf } from "./search/keys.ts";
import { forgetAll, lastQueries, remember } from "./search/last-queries.ts";
import { Status } from "./search/Status.tsx";
import { told } from "./search/told.ts";

const MOST_PAGES = 8;

/** A form that leads to all results, and once it is awake answers while one writes. */
export default function SearchBox(site: SearchSite) {
	const words = searchWordsOf(site.lang);
	const listId = `${useId()}list`;
	const form = useRef<HTMLFormElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const cameFrom = useRef<Element>(null);
	const [written, setWritten] = useState("");
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState<string>();
	const [last, setLast] = useState<readonly string[]>([]);
	const query = written.trim();
	const asked = useAnswer(site, query, MOST_PAGES);
	const shown = isOpen ? shownFor(query, asked, last) : undefined;
	const hasList = shown === "found" || shown === "last";
	const isAwake = asked.phase !== "asleep";

	const open = () => {
		setLast(lastQueries());
		setIsOpen(true);
	};
	const close = () => {
		setIsOpen(false);
		setActive(undefined);
	};
	const write = (text: string) => {
		setWritten(text);
		setActive(undefined);
		open();
	};
	const leave = () => {
		setWritten("");
		close();
		field.current?.blur();
	};
	/** A button has done its work. */
	const goOn = (next: () => void) => {
		field.current?.focus();
		next();
	};

	useElsewhere(form, isOpen, close);

	// biome-ignore lint/correctness/useExhaustiveDependencies: other results have other options
	useEffect(() => setActive(undefined), [asked.answer]);

	useEffect(() => {
		const option = active && document.getElementById(active);
		if (option) option.scrollIntoView({ block: "nearest" });
	}, [active]);

	function onFocus({ target, relatedTarget }: FocusEvent) {
		if (form.current?.contains(relatedTarget)) return;
		cameFrom.current = relatedTarget;
		if (target === field.current) open();
	}

	function onKeyDown(event: KeyboardEvent) {
		const options = [
			...(form.current?.querySelectorAll<HTMLElement>("[role=option]") ?? []),
		];
		const at = options.findIndex(({ id }) => id === active);
		const intent = keyIntentOf(event, at, options.length);
		if (intent.kind === "escape") return stepBack(event);
		if (event.target !== field.current || intent.kind === "write") return;
		if (intent.kind === "tab") {
			// The next stop may be part of the box.
			const buttons = [...(form.current?.querySelectorAll("button") ?? [])];
			if (!buttons.some((button) => button.checkVisibility())) close();
			return;
		}
		event.preventDefault();
		if (intent.kind === "walk") {
			if (!isOpen) open();
			setActive(options[intent.to]?.id);
		} else if (intent.isElsewhere) {
			remember(query);
			const href = options[at]?.getAttribute("href");
			window.open(href ?? resultsOf(site, query), "_blank", "noopener");
		} else options[at]?.click();
	}

	/** The first closes it, the second empties it, the third leads back to where the reader was. */
	function stepBack(event: KeyboardEvent) {
		if (!shown && !written) {
			field.current?.blur();
			(cameFrom.current as HTMLElement | null)?.focus();
			return;
		}
		event.preventDefault();
		field.current?.focus();
		if (shown) close();
		else setWritten("");
	}

	/** The link to all results makes a visit; where there is none, the browser loads their page. */
	function onSubmit(event: SubmitEvent) {
		const all = form.current?.querySelector<HTMLElement>("[data-all]");
		remember(query);
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
				aria-label={words.search}
				placeholder={placeholderOf(asked.phase, words)}
				autoComplete="off"
				value={written}
				onChange={({ target }) => write(target.value)}
				onClick={open}
				{...(isAwake && comboboxOf(hasList ? listId : undefined, active))}
			/>
			{shown ? (
				<button
					type="button"
					className="icon-button search-close"
					aria-label={words.close}
					onClick={leave}
				>
					<span aria-hidden="true">×</span>
				</button>
			) : null}
			{shown ? (
				<BoxPanel
					shown={shown}
					site={site}
					words={words}
					query={query}
					asked={asked}
					last={last}
					id={listId}
					active={active}
					onRetry={() => goOn(asked.retry)}
					onAsk={(query) => goOn(() => write(query))}
					onClear={() =>
						goOn(() => {
							forgetAll();
							open();
						})
					}
					onFollow={(event) => {
						remember(query);
						if (!isElsewhere(event)) leave();
					}}
				/>
			) : null}
			{isAwake ? (
				<Status
					className="visually-hidden"
					text={isOpen ? told(asked, MOST_PAGES, words) : ""}
				/>
			) : null}
		</form>
	);
}
