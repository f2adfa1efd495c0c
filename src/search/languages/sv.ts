import { stemmer } from "@orama/stemmers/swedish";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"alla allt alltid andra andras annan annat att av bara blev bli blir båda både bör cirka de dem den denna deras dess dessa det detta dig din dina du där därför då eftersom egen egna ej eller en enligt ens er era ett finns flera från få får för före genom ger gör göra ha hade han hans har helt henne hennes hon hos hur i ibland icke igen in inga ingen inget innan inom inte ja jag kan kommer kunde man med mellan men mer mig min mina mindre mot mycket många nej ni nu när nästan någon något några och också om oss på redan samma samt se sedan sig sin sina själv ska skall skulle slutligen som så sådan till tillbaka tills trots under upp ut utan utanför vad var vara varför varit varje varsin vem vi vid vidare vilka vilken vilket vill vår våra än även åt över";

/** What ends in `-ering` has the stem of its verb. */
const NOUN_ENDING = /(?<=.{3})ering$/;

/** The article of neuters, and the consonant that it doubles: `lösenordet`, `programmet`. */
const ARTICLE = /(?<=.{4})et$/;
const DOUBLE_CONSONANT = /([mn])\1$/;

export const swedish: SearchLanguage = {
	stem: (word) => stemmer(word).replace(NOUN_ENDING, "er").replace(ARTICLE, "").replace(DOUBLE_CONSONANT, "$1"),
	stopWords: new Set(STOP_WORDS.split(" ")),
	digraphs: /aa|ae|oe/g, // å, ä, ö
	hasCompounds: true,
};
