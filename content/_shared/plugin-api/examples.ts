/** Code that shows a member in use. It is the same in all languages, so comments hold values and errors, never words. */
export const examples: Readonly<Record<string, string>> = {
	"JoplinCommands.execute": `
await joplin.commands.execute('newNote');
await joplin.commands.execute('openNote', noteId);
await joplin.commands.execute('editor.execCommand', { name: 'undo' });
await joplin.commands.execute('missing'); // Error: Command not found: missing. …`,
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
const notebook = await joplin.data.post(['folders'], null, { title: 'Journal' });
await joplin.data.post(['notes'], null, {
	title: 'A walk in the rain',
	body: 'Five miles along the river.',
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
const { city, units } = await joplin.settings.values(['city', 'units']);
console.info(city, units); // 'Lyon' 'c'
await joplin.settings.values('town'); // Error: Unknown key: …`,
	"JoplinSettings.globalValues": `
const [locale, theme] = await joplin.settings.globalValues(['locale', 'theme']);
console.info(locale, theme); // 'en_GB' 1
await joplin.settings.globalValues(['town']); // Error: Unknown key: town`,
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
	MenuItemLocation.Edit,
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
await joplin.workspace.onNoteSelectionChange(async ({ value }) => {
	console.info(value); // ['b21c7e5d90f34a6e8c1d2b3f4a5e6d70']
	const note = await joplin.workspace.selectedNote();
	if (note) console.info(note.title); // 'A walk in the rain'
});`,
	"JoplinWorkspace.filterEditorContextMenu": `
joplin.workspace.filterEditorContextMenu(async (menu) => {
	const { itemType, resourceId } = menu.context ?? {};
	if (itemType === ContextMenuItemType.Image)
		menu.items.push({ commandName: 'shrinkImage', commandArgs: [resourceId] });
	else menu.items.push({ commandName: 'shoutSelection' });
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
const { version, platform } = await joplin.versionInfo();
console.info(platform); // 'desktop'`,
	"Joplin.shouldUseDarkColors": `
const isDark = await joplin.shouldUseDarkColors(); // true
const icon = isDark ? 'walk-light.svg' : 'walk-dark.svg';`,
	"JoplinClipboard.readText": `
const text = await joplin.clipboard.readText(); // 'A walk in the rain'
await joplin.data.put(['notes', noteId], null, { title: text });`,
	"JoplinClipboard.writeText": `
const note = await joplin.workspace.selectedNote();
if (note) await joplin.clipboard.writeText(\`[\${note.title}](:/\${note.id})\`);`,
	"JoplinClipboard.readHtml": `
const formats = await joplin.clipboard.availableFormats();
if (formats.includes('text/html')) {
	const html = await joplin.clipboard.readHtml(); // '<p>Five <b>miles</b></p>'
	await joplin.data.post(['notes'], null, { title: 'Pasted', body_html: html });
}`,
	"JoplinClipboard.writeHtml": `
await joplin.clipboard.writeHtml('<h1>A walk in the rain</h1><p>Five miles.</p>');`,
	"JoplinClipboard.readImage": `
const dataUrl = await joplin.clipboard.readImage(); // 'data:image/png;base64,…'
await joplin.views.panels.setHtml(panel, \`<img src="\${dataUrl}" alt="">\`);`,
	"JoplinClipboard.writeImage": `
const fs = joplin.require('fs-extra');
const file = await joplin.data.resourcePath(resourceId);
const data = await fs.readFile(file, 'base64');
await joplin.clipboard.writeImage(\`data:image/jpeg;base64,\${data}\`);`,
	"JoplinClipboard.availableFormats": `
const formats = await joplin.clipboard.availableFormats(); // ['text/plain', 'text/html']
const hasImage = formats.some(format => format.startsWith('image/')); // false`,
	"JoplinClipboard.write": `
await joplin.clipboard.write({
	text: 'A walk in the rain',
	html: '<h1>A walk in the rain</h1>',
});
await joplin.clipboard.availableFormats(); // ['text/plain', 'text/html']`,
	"JoplinData.itemType": `
const type = await joplin.data.itemType(linkedId); // 4
if (type === ModelType.Resource) {
	console.info(await joplin.data.resourcePath(linkedId));
}
await joplin.data.itemType('0'); // null`,
	"JoplinData.resourcePath": `
const fs = joplin.require('fs-extra');
const file = await joplin.data.resourcePath(resourceId);
const { size } = await fs.stat(file);

await joplin.data.resourcePath('0'); // Error: No such resource: 0`,
	"JoplinData.userDataGet": `
const rating = await joplin.data.userDataGet(ModelType.Note, noteId, 'rating') ?? 0;`,
	"JoplinData.userDataSet": `
await joplin.data.userDataSet(ModelType.Note, noteId, 'rating', 5);`,
	"JoplinData.userDataDelete": `
await joplin.data.userDataDelete(ModelType.Note, noteId, 'rating');`,
	"JoplinInterop.registerExportModule": `
await joplin.interop.registerExportModule({
	format: 'titles',
	description: 'List of titles',
	target: FileSystemItem.File,
	isNoteArchive: true,
	fileExtensions: ['txt'],
	onInit: async (context) => { context.userData = []; },
	onProcessItem: async (context, itemType, item) => {
		if (itemType === ModelType.Note) context.userData.push(item.title);
	},
	onProcessResource: async () => {},
	onClose: async ({ destPath, userData }) => {
		await joplin.require('fs-extra').writeFile(destPath, userData.join('\\n'));
	},
});`,
	"JoplinInterop.registerImportModule": `
await joplin.interop.registerImportModule({
	format: 'titles',
	description: 'List of titles',
	isNoteArchive: true,
	sources: [FileSystemItem.File],
	fileExtensions: ['txt'],
	onExec: async ({ sourcePath }) => {
		const text = await joplin.require('fs-extra').readFile(sourcePath, 'utf8');
		for (const title of text.split('\\n'))
			await joplin.data.post(['notes'], null, { title, parent_id: notebookId });
	},
});`,
	"JoplinPlugins.registerContentScript": `
await joplin.contentScripts.register(
	ContentScriptType.MarkdownItPlugin, 'crosswords', './crosswords.js',
);`,
	"JoplinPlugins.dataDir": `
const fs = joplin.require('fs-extra');
const file = \`\${await joplin.plugins.dataDir()}/walks.json\`;
await fs.writeJson(file, { miles: 5 });`,
	"JoplinPlugins.installationDir": `
const folder = await joplin.plugins.installationDir();
await joplin.window.loadNoteCssFile(\`\${folder}/walks.css\`);`,
	"JoplinPlugins.require": `
const fs = joplin.require('fs-extra');`,
	"JoplinSettings.registerSetting": `
await joplin.settings.registerSettings({
	miles: { public: false, type: SettingItemType.Int, value: 5, label: 'Miles' },
});`,
	"JoplinSettings.registerSection": `
await joplin.settings.registerSection('walks', {
	label: 'Walks',
	iconName: 'fas fa-hiking',
	description: 'Goals for your walks',
});`,
	"JoplinSettings.value": `
const city = await joplin.settings.value('city'); // 'Lyon'
await joplin.settings.value('town'); // Error: Unknown key: …`,
	"JoplinSettings.setValue": `
await joplin.settings.setValue('city', 'Nantes');
await joplin.settings.values('city'); // { city: 'Nantes' }
await joplin.settings.setValue('town', 'Nantes'); // Error: Unknown key: …`,
	"JoplinSettings.globalValue": `
const [locale] = await joplin.settings.globalValues(['locale']); // ['en_GB']`,
	"JoplinViewsDialogs.create": `
const dialog = await joplin.views.dialogs.create('tagDialog');
await joplin.views.dialogs.create('tagDialog'); // Error: View already added …`,
	"JoplinViewsDialogs.showMessageBox": `
const answer = await joplin.views.dialogs.showMessageBox('Delete the tag “travel”?');
if (answer === 0) await joplin.data.delete(['tags', tagId]);`,
	"JoplinViewsDialogs.setHtml": `
const escapeHtml = (text: string) => text.replace(/[&<"]/g, c => \`&#\${c.charCodeAt(0)};\`);
const { title } = await joplin.data.get(['folders', notebookId]); // 'Journal'
await joplin.views.dialogs.setHtml(dialog, \`<h1>\${escapeHtml(title)}</h1>\`);`,
	"JoplinViewsDialogs.addScript": `
await joplin.views.dialogs.addScript(dialog, './dialog.css');
await joplin.views.dialogs.addScript(dialog, './dialog.js');`,
	"JoplinViewsDialogs.setButtons": `
await joplin.views.dialogs.setButtons(dialog, [
	{ id: 'add', title: 'Add tag' },
	{ id: 'cancel' },
]);
const { id } = await joplin.views.dialogs.open(dialog); // 'add'`,
	"JoplinViewsDialogs.setFitToContent": `
await joplin.views.dialogs.setFitToContent(dialog, false); // false
await joplin.views.dialogs.open(dialog);`,
	"JoplinViewsDialogs.showOpenDialog": `
const { canceled, filePaths } = await joplin.views.dialogs.showOpenDialog({
	properties: ['openFile', 'multiSelections'],
	filters: [{ name: 'PDF', extensions: ['pdf'] }],
});
if (!canceled) console.info(filePaths); // ['/home/ana/map.pdf']`,
	"JoplinViewsPanels.setHtml": `
const escapeHtml = (text: string) => text.replace(/[&<"]/g, c => \`&#\${c.charCodeAt(0)};\`);
const notes = await joplin.data.get(['folders', notebookId, 'notes']);
const list = notes.items.map(note => \`<li>\${escapeHtml(note.title)}</li>\`);
await joplin.views.panels.setHtml(panel, \`<ul>\${list.join('')}</ul>\`);`,
	"JoplinViewsPanels.addScript": `
await joplin.views.panels.addScript(panel, './panel.css');
await joplin.views.panels.addScript(panel, './panel.js');`,
	"JoplinViewsPanels.postMessage": `
await joplin.workspace.onNoteSelectionChange(async () => {
	const ids = await joplin.workspace.selectedNoteIds();
	joplin.views.panels.postMessage(panel, { selected: ids });
});`,
	"JoplinViewsPanels.show": `
const { items } = await joplin.data.get(['notes', noteId, 'tags']);
await joplin.views.panels.show(panel, items.length > 0);`,
	"JoplinViewsPanels.hide": `
await joplin.commands.register({
	name: 'hideWalks',
	label: 'Hide walks',
	execute: async () => joplin.views.panels.hide(panel),
});`,
	"JoplinViewsPanels.visible": `
const isVisible = await joplin.views.panels.visible(panel); // true
await joplin.views.panels.show(panel, !isVisible);`,
	"JoplinViewsPanels.isActive": `
const isActive = await joplin.views.panels.isActive(editor); // true
await joplin.views.panels.isActive('board'); // Error: View not found: board`,
	"JoplinWindow.loadChromeCssFile": `
const folder = await joplin.plugins.installationDir();
await joplin.window.loadChromeCssFile(\`\${folder}/app.css\`);`,
	"JoplinWindow.loadNoteCssFile": `
const fs = joplin.require('fs-extra');
const file = \`\${await joplin.plugins.dataDir()}/note.css\`;
await fs.writeFile(file, 'h1 { color: teal; }');
await joplin.window.loadNoteCssFile(file);`,
	"JoplinWorkspace.onNoteContentChange": `
await joplin.workspace.onNoteChange(async ({ id }) => {
	console.info('Changed:', id);
});`,
	"JoplinWorkspace.onNoteChange": `
await joplin.workspace.onNoteChange(async ({ id, event }) => {
	if (event !== ItemChangeEventType.Update) return;
	const note = await joplin.data.get(['notes', id], { fields: ['body'] });
	joplin.views.panels.postMessage(panel, { length: note.body.length });
});`,
	"JoplinWorkspace.onResourceChange": `
await joplin.workspace.onResourceChange(async ({ id }) => {
	const file = await joplin.data.get(['resources', id], { fields: ['title'] });
	console.info(file.title); // 'walk.jpg'
});`,
	"JoplinWorkspace.onNoteAlarmTrigger": `
await joplin.workspace.onNoteAlarmTrigger(async ({ noteId }) => {
	await joplin.commands.execute('openNote', noteId);
});`,
	"JoplinWorkspace.onSyncStart": `
let startedAt = 0;
await joplin.workspace.onSyncStart(() => {
	startedAt = Date.now();
});`,
	"JoplinWorkspace.onSyncComplete": `
await joplin.workspace.onSyncComplete(async ({ withErrors }) => {
	await joplin.views.dialogs.showToast({
		message: withErrors ? 'Sync failed' : 'In sync',
		type: withErrors ? ToastType.Error : ToastType.Success,
	});
});`,
	"JoplinWorkspace.selectedNote": `
const note = await joplin.workspace.selectedNote();
console.info(note?.title); // 'A walk in the rain'`,
	"JoplinWorkspace.selectedFolder": `
const notebook = await joplin.workspace.selectedFolder();
console.info(notebook?.title); // 'Journal'`,
	"JoplinWorkspace.selectedNoteIds": `
for (const id of await joplin.workspace.selectedNoteIds())
	await joplin.data.post(['tags', tagId, 'notes'], null, { id });`,
	"JoplinWorkspace.selectedNoteHash": `
await joplin.workspace.onNoteSelectionChange(async () => {
	const section = await joplin.workspace.selectedNoteHash(); // 'by-the-river'
	if (section) joplin.views.panels.postMessage(panel, { section });
});`,
	"JoplinViewsEditors.create": `
await joplin.views.editors.register('boardEditor', {
	onSetup: async (handle) => {
		await joplin.views.editors.setHtml(handle, '<div id="board"></div>');
	},
	onActivationCheck: async () => true,
});`,
	"JoplinViewsEditors.setHtml": `
await joplin.views.editors.setHtml(editor, '<textarea id="text"></textarea>');`,
	"JoplinViewsEditors.addScript": `
await joplin.views.editors.addScript(editor, './board.css');
await joplin.views.editors.addScript(editor, './board.js');`,
	"JoplinViewsEditors.onMessage": `
await joplin.views.editors.onMessage(editor, async (message) => {
	if (message.type === 'getTags')
		return joplin.data.get(['notes', message.noteId, 'tags']);
});`,
	"JoplinViewsEditors.postMessage": `
const isDark = await joplin.shouldUseDarkColors();
joplin.views.editors.postMessage(editor, { type: 'theme', isDark });`,
	"JoplinViewsEditors.saveNote": `
await joplin.views.editors.onMessage(editor, async ({ noteId, body }) => {
	await joplin.views.editors.saveNote(editor, { noteId, body });
});`,
	"JoplinViewsEditors.onActivationCheck": `
await joplin.views.editors.register('journalEditor', {
	onSetup: async () => {},
	onActivationCheck: async ({ noteId }) => {
		const note = await joplin.data.get(['notes', noteId], { fields: ['parent_id'] });
		return note.parent_id === notebookId;
	},
});`,
	"JoplinViewsEditors.onUpdate": `
let currentId = '';
await joplin.views.editors.onUpdate(editor, async ({ noteId, newBody }) => {
	currentId = noteId;
	joplin.views.editors.postMessage(editor, { type: 'show', body: newBody });
});`,
	"JoplinViewsEditors.isActive": `
if (await joplin.views.editors.isActive(editor))
	await joplin.commands.execute('showEditorPlugin');`,
	"JoplinViewsEditors.isVisible": `
if (await joplin.views.editors.isVisible(editor))
	joplin.views.editors.postMessage(editor, { type: 'focus' });`,
	"JoplinImaging.createFromPath": `
const folder = await joplin.plugins.installationDir();
const image = await joplin.imaging.createFromPath(\`\${folder}/map.png\`);`,
	"JoplinImaging.createFromResource": `
const image = await joplin.imaging.createFromResource(resourceId);
await joplin.imaging.free(image);

await joplin.imaging.createFromResource('0'); // Error: No such resource: 0`,
	"JoplinImaging.createFromPdfPath": `
const pages = await joplin.imaging.createFromPdfPath(pdfPath, {
	minPage: 1,
	maxPage: 2,
	scaleFactor: 0.5,
});
console.info(pages.length); // 2
await joplin.imaging.free(pages);`,
	"JoplinImaging.createFromPdfResource": `
const pages = await joplin.imaging.createFromPdfResource(pdfId, { maxPage: 1 });
const cover = await joplin.imaging.toJpgResource(pages[0], { title: 'Cover' });
await joplin.imaging.free(pages);`,
	"JoplinImaging.getPdfInfoFromPath": `
const { pageCount } = await joplin.imaging.getPdfInfoFromPath(pdfPath); // 12`,
	"JoplinImaging.getPdfInfoFromResource": `
const { pageCount } = await joplin.imaging.getPdfInfoFromResource(pdfId); // 12
await joplin.imaging.getPdfInfoFromResource('0'); // Error: No such resource: 0`,
	"JoplinImaging.getSize": `
const { width, height } = await joplin.imaging.getSize(image);
console.info(width, height); // 1600 1200
await joplin.imaging.getSize('0'); // Error: No image with handle 0`,
	"JoplinImaging.crop": `
const { width, height } = await joplin.imaging.getSize(image);
const top = { x: 0, y: 0, width, height: Math.round(height / 2) };
const half = await joplin.imaging.crop(image, top);`,
	"JoplinImaging.toPngFile": `
const folder = await joplin.plugins.dataDir();
await joplin.imaging.toPngFile(image, \`\${folder}/walk.png\`);`,
	"JoplinImaging.toJpgFile": `
const folder = await joplin.plugins.dataDir();
await joplin.imaging.toJpgFile(image, \`\${folder}/walk.jpg\`, 60);`,
	"JoplinImaging.toPngResource": `
const { id, title } = await joplin.imaging.toPngResource(image, { title: 'Map' });
const note = await joplin.data.get(['notes', noteId], { fields: ['body'] });
const body = \`\${note.body}\\n![\${title}](:/\${id})\`;
await joplin.data.put(['notes', noteId], null, { body });`,
	"JoplinImaging.toJpgResource": `
const photo = await joplin.imaging.toJpgResource(image, { title: 'walk.jpg' }, 60);
console.info(photo.title); // 'walk.jpg'`,
	CodeMirrorControl: `
export default (context: ContentScriptContext) => ({
	plugin: (control: CodeMirrorControl) => {
		if (!control.cm6) return;
		control.addExtension(lineNumbers());
		control.registerCommand('walks__isEmpty', () => control.editor.state.doc.length === 0);
		control.supportsCommand('walks__isEmpty'); // true
		control.execCommand('walks__isEmpty'); // false
	},
});`,
	ListRenderer: `
await joplin.views.noteList.registerRenderer({
	id: 'columns',
	label: async () => 'Columns',
	flow: ItemFlow.TopToBottom,
	multiColumns: true,
	itemSize: { height: 32 },
	itemCss: '> .row { display: flex; }',
	itemTemplate: \`
		<div class="row">
			{{#cells}}<div style="{{{styleHtml}}}">{{{contentHtml}}}</div>{{/cells}}
		</div>\`,
	itemValueTemplates: {
		'note.is_todo': '{{#note.is_todo}}☐{{/note.is_todo}}',
	},
	onRenderNote: async (props) => props,
});`,
	WebviewApi: `
const tags = await webviewApi.postMessage({ type: 'getTags', noteId });
console.info(tags); // { items: [{ id: '5f8a…', parent_id: '', title: 'travel' }], has_more: false }

webviewApi.onMessage(({ message }) => {
	document.body.dataset.theme = message.isDark ? 'dark' : 'light';
});

document.addEventListener('contextmenu', (event) => {
	const link = event.target.closest('a');
	if (!link || !webviewApi.menuPopupFromTemplate) return;
	event.preventDefault();
	webviewApi.menuPopupFromTemplate([
		{ label: 'Open', command: 'openItem', commandArgs: [link.href] },
		{ label: 'Copy', command: 'copyToClipboard', commandArgs: [link.href] },
	]);
});`,
	"JoplinImaging.free": `
const image = await joplin.imaging.createFromResource(resourceId);
try {
	console.info(await joplin.imaging.getSize(image));
} finally {
	await joplin.imaging.free(image);
}`,
};
