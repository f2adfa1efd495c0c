import { stemmer } from "@orama/stemmers/finnish";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"aina ainakin alla ei eikä eivät eli en ennen ensin enää että he heidän heille hän hänen hänet ilman itse ja jo johon joiden joihin joilla joissa joita joka jokainen joko jolla jolle jollei jonka jopa jos jossa josta jota joten jotka jotta kaikki kaikkia kaikkien kanssa kautta koko koska kuin kuinka kuitenkin kukin kun kunnes lisäksi luona me meidän meille mihin miksi mikä mikäli milloin minkä minun minä missä mistä miten mitä mitään molemmat mukaan mukana mutta muu muun muut muuten myöhemmin myös ne niiden niihin niille niin niissä niitä noin nuo nyt näiden näin nämä ole olemme olen olet oli olisi olivat olla olleet ollut on ovat paitsi päällä saa se sekä sen siellä sieltä siihen siinä siitä silloin sillä sinne sinun sinä sitten sitä tai te teidän tähän tämä tämän tässä tästä tätä täällä vaan vai vaikka vain voi voidaan voit voivat yli";

/** What the stemmer leaves of `-us` in `asetukset` and `asetusten`, and of `-ointi` in `synkronoinnin`. */
const NOUN_ENDING = /(?<=.{3}[aeiouyäö])(?:ks|st|s)$|(?<=.{3}oi)(?:nt|n|d)$/;

/** Consonants that are doubled in some forms only: `sovellus`, `sovellusta`. */
const DOUBLE_CONSONANT = /([klmnprst])\1(?=[aeiouyäö]?$)/;

/** The stemmer takes the end of `salasana` for a case. */
const COMPOUND_WITH_SANA = /(?<=.)sana$/;

export const finnish: SearchLanguage = {
	stem: (word) =>
		stemmer(word.replace(COMPOUND_WITH_SANA, "sanat")).replace(NOUN_ENDING, "").replace(DOUBLE_CONSONANT, "$1"),
	stopWords: new Set(STOP_WORDS.split(" ")),
	hasCompounds: true,
};
