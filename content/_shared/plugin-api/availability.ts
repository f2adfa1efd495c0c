/** Since which version a class, member or type exists, and where it works only on the desktop. From the changelogs. */

/** Of a class, for all its members too. Absent where no changelog names it. */
export const since: Readonly<Record<string, string>> = {
	JoplinClipboard: "2.1",
	"JoplinContentScripts.onMessage": "1.7",
	"JoplinData.itemType": "2.7",
	"JoplinData.resourcePath": "2.7",
	JoplinFs: "3.6",
	JoplinImaging: "2.13",
	"JoplinImaging.createFromPdfPath": "3.0",
	"JoplinImaging.createFromPdfResource": "3.0",
	"JoplinImaging.getPdfInfoFromPath": "3.0",
	"JoplinImaging.getPdfInfoFromResource": "3.0",
	"JoplinPlugins.dataDir": "1.7",
	"JoplinPlugins.installationDir": "1.7",
	"JoplinPlugins.require": "1.7",
	"JoplinSettings.onChange": "1.6",
	"JoplinSettings.values": "3.1",
	"JoplinViewsDialogs.addScript": "1.6",
	"JoplinViewsDialogs.showOpenDialog": "2.13",
	"JoplinViewsDialogs.showToast": "3.2",
	JoplinViewsEditors: "3.2",
	JoplinViewsNoteList: "2.13",
	"JoplinViewsPanels.hide": "1.6",
	"JoplinViewsPanels.postMessage": "2.6",
	"JoplinViewsPanels.show": "1.6",
	"JoplinViewsPanels.visible": "1.6",
	JoplinWindow: "2.2",
	"JoplinWorkspace.filterEditorContextMenu": "2.7",
	"JoplinWorkspace.onResourceChange": "2.7",
	"JoplinWorkspace.onSyncStart": "1.5",
	"JoplinWorkspace.selectedFolder": "1.6",
	"Joplin.versionInfo": "2.9",
	ModelType: "2.7",
	SettingItemSubType: "2.8",
	SettingStorage: "2.1",
};

/** Classes and members. */
export const desktopOnly: ReadonlySet<string> = new Set([
	"Joplin.require",
	"JoplinFs",
	"JoplinImaging",
	"JoplinViewsDialogs.showOpenDialog",
	"JoplinViewsNoteList",
	"JoplinWindow",
	"JoplinWorkspace.filterEditorContextMenu",
]);
