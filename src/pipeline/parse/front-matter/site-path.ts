/** Readers for paths that become part of a URL. They cannot lead out of their folder or to another host. */
import { writtenPathProblem } from "../../../model/urls/safe-path.ts";
import { type FieldReader, readString } from "./field-readers.ts";

/** A path, or a part of one. */
export const pathText: FieldReader<string> = (field) => {
	const path = readString(field);
	const problem = path === undefined ? undefined : writtenPathProblem(path);
	return problem ? field.report(`${field.name} ${problem.message}`, problem.hint) : path;
};

/** The path that an author chose for a page or a tag. */
export const sitePath: FieldReader<string> = (field) => {
	const path = pathText(field);
	if (path === undefined || !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(path)) return path;
	return field.report(`${field.name} "${path}" is a URL, not a path`, "write a path of this site, such as /help/sync");
};
