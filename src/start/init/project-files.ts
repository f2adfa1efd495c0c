import { readFileSync } from "node:fs";
import path from "node:path";
import { slug } from "github-slugger";
import { SSG_VERSION } from "../../cli/version.ts";
import { PACKAGE_ROOT } from "../../engine/package-root.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import { editorFiles, editorSettings, SETTINGS } from "../editor-files.ts";
import { sampleFile } from "./sample-texts.ts";
import type { NewFiles } from "./write-new-files.ts";

/** The `package.json` of a site in a folder. */
function packageFile(folder: string): string {
	const site = path.resolve(folder);
	const name = slug(path.basename(site)).replace(/[^a-z\d-]/g, "") || "site";
	const contents = {
		name: name === PACKAGE_NAME ? `${name}-site` : name, // npm does not install a package into one of the same name
		private: true,
		type: "module",
		scripts: { build: "ssg build", serve: "ssg serve", watch: "ssg serve --watch" },
		dependencies: { [PACKAGE_NAME]: ssgDependencyOf(site) },
	};
	return `${JSON.stringify(contents, null, "\t")}\n`;
}

/**
 * A version that npm may not have is named by where it is: a site that a clone creates uses the clone, and one that an
 * installed tarball creates uses the tarball.
 */
function ssgDependencyOf(site: string): string {
	const fileDependency = (target: string) => `file:${path.relative(site, target).replaceAll(path.sep, "/")}`;
	if (!PACKAGE_ROOT.split(path.sep).includes("node_modules")) return fileDependency(PACKAGE_ROOT);
	// pnpm has packages in `node_modules/.pnpm/NAME/node_modules`, and Yarn some below `.yarn`
	const [project = ""] = PACKAGE_ROOT.split(/[\\/](?:node_modules|\.yarn)[\\/]/);
	const source = sourceIn(project);
	if (source.startsWith("file:")) return fileDependency(path.resolve(project, source.slice("file:".length)));
	// registries serve tarballs below `/-/`
	const isElsewhere = /^https?:/.test(source) && !source.includes("/-/");
	return isElsewhere ? source : SSG_VERSION;
}

/** Where ssg was installed from: npm records it in `node_modules`, and other package managers write it to the project. */
function sourceIn(project: string): string {
	const read = (name: string) => JSON.parse(readFileSync(path.join(project, name), "utf8"));
	try {
		return String(read("node_modules/.package-lock.json").packages[`node_modules/${PACKAGE_NAME}`].resolved ?? "");
	} catch {}
	try {
		const { dependencies, devDependencies } = read("package.json");
		return String({ ...devDependencies, ...dependencies }[PACKAGE_NAME] ?? "").replace(/^(?=\.{0,2}\/)/, "file:");
	} catch {
		return "";
	}
}

/** What every new site has, in the order of its creation. */
export const projectFiles = (folder: string) =>
	({
		"package.json": packageFile(folder),
		".gitignore": GITIGNORE,
		".github/workflows/check.yml": sampleFile("check.yml"),
		".github/workflows/pages.yml": sampleFile("pages.yml"),
		".vscode/extensions.json": EXTENSIONS,
		[SETTINGS]: editorSettings(undefined, "content") as string,
		...editorFiles({ docs: {}, news: {}, pages: {} }),
	}) satisfies NewFiles;

const EXTENSIONS = `{
	"recommendations": ["redhat.vscode-yaml"]
}
`;

const GITIGNORE = `node_modules/
dist/
.dist.ssg/
.ssg/
`;
