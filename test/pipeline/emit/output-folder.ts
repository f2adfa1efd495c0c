/** Output folders on a real disk. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Output } from "../../../src/model/site/site.ts";
import type { OutputPath } from "../../../src/model/urls/route.ts";
import type { Disk } from "../../../src/pipeline/emit/disk.ts";
import { openOutputFolder } from "../../../src/pipeline/emit/index.ts";
import { inFolder } from "../../site.ts";

/** Text by path. */
export type OutputTexts = Readonly<Record<string, string>>;

export const outputsOf = (texts: OutputTexts): Output[] =>
	Object.entries(texts).map(([name, contents]) => ({ path: name as OutputPath, contents }));

export interface EmitOptions {
	/** What is copied is named from here. @default the folder that the output folder is in */
	readonly root?: string;
	readonly disk?: Disk;
	readonly manyFiles?: number;
	/** Called before what was added is published. */
	readonly arm?: () => void;
}

/** Adds the first file alone, as a build adds them some at a time. */
export async function emit(
	folder: string,
	files: OutputTexts | readonly Output[],
	{ root = path.dirname(folder), arm, ...options }: EmitOptions = {},
): Promise<void> {
	const outputs = Array.isArray(files) ? files : outputsOf(files as OutputTexts);
	const writing = await openOutputFolder(folder, root, options);
	try {
		await writing.add(outputs.slice(0, 1));
		await writing.add(outputs.slice(1));
		arm?.();
		await writing.publish();
	} finally {
		await writing.discard();
	}
}

/** The message of an error, or nothing. */
export const failureOf = (promise: Promise<unknown>): Promise<string> =>
	promise.then(
		() => "",
		(error: Error) => error.message,
	);

/** All files but the manifest, and empty folders, which no site has. */
export function contentOf(folder: string): OutputTexts {
	if (!existsSync(folder)) return { "(no folder)": "" };
	const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith(".ssg-"));
	return Object.fromEntries(
		names.sort().flatMap((name) => {
			const file = path.join(folder, name);
			if (!statSync(file).isDirectory()) return [[name, readFileSync(file, "utf8")]];
			return readdirSync(file).length > 0 ? [] : [[`${name}/`, ""]];
		}),
	);
}

/** Gives the path of an output folder that is not there yet, and its parent. */
export const inParent = (use: (dist: string, parent: string) => Promise<void>): Promise<void> =>
	inFolder((parent) => use(path.join(parent, "dist"), parent));
