import path from "node:path";
import { slug } from "github-slugger";
import { PACKAGE_ROOT } from "../../package-root.ts";
import { SSG_VERSION } from "../version.ts";

/** The `package.json` of a site in a folder. */
export function packageFile(folder: string): string {
	const site = path.resolve(folder);
	const name = slug(path.basename(site)).replace(/[^a-z\d-]/g, "") || "site";
	const contents = {
		name: name === "ssg" ? "ssg-site" : name, // npm does not install a package into one of the same name
		private: true,
		type: "module",
		scripts: {
			build: "ssg build",
			serve: "ssg serve",
			watch: "ssg serve --watch",
		},
		dependencies: { ssg: ssgDependencyOf(site) },
	};
	return `${JSON.stringify(contents, null, "\t")}\n`;
}

/** A site that a clone creates uses the clone: its version may not be published. */
function ssgDependencyOf(site: string): string {
	if (PACKAGE_ROOT.split(path.sep).includes("node_modules")) return SSG_VERSION;
	return `file:${path.relative(site, PACKAGE_ROOT).replaceAll(path.sep, "/")}`;
}

export const GITIGNORE = `node_modules/
dist/
.dist.ssg/
.ssg/
`;
