/** Translates a VitePress project into a site. */
import type { MigratedSite } from "../migrated-site.ts";
import type { MigrationNotes } from "../migration-notes.ts";

export async function migrateVitePress(
	_folder: string,
	_configFile: string,
	_notes: MigrationNotes,
): Promise<MigratedSite> {
	throw new Error("not yet");
}
