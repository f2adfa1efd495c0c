/** When files changed, as git's history says: one `git log`, read as it comes and never held whole. */
import { spawn } from "node:child_process";
import { commitReader, END, LOG } from "./git/log.ts";
import { type Traces, walkFrom } from "./git/walk.ts";
import type { Problem } from "./model/problem.ts";

export interface Update {
	/** The commit's, not the author's, who may have written it long before: ISO 8601, UTC. */
	readonly date: string;
	readonly author: string;
	/** Of the commit that added the file; a file that was deleted and came back counts from its return. */
	readonly created: string;
}

export interface Updates {
	/** By path below the root, with forward slashes. */
	readonly updates: ReadonlyMap<string, Update>;
	readonly problems: readonly Problem[];
}

const NOTHING: Updates = { updates: new Map(), problems: [] };

/** A user's settings that would change what `git log` prints. */
const SETTINGS = ["core.quotepath=off", "log.showSignature=false"];

/**
 * Who changed each file below a folder last, when, and when it was added, by the commits of `HEAD`. Nothing where there is no
 * git, no repository or no commit; and nothing but a warning where the history is cut off, because its dates would be wrong.
 */
export async function updatesOf(root: string): Promise<Updates> {
	const state = await output(root, [
		"rev-parse",
		"--is-shallow-repository",
		"HEAD",
	]);
	if (/dubious ownership/.test(state.complaint))
		return withoutDates(state.complaint, {
			hint: `when you trust it: git config --global --add safe.directory ${root}`,
		});
	if (!state.ended) return NOTHING;
	const [isShallow, head = ""] = state.text.split("\n");
	const tree = ["ls-tree", "-r", "-z", "--name-only", head];
	const paths = (await output(root, tree)).text.split("\0").filter(Boolean);
	if (paths.length === 0) return NOTHING;
	if (isShallow === "true") return { ...NOTHING, problems: [SHALLOW] };

	const traces: Traces = new Map(paths.map((path) => [path, {}]));
	const read = commitReader(walkFrom(head, new Map(traces)));
	const log = await run(root, [...LOG, head, "--", "."], read);
	if (!log.ended) return withoutDates(log.complaint);
	read(END);
	return { updates: settled(traces), problems: [] };
}

const SHALLOW: Problem = {
	severity: "warning",
	code: "shallow-clone",
	message: "the repository is a shallow clone: pages get no dates from git",
	hint: "fetch the whole history: git fetch --unshallow, or fetch-depth: 0 in the checkout step of GitHub Actions",
};

function withoutDates(
	complaint: string,
	hint: { hint?: string } = {},
): Updates {
	const [said = ""] = complaint.trim().split("\n");
	const message = `git cannot tell when files changed: ${said || "it failed"}`;
	const problem = {
		severity: "warning",
		code: "no-git-dates",
		message,
	} as const;
	return { ...NOTHING, problems: [{ ...problem, ...hint }] };
}

function settled(traces: Traces): ReadonlyMap<string, Update> {
	const updates = new Map<string, Update>();
	for (const [path, { updated, brought, oldest }] of traces) {
		const last = updated ?? brought?.by ?? oldest;
		if (!last) continue;
		const { date, author } = last;
		updates.set(path, { date, author, created: oldest?.date ?? date });
	}
	return updates;
}

interface Ended {
	/** By itself and well, or because nobody wanted more. */
	readonly ended: boolean;
	readonly complaint: string;
}

async function output(
	root: string,
	args: readonly string[],
): Promise<Ended & { text: string }> {
	let text = "";
	const ended = await run(root, args, (piece) => {
		text += piece;
		return true;
	});
	return { ...ended, text };
}

/** Runs git in a folder and hands on what it prints, for as long as `take` wants more. */
function run(
	root: string,
	args: readonly string[],
	take: (text: string) => boolean,
): Promise<Ended> {
	const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
	const git = spawn("git", ["-C", root, ...settings, ...args], {
		env: environment(),
		stdio: ["ignore", "pipe", "pipe"],
		windowsHide: true,
	});
	let enough = false;
	let complaint = "";
	git.stdout.setEncoding("utf8").on("data", (text: string) => {
		enough ||= !take(text);
		if (enough) git.kill();
	});
	git.stderr.setEncoding("utf8").on("data", (text: string) => {
		complaint += text;
	});
	return new Promise((done) => {
		git.on("error", ({ message }) =>
			done({ ended: false, complaint: message }),
		);
		git.on("close", (code) => done({ ended: enough || code === 0, complaint }));
	});
}

/**
 * The environment without what a git hook sets, which would point at another folder than `root`; with messages in English, and
 * without questions for a password.
 */
function environment(): NodeJS.ProcessEnv {
	const {
		GIT_DIR,
		GIT_WORK_TREE,
		GIT_INDEX_FILE,
		GIT_COMMON_DIR,
		GIT_PREFIX,
		...rest
	} = process.env;
	return { ...rest, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" };
}
