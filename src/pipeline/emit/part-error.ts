import { formatHint } from "../../model/problems/problem.ts";

/** The parts of a site cannot be merged. */
export class PartError extends Error {
	override readonly name = "PartError";

	/** @param hint what to do; also part of the message */
	constructor(message: string, hint: string) {
		super(`${message}\n${formatHint(hint)}`);
	}
}
