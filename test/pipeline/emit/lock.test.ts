// Test run: integration, kinds
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { recoverFolder } from "../../../src/pipeline/emit/index.ts";
import { lockOf, takeLock, tryLock } from "../../../src/pipeline/emit/lock.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";
import { runCommand, startCommand } from "./command.ts";

const locking = suite("lock");

const ids = existsSync("/proc/self/ns/pid") ? readlinkSync("/proc/self/ns/pid") : "";
/** Of this machine and container. */
const here = `${hostname()} ${ids}`.trim();

const inWork = (use: (work: string, file: string) => Promise<void>) =>
	inFolder((folder) => {
		const work = path.join(folder, ".dist.ssg");
		mkdirSync(work);
		return use(work, lockOf(work));
	});

const isFree = (work: string): boolean => {
	const lock = tryLock(work);
	if (typeof lock !== "number") lock.release();
	return typeof lock !== "number";
};

locking("is held by one, and then by the next one", () =>
	inWork(async (work, file) => {
		const first = await takeLock(work);
		assert.is(tryLock(work), process.pid);
		const told: number[] = [];
		const second = takeLock(work, (pid) => told.push(pid));
		await wait(200);
		assert.equal(told, [process.pid]);
		first.release();
		assert.ok((await second).isHeld());
		assert.not.ok(first.isHeld());
		(await second).release();
		assert.not.ok(existsSync(file));
	}),
);

locking("of a dead process counts as none", () =>
	inWork(async (work, file) => {
		const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
		await once(child, "close");
		const holder = { pid: child.pid, started: "1", space: here };
		writeFileSync(file, JSON.stringify(holder));
		assert.ok(isFree(work));
	}),
);

if (ids) {
	locking("of a process whose id was given again counts as none", () =>
		inWork(async (work, file) => {
			// In a container, every build may have the same id.
			for (const pid of [process.pid, process.ppid]) {
				writeFileSync(file, JSON.stringify({ pid, started: "1", space: here }));
				assert.ok(isFree(work));
			}
		}),
	);

	locking("of a process that is dead but not buried counts as none", () =>
		inWork(async (work, file) => {
			// The shell is replaced before its child ends, and nobody asks how it ended.
			const shell = spawn("bash", ["-c", "sleep 0.5 & echo $!; exec sleep 60"]);
			try {
				const [text] = await once(shell.stdout, "data");
				const pid = Number(text.toString());
				const stat = () => readFileSync(`/proc/${pid}/stat`, "latin1");
				while (!stat().includes(") Z ")) await wait(10);
				const started = stat().split(") ")[1]?.split(" ")[19];
				writeFileSync(file, JSON.stringify({ pid, started, space: here }));
				assert.ok(isFree(work));
			} finally {
				shell.kill("SIGKILL");
			}
		}),
	);
}

locking("of a process that cannot be seen counts while it is touched", () =>
	inWork(async (work, file) => {
		const holder = { pid: 7, started: "1", space: "another machine" };
		writeFileSync(file, JSON.stringify(holder));
		assert.is(tryLock(work), 7);
		const minuteAgo = new Date(Date.now() - 60_000);
		utimesSync(file, minuteAgo, minuteAgo);
		assert.ok(isFree(work));
	}),
);

locking("that is damaged counts while it is new", () =>
	inWork(async (work, file) => {
		writeFileSync(file, "{");
		assert.is(tryLock(work), 0);
		const minuteAgo = new Date(Date.now() - 60_000);
		utimesSync(file, minuteAgo, minuteAgo);
		assert.ok(isFree(work));
	}),
);

locking("that was never finished leaves nothing behind", () =>
	inFolder(async (folder) => {
		const dist = path.join(folder, "dist");
		const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
		await once(child, "close");
		const dead = JSON.stringify({ pid: child.pid, started: "1", space: here });
		writeFiles(folder, {
			"dist/index.html": "a",
			".dist.ssg/lock.1": dead,
			".dist.ssg/lock.2": "",
			".dist.ssg/lock.3.dead": dead,
		});
		await recoverFolder(dist);
		assert.not.ok(existsSync(path.join(folder, ".dist.ssg")));
	}),
);

locking("taken by another one is noticed before anything is published", () =>
	inWork(async (work, file) => {
		const lock = await takeLock(work);
		writeFileSync(file, JSON.stringify({ pid: 7 }));
		assert.throws(() => lock.check(), /another build \(process 7\) is using/);
		lock.release();
		assert.ok(existsSync(file));
	}),
);

rarely(locking)("lets two builds into one folder take turns", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site.config.ts": `export default { title: "T", url: "https://example.org", search: false };\n`,
			...Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`content/en/help/${i}.md`, `# Topic ${i}\n`])),
		});
		const options = { cwd };
		const running = await takeLock(path.join(cwd, ".dist.ssg"));
		const builds = [0, 1].map(() => startCommand(["build", "--no-cache"], options));
		while (!builds.every(({ said }) => said.stderr.endsWith("\n"))) await wait(20);
		assert.not.ok(existsSync(path.join(cwd, "dist")));
		running.release();
		for (const { ended } of builds) {
			const { code, stderr } = await ended;
			assert.is(code, 0);
			assert.match(stderr, /^waiting for another build of dist \(process \d+\)\n$/);
		}
		const { code, stdout } = await runCommand(["verify"], options);
		assert.is(code, 0);
		assert.match(stdout, "dist is identical to a fresh build");
	}),
);

locking.run();
