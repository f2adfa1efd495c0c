import { stemmer } from "@orama/stemmers/hungarian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a abban abból ad ahhoz ahogy ahol aki akik akkor amely amelyek amelyet ami amikor amit amíg annak arra arról az azaz azok azon azonban azt aztán azután azzal azért be belül bár csak de e ebben ebből egy egyes egyik egyre egyéb el ellen elég először előtt ennek ennél erre erről ez ezek ezen ezt ezzel ezért fel felé ha hanem hiszen hogy hogyan hol hozzá illetve ilyen is itt jól kell keresztül ki kívül közben között közül le legalább lehet lehetnek lesz lett ma maga meg mely melyek mert mi mikor milyen mind minden mindig mint mit mivel miért most már más másik még míg nagyon ne nekem nem nincs nélkül olyan ott pedig saját sem sok során szerint számára szét talán te tehát tovább több túl ugyanis után utána vagy valaki valami van vannak vele vissza viszont volna volt voltak ám át én és össze úgy ő ők";

/** Endings of verbs, their nouns and participles, of plural and accusative, where the stemmer leaves them. */
const LEFT_ENDING = /(?<=.{4})(?:[áé]s|[ae]?n|[oeö]t|[ae])$/;

export const hungarian: SearchLanguage = {
	stem: (word) => stemmer(word).replace(LEFT_ENDING, ""),
	stopWords: new Set(STOP_WORDS.split(" ")),
	hasCompounds: true,
};
