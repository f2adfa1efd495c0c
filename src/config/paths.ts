/** Schemas of paths: folders, files and URL paths. Which paths are safe is decided in `model/safe-path.ts`. */
import * as v from "valibot";
import {
	characterProblem,
	folderNameProblem,
	folderPathProblem,
	type PathProblem,
	type PathRule,
	quoted,
	writtenPathProblem,
} from "../model/urls/safe-path.ts";

/** A predicate of `v.check` that carries its rule, so that the problem can include the hint of the rule. */
interface PathCheck {
	(path: string): boolean;
	readonly rule: PathRule;
}

const checkOf = (rule: PathRule) => {
	const check: PathCheck = Object.assign((path: string) => !rule(path), { rule });
	return v.check(check, ({ input }) => String(rule(String(input))?.message));
};

/** Returns why a path was rejected, or `undefined` for issues of other schemas. */
export const pathProblemOf = ({ requirement, input }: v.BaseIssue<unknown>): PathProblem | undefined =>
	(requirement as Partial<PathCheck> | undefined)?.rule?.(String(input));

const IS_URL = "is a URL, not a path";

/** The rule of `baseUrl`. Spaces are rejected because they separate the fields of a `_redirects` file. */
export const basePathProblem: PathRule = (path) =>
	/^[a-z][a-z\d+.-]*:|^\/\//i.test(path)
		? { message: `${quoted(path)} ${IS_URL}`, hint: 'write only the path, such as /docs/, and the host in "url"' }
		: /\s/.test(path)
			? { message: `${quoted(path)} contains a space`, hint: "write %20 instead of the space" }
			: writtenPathProblem(path);

const oldPathProblem: PathRule = (path) =>
	/^\/(?!\/)/.test(path)
		? writtenPathProblem(path)
		: {
				message: `${quoted(path)} is not a path of this site`,
				hint: "start the path with one slash, such as /help/old",
			};

/** The path of a page. Slashes at its ends are ignored. */
export const addressPath = v.pipe(v.string(), checkOf(writtenPathProblem));
export const basePath = v.pipe(v.string(), checkOf(basePathProblem));
export const folderPath = v.pipe(v.string(), checkOf(folderPathProblem));
export const folderName = v.pipe(v.string(), checkOf(folderNameProblem));
export const oldPath = v.pipe(v.string(), checkOf(oldPathProblem));

/** A folder or a file of the machine, which may be outside the site. */
export const diskPath = v.pipe(
	v.string(),
	v.nonEmpty("must not be empty"),
	checkOf((path) => characterProblem(path.replaceAll("\\", "/"))),
);
