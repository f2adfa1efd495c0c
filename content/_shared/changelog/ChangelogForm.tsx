import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { type Changelog, hasHidden, readChangelog, showMatches } from "./changelog.ts";
import { type ChangeFilter, EMPTY_FILTER, filterInUrl, isEmpty, setFilterInUrl } from "./filter.ts";
import { type FilterLanguage, filterWords } from "./words.ts";

interface ChangelogFormProps {
	readonly language: FilterLanguage;
	/** From the newest. */
	readonly versions: readonly string[];
	/** In English. */
	readonly kinds: readonly string[];
	/** In English. */
	readonly subjects: readonly string[];
	readonly total: number;
}

/** Fields that hide changes of the page below. What is chosen is in the URL. */
export default function ChangelogForm({ language, versions, kinds, subjects, total }: ChangelogFormProps) {
	const words = filterWords[language];
	const form = useRef<HTMLFormElement>(null);
	const changelog = useRef<Changelog>(null);
	const [filter, setFilter] = useState(EMPTY_FILTER);
	const [shown, setShown] = useState(total);

	const apply = (next: ChangeFilter) => {
		if (!form.current) return;
		changelog.current ??= readChangelog(form.current);
		setShown(showMatches(changelog.current, next));
		setFilter(next);
	};
	const change = (part: Partial<ChangeFilter>) => {
		const next = { ...filter, ...part };
		apply(next);
		setFilterInUrl(next);
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: the page below stays the same
	useEffect(() => {
		const initial = filterInUrl(versions);
		if (!isEmpty(initial)) apply(initial);
		// A step through the history
		const { pathname } = location;
		const onPopState = () => {
			if (location.pathname === pathname) apply(filterInUrl(versions));
		};
		// A link to a change that is hidden shows everything, before the browser scrolls to it.
		const onClick = ({ target }: MouseEvent) => {
			const link = (target as Element).closest?.("a");
			if (!link?.hash || link.pathname !== location.pathname) return;
			const id = decodeURIComponent(link.hash.slice(1));
			if (hasHidden(id)) {
				apply(EMPTY_FILTER);
				setFilterInUrl(EMPTY_FILTER);
			}
		};
		document.addEventListener("click", onClick, true);
		addEventListener("popstate", onPopState);
		return () => {
			document.removeEventListener("click", onClick, true);
			removeEventListener("popstate", onPopState);
		};
	}, []);

	const number = new Intl.NumberFormat(language);
	const status = shown === 0 ? words.none : words.count(number.format(shown), number.format(total), shown === 1);
	const labelled = subjects
		.map((name) => ({ name, label: words.subjects[name] ?? name }))
		.sort((a, b) => a.label.localeCompare(b.label, language));
	const versionOptions = versions.map((version) => <option key={version}>{version}</option>);
	return (
		<form
			className="changelog-filter needs-script"
			aria-label={words.name}
			lang={language}
			ref={form}
			onSubmit={(event) => event.preventDefault()}
		>
			<Field label={words.since}>
				{(id) => (
					<select id={id} value={filter.since} onChange={({ target }) => change({ since: target.value })}>
						<option value="">{words.anyVersion}</option>
						{versionOptions}
					</select>
				)}
			</Field>
			<Field label={words.until}>
				{(id) => (
					<select id={id} value={filter.until} onChange={({ target }) => change({ until: target.value })}>
						<option value="">{words.latest}</option>
						{versionOptions}
					</select>
				)}
			</Field>
			<Field label={words.kind}>
				{(id) => (
					<select id={id} value={filter.kind} onChange={({ target }) => change({ kind: target.value })}>
						<option value="">{words.anyKind}</option>
						{kinds.map((kind) => (
							<option key={kind} value={kind}>
								{words.kinds[kind] ?? kind}
							</option>
						))}
					</select>
				)}
			</Field>
			<Field label={words.subject}>
				{(id) => (
					<select id={id} value={filter.subject} onChange={({ target }) => change({ subject: target.value })}>
						<option value="">{words.anySubject}</option>
						{labelled.map(({ name, label }) => (
							<option key={name} value={name}>
								{label}
							</option>
						))}
					</select>
				)}
			</Field>
			<Field label={words.text}>
				{(id) => (
					<input id={id} type="search" value={filter.text} onChange={({ target }) => change({ text: target.value })} />
				)}
			</Field>
			<p>
				<span role="status">{isEmpty(filter) ? words.hint : status}</span>
				<button
					type="button"
					className="button"
					hidden={isEmpty(filter)}
					onClick={() => {
						change(EMPTY_FILTER);
						form.current?.querySelector("select")?.focus();
					}}
				>
					{words.reset}
				</button>
			</p>
		</form>
	);
}

/** A field below its label. */
function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
	const id = useId();
	return (
		<div>
			<label htmlFor={id}>{label}</label>
			{children(id)}
		</div>
	);
}
