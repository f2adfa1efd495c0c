/** The samples on a page of the manual: fenced blocks with a file name, as in `ts title="site.config.ts"`. */
import MarkdownIt from "markdown-it";

export interface Sample {
	/** The path of the file, relative to the site that the page is about. */
	readonly file: string;
	readonly text: string;
	/** The line of the page before the first line of the text, from 1. */
	readonly line: number;
	/** How many headings are before it. */
	readonly section: number;
}

// HTML is read as text, so that fences between the tags of components are found, too.
const markdown = new MarkdownIt("commonmark", { html: false });

const FILE_NAME = /^\S+\s(?:.*\s)?title="([^"]+)"/;

/** A comment in front of a block that is not a file of the site: `<!-- not tested: only an excerpt -->`. */
const REASON = /<!--\s*not tested: \S[^>]*-->\s*$/;

/** The samples in the order of the page, without those that say why they are not tested. */
export function samplesOf(page: string): readonly Sample[] {
	const { body, offset } = withoutFrontMatter(page);
	const lines = body.split("\n");
	let section = 0;
	return markdown.parse(body, {}).flatMap((token) => {
		if (token.type === "heading_open") section++;
		const file = FILE_NAME.exec(token.info)?.[1];
		if (token.type !== "fence" || !file || !token.map) return [];
		const [start] = token.map;
		if (REASON.test(lines.slice(0, start).join("\n"))) return [];
		return [{ file, text: token.content, line: offset + start + 1, section }];
	});
}

function withoutFrontMatter(page: string) {
	const [head = ""] = /^---\n.*?\n---\n/s.exec(page) ?? [];
	return { body: page.slice(head.length), offset: head.split("\n").length - 1 };
}

/**
 * The sites that a page shows. A section whose blocks replace files of earlier sections shows a site of its own, and so does
 * a block for a file that its section has shown before. Each site has all files of the page: the newest version so far,
 * otherwise the first one that follows.
 */
export function sitesOf(samples: readonly Sample[]): readonly Sample[][] {
	const files = [...new Set(samples.map(({ file }) => file))];
	const starts = stepsOf(samples);
	const ends = starts.flatMap((_, index) => {
		const end = starts[index + 1] ?? samples.length;
		const known = new Set(samples.slice(0, end).map(({ file }) => file));
		const next = samples.slice(end, starts[index + 2]);
		return next.length === 0 || next.some(({ file }) => known.has(file)) ? [end] : [];
	});
	return ends.map((end) =>
		files.flatMap((name) => {
			const isOfFile = ({ file }: Sample) => file === name;
			const sample = samples.slice(0, end).findLast(isOfFile) ?? samples.slice(end).find(isOfFile);
			return sample ? [sample] : [];
		}),
	);
}

/** Where a step begins: blocks of one section that are all about different files. */
function stepsOf(samples: readonly Sample[]): readonly number[] {
	const starts: number[] = [];
	let section: number | undefined;
	let shown = new Set<string>();
	for (const [index, sample] of samples.entries()) {
		if (sample.section !== section || shown.has(sample.file)) {
			starts.push(index);
			section = sample.section;
			shown = new Set();
		}
		shown.add(sample.file);
	}
	return starts;
}
