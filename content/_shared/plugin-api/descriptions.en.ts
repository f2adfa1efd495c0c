import type { Descriptions } from "./texts.ts";

export const en: Descriptions = {
	texts: {
		typesTitle: "Types and enums of the plugin API",
		typesLabel: "Types and enums",
		typesSummary:
			"Every interface, enum and type alias of the Joplin plugin API, with the meaning of each property and value.",
		typesIntro:
			"The methods of [[Joplin]] take and return these types. Import them from `api/types`, which the plugin generator puts into your project.",
		parameter: "Parameter",
		member: "Name",
		type: "Type",
		value: "Value",
		description: "Description",
		returns: "Returns",
		colon: ":",
		optional: "Optional.",
		deprecated: "Deprecated.",
		since: (version) => `Since Joplin ${version}.`,
		desktopOnly: "Desktop only.",
	},
	summaries: {
		Joplin:
			"The joplin object gives a plugin access to every part of the API: data, commands, settings, views and more.",
		JoplinClipboard:
			"joplin.clipboard reads and writes the system clipboard: text, HTML and images.",
		JoplinCommands:
			"joplin.commands registers commands of a plugin, and executes commands of Joplin, of the editor and of plugins.",
		JoplinContentScripts:
			"joplin.contentScripts loads scripts of a plugin into the note renderer or the Markdown editor, and receives their messages.",
		JoplinData:
			"joplin.data reads, creates, changes, deletes and searches notes, notebooks, tags and attachments, like the REST API.",
		JoplinFs: "joplin.fs extracts ZIP archives to a folder for a plugin.",
		JoplinImaging:
			"joplin.imaging loads, resizes, crops and saves images, and converts pages of PDF files to images.",
		JoplinInterop:
			"joplin.interop adds formats to the Import and Export menus of Joplin.",
		JoplinPlugins:
			"joplin.plugins registers the plugin and returns the paths of its data and installation folders.",
		JoplinSettings:
			"joplin.settings adds a plugin’s settings to the configuration screen, reads and writes them, and reports changes.",
		JoplinViews:
			"joplin.views groups everything a plugin can show: panels, dialogs, editors, menus, toolbar buttons and the note list.",
		JoplinViewsDialogs:
			"joplin.views.dialogs shows dialogs with HTML and buttons, message boxes, toast notifications and file pickers.",
		JoplinViewsEditors:
			"joplin.views.editors lets a plugin provide its own editor for certain notes.",
		JoplinViewsMenuItems:
			"joplin.views.menuItems adds an item for a command to a menu or context menu.",
		JoplinViewsMenus:
			"joplin.views.menus adds a submenu to one of Joplin’s menus.",
		JoplinViewsNoteList:
			"joplin.views.noteList lets a plugin decide how notes look in the note list.",
		JoplinViewsPanels:
			"joplin.views.panels shows panels with HTML next to the note, and exchanges messages with them.",
		JoplinViewsToolbarButtons:
			"joplin.views.toolbarButtons adds buttons to the toolbar of the note or of the editor.",
		JoplinWindow:
			"joplin.window loads style sheets for the application or for rendered notes.",
		JoplinWorkspace:
			"joplin.workspace returns the selected notes and notebook, and reports selection, changes, alarms and synchronisation.",
	},
	entries: {
		"(handle)": "The view, as returned when you created it.",
		"(scriptPath)":
			"Path of the `.js` or `.css` file, relative to your plugin’s main script.",
		"(html)": "The new HTML, which replaces what was there.",
		"(id)": "An ID of your choice, unique within your plugin.",
		"(resourceId)": "ID of the attachment.",

		Joplin:
			"`import joplin from 'api'` gives you this object, and everything else hangs off it. The [overview](../plugin_api_index.md) explains how calls work; this reference describes each method. For interfaces and enums, see [Types and enums](./types.md).",
		"Joplin.data": "Notes, notebooks, tags and attachments.",
		"Joplin.clipboard": "The system clipboard.",
		"Joplin.window": "Style sheets.",
		"Joplin.plugins": "Registration and folders of the plugin.",
		"Joplin.workspace": "What the user has selected, and events.",
		"Joplin.contentScripts": "Scripts in the renderer and the editor.",
		"Joplin.commands": "Commands.",
		"Joplin.views": "Everything visible.",
		"Joplin.interop": "Import and export formats.",
		"Joplin.settings": "Settings of the plugin.",
		"Joplin.imaging": "Image processing. Desktop only.",
		"Joplin.fs": "Archives. Desktop only.",
		"Joplin.require":
			"Loads a native Node.js module that comes with Joplin, because plugins cannot bundle native modules. Two are available: [fs-extra](https://www.npmjs.com/package/fs-extra) and [sqlite3](https://www.npmjs.com/package/sqlite3). Unlike the rest of the API, this call is synchronous.",
		"Joplin.require(_path)": "Name of the module: `fs-extra` or `sqlite3`.",
		"Joplin.require()": "the module.",
		"Joplin.versionInfo":
			"Tells you which version of Joplin the plugin runs in, and on which platform.",
		"Joplin.versionInfo()": "version numbers and platform.",
		"Joplin.shouldUseDarkColors":
			"Tells you whether the user’s theme is dark. In panels and dialogs, the [theme variables](../plugin_theming.md) are usually enough.",
		"Joplin.shouldUseDarkColors()": "`true` if the theme is dark.",

		JoplinClipboard:
			"Reads from and writes to the clipboard that all applications share. Ask before you read it: users do not expect a plugin to look at what they copied elsewhere.",
		"JoplinClipboard.readText": "Reads the clipboard as plain text.",
		"JoplinClipboard.readText()": "the text.",
		"JoplinClipboard.writeText": "Puts plain text on the clipboard.",
		"JoplinClipboard.writeText(text)": "The text.",
		"JoplinClipboard.readHtml": "Reads the clipboard as HTML.",
		"JoplinClipboard.readHtml()": "the HTML.",
		"JoplinClipboard.writeHtml": "Puts HTML on the clipboard.",
		"JoplinClipboard.writeHtml(html)": "The HTML.",
		"JoplinClipboard.readImage": "Reads an image from the clipboard.",
		"JoplinClipboard.readImage()":
			"the image as a `data:` URL, or an empty string if there is none.",
		"JoplinClipboard.writeImage": "Puts an image on the clipboard.",
		"JoplinClipboard.writeImage(dataUrl)": "The image as a `data:` URL.",
		"JoplinClipboard.availableFormats":
			"Lists the formats in which the current content of the clipboard can be read.",
		"JoplinClipboard.availableFormats()":
			"MIME types, such as `['text/plain', 'text/html']`.",

		JoplinCommands: `A command is a named function. Register your own here, then use their names for [menu items](./joplin_views_menu_items.md), [menus](./joplin_views_menus.md) and [toolbar buttons](./joplin_views_toolbar_buttons.md).

You can also execute most of what Joplin itself can do. Its commands are listed in the source code: those of the [main screen](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/gui/MainScreen/commands), the [application](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/commands) and the [editor](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/gui/NoteEditor/editorCommandDeclarations.ts). The arguments are those of each command’s \`execute()\`.

For commands of the text editor itself, call \`editor.execCommand\` with an object: \`name\` and \`args\` work in both editors, \`ui\` and \`value\` only in the Rich Text Editor.`,
		"JoplinCommands.execute": "Executes a command and waits for it to finish.",
		"JoplinCommands.execute(commandName)":
			"Name of the command, such as `newNote`, `openNote`, or one of your own.",
		"JoplinCommands.execute(args)": "Arguments of the command.",
		"JoplinCommands.execute()": "what the command returns, if anything.",
		"JoplinCommands.register": "Makes a command available under a name.",
		"JoplinCommands.register(command)":
			"Name, label, icon and function of the command.",

		JoplinContentScripts:
			"Most of a plugin runs in a process of its own. A content script, by contrast, runs where notes are rendered or edited, so it can extend [markdown-it](https://github.com/markdown-it/markdown-it) or CodeMirror. Registering one does not run it: Joplin loads it when the renderer or the editor starts. The [editor plugin tutorial](../../tutorials/cm6_plugin.md) builds one step by step.",
		"JoplinContentScripts.register": "Registers a content script.",
		"JoplinContentScripts.register(type)":
			"Where the script runs: in the renderer or in the Markdown editor.",
		"JoplinContentScripts.register(scriptPath)":
			"Path of the script, relative to your plugin’s main script, such as `./crosswords.js`. The plugin generator bundles scripts that are listed in `plugin.config.json`.",
		"JoplinContentScripts.onMessage":
			"Receives the messages of a content script. In the renderer, send them with `webviewApi.postMessage(contentScriptId, message)`; in the editor, with `context.postMessage(message)`.",
		"JoplinContentScripts.onMessage(contentScriptId)":
			"The ID under which you registered the script.",
		"JoplinContentScripts.onMessage(callback)":
			"Called with each message. What it returns, or what its promise resolves to, is sent back as the reply.",

		JoplinData: `The [data API](../rest_api.md) from inside Joplin. The four methods stand for GET, POST, PUT and DELETE; paths, fields and results are those of the REST API, but you need neither a token nor the Web Clipper service.

Lists come in pages: the result has \`items\`, and \`has_more\` is \`true\` if there is another page. Request only the fields that you use.`,
		"(path)": "The parts of the path, such as `['notes', noteId]`.",
		"(query)":
			"The query parameters, such as `{ fields: ['id', 'title'], page: 2 }`.",
		"(files)":
			"For new attachments: `[{ path: '/path/to/file' }]`, the file to attach.",
		"JoplinData.get": "Reads an item or a list, or searches.",
		"JoplinData.get()": "the item, or a page of items.",
		"JoplinData.post":
			"Creates an item, or links one to another, such as a tag to a note.",
		"JoplinData.post(body)": "The properties of the new item.",
		"JoplinData.post()": "the new item with its ID.",
		"JoplinData.put":
			"Changes an item. Properties you leave out stay as they are.",
		"JoplinData.put(body)": "The properties to change.",
		"JoplinData.put()": "the changed item.",
		"JoplinData.delete":
			"Deletes an item, or removes a link, such as a tag from a note.",
		"JoplinData.delete()": "",
		"JoplinData.itemType":
			"Finds out what an ID belongs to, for example the target of a link in a note.",
		"JoplinData.itemType(itemId)": "ID of any item.",
		"JoplinData.itemType()": "the type of the item.",
		"JoplinData.resourcePath":
			"Finds the file of an attachment in the profile folder. Treat it as read-only.",
		"JoplinData.resourcePath()": "the full path of the file.",

		JoplinFs:
			"Works with files where Node.js modules are not enough. For reading and writing files, load `fs-extra` with [[Joplin.require]].",
		"JoplinFs.archiveExtract": "Extracts a ZIP archive to a folder.",
		"JoplinFs.archiveExtract(sourcePath)": "Path of the archive.",
		"JoplinFs.archiveExtract(destinationPath)":
			"Path of the folder that receives the files.",
		"JoplinFs.archiveExtract()": "the files that were extracted.",

		JoplinImaging:
			"Image data stays in Joplin’s main process; your plugin only holds handles. Create an image, pass its handle to the other methods, each of which returns a new handle, and finally free all of them.",
		"JoplinImaging.createFromPath":
			"Loads an image from a file or a URL. Of a PDF, this is the first page. URLs and PDF files work since 3.0.",
		"JoplinImaging.createFromPath(filePath)": "Path or URL.",
		"JoplinImaging.createFromPath()": "the handle of the image.",
		"JoplinImaging.createFromResource": "Loads an image from an attachment.",
		"JoplinImaging.createFromResource()": "the handle of the image.",
		"JoplinImaging.createFromPdfPath":
			"Converts pages of a PDF file to images, one per page.",
		"JoplinImaging.createFromPdfPath(path)": "Path of the PDF file.",
		"JoplinImaging.createFromPdfPath(options)":
			"Which pages, and at what scale.",
		"JoplinImaging.createFromPdfPath()":
			"the handles of the images, in page order.",
		"JoplinImaging.createFromPdfResource":
			"Converts pages of an attached PDF file to images, one per page.",
		"JoplinImaging.createFromPdfResource(options)":
			"Which pages, and at what scale.",
		"JoplinImaging.createFromPdfResource()":
			"the handles of the images, in page order.",
		"JoplinImaging.getPdfInfoFromPath": "Counts the pages of a PDF file.",
		"JoplinImaging.getPdfInfoFromPath(path)": "Path of the PDF file.",
		"JoplinImaging.getPdfInfoFromPath()": "the number of pages.",
		"JoplinImaging.getPdfInfoFromResource":
			"Counts the pages of an attached PDF file.",
		"JoplinImaging.getPdfInfoFromResource()": "the number of pages.",
		"JoplinImaging.getSize": "Measures an image.",
		"JoplinImaging.getSize(handle)": "Handle of the image.",
		"JoplinImaging.getSize()": "width and height in pixels.",
		"JoplinImaging.resize":
			"Makes a resized copy. With only a width or only a height, proportions are kept.",
		"JoplinImaging.resize(handle)": "Handle of the image.",
		"JoplinImaging.resize(options)": "New size, and quality of the scaling.",
		"JoplinImaging.resize()": "the handle of the copy.",
		"JoplinImaging.crop": "Makes a copy of part of an image.",
		"JoplinImaging.crop(handle)": "Handle of the image.",
		"JoplinImaging.crop(rectangle)": "The part to keep, in pixels.",
		"JoplinImaging.crop()": "the handle of the copy.",
		"JoplinImaging.toPngFile": "Saves an image as a PNG file.",
		"JoplinImaging.toPngFile(handle)": "Handle of the image.",
		"JoplinImaging.toPngFile(filePath)": "Path of the new file.",
		"JoplinImaging.toJpgFile": "Saves an image as a JPEG file.",
		"JoplinImaging.toJpgFile(handle)": "Handle of the image.",
		"JoplinImaging.toJpgFile(filePath)": "Path of the new file.",
		"(quality)": "From 0 to 100. The default is 80.",
		"JoplinImaging.toPngResource":
			"Creates an attachment in PNG format from an image.",
		"JoplinImaging.toPngResource(handle)": "Handle of the image.",
		"(resourceProps)":
			"Properties of the attachment, such as `{ title: 'Chart' }`.",
		"JoplinImaging.toPngResource()": "the new attachment with its ID.",
		"JoplinImaging.toJpgResource":
			"Creates an attachment in JPEG format from an image.",
		"JoplinImaging.toJpgResource(handle)": "Handle of the image.",
		"JoplinImaging.toJpgResource()": "the new attachment with its ID.",
		"JoplinImaging.free":
			"Releases the memory of images. Joplin keeps every image until you do this.",
		"JoplinImaging.free(handles)": "One handle or several.",

		JoplinInterop:
			"Adds import and export formats. A module is an object with some properties that describe the format, and functions that Joplin calls while it imports or exports. For the properties of notes and notebooks, see the [data API](../rest_api.md).",
		"JoplinInterop.registerExportModule": "Adds an export format.",
		"JoplinInterop.registerExportModule(module)": "Format and functions.",
		"JoplinInterop.registerImportModule": "Adds an import format.",
		"JoplinInterop.registerImportModule(module)": "Format and function.",

		JoplinPlugins: "What concerns the plugin as a whole.",
		"JoplinPlugins.register":
			"Registers the plugin. This must be the first call of your main script; put everything else into `onStart`.",
		"JoplinPlugins.register(script)":
			"An object whose `onStart` function Joplin calls once the plugin is loaded.",
		"JoplinPlugins.registerContentScript":
			"Use [[JoplinContentScripts.register]].",
		"JoplinPlugins.registerContentScript(type)": "Where the script runs.",
		"JoplinPlugins.dataDir":
			"Returns the folder for the files of your plugin. It survives updates.",
		"JoplinPlugins.dataDir()": "the full path.",
		"JoplinPlugins.installationDir":
			"Returns the folder that holds the files packaged with your plugin. Only read from it: Joplin deletes and recreates it. To store files, use [[JoplinPlugins.dataDir]].",
		"JoplinPlugins.installationDir()": "the full path.",
		"JoplinPlugins.require": "Use [[Joplin.require]].",
		"JoplinPlugins.require(_path)": "Name of the module.",
		"JoplinPlugins.require()": "the module.",

		JoplinSettings:
			"Settings are keys with values. Once registered, they appear in the configuration screen, unless they are private. Keys belong to your plugin: you cannot overwrite those of Joplin or of other plugins.",
		"JoplinSettings.registerSettings":
			"Registers settings. Do this every time the plugin starts, in `onStart`; values that the user has changed are kept from one start to the next.",
		"JoplinSettings.registerSettings(settings)":
			"The definition of each setting, by its key.",
		"JoplinSettings.registerSetting":
			"Use [[JoplinSettings.registerSettings]].",
		"(key)": "Key of the setting.",
		"JoplinSettings.registerSetting(settingItem)": "Definition of the setting.",
		"JoplinSettings.registerSection":
			"Adds a section to the configuration screen. Do this every time the plugin starts, before you register its settings.",
		"JoplinSettings.registerSection(name)":
			"Name of the section, for the `section` property of settings.",
		"JoplinSettings.registerSection(section)": "What users see of it.",
		"JoplinSettings.values": "Reads settings of your plugin.",
		"JoplinSettings.values(keys)": "One key or several.",
		"JoplinSettings.values()": "the values by key.",
		"JoplinSettings.value": "Use [[JoplinSettings.values]], since 3.1.",
		"JoplinSettings.value()": "the value.",
		"JoplinSettings.setValue": "Changes a setting of your plugin.",
		"JoplinSettings.setValue(value)": "The new value.",
		"JoplinSettings.globalValue":
			"Reads a setting of Joplin or of another plugin. Their keys are listed in the [source code](https://github.com/laurent22/joplin/blob/dev/packages/lib/models/Setting.ts).",
		"JoplinSettings.globalValue(key)": "Full key, such as `theme` or `locale`.",
		"JoplinSettings.globalValue()": "the value.",
		"JoplinSettings.onChange":
			"Reports changes to settings of your plugin, and only of your plugin. Changes are collected for a moment before the handler is called.",
		"JoplinSettings.onChange(handler)": "Called with the changed keys.",

		JoplinViews:
			"Each kind of view has a part of its own. Some `create()` methods return a handle, a string that you pass to the other methods of the same part.",
		"JoplinViews.dialogs": "Dialogs, message boxes and notifications.",
		"JoplinViews.panels": "Panels next to the note.",
		"JoplinViews.menuItems": "Items in menus.",
		"JoplinViews.menus": "Submenus.",
		"JoplinViews.toolbarButtons": "Buttons in toolbars.",
		"JoplinViews.editors": "Your own editors.",
		"JoplinViews.noteList": "Look of the note list. Desktop only.",

		JoplinViewsDialogs: `A dialog shows your HTML above a row of buttons. Create it once, then open it as often as you need.

Some button IDs respond to the keyboard. Enter presses the first button called \`ok\`, \`yes\`, \`submit\` or \`confirm\`; Escape presses the first one called \`cancel\`, \`no\` or \`reject\`. If the HTML contains forms with a \`name\`, their values are returned too.`,
		"JoplinViewsDialogs.create": "Creates a dialog, which is hidden at first.",
		"JoplinViewsDialogs.create()": "the handle of the dialog.",
		"JoplinViewsDialogs.showMessageBox":
			"Shows a message with the buttons OK and Cancel.",
		"JoplinViewsDialogs.showMessageBox(message)": "The message, as plain text.",
		"JoplinViewsDialogs.showMessageBox()": "`0` for OK, `1` for Cancel.",
		"JoplinViewsDialogs.setHtml": "Sets the content of the dialog.",
		"JoplinViewsDialogs.setHtml()": "the HTML.",
		"JoplinViewsDialogs.addScript":
			"Loads a script or a style sheet into the dialog.",
		"JoplinViewsDialogs.setButtons":
			"Sets the buttons of the dialog. Without this call they are OK and Cancel.",
		"JoplinViewsDialogs.setButtons(buttons)": "The buttons from left to right.",
		"JoplinViewsDialogs.setButtons()": "the buttons.",
		"JoplinViewsDialogs.open": "Opens the dialog and waits until it is closed.",
		"JoplinViewsDialogs.open()":
			"the ID of the button that was pressed, and the values of forms.",
		"JoplinViewsDialogs.setFitToContent":
			"Decides whether the dialog is as large as its content, which is the default, or takes 90% of the width and 80% of the height of the window.",
		"JoplinViewsDialogs.setFitToContent(status)": "`false` for a large dialog.",
		"JoplinViewsDialogs.setFitToContent()": "the new value.",
		"JoplinViewsDialogs.showToast":
			"Shows a short message in a corner of the screen, which goes away by itself.",
		"JoplinViewsDialogs.showToast(toast)": "Message, type and duration.",
		"JoplinViewsDialogs.showOpenDialog":
			"Opens the system’s dialog for choosing files or folders.",
		"JoplinViewsDialogs.showOpenDialog(options)":
			"The options of Electron’s [`showOpenDialog`](https://www.electronjs.org/docs/latest/api/dialog).",
		"JoplinViewsDialogs.showOpenDialog()": "the result of Electron’s method.",

		JoplinViewsEditors: `An editor plugin replaces Joplin’s editor for the notes it knows how to show, for example to draw a board or a graph that is stored as text in the note.

An editor is *active* if it can show the current note, and *visible* if the user has switched to it. The commands \`showEditorPlugin\` and \`toggleEditorPlugin\` switch to it and back. If several editors are active for a note, it is not defined which of them is shown, so activate yours only for your own notes.`,
		"JoplinViewsEditors.register":
			"Registers an editor. Joplin creates a view of it for each window.",
		"JoplinViewsEditors.register(viewId)":
			"An ID of your choice, unique within your plugin.",
		"JoplinViewsEditors.register(callbacks)":
			"Functions that set up a view and decide when it is active.",
		"JoplinViewsEditors.create": "Use [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.create()": "the handle of the editor.",
		"JoplinViewsEditors.setHtml": "Sets the content of the editor.",
		"JoplinViewsEditors.setHtml()": "the HTML.",
		"JoplinViewsEditors.addScript":
			"Loads a script or a style sheet into the editor.",
		"JoplinViewsEditors.onMessage":
			"Receives messages from the editor’s HTML, as in [[JoplinViewsPanels.onMessage]].",
		"JoplinViewsEditors.onMessage(callback)":
			"Called with each message. What it returns is the reply.",
		"JoplinViewsEditors.postMessage":
			"Sends a message to the editor’s HTML, as in [[JoplinViewsPanels.postMessage]].",
		"JoplinViewsEditors.postMessage(message)":
			"Any value that is not a function.",
		"JoplinViewsEditors.saveNote":
			"Saves the note that the editor shows. Editors in the same window are not told to update.",
		"JoplinViewsEditors.saveNote(props)": "The note and its new text.",
		"JoplinViewsEditors.onActivationCheck":
			"Pass `onActivationCheck` to [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.onActivationCheck(callback)":
			"Decides whether the editor is active.",
		"JoplinViewsEditors.onUpdate":
			"Called when the editor should show something else: another note was selected, its text has changed, or the editor became visible.",
		"JoplinViewsEditors.onUpdate(callback)":
			"Called with the note and its text.",
		"JoplinViewsEditors.isActive":
			"Tells you whether the editor can show the current note.",
		"JoplinViewsEditors.isActive()": "`true` if it can.",
		"JoplinViewsEditors.isVisible":
			"Tells you whether the user sees the editor right now.",
		"JoplinViewsEditors.isVisible()": "`true` if it is active and visible.",

		JoplinViewsMenuItems:
			"Adds single items to Joplin’s menus and context menus. For a submenu, see [[JoplinViewsMenus]].",
		"JoplinViewsMenuItems.create": "Adds an item for a command to a menu.",
		"(commandName)": "Name of the command that it executes.",
		"(location)": "The menu. The default is Tools.",
		"JoplinViewsMenuItems.create(options)": "Keyboard shortcut.",

		JoplinViewsMenus:
			"Adds submenus. They can be placed in Joplin’s own menus, but not beside them.",
		"JoplinViewsMenus.create": "Adds a submenu to a menu.",
		"JoplinViewsMenus.create(label)": "Title of the submenu.",
		"JoplinViewsMenus.create(menuItems)":
			"Its items, which can have submenus in turn.",

		JoplinViewsNoteList:
			"A renderer produces the HTML of each note in the list. Joplin passes it the properties that it depends on; it returns the values that its template needs. Users choose the renderer in the View menu.",
		"JoplinViewsNoteList.registerRenderer":
			"Adds a way to render the note list.",
		"JoplinViewsNoteList.registerRenderer(renderer)":
			"Template, style and functions.",

		JoplinViewsPanels:
			"A panel shows your HTML next to the note. On desktop, users can move it with **View → Change application layout**; on mobile, panels open in a dialog with tabs. The [table of contents tutorial](../../tutorials/toc_plugin.md) builds one.",
		"JoplinViewsPanels.create": "Creates a panel.",
		"JoplinViewsPanels.create()": "the handle of the panel.",
		"JoplinViewsPanels.setHtml": "Sets the content of the panel.",
		"JoplinViewsPanels.setHtml()": "the HTML.",
		"JoplinViewsPanels.addScript":
			"Loads a script or a style sheet into the panel.",
		"JoplinViewsPanels.onMessage":
			"Receives messages that scripts in the panel send with `await webviewApi.postMessage(message)`.",
		"JoplinViewsPanels.onMessage(callback)":
			"Called with each message. What it returns, or what its promise resolves to, is the reply.",
		"JoplinViewsPanels.postMessage":
			"Sends a message to the panel. A script in the panel receives it with `webviewApi.onMessage((message) => { … })`, which must be registered first and only once. There is no reply.",
		"JoplinViewsPanels.postMessage(message)":
			"Any value that is not a function.",
		"JoplinViewsPanels.show": "Shows the panel, or hides it.",
		"JoplinViewsPanels.show(show)": "`false` hides it. The default is `true`.",
		"JoplinViewsPanels.hide": "Hides the panel.",
		"JoplinViewsPanels.visible": "Tells you whether the panel is shown.",
		"JoplinViewsPanels.visible()": "`true` if it is shown.",

		JoplinViewsToolbarButtons:
			"Adds buttons. Icon and label are those of the command; its `enabledCondition` decides when the button can be pressed.",
		"JoplinViewsToolbarButtons.create": "Adds a button for a command.",
		"JoplinViewsToolbarButtons.create(location)": "The toolbar.",

		JoplinWindow:
			"Loads style sheets, as users can do themselves with [custom CSS](../../../apps/custom_css.md).",
		"JoplinWindow.loadChromeCssFile":
			"Loads a style sheet for Joplin itself: everything but rendered notes.",
		"(filePath)": "Full path of the CSS file.",
		"JoplinWindow.loadNoteCssFile":
			"Loads a style sheet for rendered notes, also when they are exported or printed.",

		JoplinWorkspace:
			"What the user is working on, and what happens meanwhile. Handlers stay registered until the plugin is stopped.",
		"JoplinWorkspace.onNoteSelectionChange":
			"Called when other notes are selected.",
		"JoplinWorkspace.onNoteSelectionChange(callback)":
			"To get the selection, call [[JoplinWorkspace.selectedNote]] or [[JoplinWorkspace.selectedNoteIds]] in it.",
		"JoplinWorkspace.onNoteSelectionChange()":
			"an empty object, reserved for removing the handler.",
		"JoplinWorkspace.onNoteContentChange":
			"Use [[JoplinWorkspace.onNoteChange]], which reports every change.",
		"JoplinWorkspace.onNoteContentChange(callback)":
			"Called when the text of a note changes.",
		"JoplinWorkspace.onNoteChange":
			"Called when the selected note changes: its text or any other property.",
		"JoplinWorkspace.onNoteChange(handler)":
			"Called with the note’s ID and the type of the change.",
		"JoplinWorkspace.onNoteChange()":
			"an empty object, reserved for removing the handler.",
		"JoplinWorkspace.onResourceChange":
			"Called when an attachment is changed, but not when one is added or deleted.",
		"JoplinWorkspace.onResourceChange(handler)":
			"Called with the ID of the attachment.",
		"JoplinWorkspace.onNoteAlarmTrigger":
			"Called when the alarm of a to-do goes off.",
		"JoplinWorkspace.onNoteAlarmTrigger(handler)":
			"Called with `{ noteId }`, the ID of the to-do.",
		"JoplinWorkspace.onNoteAlarmTrigger()":
			"an empty object, reserved for removing the handler.",
		"JoplinWorkspace.onSyncStart": "Called when synchronisation starts.",
		"JoplinWorkspace.onSyncStart(handler)": "Called at the start.",
		"JoplinWorkspace.onSyncStart()":
			"an empty object, reserved for removing the handler.",
		"JoplinWorkspace.onSyncComplete":
			"Called when synchronisation has finished.",
		"JoplinWorkspace.onSyncComplete(callback)":
			"Called with `{ withErrors }`, which is `true` if there were errors. Details are in the log.",
		"JoplinWorkspace.onSyncComplete()":
			"an empty object, reserved for removing the handler.",
		"JoplinWorkspace.filterEditorContextMenu":
			"Lets you change the context menu of the editor just before it opens, for example to add items that depend on where the user clicked.",
		"JoplinWorkspace.filterEditorContextMenu(handler)":
			"Called with the items; returns the same object with yours added.",
		"JoplinWorkspace.selectedNote": "Returns the selected note.",
		"JoplinWorkspace.selectedNote()":
			"the note, or `null` unless exactly one is selected.",
		"JoplinWorkspace.selectedFolder":
			"Returns the selected notebook. During a search, or while a tag is shown, this is the notebook that was selected last.",
		"JoplinWorkspace.selectedFolder()":
			"the [notebook](../rest_api.md) with its properties.",
		"JoplinWorkspace.selectedNoteIds":
			"Returns the IDs of all selected notes. For their content, use [[JoplinData.get]].",
		"JoplinWorkspace.selectedNoteIds()": "no, one or many IDs.",

		ActivationCheckCallback:
			"Decides whether an editor is active for a note: its promise resolves to `true` if so.",
		ActivationCheckEvent: "What an editor’s activation depends on.",
		"ActivationCheckEvent.handle": "The editor’s view.",
		"ActivationCheckEvent.noteId": "ID of the note to be shown.",
		AppType: "An application of Joplin.",
		"AppType.Desktop": "Desktop application.",
		"AppType.Mobile": "Mobile application.",
		"AppType.Cli": "Terminal application.",
		ArchiveEntry: "A file from an archive.",
		"ArchiveEntry.entryName": "Its path within the archive.",
		"ArchiveEntry.name": "Its name without folders.",
		ButtonId: "Identifies a button of a dialog.",
		ButtonSpec: "A button of a dialog.",
		"ButtonSpec.id":
			"What [[JoplinViewsDialogs.open]] returns for this button. Some IDs also react to Enter or Escape.",
		"ButtonSpec.title": "Its label. Common IDs such as `ok` have one already.",
		"ButtonSpec.onClick": "Called when it is pressed.",
		ChangeEvent: "A change of settings.",
		"ChangeEvent.keys": "The keys that have changed.",
		ChangeHandler: "Receives changes of settings.",
		Command: "A command.",
		"Command.name":
			"Its name. All plugins share the same names, so add a prefix of your own.",
		"Command.label":
			"What menus, the command palette and the shortcut editor show. Without a label, the command can only be executed by code.",
		"Command.iconName":
			"Its icon in toolbars, such as `fas fa-music` from Font Awesome.",
		"Command.execute":
			"The function. What it returns is the result of the command.",
		"Command.enabledCondition":
			"An expression that decides when the command is available, with `==`, `!=`, `&&`, `\\|\\|` and one level of parentheses, such as `oneNoteSelected && !inConflictFolder`. The names are listed in the source code, for [all applications](https://github.com/laurent22/joplin/blob/dev/packages/lib/services/commands/stateToWhenClauseContext.ts) and for the [desktop](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/services/commands/stateToWhenClauseContext.ts). By default, the command is always available.",
		ContentScriptContext: "What a content script receives when it is loaded.",
		"ContentScriptContext.pluginId": "ID of the plugin.",
		"ContentScriptContext.contentScriptId": "ID of the content script.",
		"ContentScriptContext.postMessage":
			"Sends a message to the plugin, from editor scripts.",
		ContentScriptType:
			"Where a content script runs. A script exports a function as `default`, which takes a [[ContentScriptContext]] and returns an object with the property `plugin`.",
		"ContentScriptType.MarkdownItPlugin":
			"In the renderer. `plugin` is a markdown-it plugin, a function of `markdownIt` and `options`; `options.settingValue('key')` reads a setting of your plugin. `assets` lists scripts and style sheets for the rendered note.",
		"ContentScriptType.CodeMirrorPlugin":
			"In the Markdown editor. `plugin` is a function that receives the editor; `assets` lists style sheets. See the [tutorial](../../tutorials/cm6_plugin.md). The properties `codeMirrorResources` and `codeMirrorOptions` only work in the legacy editor.",
		CreateFromPdfOptions: "Which pages of a PDF become images.",
		"CreateFromPdfOptions.minPage": "The first page. The default is 1.",
		"CreateFromPdfOptions.maxPage":
			"The last page. The default is the last one.",
		"CreateFromPdfOptions.scaleFactor": "Scale of the images.",
		CreateMenuItemOptions: "Options of a menu item.",
		"CreateMenuItemOptions.accelerator":
			"Keyboard shortcut, such as `CmdOrCtrl+Alt+U`.",
		DialogResult: "How a dialog was closed.",
		"DialogResult.id": "ID of the button.",
		"DialogResult.formData":
			"The values of the forms, by the name of the form and of the field.",
		Disposable: "Reserved. It has no members yet.",
		EditContextMenuFilterObject: "The context menu of the editor.",
		"EditContextMenuFilterObject.items": "Its items. Add yours to them.",
		EditorCommand: "A command for the editor.",
		"EditorCommand.name": "Name of the command.",
		"EditorCommand.value": "Its argument.",
		EditorPluginCallbacks: "The functions of an editor plugin.",
		"EditorPluginCallbacks.onActivationCheck":
			"Called when a note is opened, to decide whether the editor is active for it.",
		"EditorPluginCallbacks.onSetup":
			"Called for each new view. Set its HTML, add scripts and register `onUpdate` here.",
		EditorUpdateEvent: "What an editor should show.",
		"EditorUpdateEvent.newBody": "The text of the note.",
		"EditorUpdateEvent.noteId": "ID of the note.",
		ExportContext: "Passed to each function of an export module.",
		"ExportContext.destPath": "Path of the file or folder to write.",
		"ExportContext.options": "What is exported and how.",
		"ExportContext.userData":
			"Yours: whatever you store here is passed to the next call.",
		ExportModule: "An export format.",
		"ExportModule.format": "Its short name, such as `json`.",
		"ExportModule.description": "What the menu shows.",
		"ExportModule.target": "Whether a single file or a folder is written.",
		"ExportModule.isNoteArchive":
			"For single files: `true` if one file holds several notes.",
		"ExportModule.fileExtensions":
			"Extensions of the files, such as `['htm', 'html']`.",
		"ExportModule.onInit": "Called first.",
		"ExportModule.onProcessItem":
			"Called for each note, notebook, tag and so on; `itemType` is a [[ModelType]].",
		"ExportModule.onProcessResource":
			"Called for each attachment, with the path of its file.",
		"ExportModule.onClose": "Called last.",
		ExportOptions: "What is exported and how.",
		"ExportOptions.format": "The format.",
		"ExportOptions.path": "The path that the user chose.",
		"ExportOptions.sourceFolderIds": "IDs of the notebooks to export.",
		"ExportOptions.sourceNoteIds": "IDs of the notes to export.",
		"ExportOptions.target": "A file or a folder.",
		FileSystemItem: "A file or a folder.",
		"FileSystemItem.File": "File.",
		"FileSystemItem.Directory": "Folder.",
		FilterHandler: "Receives an object, and returns it with your changes.",
		Handle: "Identifies an image.",
		ImportContext: "Passed to an import module.",
		"ImportContext.sourcePath": "Path of the file or folder to import.",
		"ImportContext.options": "What the user chose.",
		"ImportContext.warnings": "Add messages here to show them at the end.",
		ImportModule: "An import format.",
		"ImportModule.format": "Its short name, such as `enex`.",
		"ImportModule.description": "What the menu shows.",
		"ImportModule.isNoteArchive":
			"For single files: `true` if one file holds several notes.",
		"ImportModule.sources": "Whether files, folders or both can be imported.",
		"ImportModule.fileExtensions": "Extensions of the files.",
		"ImportModule.outputFormat":
			"Format of the notes that are created. The default is Markdown.",
		"ImportModule.onExec": "Imports everything.",
		ImportModuleOutputFormat: "Format of imported notes.",
		"ImportModuleOutputFormat.Markdown": "Markdown.",
		"ImportModuleOutputFormat.Html": "HTML.",
		ItemChangeEvent: "A change of a note.",
		"ItemChangeEvent.id": "ID of the note.",
		"ItemChangeEvent.event": "Type of the change.",
		ItemChangeEventType: "Type of a change.",
		"ItemChangeEventType.Create": "Created.",
		"ItemChangeEventType.Update": "Changed.",
		"ItemChangeEventType.Delete": "Deleted.",
		ItemChangeHandler: "Receives changes of notes.",
		ItemFlow: "How the note list is laid out.",
		"ItemFlow.TopToBottom":
			"One below the other. Only the height of items counts.",
		"ItemFlow.LeftToRight": "Side by side, in rows.",
		ListRenderer: "Renders the items of the note list.",
		"ListRenderer.id": "An ID of your choice, unique within your plugin.",
		"ListRenderer.label": "Returns its name in the View menu.",
		"ListRenderer.flow": "Layout of the list.",
		"ListRenderer.itemSize": "Size of every item. It cannot change later.",
		"ListRenderer.itemCss":
			"CSS of the items. It is nested in each item’s container: `> .content { … }` is a child of it.",
		"ListRenderer.dependencies":
			"The properties that `onRenderNote` needs. Each one costs time, so list only these.",
		"ListRenderer.itemTemplate":
			"HTML as a [Mustache](https://github.com/janl/mustache.js) template. Its variables are what `onRenderNote` returns.",
		"ListRenderer.onRenderNote":
			"Called for each note that appears or changes, with the properties it depends on. Returns the variables of the template.",
		"ListRenderer.onChange":
			"Called when an input in an item is changed, such as a checkbox. The input needs a `data-id`.",
		ListRendererDependency:
			"A property of the note or its notebook, such as `note.title` or `folder.icon`; or `note.titleHtml` (escaped, with search matches marked), `note.tags`, `note.isWatched` (open in an external editor), `item.selected`, `item.size.width`, `item.size.height`.",
		MenuItem: "An item of a menu.",
		"MenuItem.commandName": "The command it executes. Submenus need none.",
		"MenuItem.commandArgs": "Arguments for the command.",
		"MenuItem.type": "`separator` for a line.",
		"MenuItem.accelerator": "Keyboard shortcut.",
		"MenuItem.submenu": "Items of its submenu.",
		"MenuItem.label": "Its label. The default is the label of the command.",
		MenuItemLocation: "The menu that an item is added to.",
		"MenuItemLocation.File": "File menu.",
		"MenuItemLocation.Edit": "Edit menu.",
		"MenuItemLocation.View": "View menu.",
		"MenuItemLocation.Note": "Note menu.",
		"MenuItemLocation.Tools": "Tools menu.",
		"MenuItemLocation.Help": "Help menu.",
		"MenuItemLocation.Context": "Use `NoteListContextMenu`.",
		"MenuItemLocation.NoteListContextMenu":
			"Context menu of the note list. The command receives `noteIds`, the selected notes.",
		"MenuItemLocation.EditorContextMenu": "Context menu of the editor.",
		"MenuItemLocation.FolderContextMenu":
			"Context menu of notebooks. The command receives `folderId`.",
		"MenuItemLocation.TagContextMenu":
			"Context menu of tags. The command receives `tagId`.",
		ModelType: "Type of an item, as in its property `type_`.",
		"ModelType.Note": "Note or to-do.",
		"ModelType.Folder": "Notebook.",
		"ModelType.Setting": "Setting.",
		"ModelType.Resource": "Attachment.",
		"ModelType.Tag": "Tag.",
		"ModelType.NoteTag": "Tag on a note.",
		"ModelType.Search": "Search.",
		"ModelType.Alarm": "Alarm.",
		"ModelType.MasterKey": "Encryption key.",
		"ModelType.ItemChange": "Record of a change.",
		"ModelType.NoteResource": "Attachment of a note.",
		"ModelType.ResourceLocalState": "State of an attachment on this device.",
		"ModelType.Revision": "Earlier version of a note.",
		"ModelType.Migration": "Upgrade of the database.",
		"ModelType.SmartFilter": "Saved filter, such as All notes.",
		"ModelType.Command": "Command.",
		OnChangeEvent: "A change of an input in the note list.",
		"OnChangeEvent.elementId": "The `data-id` of the input.",
		"OnChangeEvent.value": "Its new value.",
		"OnChangeEvent.noteId": "ID of the note.",
		OnChangeHandler: "Receives changes of inputs in the note list.",
		OnRenderNoteHandler:
			"Receives properties of a note, and returns the variables of the template.",
		Path: "Up to three parts: the kind of item (`notes`, `folders`, `tags`, `resources` …), an ID, and what belongs to it. `['tags', tagId, 'notes']` are the notes with a tag.",
		PdfInfo: "Facts about a PDF file.",
		"PdfInfo.pageCount": "Number of pages.",
		PostMessageHandler: "Sends a message, and resolves to the reply.",
		Rectangle: "Part of an image.",
		"Rectangle.x": "Left edge.",
		"Rectangle.y": "Top edge.",
		"Rectangle.width": "Width.",
		"Rectangle.height": "Height.",
		ResizeOptions: "New size of an image.",
		"ResizeOptions.width": "Width in pixels.",
		"ResizeOptions.height": "Height in pixels.",
		"ResizeOptions.quality": "Quality of the scaling. Better is slower.",
		ResourceChangeEvent: "A change of an attachment.",
		"ResourceChangeEvent.id": "ID of the attachment.",
		ResourceChangeHandler: "Receives changes of attachments.",
		SaveNoteOptions: "What an editor saves.",
		"SaveNoteOptions.noteId":
			"ID of the note, which must be the current one or one that was open a moment ago. It keeps you from writing to the wrong note.",
		"SaveNoteOptions.body": "The new text.",
		Script: "A plugin.",
		"Script.onStart": "Called once the plugin is loaded.",
		SettingItem: "The definition of a setting.",
		"SettingItem.value": "Default value.",
		"SettingItem.type": "Type of the value.",
		"SettingItem.subType":
			"For a file or folder picker. The type must be `String`.",
		"SettingItem.label": "What the configuration screen shows.",
		"SettingItem.description": "A sentence below the label.",
		"SettingItem.public":
			"`true` shows the setting in the configuration screen; `false` leaves it to your code.",
		"SettingItem.section":
			"Name of a section from [[JoplinSettings.registerSection]].",
		"SettingItem.isEnum": "`true` offers a choice of values.",
		"SettingItem.options": "The choice: labels by value. Needed with `isEnum`.",
		"SettingItem.appTypes": "Reserved.",
		"SettingItem.secure":
			"`true` for passwords and the like. They are stored in the system’s keychain if there is one.",
		"SettingItem.advanced":
			"`true` hides the setting behind the button for advanced settings.",
		"SettingItem.minimum": "Smallest number.",
		"SettingItem.maximum": "Largest number.",
		"SettingItem.step": "Distance between two numbers.",
		"SettingItem.storage":
			"Where the value is stored. The default is the database.",
		SettingItemSubType: "What a text setting contains.",
		"SettingItemSubType.FilePathAndArgs": "A program with arguments.",
		"SettingItemSubType.FilePath": "A file. Not on mobile.",
		"SettingItemSubType.DirectoryPath": "A folder. Not on mobile.",
		SettingItemType: "Type of a setting.",
		"SettingItemType.Int": "Whole number.",
		"SettingItemType.String": "Text.",
		"SettingItemType.Bool": "Yes or no.",
		"SettingItemType.Array": "List.",
		"SettingItemType.Object": "Object.",
		"SettingItemType.Button": "Button.",
		SettingSection: "A section of the configuration screen.",
		"SettingSection.label": "Its title.",
		"SettingSection.iconName": "Its icon, such as `fas fa-music`.",
		"SettingSection.description": "A text at the top of the section.",
		"SettingSection.name": "Its name.",
		SettingStorage: "Where a setting is stored.",
		"SettingStorage.Database": "In the database.",
		"SettingStorage.File": "In `settings.json`, in the profile folder.",
		Size: "A size in pixels.",
		"Size.width": "Width.",
		"Size.height": "Height.",
		SyncStartEvent: "The start of a synchronisation.",
		"SyncStartEvent.withErrors":
			"Says nothing at the start. See [[JoplinWorkspace.onSyncComplete]].",
		SyncStartHandler: "Called when synchronisation starts.",
		Toast: "A short notification.",
		"Toast.message": "The text.",
		"Toast.type": "Its colour and icon.",
		"Toast.duration": "How long it is shown, in milliseconds.",
		"Toast.timestamp": "When it was created.",
		ToastType: "Type of a notification.",
		"ToastType.Info": "Information.",
		"ToastType.Success": "Something has worked.",
		"ToastType.Error": "Something has failed.",
		ToolbarButtonLocation: "The toolbar that a button is added to.",
		"ToolbarButtonLocation.NoteToolbar":
			"At the top right, for the note as a whole. Desktop only.",
		"ToolbarButtonLocation.EditorToolbar": "Above the text, for the text.",
		UpdateCallback: "Called when an editor should show something else.",
		VersionInfo: "Version and platform.",
		"VersionInfo.version": "Version of the application.",
		"VersionInfo.profileVersion": "Version of the profile’s format.",
		"VersionInfo.syncVersion": "Version of the synchronisation format.",
		"VersionInfo.platform": "Where the plugin runs.",
		ViewHandle: "Identifies a view.",
	},
};
