/** A home page of VitePress that is a Vue component: a hero and features from the texts of the component. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { unescapeHtml } from "../../../model/text/escape-html.ts";
import { tokenizeHtml } from "../../../pipeline/parse/html/html-tokenizer.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { listSourceFiles } from "../source-files.ts";
import { isRecord, listOf, textOf } from "../untyped.ts";
import { withHeroPicture } from "./hero-picture.ts";
import type { VitePressProject } from "./project.ts";

/** The files, with a hero in each home page that consists of components alone. */
export const withHeroes = (files: NewFiles, project: VitePressProject): NewFiles =>
	Object.fromEntries(
		Object.entries(files).map(([name, file]) => {
			if (!/^content\/[^/]+\/[^/]+\/index\.md$/.test(name)) return [name, file];
			const [text, locale = ""] = [contentsOf(file), name.split("/")[1]];
			return [name, heroPage(text, project, locale) ?? withHeroPicture(text, project, locale) ?? file];
		}),
	);

function heroPage(text: string, project: VitePressProject, localeName: string): string | undefined {
	const [, frontMatter = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll("\r\n", "\n")) ?? [];
	if (!/^layout:\s*["']?(?:home|page)\b/m.test(frontMatter) || /^hero:/m.test(frontMatter)) return undefined;
	const content = body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").trim();
	const components = [...content.matchAll(/<([A-Z]\w*|[a-z]+-[\w-]+)[^<>]*>/g)].map(([, name = ""]) => name);
	if (components.length === 0 || content.replace(/<[^<>]*>/g, "").trim() !== "") return undefined;
	const texts = components.flatMap((name) => textsOf(name, project, new Set()));
	const [first] = texts.filter(({ tag }) => tag === "h1");
	const locale = project.locales.find(({ name }) => name === localeName) ?? project.locales[0];
	const links = listOf(locale.themeConfig.nav).filter(isRecord);
	const hero = {
		name: textOf(project.config.title) ?? first?.text ?? "",
		text: first?.text,
		tagline: texts.find(({ tag }) => tag === "p")?.text ?? textOf(project.config.description),
		actions: links
			.filter(({ link }) => textOf(link))
			.slice(0, 2)
			.map(({ text, link }, index) => ({ theme: index === 0 ? "brand" : "alt", text, link })),
	};
	const features = texts.flatMap(({ tag, text }, index) => {
		const next = texts[index + 1];
		return /^h[23]$/.test(tag) && next?.tag === "p" ? [{ title: text, details: next.text }] : [];
	});
	project.notes.add("home page of Vue components", `${localeName}: ${components.join(", ")}`);
	const written = frontMatter.replace(/^layout:.*$/m, "layout: home");
	return `---\n${written}\nhero: ${JSON.stringify(hero)}\n${features.length > 0 ? `features: ${JSON.stringify(features)}\n` : ""}---\n`;
}

interface ElementText {
	readonly tag: string;
	readonly text: string;
}

/** The headings and paragraphs of a component and of those that it contains, in order. */
function textsOf(name: string, project: VitePressProject, seen: Set<string>): readonly ElementText[] {
	const folder = path.join(project.folder, ".vitepress");
	const file = listSourceFiles(project, folder).find((one) => path.posix.basename(one) === `${name}.vue`);
	if (!file || seen.has(file)) return [];
	seen.add(file);
	const source = readFileSync(path.join(folder, file), "utf8");
	const [, template = ""] = /<template[^>]*>([\s\S]*)<\/template>/.exec(source) ?? [];
	const found: ElementText[] = [];
	let tag = "";
	let text = "";
	for (const token of tokenizeHtml(template)) {
		if (token.kind === "open" && /^(?:h[1-6]|p)$/.test(token.name)) [tag, text] = [token.name, ""];
		else if (token.kind === "text") text += unescapeHtml(token.source);
		else if (token.kind === "close" && token.name === tag) {
			const plain = text.replace(/\s+/g, " ").trim();
			if (plain !== "" && !plain.includes("{{")) found.push({ tag, text: plain });
			tag = "";
		} else if (token.kind === "open" && /^<[A-Z]/.test(token.source))
			found.push(...textsOf(/^<(\w+)/.exec(token.source)?.[1] ?? "", project, seen));
	}
	return found;
}

/** The text of all style sheets of the theme. Files that they refer to are not copied. */
export function themeStyles(project: VitePressProject): string {
	const folder = path.join(project.folder, ".vitepress");
	return listSourceFiles(project, folder)
		.filter((name) => /^theme\/.*\.css$/.test(name))
		.map((name) => readFileSync(path.join(folder, name), "utf8").replace(/@font-face\s*\{[^{}]*\}/g, ""))
		.join("\n");
}
