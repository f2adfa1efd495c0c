/** Each supported version of Node builds the same site, byte for byte, and says nothing that others do not say. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { compareFolders } from "../../src/cli/commands/verify.ts";
import type { Finding, PartReport } from "./part.ts";
import type { AuditedSite } from "./site.ts";

const MAJORS = ["20", "22", "24"];

const run = promisify(execFile);

export async function compareNodeVersions({ folder, files }: AuditedSite): Promise<PartReport> {
	const parent = mkdtempSync(path.join(tmpdir(), "ssg-audit-node-"));
	process.on("exit", () => rmSync(parent, { recursive: true, force: true }));
	const findings: Finding[] = [];
	const notes: string[] = [];
	let compared = 0;
	for (const major of MAJORS.filter((one) => one !== currentMajor())) {
		const node = await installNode(path.join(parent, major), major);
		if (typeof node !== "string") {
			notes.push(`not compared with Node ${major}: ${node.message}`);
			continue;
		}
		const out = path.join(parent, `dist-${major}`);
		const { stderr } = await run(node, ["bin/ssg.mjs", "build", "--quiet", "--no-cache", "-o", out]);
		const { differences } = compareFolders(folder, out);
		compared += files.length;
		findings.push(...differences.map(({ file, what }) => ({ where: file, message: `${what} with Node ${major}` })));
		if (stderr) findings.push({ where: `Node ${major}`, message: stderr.trim() });
	}
	return { looked: { files: compared }, findings, notes };
}

const currentMajor = () => process.versions.node.split(".")[0];

/** The path of the program, or why it cannot be had. */
async function installNode(folder: string, major: string): Promise<string | Error> {
	const node = path.join(folder, "node_modules/node/bin/node");
	mkdirSync(folder);
	try {
		await run("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, `node@${major}`]);
		await run(node, ["--version"]);
		return node;
	} catch (error) {
		return new Error(`npm could not install it (${(error as Error).message.split("\n")[0]})`);
	}
}
