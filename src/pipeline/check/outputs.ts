/**
 * Checks that all files of a site can exist side by side on every file system, before any of them is written. Pages
 * come first, because they are written while the other files are still being made.
 */

import { type Problem, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import type { Page } from "../../model/site/page.ts";
import type { ResolvedSite } from "../../model/site/site.ts";
import type { OutputPath } from "../../model/urls/route.ts";
import { outputPathProblem, type PathProblem, routeProblem } from "../../model/urls/safe-path.ts";

/** What a file is generated from. */
interface Owner {
	readonly name: string;
	readonly at?: SourceLocation;
}

interface Claim {
	readonly path: string;
	/** Called only if there is a problem. */
	readonly owner: () => Owner;
}

/** The files of a build. Files that cannot be written are left out and reported. */
export class OutputPlan {
	/** By folded path. */
	readonly #files = new Map<string, Claim>();
	/** The first file in each folder, by folded path of the folder. */
	readonly #folders = new Map<string, Claim>();
	/** By subject, so that two files of a page, or a page in two locales, are reported once. */
	readonly #problems = new Map<string, Problem>();

	get problems(): readonly Problem[] {
		return [...this.#problems.values()];
	}

	/** The pages whose files can all be written. */
	pages(site: ResolvedSite, pathsOf: (page: Page, site: ResolvedSite) => readonly OutputPath[]): readonly Page[] {
		return site.pages.filter((page) => {
			const owner = () => ownerOf(page);
			const problem = routeProblem(page.route);
			if (problem) this.#report(toProblem(problem, owner()));
			return !problem && this.#claim(pathsOf(page, site), owner);
		});
	}

	/** The other files that can be written. `origins` says what a file was generated from, by path. */
	outputs<File extends { readonly path: OutputPath }>(
		outputs: readonly File[],
		origins: ReadonlyMap<string, Owner> = new Map(),
	): readonly File[] {
		return outputs.filter((output) =>
			this.#claim([output.path], () =>
				"copyOf" in output
					? fileOwner(String(output.copyOf))
					: (origins.get(output.path) ?? { name: `the generated file ${output.path}` }),
			),
		);
	}

	/** Claims all paths or none. */
	#claim(paths: readonly OutputPath[], owner: () => Owner): boolean {
		const claims = paths.map((path) => ({ path, owner }));
		const problem = claims.map((claim) => this.#problemOf(claim)).find(Boolean);
		if (problem) this.#report(problem);
		else for (const claim of claims) this.#take(claim);
		return !problem;
	}

	#take(claim: Claim) {
		const key = folded(claim.path);
		this.#files.set(key, claim);
		for (const folder of foldersOf(key)) {
			if (this.#folders.has(folder)) break; // and all folders above it
			this.#folders.set(folder, claim);
		}
	}

	#problemOf(claim: Claim): Problem | undefined {
		const problem = outputPathProblem(claim.path);
		if (problem) return toProblem(problem, claim.owner());
		const key = folded(claim.path);
		const same = this.#files.get(key);
		if (same) return sameFile(claim, same);
		const inside = this.#folders.get(key);
		if (inside) return fileAndFolder(claim, inside, claim);
		for (const folder of foldersOf(key)) {
			if (this.#folders.has(folder)) break;
			const file = this.#files.get(folder);
			if (file) return fileAndFolder(file, claim, claim);
		}
		return undefined;
	}

	#report(problem: Problem) {
		const { code, at, message } = problem;
		const place = at && `${at.path}:${at.line}:${at.column}`;
		const key = `${code} ${place ?? message}`;
		if (!this.#problems.has(key)) this.#problems.set(key, problem);
	}
}

/**
 * Equal for paths that some file systems do not distinguish: macOS and Windows ignore case, and macOS normalises
 * Unicode.
 */
function folded(path: string): string {
	const lower = path.toLowerCase();
	return PLAIN.test(lower) ? lower : lower.normalize("NFC");
}

const PLAIN = /^[\0-\x7f]*$/;

/** The folders that contain a path, innermost first. */
function* foldersOf(path: string): Generator<string> {
	for (let cut = path.lastIndexOf("/"); cut > 0; cut = path.lastIndexOf("/", cut - 1)) yield path.slice(0, cut);
}

function sameFile(claim: Claim, first: Claim): Problem {
	const [one, other] = [first.owner(), claim.owner()];
	const isSame = claim.path === first.path;
	return {
		severity: "error",
		code: isSame ? "duplicate-output" : "similar-output",
		message: isSame
			? `${one.name} and ${other.name} have the same output file ${claim.path}`
			: `${first.path} of ${one.name} and ${claim.path} of ${other.name} differ only in ${differenceOf(first.path, claim.path)}`,
		...placeOf(other, one),
		hint: isSame
			? "change the name or slug of one of them"
			: "change the name or slug of one of them: on some file systems one would overwrite the other",
	};
}

const differenceOf = (one: string, other: string): string =>
	one.normalize("NFC") === other.normalize("NFC") ? "Unicode normalisation" : "case";

function fileAndFolder(file: Claim, inside: Claim, last: Claim): Problem {
	const [one, other] = [file.owner(), inside.owner()];
	return {
		severity: "error",
		code: "output-conflict",
		message: `${one.name} needs a file ${file.path}, but ${other.name} needs a folder of that name for ${inside.path}`,
		...(last === file ? placeOf(one, other) : placeOf(other, one)),
		hint: "change the name or slug of one of them",
	};
}

const toProblem = ({ message, hint }: PathProblem, owner: Owner): Problem => ({
	severity: "error",
	code: "bad-output-path",
	message: `invalid output path of ${owner.name}: ${message}`,
	...placeOf(owner),
	hint,
});

/** The location of the first owner that has one. */
function placeOf(...owners: readonly Owner[]) {
	const at = owners.map((owner) => owner.at).find(Boolean);
	return at ? { at } : {};
}

const fileOwner = (file: string): Owner => ({ name: file, at: wholeFile(file) });

const ownerOf = ({ nameInProblems, at }: Page): Owner => ({ name: nameInProblems, ...(at && { at }) });
