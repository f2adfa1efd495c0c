import { stemmer } from "@orama/stemmers/dutch";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"aan al alle alleen alles als altijd andere anders bent bij binnen dan dat de deze die dit doen door dus echter een eens eerst elk elke en enkele er erg even gaan geen geweest had heb hebben hebt heeft hem hen het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kun kunnen kunt maar mag me meer men met mij mijn mocht moet moeten na naar niet niets nog nu of om omdat onder ons onze ook op over reeds sinds sommige steeds te tegen ten ter terwijl toch toen tot totdat tussen u uit uw vaak van vanaf veel via voor voordat waar waarbij waarom wanneer want was wat we weer wel welk welke werd werden wie wij wil worden wordt zal ze zeer zelf zich zij zijn zo zoals zodat zonder zou zouden zullen één";

/** `gesynchroniseerd` is a form of `synchroniseren`. */
const PARTICIPLE = /^ge(.{4,}eerd)$/;

/** What verbs and their nouns end in beyond what the stemmer takes off, and the plural of words in `-ie`. */
const LEFT_ENDING = /(?<=.{4})(?:eer[dt]?|er|atie)$|(?<=ie)s$/;

/** The stemmer leaves `mapp` of `mappen`. */
const DOUBLE_CONSONANT = /([bdfgklmnprst])\1$/;

export const dutch: SearchLanguage = {
	stem: (word) => stemmer(word.replace(PARTICIPLE, "$1")).replace(LEFT_ENDING, "").replace(DOUBLE_CONSONANT, "$1"),
	stopWords: new Set(STOP_WORDS.split(" ")),
	hasCompounds: true,
};
