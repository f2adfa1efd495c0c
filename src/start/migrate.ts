/** `ssg init --from`: makes a site of a project of another generator. */

import { existsSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import type { Config } from "../config/define.ts";
import { PACKAGE_NAME } from "../model/package-name.ts";
import { printable } from "../model/text/control-characters.ts";
import { splitWords } from "../model/text/split-words.ts";
import { isBelow } from "../pipeline/emit/relative-path.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import { readOpeningTag } from "../pipeline/parse/components/component-tags.ts";
import { maskCode } from "../pipeline/parse/components/syntax/mask-code.ts";
import { findModuleStatements } from "../pipeline/parse/components/syntax/module-statements.ts";
import { isThemeComponent } from "../pipeline/parse/components/theme-components.ts";
import { projectFiles } from "./init/project-files.ts";
import { literalSource, propertyName } from "./init/source-text.ts";
import { contentsOf, createSite, type NewFiles } from "./init/write-new-files.ts";
import { checkSite } from "./migrate/check-site.ts";
import { migrateDocusaurus } from "./migrate/docusaurus/index.ts";
import { findDocusaurusConfig } from "./migrate/docusaurus/project.ts";
import { reportLostAnchors } from "./migrate/lost-anchors.ts";
import { type MigratedSite, MigrationNotes } from "./migrate/migration-notes.ts";
import { realPathOf } from "./migrate/project-paths.ts";
import { formatSummary, migrationFile } from "./migrate/report.ts";
import { withRewrittenMarkdown } from "./migrate/rewrite-markdown.ts";
import { ownEntry } from "./migrate/untyped.ts";
import { migrateVitePress } from "./migrate/vitepress/index.ts";
import { findVitePressConfig } from "./migrate/vitepress/project.ts";

const THEME_FILE = "templates/index.tsx";

/** A project of another generator. */
interface ForeignProject {
	/** Its configuration, which is code that `migrate` runs. */
	readonly configFile: string;
	readonly migrate: (notes: MigrationNotes) => Promise<MigratedSite>;
}

/** Returns the text to print. */
export async function migrateSite(folder: string, project: ForeignProject): Promise<string> {
	let summary = "";
	await createSite(folder, async (draft) => {
		const notes = new MigrationNotes();
		const { generator, config, islands = {}, placeholderReasons = {}, ...site } = await project.migrate(notes);
		const copied = withoutCode(site.files, notes);
		const files = withRewrittenMarkdown(copied, notes);
		const known = COMPONENTS[generator] ?? [];
		const hasOwnVideo = unknownComponents(copied, known).includes("Video");
		const components = unknownComponents(files, known).filter(
			(name) => !Object.hasOwn(islands, name) && (name !== "Video" || hasOwnVideo),
		);
		for (const name of components) {
			const reason = ownEntry(placeholderReasons, name);
			notes.add("components in Markdown", reason ? `${name}: ${reason}` : name);
		}
		reportLostAnchors(files, components, site.placeholderFiles, notes);
		const hasTheme = components.length + Object.keys(islands).length > 0;
		draft.add({
			...projectFiles(folder),
			"site.config.ts": configSource(
				{ ...config, ...(hasTheme && { theme: { ...config.theme, templates: THEME_FILE } }) },
				notes,
			),
			...(hasTheme && { [THEME_FILE]: migratedTheme(components, islands) }),
		});
		draft.add(files);
		const report = {
			generator,
			fileCount: Object.keys(files).length,
			notes: notes.notes,
			check: await checkSite(draft.folder),
		};
		draft.add({ "MIGRATION.md": migrationFile(report) });
		summary = formatSummary(report);
	});
	return summary;
}

/** Files that a build would run, or take for part of the site's configuration. */
const CODE_FILE =
	/^(?:content\/[^/]+\/pages\/.*\.[cm]?[jt]sx?$|(?!content\/|public\/)(?:\.|node_modules\/|package\.json|site\.config\.|templates\/|tsconfig\.))/i;

/** Nothing of the project may be run: code is not copied to where a build looks for code. */
const withoutCode = (files: NewFiles, notes: MigrationNotes): NewFiles =>
	Object.fromEntries(
		Object.entries(files).filter(([name, contents]) => {
			const isCode = typeof contents !== "string" && CODE_FILE.test(name);
			if (isCode) notes.add("code", name);
			return !isCode;
		}),
	);

/**
 * Finds the project in a folder.
 *
 * @throws Error if there is none, or the new site would be inside of it: it must stay as it is
 */
export function findProject(folder: string, from: string): ForeignProject {
	const written = path.resolve(from);
	if (!existsSync(written))
		throw new Error(
			`${displayPath(written)} does not exist\n  help: pass the folder that contains the configuration of Docusaurus or VitePress`,
		);
	const source = realpathSync(written);
	if (isBelow(source, realPathOf(path.resolve(folder))))
		throw new Error(
			`the new site in ${displayPath(path.resolve(folder))} would be inside the project\n  help: choose a folder outside of ${displayPath(source)}`,
		);
	for (const { find, migrate } of GENERATORS) {
		const configFile = find(source);
		if (configFile) return { configFile, migrate: (notes) => migrate(source, configFile, notes) };
	}
	const [name, , page] = OTHERS.find(([, file]) => readdirSync(source).some((one) => file.test(one))) ?? [];
	if (name)
		throw new Error(
			`${displayPath(source)} is a project of ${name}, which cannot be migrated yet\n  help: the page "Coming from ${page}" of the manual says what to do by hand`,
		);
	throw new Error(
		`${displayPath(source)} has neither a docusaurus.config file nor .vitepress/config\n  help: pass the folder that contains one of them`,
	);
}

interface Generator {
	/** The path of the configuration in a folder, if it is a project of this generator. */
	readonly find: (folder: string) => string | undefined;
	readonly migrate: (folder: string, configFile: string, notes: MigrationNotes) => Promise<MigratedSite>;
}

const GENERATORS: readonly Generator[] = [
	{ find: findDocusaurusConfig, migrate: migrateDocusaurus },
	{ find: findVitePressConfig, migrate: migrateVitePress },
];

/** Generators that are only recognised: their name, a file of a project, and what their page of the manual comes from. */
const OTHERS: readonly (readonly [name: string, file: RegExp, page: string])[] = [
	["Astro, such as Starlight", /^astro\.config\.\w+$/, "Starlight"],
	["MkDocs", /^mkdocs\.ya?ml$/, "MkDocs"],
	["Hugo", /^hugo\.(?:toml|ya?ml|json)$|^config\.toml$/, "Hugo"],
	["Jekyll", /^_config\.ya?ml$/, "another tool"],
];

/** Writes the `site.config.ts` of a migrated site. */
const MAX_LINE_LENGTH = 100;

function configSource(config: Config, { comments }: Pick<MigrationNotes, "comments">): string {
	const keys = [...new Set([...Object.keys(config), ...comments.keys()])].filter(
		(key) => key !== "",
	) as (keyof Config)[];
	const entries = keys.flatMap((key) => [
		...(comments.get(key) ?? []).map(commentLine),
		...(config[key] === undefined ? [] : [`\t${key}: ${valueSource(config[key], "\t")},`]),
	]);
	return [
		`import { defineConfig } from "${PACKAGE_NAME}";`,
		"",
		"export default defineConfig({",
		...entries,
		...(comments.get("") ?? []).map(commentLine),
		"});",
		"",
	].join("\n");
}

/** On one line: a line break would end the comment. */
const commentLine = (text: string): string => `\t// ${printable(text)}`;

/** Short lists and objects are on one line. */
function valueSource(value: unknown, indent: string): string {
	if (typeof value !== "object" || value === null) return literalSource(value);
	const [open, close, items] = Array.isArray(value)
		? (["[", "]", value.map((item) => ["", item])] as const)
		: ([
				"{",
				"}",
				Object.entries(value)
					.filter(([, field]) => field !== undefined)
					.map(([name, field]) => [`${propertyName(name)}: `, field]),
			] as const);
	if (items.length === 0) return open + close;
	const inside = `${indent}\t`;
	const parts = items.map(([name, item]) => `${name}${valueSource(item, inside)}`);
	const padding = open === "{" ? " " : "";
	const line = `${open}${padding}${parts.join(", ")}${padding}${close}`;
	if (!line.includes("\n") && indent.length * 4 + line.length < MAX_LINE_LENGTH) return line;
	return `${open}\n${parts.map((part) => `${inside}${part},`).join("\n")}\n${indent}${close}`;
}

// Components of a project, which its Markdown uses. Each gets a stub that shows the text between its tags.

/** Not after a letter, where it is a type: `Promise<Page>`. */
const OPENING_TAG = /(?<![\w`])<([A-Z]\w*)(?=[\s/>])/g;

/**
 * The components of the theme that a generator has as well, by its name. A project that uses another one has written its
 * own, with other props.
 */
const COMPONENTS: Readonly<Record<string, readonly string[]>> = {
	Docusaurus: splitWords("Admonition CodeBlock Details DocCardList Head Image Link TabItem Tabs ThemedImage TOCInline"),
	VitePress: ["Badge"],
};

/** The components that Markdown files use and the theme does not have, sorted by name. */
function unknownComponents(files: NewFiles, known: readonly string[]): readonly string[] {
	const names = Object.entries(files).flatMap(([name, contents]) => {
		if (!/\.mdx?$/.test(name)) return [];
		return componentsIn(contentsOf(contents), known);
	});
	return [...new Set(names)].sort();
}

function componentsIn(text: string, known: readonly string[]): readonly string[] {
	if (!/<[A-Z]/.test(text)) return [];
	const masked = maskCode(text);
	const partials = new Set(
		findModuleStatements(text)
			.filter(({ from = "" }) => /\.mdx?$/.test(from))
			.flatMap(({ names }) => names),
	);
	const isClosed = (name: string, at: number) =>
		masked.includes(`</${name}>`) || readOpeningTag(text, at, name).tag?.isEmpty === true;
	return [...masked.matchAll(OPENING_TAG)]
		.filter(({ index, 1: name = "" }) => isClosed(name, index)) // the others are text: `<Enter>`
		.map(([, name]) => String(name))
		.filter((name) => !(isThemeComponent(name) && known.includes(name)) && !partials.has(name));
}

/** The theme of a site that has islands, and stubs for other components. */
function migratedTheme(stubs: readonly string[], islands: Readonly<Record<string, string>>): string {
	const islandLines = Object.entries(islands).map(
		([name, file]) => `\t\t${name}: { browserOnly: () => import(${JSON.stringify(`../${file}`)}) },`,
	);
	return [
		`import { createTheme${stubs.length > 0 ? ", Link" : ""} } from "${PACKAGE_NAME}/templates";`,
		...(stubs.length > 0 ? [STUB] : [""]),
		"/** The components that Markdown uses. */",
		"export default createTheme({",
		...(islandLines.length > 0 ? ["\tislands: {", ...islandLines, "\t},"] : []),
		...(stubs.length > 0 ? ["\tcomponents: {", ...stubs.map((name) => `\t\t${name}: Stub,`), "\t},"] : []),
		"});",
		"",
	].join("\n");
}

const STUB = `import type { ReactNode } from "react";

interface StubProps {
	readonly children?: ReactNode;
	readonly [name: string]: unknown;
}

/** Stands in for a component that is not written yet: it shows its texts. Write each, and put it in its place. */
const Stub = ({ children, title, label = title, description, text = description, to, href = to, id, ...others }: StubProps) => (
	<>
		{isText(id) && <a id={id} />}
		{isText(label) && <strong>{isText(href) ? <Link to={href}>{label}</Link> : label}</strong>}
		{isText(text) && <> {text}<br /></>}
		{children}
		{Object.values(others).filter(isCode).map((code) => <pre key={code}><code>{code.trim()}</code></pre>)}
	</>
);

const isCode = (value: unknown): value is string => isText(value) && value.includes("\\n");

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
`;
