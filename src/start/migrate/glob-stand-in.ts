/** Stands in for packages that list files, if they are not installed: configurations make sidebars of what they find. */

export const GLOB_PACKAGES = /^(?:fast-glob|glob|globby|tinyglobby)$/;

/** The source of a module with the exports of all of them. */
export const GLOB_MODULE = `const { readdirSync } = require("node:fs");
const path = require("node:path");
const filesIn = (folder, below = "") =>
	readdirSync(path.join(folder, below), { withFileTypes: true })
		.filter(({ name }) => !name.startsWith(".") && name !== "node_modules")
		.flatMap((entry) => {
			const name = path.posix.join(below, entry.name);
			return entry.isDirectory() ? filesIn(folder, name) : entry.isFile() ? [name] : [];
		});
function find(cwd, pattern) {
	const parts = pattern.split("/");
	const at = parts.findIndex((part) => /[*?{}()[\\]!+@]/.test(part));
	const [folder, rest] = at < 0 ? [path.posix.dirname(pattern), parts.at(-1)] : [parts.slice(0, at).join("/"), parts.slice(at).join("/")];
	try {
		return filesIn(path.resolve(cwd, folder || (pattern.startsWith("/") ? "/" : "")))
			.filter((name) => path.matchesGlob(name, rest))
			.map((name) => path.posix.join(folder, name));
	} catch {
		return [];
	}
}
function globSync(patterns, options) {
	const { cwd = process.cwd(), ignore = [], absolute = false } = options ?? (patterns?.patterns ? patterns : {});
	const all = [patterns?.patterns ?? patterns].flat();
	const ignored = [...[ignore].flat(), ...all.filter((one) => one.startsWith("!")).map((one) => one.slice(1))];
	const found = all.filter((one) => !one.startsWith("!")).flatMap((one) => find(cwd, one));
	return [...new Set(found)]
		.filter((name) => !ignored.some((one) => path.matchesGlob(name, one)))
		.map((name) => (absolute ? path.resolve(cwd, name) : name));
}
const glob = async (...args) => globSync(...args);
module.exports = Object.assign((...args) => glob(...args), { glob, globSync, sync: globSync, globby: glob, globbySync: globSync });
`;
