// Writes the notices of the packages whose code is in `lib/`, which are not installed beside it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const PACKAGE_FOLDER = /^(.*[\\/])?node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/;

/** @param inputs the modules that were compiled, relative to the working folder */
export function writeLicenses(file, inputs) {
	const folders = new Set(inputs.flatMap((input) => PACKAGE_FOLDER.exec(input)?.[0] ?? []));
	const notices = [...folders].map((folder) => {
		const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
		const texts = readdirSync(folder)
			.filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
			.sort()
			.map((file) => readFileSync(path.join(folder, file), "utf8").trim());
		return [`${name} ${version} (${license})`, ...texts].join("\n\n");
	});
	writeFileSync(file, `${notices.sort().join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}
