import { loadString } from "../strings.ts";

export interface FailureStrings {
	/** The document title when a page crashes. */
	readonly pageError: string;
	readonly crashed: string;
	readonly tryAgain: string;
	/** Label above the message of an error's cause. */
	readonly cause: string;
	readonly loadFailed: string;
	readonly retry: string;
}

/** Rejects if the theme lacks one of the strings. */
export async function loadFailureStrings(): Promise<FailureStrings> {
	return {
		pageError: await loadString("pageError"),
		crashed: await loadString("crashed"),
		tryAgain: await loadString("tryAgain"),
		cause: await loadString("cause"),
		loadFailed: await loadString("loadFailed"),
		retry: await loadString("retry"),
	};
}
