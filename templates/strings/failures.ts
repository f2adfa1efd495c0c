/** What readers are told when something goes wrong, alone: the browser loads this file when it does. */

const en = {
	pageError: "Page Error",
	crashed: "This page crashed.",
	tryAgain: "Try again",
	cause: "Cause:",
	loadFailed: "A part of this page could not be loaded.",
	retry: "Retry",
};

const fr: typeof en = {
	pageError: "Erreur de page",
	crashed: "Cette page a planté.",
	tryAgain: "Réessayer",
	cause: "Cause :",
	loadFailed: "Une partie de cette page n’a pas pu être chargée.",
	retry: "Réessayer",
};

const de: typeof en = {
	pageError: "Seitenfehler",
	crashed: "Diese Seite ist abgestürzt.",
	tryAgain: "Erneut versuchen",
	cause: "Ursache:",
	loadFailed: "Ein Teil dieser Seite konnte nicht geladen werden.",
	retry: "Erneut versuchen",
};

/** By language; the first stands in for those that are not here. */
export const failureTexts = { en, fr, de };
