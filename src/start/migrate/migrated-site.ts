import type { Config } from "../../config/define.ts";
import type { NewFiles } from "../init/write-new-files.ts";

/** What a project of another generator becomes. */
export interface MigratedSite {
	/** The name of the generator. */
	readonly generator: string;
	readonly config: Config;
	/** Content and public files. */
	readonly files: NewFiles;
}
