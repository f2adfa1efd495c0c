/** The words of the reference that are the same on all pages. Descriptions are in `descriptions.<locale>.ts`. */

export interface ReferenceTexts {
	readonly typesTitle: string;
	/** In the sidebar. */
	readonly typesLabel: string;
	readonly typesSummary: string;
	readonly typesIntro: string;
	readonly member: string;
	readonly type: string;
	readonly value: string;
	readonly description: string;
	/** In place of a name, before the type of what a method returns. */
	readonly returns: string;
	readonly optional: string;
	readonly deprecated: string;
	readonly since: (version: string) => string;
	readonly desktopOnly: string;
	/** Above the code that shows how a method is called. */
	readonly example: string;
}

export interface Descriptions {
	readonly texts: ReferenceTexts;
	/** By class: the description in the front matter. */
	readonly summaries: Readonly<Record<string, string>>;
	/**
	 * By `Class`, `Class.member`, `Class.member(parameter)`, `Class.member()` for what it returns, `Type` and
	 * `Type.member`; `(parameter)` describes all parameters of this name that have no description of their own.
	 * `[[Class.member]]` and `[[Type]]` become links.
	 */
	readonly entries: Readonly<Record<string, string>>;
}
