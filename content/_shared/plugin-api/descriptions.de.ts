import type { Descriptions } from "./texts.ts";

export const de: Descriptions = {
	texts: {
		typesTitle: "Typen und Enums der Plugin-API",
		typesLabel: "Typen und Enums",
		typesSummary:
			"Alle Interfaces, Enums und Typaliasse der Plugin-API von Joplin, mit der Bedeutung jeder Eigenschaft und jedes Werts.",
		typesIntro:
			"Die Methoden von [[Joplin]] nehmen diese Typen entgegen und geben sie zurück. Importieren Sie sie aus `api/types`; diese Datei legt der Plugin-Generator in Ihrem Projekt an.",
		member: "Name",
		type: "Typ",
		value: "Wert",
		description: "Beschreibung",
		returns: "Rückgabe",
		optional: "Optional.",
		deprecated: "Veraltet.",
		since: (version) => `Seit Joplin ${version}.`,
		desktopOnly: "Nur auf dem Rechner.",
		example: "Beispiel",
	},
	summaries: {
		Joplin:
			"Über das Objekt joplin erreicht eine Erweiterung alle Teile der API: Daten, Befehle, Einstellungen, Ansichten und mehr.",
		JoplinClipboard: "joplin.clipboard liest aus der Zwischenablage und schreibt in sie: Text, HTML und Bilder.",
		JoplinCommands:
			"joplin.commands legt Befehle einer Erweiterung an und führt Befehle von Joplin, dem Editor und Erweiterungen aus.",
		JoplinContentScripts:
			"joplin.contentScripts lädt Skripte einer Erweiterung in den Renderer oder den Markdown-Editor und empfängt ihre Nachrichten.",
		JoplinData:
			"joplin.data liest, erstellt, ändert, löscht und sucht Notizen, Notizbücher, Schlagwörter und Anhänge, wie die REST-API.",
		JoplinFs: "joplin.fs entpackt ZIP-Archive für eine Erweiterung in einen Ordner.",
		JoplinImaging:
			"joplin.imaging lädt, skaliert und speichert Bilder, schneidet sie zu und wandelt PDF-Seiten in Bilder um.",
		JoplinInterop: "joplin.interop fügt den Import- und Exportmenüs von Joplin Formate hinzu.",
		JoplinPlugins:
			"joplin.plugins registriert die Erweiterung und nennt die Pfade ihres Daten- und ihres Installationsordners.",
		JoplinSettings:
			"joplin.settings zeigt Einstellungen einer Erweiterung in der Konfiguration, liest und schreibt sie und meldet Änderungen.",
		JoplinViews:
			"joplin.views umfasst alles, was eine Erweiterung zeigen kann: Bereiche, Dialoge, Editoren, Menüs, Schaltflächen und die Notizliste.",
		JoplinViewsDialogs:
			"joplin.views.dialogs zeigt Dialoge mit HTML und Schaltflächen, Meldungen, kurze Hinweise und die Dateiauswahl.",
		JoplinViewsEditors:
			"Mit joplin.views.editors stellt eine Erweiterung einen eigenen Editor für bestimmte Notizen bereit.",
		JoplinViewsMenuItems:
			"joplin.views.menuItems fügt einem Menü oder Kontextmenü einen Eintrag für einen Befehl hinzu.",
		JoplinViewsMenus: "joplin.views.menus fügt einem Menü von Joplin ein Untermenü hinzu.",
		JoplinViewsNoteList: "Mit joplin.views.noteList bestimmt eine Erweiterung, wie Notizen in der Notizliste aussehen.",
		JoplinViewsPanels:
			"joplin.views.panels zeigt Bereiche mit HTML neben der Notiz und tauscht Nachrichten mit ihnen aus.",
		JoplinViewsToolbarButtons:
			"joplin.views.toolbarButtons fügt der Werkzeugleiste der Notiz oder des Editors Schaltflächen hinzu.",
		JoplinWindow: "joplin.window lädt Stylesheets für die Anwendung oder für dargestellte Notizen.",
		JoplinWorkspace:
			"joplin.workspace liefert ausgewählte Notizen und das ausgewählte Notizbuch und meldet Auswahl, Änderungen, Alarme und Synchronisation.",
	},
	entries: {
		"(handle)": "Das Handle, das Sie beim Erstellen der Ansicht erhalten haben.",
		"(scriptPath)": "Pfad der `.js`- oder `.css`-Datei, relativ zum Hauptskript der Erweiterung.",
		"(html)": "Das neue HTML; es ersetzt das bisherige.",
		"(id)": "Eine selbst gewählte ID, eindeutig in Ihrer Erweiterung.",
		"(resourceId)": "ID des Anhangs.",

		Joplin:
			"`import joplin from 'api'` liefert dieses Objekt. Alle Teile der API sind Eigenschaften davon. Der [Überblick](../plugin_api_index.md) erklärt, wie Aufrufe funktionieren; diese Referenz beschreibt jede Methode. Interfaces und Enums finden Sie unter [Typen und Enums](./types.md).",
		"Joplin.data": "Notizen, Notizbücher, Schlagwörter und Anhänge.",
		"Joplin.clipboard": "Die Zwischenablage des Systems.",
		"Joplin.window": "Stylesheets.",
		"Joplin.plugins": "Registrierung und Ordner der Erweiterung.",
		"Joplin.workspace": "Was ausgewählt ist, und Ereignisse.",
		"Joplin.contentScripts": "Skripte im Renderer und im Editor.",
		"Joplin.commands": "Befehle.",
		"Joplin.views": "Alles, was eine Erweiterung anzeigen kann.",
		"Joplin.interop": "Formate für Import und Export.",
		"Joplin.settings": "Einstellungen der Erweiterung.",
		"Joplin.imaging": "Bildbearbeitung. Nur auf dem Rechner.",
		"Joplin.fs": "Archive. Nur auf dem Rechner.",
		"Joplin.require":
			"Lädt ein natives Node.js-Modul, das Joplin mitbringt, denn Erweiterungen können keine nativen Module mitliefern. Es gibt zwei: [fs-extra](https://www.npmjs.com/package/fs-extra) und [sqlite3](https://www.npmjs.com/package/sqlite3). Anders als der Rest der API ist dieser Aufruf synchron.",
		"Joplin.require(_path)": "Name des Moduls: `fs-extra` oder `sqlite3`.",
		"Joplin.require()": "das Modul.",
		"Joplin.versionInfo": "Gibt an, in welcher Version von Joplin und auf welcher Plattform die Erweiterung läuft.",
		"Joplin.versionInfo()": "Versionsnummern und Plattform.",
		"Joplin.shouldUseDarkColors":
			"Gibt an, ob das Farbschema des Nutzers dunkel ist. In Bereichen und Dialogen genügen meist die [Variablen des Farbschemas](../plugin_theming.md).",
		"Joplin.shouldUseDarkColors()": "`true`, wenn das Farbschema dunkel ist.",

		JoplinClipboard:
			"Liest die Zwischenablage, die sich alle Programme teilen, und schreibt in sie. Fragen Sie den Nutzer, bevor Sie sie lesen: Niemand rechnet damit, dass sich eine Erweiterung ansieht, was anderswo kopiert wurde. Unter iOS haben Erweiterungen keinen Zugriff: Lesen und Schreiben von Text scheitern mit dem Fehler `Not available on iOS`, und die Liste der Formate ist leer.",
		"JoplinClipboard.readText": "Liest die Zwischenablage als reinen Text.",
		"JoplinClipboard.readText()": "der Text.",
		"JoplinClipboard.writeText": "Legt reinen Text in die Zwischenablage.",
		"JoplinClipboard.writeText(text)": "Der Text.",
		"JoplinClipboard.readHtml": "Liest die Zwischenablage als HTML. Nur auf dem Rechner.",
		"JoplinClipboard.readHtml()": "das HTML.",
		"JoplinClipboard.writeHtml": "Legt HTML in die Zwischenablage. Nur auf dem Rechner.",
		"JoplinClipboard.writeHtml(html)": "Das HTML.",
		"JoplinClipboard.readImage": "Liest ein Bild aus der Zwischenablage. Nur auf dem Rechner.",
		"JoplinClipboard.readImage()":
			"das Bild als `data:`-URL. Enthält die Zwischenablage kein Bild, lautet die URL `data:image/png;base64,`, ohne Daten.",
		"JoplinClipboard.writeImage": "Legt ein Bild in die Zwischenablage. Nur auf dem Rechner.",
		"JoplinClipboard.writeImage(dataUrl)": "Das Bild als `data:`-URL.",
		"JoplinClipboard.availableFormats":
			"Listet die Formate auf, in denen sich der Inhalt der Zwischenablage lesen lässt.",
		"JoplinClipboard.availableFormats()": "MIME-Typen, zum Beispiel `['text/plain', 'text/html']`.",
		"JoplinClipboard.write":
			"Legt einen Inhalt in mehreren Formaten zugleich in die Zwischenablage, etwa als Text und als HTML, damit jedes Programm das Format einfügen kann, das es unterstützt. Die anderen Methoden schreiben ein einziges Format und entfernen den Rest. Ganz ohne Format bleibt die Zwischenablage, wie sie ist.",
		"JoplinClipboard.write(content)": "Der Inhalt in jedem Format.",

		JoplinCommands: `Ein Befehl ist eine Funktion mit einem Namen. Legen Sie hier eigene an und verwenden Sie ihre Namen für [Menüeinträge](./joplin_views_menu_items.md), [Menüs](./joplin_views_menus.md) und [Schaltflächen in Werkzeugleisten](./joplin_views_toolbar_buttons.md).

Auch die Befehle von Joplin selbst lassen sich ausführen. Diese stehen im Quelltext: die der [Fenster](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/gui/WindowCommandsAndDialogs/commands), der [Anwendung](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/commands) und des [Editors](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/gui/NoteEditor/editorCommandDeclarations.ts). Die Argumente sind die der Funktion \`execute()\` des jeweiligen Befehls. Viele dieser Befehle gibt es nur auf dem Rechner; für Mobilgeräte gibt es kürzere Listen der [allgemeinen Befehle](https://github.com/laurent22/joplin/tree/dev/packages/app-mobile/commands), der [Befehle der Notizansicht](https://github.com/laurent22/joplin/tree/dev/packages/app-mobile/components/screens/Note/commands) und der [Befehle des Editors](https://github.com/laurent22/joplin/blob/dev/packages/app-mobile/components/NoteEditor/commandDeclarations.ts). Einige [Befehle](https://github.com/laurent22/joplin/tree/dev/packages/lib/commands), etwa \`synchronize\`, gibt es auf dem Rechner und auf Mobilgeräten.

Für Befehle des Texteditors selbst rufen Sie \`editor.execCommand\` mit einem Objekt auf: \`name\` und \`args\` gelten in beiden Editoren, \`ui\` und \`value\` nur im Rich-Text-Editor.`,
		"JoplinCommands.execute":
			"Führt einen Befehl aus und wartet, bis er beendet ist. Gibt es den Befehl nicht, schlägt der Aufruf fehl.",
		"JoplinCommands.execute(commandName)": "Name des Befehls, zum Beispiel `newNote`, `openNote` oder ein eigener.",
		"JoplinCommands.execute(args)": "Argumente des Befehls.",
		"JoplinCommands.execute()": "was der Befehl zurückgibt, sofern er etwas zurückgibt.",
		"JoplinCommands.register": "Registriert einen Befehl unter einem Namen.",
		"JoplinCommands.register(command)": "Name, Beschriftung, Symbol und Funktion des Befehls.",

		JoplinContentScripts:
			"Der größte Teil einer Erweiterung läuft in einem eigenen Prozess. Ein Inhaltsskript läuft dagegen dort, wo Notizen dargestellt oder bearbeitet werden, und kann so [markdown-it](https://github.com/markdown-it/markdown-it) oder CodeMirror erweitern. Mit der Registrierung wird es noch nicht ausgeführt: Joplin lädt es, wenn der Renderer oder der Editor startet. Im [Tutorial zu Editor-Erweiterungen](../../tutorials/cm6_plugin.md) entsteht eines Schritt für Schritt.",
		"JoplinContentScripts.register": "Registriert ein Inhaltsskript.",
		"JoplinContentScripts.register(type)": "Wo das Skript läuft: im Renderer oder im Markdown-Editor.",
		"JoplinContentScripts.register(scriptPath)":
			"Pfad des Skripts, relativ zum Hauptskript der Erweiterung, zum Beispiel `./crosswords.js`. Der Plugin-Generator bündelt Skripte, die in `plugin.config.json` stehen.",
		"JoplinContentScripts.onMessage":
			"Empfängt die Nachrichten eines Inhaltsskripts. Senden Sie sie im Renderer mit `webviewApi.postMessage(contentScriptId, message)`, im Editor mit `context.postMessage(message)`.",
		"JoplinContentScripts.onMessage(contentScriptId)": "Die ID, unter der das Skript registriert ist.",
		"JoplinContentScripts.onMessage(callback)":
			"Wird mit jeder Nachricht aufgerufen. Der Rückgabewert oder, bei einem Promise, dessen Ergebnis wird als Antwort zurückgeschickt.",

		JoplinData: `Die [Daten-API](../rest_api.md), aus Joplin heraus aufgerufen. Die Methoden \`get\`, \`post\`, \`put\` und \`delete\` stehen für GET, POST, PUT und DELETE; Pfade, Felder und Ergebnisse sind die der REST-API, aber Sie brauchen weder ein Token noch den Dienst des Web Clippers.

Listen kommen seitenweise: Das Ergebnis enthält \`items\`, und \`has_more\` ist \`true\`, wenn noch eine Seite folgt. Fordern Sie nur die Felder an, die Sie brauchen.`,
		"(path)": "Die Teile des Pfads, zum Beispiel `['notes', noteId]`.",
		"(query)": "Die Parameter der Abfrage, zum Beispiel `{ fields: ['id', 'title'], page: 2 }`.",
		"JoplinData.post(path)": "Die Teile des Pfads, zum Beispiel `['notes']`.",
		"JoplinData.post(query)": "Die Parameter der Abfrage, normalerweise `null`.",
		"JoplinData.put(query)": "Die Parameter der Abfrage, normalerweise `null`.",
		"JoplinData.delete(query)":
			"Die Parameter der Abfrage. Mit `{ permanent: '1' }` werden Notizen und Notizbücher endgültig gelöscht, statt in den Papierkorb zu kommen.",
		"(files)": "Für neue Anhänge: `[{ path: '/path/to/file' }]`, die Datei, die angehängt wird.",
		"JoplinData.get": "Liest ein Objekt oder eine Liste oder sucht.",
		"JoplinData.get()": "das Objekt oder eine Seite mit Objekten.",
		"JoplinData.post":
			"Erstellt ein Objekt oder verknüpft eines mit einem anderen, etwa ein Schlagwort mit einer Notiz.",
		"JoplinData.post(body)": "Die Eigenschaften des neuen Objekts.",
		"JoplinData.post()": "das neue Objekt mit seiner ID.",
		"JoplinData.put": "Ändert ein Objekt. Eigenschaften, die Sie weglassen, bleiben, wie sie sind.",
		"JoplinData.put(body)": "Die Eigenschaften, die geändert werden sollen.",
		"JoplinData.put(files)": "Für Anhänge: `[{ path: '/path/to/file' }]`, die Datei, die die bisherige ersetzt.",
		"JoplinData.put()": "das geänderte Objekt.",
		"JoplinData.delete": "Löscht ein Objekt oder löst eine Verknüpfung, etwa die eines Schlagworts mit einer Notiz.",
		"JoplinData.delete()": "",
		"JoplinData.itemType": "Ermittelt, welche Art von Objekt zu einer ID gehört, zum Beispiel zur ID in einem Link.",
		"JoplinData.itemType(itemId)": "ID eines beliebigen Objekts.",
		"JoplinData.itemType()": "der Typ des Objekts oder `null`, wenn keines diese ID hat.",
		"JoplinData.resourcePath": "Findet die Datei eines Anhangs im Profilordner. Ändern Sie diese Datei nicht.",
		"JoplinData.resourcePath()": "der vollständige Pfad der Datei. Gibt es den Anhang nicht, schlägt der Aufruf fehl.",
		"JoplinData.userDataGet":
			"Liest einen Wert, den Ihre Erweiterung zu einem Objekt gespeichert hat; siehe [[JoplinData.userDataSet]].",
		"JoplinData.userDataGet()": "der Wert oder `undefined`, wenn es keinen gibt.",
		"JoplinData.userDataSet":
			"Speichert einen Wert zu einer Notiz, einem Notizbuch, einem Schlagwort oder einem Anhang. Die Werte werden synchronisiert, und jede Erweiterung sieht nur ihre eigenen. Ändern oder löschen zwei Geräte denselben Wert, gilt die spätere Änderung.",
		"JoplinData.userDataSet(value)": "Alles, was `JSON.stringify()` umwandeln kann.",
		"JoplinData.userDataDelete": "Löscht einen Wert; siehe [[JoplinData.userDataSet]].",
		"JoplinData.userDataGet(itemType)": "Typ des Objekts: `Note`, `Folder`, `Tag` oder `Resource`.",
		"JoplinData.userDataGet(itemId)": "ID des Objekts.",
		"JoplinData.userDataGet(key)": "Name des Werts, frei wählbar.",
		"JoplinData.userDataSet(itemType)": "Typ des Objekts: `Note`, `Folder`, `Tag` oder `Resource`.",
		"JoplinData.userDataSet(itemId)": "ID des Objekts.",
		"JoplinData.userDataSet(key)": "Name des Werts, frei wählbar.",
		"JoplinData.userDataDelete(itemType)": "Typ des Objekts: `Note`, `Folder`, `Tag` oder `Resource`.",
		"JoplinData.userDataDelete(itemId)": "ID des Objekts.",
		"JoplinData.userDataDelete(key)": "Name des Werts, frei wählbar.",

		JoplinFs:
			"Entpackt Archive, bisher nur im Format ZIP. Zum Lesen und Schreiben von Dateien laden Sie `fs-extra` mit [[Joplin.require]].",
		"JoplinFs.archiveExtract": "Entpackt ein ZIP-Archiv in einen Ordner.",
		"JoplinFs.archiveExtract(sourcePath)": "Pfad des Archivs.",
		"JoplinFs.archiveExtract(destinationPath)": "Pfad des Ordners, in den die Dateien entpackt werden.",
		"JoplinFs.archiveExtract()": "die entpackten Dateien.",

		JoplinImaging:
			"Joplin behält die Bilddaten; Ihre Erweiterung bezeichnet jedes Bild mit einem Handle. Laden Sie ein Bild und übergeben Sie sein Handle den anderen Methoden. [[JoplinImaging.resize]] und [[JoplinImaging.crop]] erstellen eine Kopie mit eigenem Handle. Geben Sie ein Bild frei, wenn Sie es nicht mehr brauchen. Ein unbekanntes oder freigegebenes Handle führt zum Fehler `No image with handle …`.",
		"JoplinImaging.createFromPath":
			"Lädt ein Bild aus einer Datei oder von einer URL. Bei einer PDF-Datei ist es ein Bild der ersten Seite. URLs und PDF-Dateien werden seit Joplin 3.0 unterstützt.",
		"JoplinImaging.createFromPath(filePath)": "Pfad oder URL.",
		"JoplinImaging.createFromPath()": "das Handle des Bilds.",
		"JoplinImaging.createFromResource": "Lädt ein Bild aus einem Anhang.",
		"JoplinImaging.createFromResource()": "das Handle des Bilds.",
		"JoplinImaging.createFromPdfPath": "Wandelt Seiten einer PDF-Datei in Bilder um, ein Bild je Seite.",
		"JoplinImaging.createFromPdfPath(path)": "Pfad der PDF-Datei.",
		"JoplinImaging.createFromPdfPath(options)": "Welche Seiten und in welchem Maßstab.",
		"JoplinImaging.createFromPdfPath()": "die Handles der Bilder, in der Reihenfolge der Seiten.",
		"JoplinImaging.createFromPdfResource":
			"Wandelt Seiten einer angehängten PDF-Datei in Bilder um, ein Bild je Seite.",
		"JoplinImaging.createFromPdfResource(options)": "Welche Seiten und in welchem Maßstab.",
		"JoplinImaging.createFromPdfResource()": "die Handles der Bilder, in der Reihenfolge der Seiten.",
		"JoplinImaging.getPdfInfoFromPath": "Zählt die Seiten einer PDF-Datei.",
		"JoplinImaging.getPdfInfoFromPath(path)": "Pfad der PDF-Datei.",
		"JoplinImaging.getPdfInfoFromPath()": "die Zahl der Seiten.",
		"JoplinImaging.getPdfInfoFromResource": "Zählt die Seiten einer angehängten PDF-Datei.",
		"JoplinImaging.getPdfInfoFromResource()": "die Zahl der Seiten.",
		"JoplinImaging.getSize": "Ermittelt die Größe eines Bilds.",
		"JoplinImaging.getSize(handle)": "Handle des Bilds.",
		"JoplinImaging.getSize()": "Breite und Höhe in Pixeln.",
		"JoplinImaging.resize":
			"Erstellt eine Kopie in anderer Größe. Ist nur die Breite oder nur die Höhe angegeben, bleibt das Seitenverhältnis erhalten.",
		"JoplinImaging.resize(handle)": "Handle des Bilds.",
		"JoplinImaging.resize(options)": "Neue Größe und Qualität der Skalierung.",
		"JoplinImaging.resize()": "das Handle der Kopie.",
		"JoplinImaging.crop": "Erstellt eine Kopie eines Bildausschnitts.",
		"JoplinImaging.crop(handle)": "Handle des Bilds.",
		"JoplinImaging.crop(rectangle)": "Der Ausschnitt, in Pixeln.",
		"JoplinImaging.crop()": "das Handle der Kopie.",
		"JoplinImaging.toPngFile": "Speichert ein Bild als PNG-Datei.",
		"JoplinImaging.toPngFile(handle)": "Handle des Bilds.",
		"JoplinImaging.toPngFile(filePath)": "Pfad der neuen Datei.",
		"JoplinImaging.toJpgFile": "Speichert ein Bild als JPEG-Datei.",
		"JoplinImaging.toJpgFile(handle)": "Handle des Bilds.",
		"JoplinImaging.toJpgFile(filePath)": "Pfad der neuen Datei.",
		"(quality)": "Von 0 bis 100. Vorgabe ist 80.",
		"JoplinImaging.toPngResource": "Erstellt aus einem Bild einen Anhang im PNG-Format.",
		"JoplinImaging.toPngResource(handle)": "Handle des Bilds.",
		"(resourceProps)": "Eigenschaften des Anhangs, zum Beispiel `{ title: 'Chart' }`.",
		"JoplinImaging.toPngResource()": "der neue Anhang mit seiner ID.",
		"JoplinImaging.toJpgResource": "Erstellt aus einem Bild einen Anhang im JPEG-Format.",
		"JoplinImaging.toJpgResource(handle)": "Handle des Bilds.",
		"JoplinImaging.toJpgResource()": "der neue Anhang mit seiner ID.",
		"JoplinImaging.free": "Gibt den Speicher von Bildern frei. Bis dahin behält Joplin jedes Bild.",
		"JoplinImaging.free(handles)": "Ein Handle oder mehrere. Unbekannte werden ignoriert.",

		JoplinInterop:
			"Fügt Formate für Import und Export hinzu. Ein Modul ist ein Objekt mit Eigenschaften, die das Format beschreiben, und Funktionen, die Joplin beim Importieren oder Exportieren aufruft. Die Eigenschaften von Notizen und Notizbüchern finden Sie unter [Daten-API](../rest_api.md). Auf Mobilgeräten lassen sich Module registrieren, aber kein Menü bietet sie an.",
		"JoplinInterop.registerExportModule": "Fügt ein Exportformat hinzu.",
		"JoplinInterop.registerExportModule(module)": "Format und Funktionen.",
		"JoplinInterop.registerImportModule": "Fügt ein Importformat hinzu.",
		"JoplinInterop.registerImportModule(module)": "Format und Funktion.",

		JoplinPlugins: "Registriert die Erweiterung und gibt an, wo ihre Dateien liegen.",
		"JoplinPlugins.register":
			"Registriert die Erweiterung. Rufen Sie die Methode in Ihrem Hauptskript auf; alles andere gehört in `onStart`.",
		"JoplinPlugins.register(script)":
			"Ein Objekt, dessen Funktion `onStart` Joplin aufruft, sobald die Erweiterung geladen ist.",
		"JoplinPlugins.registerContentScript":
			"Verwenden Sie [[JoplinContentScripts.register]]. Diese Methode löst nur noch einen Fehler aus.",
		"JoplinPlugins.registerContentScript(type)": "Wo das Skript läuft.",
		"JoplinPlugins.dataDir":
			"Gibt den Ordner für die Dateien Ihrer Erweiterung zurück. Er bleibt bei Aktualisierungen erhalten.",
		"JoplinPlugins.dataDir()": "der vollständige Pfad.",
		"JoplinPlugins.installationDir":
			"Gibt den Ordner mit den Dateien zurück, die Ihre Erweiterung mitbringt. Schreiben Sie nichts hinein: Joplin löscht ihn und legt ihn neu an. Eigene Dateien gehören nach [[JoplinPlugins.dataDir]].",
		"JoplinPlugins.installationDir()": "der vollständige Pfad.",
		"JoplinPlugins.require": "Verwenden Sie [[Joplin.require]].",
		"JoplinPlugins.require(_path)": "Name des Moduls.",
		"JoplinPlugins.require()": "das Modul.",

		JoplinSettings:
			"Einstellungen bestehen aus Schlüssel und Wert. Sobald sie registriert sind, erscheinen sie in der Konfiguration, außer wenn sie privat sind. Die Schlüssel gehören Ihrer Erweiterung: Die von Joplin oder anderen Erweiterungen können Sie nicht überschreiben.",
		"JoplinSettings.registerSettings":
			"Registriert Einstellungen. Tun Sie das bei jedem Start der Erweiterung, in `onStart`; Werte, die der Nutzer geändert hat, bleiben von einem Start zum nächsten erhalten.",
		"JoplinSettings.registerSettings(settings)":
			"Ein Objekt, das jedem Schlüssel die Definition der Einstellung zuordnet.",
		"JoplinSettings.registerSetting":
			"Verwenden Sie [[JoplinSettings.registerSettings]]. Außer in einigen älteren Erweiterungen löst diese Methode nur noch einen Fehler aus.",
		"(key)": "Schlüssel der Einstellung.",
		"JoplinSettings.registerSetting(settingItem)": "Definition der Einstellung.",
		"JoplinSettings.registerSection":
			"Fügt der Konfiguration einen Abschnitt hinzu. Tun Sie das bei jedem Start der Erweiterung, vor dem Registrieren der Einstellungen.",
		"JoplinSettings.registerSection(name)": "Name des Abschnitts, für die Eigenschaft `section` der Einstellungen.",
		"JoplinSettings.registerSection(section)": "Titel, Symbol und Beschreibung des Abschnitts.",
		"JoplinSettings.values": "Liest Einstellungen Ihrer Erweiterung.",
		"JoplinSettings.values(keys)": "Ein Schlüssel oder mehrere.",
		"JoplinSettings.values()": "ein Objekt, das jedem Schlüssel seinen Wert zuordnet.",
		"JoplinSettings.value":
			"Liest eine Einstellung Ihrer Erweiterung. Mehrere lesen Sie schneller mit einem einzigen Aufruf von [[JoplinSettings.values]].",
		"JoplinSettings.value()": "der Wert.",
		"JoplinSettings.setValue": "Ändert eine Einstellung Ihrer Erweiterung.",
		"JoplinSettings.setValue(value)": "Der neue Wert.",
		"JoplinSettings.globalValue":
			"Verwenden Sie [[JoplinSettings.globalValues]]; damit lesen Sie eine oder mehrere Einstellungen.",
		"JoplinSettings.globalValue(key)": "Vollständiger Schlüssel, zum Beispiel `theme` oder `locale`.",
		"JoplinSettings.globalValue()": "der Wert.",
		"JoplinSettings.globalValues":
			"Liest Einstellungen von Joplin oder anderen Erweiterungen. Die Schlüssel von Joplin stehen in dessen [Quelltext](https://github.com/laurent22/joplin/blob/dev/packages/lib/models/settings/builtInMetadata.ts).",
		"JoplinSettings.globalValues(keys)": "Vollständige Schlüssel, zum Beispiel `theme` oder `locale`.",
		"JoplinSettings.globalValues()":
			"die Werte in der Reihenfolge der Schlüssel. Ist einer davon unbekannt, schlägt der Aufruf fehl.",
		"JoplinSettings.onChange":
			"Meldet Änderungen an Einstellungen Ihrer Erweiterung, und nur an diesen. Änderungen werden einen Moment lang gesammelt, bevor die Funktion aufgerufen wird.",
		"JoplinSettings.onChange(handler)": "Wird mit den geänderten Schlüsseln aufgerufen.",

		JoplinViews:
			"Eine Ansicht ist alles, was Ihre Erweiterung anzeigt. Wenn Sie einen Bereich oder einen Dialog erstellen, erhalten Sie ein Handle: eine Zeichenkette, die den anderen Methoden desselben Objekts sagt, welche Ansicht gemeint ist. Skripte in einer Ansicht tauschen über das globale Objekt `webviewApi` Nachrichten mit Ihrer Erweiterung aus; siehe [[WebviewApi]].",
		"JoplinViews.dialogs": "Dialoge, Meldungen und kurze Hinweise.",
		"JoplinViews.panels": "Bereiche neben der Notiz.",
		"JoplinViews.menuItems": "Einträge in Menüs. Nur auf dem Rechner.",
		"JoplinViews.menus": "Untermenüs. Nur auf dem Rechner.",
		"JoplinViews.toolbarButtons": "Schaltflächen in Werkzeugleisten.",
		"JoplinViews.editors": "Eigene Editoren.",
		"JoplinViews.noteList": "Aussehen der Notizliste. Nur auf dem Rechner.",

		JoplinViewsDialogs: `Ein Dialog zeigt Ihr HTML über einer Reihe von Schaltflächen. Erstellen Sie ihn einmal und öffnen Sie ihn, sooft Sie ihn brauchen.

Schaltflächen mit bestimmten IDs reagieren auf die Tastatur. Die Eingabetaste löst die erste aus, die \`ok\`, \`yes\`, \`submit\` oder \`confirm\` heißt, Esc die erste namens \`cancel\`, \`no\` oder \`reject\`. Enthält das HTML Formulare mit einem \`name\`, werden auch ihre Werte zurückgegeben.`,
		"JoplinViewsDialogs.create": "Erstellt einen Dialog, der zunächst verborgen ist.",
		"JoplinViewsDialogs.create()": "das Handle des Dialogs.",
		"JoplinViewsDialogs.showMessageBox": "Zeigt eine Meldung mit den Schaltflächen OK und Abbrechen.",
		"JoplinViewsDialogs.showMessageBox(message)": "Die Meldung, als reiner Text.",
		"JoplinViewsDialogs.showMessageBox()": "`0` für OK, `1` für Abbrechen.",
		"JoplinViewsDialogs.setHtml": "Legt den Inhalt des Dialogs fest.",
		"JoplinViewsDialogs.setHtml()": "das HTML.",
		"JoplinViewsDialogs.addScript": "Lädt ein Skript oder ein Stylesheet in den Dialog.",
		"JoplinViewsDialogs.setButtons":
			"Legt die Schaltflächen des Dialogs fest. Ohne diesen Aufruf sind es OK und Abbrechen.",
		"JoplinViewsDialogs.setButtons(buttons)": "Die Schaltflächen von links nach rechts.",
		"JoplinViewsDialogs.setButtons()": "die Schaltflächen.",
		"JoplinViewsDialogs.open": "Öffnet den Dialog und wartet, bis er geschlossen wird.",
		"JoplinViewsDialogs.open()": "die ID der gewählten Schaltfläche und die Werte der Formulare.",
		"JoplinViewsDialogs.setFitToContent":
			"Bestimmt, ob der Dialog so groß ist wie sein Inhalt (die Vorgabe) oder fast das ganze Fenster einnimmt.",
		"JoplinViewsDialogs.setFitToContent(status)": "`false` für einen großen Dialog.",
		"JoplinViewsDialogs.setFitToContent()": "der neue Wert.",
		"JoplinViewsDialogs.showToast":
			"Zeigt in einer Ecke des Anwendungsfensters einen kurzen Hinweis, der von selbst verschwindet.",
		"JoplinViewsDialogs.showToast(toast)": "Text, Art und Dauer.",
		"JoplinViewsDialogs.showOpenDialog": "Öffnet den Dialog des Systems, in dem man Dateien oder Ordner auswählt.",
		"JoplinViewsDialogs.showOpenDialog(options)":
			"Die Optionen von [`showOpenDialog`](https://www.electronjs.org/docs/latest/api/dialog) in Electron.",
		"JoplinViewsDialogs.showOpenDialog()": "das Ergebnis der Methode von Electron.",

		JoplinViewsEditors: `Der Editor einer Erweiterung ersetzt den von Joplin bei Notizen, die er darstellen kann, etwa um ein Board oder einen Graphen zu zeichnen, der als Text in der Notiz steht.

Ein Editor ist *aktiv*, wenn er die aktuelle Notiz zeigen kann, und *sichtbar*, wenn der Nutzer zu ihm gewechselt hat. Die Befehle \`showEditorPlugin\` und \`toggleEditorPlugin\` wechseln hin und zurück. Sind mehrere Editoren für eine Notiz aktiv, ist nicht festgelegt, welcher erscheint; aktivieren Sie Ihren deshalb nur für die Notizen, für die er gemacht ist.`,
		"JoplinViewsEditors.register": "Registriert einen Editor. Joplin erstellt für jedes Fenster eine Ansicht davon.",
		"JoplinViewsEditors.register(viewId)": "Eine selbst gewählte ID, eindeutig in Ihrer Erweiterung.",
		"JoplinViewsEditors.register(callbacks)":
			"Funktionen, die eine Ansicht einrichten und entscheiden, wann sie aktiv ist.",
		"JoplinViewsEditors.create": "Verwenden Sie [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.create()": "das Handle des Editors.",
		"JoplinViewsEditors.setHtml": "Legt den Inhalt des Editors fest.",
		"JoplinViewsEditors.setHtml()": "das HTML.",
		"JoplinViewsEditors.addScript": "Lädt ein Skript oder ein Stylesheet in den Editor.",
		"JoplinViewsEditors.onMessage":
			"Empfängt Nachrichten aus dem HTML des Editors, wie [[JoplinViewsPanels.onMessage]].",
		"JoplinViewsEditors.onMessage(callback)": "Wird mit jeder Nachricht aufgerufen. Der Rückgabewert ist die Antwort.",
		"JoplinViewsEditors.postMessage":
			"Sendet dem HTML des Editors eine Nachricht, wie [[JoplinViewsPanels.postMessage]].",
		"JoplinViewsEditors.postMessage(message)": "Ein beliebiger Wert, nur keine Funktion.",
		"JoplinViewsEditors.saveNote":
			"Speichert die Notiz, die der Editor zeigt. Bei Editoren im selben Fenster wird `onUpdate` nicht aufgerufen.",
		"JoplinViewsEditors.saveNote(props)": "Die Notiz und ihr neuer Text.",
		"JoplinViewsEditors.onActivationCheck": "Übergeben Sie `onActivationCheck` an [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.onActivationCheck(callback)": "Entscheidet, ob der Editor aktiv ist.",
		"JoplinViewsEditors.onUpdate":
			"Wird aufgerufen, wenn der Editor etwas anderes zeigen soll: Eine andere Notiz ist ausgewählt, ihr Text hat sich geändert, oder der Editor ist sichtbar geworden.",
		"JoplinViewsEditors.onUpdate(callback)": "Wird mit der Notiz und ihrem Text aufgerufen.",
		"JoplinViewsEditors.isActive": "Gibt an, ob der Editor die aktuelle Notiz zeigen kann.",
		"JoplinViewsEditors.isActive()": "`true`, wenn er es kann.",
		"JoplinViewsEditors.isVisible": "Gibt an, ob der Nutzer den Editor gerade sieht.",
		"JoplinViewsEditors.isVisible()": "`true`, wenn er aktiv und sichtbar ist.",

		JoplinViewsMenuItems:
			"Fügt den Menüs und Kontextmenüs von Joplin einzelne Einträge hinzu. Für ein Untermenü siehe [[JoplinViewsMenus]].",
		"JoplinViewsMenuItems.create": "Fügt einem Menü einen Eintrag für einen Befehl hinzu.",
		"(commandName)": "Name des Befehls, der ausgeführt wird.",
		"(location)": "Das Menü. Vorgabe ist das Menü Werkzeuge.",
		"JoplinViewsMenuItems.create(options)": "Tastaturkürzel.",

		JoplinViewsMenus: "Fügt Untermenüs hinzu. Diese lassen sich in die Menüs von Joplin einfügen, aber nicht daneben.",
		"JoplinViewsMenus.create": "Fügt einem Menü ein Untermenü hinzu.",
		"JoplinViewsMenus.create(label)": "Titel des Untermenüs.",
		"JoplinViewsMenus.create(menuItems)": "Seine Einträge, die wiederum Untermenüs haben können.",

		JoplinViewsNoteList:
			"Ein Renderer erzeugt das HTML jeder Notiz in der Liste. Joplin übergibt ihm die Eigenschaften, von denen er abhängt; er gibt die Werte zurück, die seine Vorlage braucht. Nutzer wählen den Renderer im Menü Ansicht.",
		"JoplinViewsNoteList.registerRenderer": "Fügt eine Darstellung der Notizliste hinzu.",
		"JoplinViewsNoteList.registerRenderer(renderer)": "Vorlage, Stil und Funktionen.",

		JoplinViewsPanels:
			"Ein Bereich zeigt Ihr HTML neben der Notiz. Auf dem Rechner können Nutzer ihn über **Ansicht → Erscheinungsbild der Anwendung ändern** verschieben; auf Mobilgeräten öffnen sich Bereiche in einem Dialog mit Tabs. Im [Tutorial zum Inhaltsverzeichnis](../../tutorials/toc_plugin.md) bauen Sie einen.",
		"JoplinViewsPanels.create": "Erstellt einen Bereich.",
		"JoplinViewsPanels.create()": "das Handle des Bereichs.",
		"JoplinViewsPanels.setHtml": "Legt den Inhalt des Bereichs fest.",
		"JoplinViewsPanels.setHtml()": "das HTML.",
		"JoplinViewsPanels.addScript": "Lädt ein Skript oder ein Stylesheet in den Bereich.",
		"JoplinViewsPanels.onMessage":
			"Empfängt Nachrichten, die Skripte im Bereich mit `await webviewApi.postMessage(message)` senden.",
		"JoplinViewsPanels.onMessage(callback)":
			"Wird mit jeder Nachricht aufgerufen. Der Rückgabewert oder, bei einem Promise, dessen Ergebnis wird als Antwort zurückgeschickt.",
		"JoplinViewsPanels.postMessage":
			"Sendet dem Bereich eine Nachricht. Ein Skript darin empfängt sie mit `webviewApi.onMessage(({ message }) => { … })`. Die Funktion muss vorher und darf nur einmal registriert werden. Eine Antwort gibt es nicht.",
		"JoplinViewsPanels.postMessage(message)": "Ein beliebiger Wert, nur keine Funktion.",
		"JoplinViewsPanels.show": "Zeigt den Bereich oder verbirgt ihn.",
		"JoplinViewsPanels.show(show)": "`false` verbirgt ihn. Vorgabe ist `true`.",
		"JoplinViewsPanels.hide": "Verbirgt den Bereich.",
		"JoplinViewsPanels.visible": "Gibt an, ob der Bereich zu sehen ist.",
		"JoplinViewsPanels.visible()": "`true`, wenn er zu sehen ist.",
		"JoplinViewsPanels.isActive":
			"Gibt an, ob der Editor einer Erweiterung die aktuelle Notiz zeigen kann, wie [[JoplinViewsEditors.isActive]]. Mit dem Handle eines Bereichs ist das Ergebnis das von [[JoplinViewsPanels.visible]]; vor Joplin 3.5 war es nicht verlässlich.",
		"JoplinViewsPanels.isActive(handle)": "Das Handle eines Editors oder eines Bereichs.",
		"JoplinViewsPanels.isActive()": "`true`, wenn er es kann.",

		JoplinViewsToolbarButtons:
			"Fügt Schaltflächen hinzu. Symbol und Beschriftung sind die des Befehls; seine `enabledCondition` entscheidet, wann die Schaltfläche verfügbar ist.",
		"JoplinViewsToolbarButtons.create": "Fügt eine Schaltfläche für einen Befehl hinzu.",
		"JoplinViewsToolbarButtons.create(location)": "Die Werkzeugleiste.",

		JoplinWindow:
			"Lädt Stylesheets, wie es Nutzer mit [eigenem CSS](../../../apps/custom_css.md) auch selbst tun können.",
		"JoplinWindow.loadChromeCssFile": "Lädt ein Stylesheet für Joplin selbst: alles außer den dargestellten Notizen.",
		"(filePath)": "Vollständiger Pfad der CSS-Datei.",
		"JoplinWindow.loadNoteCssFile": "Lädt ein Stylesheet für dargestellte Notizen, auch für exportierte und gedruckte.",

		JoplinWorkspace:
			"Woran der Nutzer arbeitet und was dabei geschieht. Die Funktionen, die Sie übergeben, bleiben registriert, bis die Erweiterung beendet wird.",
		"JoplinWorkspace.onNoteSelectionChange": "Wird aufgerufen, wenn andere Notizen ausgewählt werden.",
		"JoplinWorkspace.onNoteSelectionChange(callback)":
			"Wird mit einem [[NoteSelectionChangeEvent]] aufgerufen, das die IDs der ausgewählten Notizen enthält. Die Notiz selbst erhalten Sie in der Funktion mit [[JoplinWorkspace.selectedNote]].",
		"JoplinWorkspace.onNoteSelectionChange()": "ein leeres Objekt, vorgesehen für das Abmelden der Funktion.",
		"JoplinWorkspace.onNoteContentChange": "Verwenden Sie [[JoplinWorkspace.onNoteChange]], das jede Änderung meldet.",
		"JoplinWorkspace.onNoteContentChange(callback)":
			"Wird mit einem [[NoteContentChangeEvent]] aufgerufen, wenn sich der Text einer Notiz ändert.",
		"JoplinWorkspace.onNoteChange":
			"Wird aufgerufen, wenn sich die ausgewählte Notiz ändert: ihr Text oder eine andere Eigenschaft.",
		"JoplinWorkspace.onNoteChange(handler)": "Wird mit der ID der Notiz und der Art der Änderung aufgerufen.",
		"JoplinWorkspace.onNoteChange()": "ein leeres Objekt, vorgesehen für das Abmelden der Funktion.",
		"JoplinWorkspace.onResourceChange":
			"Wird aufgerufen, wenn sich ein Anhang ändert, aber nicht, wenn einer hinzukommt oder gelöscht wird.",
		"JoplinWorkspace.onResourceChange(handler)": "Wird mit der ID des Anhangs aufgerufen.",
		"JoplinWorkspace.onNoteAlarmTrigger": "Wird aufgerufen, wenn der Alarm einer Aufgabe ausgelöst wird.",
		"JoplinWorkspace.onNoteAlarmTrigger(handler)":
			"Wird mit einem [[NoteAlarmTriggerEvent]] aufgerufen, das die ID der Aufgabe enthält.",
		"JoplinWorkspace.onNoteAlarmTrigger()": "ein leeres Objekt, vorgesehen für das Abmelden der Funktion.",
		"JoplinWorkspace.onSyncStart": "Wird aufgerufen, wenn die Synchronisation beginnt.",
		"JoplinWorkspace.onSyncStart(handler)": "Wird am Anfang aufgerufen.",
		"JoplinWorkspace.onSyncStart()": "ein leeres Objekt, vorgesehen für das Abmelden der Funktion.",
		"JoplinWorkspace.onSyncComplete": "Wird aufgerufen, wenn die Synchronisation beendet ist.",
		"JoplinWorkspace.onSyncComplete(callback)":
			"Wird mit einem [[SyncCompleteEvent]] aufgerufen, das angibt, ob es Fehler gab. Genaueres steht im Protokoll.",
		"JoplinWorkspace.onSyncComplete()": "ein leeres Objekt, vorgesehen für das Abmelden der Funktion.",
		"JoplinWorkspace.filterEditorContextMenu":
			"Damit ändern Sie das Kontextmenü des Editors, kurz bevor es sich öffnet, zum Beispiel um Einträge hinzuzufügen, die von der Stelle des Klicks abhängen.",
		"JoplinWorkspace.filterEditorContextMenu(handler)":
			"Wird mit den Einträgen aufgerufen, seit Joplin 3.6 auch mit dem, was angeklickt wurde, und gibt dasselbe Objekt zurück, ergänzt um Ihre Einträge.",
		"JoplinWorkspace.selectedNote": "Liefert die ausgewählte Notiz.",
		"JoplinWorkspace.selectedNote()": "die Notiz oder `null`, wenn nicht genau eine ausgewählt ist.",
		"JoplinWorkspace.selectedFolder":
			"Liefert das ausgewählte Notizbuch. Während einer Suche, oder solange ein Schlagwort angezeigt wird, ist es das zuletzt ausgewählte.",
		"JoplinWorkspace.selectedFolder()":
			"das [Notizbuch](../rest_api.md) mit seinen Eigenschaften oder `null`, wenn es keines gibt.",
		"JoplinWorkspace.selectedNoteIds":
			"Liefert die IDs aller ausgewählten Notizen. Den Inhalt lesen Sie mit [[JoplinData.get]].",
		"JoplinWorkspace.selectedNoteIds()": "die IDs; die Liste ist leer, wenn keine Notiz ausgewählt ist.",
		"JoplinWorkspace.selectedNoteHash":
			"Gibt an, zu welchem Abschnitt der aktuellen Notiz ein Link aus einer anderen Notiz geführt hat. Beim Link `[Walk](:/ID#by-the-river)` ist das `by-the-river`. Der Wert ist aktuell, sobald eine mit [[JoplinWorkspace.onNoteSelectionChange]] registrierte Funktion aufgerufen wird.",
		"JoplinWorkspace.selectedNoteHash()":
			"die ID des Abschnitts ohne `#` oder eine leere Zeichenkette, wenn die Notiz anders geöffnet wurde.",

		ActivationCheckCallback:
			"Entscheidet, ob ein Editor für eine Notiz aktiv ist: Falls ja, liefert das Promise `true`.",
		ActivationCheckEvent: "Wovon abhängt, ob ein Editor aktiv ist.",
		"ActivationCheckEvent.handle": "Die Ansicht des Editors.",
		"ActivationCheckEvent.noteId": "ID der Notiz, die angezeigt werden soll.",
		AppType: "Eine Anwendung von Joplin.",
		"AppType.Desktop": "Desktop-Anwendung.",
		"AppType.Mobile": "Mobile Anwendung.",
		"AppType.Cli": "Terminal-Anwendung.",
		ArchiveEntry: "Eine Datei aus einem Archiv.",
		"ArchiveEntry.entryName": "Ihr Pfad im Archiv.",
		"ArchiveEntry.name": "Ihr Name ohne Ordner.",
		ButtonId: "Bezeichnet eine Schaltfläche eines Dialogs.",
		ButtonSpec: "Eine Schaltfläche eines Dialogs.",
		"ButtonSpec.id":
			"Was [[JoplinViewsDialogs.open]] für diese Schaltfläche zurückgibt. Bei manchen IDs reagiert die Schaltfläche auch auf die Eingabetaste oder auf Esc.",
		"ButtonSpec.title": "Ihre Beschriftung. Übliche IDs wie `ok` haben schon eine.",
		"ButtonSpec.onClick": "Wird aufgerufen, wenn der Nutzer darauf klickt.",
		ChangeEvent: "Eine Änderung an Einstellungen.",
		"ChangeEvent.keys": "Die Schlüssel, die sich geändert haben.",
		ChangeHandler: "Empfängt Änderungen an Einstellungen.",
		ClipboardContent: "Inhalt für die Zwischenablage, in einem oder mehreren Formaten.",
		"ClipboardContent.text": "Als reiner Text.",
		"ClipboardContent.html": "Als HTML.",
		"ClipboardContent.image": "Als Bild: eine `data:`-URL.",
		CodeMirrorControl:
			"Der Markdown-Editor, den ein Inhaltsskript vom Typ `CodeMirrorPlugin` bekommt. Das [Tutorial](../../tutorials/cm6_plugin.md) zeigt ihn in Aktion.",
		"CodeMirrorControl.editor": "Die [EditorView](https://codemirror.net/docs/ref/#view.EditorView) von CodeMirror.",
		"CodeMirrorControl.cm6":
			"Dieselbe Ansicht. Im alten Editor ist sie nicht definiert; so lassen sich die beiden unterscheiden.",
		"CodeMirrorControl.addExtension":
			"Fügt eine [Ergänzung](https://codemirror.net/docs/ref/#state.Extension) von CodeMirror hinzu oder eine Liste davon.",
		"CodeMirrorControl.supportsCommand": "Gibt an, ob der Editor einen Befehl dieses Namens hat.",
		"CodeMirrorControl.execCommand": "Führt einen Befehl des Editors aus und gibt dessen Ergebnis zurück.",
		"CodeMirrorControl.registerCommand":
			"Fügt dem Editor einen Befehl hinzu. Ihr Hauptskript führt ihn mit `editor.execCommand` aus.",
		"CodeMirrorControl.joplinExtensions":
			"Was Joplin zu CodeMirror beiträgt. `completionSource` macht aus einer Quelle von Vervollständigungen eine Ergänzung, die sich mit denen anderer Erweiterungen verträgt; `enableLanguageDataAutocomplete.of(false)` schaltet die Vervollständigungen der Sprache ab. Seit Joplin 3.3 enthält die [Facette](https://codemirror.net/docs/ref/#state.Facet) `noteIdFacet` die ID der Notiz, und eine Transaktion, die sie ändert, hat den [Effekt](https://codemirror.net/docs/ref/#state.StateEffect) `setNoteIdEffect`.",
		Command: "Ein Befehl.",
		"Command.name":
			"Sein Name. Er muss unter den Befehlen aller Erweiterungen eindeutig sein; geben Sie ihm ein eigenes Präfix.",
		"Command.label":
			"Was Menüs, die Befehlspalette und der Editor für Tastaturkürzel zeigen. Ohne Beschriftung lässt sich der Befehl nur per Code ausführen.",
		"Command.iconName": "Sein Symbol in Werkzeugleisten, zum Beispiel `fas fa-music` aus Font Awesome.",
		"Command.execute": "Die Funktion. Was sie zurückgibt, ist das Ergebnis des Befehls.",
		"Command.enabledCondition":
			"Ein Ausdruck, der entscheidet, wann der Befehl verfügbar ist, mit `==`, `!=`, `&&`, `\\|\\|` und einer Ebene von Klammern, zum Beispiel `oneNoteSelected && !inConflictFolder`. Die Namen stehen im Quelltext, für [alle Anwendungen](https://github.com/laurent22/joplin/blob/dev/packages/lib/services/commands/stateToWhenClauseContext.ts) und für die [Desktop-Anwendung](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/services/commands/stateToWhenClauseContext.ts). Ohne Angabe ist der Befehl immer verfügbar.",
		CommandArgument: "Ein Argument für einen Befehl.",
		ContentScriptContext: "Was ein Inhaltsskript beim Laden bekommt.",
		"ContentScriptContext.pluginId": "ID der Erweiterung.",
		"ContentScriptContext.contentScriptId": "ID des Inhaltsskripts.",
		"ContentScriptContext.postMessage": "Sendet der Erweiterung eine Nachricht. Nur für Inhaltsskripte im Editor.",
		ContentScriptModule:
			"Was die Funktion eines Inhaltsskripts zurückgibt. [[MarkdownItContentScriptModule]] und [[MarkdownEditorContentScriptModule]] sind genauer.",
		"ContentScriptModule.onLoaded": "Reserviert: Joplin ruft die Funktion nicht auf.",
		"ContentScriptModule.plugin": "Das Plugin für markdown-it oder den Editor.",
		"ContentScriptModule.assets":
			"Gibt die Dateien zurück, die mit dem Skript geladen werden, zum Beispiel `[{ name: './style.css' }]`.",
		ContentScriptModuleLoadedEvent: "Reserviert für `onLoaded`.",
		"ContentScriptModuleLoadedEvent.userData": "Reserviert.",
		ContentScriptType:
			"Wo ein Inhaltsskript läuft. Das Skript exportiert als `default` eine Funktion, die einen [[ContentScriptContext]] bekommt und ein Objekt mit der Eigenschaft `plugin` zurückgibt.",
		"ContentScriptType.MarkdownItPlugin":
			"Im Renderer. `plugin` ist ein Plugin für markdown-it, eine Funktion mit den Parametern `markdownIt` und `options`; `options.settingValue('key')` liest eine Einstellung Ihrer Erweiterung. `assets` nennt Skripte und Stylesheets für die dargestellte Notiz.",
		"ContentScriptType.CodeMirrorPlugin":
			"Im Markdown-Editor. `plugin` ist eine Funktion, die den Editor bekommt; `assets` nennt Stylesheets. Siehe das [Tutorial](../../tutorials/cm6_plugin.md). Die Eigenschaften `codeMirrorResources` und `codeMirrorOptions` wirken nur im alten Editor.",
		ContextMenuItemType: "Was im Editor angeklickt wurde.",
		"ContextMenuItemType.None": "Nichts Bestimmtes.",
		"ContextMenuItemType.Image": "Ein Bild.",
		"ContextMenuItemType.Resource": "Ein Link zu einem Anhang.",
		"ContextMenuItemType.Text": "Text.",
		"ContextMenuItemType.Link": "Ein Link zu einem Ziel außerhalb von Joplin.",
		"ContextMenuItemType.NoteLink": "Ein Link zu einer Notiz.",
		CreateFromPdfOptions: "Welche Seiten einer PDF-Datei zu Bildern werden.",
		"CreateFromPdfOptions.minPage": "Die erste Seite. Vorgabe ist 1.",
		"CreateFromPdfOptions.maxPage": "Die letzte Seite. Vorgabe ist die letzte der Datei.",
		"CreateFromPdfOptions.scaleFactor": "Maßstab der Bilder.",
		CreateMenuItemOptions: "Optionen eines Menüeintrags.",
		"CreateMenuItemOptions.accelerator": "Tastaturkürzel, zum Beispiel `CmdOrCtrl+Alt+U`.",
		DialogResult: "Wie ein Dialog geschlossen wurde.",
		"DialogResult.id": "ID der Schaltfläche.",
		"DialogResult.formData": "Die Werte der Formulare, nach Formularname und Feldname.",
		Disposable: "Reserviert. Noch ohne Eigenschaften.",
		EditContextMenuFilterObject: "Das Kontextmenü des Editors.",
		"EditContextMenuFilterObject.items": "Seine Einträge. Fügen Sie Ihre eigenen hinzu.",
		"EditContextMenuFilterObject.context":
			"Was angeklickt wurde. `itemType` ist die Art, `resourceId` die ID des Bilds, des Anhangs oder der verlinkten Notiz und `textToCopy` der Text, falls vorhanden. Richten Sie sich danach und nicht nach dem Cursor, der woanders stehen kann.",
		EditorCommand: "Ein Befehl für den Editor.",
		"EditorCommand.name": "Name des Befehls.",
		"EditorCommand.value": "Sein Argument.",
		EditorCommandCallback: "Ein Befehl des Editors. Was er zurückgibt, ist sein Ergebnis.",
		EditorPluginCallbacks: "Die Funktionen eines eigenen Editors.",
		"EditorPluginCallbacks.onActivationCheck":
			"Wird beim Öffnen einer Notiz aufgerufen, um zu entscheiden, ob der Editor für sie aktiv ist.",
		"EditorPluginCallbacks.onSetup":
			"Wird für jede neue Ansicht aufgerufen. Legen Sie hier das HTML fest, fügen Sie Skripte hinzu und registrieren Sie `onUpdate`.",
		EditorUpdateEvent: "Was ein Editor zeigen soll.",
		"EditorUpdateEvent.newBody": "Der Text der Notiz.",
		"EditorUpdateEvent.noteId": "ID der Notiz.",
		ExportContext: "Wird jeder Funktion eines Exportformats übergeben.",
		"ExportContext.destPath": "Pfad der Zieldatei oder des Zielordners.",
		"ExportContext.options": "Was exportiert wird und wie.",
		"ExportContext.userData": "Ihre eigenen Daten: Was Sie hier ablegen, bekommen die nächsten Aufrufe.",
		ExportModule: "Ein Exportformat.",
		"ExportModule.format": "Sein kurzer Name, zum Beispiel `json`.",
		"ExportModule.description": "Was das Menü zeigt.",
		"ExportModule.target": "Ob eine einzelne Datei oder ein Ordner entsteht.",
		"ExportModule.isNoteArchive": "Für einzelne Dateien: `true`, wenn eine Datei mehrere Notizen enthalten kann.",
		"ExportModule.fileExtensions": "Endungen der Dateien, zum Beispiel `['htm', 'html']`.",
		"ExportModule.onInit": "Wird zuerst aufgerufen.",
		"ExportModule.onProcessItem":
			"Wird für jede Notiz, jedes Notizbuch, Schlagwort und so weiter aufgerufen; `itemType` ist ein [[ModelType]].",
		"ExportModule.onProcessResource": "Wird für jeden Anhang aufgerufen, mit dem Pfad seiner Datei.",
		"ExportModule.onClose": "Wird zuletzt aufgerufen.",
		ExportOptions: "Was exportiert wird und wie.",
		"ExportOptions.format": "Das Format.",
		"ExportOptions.path": "Der Pfad, den der Nutzer gewählt hat.",
		"ExportOptions.sourceFolderIds": "IDs der Notizbücher, die exportiert werden.",
		"ExportOptions.sourceNoteIds": "IDs der Notizen, die exportiert werden.",
		"ExportOptions.target": "Eine Datei oder ein Ordner.",
		FileSystemItem: "Eine Datei oder ein Ordner.",
		"FileSystemItem.File": "Datei.",
		"FileSystemItem.Directory": "Ordner.",
		FilterHandler: "Bekommt ein Objekt und gibt es mit Ihren Änderungen zurück.",
		Handle: "Bezeichnet ein Bild.",
		ImportContext: "Wird einem Importformat übergeben.",
		"ImportContext.sourcePath": "Pfad der Quelldatei oder des Quellordners.",
		"ImportContext.options": "Was der Nutzer gewählt hat.",
		"ImportContext.warnings": "Meldungen, die Sie hier hinzufügen, erscheinen am Ende.",
		ImportModule: "Ein Importformat.",
		"ImportModule.format": "Sein kurzer Name, zum Beispiel `enex`.",
		"ImportModule.description": "Was das Menü zeigt.",
		"ImportModule.isNoteArchive": "Für einzelne Dateien: `true`, wenn eine Datei mehrere Notizen enthalten kann.",
		"ImportModule.sources": "Ob sich Dateien, Ordner oder beide importieren lassen.",
		"ImportModule.fileExtensions": "Endungen der Dateien.",
		"ImportModule.outputFormat": "Format der Notizen, die angelegt werden. Vorgabe ist Markdown.",
		"ImportModule.onExec": "Importiert alles.",
		ImportModuleOutputFormat: "Format importierter Notizen.",
		"ImportModuleOutputFormat.Markdown": "Markdown.",
		"ImportModuleOutputFormat.Html": "HTML.",
		ItemChangeEvent: "Eine Änderung an einer Notiz.",
		"ItemChangeEvent.id": "ID der Notiz.",
		"ItemChangeEvent.event": "Art der Änderung.",
		ItemChangeEventType: "Art einer Änderung.",
		"ItemChangeEventType.Create": "Erstellt.",
		"ItemChangeEventType.Update": "Geändert.",
		"ItemChangeEventType.Delete": "Gelöscht.",
		ItemChangeHandler: "Empfängt Änderungen an Notizen.",
		ItemFlow: "Wie die Notizliste angeordnet ist.",
		"ItemFlow.TopToBottom": "Untereinander. Von der Größe zählt nur die Höhe.",
		"ItemFlow.LeftToRight": "Nebeneinander, in Reihen.",
		ListRenderer: "Stellt die Einträge der Notizliste dar.",
		"ListRenderer.id": "Eine selbst gewählte ID, eindeutig in Ihrer Erweiterung.",
		"ListRenderer.label": "Gibt den Namen im Menü Ansicht zurück.",
		"ListRenderer.flow": "Anordnung der Liste.",
		"ListRenderer.multiColumns":
			"`true` zeigt unter einer Kopfzeile Spalten, die die Nutzer auswählen können. Nur mit `ItemFlow.TopToBottom`. Vorgabe ist `false`.",
		"ListRenderer.itemSize": "Größe jedes Eintrags. Sie lässt sich später nicht mehr ändern.",
		"ListRenderer.itemCss":
			"CSS der Einträge. Es ist im Container jedes Eintrags verschachtelt: `> .content { … }` wählt ein Kind davon aus.",
		"ListRenderer.dependencies":
			"Die Eigenschaften, die `onRenderNote` braucht. Jede kostet Zeit; nennen Sie also nur diese. Mit `multiColumns` kommen die der Spalten von selbst hinzu.",
		"ListRenderer.headerTemplate": "HTML der Kopfzeile. Bisher ohne Wirkung: Joplin zeichnet die Kopfzeile selbst.",
		"ListRenderer.headerHeight":
			"Höhe der Kopfzeile in Pixeln. Bisher ohne Wirkung: Joplin zeichnet die Kopfzeile selbst.",
		"ListRenderer.onHeaderClick":
			"Wird bei einem Klick auf die Kopfzeile aufgerufen. Bisher ohne Wirkung: Ein Klick sortiert die Notizen nach der Spalte.",
		"ListRenderer.itemTemplate":
			"HTML als Vorlage für [Mustache](https://github.com/janl/mustache.js). Als Variablen dienen die Werte, die `onRenderNote` zurückgibt. Mit `multiColumns` ist `cells` die Liste der Spalten, jede mit `name`, `styleHtml`, `value` und `contentHtml`.",
		"ListRenderer.itemValueTemplates":
			"Mit `multiColumns`: Vorlagen für das `contentHtml` bestimmter Spalten, anstelle des bloßen Werts.",
		"ListRenderer.onRenderNote":
			"Wird für jede Notiz aufgerufen, die erscheint oder sich ändert, mit den Eigenschaften aus `dependencies`. Gibt die Variablen der Vorlage zurück.",
		"ListRenderer.onChange":
			"Wird aufgerufen, wenn sich ein Eingabefeld eines Eintrags ändert, zum Beispiel ein Kontrollkästchen. Das Feld braucht eine `data-id`. Ein Kontrollkästchen mit der `data-id` `todo-checkbox` markiert die Aufgabe von selbst als erledigt.",
		ListRendererDatabaseDependency:
			"Die Eigenschaften von [Notizen](../rest_api.md#note-properties) und [Notizbüchern](../rest_api.md#folder-properties), die ein Renderer verwenden kann.",
		ListRendererDependency:
			"Eine Eigenschaft der Notiz oder ihres Notizbuchs oder eine, die es nur für Listen gibt: `note.titleHtml` (HTML-maskiert, mit markierten Suchtreffern), `note.folder.title`, `note.tags`, `note.todoStatusText` (Zustand einer Aufgabe in Worten), `note.isWatched` (in einem externen Editor geöffnet), `item.index`, `item.selected`, `item.size.width`, `item.size.height` und, seit Joplin 3.6, `note.checkboxes` (`total`, `checked`, `percent` und `isComplete` der Kontrollkästchen im Text oder `null`).",
		ListRendererItemValueTemplates:
			"Vorlagen für [Mustache](https://github.com/janl/mustache.js), nach Eigenschaft, zum Beispiel `note.title`.",
		MarkdownEditorContentScriptModule: "Was ein Inhaltsskript vom Typ `CodeMirrorPlugin` zurückgibt.",
		"MarkdownEditorContentScriptModule.onLoaded": "Reserviert: Joplin ruft die Funktion nicht auf.",
		"MarkdownEditorContentScriptModule.plugin": "Wird mit dem Editor aufgerufen.",
		"MarkdownEditorContentScriptModule.assets":
			"Gibt die Stylesheets zurück, die geladen werden, zum Beispiel `[{ name: './style.css' }]`.",
		MarkdownItContentScriptModule: "Was ein Inhaltsskript vom Typ `MarkdownItPlugin` zurückgibt.",
		"MarkdownItContentScriptModule.onLoaded": "Reserviert: Joplin ruft die Funktion nicht auf.",
		"MarkdownItContentScriptModule.plugin":
			"Das Plugin für markdown-it. `options.settingValue('key')` liest eine Einstellung Ihrer Erweiterung.",
		"MarkdownItContentScriptModule.assets":
			"Gibt die Skripte und Stylesheets der dargestellten Notiz zurück, zum Beispiel `[{ name: './style.css' }]`.",
		MenuItem: "Ein Eintrag eines Menüs.",
		"MenuItem.commandName": "Der Befehl, den er ausführt. Untermenüs brauchen keinen.",
		"MenuItem.commandArgs": "Argumente für den Befehl.",
		"MenuItem.type": "`separator` für eine Trennlinie.",
		"MenuItem.accelerator": "Tastaturkürzel.",
		"MenuItem.submenu": "Einträge seines Untermenüs.",
		"MenuItem.label": "Seine Beschriftung. Vorgabe ist die des Befehls.",
		MenuItemLocation: "Das Menü, das den Eintrag bekommt.",
		"MenuItemLocation.File": "Menü Datei.",
		"MenuItemLocation.Edit": "Menü Bearbeiten.",
		"MenuItemLocation.View": "Menü Ansicht.",
		"MenuItemLocation.Note": "Menü Notiz.",
		"MenuItemLocation.Tools": "Menü Werkzeuge.",
		"MenuItemLocation.Help": "Menü Hilfe.",
		"MenuItemLocation.Context": "Verwenden Sie `NoteListContextMenu`.",
		"MenuItemLocation.NoteListContextMenu":
			"Kontextmenü der Notizliste. Der Befehl bekommt `noteIds`, die ausgewählten Notizen.",
		"MenuItemLocation.EditorContextMenu": "Kontextmenü des Editors.",
		"MenuItemLocation.FolderContextMenu": "Kontextmenü von Notizbüchern. Der Befehl bekommt `folderId`.",
		"MenuItemLocation.TagContextMenu": "Kontextmenü von Schlagwörtern. Der Befehl bekommt `tagId`.",
		MenuTemplateItem: "Ein Eintrag eines Kontextmenüs in einer Ansicht.",
		"MenuTemplateItem.label": "Seine Beschriftung.",
		"MenuTemplateItem.command": "Der Befehl, den er ausführt.",
		"MenuTemplateItem.commandArgs": "Argumente für den Befehl.",
		ModelType: "Typ eines Objekts, wie in seiner Eigenschaft `type_`.",
		"ModelType.Note": "Notiz oder Aufgabe.",
		"ModelType.Folder": "Notizbuch.",
		"ModelType.Setting": "Einstellung.",
		"ModelType.Resource": "Anhang.",
		"ModelType.Tag": "Schlagwort.",
		"ModelType.NoteTag": "Schlagwort an einer Notiz.",
		"ModelType.Search": "Suche.",
		"ModelType.Alarm": "Alarm.",
		"ModelType.MasterKey": "Schlüssel für die Verschlüsselung.",
		"ModelType.ItemChange": "Aufzeichnung einer Änderung.",
		"ModelType.NoteResource": "Anhang einer Notiz.",
		"ModelType.ResourceLocalState": "Zustand eines Anhangs auf diesem Gerät.",
		"ModelType.Revision": "Frühere Fassung einer Notiz.",
		"ModelType.Migration": "Migration der Datenbank.",
		"ModelType.SmartFilter": "Eingebauter Filter, zum Beispiel Alle Notizen.",
		"ModelType.Command": "Befehl.",
		NoteAlarmTriggerEvent: "Der Alarm einer Aufgabe.",
		"NoteAlarmTriggerEvent.noteId": "ID der Aufgabe.",
		NoteContentChangeEvent: "Eine Änderung am Text einer Notiz.",
		"NoteContentChangeEvent.note": "Die Notiz mit ihren Eigenschaften.",
		NoteSelectionChangeEvent: "Eine Änderung der Auswahl.",
		"NoteSelectionChangeEvent.value": "IDs der ausgewählten Notizen.",
		OnChangeEvent: "Eine Änderung an einem Eingabefeld der Notizliste.",
		"OnChangeEvent.elementId": "Die `data-id` des Felds.",
		"OnChangeEvent.value": "Sein neuer Wert.",
		"OnChangeEvent.noteId": "ID der Notiz.",
		OnChangeHandler: "Empfängt Änderungen an Eingabefeldern der Notizliste.",
		OnClickEvent: "Ein Klick auf die Kopfzeile der Notizliste.",
		"OnClickEvent.elementId": "Die `data-id` des Elements.",
		OnClickHandler: "Empfängt Klicks auf die Kopfzeile der Notizliste.",
		OnRenderNoteHandler: "Bekommt Eigenschaften einer Notiz und gibt die Variablen der Vorlage zurück.",
		Path: "Bis zu vier Teile aus Kleinbuchstaben und Ziffern: die Art der Objekte (`notes`, `folders`, `tags`, `resources` …), eine ID, was dazugehört, und dessen ID. `['tags', tagId, 'notes']` steht für die Notizen mit einem Schlagwort. Jeder andere Pfad führt zu einem Fehler.",
		PdfInfo: "Angaben zu einer PDF-Datei.",
		"PdfInfo.pageCount": "Zahl der Seiten.",
		PostMessageHandler: "Sendet eine Nachricht; das Promise liefert die Antwort.",
		Rectangle: "Ausschnitt eines Bilds.",
		"Rectangle.x": "Linker Rand.",
		"Rectangle.y": "Oberer Rand.",
		"Rectangle.width": "Breite.",
		"Rectangle.height": "Höhe.",
		ResizeOptions: "Neue Größe eines Bilds.",
		"ResizeOptions.width": "Breite in Pixeln.",
		"ResizeOptions.height": "Höhe in Pixeln.",
		"ResizeOptions.quality": "Qualität der Skalierung. Je besser, desto langsamer.",
		ResourceChangeEvent: "Eine Änderung an einem Anhang.",
		"ResourceChangeEvent.id": "ID des Anhangs.",
		ResourceChangeHandler: "Empfängt Änderungen an Anhängen.",
		SaveNoteOptions: "Was ein Editor speichert.",
		"SaveNoteOptions.noteId":
			"ID der Notiz: der aktuellen oder einer, die bis eben geöffnet war. So landet nichts in der falschen Notiz.",
		"SaveNoteOptions.body": "Der neue Text.",
		Script: "Eine Erweiterung.",
		"Script.onStart": "Wird aufgerufen, sobald die Erweiterung geladen ist.",
		SettingItem: "Die Definition einer Einstellung.",
		"SettingItem.value": "Vorgabewert.",
		"SettingItem.type": "Typ des Werts.",
		"SettingItem.subType": "Für die Auswahl einer Datei oder eines Ordners. Der Typ muss `String` sein.",
		"SettingItem.label": "Was die Konfiguration zeigt.",
		"SettingItem.description": "Ein Satz unter der Beschriftung.",
		"SettingItem.public": "`true` zeigt die Einstellung in der Konfiguration, `false` überlässt sie Ihrem Code.",
		"SettingItem.section": "Name eines Abschnitts aus [[JoplinSettings.registerSection]].",
		"SettingItem.isEnum": "`true` bietet Werte zur Auswahl.",
		"SettingItem.options": "Die Auswahl: zu jedem Wert eine Beschriftung. Bei `isEnum` erforderlich.",
		"SettingItem.appTypes": "Reserviert.",
		"SettingItem.secure":
			"`true` für Passwörter und Ähnliches. Solche Werte werden im Schlüsselbund des Systems gespeichert, wenn es einen gibt.",
		"SettingItem.advanced":
			"`true` verbirgt die Einstellung hinter der Schaltfläche **Erweiterte Einstellungen anzeigen**.",
		"SettingItem.minimum": "Kleinste zulässige Zahl.",
		"SettingItem.maximum": "Größte zulässige Zahl.",
		"SettingItem.step": "Abstand von einer zulässigen Zahl zur nächsten.",
		"SettingItem.storage": "Wo der Wert gespeichert wird. Vorgabe ist die Datenbank.",
		SettingItemSubType: "Was eine Texteinstellung enthält.",
		"SettingItemSubType.FilePathAndArgs": "Ein Programm mit Argumenten.",
		"SettingItemSubType.FilePath": "Eine Datei. Nicht auf Mobilgeräten.",
		"SettingItemSubType.DirectoryPath": "Ein Ordner. Nicht auf Mobilgeräten.",
		SettingItemType: "Typ einer Einstellung.",
		"SettingItemType.Int": "Ganze Zahl.",
		"SettingItemType.String": "Text.",
		"SettingItemType.Bool": "Ja oder nein.",
		"SettingItemType.Array": "Liste.",
		"SettingItemType.Object": "Objekt.",
		"SettingItemType.Button": "Schaltfläche.",
		SettingSection: "Ein Abschnitt der Konfiguration.",
		"SettingSection.label": "Sein Titel.",
		"SettingSection.iconName": "Sein Symbol, zum Beispiel `fas fa-music`.",
		"SettingSection.description": "Ein Text am Anfang des Abschnitts.",
		"SettingSection.name": "Sein Name.",
		SettingStorage: "Wo eine Einstellung gespeichert wird.",
		"SettingStorage.Database": "In der Datenbank.",
		"SettingStorage.File": "In `settings.json`, im Profilordner.",
		Size: "Eine Größe in Pixeln.",
		"Size.width": "Breite.",
		"Size.height": "Höhe.",
		SyncCompleteEvent: "Das Ende einer Synchronisation.",
		"SyncCompleteEvent.withErrors": "`true`, wenn es Fehler gab.",
		SyncStartHandler: "Wird aufgerufen, wenn die Synchronisation beginnt.",
		Toast: "Ein kurzer Hinweis.",
		"Toast.message": "Der Text.",
		"Toast.type": "Farbe und Symbol.",
		"Toast.duration": "Wie lange er zu sehen ist, in Millisekunden.",
		"Toast.timestamp": "Wann er erstellt wurde.",
		ToastType: "Art eines Hinweises.",
		"ToastType.Info": "Information.",
		"ToastType.Success": "Ein Vorgang ist gelungen.",
		"ToastType.Error": "Ein Vorgang ist fehlgeschlagen.",
		ToolbarButtonLocation: "Die Werkzeugleiste, die die Schaltfläche bekommt.",
		"ToolbarButtonLocation.NoteToolbar": "Oben rechts, für die Notiz als Ganzes. Nur auf dem Rechner.",
		"ToolbarButtonLocation.EditorToolbar": "Über dem Texteditor, für den Text der Notiz.",
		UpdateCallback: "Wird aufgerufen, wenn ein Editor etwas anderes zeigen soll.",
		VersionInfo: "Version und Plattform.",
		"VersionInfo.version": "Version der Anwendung.",
		"VersionInfo.profileVersion": "Version des Profilformats.",
		"VersionInfo.syncVersion": "Version des Synchronisationsformats.",
		"VersionInfo.platform": "Wo die Erweiterung läuft.",
		ViewHandle: "Bezeichnet eine Ansicht.",
		WebviewApi: "Das globale Objekt `webviewApi`, das die Skripte in einer Ansicht mit Ihrer Erweiterung verbindet.",
		"WebviewApi.postMessage":
			"Sendet eine Nachricht an die Funktion, die mit [[JoplinViewsPanels.onMessage]] oder [[JoplinViewsEditors.onMessage]] registriert ist. Gibt ein Promise zurück, das die Antwort liefert; löst die Funktion einen Fehler aus, wird es abgelehnt.",
		"WebviewApi.onMessage":
			"Übergeben Sie die Funktion, die die Nachrichten Ihrer Erweiterung empfängt: `({ message }) => { … }`. Je Ansicht gibt es nur eine.",
		"WebviewApi.menuPopupFromTemplate": "Öffnet ein Kontextmenü. Prüfen Sie vor dem Aufruf, ob es die Funktion gibt.",
		WorkspaceEventHandler: "Empfängt Ereignisse von [[JoplinWorkspace]].",
	},
};
