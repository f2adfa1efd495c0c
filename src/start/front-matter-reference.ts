/** What the manual and editors say about the keys of front matter. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { PACKAGE_ROOT } from "../engine/package-root.ts";
import type { FrontMatterConfig } from "../model/config.ts";

/** Where a key has an effect. */
export type FrontMatterArea = keyof FrontMatterConfig;

/** A schema of https://json-schema.org/draft-07. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface FrontMatterKeyDescription {
	readonly name: string;
	/** In TypeScript. */
	readonly type: string;
	readonly schema: JsonSchema;
	readonly areas: readonly FrontMatterArea[];
	/** Markdown. */
	readonly text: string;
	readonly default: string;
	/** Lines of YAML. */
	readonly example: string;
	/** What the example makes of a page `install.md`: lines of HTML, or a sentence in Markdown. */
	readonly result: string;
	/** A translation has the value of its original unless it has its own. */
	readonly isInherited?: boolean;
}

export interface FrontMatterSubject {
	readonly title: string;
	readonly keys: readonly FrontMatterKeyDescription[];
}

export const readFrontMatterSubjects = (): readonly FrontMatterSubject[] =>
	readDescriptions("front-matter-keys.yml") as readonly FrontMatterSubject[];

/** The schemas of data files, by kind. */
export const readDataFileSchemas = (): Readonly<Record<"category" | "authors" | "tags" | "search", JsonSchema>> =>
	readDescriptions("data-file-schemas.yml") as ReturnType<typeof readDataFileSchemas>;

const readDescriptions = (name: string): unknown =>
	parse(readFileSync(path.join(PACKAGE_ROOT, "src/model/content", name), "utf8"));
