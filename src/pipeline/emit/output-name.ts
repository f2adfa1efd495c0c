import { MANIFEST } from "./manifest.ts";
import { WORK_INSIDE } from "./place.ts";
import { staysInside } from "./relative-path.ts";
import { WriteError } from "./write-error.ts";

/** Refuses paths outside the output folder, on any system, and names reserved for ssg. */
export function checkName(name: string): void {
	if (!staysInside(name))
		throw new WriteError(
			`the output path ${JSON.stringify(name)} is outside the output folder`,
			"change the slug, the permalink or the file name it comes from",
		);
	if (name === MANIFEST || name.split("/", 1)[0] === WORK_INSIDE)
		throw new WriteError(
			`the output path ${JSON.stringify(name)} is reserved for ssg`,
			"rename the file it comes from",
		);
}
