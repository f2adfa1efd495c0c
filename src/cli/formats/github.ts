/**
 * Workflow commands of GitHub Actions, shown as annotations of lines:
 * https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions
 */

import type { Problem } from "../../model/problems/problem.ts";
import { printable } from "../../model/text/control-characters.ts";

/** @param problem with a path relative to the repository */
export function formatGitHubAnnotation({ severity, code, message, at, hint }: Problem): string {
	const kind = severity === "info" ? "notice" : severity;
	const place = at
		? `file=${escapeProperty(at.path)},${at.isWholeFile ? "" : `line=${at.line},col=${at.column},`}`
		: "";
	const text = [message, ...(hint ? [`help: ${hint}`] : [])].map(printable).map(escapeData).join("%0A");
	return `::${kind} ${place}title=${escapeProperty(code)}::${text}`;
}

const escapeData = (text: string): string =>
	text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string =>
	escapeData(printable(text)).replaceAll(":", "%3A").replaceAll(",", "%2C");
