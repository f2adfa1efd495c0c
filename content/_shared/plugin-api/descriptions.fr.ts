import type { Descriptions } from "./texts.ts";

export const fr: Descriptions = {
	texts: {
		typesTitle: "Types et énumérations de l’API des modules",
		typesLabel: "Types et énumérations",
		typesSummary:
			"Les interfaces, les énumérations et les alias de type de l’API des modules de Joplin, avec le sens de chaque propriété et de chaque valeur.",
		typesIntro:
			"Les méthodes de [[Joplin]] acceptent et renvoient ces types. Importez-les depuis `api/types`, que le générateur de modules place dans votre projet.",
		member: "Nom",
		type: "Type",
		value: "Valeur",
		description: "Description",
		returns: "Renvoie",
		optional: "Facultatif.",
		deprecated: "Obsolète.",
		since: (version) => `Depuis Joplin ${version}.`,
		desktopOnly: "Sur ordinateur seulement.",
		example: "Exemple",
	},
	summaries: {
		Joplin: "L’objet joplin donne à un module accès à toute l’API\u00a0: données, commandes, réglages, vues, etc.",
		JoplinClipboard: "joplin.clipboard lit le presse-papiers et y écrit\u00a0: texte, HTML et images.",
		JoplinCommands:
			"joplin.commands définit les commandes d’un module et exécute celles de Joplin, de l’éditeur et des modules.",
		JoplinContentScripts:
			"joplin.contentScripts charge des scripts d’un module dans le moteur de rendu ou l’éditeur Markdown, et reçoit leurs messages.",
		JoplinData:
			"joplin.data lit, crée, modifie, supprime et cherche notes, carnets, étiquettes et fichiers joints, comme l’API REST.",
		JoplinFs: "Avec joplin.fs, un module extrait des archives ZIP dans un dossier.",
		JoplinImaging:
			"joplin.imaging charge, redimensionne, rogne et enregistre des images, et convertit en images les pages d’un PDF.",
		JoplinInterop: "joplin.interop ajoute des formats aux menus d’importation et d’exportation de Joplin.",
		JoplinPlugins:
			"joplin.plugins enregistre le module et donne les chemins de ses dossiers de données et d’installation.",
		JoplinSettings:
			"joplin.settings ajoute les réglages d’un module à la configuration, les lit, les écrit et signale leurs changements.",
		JoplinViews:
			"joplin.views réunit tout ce qu’un module peut afficher\u00a0: panneaux, boîtes de dialogue, éditeurs, menus, boutons et liste de notes.",
		JoplinViewsDialogs:
			"joplin.views.dialogs affiche des messages, des notifications, le sélecteur de fichiers, et des boîtes de dialogue en HTML avec leurs boutons.",
		JoplinViewsEditors: "Avec joplin.views.editors, un module fournit son propre éditeur pour certaines notes.",
		JoplinViewsMenuItems:
			"joplin.views.menuItems ajoute à un menu, contextuel ou non, une entrée qui lance une commande.",
		JoplinViewsMenus: "joplin.views.menus ajoute un sous-menu à l’un des menus de Joplin.",
		JoplinViewsNoteList: "Avec joplin.views.noteList, un module décide de l’aspect des notes dans la liste.",
		JoplinViewsPanels:
			"joplin.views.panels affiche des panneaux HTML à côté de la note et échange des messages avec eux.",
		JoplinViewsToolbarButtons:
			"joplin.views.toolbarButtons ajoute des boutons à la barre d’outils de la note ou de l’éditeur.",
		JoplinWindow: "joplin.window charge des feuilles de style pour l’application ou pour les notes rendues.",
		JoplinWorkspace:
			"joplin.workspace donne les notes et le carnet sélectionnés, et signale changements de sélection, modifications, alarmes et synchronisation.",
	},
	entries: {
		"(handle)": "L’identifiant reçu à la création de la vue.",
		"(scriptPath)": "Chemin du fichier `.js` ou `.css`, relatif au script principal du module.",
		"(html)": "Le nouveau HTML, qui remplace le précédent.",
		"(id)": "Un identifiant de votre choix, unique dans votre module.",
		"(resourceId)": "Identifiant du fichier joint.",

		Joplin:
			"`import joplin from 'api'` vous donne cet objet, dont les propriétés sont les parties de l’API. La [vue d’ensemble](../plugin_api_index.md) explique comment fonctionnent les appels\u202f; cette référence décrit chaque méthode. Pour les interfaces et les énumérations, consultez [Types et énumérations](./types.md).",
		"Joplin.data": "Notes, carnets, étiquettes et fichiers joints.",
		"Joplin.clipboard": "Le presse-papiers du système.",
		"Joplin.window": "Feuilles de style.",
		"Joplin.plugins": "Enregistrement et dossiers du module.",
		"Joplin.workspace": "La sélection de l’utilisateur et les événements.",
		"Joplin.contentScripts": "Scripts dans le moteur de rendu et l’éditeur.",
		"Joplin.commands": "Commandes.",
		"Joplin.views": "Tout ce qu’un module peut afficher.",
		"Joplin.interop": "Formats d’importation et d’exportation.",
		"Joplin.settings": "Réglages du module.",
		"Joplin.imaging": "Traitement d’images. Sur ordinateur seulement.",
		"Joplin.fs": "Archives. Sur ordinateur seulement.",
		"Joplin.require":
			"Charge un module Node.js natif fourni avec Joplin, car un module de Joplin ne peut pas en inclure. Il y en a deux\u00a0: [fs-extra](https://www.npmjs.com/package/fs-extra) et [sqlite3](https://www.npmjs.com/package/sqlite3). Contrairement au reste de l’API, cet appel est synchrone.",
		"Joplin.require(_path)": "Nom du module\u00a0: `fs-extra` ou `sqlite3`.",
		"Joplin.require()": "le module.",
		"Joplin.versionInfo": "Indique dans quelle version de Joplin et sur quelle plateforme s’exécute le module.",
		"Joplin.versionInfo()": "numéros de version et plateforme.",
		"Joplin.shouldUseDarkColors":
			"Indique si le thème de l’utilisateur est sombre. Dans les panneaux et les boîtes de dialogue, les [variables du thème](../plugin_theming.md) suffisent le plus souvent.",
		"Joplin.shouldUseDarkColors()": "`true` si le thème est sombre.",

		JoplinClipboard:
			"Lit le presse-papiers que partagent toutes les applications, et y écrit. Demandez l’accord de l’utilisateur avant de le lire\u00a0: personne ne s’attend à ce qu’un module regarde ce qui a été copié ailleurs. Sous iOS, les modules n’y ont pas accès\u00a0: la lecture et l’écriture de texte échouent avec l’erreur `Not available on iOS`, et la liste des formats est vide.",
		"JoplinClipboard.readText": "Lit le presse-papiers sous forme de texte brut.",
		"JoplinClipboard.readText()": "le texte.",
		"JoplinClipboard.writeText": "Met du texte brut dans le presse-papiers.",
		"JoplinClipboard.writeText(text)": "Le texte.",
		"JoplinClipboard.readHtml": "Lit le presse-papiers sous forme de HTML. Sur ordinateur seulement.",
		"JoplinClipboard.readHtml()": "le HTML.",
		"JoplinClipboard.writeHtml": "Met du HTML dans le presse-papiers. Sur ordinateur seulement.",
		"JoplinClipboard.writeHtml(html)": "Le HTML.",
		"JoplinClipboard.readImage": "Lit une image dans le presse-papiers. Sur ordinateur seulement.",
		"JoplinClipboard.readImage()":
			"l’image sous forme d’URL `data:`. Si le presse-papiers ne contient pas d’image, l’URL est `data:image/png;base64,`, sans données.",
		"JoplinClipboard.writeImage": "Met une image dans le presse-papiers. Sur ordinateur seulement.",
		"JoplinClipboard.writeImage(dataUrl)": "L’image sous forme d’URL `data:`.",
		"JoplinClipboard.availableFormats": "Énumère les formats dans lesquels on peut lire le contenu du presse-papiers.",
		"JoplinClipboard.availableFormats()": "des types MIME, par exemple `['text/plain', 'text/html']`.",
		"JoplinClipboard.write":
			"Met un contenu dans le presse-papiers en plusieurs formats à la fois, par exemple en texte et en HTML, pour que chaque application puisse coller celui qu’elle prend en charge. Les autres méthodes écrivent un seul format et effacent le reste. Sans aucun format, le presse-papiers reste tel quel.",
		"JoplinClipboard.write(content)": "Le contenu dans chaque format.",

		JoplinCommands: `Une commande est une fonction qui porte un nom. Définissez ici les vôtres, puis utilisez leurs noms pour des [entrées de menu](./joplin_views_menu_items.md), des [menus](./joplin_views_menus.md) et des [boutons de barre d’outils](./joplin_views_toolbar_buttons.md).

Vous pouvez aussi exécuter les commandes de Joplin lui-même. Elles sont énumérées dans le code source\u00a0: celles des [fenêtres](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/gui/WindowCommandsAndDialogs/commands), de l’[application](https://github.com/laurent22/joplin/tree/dev/packages/app-desktop/commands) et de l’[éditeur](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/gui/NoteEditor/editorCommandDeclarations.ts). Les arguments sont ceux de la fonction \`execute()\` de chacune. Beaucoup de ces commandes ne fonctionnent que sur ordinateur\u202f; sur mobile, les [commandes générales](https://github.com/laurent22/joplin/tree/dev/packages/app-mobile/commands), les [commandes de l’écran de la note](https://github.com/laurent22/joplin/tree/dev/packages/app-mobile/components/screens/Note/commands) et les [commandes de l’éditeur](https://github.com/laurent22/joplin/blob/dev/packages/app-mobile/components/NoteEditor/commandDeclarations.ts) sont moins nombreuses. Quelques [commandes](https://github.com/laurent22/joplin/tree/dev/packages/lib/commands), comme \`synchronize\`, sont communes aux deux.

Pour les commandes de l’éditeur de texte lui-même, appelez \`editor.execCommand\` avec un objet\u00a0: \`name\` et \`args\` valent pour les deux éditeurs, \`ui\` et \`value\` pour l’éditeur de texte enrichi seulement.`,
		"JoplinCommands.execute":
			"Exécute une commande et attend qu’elle finisse. Si la commande n’existe pas, l’appel échoue.",
		"JoplinCommands.execute(commandName)": "Nom de la commande, par exemple `newNote`, `openNote` ou l’une des vôtres.",
		"JoplinCommands.execute(args)": "Arguments de la commande.",
		"JoplinCommands.execute()": "ce que renvoie la commande, s’il y a lieu.",
		"JoplinCommands.register": "Enregistre une commande sous un nom.",
		"JoplinCommands.register(command)": "Nom, libellé, icône et fonction de la commande.",

		JoplinContentScripts:
			"L’essentiel d’un module s’exécute dans un processus à part. Un script de contenu, lui, s’exécute là où les notes sont rendues ou modifiées, et peut donc étendre [markdown-it](https://github.com/markdown-it/markdown-it) ou CodeMirror. Il ne suffit pas de l’enregistrer pour qu’il s’exécute\u00a0: Joplin le charge au démarrage du moteur de rendu ou de l’éditeur. Le [tutoriel sur les modules d’éditeur](../../tutorials/cm6_plugin.md) montre comment en écrire un, pas à pas.",
		"JoplinContentScripts.register": "Enregistre un script de contenu.",
		"JoplinContentScripts.register(type)":
			"Où s’exécute le script\u00a0: dans le moteur de rendu ou dans l’éditeur Markdown.",
		"JoplinContentScripts.register(scriptPath)":
			"Chemin du script, relatif au script principal du module, par exemple `./crosswords.js`. Le générateur de modules empaquette les scripts cités dans `plugin.config.json`.",
		"JoplinContentScripts.onMessage":
			"Reçoit les messages d’un script de contenu. Envoyez-les avec `webviewApi.postMessage(contentScriptId, message)` depuis le moteur de rendu, et avec `context.postMessage(message)` depuis l’éditeur.",
		"JoplinContentScripts.onMessage(contentScriptId)": "L’identifiant sous lequel le script est enregistré.",
		"JoplinContentScripts.onMessage(callback)":
			"Appelée pour chaque message. Ce qu’elle renvoie, directement ou par une promesse, est envoyé comme réponse.",

		JoplinData: `L’[API de données](../rest_api.md) depuis l’intérieur de Joplin. Les méthodes \`get\`, \`post\`, \`put\` et \`delete\` correspondent à GET, POST, PUT et DELETE\u202f; chemins, champs et résultats sont ceux de l’API REST, mais vous n’avez besoin ni d’un jeton ni du service du Web Clipper.

Les listes arrivent par pages\u00a0: le résultat contient \`items\`, et \`has_more\` vaut \`true\` s’il reste une page. Ne demandez que les champs dont vous avez besoin.`,
		"(path)": "Les parties du chemin, par exemple `['notes', noteId]`.",
		"(query)": "Les paramètres de la requête, par exemple `{ fields: ['id', 'title'], page: 2 }`.",
		"JoplinData.post(path)": "Les parties du chemin, par exemple `['notes']`.",
		"JoplinData.post(query)": "Les paramètres de la requête, normalement `null`.",
		"JoplinData.put(query)": "Les paramètres de la requête, normalement `null`.",
		"JoplinData.delete(query)":
			"Les paramètres de la requête. Avec `{ permanent: '1' }`, les notes et les carnets sont supprimés définitivement au lieu d’être mis à la corbeille.",
		"(files)": "Pour les nouveaux fichiers joints\u00a0: `[{ path: '/path/to/file' }]`, le fichier à joindre.",
		"JoplinData.get": "Lit un élément ou une liste, ou cherche.",
		"JoplinData.get()": "l’élément, ou une page d’éléments.",
		"JoplinData.post": "Crée un élément, ou en lie un à un autre, par exemple une étiquette à une note.",
		"JoplinData.post(body)": "Les propriétés du nouvel élément.",
		"JoplinData.post()": "le nouvel élément avec son identifiant.",
		"JoplinData.put": "Modifie un élément. Les propriétés que vous omettez restent telles quelles.",
		"JoplinData.put(body)": "Les propriétés à modifier.",
		"JoplinData.put(files)":
			"Pour les fichiers joints\u00a0: `[{ path: '/path/to/file' }]`, le fichier qui remplace l’actuel.",
		"JoplinData.put()": "l’élément modifié.",
		"JoplinData.delete":
			"Supprime un élément, ou un lien entre deux éléments, par exemple entre une étiquette et une note.",
		"JoplinData.delete()": "",
		"JoplinData.itemType":
			"Indique à quel type d’élément correspond un identifiant, par exemple celui que contient un lien.",
		"JoplinData.itemType(itemId)": "Identifiant d’un élément quelconque.",
		"JoplinData.itemType()": "le type de l’élément, ou `null` si aucun n’a cet identifiant.",
		"JoplinData.resourcePath":
			"Donne le chemin d’un fichier joint dans le dossier du profil. Ne modifiez pas ce fichier.",
		"JoplinData.resourcePath()": "le chemin complet du fichier. Si le fichier joint n’existe pas, l’appel échoue.",
		"JoplinData.userDataGet":
			"Lit une valeur que votre module a associée à un élément. Pour en savoir plus, consultez [[JoplinData.userDataSet]].",
		"JoplinData.userDataGet()": "la valeur, ou `undefined` s’il n’y en a pas.",
		"JoplinData.userDataSet":
			"Associe une valeur à une note, à un carnet, à une étiquette ou à un fichier joint. Les valeurs sont synchronisées, et chaque module ne voit que les siennes. Si deux appareils modifient ou suppriment la même valeur, c’est le changement le plus récent qui l’emporte.",
		"JoplinData.userDataSet(value)": "Tout ce que `JSON.stringify()` peut convertir.",
		"JoplinData.userDataDelete": "Supprime une valeur. Pour en savoir plus, consultez [[JoplinData.userDataSet]].",
		"JoplinData.userDataGet(itemType)": "Type de l’élément\u00a0: `Note`, `Folder`, `Tag` ou `Resource`.",
		"JoplinData.userDataGet(itemId)": "Identifiant de l’élément.",
		"JoplinData.userDataGet(key)": "Nom de la valeur, au choix.",
		"JoplinData.userDataSet(itemType)": "Type de l’élément\u00a0: `Note`, `Folder`, `Tag` ou `Resource`.",
		"JoplinData.userDataSet(itemId)": "Identifiant de l’élément.",
		"JoplinData.userDataSet(key)": "Nom de la valeur, au choix.",
		"JoplinData.userDataDelete(itemType)": "Type de l’élément\u00a0: `Note`, `Folder`, `Tag` ou `Resource`.",
		"JoplinData.userDataDelete(itemId)": "Identifiant de l’élément.",
		"JoplinData.userDataDelete(key)": "Nom de la valeur, au choix.",

		JoplinFs:
			"Extrait des archives, pour l’instant au format ZIP seulement. Pour lire et écrire des fichiers, chargez `fs-extra` avec [[Joplin.require]].",
		"JoplinFs.archiveExtract": "Extrait une archive ZIP dans un dossier.",
		"JoplinFs.archiveExtract(sourcePath)": "Chemin de l’archive.",
		"JoplinFs.archiveExtract(destinationPath)": "Chemin du dossier qui reçoit les fichiers.",
		"JoplinFs.archiveExtract()": "les fichiers extraits.",

		JoplinImaging:
			"Joplin conserve les données des images\u202f; votre module désigne chaque image par un identifiant. Chargez une image et passez son identifiant aux autres méthodes. [[JoplinImaging.resize]] et [[JoplinImaging.crop]] créent une copie qui a son propre identifiant. Quand vous n’avez plus besoin d’une image, libérez-la. Un identifiant inconnu ou libéré provoque l’erreur `No image with handle …`.",
		"JoplinImaging.createFromPath":
			"Charge une image depuis un fichier ou une URL. Pour un PDF, c’est l’image de la première page. Les URL et les PDF sont acceptés depuis Joplin 3.0.",
		"JoplinImaging.createFromPath(filePath)": "Chemin ou URL.",
		"JoplinImaging.createFromPath()": "l’identifiant de l’image.",
		"JoplinImaging.createFromResource": "Charge une image depuis un fichier joint.",
		"JoplinImaging.createFromResource()": "l’identifiant de l’image.",
		"JoplinImaging.createFromPdfPath": "Convertit en images des pages d’un PDF, à raison d’une image par page.",
		"JoplinImaging.createFromPdfPath(path)": "Chemin du PDF.",
		"JoplinImaging.createFromPdfPath(options)": "Quelles pages, et à quelle échelle.",
		"JoplinImaging.createFromPdfPath()": "les identifiants des images, dans l’ordre des pages.",
		"JoplinImaging.createFromPdfResource":
			"Convertit en images des pages d’un PDF joint, à raison d’une image par page.",
		"JoplinImaging.createFromPdfResource(options)": "Quelles pages, et à quelle échelle.",
		"JoplinImaging.createFromPdfResource()": "les identifiants des images, dans l’ordre des pages.",
		"JoplinImaging.getPdfInfoFromPath": "Compte les pages d’un PDF.",
		"JoplinImaging.getPdfInfoFromPath(path)": "Chemin du PDF.",
		"JoplinImaging.getPdfInfoFromPath()": "le nombre de pages.",
		"JoplinImaging.getPdfInfoFromResource": "Compte les pages d’un PDF joint.",
		"JoplinImaging.getPdfInfoFromResource()": "le nombre de pages.",
		"JoplinImaging.getSize": "Donne la taille d’une image.",
		"JoplinImaging.getSize(handle)": "Identifiant de l’image.",
		"JoplinImaging.getSize()": "largeur et hauteur en pixels.",
		"JoplinImaging.resize":
			"Crée une copie redimensionnée. Si vous ne donnez que la largeur ou que la hauteur, les proportions sont conservées.",
		"JoplinImaging.resize(handle)": "Identifiant de l’image.",
		"JoplinImaging.resize(options)": "Nouvelle taille, et qualité du redimensionnement.",
		"JoplinImaging.resize()": "l’identifiant de la copie.",
		"JoplinImaging.crop": "Crée une copie d’une partie de l’image.",
		"JoplinImaging.crop(handle)": "Identifiant de l’image.",
		"JoplinImaging.crop(rectangle)": "La partie à garder, en pixels.",
		"JoplinImaging.crop()": "l’identifiant de la copie.",
		"JoplinImaging.toPngFile": "Enregistre une image dans un fichier PNG.",
		"JoplinImaging.toPngFile(handle)": "Identifiant de l’image.",
		"JoplinImaging.toPngFile(filePath)": "Chemin du nouveau fichier.",
		"JoplinImaging.toJpgFile": "Enregistre une image dans un fichier JPEG.",
		"JoplinImaging.toJpgFile(handle)": "Identifiant de l’image.",
		"JoplinImaging.toJpgFile(filePath)": "Chemin du nouveau fichier.",
		"(quality)": "De 0 à 100. Par défaut\u00a0: 80.",
		"JoplinImaging.toPngResource": "Crée un fichier joint au format PNG à partir d’une image.",
		"JoplinImaging.toPngResource(handle)": "Identifiant de l’image.",
		"(resourceProps)": "Propriétés du fichier joint, par exemple `{ title: 'Chart' }`.",
		"JoplinImaging.toPngResource()": "le nouveau fichier joint avec son identifiant.",
		"JoplinImaging.toJpgResource": "Crée un fichier joint au format JPEG à partir d’une image.",
		"JoplinImaging.toJpgResource(handle)": "Identifiant de l’image.",
		"JoplinImaging.toJpgResource()": "le nouveau fichier joint avec son identifiant.",
		"JoplinImaging.free": "Libère la mémoire des images. Sans cela, Joplin les garde toutes.",
		"JoplinImaging.free(handles)": "Un identifiant ou plusieurs. Ceux qui sont inconnus sont ignorés.",

		JoplinInterop:
			"Ajoute des formats d’importation et d’exportation. Chacun est un objet dont certaines propriétés décrivent le format et dont Joplin appelle les fonctions pendant l’importation ou l’exportation. Pour les propriétés des notes et des carnets, consultez l’[API de données](../rest_api.md). Sur mobile, on peut enregistrer des formats, mais aucun menu ne les propose.",
		"JoplinInterop.registerExportModule": "Ajoute un format d’exportation.",
		"JoplinInterop.registerExportModule(module)": "Format et fonctions.",
		"JoplinInterop.registerImportModule": "Ajoute un format d’importation.",
		"JoplinInterop.registerImportModule(module)": "Format et fonction.",

		JoplinPlugins: "Enregistre le module et indique où se trouvent ses fichiers.",
		"JoplinPlugins.register":
			"Enregistre le module. Appelez cette méthode dans votre script principal, et mettez tout le reste dans `onStart`.",
		"JoplinPlugins.register(script)":
			"Un objet dont Joplin appelle la fonction `onStart` dès que le module est chargé.",
		"JoplinPlugins.registerContentScript":
			"Utilisez [[JoplinContentScripts.register]]. Cette méthode ne fait plus que lever une erreur.",
		"JoplinPlugins.registerContentScript(type)": "Où s’exécute le script.",
		"JoplinPlugins.dataDir":
			"Renvoie le dossier destiné aux fichiers de votre module. Il est conservé lors des mises à jour.",
		"JoplinPlugins.dataDir()": "le chemin complet.",
		"JoplinPlugins.installationDir":
			"Renvoie le dossier des fichiers livrés avec votre module. N’y écrivez rien\u00a0: Joplin le supprime et le recrée. Pour enregistrer des fichiers, utilisez [[JoplinPlugins.dataDir]].",
		"JoplinPlugins.installationDir()": "le chemin complet.",
		"JoplinPlugins.require": "Utilisez [[Joplin.require]].",
		"JoplinPlugins.require(_path)": "Nom du module.",
		"JoplinPlugins.require()": "le module.",

		JoplinSettings:
			"Les réglages sont des clés associées à des valeurs. Une fois enregistrés, ils apparaissent dans la configuration, sauf s’ils sont privés. Les clés appartiennent à votre module\u00a0: vous ne pouvez pas écraser celles de Joplin ni d’un autre module.",
		"JoplinSettings.registerSettings":
			"Enregistre des réglages. Faites-le à chaque démarrage du module, dans `onStart`\u202f; les valeurs que l’utilisateur a changées sont conservées d’un démarrage à l’autre.",
		"JoplinSettings.registerSettings(settings)": "Un objet qui associe à chaque clé la définition du réglage.",
		"JoplinSettings.registerSetting":
			"Utilisez [[JoplinSettings.registerSettings]]. Sauf dans quelques anciens modules, cette méthode ne fait plus que lever une erreur.",
		"(key)": "Clé du réglage.",
		"JoplinSettings.registerSetting(settingItem)": "Définition du réglage.",
		"JoplinSettings.registerSection":
			"Ajoute une partie à la configuration. Faites-le à chaque démarrage du module, avant d’enregistrer ses réglages.",
		"JoplinSettings.registerSection(name)": "Nom de la partie, pour la propriété `section` des réglages.",
		"JoplinSettings.registerSection(section)": "Titre, icône et description de la partie.",
		"JoplinSettings.values": "Lit des réglages de votre module.",
		"JoplinSettings.values(keys)": "Une clé ou plusieurs.",
		"JoplinSettings.values()": "un objet qui associe à chaque clé sa valeur.",
		"JoplinSettings.value":
			"Lit un réglage de votre module. Pour en lire plusieurs, appelez une seule fois [[JoplinSettings.values]]\u00a0: c’est plus rapide.",
		"JoplinSettings.value()": "la valeur.",
		"JoplinSettings.setValue": "Change un réglage de votre module.",
		"JoplinSettings.setValue(value)": "La nouvelle valeur.",
		"JoplinSettings.globalValue": "Utilisez [[JoplinSettings.globalValues]], qui lit un ou plusieurs réglages.",
		"JoplinSettings.globalValue(key)": "Clé complète, par exemple `theme` ou `locale`.",
		"JoplinSettings.globalValue()": "la valeur.",
		"JoplinSettings.globalValues":
			"Lit des réglages de Joplin ou d’autres modules. Les clés de Joplin se trouvent dans son [code source](https://github.com/laurent22/joplin/blob/dev/packages/lib/models/settings/builtInMetadata.ts).",
		"JoplinSettings.globalValues(keys)": "Clés complètes, par exemple `theme` ou `locale`.",
		"JoplinSettings.globalValues()":
			"les valeurs, dans l’ordre des clés. Si l’une des clés est inconnue, l’appel échoue.",
		"JoplinSettings.onChange":
			"Signale les changements des réglages de votre module, et d’eux seuls. Les changements sont regroupés pendant un court instant avant l’appel de la fonction.",
		"JoplinSettings.onChange(handler)": "Appelée avec les clés qui ont changé.",

		JoplinViews:
			"On appelle vue tout ce que votre module affiche. Quand vous créez un panneau ou une boîte de dialogue, vous recevez un identifiant\u00a0: une chaîne qui indique aux autres méthodes du même objet de quelle vue il s’agit. Les scripts d’une vue communiquent avec votre module par l’objet global `webviewApi`, décrit sous [[WebviewApi]].",
		"JoplinViews.dialogs": "Boîtes de dialogue, messages et notifications.",
		"JoplinViews.panels": "Panneaux à côté de la note.",
		"JoplinViews.menuItems": "Entrées de menu. Sur ordinateur seulement.",
		"JoplinViews.menus": "Sous-menus. Sur ordinateur seulement.",
		"JoplinViews.toolbarButtons": "Boutons des barres d’outils.",
		"JoplinViews.editors": "Vos propres éditeurs.",
		"JoplinViews.noteList": "Aspect de la liste de notes. Sur ordinateur seulement.",

		JoplinViewsDialogs: `Une boîte de dialogue affiche votre HTML au-dessus d’une rangée de boutons. Créez-la une fois, puis ouvrez-la aussi souvent que nécessaire.

Selon leur identifiant, certains boutons réagissent au clavier. Entrée active le premier bouton nommé \`ok\`, \`yes\`, \`submit\` ou \`confirm\`\u202f; Échap active le premier nommé \`cancel\`, \`no\` ou \`reject\`. Si le HTML contient des formulaires qui ont un \`name\`, leurs valeurs sont renvoyées aussi.`,
		"JoplinViewsDialogs.create": "Crée une boîte de dialogue, d’abord invisible.",
		"JoplinViewsDialogs.create()": "l’identifiant (*handle*) que Joplin attribue à la boîte de dialogue.",
		"JoplinViewsDialogs.showMessageBox": "Affiche un message avec les boutons OK et Annuler.",
		"JoplinViewsDialogs.showMessageBox(message)": "Le message, en texte brut.",
		"JoplinViewsDialogs.showMessageBox()": "`0` pour OK, `1` pour Annuler.",
		"JoplinViewsDialogs.setHtml": "Définit le contenu de la boîte de dialogue.",
		"JoplinViewsDialogs.setHtml()": "le HTML.",
		"JoplinViewsDialogs.addScript": "Charge un script ou une feuille de style dans la boîte de dialogue.",
		"JoplinViewsDialogs.setButtons":
			"Définit les boutons de la boîte de dialogue. Sans cet appel, ce sont OK et Annuler.",
		"JoplinViewsDialogs.setButtons(buttons)": "Les boutons, de gauche à droite.",
		"JoplinViewsDialogs.setButtons()": "les boutons.",
		"JoplinViewsDialogs.open": "Ouvre la boîte de dialogue et attend sa fermeture.",
		"JoplinViewsDialogs.open()": "l’identifiant du bouton choisi et les valeurs des formulaires.",
		"JoplinViewsDialogs.setFitToContent":
			"Détermine si la boîte de dialogue a la taille de son contenu, comme c’est le cas par défaut, ou occupe presque toute la fenêtre.",
		"JoplinViewsDialogs.setFitToContent(status)": "`false` pour une grande boîte de dialogue.",
		"JoplinViewsDialogs.setFitToContent()": "la nouvelle valeur.",
		"JoplinViewsDialogs.showToast":
			"Affiche dans un coin de la fenêtre de l’application un bref message qui disparaît de lui-même.",
		"JoplinViewsDialogs.showToast(toast)": "Texte, type et durée.",
		"JoplinViewsDialogs.showOpenDialog":
			"Ouvre la boîte de dialogue du système qui sert à choisir des fichiers ou des dossiers.",
		"JoplinViewsDialogs.showOpenDialog(options)":
			"Les options de [`showOpenDialog`](https://www.electronjs.org/docs/latest/api/dialog) dans Electron.",
		"JoplinViewsDialogs.showOpenDialog()": "le résultat de la méthode d’Electron.",

		JoplinViewsEditors: `L’éditeur d’un module remplace celui de Joplin pour les notes qu’il sait afficher, par exemple pour dessiner un tableau kanban ou un graphe enregistré sous forme de texte dans la note.

Un éditeur est *actif* s’il peut afficher la note courante, et *visible* si l’utilisateur a basculé vers lui. Les commandes \`showEditorPlugin\` et \`toggleEditorPlugin\` permettent d’y basculer et d’en revenir. Si plusieurs éditeurs sont actifs pour une note, on ne peut pas savoir lequel s’affichera\u00a0: n’activez donc le vôtre que pour les notes auxquelles il est destiné.`,
		"JoplinViewsEditors.register": "Enregistre un éditeur. Joplin en crée une vue par fenêtre.",
		"JoplinViewsEditors.register(viewId)": "Un identifiant de votre choix, unique dans votre module.",
		"JoplinViewsEditors.register(callbacks)": "Les fonctions qui préparent une vue et décident quand elle est active.",
		"JoplinViewsEditors.create": "Utilisez [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.create()": "l’identifiant (*handle*) que Joplin attribue à l’éditeur.",
		"JoplinViewsEditors.setHtml": "Définit le contenu de l’éditeur.",
		"JoplinViewsEditors.setHtml()": "le HTML.",
		"JoplinViewsEditors.addScript": "Charge un script ou une feuille de style dans l’éditeur.",
		"JoplinViewsEditors.onMessage": "Reçoit les messages du HTML de l’éditeur, comme [[JoplinViewsPanels.onMessage]].",
		"JoplinViewsEditors.onMessage(callback)": "Appelée pour chaque message. Ce qu’elle renvoie est la réponse.",
		"JoplinViewsEditors.postMessage":
			"Envoie un message au HTML de l’éditeur, comme [[JoplinViewsPanels.postMessage]].",
		"JoplinViewsEditors.postMessage(message)": "Une valeur quelconque, sauf une fonction.",
		"JoplinViewsEditors.saveNote":
			"Enregistre la note qu’affiche l’éditeur. `onUpdate` n’est pas appelée pour les éditeurs de la même fenêtre.",
		"JoplinViewsEditors.saveNote(props)": "La note et son nouveau texte.",
		"JoplinViewsEditors.onActivationCheck": "Passez `onActivationCheck` à [[JoplinViewsEditors.register]].",
		"JoplinViewsEditors.onActivationCheck(callback)": "Décide si l’éditeur est actif.",
		"JoplinViewsEditors.onUpdate":
			"Appelle la fonction quand l’éditeur doit afficher autre chose\u00a0: une autre note a été sélectionnée, le texte de la note courante a changé, ou l’éditeur est devenu visible.",
		"JoplinViewsEditors.onUpdate(callback)": "Appelée avec la note et son texte.",
		"JoplinViewsEditors.isActive": "Indique si l’éditeur peut afficher la note courante.",
		"JoplinViewsEditors.isActive()": "`true` si c’est le cas.",
		"JoplinViewsEditors.isVisible": "Indique si l’utilisateur voit l’éditeur en ce moment.",
		"JoplinViewsEditors.isVisible()": "`true` s’il est actif et visible.",

		JoplinViewsMenuItems:
			"Ajoute des entrées aux menus et aux menus contextuels de Joplin. Pour un sous-menu, consultez [[JoplinViewsMenus]].",
		"JoplinViewsMenuItems.create": "Ajoute à un menu une entrée qui lance une commande.",
		"(commandName)": "Nom de la commande à exécuter.",
		"(location)": "Le menu. Par défaut, Outils.",
		"JoplinViewsMenuItems.create(options)": "Raccourci clavier.",

		JoplinViewsMenus: "Ajoute des sous-menus. Ils se placent à l’intérieur des menus de Joplin, et non à côté.",
		"JoplinViewsMenus.create": "Ajoute un sous-menu à un menu.",
		"JoplinViewsMenus.create(label)": "Titre du sous-menu.",
		"JoplinViewsMenus.create(menuItems)": "Ses entrées, qui peuvent avoir à leur tour des sous-menus.",

		JoplinViewsNoteList:
			"Un moteur de rendu produit le HTML de chaque note de la liste. Ce moteur reçoit de Joplin les propriétés dont il dépend et renvoie les valeurs dont son modèle a besoin. Les utilisateurs le choisissent dans le menu Affichage.",
		"JoplinViewsNoteList.registerRenderer": "Ajoute une façon d’afficher la liste de notes.",
		"JoplinViewsNoteList.registerRenderer(renderer)": "Modèle, style et fonctions.",

		JoplinViewsPanels:
			"Un panneau affiche votre HTML à côté de la note. Sur ordinateur, les utilisateurs peuvent le déplacer avec **Affichage → Changer la disposition de l’interface**\u202f; sur mobile, les panneaux s’ouvrent dans une boîte de dialogue à onglets. Le [tutoriel de la table des matières](../../tutorials/toc_plugin.md) montre comment en construire un.",
		"JoplinViewsPanels.create": "Crée un panneau.",
		"JoplinViewsPanels.create()": "l’identifiant (*handle*) que Joplin attribue au panneau.",
		"JoplinViewsPanels.setHtml": "Définit le contenu du panneau.",
		"JoplinViewsPanels.setHtml()": "le HTML.",
		"JoplinViewsPanels.addScript": "Charge un script ou une feuille de style dans le panneau.",
		"JoplinViewsPanels.onMessage":
			"Reçoit les messages que les scripts du panneau envoient avec `await webviewApi.postMessage(message)`.",
		"JoplinViewsPanels.onMessage(callback)":
			"Appelée pour chaque message. Ce qu’elle renvoie, directement ou par une promesse, est la réponse.",
		"JoplinViewsPanels.postMessage":
			"Envoie un message au panneau. Un script du panneau le reçoit avec `webviewApi.onMessage(({ message }) => { … })`, à appeler au préalable, et une seule fois. Il n’y a pas de réponse.",
		"JoplinViewsPanels.postMessage(message)": "Une valeur quelconque, sauf une fonction.",
		"JoplinViewsPanels.show": "Affiche le panneau, ou le masque.",
		"JoplinViewsPanels.show(show)": "`false` le masque. Par défaut\u00a0: `true`.",
		"JoplinViewsPanels.hide": "Masque le panneau.",
		"JoplinViewsPanels.visible": "Indique si le panneau est affiché.",
		"JoplinViewsPanels.visible()": "`true` s’il est affiché.",
		"JoplinViewsPanels.isActive":
			"Indique si l’éditeur d’un module peut afficher la note courante, comme [[JoplinViewsEditors.isActive]]. Avec l’identifiant d’un panneau, le résultat est celui de [[JoplinViewsPanels.visible]]\u202f; avant Joplin 3.5, il n’était pas fiable.",
		"JoplinViewsPanels.isActive(handle)": "L’identifiant d’un éditeur ou d’un panneau.",
		"JoplinViewsPanels.isActive()": "`true` si c’est le cas.",

		JoplinViewsToolbarButtons:
			"Ajoute des boutons. L’icône et le libellé sont ceux de la commande\u202f; son `enabledCondition` décide quand le bouton est disponible.",
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
			"Ce sur quoi travaille l’utilisateur, et ce qui se passe pendant ce temps. Les fonctions que vous enregistrez pour des événements le restent jusqu’à l’arrêt du module.",
		"JoplinWorkspace.onNoteSelectionChange": "Appelle la fonction quand la sélection de notes change.",
		"JoplinWorkspace.onNoteSelectionChange(callback)":
			"Appelée avec un [[NoteSelectionChangeEvent]], qui contient les identifiants des notes sélectionnées. Pour la note elle-même, appelez [[JoplinWorkspace.selectedNote]] dans cette fonction.",
		"JoplinWorkspace.onNoteSelectionChange()": "un objet vide, réservé au retrait de la fonction.",
		"JoplinWorkspace.onNoteContentChange": "Utilisez [[JoplinWorkspace.onNoteChange]], qui signale chaque changement.",
		"JoplinWorkspace.onNoteContentChange(callback)":
			"Appelée avec un [[NoteContentChangeEvent]] quand le texte d’une note change.",
		"JoplinWorkspace.onNoteChange":
			"Appelle la fonction quand la note sélectionnée change\u00a0: son texte ou une autre propriété.",
		"JoplinWorkspace.onNoteChange(handler)": "Appelée avec l’identifiant de la note et le type du changement.",
		"JoplinWorkspace.onNoteChange()": "un objet vide, réservé au retrait de la fonction.",
		"JoplinWorkspace.onResourceChange":
			"Appelle la fonction quand un fichier joint est modifié, mais pas quand il est ajouté ou supprimé.",
		"JoplinWorkspace.onResourceChange(handler)": "Appelée avec l’identifiant du fichier joint.",
		"JoplinWorkspace.onNoteAlarmTrigger": "Appelle la fonction quand l’alarme d’une tâche se déclenche.",
		"JoplinWorkspace.onNoteAlarmTrigger(handler)":
			"Appelée avec un [[NoteAlarmTriggerEvent]], qui contient l’identifiant de la tâche.",
		"JoplinWorkspace.onNoteAlarmTrigger()": "un objet vide, réservé au retrait de la fonction.",
		"JoplinWorkspace.onSyncStart": "Appelle la fonction quand la synchronisation commence.",
		"JoplinWorkspace.onSyncStart(handler)": "Appelée au début.",
		"JoplinWorkspace.onSyncStart()": "un objet vide, réservé au retrait de la fonction.",
		"JoplinWorkspace.onSyncComplete": "Appelle la fonction quand la synchronisation est terminée.",
		"JoplinWorkspace.onSyncComplete(callback)":
			"Appelée avec un [[SyncCompleteEvent]], qui indique s’il y a eu des erreurs. Les détails sont dans le journal.",
		"JoplinWorkspace.onSyncComplete()": "un objet vide, réservé au retrait de la fonction.",
		"JoplinWorkspace.filterEditorContextMenu":
			"Permet de changer le menu contextuel de l’éditeur juste avant son ouverture, par exemple pour y ajouter des entrées selon l’endroit du clic.",
		"JoplinWorkspace.filterEditorContextMenu(handler)":
			"Appelée avec les entrées et, depuis Joplin 3.6, avec ce sur quoi l’utilisateur a cliqué\u202f; elle renvoie le même objet, après y avoir ajouté les vôtres.",
		"JoplinWorkspace.selectedNote": "Renvoie la note sélectionnée.",
		"JoplinWorkspace.selectedNote()": "la note, ou `null` si aucune note ou plusieurs notes sont sélectionnées.",
		"JoplinWorkspace.selectedFolder":
			"Renvoie le carnet sélectionné. Pendant une recherche, ou quand une étiquette est affichée, c’est le dernier carnet à avoir été sélectionné.",
		"JoplinWorkspace.selectedFolder()": "le [carnet](../rest_api.md) avec ses propriétés, ou `null` s’il n’y en a pas.",
		"JoplinWorkspace.selectedNoteIds":
			"Renvoie les identifiants de toutes les notes sélectionnées. Pour leur contenu, utilisez [[JoplinData.get]].",
		"JoplinWorkspace.selectedNoteIds()": "les identifiants\u202f; la liste est vide si aucune note n’est sélectionnée.",
		"JoplinWorkspace.selectedNoteHash":
			"Indique à quelle section de la note courante menait un lien d’une autre note. Pour le lien `[Walk](:/ID#by-the-river)`, c’est `by-the-river`. La valeur est à jour dès qu’une fonction enregistrée avec [[JoplinWorkspace.onNoteSelectionChange]] est appelée.",
		"JoplinWorkspace.selectedNoteHash()":
			"l’identifiant de la section sans `#`, ou une chaîne vide si la note a été ouverte autrement.",

		ActivationCheckCallback:
			"Décide si un éditeur est actif pour une note\u00a0: si oui, sa promesse est résolue avec `true`.",
		ActivationCheckEvent: "Ce dont dépend l’activation d’un éditeur.",
		"ActivationCheckEvent.handle": "La vue de l’éditeur.",
		"ActivationCheckEvent.noteId": "Identifiant de la note à afficher.",
		AppType: "Une application de Joplin.",
		"AppType.Desktop": "Application de bureau.",
		"AppType.Mobile": "Application mobile.",
		"AppType.Cli": "Application de terminal.",
		ArchiveEntry: "Un fichier d’une archive.",
		"ArchiveEntry.entryName": "Son chemin dans l’archive.",
		"ArchiveEntry.name": "Son nom sans dossiers.",
		ButtonId: "Identifie un bouton d’une boîte de dialogue.",
		ButtonSpec: "Un bouton d’une boîte de dialogue.",
		"ButtonSpec.id":
			"Ce que [[JoplinViewsDialogs.open]] renvoie pour ce bouton. Avec certains identifiants, le bouton réagit aussi à Entrée ou à Échap.",
		"ButtonSpec.title": "Son libellé. Les identifiants courants comme `ok` en ont déjà un.",
		"ButtonSpec.onClick": "Appelée quand l’utilisateur clique dessus.",
		ChangeEvent: "Un changement de réglages.",
		"ChangeEvent.keys": "Les clés qui ont changé.",
		ChangeHandler: "Reçoit les changements de réglages.",
		ClipboardContent: "Un contenu pour le presse-papiers, dans un ou plusieurs formats.",
		"ClipboardContent.text": "En texte brut.",
		"ClipboardContent.html": "En HTML.",
		"ClipboardContent.image": "Sous forme d’image\u00a0: une URL `data:`.",
		CodeMirrorControl:
			"L’éditeur Markdown, que reçoit un script de contenu de type `CodeMirrorPlugin`. Le [tutoriel](../../tutorials/cm6_plugin.md) le montre à l’œuvre.",
		"CodeMirrorControl.editor": "L’[EditorView](https://codemirror.net/docs/ref/#view.EditorView) de CodeMirror.",
		"CodeMirrorControl.cm6":
			"La même vue. Elle n’est pas définie dans l’ancien éditeur, ce qui permet de distinguer les deux.",
		"CodeMirrorControl.addExtension":
			"Ajoute une [extension](https://codemirror.net/docs/ref/#state.Extension) de CodeMirror, ou une liste d’extensions.",
		"CodeMirrorControl.supportsCommand": "Indique si l’éditeur possède une commande de ce nom.",
		"CodeMirrorControl.execCommand": "Exécute une commande de l’éditeur et renvoie son résultat.",
		"CodeMirrorControl.registerCommand":
			"Ajoute une commande à l’éditeur. Votre script principal l’exécute avec `editor.execCommand`.",
		"CodeMirrorControl.joplinExtensions":
			"Ce que Joplin ajoute à CodeMirror. `completionSource` fait d’une source de complétion une extension compatible avec celles des autres modules\u202f; `enableLanguageDataAutocomplete.of(false)` désactive la complétion propre au langage. Depuis Joplin 3.3, la [facette](https://codemirror.net/docs/ref/#state.Facet) `noteIdFacet` contient l’identifiant de la note, et une transaction qui le change comporte l’[effet](https://codemirror.net/docs/ref/#state.StateEffect) `setNoteIdEffect`.",
		Command: "Une commande.",
		"Command.name":
			"Son nom. Il doit être unique parmi les commandes de tous les modules\u00a0: ajoutez-y un préfixe qui vous est propre.",
		"Command.label":
			"Ce qu’affichent les menus, la palette de commandes et la liste des raccourcis clavier. Sans libellé, la commande ne peut être exécutée que par du code.",
		"Command.iconName": "Son icône dans les barres d’outils, par exemple `fas fa-music` de Font Awesome.",
		"Command.execute": "La fonction. Ce qu’elle renvoie est le résultat de la commande.",
		"Command.enabledCondition":
			"Une expression qui détermine quand la commande est disponible, avec `==`, `!=`, `&&`, `\\|\\|` et un niveau de parenthèses, par exemple `oneNoteSelected && !inConflictFolder`. Les noms se trouvent dans le code source, pour [toutes les applications](https://github.com/laurent22/joplin/blob/dev/packages/lib/services/commands/stateToWhenClauseContext.ts) et pour l’[application de bureau](https://github.com/laurent22/joplin/blob/dev/packages/app-desktop/services/commands/stateToWhenClauseContext.ts). Par défaut, la commande est toujours disponible.",
		CommandArgument: "Un argument d’une commande.",
		ContentScriptContext: "Ce que reçoit un script de contenu à son chargement.",
		"ContentScriptContext.pluginId": "Identifiant du module.",
		"ContentScriptContext.contentScriptId": "Identifiant du script de contenu.",
		"ContentScriptContext.postMessage":
			"Envoie un message au module. Uniquement pour les scripts de contenu de l’éditeur.",
		ContentScriptModule:
			"Ce que renvoie la fonction d’un script de contenu. [[MarkdownItContentScriptModule]] et [[MarkdownEditorContentScriptModule]] sont plus précis.",
		"ContentScriptModule.onLoaded": "Réservé\u00a0: Joplin ne l’appelle pas.",
		"ContentScriptModule.plugin": "L’extension de markdown-it ou de l’éditeur.",
		"ContentScriptModule.assets":
			"Renvoie les fichiers à charger avec le script, par exemple `[{ name: './style.css' }]`.",
		ContentScriptModuleLoadedEvent: "Réservé à `onLoaded`.",
		"ContentScriptModuleLoadedEvent.userData": "Réservé.",
		ContentScriptType:
			"Où s’exécute un script de contenu. Le script exporte sous le nom `default` une fonction qui prend un [[ContentScriptContext]] et renvoie un objet doté d’une propriété `plugin`.",
		"ContentScriptType.MarkdownItPlugin":
			"Dans le moteur de rendu. `plugin` est une extension de markdown-it, une fonction qui reçoit `markdownIt` et `options`\u202f; `options.settingValue('key')` lit un réglage de votre module. `assets` énumère les scripts et feuilles de style de la note rendue.",
		"ContentScriptType.CodeMirrorPlugin":
			"Dans l’éditeur Markdown. `plugin` est une fonction qui reçoit l’éditeur\u202f; `assets` énumère des feuilles de style. Consultez le [tutoriel](../../tutorials/cm6_plugin.md). Les propriétés `codeMirrorResources` et `codeMirrorOptions` ne valent que pour l’ancien éditeur.",
		ContextMenuItemType: "Ce sur quoi l’utilisateur a cliqué dans l’éditeur.",
		"ContextMenuItemType.None": "Rien de particulier.",
		"ContextMenuItemType.Image": "Une image.",
		"ContextMenuItemType.Resource": "Un lien vers un fichier joint.",
		"ContextMenuItemType.Text": "Du texte.",
		"ContextMenuItemType.Link": "Un lien vers l’extérieur de Joplin.",
		"ContextMenuItemType.NoteLink": "Un lien vers une note.",
		CreateFromPdfOptions: "Les pages d’un PDF à convertir en images.",
		"CreateFromPdfOptions.minPage": "La première page. Par défaut\u00a0: 1.",
		"CreateFromPdfOptions.maxPage": "La dernière page. Par défaut, la dernière du PDF.",
		"CreateFromPdfOptions.scaleFactor": "Échelle des images.",
		CreateMenuItemOptions: "Options d’une entrée de menu.",
		"CreateMenuItemOptions.accelerator": "Raccourci clavier, par exemple `CmdOrCtrl+Alt+U`.",
		DialogResult: "Comment une boîte de dialogue a été fermée.",
		"DialogResult.id": "Identifiant du bouton.",
		"DialogResult.formData": "Les valeurs des formulaires, par nom de formulaire puis par nom de champ.",
		Disposable: "Réservé. Cet objet n’a pas encore de propriétés.",
		EditContextMenuFilterObject: "Le menu contextuel de l’éditeur.",
		"EditContextMenuFilterObject.items": "Ses entrées. Ajoutez-y les vôtres.",
		"EditContextMenuFilterObject.context":
			"Ce sur quoi l’utilisateur a cliqué. `itemType` en donne la nature, `resourceId` l’identifiant de l’image, du fichier joint ou de la note liée, et `textToCopy` le texte, s’il y en a. Fiez-vous à cet objet plutôt qu’au curseur, qui peut être ailleurs.",
		EditorCommand: "Une commande pour l’éditeur.",
		"EditorCommand.name": "Nom de la commande.",
		"EditorCommand.value": "Son argument.",
		EditorCommandCallback: "Une commande de l’éditeur. Ce qu’elle renvoie est son résultat.",
		EditorPluginCallbacks: "Les fonctions d’un éditeur fourni par un module.",
		"EditorPluginCallbacks.onActivationCheck":
			"Appelée à l’ouverture d’une note, pour décider si l’éditeur est actif pour elle.",
		"EditorPluginCallbacks.onSetup":
			"Appelée pour chaque nouvelle vue. Définissez-y le HTML, ajoutez les scripts et enregistrez `onUpdate`.",
		EditorUpdateEvent: "Ce que doit afficher un éditeur.",
		"EditorUpdateEvent.newBody": "Le texte de la note.",
		"EditorUpdateEvent.noteId": "Identifiant de la note.",
		ExportContext: "Objet passé à chaque fonction d’un format d’exportation.",
		"ExportContext.destPath": "Chemin du fichier ou du dossier à écrire.",
		"ExportContext.options": "Ce qui est exporté, et comment.",
		"ExportContext.userData": "Vos propres données\u00a0: ce que vous y mettez est passé aux appels suivants.",
		ExportModule: "Un format d’exportation.",
		"ExportModule.format": "Son nom court, par exemple `json`.",
		"ExportModule.description": "Ce qu’affiche le menu.",
		"ExportModule.target": "Indique si l’exportation produit un seul fichier ou un dossier.",
		"ExportModule.isNoteArchive": "Pour un seul fichier\u00a0: `true` s’il peut contenir plusieurs notes.",
		"ExportModule.fileExtensions": "Extensions des fichiers, par exemple `['htm', 'html']`.",
		"ExportModule.onInit": "Appelée en premier.",
		"ExportModule.onProcessItem":
			"Appelée pour chaque note, carnet, étiquette, etc.\u202f; `itemType` est un [[ModelType]].",
		"ExportModule.onProcessResource": "Appelée pour chaque fichier joint, avec son chemin.",
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
		Handle: "Identifie une image.",
		ImportContext: "Objet passé à un format d’importation.",
		"ImportContext.sourcePath": "Chemin du fichier ou du dossier à importer.",
		"ImportContext.options": "Ce que l’utilisateur a choisi.",
		"ImportContext.warnings": "Les messages que vous y ajoutez s’affichent à la fin.",
		ImportModule: "Un format d’importation.",
		"ImportModule.format": "Son nom court, par exemple `enex`.",
		"ImportModule.description": "Ce qu’affiche le menu.",
		"ImportModule.isNoteArchive": "Pour un seul fichier\u00a0: `true` s’il peut contenir plusieurs notes.",
		"ImportModule.sources": "Indique si l’on peut importer des fichiers, des dossiers ou les deux.",
		"ImportModule.fileExtensions": "Extensions des fichiers.",
		"ImportModule.outputFormat": "Format des notes créées. Par défaut, Markdown.",
		"ImportModule.onExec": "Importe tout.",
		ImportModuleOutputFormat: "Format des notes importées.",
		"ImportModuleOutputFormat.Markdown": "Markdown.",
		"ImportModuleOutputFormat.Html": "HTML.",
		ItemChangeEvent: "Un changement apporté à une note.",
		"ItemChangeEvent.id": "Identifiant de la note.",
		"ItemChangeEvent.event": "Type du changement.",
		ItemChangeEventType: "Type d’un changement.",
		"ItemChangeEventType.Create": "Création.",
		"ItemChangeEventType.Update": "Modification.",
		"ItemChangeEventType.Delete": "Suppression.",
		ItemChangeHandler: "Reçoit les changements apportés aux notes.",
		ItemFlow: "Disposition de la liste de notes.",
		"ItemFlow.TopToBottom": "L’une sous l’autre. Seule la hauteur des éléments compte.",
		"ItemFlow.LeftToRight": "Côte à côte, en rangées.",
		ListRenderer: "Assure le rendu des éléments de la liste de notes.",
		"ListRenderer.id": "Un identifiant de votre choix, unique dans votre module.",
		"ListRenderer.label": "Renvoie le nom affiché dans le menu Affichage.",
		"ListRenderer.flow": "Disposition de la liste.",
		"ListRenderer.multiColumns":
			"`true` affiche, sous un en-tête, des colonnes que les utilisateurs choisissent. Seulement avec `ItemFlow.TopToBottom`. Par défaut\u00a0: `false`.",
		"ListRenderer.itemSize": "Taille de chaque élément. Elle ne peut plus changer ensuite.",
		"ListRenderer.itemCss":
			"CSS des éléments. Il est imbriqué dans le conteneur de chacun\u00a0: `> .content { … }` en sélectionne un enfant.",
		"ListRenderer.dependencies":
			"Les propriétés dont `onRenderNote` a besoin. Chacune ralentit l’affichage\u00a0: n’en indiquez pas d’autres. Avec `multiColumns`, celles des colonnes s’ajoutent d’elles-mêmes.",
		"ListRenderer.headerTemplate":
			"HTML de l’en-tête. Sans effet pour l’instant\u00a0: Joplin dessine lui-même l’en-tête.",
		"ListRenderer.headerHeight":
			"Hauteur de l’en-tête en pixels. Sans effet pour l’instant\u00a0: Joplin dessine lui-même l’en-tête.",
		"ListRenderer.onHeaderClick":
			"Appelée quand on clique sur l’en-tête. Sans effet pour l’instant\u00a0: un clic trie les notes selon la colonne.",
		"ListRenderer.itemTemplate":
			"HTML sous forme de modèle [Mustache](https://github.com/janl/mustache.js). Ses variables sont ce que renvoie `onRenderNote`. Avec `multiColumns`, `cells` est la liste des colonnes, chacune avec `name`, `styleHtml`, `value` et `contentHtml`.",
		"ListRenderer.itemValueTemplates":
			"Avec `multiColumns`\u00a0: des modèles pour le `contentHtml` de certaines colonnes, à la place de la simple valeur.",
		"ListRenderer.onRenderNote":
			"Appelée pour chaque note qui apparaît ou change, avec les propriétés de `dependencies`. Renvoie les variables du modèle.",
		"ListRenderer.onChange":
			"Appelée quand un champ d’un élément change, par exemple une case à cocher. Le champ doit avoir un `data-id`. Une case dont le `data-id` est `todo-checkbox` marque d’elle-même la tâche comme terminée.",
		ListRendererDatabaseDependency:
			"Les propriétés des [notes](../rest_api.md#note-properties) et des [carnets](../rest_api.md#folder-properties) dont un moteur de rendu peut se servir.",
		ListRendererDependency:
			"Une propriété de la note ou de son carnet, ou l’une de celles qui sont faites pour les listes\u00a0: `note.titleHtml` (échappé, avec les mots cherchés mis en évidence), `note.folder.title`, `note.tags`, `note.todoStatusText` (l’état d’une tâche, en toutes lettres), `note.isWatched` (ouverte dans un éditeur externe), `item.index`, `item.selected`, `item.size.width`, `item.size.height` et, depuis Joplin 3.6, `note.checkboxes` (`total`, `checked`, `percent` et `isComplete` des cases à cocher du texte, ou `null`).",
		ListRendererItemValueTemplates:
			"Des modèles [Mustache](https://github.com/janl/mustache.js) par propriété, par exemple `note.title`.",
		MarkdownEditorContentScriptModule: "Ce que renvoie un script de contenu de type `CodeMirrorPlugin`.",
		"MarkdownEditorContentScriptModule.onLoaded": "Réservé\u00a0: Joplin ne l’appelle pas.",
		"MarkdownEditorContentScriptModule.plugin": "Appelée avec l’éditeur.",
		"MarkdownEditorContentScriptModule.assets":
			"Renvoie les feuilles de style à charger, par exemple `[{ name: './style.css' }]`.",
		MarkdownItContentScriptModule: "Ce que renvoie un script de contenu de type `MarkdownItPlugin`.",
		"MarkdownItContentScriptModule.onLoaded": "Réservé\u00a0: Joplin ne l’appelle pas.",
		"MarkdownItContentScriptModule.plugin":
			"L’extension de markdown-it. `options.settingValue('key')` lit un réglage de votre module.",
		"MarkdownItContentScriptModule.assets":
			"Renvoie les scripts et feuilles de style de la note rendue, par exemple `[{ name: './style.css' }]`.",
		MenuItem: "Une entrée de menu.",
		"MenuItem.commandName": "La commande qu’elle exécute. Un sous-menu n’en a pas besoin.",
		"MenuItem.commandArgs": "Arguments de la commande.",
		"MenuItem.type": "`separator` pour un trait de séparation.",
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
		"MenuItemLocation.Context": "Utilisez `NoteListContextMenu`.",
		"MenuItemLocation.NoteListContextMenu":
			"Menu contextuel de la liste de notes. La commande reçoit `noteIds`, les notes sélectionnées.",
		"MenuItemLocation.EditorContextMenu": "Menu contextuel de l’éditeur.",
		"MenuItemLocation.FolderContextMenu": "Menu contextuel des carnets. La commande reçoit `folderId`.",
		"MenuItemLocation.TagContextMenu": "Menu contextuel des étiquettes. La commande reçoit `tagId`.",
		MenuTemplateItem: "Une entrée d’un menu contextuel dans une vue.",
		"MenuTemplateItem.label": "Son libellé.",
		"MenuTemplateItem.command": "La commande qu’elle exécute.",
		"MenuTemplateItem.commandArgs": "Arguments de la commande.",
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
		NoteAlarmTriggerEvent: "L’alarme d’une tâche.",
		"NoteAlarmTriggerEvent.noteId": "Identifiant de la tâche.",
		NoteContentChangeEvent: "Un changement du texte d’une note.",
		"NoteContentChangeEvent.note": "La note avec ses propriétés.",
		NoteSelectionChangeEvent: "Un changement de sélection.",
		"NoteSelectionChangeEvent.value": "Identifiants des notes sélectionnées.",
		OnChangeEvent: "Le changement d’un champ de la liste de notes.",
		"OnChangeEvent.elementId": "Le `data-id` du champ.",
		"OnChangeEvent.value": "Sa nouvelle valeur.",
		"OnChangeEvent.noteId": "Identifiant de la note.",
		OnChangeHandler: "Reçoit les changements des champs de la liste de notes.",
		OnClickEvent: "Un clic sur l’en-tête de la liste de notes.",
		"OnClickEvent.elementId": "Le `data-id` de l’élément.",
		OnClickHandler: "Reçoit les clics sur l’en-tête de la liste de notes.",
		OnRenderNoteHandler: "Reçoit des propriétés d’une note et renvoie les variables du modèle.",
		Path: "Quatre parties au plus, faites de lettres minuscules et de chiffres\u00a0: le type d’éléments (`notes`, `folders`, `tags`, `resources`…), un identifiant, ce qui s’y rattache, et son identifiant. `['tags', tagId, 'notes']` désigne les notes qui portent une étiquette. Tout autre chemin provoque une erreur.",
		PdfInfo: "Informations sur un PDF.",
		"PdfInfo.pageCount": "Nombre de pages.",
		PostMessageHandler: "Envoie un message et renvoie une promesse de la réponse.",
		Rectangle: "Partie d’une image.",
		"Rectangle.x": "Bord gauche.",
		"Rectangle.y": "Bord supérieur.",
		"Rectangle.width": "Largeur.",
		"Rectangle.height": "Hauteur.",
		ResizeOptions: "Nouvelle taille d’une image.",
		"ResizeOptions.width": "Largeur en pixels.",
		"ResizeOptions.height": "Hauteur en pixels.",
		"ResizeOptions.quality": "Qualité du redimensionnement. Plus elle est élevée, plus l’opération est lente.",
		ResourceChangeEvent: "Un changement apporté à un fichier joint.",
		"ResourceChangeEvent.id": "Identifiant du fichier joint.",
		ResourceChangeHandler: "Reçoit les changements apportés aux fichiers joints.",
		SaveNoteOptions: "Ce qu’enregistre un éditeur.",
		"SaveNoteOptions.noteId":
			"Identifiant de la note, qui doit être la note courante ou une note encore ouverte il y a un instant. Vous ne risquez ainsi pas d’écrire dans une autre note.",
		"SaveNoteOptions.body": "Le nouveau texte.",
		Script: "Un module.",
		"Script.onStart": "Appelée dès que le module est chargé.",
		SettingItem: "La définition d’un réglage.",
		"SettingItem.value": "Valeur par défaut.",
		"SettingItem.type": "Type de la valeur.",
		"SettingItem.subType": "Pour le choix d’un fichier ou d’un dossier. Le type doit être `String`.",
		"SettingItem.label": "Ce qu’affiche la configuration.",
		"SettingItem.description": "Une phrase sous le libellé.",
		"SettingItem.public": "`true` affiche le réglage dans la configuration\u202f; `false` le réserve à votre code.",
		"SettingItem.section": "Nom d’une partie définie avec [[JoplinSettings.registerSection]].",
		"SettingItem.isEnum": "`true` propose un choix de valeurs.",
		"SettingItem.options": "Les choix\u00a0: un libellé pour chaque valeur. Obligatoire avec `isEnum`.",
		"SettingItem.appTypes": "Réservé.",
		"SettingItem.secure":
			"`true` pour les mots de passe et autres secrets. Ils sont enregistrés dans le trousseau du système, s’il y en a un.",
		"SettingItem.advanced": "`true` place le réglage derrière le bouton **Montrer options avancées**.",
		"SettingItem.minimum": "Plus petit nombre autorisé.",
		"SettingItem.maximum": "Plus grand nombre autorisé.",
		"SettingItem.step": "Écart entre un nombre autorisé et le suivant.",
		"SettingItem.storage": "Où la valeur est enregistrée. Par défaut, dans la base de données.",
		SettingItemSubType: "Ce que contient un réglage de type texte.",
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
		SyncCompleteEvent: "La fin d’une synchronisation.",
		"SyncCompleteEvent.withErrors": "`true` s’il y a eu des erreurs.",
		SyncStartHandler: "Appelée quand la synchronisation commence.",
		Toast: "Une brève notification.",
		"Toast.message": "Le texte.",
		"Toast.type": "Sa couleur et son icône.",
		"Toast.duration": "Durée d’affichage, en millisecondes.",
		"Toast.timestamp": "Moment de sa création.",
		ToastType: "Type d’une notification.",
		"ToastType.Info": "Information.",
		"ToastType.Success": "Une opération a réussi.",
		"ToastType.Error": "Une opération a échoué.",
		ToolbarButtonLocation: "La barre d’outils qui reçoit le bouton.",
		"ToolbarButtonLocation.NoteToolbar": "En haut à droite, pour la note entière. Sur ordinateur seulement.",
		"ToolbarButtonLocation.EditorToolbar": "Au-dessus de l’éditeur, pour le corps de la note.",
		UpdateCallback: "Appelée quand un éditeur doit afficher autre chose.",
		VersionInfo: "Version et plateforme.",
		"VersionInfo.version": "Version de l’application.",
		"VersionInfo.profileVersion": "Version du format du profil.",
		"VersionInfo.syncVersion": "Version du format de synchronisation.",
		"VersionInfo.platform": "Où s’exécute le module.",
		ViewHandle: "Identifie une vue.",
		WebviewApi: "L’objet global `webviewApi`, qui relie les scripts d’une vue à votre module.",
		"WebviewApi.postMessage":
			"Envoie un message à la fonction enregistrée avec [[JoplinViewsPanels.onMessage]] ou [[JoplinViewsEditors.onMessage]]. Renvoie une promesse de la réponse, rejetée si la fonction lève une erreur.",
		"WebviewApi.onMessage":
			"Passez-lui la fonction qui reçoit les messages de votre module\u00a0: `({ message }) => { … }`. Il ne peut y en avoir qu’une par vue.",
		"WebviewApi.menuPopupFromTemplate": "Ouvre un menu contextuel. Vérifiez que la fonction existe avant de l’appeler.",
		WorkspaceEventHandler: "Reçoit les événements de [[JoplinWorkspace]].",
	},
};
