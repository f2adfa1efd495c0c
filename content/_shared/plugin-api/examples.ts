/** Code that shows a member in use, without comments, since it is the same in all languages. */
export const examples: Readonly<Record<string, string>> = {
	"JoplinCommands.execute": `
await joplin.commands.execute('newNote');
await joplin.commands.execute('openNote', noteId);
await joplin.commands.execute('editor.execCommand', { name: 'undo' });`,
	"JoplinCommands.register": `
await joplin.commands.register({
	name: 'shoutSelection',
	label: 'Convert the selection to upper case',
	iconName: 'fas fa-bullhorn',
	enabledCondition: 'oneNoteSelected && !inConflictFolder',
	execute: async () => {
		const text = await joplin.commands.execute('selectedText');
		await joplin.commands.execute('replaceSelection', text.toUpperCase());
	},
});`,
	"JoplinContentScripts.register": `
await joplin.contentScripts.register(
	ContentScriptType.MarkdownItPlugin,
	'crosswords',
	'./crosswords.js',
);`,
	"JoplinContentScripts.onMessage": `
await joplin.contentScripts.onMessage('crosswords', async (message) => {
	return message === 'dictionary' ? loadDictionary() : null;
});`,
	"JoplinData.get": `
let page = 1;
let result;
do {
	result = await joplin.data.get(['tags', tagId, 'notes'], {
		fields: ['id', 'title'],
		page: page++,
	});
	for (const note of result.items) console.info(note.title);
} while (result.has_more);`,
	"JoplinData.post": `
const notebook = await joplin.data.post(['folders'], null, { title: 'Recipes' });
await joplin.data.post(['notes'], null, {
	title: 'Apple pie',
	body: '- 6 apples\\n- 200 g flour',
	parent_id: notebook.id,
});`,
	"JoplinData.put": `
await joplin.data.put(['notes', noteId], null, { is_todo: 1 });`,
	"JoplinData.delete": `
await joplin.data.delete(['tags', tagId, 'notes', noteId]);`,
	"JoplinPlugins.register": `
joplin.plugins.register({
	onStart: async () => {
		console.info('Started in', await joplin.plugins.installationDir());
	},
});`,
	"JoplinSettings.registerSettings": `
await joplin.settings.registerSection('weather', {
	label: 'Weather',
	iconName: 'fas fa-cloud-sun',
});
await joplin.settings.registerSettings({
	city: {
		section: 'weather',
		public: true,
		type: SettingItemType.String,
		value: 'Lyon',
		label: 'City',
	},
	units: {
		section: 'weather',
		public: true,
		type: SettingItemType.String,
		isEnum: true,
		options: { c: 'Celsius', f: 'Fahrenheit' },
		value: 'c',
		label: 'Units',
	},
});`,
	"JoplinSettings.values": `
const { city, units } = await joplin.settings.values(['city', 'units']);`,
	"JoplinSettings.onChange": `
await joplin.settings.onChange(async ({ keys }) => {
	if (keys.includes('city')) await updateForecast();
});`,
	"JoplinViewsDialogs.open": `
const dialog = await joplin.views.dialogs.create('renameDialog');
await joplin.views.dialogs.setHtml(dialog, \`
	<form name="rename">
		<label>Title <input name="title"></label>
	</form>
\`);
await joplin.views.dialogs.setButtons(dialog, [{ id: 'ok' }, { id: 'cancel' }]);

const { id, formData } = await joplin.views.dialogs.open(dialog);
if (id === 'ok') console.info(formData.rename.title);`,
	"JoplinViewsDialogs.showToast": `
await joplin.views.dialogs.showToast({
	message: 'All images are now smaller.',
	type: ToastType.Success,
});`,
	"JoplinViewsEditors.register": `
await joplin.views.editors.register('boardEditor', {
	onSetup: async (handle) => {
		await joplin.views.editors.setHtml(handle, '<div id="board"></div>');
		await joplin.views.editors.addScript(handle, './board.js');
		await joplin.views.editors.onUpdate(handle, async ({ newBody }) => {
			joplin.views.editors.postMessage(handle, { body: newBody });
		});
	},
	onActivationCheck: async ({ noteId }) => {
		const note = await joplin.data.get(['notes', noteId], { fields: ['body'] });
		return note.body.includes('\`\`\`board');
	},
});`,
	"JoplinViewsMenuItems.create": `
await joplin.views.menuItems.create(
	'shoutMenuItem',
	'shoutSelection',
	MenuItemLocation.EditorContextMenu,
	{ accelerator: 'CmdOrCtrl+Alt+U' },
);`,
	"JoplinViewsMenus.create": `
await joplin.views.menus.create('weatherMenu', 'Weather', [
	{ commandName: 'weatherToday' },
	{ type: 'separator' },
	{ label: 'More', submenu: [{ commandName: 'weatherWeek' }] },
]);`,
	"JoplinViewsNoteList.registerRenderer": `
await joplin.views.noteList.registerRenderer({
	id: 'titleAndDate',
	label: async () => 'Title and date',
	flow: ItemFlow.TopToBottom,
	itemSize: { height: 40 },
	dependencies: ['note.titleHtml', 'note.updated_time'],
	itemTemplate: '<div>{{{note.titleHtml}}} <small>{{date}}</small></div>',
	onRenderNote: async (props) => ({
		...props,
		date: new Date(props.note.updated_time).toLocaleDateString(),
	}),
});`,
	"JoplinViewsPanels.create": `
const panel = await joplin.views.panels.create('weatherPanel');
await joplin.views.panels.setHtml(panel, '<p id="forecast"></p>');
await joplin.views.panels.addScript(panel, './forecast.js');`,
	"JoplinViewsPanels.onMessage": `
await joplin.views.panels.onMessage(panel, async (message) => {
	if (message.type === 'open')
		await joplin.commands.execute('openNote', message.noteId);
});`,
	"JoplinViewsToolbarButtons.create": `
await joplin.views.toolbarButtons.create(
	'shoutButton',
	'shoutSelection',
	ToolbarButtonLocation.EditorToolbar,
);`,
	"JoplinWorkspace.onNoteSelectionChange": `
await joplin.workspace.onNoteSelectionChange(async () => {
	const note = await joplin.workspace.selectedNote();
	if (note) console.info('Now on', note.title);
});`,
	"JoplinWorkspace.filterEditorContextMenu": `
joplin.workspace.filterEditorContextMenu(async (menu) => {
	menu.items.push({ commandName: 'shoutSelection' });
	return menu;
});`,
	"JoplinImaging.resize": `
const image = await joplin.imaging.createFromResource(resourceId);
const small = await joplin.imaging.resize(image, { width: 800 });
await joplin.imaging.toJpgResource(small, { title: 'Small copy' });
await joplin.imaging.free([image, small]);`,
	"JoplinFs.archiveExtract": `
const target = \`\${await joplin.plugins.dataDir()}/dictionary\`;
const entries = await joplin.fs.archiveExtract(zipPath, target);`,
	"Joplin.require": `
const fs = joplin.require('fs-extra');
const sqlite3 = joplin.require('sqlite3');`,
	"Joplin.versionInfo": `
const { version, platform } = await joplin.versionInfo();`,
};
