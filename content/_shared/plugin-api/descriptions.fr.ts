import type { Descriptions } from "./texts.ts";

export const fr: Descriptions = {
	texts: {
		typesTitle: "Types et énumérations de l’API des modules",
		typesLabel: "Types et énumérations",
		typesSummary:
			"Toutes les interfaces, énumérations et tous les types de l’API des modules de Joplin, avec le sens de chaque propriété et de chaque valeur.",
		typesIntro:
			"Les méthodes de [[Joplin]] prennent et renvoient ces types. Importez-les de `api/types`, que le générateur de modules place dans votre projet.",
		parameter: "Paramètre",
		member: "Nom",
		type: "Type",
		value: "Valeur",
		description: "Description",
		returns: "Renvoie",
		colon: "\u00a0:",
		optional: "Facultatif.",
		deprecated: "Obsolète.",
		since: (version) => `Depuis Joplin ${version}.`,
		desktopOnly: "Sur ordinateur seulement.",
	},
	summaries: {
		Joplin:
			"L’objet joplin donne à un module toutes les parties de l’API\u00a0: données, commandes, réglages, vues et le reste.",
		JoplinClipboard:
			"joplin.clipboard lit et écrit le presse-papiers\u00a0: texte, HTML et images.",
		JoplinCommands:
			"joplin.commands définit les commandes d’un module et exécute celles de Joplin, de l’éditeur et des modules.",
		JoplinContentScripts:
			"joplin.contentScripts charge des scripts d’un module dans le moteur de rendu ou l’éditeur Markdown, et reçoit leurs messages.",
		JoplinData:
			"joplin.data lit, crée, modifie, supprime et cherche notes, carnets, étiquettes et fichiers joints, comme l’API REST.",
		JoplinFs: "joplin.fs extrait des archives ZIP pour un module.",
		JoplinImaging:
			"joplin.imaging charge, redimensionne, rogne et enregistre des images, et convertit en images les pages d’un PDF.",
		JoplinInterop:
			"joplin.interop ajoute des formats aux menus d’importation et d’exportation de Joplin.",
		JoplinPlugins:
			"joplin.plugins enregistre le module et donne les chemins de ses dossiers de données et d’installation.",
		JoplinSettings:
			"joplin.settings ajoute les réglages d’un module à la configuration, les lit, les écrit et signale leurs changements.",
		JoplinViews:
			"joplin.views réunit tout ce qu’un module peut afficher\u00a0: panneaux, boîtes de dialogue, éditeurs, menus, boutons et liste de notes.",
		JoplinViewsDialogs:
			"joplin.views.dialogs affiche des boîtes de dialogue avec HTML et boutons, des messages, des notifications et le choix de fichiers.",
		JoplinViewsEditors:
			"Avec joplin.views.editors, un module fournit son propre éditeur pour certaines notes.",
		JoplinViewsMenuItems:
			"joplin.views.menuItems ajoute à un menu, contextuel ou non, une entrée qui lance une commande.",
		JoplinViewsMenus:
			"joplin.views.menus ajoute un sous-menu à l’un des menus de Joplin.",
		JoplinViewsNoteList:
			"Avec joplin.views.noteList, un module décide de l’aspect des notes dans la liste.",
		JoplinViewsPanels:
			"joplin.views.panels affiche des panneaux HTML à côté de la note et échange des messages avec eux.",
		JoplinViewsToolbarButtons:
			"joplin.views.toolbarButtons ajoute des boutons à la barre d’outils de la note ou de l’éditeur.",
		JoplinWindow:
			"joplin.window charge des feuilles de style pour l’application ou pour les notes rendues.",
		JoplinWorkspace:
			"joplin.workspace donne les notes et le carnet sélectionnés, et signale sélection, modifications, alarmes et synchronisation.",
	},
	entries: {
		"(handle)": "La vue, telle que sa création l’a renvoyée.",
		"(scriptPath)":
			"Chemin du fichier `.js` ou `.css`, relatif au script principal du module.",
		"(html)": "Le nouveau HTML, qui remplace le précédent.",
		"(id)": "Un identifiant de votre choix, unique dans votre module.",
		"(resourceId)": "Identifiant du fichier joint.",

		Joplin:
			"`import joplin from 'api'` vous donne cet objet, et tout le reste en découle. La [vue d’ensemble](../plugin_api_index.md) explique comment fonctionnent les appels\u00a0; cette référence décrit chaque méthode. Pour les interfaces et les énumérations, voyez [Types et énumérations](./types.md).",
		"Joplin.data": "Notes, carnets, étiquettes et fichiers joints.",
		"Joplin.clipboard": "Le presse-papiers du système.",
		"Joplin.window": "Feuilles de style.",
		"Joplin.plugins": "Enregistrement et dossiers du module.",
		"Joplin.workspace": "Ce qui est sélectionné, et les événements.",
		"Joplin.contentScripts": "Scripts dans le moteur de rendu et l’éditeur.",
		"Joplin.commands": "Commandes.",
		"Joplin.views": "Tout ce qui se voit.",
		"Joplin.interop": "Formats d’importation et d’exportation.",
		"Joplin.settings": "Réglages du module.",
		"Joplin.imaging": "Traitement d’images. Sur ordinateur seulement.",
		"Joplin.fs": "Archives. Sur ordinateur seulement.",
		"Joplin.require":
			"Charge un module Node.js natif fourni avec Joplin, car un module de Joplin ne peut pas en inclure. Il y en a deux\u00a0: [fs-extra](https://www.npmjs.com/package/fs-extra) et [sqlite3](https://www.npmjs.com/package/sqlite3). Contrairement au reste de l’API, cet appel est synchrone.",
		"Joplin.require(_path)": "Nom du module\u00a0: `fs-extra` ou `sqlite3`.",
		"Joplin.require()": "le module.",
		"Joplin.versionInfo":
			"Indique dans quelle version de Joplin et sur quelle plateforme s’exécute le module.",
		"Joplin.versionInfo()": "numéros de version et plateforme.",
		"Joplin.shouldUseDarkColors":
			"Indique si le thème de l’utilisateur est sombre. Dans les panneaux et les boîtes de dialogue, les [variables du thème](../plugin_theming.md) suffisent le plus souvent.",
		"Joplin.shouldUseDarkColors()": "`true` si le thème est sombre.",

		JoplinClipboard:
			"Lit et écrit le presse-papiers que partagent toutes les applications. Demandez avant de le lire\u00a0: personne ne s’attend à ce qu’un module regarde ce qui a été copié ailleurs.",
		"JoplinClipboard.readText": "Lit le presse-papiers comme texte brut.",
		"JoplinClipboard.readText()": "le texte.",
		"JoplinClipboard.writeText": "Met du texte brut dans le presse-papiers.",
		"JoplinClipboard.writeText(text)": "Le texte.",
		"JoplinClipboard.readHtml": "Lit le presse-papiers comme HTML.",
		"JoplinClipboard.readHtml()": "le HTML.",
		"JoplinClipboard.writeHtml": "Met du HTML dans le presse-papiers.",
		"JoplinClipboard.writeHtml(html)": "Le HTML.",
		"JoplinClipboard.readImage": "Lit une image dans le presse-papiers.",
		"JoplinClipboard.readImage()":
			"l’image sous forme d’URL `data:`, ou une chaîne vide s’il n’y en a pas.",
		"JoplinClipboard.writeImage": "Met une image dans le presse-papiers.",
		"JoplinClipboard.writeImage(dataUrl)": "L’image sous forme d’URL `data:`.",
		"JoplinClipboard.availableFormats":
			"Énumère les formats dans lesquels on peut lire le contenu du presse-papiers.",
		"JoplinClipboard.availableFormats()":
			"des types MIME, par exemple `['text/plain', 'text/html']`.",

		JoplinCommands: `Une commande est une fonction qui porte un nom. Définissez ici les vôtres, puis employez leurs noms pour des [entrées de menu](./joplin_views_menu_items.md), des [menus](./joplin_views_menus.md) et des [boutons](./joplin_views_toolbar_buttons.md).

Vous pouvez aussi exécuter l’essentiel de ce que Joplin sait faire. Ses commandes se trouvent dans le code source\u00a0: celles de l’[écran principal](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/gui/MainScreen/commands), de l’[application](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/commands) et de l’[éditeur](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/gui/NoteEditor/editorCommandDeclarations.ts). Les arguments sont ceux de la fonction \`execute()\` de chacune.

Pour les commandes de l’éditeur de texte lui-même, appelez \`editor.execCommand\` avec un objet\u00a0: \`name\` et \`args\` valent pour les deux éditeurs, \`ui\` et \`value\` pour l’éditeur de texte enrichi seulement.`,
		"JoplinCommands.execute": "Exécute une commande et attend qu’elle finisse.",
		"JoplinCommands.execute(commandName)":
			"Nom de la commande, par exemple `newNote`, `openNote` ou l’une des vôtres.",
		"JoplinCommands.execute(args)": "Arguments de la commande.",
		"JoplinCommands.execute()": "ce que renvoie la commande, s’il y a lieu.",
		"JoplinCommands.register": "Définit une commande.",
		"JoplinCommands.register(command)":
			"Nom, libellé, icône et fonction de la commande.",

		JoplinContentScripts:
			"L’essentiel d’un module s’exécute dans un processus à part. Un script de contenu, lui, s’exécute là où les notes sont rendues ou modifiées, et peut donc étendre [markdown-it](https://github.com/markdown-it/markdown-it) ou CodeMirror. L’enregistrer ne l’exécute pas\u00a0: Joplin le charge au démarrage du moteur de rendu ou de l’éditeur. Le [tutoriel sur les modules d’éditeur](../../tutorials/cm6_plugin.md) en écrit un pas à pas.",
		"JoplinContentScripts.register": "Enregistre un script de contenu.",
		"JoplinContentScripts.register(type)":
			"Où s’exécute le script\u00a0: dans le moteur de rendu ou dans l’éditeur Markdown.",
		"JoplinContentScripts.register(scriptPath)":
			"Chemin du script, relatif au script principal du module, par exemple `./crosswords.js`. Le générateur de modules empaquette les scripts cités dans `plugin.config.json`.",
		"JoplinContentScripts.onMessage":
			"Reçoit les messages d’un script de contenu. Envoyez-les avec `webviewApi.postMessage(contentScriptId, message)` depuis le moteur de rendu, et avec `context.postMessage(message)` depuis l’éditeur.",
		"JoplinContentScripts.onMessage(contentScriptId)":
			"L’identifiant sous lequel le script est enregistré.",
		"JoplinContentScripts.onMessage(callback)":
			"Appelée pour chaque message. Ce qu’elle renvoie, directement ou par une promesse, est la réponse.",

		JoplinData: `L’[API de données](../rest_api.md) vue de l’intérieur. Les quatre méthodes correspondent à GET, POST, PUT et DELETE\u00a0; chemins, champs et résultats sont ceux de l’API REST, mais il ne faut ni jeton ni service du Web Clipper.

Les listes arrivent par pages\u00a0: le résultat contient \`items\`, et \`has_more\` vaut \`true\` s’il reste une page. Ne demandez que les champs dont vous avez besoin.`,
		"(path)": "Les parties du chemin, par exemple `['notes', noteId]`.",
		"(query)":
			"Les paramètres de la requête, par exemple `{ fields: ['id', 'title'], page: 2 }`.",
		"(files)":
			"Pour les nouveaux fichiers joints\u00a0: `[{ path: '/path/to/file' }]`, le fichier à joindre.",
		"JoplinData.get": "Lit un élément ou une liste, ou cherche.",
		"JoplinData.get()": "l’élément, ou une page d’éléments.",
		"JoplinData.post":
			"Crée un élément, ou en lie un à un autre, par exemple une étiquette à une note.",
		"JoplinData.post(body)": "Les propriétés du nouvel élément.",
		"JoplinData.post()": "le nouvel élément avec son identifiant.",
		"JoplinData.put":
			"Modifie un élément. Les propriétés que vous omettez restent telles quelles.",
		"JoplinData.put(body)": "Les propriétés à modifier.",
		"JoplinData.put()": "l’élément modifié.",
		"JoplinData.delete":
			"Supprime un élément, ou défait un lien, par exemple celui d’une étiquette avec une note.",
		"JoplinData.delete()": "",
		"JoplinData.itemType":
			"Indique à quoi appartient un identifiant, par exemple la cible d’un lien dans une note.",
		"JoplinData.itemType(itemId)": "Identifiant d’un élément quelconque.",
		"JoplinData.itemType()": "le type de l’élément.",
		"JoplinData.resourcePath":
			"Trouve le fichier d’un fichier joint dans le dossier du profil. Ne faites que le lire.",
		"JoplinData.resourcePath()": "le chemin complet du fichier.",

		JoplinFs:
			"Travaille sur les fichiers quand les modules Node.js ne suffisent pas. Pour lire et écrire des fichiers, chargez `fs-extra` avec [[Joplin.require]].",
		"JoplinFs.archiveExtract": "Extrait une archive ZIP dans un dossier.",
		"JoplinFs.archiveExtract(sourcePath)": "Chemin de l’archive.",
		"JoplinFs.archiveExtract(destinationPath)":
			"Chemin du dossier qui reçoit les fichiers.",
		"JoplinFs.archiveExtract()": "les fichiers extraits.",

		JoplinImaging:
			"Les données des images restent dans le processus principal de Joplin\u00a0; votre module n’en a que les identifiants. Créez une image, passez son identifiant aux autres méthodes, qui en renvoient chacune un nouveau, et libérez-les tous à la fin.",
		"JoplinImaging.createFromPath":
			"Charge une image depuis un fichier ou une URL. D’un PDF, c’est la première page. Les URL et les PDF sont admis depuis la 3.0.",
		"JoplinImaging.createFromPath(filePath)": "Chemin ou URL.",
		"JoplinImaging.createFromPath()": "l’identifiant de l’image.",
		"JoplinImaging.createFromResource":
			"Charge une image depuis un fichier joint.",
		"JoplinImaging.createFromResource()": "l’identifiant de l’image.",
		"JoplinImaging.createFromPdfPath":
			"Convertit des pages d’un PDF en images, une par page.",
		"JoplinImaging.createFromPdfPath(path)": "Chemin du PDF.",
		"JoplinImaging.createFromPdfPath(options)":
			"Quelles pages, et à quelle échelle.",
		"JoplinImaging.createFromPdfPath()":
			"les identifiants des images, dans l’ordre des pages.",
		"JoplinImaging.createFromPdfResource":
			"Convertit des pages d’un PDF joint en images, une par page.",
		"JoplinImaging.createFromPdfResource(options)":
			"Quelles pages, et à quelle échelle.",
		"JoplinImaging.createFromPdfResource()":
			"les identifiants des images, dans l’ordre des pages.",
		"JoplinImaging.getPdfInfoFromPath": "Compte les pages d’un PDF.",
		"JoplinImaging.getPdfInfoFromPath(path)": "Chemin du PDF.",
		"JoplinImaging.getPdfInfoFromPath()": "le nombre de pages.",
		"JoplinImaging.getPdfInfoFromResource": "Compte les pages d’un PDF joint.",
		"JoplinImaging.getPdfInfoFromResource()": "le nombre de pages.",
		"JoplinImaging.getSize": "Mesure une image.",
		"JoplinImaging.getSize(handle)": "Identifiant de l’image.",
		"JoplinImaging.getSize()": "largeur et hauteur en pixels.",
		"JoplinImaging.resize":
			"Fait une copie d’une autre taille. Si vous ne donnez que la largeur ou que la hauteur, les proportions sont conservées.",
		"JoplinImaging.resize(handle)": "Identifiant de l’image.",
		"JoplinImaging.resize(options)":
			"Nouvelle taille, et qualité du redimensionnement.",
		"JoplinImaging.resize()": "l’identifiant de la copie.",
		"JoplinImaging.crop": "Fait une copie d’une partie d’une image.",
		"JoplinImaging.crop(handle)": "Identifiant de l’image.",
		"JoplinImaging.crop(rectangle)": "La partie à garder, en pixels.",
		"JoplinImaging.crop()": "l’identifiant de la copie.",
		"JoplinImaging.toPngFile": "Enregistre une image dans un fichier PNG.",
		"JoplinImaging.toPngFile(handle)": "Identifiant de l’image.",
		"JoplinImaging.toPngFile(filePath)": "Chemin du nouveau fichier.",
		"JoplinImaging.toJpgFile": "Enregistre une image dans un fichier JPEG.",
		"JoplinImaging.toJpgFile(handle)": "Identifiant de l’image.",
		"JoplinImaging.toJpgFile(filePath)": "Chemin du nouveau fichier.",
		"(quality)": "De 0 à 100. Par défaut 80.",
		"JoplinImaging.toPngResource":
			"Crée un fichier joint au format PNG à partir d’une image.",
		"JoplinImaging.toPngResource(handle)": "Identifiant de l’image.",
		"(resourceProps)":
			"Propriétés du fichier joint, par exemple `{ title: 'Chart' }`.",
		"JoplinImaging.toPngResource()":
			"le nouveau fichier joint avec son identifiant.",
		"JoplinImaging.toJpgResource":
			"Crée un fichier joint au format JPEG à partir d’une image.",
		"JoplinImaging.toJpgResource(handle)": "Identifiant de l’image.",
		"JoplinImaging.toJpgResource()":
			"le nouveau fichier joint avec son identifiant.",
		"JoplinImaging.free":
			"Libère la mémoire des images. Sans cela, Joplin les garde toutes.",
		"JoplinImaging.free(handles)": "Un identifiant ou plusieurs.",

		JoplinInterop:
			"Ajoute des formats d’importation et d’exportation. Chacun est un objet dont des propriétés décrivent le format, et dont Joplin appelle les fonctions pendant l’opération. Pour les propriétés des notes et des carnets, voyez l’[API de données](../rest_api.md).",
		"JoplinInterop.registerExportModule": "Ajoute un format d’exportation.",
		"JoplinInterop.registerExportModule(module)": "Format et fonctions.",
		"JoplinInterop.registerImportModule": "Ajoute un format d’importation.",
		"JoplinInterop.registerImportModule(module)": "Format et fonction.",

		JoplinPlugins: "Ce qui concerne le module dans son ensemble.",
		"JoplinPlugins.register":
			"Enregistre le module. Ce doit être le premier appel de votre script principal\u00a0; mettez tout le reste dans `onStart`.",
		"JoplinPlugins.register(script)":
			"Un objet dont Joplin appelle la fonction `onStart` dès que le module est chargé.",
		"JoplinPlugins.registerContentScript":
			"Employez [[JoplinContentScripts.register]].",
		"JoplinPlugins.registerContentScript(type)": "Où s’exécute le script.",
		"JoplinPlugins.dataDir":
			"Donne le dossier destiné aux fichiers de votre module. Il survit aux mises à jour.",
		"JoplinPlugins.dataDir()": "le chemin complet.",
		"JoplinPlugins.installationDir":
			"Donne le dossier des fichiers livrés avec votre module. Ne faites qu’y lire\u00a0: Joplin le supprime et le recrée. Pour écrire des fichiers, employez [[JoplinPlugins.dataDir]].",
		"JoplinPlugins.installationDir()": "le chemin complet.",
		"JoplinPlugins.require": "Employez [[Joplin.require]].",
		"JoplinPlugins.require(_path)": "Nom du module.",
		"JoplinPlugins.require()": "le module.",

		JoplinSettings:
			"Les réglages sont des clés et leurs valeurs. Une fois enregistrés, ils apparaissent dans la configuration, sauf s’ils sont privés. Les clés appartiennent à votre module\u00a0: vous ne pouvez pas écraser celles de Joplin ni d’un autre module.",
		"JoplinSettings.registerSettings":
			"Enregistre des réglages. Faites-le à chaque démarrage du module, dans `onStart`\u00a0; les valeurs que l’utilisateur a changées sont conservées.",
		"JoplinSettings.registerSettings(settings)":
			"La définition de chaque réglage, selon sa clé.",
		"JoplinSettings.registerSetting":
			"Employez [[JoplinSettings.registerSettings]].",
		"(key)": "Clé du réglage.",
		"JoplinSettings.registerSetting(settingItem)": "Définition du réglage.",
		"JoplinSettings.registerSection":
			"Ajoute une partie à la configuration. Faites-le à chaque démarrage du module, avant d’enregistrer ses réglages.",
		"JoplinSettings.registerSection(name)":
			"Nom de la partie, pour la propriété `section` des réglages.",
		"JoplinSettings.registerSection(section)":
			"Ce qu’en voient les utilisateurs.",
		"JoplinSettings.values": "Lit des réglages de votre module.",
		"JoplinSettings.values(keys)": "Une clé ou plusieurs.",
		"JoplinSettings.values()": "les valeurs, selon les clés.",
		"JoplinSettings.value":
			"Depuis la 3.1, employez [[JoplinSettings.values]].",
		"JoplinSettings.value()": "la valeur.",
		"JoplinSettings.setValue": "Change un réglage de votre module.",
		"JoplinSettings.setValue(value)": "La nouvelle valeur.",
		"JoplinSettings.globalValue":
			"Lit un réglage de Joplin ou d’un autre module. Les clés se trouvent dans le [code source](https://github.com/laurent22/joplin/blob/dev/packages/lib/models/Setting.ts).",
		"JoplinSettings.globalValue(key)":
			"Clé complète, par exemple `theme` ou `locale`.",
		"JoplinSettings.globalValue()": "la valeur.",
		"JoplinSettings.onChange":
			"Signale les changements des réglages de votre module, et d’eux seuls. Ils sont regroupés un instant avant l’appel de la fonction.",
		"JoplinSettings.onChange(handler)": "Appelée avec les clés qui ont changé.",

		JoplinViews:
			"Chaque sorte de vue a sa propre partie. Certaines méthodes `create()` renvoient un identifiant, une chaîne que vous passez aux autres méthodes de la même partie.",
		"JoplinViews.dialogs": "Boîtes de dialogue, messages et notifications.",
		"JoplinViews.panels": "Panneaux à côté de la note.",
		"JoplinViews.menuItems": "Entrées de menu.",
		"JoplinViews.menus": "Sous-menus.",
		"JoplinViews.toolbarButtons": "Boutons des barres d’outils.",
		"JoplinViews.editors": "Vos propres éditeurs.",
		"JoplinViews.noteList":
			"Aspect de la liste de notes. Sur ordinateur seulement.",

		JoplinViewsDialogs: `Une boîte de dialogue affiche votre HTML au-dessus d’une rangée de boutons. Créez-la une fois, puis ouvrez-la aussi souvent que nécessaire.

Certains identifiants de boutons réagissent au clavier. Entrée presse le premier bouton nommé \`ok\`, \`yes\`, \`submit\` ou \`confirm\`\u00a0; Échap, le premier nommé \`cancel\`, \`no\` ou \`reject\`. Si le HTML contient des formulaires qui ont un \`name\`, leurs valeurs sont renvoyées aussi.`,
		"JoplinViewsDialogs.create":
			"Crée une boîte de dialogue, d’abord invisible.",
		"JoplinViewsDialogs.create()": "l’identifiant de la boîte de dialogue.",
		"JoplinViewsDialogs.showMessageBox":
			"Affiche un message avec les boutons OK et Annuler.",
		"JoplinViewsDialogs.showMessageBox(message)": "Le message, en texte brut.",
		"JoplinViewsDialogs.showMessageBox()": "`0` pour OK, `1` pour Annuler.",
		"JoplinViewsDialogs.setHtml": "Définit le contenu de la boîte de dialogue.",
		"JoplinViewsDialogs.setHtml()": "le HTML.",
		"JoplinViewsDialogs.addScript":
			"Charge un script ou une feuille de style dans la boîte de dialogue.",
		"JoplinViewsDialogs.setButtons":
			"Définit les boutons de la boîte de dialogue. Sans cet appel, ce sont OK et Annuler.",
		"JoplinViewsDialogs.setButtons(buttons)":
			"Les boutons, de gauche à droite.",
		"JoplinViewsDialogs.setButtons()": "les boutons.",
		"JoplinViewsDialogs.open":
			"Ouvre la boîte de dialogue et attend sa fermeture.",
		"JoplinViewsDialogs.open()":
			"l’identifiant du bouton pressé et les valeurs des formulaires.",
		"JoplinViewsDialogs.setFitToContent":
			"Décide si la boîte de dialogue a la taille de son contenu, ce qui est la règle, ou occupe 90\u00a0% de la largeur et 80\u00a0% de la hauteur de la fenêtre.",
		"JoplinViewsDialogs.setFitToContent(status)":
			"`false` pour une grande boîte de dialogue.",
		"JoplinViewsDialogs.setFitToContent()": "la nouvelle valeur.",
		"JoplinViewsDialogs.showToast":
			"Affiche dans un coin de l’écran un bref message qui disparaît de lui-même.",
		"JoplinViewsDialogs.showToast(toast)": "Texte, type et durée.",
		"JoplinViewsDialogs.showOpenDialog":
			"Ouvre la boîte de dialogue du système qui sert à choisir des fichiers ou des dossiers.",
		"JoplinViewsDialogs.showOpenDialog(options)":
			"Les options de [`showOpenDialog`](https://www.electronjs.org/docs/latest/api/dialog) dans Electron.",
		"JoplinViewsDialogs.showOpenDialog()":
			"le résultat de la méthode d’Electron.",

		JoplinViewsEditors: `L’éditeur d’un module remplace celui de Joplin pour les notes qu’il sait afficher, par exemple pour dessiner un tableau ou un graphe enregistré comme texte dans la note.

Un éditeur est *actif* s’il sait afficher la note courante, et *visible* si l’utilisateur y est passé. Les commandes \`showEditorPlugin\` et \`toggleEditorPlugin\` permettent d’y passer et d’en revenir. Si plusieurs éditeurs sont actifs pour une note, rien ne dit lequel apparaît\u00a0: n’activez donc le vôtre que pour vos propres notes.`,
		"JoplinViewsEditors.register":
			"Enregistre un éditeur. Joplin en crée une vue par fenêtre.",
		"JoplinViewsEditors.register(viewId)":
			"Un identifiant de votre choix, unique dans votre module.",
		"JoplinViewsEditors.register(callbacks)":
			"Les fonctions qui préparent une vue et décident quand elle est active.",
		"JoplinViewsEditors.create": "Employez [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.create()": "l’identifiant de l’éditeur.",
		"JoplinViewsEditors.setHtml": "Définit le contenu de l’éditeur.",
		"JoplinViewsEditors.setHtml()": "le HTML.",
		"JoplinViewsEditors.addScript":
			"Charge un script ou une feuille de style dans l’éditeur.",
		"JoplinViewsEditors.onMessage":
			"Reçoit les messages du HTML de l’éditeur, comme [[JoplinViewsPanels.onMessage]].",
		"JoplinViewsEditors.onMessage(callback)":
			"Appelée pour chaque message. Ce qu’elle renvoie est la réponse.",
		"JoplinViewsEditors.postMessage":
			"Envoie un message au HTML de l’éditeur, comme [[JoplinViewsPanels.postMessage]].",
		"JoplinViewsEditors.postMessage(message)":
			"Une valeur quelconque, sauf une fonction.",
		"JoplinViewsEditors.saveNote":
			"Enregistre la note qu’affiche l’éditeur. Les éditeurs de la même fenêtre n’en sont pas avertis.",
		"JoplinViewsEditors.saveNote(props)": "La note et son nouveau texte.",
		"JoplinViewsEditors.onActivationCheck":
			"Passez `onActivationCheck` à [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.onActivationCheck(callback)":
			"Décide si l’éditeur est actif.",
		"JoplinViewsEditors.onUpdate":
			"Appelle la fonction quand l’éditeur doit afficher autre chose\u00a0: une autre note est sélectionnée, son texte a changé, ou l’éditeur est devenu visible.",
		"JoplinViewsEditors.onUpdate(callback)":
			"Appelée avec la note et son texte.",
		"JoplinViewsEditors.isActive":
			"Indique si l’éditeur sait afficher la note courante.",
		"JoplinViewsEditors.isActive()": "`true` si c’est le cas.",
		"JoplinViewsEditors.isVisible":
			"Indique si l’utilisateur voit l’éditeur en ce moment.",
		"JoplinViewsEditors.isVisible()": "`true` s’il est actif et visible.",

		JoplinViewsMenuItems:
			"Ajoute des entrées aux menus et aux menus contextuels de Joplin. Pour un sous-menu, voyez [[JoplinViewsMenus]].",
		"JoplinViewsMenuItems.create":
			"Ajoute à un menu une entrée qui lance une commande.",
		"(commandName)": "Nom de la commande exécutée.",
		"(location)": "Le menu. Par défaut, Outils.",
		"JoplinViewsMenuItems.create(options)": "Raccourci clavier.",

		JoplinViewsMenus:
			"Ajoute des sous-menus. Ils prennent place dans les menus de Joplin, non à côté.",
		"JoplinViewsMenus.create": "Ajoute un sous-menu à un menu.",
		"JoplinViewsMenus.create(label)": "Titre du sous-menu.",
		"JoplinViewsMenus.create(menuItems)":
			"Ses entrées, qui peuvent avoir à leur tour des sous-menus.",

		JoplinViewsNoteList:
			"Un moteur produit le HTML de chaque note de la liste. Joplin lui passe les propriétés dont il dépend\u00a0; il renvoie les valeurs dont son modèle a besoin. Les utilisateurs le choisissent dans le menu Affichage.",
		"JoplinViewsNoteList.registerRenderer":
			"Ajoute une façon d’afficher la liste de notes.",
		"JoplinViewsNoteList.registerRenderer(renderer)":
			"Modèle, style et fonctions.",

		JoplinViewsPanels:
			"Un panneau affiche votre HTML à côté de la note. Sur ordinateur, on le déplace avec **Affichage → Changer la disposition de l’interface**\u00a0; sur mobile, les panneaux s’ouvrent dans une boîte de dialogue à onglets. Le [tutoriel de la table des matières](../../tutorials/toc_plugin.md) en construit un.",
		"JoplinViewsPanels.create": "Crée un panneau.",
		"JoplinViewsPanels.create()": "l’identifiant du panneau.",
		"JoplinViewsPanels.setHtml": "Définit le contenu du panneau.",
		"JoplinViewsPanels.setHtml()": "le HTML.",
		"JoplinViewsPanels.addScript":
			"Charge un script ou une feuille de style dans le panneau.",
		"JoplinViewsPanels.onMessage":
			"Reçoit les messages que les scripts du panneau envoient avec `await webviewApi.postMessage(message)`.",
		"JoplinViewsPanels.onMessage(callback)":
			"Appelée pour chaque message. Ce qu’elle renvoie, directement ou par une promesse, est la réponse.",
		"JoplinViewsPanels.postMessage":
			"Envoie un message au panneau. Un script du panneau le reçoit avec `webviewApi.onMessage((message) => { … })`, qui doit être appelée avant, et une seule fois. Il n’y a pas de réponse.",
		"JoplinViewsPanels.postMessage(message)":
			"Une valeur quelconque, sauf une fonction.",
		"JoplinViewsPanels.show": "Affiche le panneau, ou le masque.",
		"JoplinViewsPanels.show(show)": "`false` le masque. Par défaut `true`.",
		"JoplinViewsPanels.hide": "Masque le panneau.",
		"JoplinViewsPanels.visible": "Indique si le panneau est affiché.",
		"JoplinViewsPanels.visible()": "`true` s’il est affiché.",

		JoplinViewsToolbarButtons:
			"Ajoute des boutons. L’icône et le libellé sont ceux de la commande\u00a0; son `enabledCondition` décide quand on peut presser le bouton.",
		"JoplinViewsToolbarButtons.create": "Ajoute un bouton pour une commande.",
		"JoplinViewsToolbarButtons.create(location)": "La barre d’outils.",

		JoplinWindow:
			"Charge des feuilles de style, comme les utilisateurs peuvent le faire eux-mêmes avec le [CSS personnalisé](../../../apps/custom_css.md).",
		"JoplinWindow.loadChromeCssFile":
			"Charge une feuille de style pour Joplin lui-même\u00a0: tout sauf les notes rendues.",
		"(filePath)": "Chemin complet du fichier CSS.",
		"JoplinWindow.loadNoteCssFile":
			"Charge une feuille de style pour les notes rendues, y compris quand on les exporte ou les imprime.",

		JoplinWorkspace:
			"Ce sur quoi travaille l’utilisateur, et ce qui se passe pendant ce temps. Les fonctions restent enregistrées jusqu’à l’arrêt du module.",
		"JoplinWorkspace.onNoteSelectionChange":
			"Appelle la fonction quand d’autres notes sont sélectionnées.",
		"JoplinWorkspace.onNoteSelectionChange(callback)":
			"Pour connaître la sélection, appelez-y [[JoplinWorkspace.selectedNote]] ou [[JoplinWorkspace.selectedNoteIds]].",
		"JoplinWorkspace.onNoteSelectionChange()":
			"un objet vide, qui servira à retirer la fonction.",
		"JoplinWorkspace.onNoteContentChange":
			"Employez [[JoplinWorkspace.onNoteChange]], qui signale chaque changement.",
		"JoplinWorkspace.onNoteContentChange(callback)":
			"Appelée quand le texte d’une note change.",
		"JoplinWorkspace.onNoteChange":
			"Appelle la fonction quand la note sélectionnée change\u00a0: son texte ou une autre propriété.",
		"JoplinWorkspace.onNoteChange(handler)":
			"Appelée avec l’identifiant de la note et le type du changement.",
		"JoplinWorkspace.onNoteChange()":
			"un objet vide, qui servira à retirer la fonction.",
		"JoplinWorkspace.onResourceChange":
			"Appelle la fonction quand un fichier joint est modifié, mais pas quand il est ajouté ou supprimé.",
		"JoplinWorkspace.onResourceChange(handler)":
			"Appelée avec l’identifiant du fichier joint.",
		"JoplinWorkspace.onNoteAlarmTrigger":
			"Appelle la fonction quand l’alarme d’une tâche se déclenche.",
		"JoplinWorkspace.onNoteAlarmTrigger(handler)":
			"Appelée avec `{ noteId }`, l’identifiant de la tâche.",
		"JoplinWorkspace.onNoteAlarmTrigger()":
			"un objet vide, qui servira à retirer la fonction.",
		"JoplinWorkspace.onSyncStart":
			"Appelle la fonction quand la synchronisation commence.",
		"JoplinWorkspace.onSyncStart(handler)": "Appelée au début.",
		"JoplinWorkspace.onSyncStart()":
			"un objet vide, qui servira à retirer la fonction.",
		"JoplinWorkspace.onSyncComplete":
			"Appelle la fonction quand la synchronisation est terminée.",
		"JoplinWorkspace.onSyncComplete(callback)":
			"Appelée avec `{ withErrors }`, qui vaut `true` s’il y a eu des erreurs. Les détails sont dans le journal.",
		"JoplinWorkspace.onSyncComplete()":
			"un objet vide, qui servira à retirer la fonction.",
		"JoplinWorkspace.filterEditorContextMenu":
			"Permet de changer le menu contextuel de l’éditeur juste avant son ouverture, par exemple pour y ajouter des entrées selon l’endroit du clic.",
		"JoplinWorkspace.filterEditorContextMenu(handler)":
			"Appelée avec les entrées\u00a0; elle renvoie le même objet, avec les vôtres.",
		"JoplinWorkspace.selectedNote": "Donne la note sélectionnée.",
		"JoplinWorkspace.selectedNote()":
			"la note, ou `null` si aucune ou plusieurs sont sélectionnées.",
		"JoplinWorkspace.selectedFolder":
			"Donne le carnet sélectionné. Pendant une recherche, ou quand une étiquette est affichée, c’est le dernier qui l’a été.",
		"JoplinWorkspace.selectedFolder()":
			"le [carnet](../rest_api.md) avec ses propriétés.",
		"JoplinWorkspace.selectedNoteIds":
			"Donne les identifiants de toutes les notes sélectionnées. Pour leur contenu, employez [[JoplinData.get]].",
		"JoplinWorkspace.selectedNoteIds()": "aucun, un ou plusieurs identifiants.",

		ActivationCheckCallback:
			"Décide si un éditeur est actif pour une note\u00a0: sa promesse donne alors `true`.",
		ActivationCheckEvent: "Ce dont dépend l’activation d’un éditeur.",
		"ActivationCheckEvent.handle": "La vue de l’éditeur.",
		"ActivationCheckEvent.noteId": "Identifiant de la note à afficher.",
		AppType: "Une application de Joplin.",
		"AppType.Desktop": "Application pour ordinateur.",
		"AppType.Mobile": "Application mobile.",
		"AppType.Cli": "Application pour terminal.",
		ArchiveEntry: "Un fichier d’une archive.",
		"ArchiveEntry.entryName": "Son chemin dans l’archive.",
		"ArchiveEntry.name": "Son nom sans dossiers.",
		ButtonId: "Désigne un bouton d’une boîte de dialogue.",
		ButtonSpec: "Un bouton d’une boîte de dialogue.",
		"ButtonSpec.id":
			"Ce que [[JoplinViewsDialogs.open]] renvoie pour ce bouton. Certains identifiants réagissent aussi à Entrée ou à Échap.",
		"ButtonSpec.title":
			"Son libellé. Les identifiants courants comme `ok` en ont déjà un.",
		"ButtonSpec.onClick": "Appelée quand on le presse.",
		ChangeEvent: "Un changement de réglages.",
		"ChangeEvent.keys": "Les clés qui ont changé.",
		ChangeHandler: "Reçoit les changements de réglages.",
		Command: "Une commande.",
		"Command.name":
			"Son nom. Tous les modules se partagent les noms\u00a0: ajoutez-y un préfixe.",
		"Command.label":
			"Ce qu’affichent les menus, la palette de commandes et la liste des raccourcis. Sans libellé, seul du code peut exécuter la commande.",
		"Command.iconName":
			"Son icône dans les barres d’outils, par exemple `fas fa-music` de Font Awesome.",
		"Command.execute":
			"La fonction. Ce qu’elle renvoie est le résultat de la commande.",
		"Command.enabledCondition":
			"Une expression qui décide quand la commande est disponible, avec `==`, `!=`, `&&`, `\\|\\|` et un niveau de parenthèses, par exemple `oneNoteSelected && !inConflictFolder`. Les noms se trouvent dans le code source, pour [toutes les applications](https://github.com/laurent22/joplin/blob/dev/packages/lib/services/commands/stateToWhenClauseContext.ts) et pour l’[ordinateur](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/services/commands/stateToWhenClauseContext.ts). Sinon, la commande est toujours disponible.",
		ContentScriptContext:
			"Ce que reçoit un script de contenu à son chargement.",
		"ContentScriptContext.pluginId": "Identifiant du module.",
		"ContentScriptContext.contentScriptId": "Identifiant du script de contenu.",
		"ContentScriptContext.postMessage":
			"Envoie un message au module, depuis un script de l’éditeur.",
		ContentScriptType:
			"Où s’exécute un script de contenu. Le script exporte comme `default` une fonction qui prend un [[ContentScriptContext]] et renvoie un objet dont une propriété est `plugin`.",
		"ContentScriptType.MarkdownItPlugin":
			"Dans le moteur de rendu. `plugin` est une extension de markdown-it, une fonction de `markdownIt` et `options`\u00a0; `options.settingValue('key')` lit un réglage de votre module. `assets` énumère les scripts et feuilles de style de la note rendue.",
		"ContentScriptType.CodeMirrorPlugin":
			"Dans l’éditeur Markdown. `plugin` est une fonction qui reçoit l’éditeur\u00a0; `assets` énumère des feuilles de style. Voyez le [tutoriel](../../tutorials/cm6_plugin.md). Les propriétés `codeMirrorResources` et `codeMirrorOptions` ne valent que pour l’ancien éditeur.",
		CreateFromPdfOptions: "Les pages d’un PDF à convertir en images.",
		"CreateFromPdfOptions.minPage": "La première page. Par défaut 1.",
		"CreateFromPdfOptions.maxPage":
			"La dernière page. Par défaut, celle du PDF.",
		"CreateFromPdfOptions.scaleFactor": "Échelle des images.",
		CreateMenuItemOptions: "Options d’une entrée de menu.",
		"CreateMenuItemOptions.accelerator":
			"Raccourci clavier, par exemple `CmdOrCtrl+Alt+U`.",
		DialogResult: "Comment une boîte de dialogue a été fermée.",
		"DialogResult.id": "Identifiant du bouton.",
		"DialogResult.formData":
			"Les valeurs des formulaires, selon les noms du formulaire et du champ.",
		Disposable: "Réservé, encore sans propriétés.",
		EditContextMenuFilterObject: "Le menu contextuel de l’éditeur.",
		"EditContextMenuFilterObject.items": "Ses entrées. Ajoutez-y les vôtres.",
		EditorCommand: "Une commande pour l’éditeur.",
		"EditorCommand.name": "Nom de la commande.",
		"EditorCommand.value": "Son argument.",
		EditorPluginCallbacks: "Les fonctions d’un éditeur de module.",
		"EditorPluginCallbacks.onActivationCheck":
			"Appelée à l’ouverture d’une note, pour décider si l’éditeur est actif pour elle.",
		"EditorPluginCallbacks.onSetup":
			"Appelée pour chaque nouvelle vue. Définissez-y le HTML, ajoutez les scripts et enregistrez `onUpdate`.",
		EditorUpdateEvent: "Ce que doit afficher un éditeur.",
		"EditorUpdateEvent.newBody": "Le texte de la note.",
		"EditorUpdateEvent.noteId": "Identifiant de la note.",
		ExportContext: "Passé à chaque fonction d’un format d’exportation.",
		"ExportContext.destPath": "Chemin du fichier ou du dossier à écrire.",
		"ExportContext.options": "Ce qui est exporté, et comment.",
		"ExportContext.userData":
			"À vous\u00a0: ce que vous y mettez est passé à l’appel suivant.",
		ExportModule: "Un format d’exportation.",
		"ExportModule.format": "Son nom court, par exemple `json`.",
		"ExportModule.description": "Ce qu’affiche le menu.",
		"ExportModule.target": "Un seul fichier, ou un dossier.",
		"ExportModule.isNoteArchive":
			"Pour un seul fichier\u00a0: `true` s’il contient plusieurs notes.",
		"ExportModule.fileExtensions":
			"Extensions des fichiers, par exemple `['htm', 'html']`.",
		"ExportModule.onInit": "Appelée en premier.",
		"ExportModule.onProcessItem":
			"Appelée pour chaque note, carnet, étiquette et ainsi de suite\u00a0; `itemType` est un [[ModelType]].",
		"ExportModule.onProcessResource":
			"Appelée pour chaque fichier joint, avec le chemin de son fichier.",
		"ExportModule.onClose": "Appelée en dernier.",
		ExportOptions: "Ce qui est exporté, et comment.",
		"ExportOptions.format": "Le format.",
		"ExportOptions.path": "Le chemin choisi par l’utilisateur.",
		"ExportOptions.sourceFolderIds": "Identifiants des carnets à exporter.",
		"ExportOptions.sourceNoteIds": "Identifiants des notes à exporter.",
		"ExportOptions.target": "Un fichier ou un dossier.",
		FileSystemItem: "Un fichier ou un dossier.",
		"FileSystemItem.File": "Fichier.",
		"FileSystemItem.Directory": "Dossier.",
		FilterHandler: "Reçoit un objet et le renvoie avec vos changements.",
		Handle: "Désigne une image.",
		ImportContext: "Passé à un format d’importation.",
		"ImportContext.sourcePath": "Chemin du fichier ou du dossier à importer.",
		"ImportContext.options": "Ce que l’utilisateur a choisi.",
		"ImportContext.warnings":
			"Les messages que vous y ajoutez s’affichent à la fin.",
		ImportModule: "Un format d’importation.",
		"ImportModule.format": "Son nom court, par exemple `enex`.",
		"ImportModule.description": "Ce qu’affiche le menu.",
		"ImportModule.isNoteArchive":
			"Pour un seul fichier\u00a0: `true` s’il contient plusieurs notes.",
		"ImportModule.sources":
			"Si l’on peut importer des fichiers, des dossiers ou les deux.",
		"ImportModule.fileExtensions": "Extensions des fichiers.",
		"ImportModule.outputFormat":
			"Format des notes créées. Par défaut, Markdown.",
		"ImportModule.onExec": "Importe tout.",
		ImportModuleOutputFormat: "Format des notes importées.",
		"ImportModuleOutputFormat.Markdown": "Markdown.",
		"ImportModuleOutputFormat.Html": "HTML.",
		ItemChangeEvent: "Un changement d’une note.",
		"ItemChangeEvent.id": "Identifiant de la note.",
		"ItemChangeEvent.event": "Type du changement.",
		ItemChangeEventType: "Type d’un changement.",
		"ItemChangeEventType.Create": "Création.",
		"ItemChangeEventType.Update": "Modification.",
		"ItemChangeEventType.Delete": "Suppression.",
		ItemChangeHandler: "Reçoit les changements de notes.",
		ItemFlow: "Disposition de la liste de notes.",
		"ItemFlow.TopToBottom":
			"L’une sous l’autre. De la taille, seule la hauteur compte.",
		"ItemFlow.LeftToRight": "Côte à côte, en rangées.",
		ListRenderer: "Affiche les éléments de la liste de notes.",
		"ListRenderer.id":
			"Un identifiant de votre choix, unique dans votre module.",
		"ListRenderer.label": "Renvoie son nom dans le menu Affichage.",
		"ListRenderer.flow": "Disposition de la liste.",
		"ListRenderer.itemSize":
			"Taille de chaque élément. Elle ne peut plus changer ensuite.",
		"ListRenderer.itemCss":
			"CSS des éléments. Il est imbriqué dans le conteneur de chacun\u00a0: `> .content { … }` en est un enfant.",
		"ListRenderer.dependencies":
			"Les propriétés dont `onRenderNote` a besoin. Chacune prend du temps\u00a0: n’en citez pas d’autres.",
		"ListRenderer.itemTemplate":
			"HTML sous forme de modèle [Mustache](https://github.com/janl/mustache.js). Ses variables sont ce que renvoie `onRenderNote`.",
		"ListRenderer.onRenderNote":
			"Appelée pour chaque note qui apparaît ou change, avec les propriétés citées. Renvoie les variables du modèle.",
		"ListRenderer.onChange":
			"Appelée quand un champ d’un élément change, par exemple une case à cocher. Le champ doit avoir un `data-id`.",
		ListRendererDependency:
			"Une propriété de la note ou de son carnet, par exemple `note.title` ou `folder.icon`\u00a0; ou bien `note.titleHtml` (échappé, avec les mots cherchés mis en évidence), `note.tags`, `note.isWatched` (ouverte dans un éditeur externe), `item.selected`, `item.size.width`, `item.size.height`.",
		MenuItem: "Une entrée de menu.",
		"MenuItem.commandName":
			"La commande qu’elle exécute. Un sous-menu n’en a pas besoin.",
		"MenuItem.commandArgs": "Arguments de la commande.",
		"MenuItem.type": "`separator` pour un trait.",
		"MenuItem.accelerator": "Raccourci clavier.",
		"MenuItem.submenu": "Entrées de son sous-menu.",
		"MenuItem.label": "Son libellé. Par défaut, celui de la commande.",
		MenuItemLocation: "Le menu qui reçoit l’entrée.",
		"MenuItemLocation.File": "Menu Fichier.",
		"MenuItemLocation.Edit": "Menu Édition.",
		"MenuItemLocation.View": "Menu Affichage.",
		"MenuItemLocation.Note": "Menu Note.",
		"MenuItemLocation.Tools": "Menu Outils.",
		"MenuItemLocation.Help": "Menu Aide.",
		"MenuItemLocation.Context": "Employez `NoteListContextMenu`.",
		"MenuItemLocation.NoteListContextMenu":
			"Menu contextuel de la liste de notes. La commande reçoit `noteIds`, les notes sélectionnées.",
		"MenuItemLocation.EditorContextMenu": "Menu contextuel de l’éditeur.",
		"MenuItemLocation.FolderContextMenu":
			"Menu contextuel des carnets. La commande reçoit `folderId`.",
		"MenuItemLocation.TagContextMenu":
			"Menu contextuel des étiquettes. La commande reçoit `tagId`.",
		ModelType: "Type d’un élément, comme dans sa propriété `type_`.",
		"ModelType.Note": "Note ou tâche.",
		"ModelType.Folder": "Carnet.",
		"ModelType.Setting": "Réglage.",
		"ModelType.Resource": "Fichier joint.",
		"ModelType.Tag": "Étiquette.",
		"ModelType.NoteTag": "Étiquette d’une note.",
		"ModelType.Search": "Recherche.",
		"ModelType.Alarm": "Alarme.",
		"ModelType.MasterKey": "Clé de chiffrement.",
		"ModelType.ItemChange": "Trace d’un changement.",
		"ModelType.NoteResource": "Fichier joint d’une note.",
		"ModelType.ResourceLocalState": "État d’un fichier joint sur cet appareil.",
		"ModelType.Revision": "Version antérieure d’une note.",
		"ModelType.Migration": "Mise à niveau de la base de données.",
		"ModelType.SmartFilter": "Filtre intégré, par exemple Toutes les notes.",
		"ModelType.Command": "Commande.",
		OnChangeEvent: "Un changement d’un champ de la liste de notes.",
		"OnChangeEvent.elementId": "Le `data-id` du champ.",
		"OnChangeEvent.value": "Sa nouvelle valeur.",
		"OnChangeEvent.noteId": "Identifiant de la note.",
		OnChangeHandler: "Reçoit les changements des champs de la liste de notes.",
		OnRenderNoteHandler:
			"Reçoit des propriétés d’une note et renvoie les variables du modèle.",
		Path: "Trois parties au plus\u00a0: la sorte d’éléments (`notes`, `folders`, `tags`, `resources`…), un identifiant, et ce qui en dépend. `['tags', tagId, 'notes']` désigne les notes qui portent une étiquette.",
		PdfInfo: "Renseignements sur un PDF.",
		"PdfInfo.pageCount": "Nombre de pages.",
		PostMessageHandler: "Envoie un message et donne la réponse.",
		Rectangle: "Partie d’une image.",
		"Rectangle.x": "Bord gauche.",
		"Rectangle.y": "Bord supérieur.",
		"Rectangle.width": "Largeur.",
		"Rectangle.height": "Hauteur.",
		ResizeOptions: "Nouvelle taille d’une image.",
		"ResizeOptions.width": "Largeur en pixels.",
		"ResizeOptions.height": "Hauteur en pixels.",
		"ResizeOptions.quality":
			"Qualité du redimensionnement. La meilleure est la plus lente.",
		ResourceChangeEvent: "Un changement d’un fichier joint.",
		"ResourceChangeEvent.id": "Identifiant du fichier joint.",
		ResourceChangeHandler: "Reçoit les changements de fichiers joints.",
		SaveNoteOptions: "Ce qu’enregistre un éditeur.",
		"SaveNoteOptions.noteId":
			"Identifiant de la note, qui doit être ouverte ou l’avoir été à l’instant. Ainsi, rien ne s’écrit dans une autre note.",
		"SaveNoteOptions.body": "Le nouveau texte.",
		Script: "Un module.",
		"Script.onStart": "Appelée dès que le module est chargé.",
		SettingItem: "La définition d’un réglage.",
		"SettingItem.value": "Valeur par défaut.",
		"SettingItem.type": "Type de la valeur.",
		"SettingItem.subType":
			"Pour le choix d’un fichier ou d’un dossier. Le type doit être `String`.",
		"SettingItem.label": "Ce qu’affiche la configuration.",
		"SettingItem.description": "Une phrase sous le libellé.",
		"SettingItem.public":
			"`true` affiche le réglage dans la configuration\u00a0; `false` le laisse à votre code.",
		"SettingItem.section":
			"Nom d’une partie définie avec [[JoplinSettings.registerSection]].",
		"SettingItem.isEnum": "`true` propose un choix de valeurs.",
		"SettingItem.options":
			"Le choix\u00a0: libellés selon les valeurs. Nécessaire avec `isEnum`.",
		"SettingItem.appTypes": "Réservé.",
		"SettingItem.secure":
			"`true` pour les mots de passe et autres secrets. Ils vont dans le trousseau du système, s’il y en a un.",
		"SettingItem.advanced":
			"`true` range le réglage derrière le bouton des options avancées.",
		"SettingItem.minimum": "Plus petit nombre.",
		"SettingItem.maximum": "Plus grand nombre.",
		"SettingItem.step": "Écart entre deux nombres.",
		"SettingItem.storage":
			"Où la valeur est enregistrée. Par défaut, dans la base de données.",
		SettingItemSubType: "Ce que contient un réglage de texte.",
		"SettingItemSubType.FilePathAndArgs": "Un programme avec ses arguments.",
		"SettingItemSubType.FilePath": "Un fichier. Pas sur mobile.",
		"SettingItemSubType.DirectoryPath": "Un dossier. Pas sur mobile.",
		SettingItemType: "Type d’un réglage.",
		"SettingItemType.Int": "Nombre entier.",
		"SettingItemType.String": "Texte.",
		"SettingItemType.Bool": "Oui ou non.",
		"SettingItemType.Array": "Liste.",
		"SettingItemType.Object": "Objet.",
		"SettingItemType.Button": "Bouton.",
		SettingSection: "Une partie de la configuration.",
		"SettingSection.label": "Son titre.",
		"SettingSection.iconName": "Son icône, par exemple `fas fa-music`.",
		"SettingSection.description": "Un texte en tête de la partie.",
		"SettingSection.name": "Son nom.",
		SettingStorage: "Où un réglage est enregistré.",
		"SettingStorage.Database": "Dans la base de données.",
		"SettingStorage.File": "Dans `settings.json`, dans le dossier du profil.",
		Size: "Une taille en pixels.",
		"Size.width": "Largeur.",
		"Size.height": "Hauteur.",
		SyncStartEvent: "Le début d’une synchronisation.",
		"SyncStartEvent.withErrors":
			"Ne dit rien au début. Voyez [[JoplinWorkspace.onSyncComplete]].",
		SyncStartHandler: "Appelée quand la synchronisation commence.",
		Toast: "Une brève notification.",
		"Toast.message": "Le texte.",
		"Toast.type": "Sa couleur et son icône.",
		"Toast.duration": "Durée d’affichage, en millisecondes.",
		"Toast.timestamp": "Moment de sa création.",
		ToastType: "Type d’une notification.",
		"ToastType.Info": "Information.",
		"ToastType.Success": "Quelque chose a réussi.",
		"ToastType.Error": "Quelque chose a échoué.",
		ToolbarButtonLocation: "La barre d’outils qui reçoit le bouton.",
		"ToolbarButtonLocation.NoteToolbar":
			"En haut à droite, pour la note entière. Sur ordinateur seulement.",
		"ToolbarButtonLocation.EditorToolbar": "Au-dessus du texte, pour le texte.",
		UpdateCallback: "Appelée quand un éditeur doit afficher autre chose.",
		VersionInfo: "Version et plateforme.",
		"VersionInfo.version": "Version de l’application.",
		"VersionInfo.profileVersion": "Version du format du profil.",
		"VersionInfo.syncVersion": "Version du format de synchronisation.",
		"VersionInfo.platform": "Où s’exécute le module.",
		ViewHandle: "Désigne une vue.",
	},
};
