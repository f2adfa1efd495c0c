/** Commands of npm as those of other package managers. */

export const PACKAGE_MANAGERS = ["npm", "yarn", "pnpm", "bun"] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
type Target = Exclude<PackageManager, "npm">;

/** Arguments in the words of the other package manager; `undefined` if it has none for them. */
type Conversion = (words: readonly string[], to: Target) => string | undefined;

/** White space and a prompt. */
const PROMPT = /^\s*(?:[$>%]\s+)?(?:sudo\s+)?/;
const SEPARATOR = /(&&|\|\||;)/;
const COMMENT = /\s#(?=\s|$)/;
const FLAGS_WITHOUT_EFFECT = ["-S", "--save", "-P", "--save-prod"];

/** The lines of some code with the commands of another package manager. Lines that cannot be converted stay. */
export const convertCommands = (code: string, to: PackageManager): string =>
	to === "npm"
		? code
		: code
				.split("\n")
				.map((line) => convertLine(line, to))
				.join("\n");

function convertLine(line: string, to: Target): string {
	const prompt = PROMPT.exec(line)?.[0] ?? "";
	const rest = line.slice(prompt.length);
	const commentAt = rest.search(COMMENT);
	const commands = commentAt < 0 ? rest : rest.slice(0, commentAt);
	const converted = commands.split(SEPARATOR).map((part, index) => (index % 2 === 1 ? part : convertPart(part, to)));
	if (converted.includes(undefined)) return line;
	return `${prompt}${converted.join("")}${rest.slice(commands.length)}`;
}

/** A command with the spaces around it. */
function convertPart(part: string, to: Target): string | undefined {
	const command = part.trim();
	const converted = convertCommand(command, to);
	// A function, because `$` has a meaning in a replacement.
	return converted === undefined ? undefined : part.replace(command, () => converted);
}

/** A command of another program as it is; `undefined` for one of npm that cannot be converted. */
function convertCommand(command: string, to: Target): string | undefined {
	const [program, ...words] = command.split(/\s+/).filter(Boolean);
	if (program === "npx") return convertNpx(words, to);
	if (program !== "npm") return command;
	const [name = "", ...rest] = words;
	return CONVERSIONS.get(ALIASES.get(name) ?? name)?.(rest, to);
}

const ALIASES: ReadonlyMap<string, string> = new Map(
	Object.entries({
		...{ i: "install", in: "install", add: "install" },
		...{ "clean-install": "ci", ic: "ci" },
		...{ uninstall: "remove", un: "remove", rm: "remove", r: "remove" },
		...{ up: "update", upgrade: "update" },
		...{ "run-script": "run", x: "exec", create: "init", innit: "init" },
		...{ t: "test", tst: "test" },
	}),
);

const isFlag = (word: string): boolean => word.startsWith("-");

const joinWords = (...words: readonly (string | readonly string[])[]): string => words.flat().join(" ");

const CONVERSIONS: ReadonlyMap<string, Conversion> = new Map(
	Object.entries<Conversion>({
		install: convertInstall,
		remove: convertRemove,
		run: convertRun,
		exec: convertExec,
		init: convertInit,
		ci: (words, to) =>
			words.length > 0 ? undefined : joinWords(to, "install", to === "yarn" ? "--immutable" : "--frozen-lockfile"),
		update: (words, to) =>
			words.some(isFlag) ? undefined : joinWords(to, to === "yarn" ? "upgrade" : "update", words),
		start: (words, to) => convertRun(["start", ...words], to),
		stop: (words, to) => convertRun(["stop", ...words], to),
		restart: (words, to) => convertRun(["restart", ...words], to),
		test: (words, to) => convertRun(["test", ...words], to),
	}),
);

/** How each package manager writes the flags of `npm install`. */
const INSTALL_FLAGS: Readonly<Record<string, Readonly<Record<Target, string>>>> = {
	"--save-dev": { yarn: "--dev", pnpm: "--save-dev", bun: "--dev" },
	"--save-optional": { yarn: "--optional", pnpm: "--save-optional", bun: "--optional" },
	"--save-exact": { yarn: "--exact", pnpm: "--save-exact", bun: "--exact" },
	"--save-peer": { yarn: "--peer", pnpm: "--save-peer", bun: "--peer" },
	"--force": { yarn: "--force", pnpm: "--force", bun: "--force" },
};
const SHORT_FLAGS: Readonly<Record<string, string>> = {
	"-D": "--save-dev",
	"-O": "--save-optional",
	"-E": "--save-exact",
	"-f": "--force",
	"-g": "--global",
};

function convertInstall(words: readonly string[], to: Target): string | undefined {
	const flags = words
		.filter(isFlag)
		.filter((flag) => !FLAGS_WITHOUT_EFFECT.includes(flag))
		.map((flag) => SHORT_FLAGS[flag] ?? flag);
	const names = words.filter((word) => !isFlag(word));
	const isGlobal = flags.includes("--global");
	const known = flags.flatMap((flag) => INSTALL_FLAGS[flag]?.[to] ?? []);
	if (known.length + Number(isGlobal) < flags.length) return;
	if (names.length === 0) return isGlobal ? undefined : joinWords(to, "install", known);
	return joinWords(globalCommand("add", to, isGlobal), known, names);
}

function convertRemove(words: readonly string[], to: Target): string | undefined {
	const flags = words.filter(isFlag).map((flag) => SHORT_FLAGS[flag] ?? flag);
	const names = words.filter((word) => !isFlag(word));
	const unknown = flags.filter((flag) => !["--save-dev", "--global", ...FLAGS_WITHOUT_EFFECT].includes(flag));
	if (unknown.length > 0 || names.length === 0) return;
	return joinWords(globalCommand("remove", to, flags.includes("--global")), names);
}

function globalCommand(command: string, to: Target, isGlobal: boolean): string {
	if (!isGlobal) return `${to} ${command}`;
	return to === "yarn" ? `yarn global ${command}` : `${to} ${command} --global`;
}

/** Scripts whose names are commands of Yarn need `run`. */
const YARN_COMMANDS =
	/^(?:add|cache|config|constraints|create|dedupe|dlx|exec|explain|global|help|import|info|init|install|link|list|node|npm|outdated|pack|patch|plugin|publish|rebuild|remove|run|set|stage|unlink|unplug|up|upgrade|version|why|workspace|workspaces)$/;

/** Of these, only npm needs `--` before the arguments of the script. */
function convertRun(words: readonly string[], to: Target): string | undefined {
	const [name, ...rest] = words;
	if (name === undefined || isFlag(name)) return;
	const separator = rest.indexOf("--");
	if (rest.slice(0, separator < 0 ? undefined : separator).some(isFlag)) return;
	const isPlain = (to === "yarn" && !YARN_COMMANDS.test(name)) || (to === "pnpm" && /^(?:start|test)$/.test(name));
	return joinWords(to, isPlain ? [] : "run", name, withoutSeparator(rest));
}

function convertExec(words: readonly string[], to: Target): string | undefined {
	const rest = withoutSeparator(words);
	const [name] = rest;
	if (name === undefined || isFlag(name)) return;
	return to === "bun" ? joinWords("bunx", rest) : joinWords(to, "exec", rest);
}

function convertNpx(words: readonly string[], to: Target): string | undefined {
	const rest = withoutSeparator(words).filter((word, index) => index > 0 || !/^(?:-y|--yes)$/.test(word));
	const [name] = rest;
	if (name === undefined || isFlag(name)) return;
	return to === "bun" ? joinWords("bunx", rest) : joinWords(to, "dlx", rest);
}

/** `npm init` alone creates a package, with a name it runs the package `create-<name>`. */
function convertInit(words: readonly string[], to: Target): string | undefined {
	const rest = withoutSeparator(words);
	const names = rest.filter((word) => !/^(?:-y|--yes)$/.test(word));
	if (names.length > 0) return isFlag(names[0] as string) ? undefined : joinWords(to, "create", names);
	return joinWords(to, "init", to === "pnpm" ? [] : rest);
}

function withoutSeparator(words: readonly string[]): readonly string[] {
	const at = words.indexOf("--");
	return at < 0 ? words : words.toSpliced(at, 1);
}
