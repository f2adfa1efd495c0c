import { slug } from "github-slugger";
import { SSG_VERSION } from "../version.ts";

/** The `package.json` of a site. */
export function packageFile(folderName: string): string {
	const name = slug(folderName).replace(/[^a-z\d-]/g, "") || "site";
	const contents = {
		name: name === "ssg" ? "ssg-site" : name, // npm does not install a package into one of the same name
		private: true,
		type: "module",
		scripts: {
			build: "ssg build",
			serve: "ssg serve",
			watch: "ssg serve --watch",
		},
		dependencies: { ssg: SSG_VERSION },
	};
	return `${JSON.stringify(contents, null, "\t")}\n`;
}

export const GITIGNORE = `node_modules/
dist/
.dist.ssg/
.ssg/
`;
