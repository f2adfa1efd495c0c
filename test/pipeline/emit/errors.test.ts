// Test run: integration, kinds
/** What a build that cannot write says, and that the old site stays. */
import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { rarely, some } from "../../slow-run.ts";
import { runCommand, startCommand } from "./command.ts";
import { emit, failureOf, inParent } from "./output-folder.ts";

const errors = suite("what cannot be written");

function filesIn(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
	return Object.fromEntries(
		names
			.sort()
			.map((name) => [name, path.join(folder, name)] as const)
			.filter(([, file]) => statSync(file).isFile())
			.map(([name, file]) => [name, readFileSync(file, "utf8")]),
	);
}

const old = { "index.html": "old", "sub/a.html": "old", "sub/b.html": "old" };
const next = { "index.html": "new", "sub/a.html": "new", "sub/c.html": "new" };

/** A folder with the old site in it. */
const inDist = (use: (dist: string, parent: string) => Promise<void>) =>
	inParent(async (dist, parent) => {
		await emit(dist, old);
		await use(dist, parent);
	});

for (const name of [
	"../secret.html",
	"a/../../secret.html",
	"a/./b.html",
	"/etc/secret.html",
	"a//b.html",
	"a\\..\\..\\secret.html",
	"C:secret.html",
	"c:/secret.html",
	"a\0b.html",
	"",
])
	errors(`${JSON.stringify(name)} is refused by its name`, () =>
		inDist(async (dist, parent) => {
			const before = filesIn(parent);
			const message = await failureOf(emit(dist, { ...next, [name]: "out" }));
			assert.match(message, `the output path ${JSON.stringify(name)} is outside the output folder`);
			assert.equal(filesIn(parent), before);
		}),
	);

for (const name of [".ssg-files", ".ssg-work/new/a.html"])
	errors(`${name} is refused, since it is ours`, () =>
		inDist(async (dist) => {
			const message = await failureOf(emit(dist, { [name]: "mine" }));
			assert.match(message, `"${name}" is reserved for ssg`);
		}),
	);

for (const [what, files] of [
	["writing", next],
	["removing", { "index.html": "new" }],
] as const)
	errors(`a link out of the folder is not followed when ${what}`, () =>
		inDist(async (dist, parent) => {
			const outside = { "a.html": "old", "b.html": "old" };
			writeFiles(parent, { "outside/a.html": "old", "outside/b.html": "old" });
			for (const name of ["a", "b"]) spawnSync("rm", [path.join(dist, `sub/${name}.html`)]);
			spawnSync("rmdir", [path.join(dist, "sub")]);
			symlinkSync("../outside", path.join(dist, "sub"));
			const message = await failureOf(emit(dist, files));
			assert.equal(filesIn(path.join(parent, "outside")), outside);
			if (what === "removing") return assert.is(message, "");
			assert.match(message, "a symbolic link leads out of the output folder");
			assert.match(message, path.join(dist, "sub"));
			assert.is(readFileSync(path.join(dist, "index.html"), "utf8"), "old");
		}),
	);

errors("a file in the place of the folder, or above it, is named", () =>
	inFolder(async (parent) => {
		writeFiles(parent, { file: "mine" });
		for (const name of ["file", "file/dist", "file/a/dist"])
			assert.match(
				await failureOf(emit(path.join(parent, name), next)),
				/^cannot write \S*file\S*: there is a file where a folder is needed\n {2}help: \S/,
				name,
			);
		assert.equal(filesIn(parent), { file: "mine" });
	}),
);

errors("a link to nowhere in the place of the folder is named", () =>
	inFolder(async (parent) => {
		symlinkSync("nowhere", path.join(parent, "dist"));
		assert.match(await failureOf(emit(path.join(parent, "dist"), next)), "dist: broken symbolic link");
	}),
);

errors("a link to a folder is as good as the folder", () =>
	inFolder(async (parent) => {
		mkdirSync(path.join(parent, "real"));
		symlinkSync("real", path.join(parent, "dist"));
		await emit(path.join(parent, "dist"), old);
		await emit(path.join(parent, "dist"), next);
		const { ".ssg-files": _, ...files } = filesIn(path.join(parent, "real"));
		assert.equal(files, next);
		assert.equal(readdirSync(parent).sort(), ["dist", "real"]);
	}),
);

errors("somebody's file or folder in the place of ours is named, and kept", () =>
	inDist(async (dist) => {
		writeFiles(dist, { mine: "mine", "folder/mine.txt": "mine" });
		const before = filesIn(dist);
		assert.match(
			await failureOf(emit(dist, { ...next, "mine/index.html": "new" })),
			/cannot write \S*mine\/index\.html: there is a file where a folder is needed/,
		);
		assert.match(
			await failureOf(emit(dist, { ...next, folder: "new" })),
			/cannot write \S*folder: there is a folder where a file is needed/,
		);
		assert.equal(filesIn(dist), before);
	}),
);

errors("a name that is too long is named", () =>
	inDist(async (dist) => {
		const before = filesIn(dist);
		const name = `b/${"x".repeat(300)}`;
		const message = await failureOf(emit(dist, { ...next, [name]: "2" }));
		assert.match(message, `${name}: file name too long`);
		assert.equal(filesIn(dist), before);
	}),
);

/** As a user whom permissions bind, who owns the folder: the superuser may write everywhere. */
async function asOwner(folder: string, use: () => Promise<void>) {
	if (process.getuid?.() !== 0) return use();
	for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })])
		chownSync(path.join(folder, name), 65534, 65534);
	process.seteuid?.(65534);
	try {
		await use();
	} finally {
		process.seteuid?.(0);
	}
}

for (const locked of ["dist", "dist/sub"])
	errors(`the site stays whole when nobody may write into ${locked}`, () =>
		inDist((dist, parent) =>
			asOwner(parent, async () => {
				const before = filesIn(dist);
				chmodSync(path.join(parent, locked), 0o555);
				const message = await failureOf(emit(dist, next));
				chmodSync(path.join(parent, locked), 0o755);
				assert.match(message, /^cannot write \S*dist\/\S*: permission denied\n/);
				assert.equal(filesIn(dist), before);
				assert.equal(readdirSync(parent), ["dist"]);
			}),
		),
	);

errors("where nothing can be put beside the folder, the work is done in it", () =>
	inDist((dist, parent) =>
		asOwner(parent, async () => {
			chmodSync(parent, 0o555);
			await emit(dist, next);
			chmodSync(parent, 0o755);
			const { ".ssg-files": _, ...files } = filesIn(dist);
			assert.equal(files, next);
			assert.equal(readdirSync(dist).sort(), [".ssg-files", "index.html", "sub"]);
		}),
	),
);

// ---- whole builds

const site: Files = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", search: false };\n`,
	"content/en/help/index.md": "# Help\n",
};
const larger: Files = { "content/en/help/index.md": `# Help\n\n${"Much more. ".repeat(40_000)}\n` };

const inSite = (use: (folder: string) => Promise<void>) =>
	inFolder(async (folder) => {
		writeFiles(folder, site);
		await use(folder);
	});

errors("a file that is larger than allowed is named, and the old site stays", () =>
	inSite(async (cwd) => {
		assert.is((await runCommand(["build"], { cwd })).code, 0);
		const before = filesIn(path.join(cwd, "dist"));
		writeFiles(cwd, larger);
		const { code, stderr } = await runCommand(["build", "--no-cache"], {
			cwd,
			under: ["bash", "-c", 'ulimit -f 400; exec "$@"', "bash"],
		});
		assert.is(code, 1);
		assert.match(stderr, /error: cannot write dist\/\S+: the file exceeds the maximum size\n {2}help: \S/);
		assert.equal(filesIn(path.join(cwd, "dist")), before);
	}),
);

if (existsSync("/proc/self"))
	rarely(errors)("/proc/x cannot be made, and that is said at once", () =>
		inSite(async (cwd) => {
			const { child, ended } = startCommand(["build", "-o", "/proc/x"], { cwd });
			const timer = setTimeout(() => child.kill("SIGKILL"), 60_000);
			const { code, stderr } = await ended;
			clearTimeout(timer);
			assert.is(code, 1);
			assert.match(stderr, /^error: cannot write \/proc\/\S*: the folder does not exist and cannot be created/);
		}),
	);

const mayMount = spawnSync("unshare", ["-m", "true"]).status === 0;
/** Runs a command line in a mount namespace of its own, after some shell commands. */
const mounted = (commands: string) => [...["unshare", "-m", "bash", "-c"], `set -e; ${commands}; exec "$@"`, "bash"];

if (!mayMount) console.log("no test of full disks and mount points: this user may not mount");
else {
	errors("a full disk is named", () =>
		inSite(async (cwd) => {
			writeFiles(cwd, larger);
			mkdirSync(path.join(cwd, "disk"));
			const { code, stderr } = await runCommand(["build", "-o", "disk/dist"], {
				cwd,
				under: mounted("mount -t tmpfs -o size=200k tmpfs disk"),
			});
			assert.is(code, 1);
			assert.match(stderr, /error: cannot write disk\/dist\/\S+: no space left on the disk\n {2}help: \S/);
		}),
	);

	for (const [what, mount] of some([
		["another disk", "mount -t tmpfs tmpfs dist"],
		["a folder of the same disk", "mount --bind other dist"],
	] as const))
		errors(`a folder that is ${what} is built into, and again`, () =>
			inSite(async (cwd) => {
				for (const name of ["dist", "other"]) mkdirSync(path.join(cwd, name));
				const again = `"$@"; echo '# Other' > content/en/help/index.md; "$@"; ls -A dist; grep -c Other dist/help/index.html`;
				const { code, stdout, stderr } = await runCommand(["build", "-q"], {
					cwd,
					under: ["unshare", "-m", "bash", "-c", `set -e; ${mount}; ${again}`, "bash"],
				});
				assert.equal([code, stderr], [0, ""]);
				assert.match(stdout, /^\.ssg-files\n/);
				assert.not.match(stdout, ".ssg-work");
				assert.equal(
					readdirSync(cwd).filter((name) => /\.ssg$/.test(name)),
					[".ssg"],
				);
			}),
		);
}

errors.run();
