/** The file that lists the URLs of a site, beside its configuration. */
import { hash } from "node:crypto";
import path from "node:path";
import { readCached } from "../engine/cache/disk-store.ts";
import { LOCK_FILE } from "../quality/lost-urls/lock-file.ts";

/** What a comparison with the lock depends on. */
export const hashOfLock = (configFile: string | undefined): string =>
	configFile === undefined ? "" : hash("sha256", readCached(path.join(path.dirname(configFile), LOCK_FILE)));
