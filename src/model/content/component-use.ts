/** A tag of a component in Markdown, as far as its props are checked. */
import type { SourceLocation } from "../problems/problem.ts";

export interface ComponentUse {
	readonly name: string;
	readonly at: SourceLocation;
	readonly props: readonly PropUse[];
	/** Whether something is between its tags. */
	readonly hasContent: boolean;
}

interface PropUse {
	readonly name: string;
	readonly at: SourceLocation;
	/** Absent if it cannot be read, which was reported. */
	readonly value?: unknown;
}

/** An object of valibot, whose entries are the props of a component. Only the build runs it. */
export interface PropsSchema {
	/** The schema of each prop, by name. */
	readonly entries: Readonly<Record<string, { readonly type: string }>>;
}
