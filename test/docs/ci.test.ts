// Test run: slow
/** The workflows of the guide to large sites are run as plain shell scripts, in checkouts of their own. */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compareFolders } from "../../src/cli/commands/verify.ts";
import { repository } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const ci = suite("workflows");

interface Workspace {
	/** A checkout; the parts and caches of other jobs are not in it. */
	readonly folder: string;
	readonly env: Readonly<Record<string, string>>;
}

interface Step {
	readonly uses?: string;
	readonly run?: string;
	readonly with?: Readonly<Record<string, string | boolean>>;
}

/** The YAML below a heading, parsed. */
function workflowBelow(heading: string) {
	const guide = "docs/content/en/docs/guides/large-sites.md";
	const text = readFileSync(path.join(repository, guide), "utf8");
	const [, yaml] = new RegExp(`^## ${heading}\\n[^]*?^\`\`\`yaml\\n([^]*?)^\`\`\``, "m").exec(text) ?? [undefined, ""];
	return matter(`---\n${yaml}---\n`).data;
}

const site = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } } };\n`,
	"content/en/help/index.md": "# Help\n\nSee [sync](./sync.md).\n",
	"content/en/help/sync.md": "# Sync\n\nText.\n",
	"content/fr/help/sync.md": "# Synchroniser\n\nTexte.\n",
	"public/.nojekyll": "",
	// In place of npm: makes the folder new, and installs this repository.
	"bin/npm": `#!/bin/sh
test "$1" = ci || exit 1
rm -rf node_modules
mkdir -p node_modules/.bin
ln -s ${repository} node_modules/ssg-docs
ln -s ../ssg-docs/bin/ssg.mjs node_modules/.bin/ssg
`,
	// npx itself takes as long to start as a build.
	"bin/npx": '#!/bin/sh\nexec node_modules/.bin/"$@"\n',
};

/** Creates checkouts of a site, and compares a folder with what one build makes. */
const inCheckouts = (
	use: (
		checkOut: (env?: Workspace["env"]) => Workspace,
		assertBuilt: (dist: string) => void,
		store: string,
	) => Promise<void>,
) =>
	inFolder(async (folder) => {
		let count = 0;
		const checkOut = (env: Workspace["env"] = {}) => {
			const workspace = path.join(folder, `checkout-${count++}`);
			writeFiles(workspace, site);
			for (const name of ["npm", "npx"]) chmodSync(path.join(workspace, "bin", name), 0o755);
			return { folder: workspace, env };
		};
		const whole = checkOut();
		runLine("npm ci", whole);
		runLine("npx ssg build", whole);
		const assertBuilt = (dist: string) => {
			const wanted = path.join(whole.folder, "dist");
			const { differences, files } = compareFolders(wanted, dist);
			assert.equal(differences, []);
			assert.ok(files > 20);
		};
		await use(checkOut, assertBuilt, path.join(folder, "store"));
	});

/** Every line ends the job if it fails. */
function runLine(line: string, { folder, env }: Workspace) {
	const { status, stdout, stderr } = spawnSync("sh", ["-ec", line], {
		cwd: folder,
		env: { ...process.env, PATH: `${path.join(folder, "bin")}:${process.env.PATH}`, ...env },
		encoding: "utf8",
	});
	assert.is(status, 0, `${line}\n${stdout}${stderr}`);
}

const copyIfThere = (from: string, to: string, hidden = true) => {
	if (!existsSync(from)) return;
	mkdirSync(to, { recursive: true });
	const isShown = (file: string) => hidden || !/(?:^|\/)\./.test(path.relative(from, file));
	cpSync(from, to, { recursive: true, filter: isShown });
};

// ---- GitHub Actions

function runStep(step: Step, workspace: Workspace, store: string, part = "") {
	const fill = (text: unknown) => String(text).replaceAll(/\$\{\{ matrix\.part \}\}/g, part);
	if (step.run) return runLine(fill(step.run), workspace);
	const { path: name, key } = step.with ?? {};
	const folder = path.join(workspace.folder, String(name ?? ""));
	const [action] = (step.uses ?? "").split("@");
	if (action === "actions/cache") {
		assert.match(fill(key), part);
		copyIfThere(path.join(store, `cache-${part}`), folder);
	} else if (action === "actions/upload-artifact") {
		const hidden = step.with?.["include-hidden-files"] === true;
		const artifact = path.join(store, "artifacts", fill(step.with?.name));
		rmSync(artifact, { recursive: true, force: true });
		copyIfThere(folder, artifact, hidden);
	} else if (action === "actions/download-artifact") {
		assert.is(step.with?.["merge-multiple"], true);
		for (const one of ["part-1", "part-2", "part-3", "part-4"]) copyIfThere(path.join(store, "artifacts", one), folder);
	}
}

ci("for GitHub Actions make the site of one build, and keep the caches", () =>
	inCheckouts(async (checkOut, assertBuilt, store) => {
		const { jobs } = workflowBelow("GitHub Actions");
		const { matrix } = jobs.build.strategy;
		assert.equal(matrix.part, [1, 2, 3, 4]);
		const cache = jobs.build.steps.find((step: Step) => step.uses?.startsWith("actions/cache@")).with.path;
		const buildPart = (part: string) => {
			const workspace = checkOut();
			for (const step of jobs.build.steps) runStep(step, workspace, store, part);
			const kept = path.join(store, `cache-${part}`);
			copyIfThere(path.join(workspace.folder, cache), kept);
			assert.ok(existsSync(path.join(kept, "documents")));
		};
		for (const part of matrix.part.map(String)) buildPart(part);
		buildPart("1"); // with what the first run has kept
		const workspace = checkOut();
		for (const step of jobs.merge.steps) runStep(step, workspace, store);
		assertBuilt(path.join(workspace.folder, "dist"));
	}),
);

// ---- GitLab

ci("for GitLab make the site of one build, and keep the caches", () =>
	inCheckouts(async (checkOut, assertBuilt, store) => {
		const { build, merge } = workflowBelow("GitLab");
		const [cache] = build.cache.paths;
		const [parts] = build.artifacts.paths;
		const buildPart = (part: number) => {
			const workspace = checkOut({ CI_NODE_INDEX: `${part}`, CI_NODE_TOTAL: `${build.parallel}` });
			const kept = path.join(store, `cache-${part}`);
			copyIfThere(kept, path.join(workspace.folder, cache));
			for (const line of build.script) runLine(line, workspace);
			copyIfThere(path.join(workspace.folder, cache), kept);
			assert.ok(existsSync(path.join(kept, "documents")));
			copyIfThere(path.join(workspace.folder, parts), path.join(store, "parts"));
		};
		for (let part = 1; part <= build.parallel; part++) buildPart(part);
		buildPart(1); // with what the first run has kept
		const workspace = checkOut();
		copyIfThere(path.join(store, "parts"), path.join(workspace.folder, parts));
		for (const line of merge.script) runLine(line, workspace);
		assertBuilt(path.join(workspace.folder, merge.artifacts.paths[0]));
	}),
);

ci.run();
