/** What a layout of VitePress shows beside the hero of home pages, in its slot `home-hero-image`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { unescapeHtml } from "../../../model/text/escape-html.ts";
import { listSourceFiles } from "../source-files.ts";
import type { VitePressProject } from "./project.ts";

const SLOT = /<template\s+(?:#|v-slot:)home-hero-image\b[^<>]{0,200}>([\s\S]{0,20000}?)<\/template>/;
const PICTURE = /<img\s[^<>]{0,500}?\bsrc="([^"]{1,500})"[^<>]{0,500}>/g;
const COMPONENT = /<([A-Z]\w{0,99}|[a-z]\w{0,50}(?:-\w{1,50}){1,5})[\s/>]/g;
/** The name of a constant whose value is HTML. */
const HTML_CONSTANT = /\sv-html="(\w{1,99})"/g;
const CODE = /<pre\b[^<>]{0,1000}>([\s\S]{0,20000}?)<\/pre>/;

interface HeroPicture {
	/** Where the layout has it, relative to the project. */
	readonly place: string;
	readonly image?: { readonly src: string; readonly alt?: string };
	/** Code that the layout shows like a picture. */
	readonly code?: string;
}

/** The home page with the picture of the layout, and its code below; `undefined` if it has one of its own. */
export function withHeroPicture(text: string, project: VitePressProject, localeName: string): string | undefined {
	const [, start = "", indent = ""] = /^(---\n[\s\S]*?^hero:[ \t]*\n)([ \t]+)\S/m.exec(text) ?? [];
	const [frontMatter = ""] = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text) ?? [];
	if (start === "" || !frontMatter.startsWith(start) || new RegExp(`^${indent}image:`, "m").test(frontMatter))
		return undefined;
	const { place, image, code } = findHeroPicture(project) ?? {};
	if (!image && !code) return undefined;
	project.notes.add("home page of Vue components", `${localeName}: home-hero-image in ${place}`);
	const line = image ? `${indent}image: ${JSON.stringify(image)}\n` : "";
	const rest = text.slice(frontMatter.length).trim();
	const body = [...(code ? [`~~~~\n${code}\n~~~~`] : []), ...(rest === "" ? [] : [rest])].map((part) => `\n${part}\n`);
	return start + line + frontMatter.slice(start.length).trimEnd() + ["\n", ...body].join("");
}

function findHeroPicture(project: VitePressProject): HeroPicture | undefined {
	const folder = path.join(project.folder, ".vitepress");
	const sources = new Map(
		listSourceFiles(project, folder)
			.filter((name) => name.endsWith(".vue"))
			.map((name) => [name, readFileSync(path.join(folder, name), "utf8")] as const),
	);
	for (const [name, source] of sources) {
		const slot = SLOT.exec(source)?.[1];
		if (slot === undefined) continue;
		const components = [...slot.matchAll(COMPONENT)].map(([, component = ""]) =>
			component.replaceAll("-", "").toLowerCase(),
		);
		const parts = [...sources].filter(([file]) => components.includes(path.posix.parse(file).name.toLowerCase()));
		const texts = [slot, ...parts.map(([, text]) => text)];
		const image = texts.map(imageIn).find((found) => found !== undefined);
		const code = texts.map(codeIn).find((found) => found !== undefined);
		return { place: `.vitepress/${name}`, ...(image && { image }), ...(code && { code }) };
	}
	return undefined;
}

/** The first picture that is public. */
function imageIn(text: string): HeroPicture["image"] {
	const [tag, src] = [...text.matchAll(PICTURE)].find(([, url = ""]) => /^(?:\/|https:)/.test(url)) ?? [];
	if (!tag || !src) return undefined;
	const [, written, name = ""] = /\s(?:alt="([^"]{1,500})"|:alt="(\w{1,99})")/.exec(tag) ?? [];
	const alt = written ?? new RegExp(`\\bconst\\s+${name}\\s*=\\s*(["'])((?:(?!\\1)[^\\\\\\n])+)\\1`).exec(text)?.[2];
	return { src: unescapeHtml(src), ...(alt && { alt: unescapeHtml(alt) }) };
}

function codeIn(text: string): string | undefined {
	const constants = [...text.matchAll(HTML_CONSTANT)].flatMap(([, name = ""]) => {
		const value = new RegExp(`\\bconst\\s+${name}\\s*=\\s*\`([^\`]{1,20000})\``).exec(text)?.[1];
		return value === undefined ? [] : [value];
	});
	const code = [text, ...constants].map((html) => CODE.exec(html)?.[1]).find((found) => found !== undefined);
	return code === undefined || code.includes("{{")
		? undefined
		: unescapeHtml(code.replace(/<[^<>]*>/g, "")).trim() || undefined;
}
