/** The forms in which problems are printed: `--format`. */
export const PROBLEM_FORMATS = ["text", "json", "sarif", "github", "gitlab"] as const;

export type ProblemFormat = (typeof PROBLEM_FORMATS)[number];

export interface FormatOptions {
	readonly format?: ProblemFormat;
	/** Short for `--format json`. */
	readonly json?: boolean;
}

export const formatOf = ({ format, json }: FormatOptions): ProblemFormat => format ?? (json ? "json" : "text");
