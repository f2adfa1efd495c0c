/** Files that pages refer to and that are not copied with them: pictures of the repository, or of the public folders. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { refusedTypeOf } from "../../model/asset-types.ts";
import { findAssetProblem } from "../../pipeline/load/asset-problem.ts";
import { maskCode } from "../../pipeline/parse/components/syntax/mask-code.ts";
import { contentsOf, type NewFiles } from "../init/write-new-files.ts";
import { isFileIn, placeIn } from "./project-paths.ts";
import type { SourceProject } from "./source-files.ts";

interface PublishedFiles extends Pick<SourceProject, "notes"> {
	/** Of the project, absolute. */
	readonly folder: string;
	/** Those whose files are published as they are, absolute. */
	readonly publicFolders: readonly string[];
	/** Files that become public, and their addresses. */
	readonly assets: Map<string, string>;
}

/** The address of a file: its own if it is published anyway, otherwise that of a copy. */
export function assetUrl(file: string, { folder, publicFolders, assets }: PublishedFiles): string {
	const published = publicFolders.map((parent) => placeIn(parent, file)).find((place) => !place.startsWith(".."));
	if (published !== undefined) return `/${published}`;
	const url = `/assets/${placeIn(folder, file).replaceAll("../", "")}`;
	assets.set(file, url);
	return url;
}

export const assetFiles = (assets: ReadonlyMap<string, string>): NewFiles =>
	Object.fromEntries([...assets].map(([file, url]) => [`public${url}`, { copyOf: file }]));

/** A relative path, or one of the project, after what comes before it in Markdown, HTML and JSX. */
const REFERENCE = /(?<=[("'<]|\]:[ \t]{1,9})(?:\.{1,2}\/|@site\/)[^\s"'()<>?#]{1,500}/g;
/** Dots at the start are for files that nobody publishes. */
const PUBLISHABLE =
	/^(?!(?:.*\/)?\.(?!\.\/)).*\.(?:apng|avif|bmp|csv|docx|gif|gz|ico|jpe?g|mov|mp[34]|ogg|pdf|png|pptx|svg|tar|txt|wav|webm|webp|xlsx|zip)$/i;

/** Excalidraw writes such fonts into its pictures. A page loads nothing of other sites. */
const EXTERNAL_FONT = /@font-face\s*\{[^{}]{0,1000}url\(["']?https?:[^{}]{0,1000}\}/g;

/**
 * The files of a project with those that its Markdown refers to. Their references become addresses. Fonts of other sites are
 * taken out of pictures.
 *
 * @param rewrite what else changes in a file of Markdown, with its new name and its absolute path
 */
export function withLinkedFiles(
	files: NewFiles,
	project: Omit<PublishedFiles, "assets">,
	rewrite: (text: string, name: string, source: string) => string = (text) => text,
): NewFiles {
	const assets = new Map<string, string>();
	const changed = Object.entries(files).map(([name, file]) => {
		if (typeof file === "string" || !/\.(?:mdx?|svg)$/.test(name)) return [name, file] as const;
		const original = contentsOf(file);
		if (name.endsWith(".svg")) {
			const plain = original.replace(EXTERNAL_FONT, "");
			return [name, plain === original ? file : plain] as const;
		}
		const text = rewrite(original, name, file.copyOf);
		const rewritten = [...maskCode(text).matchAll(REFERENCE)].reduceRight((rest, { 0: written, index }) => {
			const isOfSite = written.startsWith("@site/");
			const base = isOfSite ? project.folder : path.dirname(file.copyOf);
			const target = path.resolve(base, decoded(written.replace(/^@site\//, "")));
			if (!isFileIn(target, project.folder)) return rest;
			const isCopied = !isOfSite && Object.hasOwn(files, path.posix.join(path.posix.dirname(name), decoded(written)));
			if (isCopied ? !isRefused(target) : !PUBLISHABLE.test(placeIn(project.folder, target))) return rest;
			if (isCopied) project.notes.add("unchecked files", placeIn(project.folder, target));
			const url = encodeURI(assetUrl(target, { ...project, assets }));
			return rest.slice(0, index) + url + rest.slice(index + written.length);
		}, text);
		return [name, rewritten === original ? file : rewritten] as const;
	});
	return { ...Object.fromEntries(changed), ...assetFiles(assets) };
}

/** Beside content, a build does not publish them. */
const isRefused = (file: string): boolean =>
	!/\.mdx?$/.test(file) &&
	(refusedTypeOf(file, []) !== undefined ||
		(findAssetProblem(file) !== undefined && readFileSync(file, "utf8").search(EXTERNAL_FONT) < 0));

function decoded(url: string): string {
	try {
		return decodeURI(url);
	} catch {
		return url;
	}
}
