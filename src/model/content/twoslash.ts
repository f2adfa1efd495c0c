/** What the optional package twoslash says about the types in an example: https://twoslash.netlify.app/refs/notations */

/** A place in the code that readers see. Lines and characters count from 0. */
interface TwoslashPlace {
	readonly line: number;
	readonly character: number;
	readonly length: number;
}

export type TwoslashNode = TwoslashPlace &
	(
		| { readonly type: "hover" | "query"; readonly text: string; readonly docs?: string }
		| { readonly type: "error" | "tag"; readonly text?: string }
		| { readonly type: "completion"; readonly completions?: readonly { readonly name: string }[] }
		| { readonly type: "highlight" }
	);

/** The part of the result of twoslash that is shown. */
export interface TwoslashResult {
	/** Without the notation of twoslash and what it cuts. */
	readonly code: string;
	readonly nodes: readonly TwoslashNode[];
}

/** Throws if the code has errors that it does not announce. */
export type Twoslasher = (code: string, language: string, options?: object) => TwoslashResult;

/** The package that a site has installed. */
export interface TwoslashModule {
	/** The URL of its module. */
	readonly module: string;
	/** The folder whose packages and types examples can import. */
	readonly root: string;
	/** Changes with the versions of all packages that examples may depend on. */
	readonly version: string;
}

/** The files of a site, beside its configuration, that change when packages are installed. */
export const PACKAGE_FILES = ["package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock"] as const;
