import { stemmer } from "@orama/stemmers/norwegian";
import type { SearchLanguage } from "../language.ts";

/** Of Bokmål and Nynorsk. */
const STOP_WORDS =
	"alle allerede alltid alt andre annen annet at av bare begge ble blei bli blir blitt både bør da de deg dei deira dem den denne der deres derfor desse det dette di din dine disse ditt du dykk eg ein eit eller en enda enn er et ett etter for fordi fra få får før først gjennom gjør gjøre ha hadde han hans har hele helt henne hennes her hjå ho hos hun hva hvem hver hvilke hvilken hvilket hvis hvor hvordan hvorfor i igjen ikke ikkje ingen inn ja jeg kan kom komme kor korfor korleis kun kunne kva kven kvifor lik man mange med meg meget meir mellom men mens mer min mine mitt mot mye må ned nei no noe noen noka noko nokon nokre nå når og også om opp oss over på same samme samt seg selv sidan siden sin sine sitt sjøl skal skulle slik som så til under ut utan uten var vart ved vere verte vi vil ville vår våre være vært å";

/** Endings that the stemmer leaves in some forms: `brukere`, `synkronisering`. */
const LEFT_ENDING = /(?<=.{3})er(?:ing)?$/;

export const norwegian: SearchLanguage = {
	stem: (word) => stemmer(word).replace(LEFT_ENDING, ""),
	stopWords: new Set(STOP_WORDS.split(" ")),
	digraphs: /aa|oe/g, // å, ø
	hasCompounds: true,
};
