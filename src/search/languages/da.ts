import { stemmer } from "@orama/stemmers/danish";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"ad af aldrig alle allerede alt altid anden andet andre at bare begge blev blive bliver burde både bør da de dem den denne der deres derfor derved det dette dig din dine disse dit du efter egen eller en end endnu er et eventuelt fik flere for fordi fra få får før først gennem gør ham han hans har havde have helt hende hendes her hos hun hvad hvem hver hvilke hvilken hvilket hvis hvor hvordan hvorfor hvornår i igen ikke ind ingen intet ja jeg jer jeres kan kom komme kun kunne lige man mange med meget mellem men mens mere mig min mine mit mod må måske ned nej nogen noget nogle nok nu når og også om op os over på samme sammen samt selv siden sig sin sine sit skal skulle som så sådan til ud uden under var ved vi vil ville vor vores være været";

/** The stemmer keeps apart what ends in `-ering` and the forms of its verb. */
const NOUN_ENDING = /(?<=.{3})ering$/;

export const danish: SearchLanguage = {
	stem: (word) => stemmer(word).replace(NOUN_ENDING, ""),
	stopWords: new Set(STOP_WORDS.split(" ")),
	digraphs: /aa|oe/g, // å, ø
	hasCompounds: true,
};
