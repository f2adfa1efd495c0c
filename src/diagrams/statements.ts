/** The lines of a diagram, without what all kinds of diagrams have in common. */
import { labelText } from "./label-text.ts";
import { rejectDiagram } from "./unsupported-diagram.ts";

export interface DiagramStatements {
	/** The first line, which names the kind of the diagram. */
	readonly header: string;
	/** Trimmed, without comments and empty lines. */
	readonly statements: readonly string[];
	readonly title?: string | undefined;
	readonly description?: string | undefined;
}

/** Longer diagrams are not drawn when the site is built. */
const MAX_DIAGRAM_LENGTH = 10_000;

export function readStatements(text: string): DiagramStatements {
	if (text.length > MAX_DIAGRAM_LENGTH) rejectDiagram("long diagram");
	const lines = text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trim())
		.filter((line) => line !== "" && !/^%%(?!\{)/.test(line));
	if (lines.some((line) => line.startsWith("%%{"))) rejectDiagram("settings in a directive");
	const [header = "", ...rest] = lines;
	if (header === "---") rejectDiagram("settings in front matter");
	const accessible = (name: string) =>
		rest
			.filter((line) => line.startsWith(`${name}:`))
			.map((line) => labelText(line.slice(name.length + 1)))
			.at(-1);
	return {
		header,
		statements: rest.filter((line) => !/^acc(?:Title|Descr):/.test(line)),
		title: accessible("accTitle"),
		description: accessible("accDescr"),
	};
}
