/** The commands that the manual shows exist, with their options. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { VERSION } from "../../docs/package.ts";
import { assertNone } from "../assert-none.ts";

const commands = suite("commands in the manual");

const FOLDER = "docs/content";
const REFERENCE = "docs/content/en/docs/reference/command-line.md";

/** The help of each command by its name, from the page that is generated from it. */
const helpByName = new Map(
	readFileSync(REFERENCE, "utf8")
		.split(/^#{2,3} (?=`ssg)/m)
		.slice(1)
		.map((section) => [/^`([^`]+)`/.exec(section)?.[1] ?? "", section.split(/^#{2,3} /m)[0] ?? ""]),
);

interface Invocation {
	readonly place: string;
	readonly words: readonly string[];
}

/** Lines of shell blocks and code in the text, such as `npx ssg check --strict`. */
function invocationsIn(file: string): Invocation[] {
	const text = readFileSync(file, "utf8");
	const lines = text.matchAll(/^\s*(?:- )?(?:run: |script: )?npx (ssg [^\n#|>&]+)|`(?:npx )?(ssg [^`\n]+)`/gm);
	return [...lines].map(([, line, code], index) => ({
		place: `${file} (${index + 1}): ${line ?? code}`,
		words: (line ?? code ?? "").trim().split(/\s+/),
	}));
}

/** What is wrong with a command, if anything. Placeholders and texts in quotes are arguments. */
function faultOf({ words }: Invocation): string | undefined {
	const [, name = "", second = ""] = words;
	if (!/^[a-z]/.test(name)) return undefined; // `ssg --version`, or the name of the tool in a sentence
	const command = `ssg ${name}`;
	const below = `${command} ${second}`;
	const help = helpByName.get(below) ?? helpByName.get(command);
	if (help === undefined) return `no command ${command}`;
	const unknown = words
		.flatMap((word) => /^(--?[a-z][a-z-]*)/.exec(word)?.[1] ?? [])
		.find((option) => !new RegExp(`(?<![\\w-])${option}(?![\\w-])`).test(help));
	return unknown && `${command} has no option ${unknown}`;
}

commands("exist with their options", () => {
	const invocations = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
		.filter((name) => /\.mdx?$/.test(name))
		.map((name) => path.join(FOLDER, name))
		.flatMap(invocationsIn);
	assert.ok(invocations.length > 100);
	assertNone(
		invocations.flatMap((one) => {
			const fault = faultOf(one);
			return fault ? [`${one.place}: ${fault}`] : [];
		}),
	);
});

commands("an option that does not exist is found", () => {
	const words = ["ssg", "check", "--strictt"];
	assert.is(faultOf({ place: "", words }), "ssg check has no option --strictt");
});

commands("the package has the version of the repository", () =>
	assert.is(VERSION, JSON.parse(readFileSync("package.json", "utf8")).version),
);

commands.run();
