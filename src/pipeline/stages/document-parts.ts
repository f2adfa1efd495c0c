/**
 * Divides a document for the cache: its texts are most of it, and only pages that are rendered or searched again need
 * them.
 */
import type { ContentTemplate } from "../../model/content/content.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { isDeepEqual } from "../../model/text/deep-equal.ts";
import { documentDescriptionOf } from "../resolve/site-document.ts";

type WithoutText = Omit<ContentTemplate, "text">;

export interface DocumentOutline extends Omit<ParsedDocument, "body" | "preview" | "markdown" | "sectionTexts"> {
	readonly body: WithoutText;
	readonly preview?: WithoutText;
	readonly markdown: WithoutText;
}

export const documentParts = {
	divide: ({ body, preview, markdown, sectionTexts, ...rest }: ParsedDocument) => ({
		first: {
			...rest,
			body: withoutText(body),
			...(preview && { preview: withoutText(preview) }),
			markdown: withoutText(markdown),
		} satisfies DocumentOutline,
		second: [body.text, markdown.text, sectionTexts.all, preview?.text ?? []],
	}),
	join: ({ body, preview, markdown, ...rest }: DocumentOutline, texts: (index: number) => never): ParsedDocument => ({
		...rest,
		body: withText(body, () => texts(0)),
		markdown: withText(markdown, () => texts(1)),
		sectionTexts: {
			get all() {
				return texts(2);
			},
		},
		...(preview && { preview: withText(preview, () => texts(3)) }),
	}),
};

const withoutText = ({ text, ...template }: ContentTemplate): WithoutText => template;

const withText = (template: WithoutText, text: () => readonly string[]): ContentTemplate => ({
	...template,
	get text() {
		return text();
	},
});

/**
 * Whether only the text of a document has changed, and no other page shows more of it than before. Places in the file
 * count only for problems, so neither document may have any.
 */
export const hasSameOutline = (before: DocumentOutline, after: ParsedDocument): boolean =>
	before.problems.length === 0 &&
	isDeepEqual(comparedPartsOf(before), comparedPartsOf(documentParts.divide(after).first));

function comparedPartsOf(outline: DocumentOutline) {
	const { keys, digest, excerpt, heading, headings, body, preview, markdown, diagrams, ...rest } = outline;
	return {
		...rest,
		description: documentDescriptionOf(outline),
		heading: heading && withoutPlace(heading),
		headings: headings.map(withoutPlace),
		placeholders: [body, preview, markdown].map((one) => one?.placeholders.map(withoutPlace)),
		diagrams: diagrams?.map(withoutPlace),
	};
}

const withoutPlace = ({ at, ...rest }: object & { readonly at?: unknown }) => rest;
