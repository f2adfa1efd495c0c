/** Links in a terminal: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda (OSC 8). */

type Environment = Readonly<Record<string, string | undefined>>;

const PROGRAMS = new Set(["ghostty", "Hyper", "iTerm.app", "vscode", "WezTerm", "zed"]);
const TERMINALS = /^(?:xterm-kitty|xterm-ghostty|alacritty|foot|contour)/;

/** The first version of VTE, which most terminals of Linux use, whose links work. */
const FIRST_VTE_VERSION = 5000;

/** Terminals do not tell whether they support links; others print the sequence, or nothing. */
export function supportsHyperlinks(
	{ isTTY }: { readonly isTTY?: boolean | undefined },
	env: Environment = process.env,
): boolean {
	if (env.FORCE_HYPERLINK !== undefined) return env.FORCE_HYPERLINK !== "0";
	if (!isTTY || env.NO_COLOR || env.CI || env.TERM === "dumb") return false;
	return (
		PROGRAMS.has(env.TERM_PROGRAM ?? "") ||
		TERMINALS.test(env.TERM ?? "") ||
		env.WT_SESSION !== undefined ||
		env.KONSOLE_VERSION !== undefined ||
		Number(env.VTE_VERSION ?? 0) >= FIRST_VTE_VERSION
	);
}

export const hyperlink = (text: string, url: string): string => `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
