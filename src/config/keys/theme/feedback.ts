/** `feedback`: the question whether a page was helpful. */
import * as v from "valibot";
import type { ParsedKeys } from "../../values.ts";
import { definedFields, linkBase } from "../../values.ts";

export interface FeedbackKeys {
	/**
	 * The address that answers to "Was this page helpful?" are sent to: a URL or a path of the site. Below each text, readers
	 * can then answer with one click. `false`: nobody is asked.
	 * @default false
	 * @example "https://feedback.example.org/joplin"
	 */
	readonly feedback?: string | false;
}

export const feedbackKeys = {
	feedback: v.exactOptional(v.union([v.literal(false), linkBase]), false),
};

export const resolveFeedback = ({ feedback }: ParsedKeys<typeof feedbackKeys>): { readonly feedback?: string } =>
	definedFields({ feedback: feedback || undefined });
