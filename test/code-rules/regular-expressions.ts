/**
 * Fails if a regular expression that runs on content takes more than linear time: a hostile line of text could stall
 * the build. Run by `npm run lint`.
 *
 * The analysis of all expressions takes half a minute, and longer beside other work, where it gives up some of them. Those
 * that it has found safe are listed in a file and not analysed again, except with `--all`, which a workflow runs every
 * night. `--write` brings the list up to date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { check } from "recheck";
import { splitWords } from "../../src/model/text/split-words.ts";
import { filesIn } from "../files-in.ts";
import { literalsIn, type RegExpLiteral } from "./literals.ts";

/** The folders whose code runs on content. */
const FOLDERS = splitWords(
	"engine/git model pipeline/check pipeline/derive pipeline/load pipeline/parse pipeline/render",
	"pipeline/resolve quality/external-links search",
).map((name) => `src/${name}`);

/** Exceptions by file and expression, each with why the analysis is wrong or why the input is short. */
const KNOWN: Readonly<Record<string, string>> = {
	"src/pipeline/check/unsafe-urls.ts <!--[\\s\\S]*?-->|(<(script|style)\\b(?:\"[^\"]*\"|'[^']*'|[^\"'>])*>)[\\s\\S]*?(?=<\\/\\2)":
		"a rendered page, in which every comment, script and style is closed",
	"src/pipeline/resolve/docs/explicit-sidebar.ts ^\\.?\\/+|\\/+$": "a folder of the configuration",
	"src/pipeline/resolve/news/post-name.ts ^((?:[^/]+\\/)*)(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})(?:[-/](.+))?$":
		"the path of a file",
	"src/search/indexing/page-words.ts ([^/]*)\\/?$": "the path of a page",
	"src/search/indexing/page-words.ts \\((?:[^()#]{0,20}#\\d|[0-9a-f]{7,40}\\b)[^()]*\\)|(?<![\\p{L}\\p{N}])(?:#\\d+\\b|@[\\w-]+(?![\\w/-]))|\\b(?=[a-f]*\\d)(?=\\d*[a-f])[0-9a-f]{7,40}\\b":
		"its own attack, 300 kB, takes V8 a millisecond",
};

/** In milliseconds. An expression that takes longer to analyse is too complicated to read as well. */
const LONGEST = 20_000;

/** Known slow expressions: if the analysis does not report them, it does not work. */
const SLOW = ["(a+)+$", "\\s+$", "^(.+?)\\{\\s*(\\d*)\\s*(,?)\\s*(\\d*)\\s*\\}$"];

/** Why a regular expression is slow, or `undefined` if it runs in linear time. */
async function slownessOf(source: string, flags: string): Promise<string | undefined> {
	const result = await check(source, flags, {
		timeout: LONGEST,
		randomSeed: 1, // for reproducible results
	});
	if (result.status === "safe") return undefined;
	if (result.status === "unknown") return `cannot be judged: ${result.error.kind}`;
	return `${result.complexity.summary}, as in ${shortened(result.attack.pattern)}`;
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text);

interface Finding extends RegExpLiteral {
	readonly file: string;
}

const files = FOLDERS.flatMap((folder) =>
	filesIn(folder)
		.filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
		.map((name) => `${folder}/${name}`),
);
const literals: Finding[] = files.flatMap((file) =>
	literalsIn(readFileSync(file, "utf8"), file).map((literal) => ({ ...literal, file })),
);
const keyOf = ({ file, source }: Finding): string => `${file} ${source}`;
const keys = new Set(literals.map(keyOf));

const faults = Object.keys(KNOWN)
	.filter((key) => !keys.has(key))
	.map((key) => `test/code-rules/regular-expressions.ts: there is no ${key}`);
for (const source of SLOW)
	if (!(await slownessOf(source, "")))
		faults.push(`test/code-rules/regular-expressions.ts: /${source}/ is not found to be slow`);

const { version } = createRequire(import.meta.url)("recheck/package.json");
/** The first line of the list. Another version of the analyser may find more. */
const ANALYSER = `recheck ${version}`;
const LIST = "test/code-rules/safe-expressions.txt";
const [analyser, ...listed] = readFileSync(LIST, "utf8").trim().split("\n");
const isComplete = process.argv.includes("--all");
const safe = new Set(!isComplete && analyser === ANALYSER ? listed : []);

const slowness = new Map<string, string | undefined>();
for (const literal of literals) {
	if (Object.hasOwn(KNOWN, keyOf(literal))) continue;
	const { file, line, source, flags } = literal;
	const expression = `/${source}/${flags}`;
	if (!slowness.has(expression))
		slowness.set(expression, safe.has(expression) ? undefined : await slownessOf(source, flags));
	const slow = slowness.get(expression);
	if (slow) faults.push(`${file}:${line} ${expression} ${slow}`);
}
for (const fault of faults) console.error(fault);
const found = [...slowness.keys()].filter((key) => !slowness.get(key)).sort();
const added = found.filter((expression) => !safe.has(expression)).length;
console.log(`checked ${literals.length} regular expressions, ${faults.length} too slow`);
if (process.argv.includes("--write")) writeFileSync(LIST, [ANALYSER, ...found, ""].join("\n"));
else if (added > 0 && !isComplete)
	console.log(`${added} of them are not in ${LIST}: node --import tsx test/code-rules/regular-expressions.ts --write`);
process.exit(faults.length > 0 ? 1 : 0); // the analyser's child process would keep this one alive
