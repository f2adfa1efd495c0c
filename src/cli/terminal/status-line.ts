/** Shows on a terminal what a command is doing: each text replaces the one before. */
export function showStatusLine(text: string) {
	if (!process.stderr.isTTY || process.env.CI) return;
	process.stderr.write(`\r\u001b[K${text}`);
}
