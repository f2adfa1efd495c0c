/** What the parts of pages about the package say, by locale. */
import { PACKAGE_FILE } from "../package.ts";

const en = {
	names:
		"The package is called `ssg-docs`; the command that it installs is `ssg`. (The package `ssg` in the npm registry is another project.)",
	file: `It is not in the registry yet: it is a file, \`${PACKAGE_FILE}\`.`,
	fromRelease: "You have the file from a release: nothing else is needed.",
	fromClone: "You have a clone of the repository: `npm ci && npm pack` writes the file.",
	inFolder: "In the folder that contains the package:",
	firstLine:
		"The first line is the same for all of them, because only `npx`, which is part of Node.js, runs a package from a file.",
	npm: "**npm** warns that it has not run scripts of `esbuild` and `ssg-docs`. Neither is needed.",
	pnpm: "**pnpm** from version 11 on stops with `Ignored build scripts: esbuild`. ssg does not need that script: `pnpm approve-builds '!esbuild'` tells pnpm to leave it out, once for each project.",
	yarn: "**Yarn** needs `nodeLinker: node-modules`, because ssg builds only with a folder `node_modules`. The commands above set it.",
	keepFile:
		"The `package.json` of the new site names the package by its path. Before you build the site on another machine, such as a CI server, put the package into the site and install it from there:",
	keepVersion: "The `package.json` of the new site names the version, and the lock file keeps it for other machines.",
	createFolder: "Create a folder:",
	createFolderWithFile:
		"Create a folder and put the [package](./install.md#get-the-package) into it. Keep the package in your repository, so that the server that publishes your site can install it:",
	createFiles: "Create these two files:",
	thenInstall: "Then install the package:",
};

export type InstallTexts = Readonly<Record<keyof typeof en, string>>;

const fr: InstallTexts = {
	names:
		"Le paquet s’appelle `ssg-docs`\u202f; la commande qu’il installe est `ssg`. (Le paquet `ssg` du registre npm est un autre projet.)",
	file: `Il n’est pas encore dans le registre\u00a0: c’est un fichier, \`${PACKAGE_FILE}\`.`,
	fromRelease: "Vous avez le fichier d’une version publiée\u00a0: il ne vous faut rien d’autre.",
	fromClone: "Vous avez un clone du dépôt\u00a0: `npm ci && npm pack` crée le fichier.",
	inFolder: "Dans le dossier qui contient le paquet\u00a0:",
	firstLine:
		"La première ligne est la même pour tous, car seul `npx`, fourni avec Node.js, exécute un paquet à partir d’un fichier.",
	npm: "**npm** signale qu’il n’a pas exécuté des scripts d’`esbuild` et de `ssg-docs`. Aucun n’est nécessaire.",
	pnpm: "**pnpm**, à partir de la version 11, s’arrête avec `Ignored build scripts: esbuild`. ssg n’a pas besoin de ce script\u00a0: `pnpm approve-builds '!esbuild'` indique à pnpm de l’ignorer, une fois par projet.",
	yarn: "**Yarn** a besoin de `nodeLinker: node-modules`, car ssg ne construit un site qu’avec un dossier `node_modules`. Les commandes ci-dessus définissent ce réglage.",
	keepFile:
		"Le `package.json` du nouveau site désigne le paquet par son chemin. Avant de construire le site sur une autre machine, par exemple un serveur d’intégration continue, placez le paquet dans le site et installez-le à partir de là\u00a0:",
	keepVersion:
		"Le `package.json` du nouveau site indique la version, et le fichier de verrouillage la conserve pour les autres machines.",
	createFolder: "Créez un dossier\u00a0:",
	createFolderWithFile:
		"Créez un dossier et placez-y le [paquet](./install.md#get-the-package). Gardez le paquet dans votre dépôt, pour que le serveur qui publie votre site puisse l’installer\u00a0:",
	createFiles: "Créez ces deux fichiers\u00a0:",
	thenInstall: "Installez ensuite le paquet\u00a0:",
};

const de: InstallTexts = {
	names:
		"Das Paket heißt `ssg-docs`; der Befehl, den es installiert, heißt `ssg`. (Das Paket `ssg` in der npm-Registry ist ein anderes Projekt.)",
	file: `Es steht noch nicht in der Registry: Es ist eine Datei, \`${PACKAGE_FILE}\`.`,
	fromRelease: "Sie haben die Datei einer veröffentlichten Version: Mehr ist nicht nötig.",
	fromClone: "Sie haben einen Klon des Repositorys: `npm ci && npm pack` erzeugt die Datei.",
	inFolder: "In dem Ordner, in dem das Paket liegt:",
	firstLine:
		"Die erste Zeile ist für alle gleich, denn nur `npx`, ein Teil von Node.js, führt ein Paket aus einer Datei aus.",
	npm: "**npm** warnt, dass es Skripte von `esbuild` und `ssg-docs` nicht ausgeführt hat. Keines davon wird gebraucht.",
	pnpm: "**pnpm** bricht ab Version 11 mit `Ignored build scripts: esbuild` ab. ssg braucht dieses Skript nicht: `pnpm approve-builds '!esbuild'` weist pnpm an, es auszulassen, einmal für jedes Projekt.",
	yarn: "**Yarn** braucht `nodeLinker: node-modules`, denn ssg baut nur mit einem Ordner `node_modules`. Die Befehle oben stellen das ein.",
	keepFile:
		"Die `package.json` der neuen Website gibt das Paket mit seinem Pfad an. Bevor Sie die Website auf einem anderen Rechner bauen, etwa einem CI-Server, legen Sie das Paket in den Ordner der Website und installieren es von dort:",
	keepVersion:
		"Die `package.json` der neuen Website nennt die Version, und die Lock-Datei hält sie für andere Rechner fest.",
	createFolder: "Legen Sie einen Ordner an:",
	createFolderWithFile:
		"Legen Sie einen Ordner an und kopieren Sie das [Paket](./install.md#get-the-package) hinein. Das Paket gehört auch in Ihr Repository, damit der Server, der Ihre Website veröffentlicht, es installieren kann:",
	createFiles: "Legen Sie diese beiden Dateien an:",
	thenInstall: "Installieren Sie dann das Paket:",
};

export const INSTALL_TEXTS = { en, fr, de } as const satisfies Readonly<Record<string, InstallTexts>>;
