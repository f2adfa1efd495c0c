import { stemmer } from "stemmer";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a about after all also am an and any are as at be because been before being between both but by can could did do does doing don down during each etc few for from further get got had has have having he her here hers herself him himself his how i if in into is it its itself just let me more most my myself no nor not of off on once only or other our ours ourselves out over own please same she should so some such than that the their theirs them themselves then there these they this those through to too under until up upon use used using very was we were what when where which while who whom why will with would you your yours yourself";

const WEAK_WORDS =
	"work works working make makes made want need needs put keep keeps thing things way something someone somebody anything anybody always still now many much lot";

/** British endings as the Americans write them. */
const americanize = (word: string): string =>
	word
		.replace(/(?<=\w{3})is(?=(?:e[sdr]?|ing|ations?|able)$)/, "iz")
		.replace(/(?<=\w{2})our(?=(?:s|ed|ing|ful|able|ite|ites)?$)/, "or")
		.replace(/(?<=\w{3})yse(?=[sdr]?$)/, "yze")
		.replace(/(?<=\w{3})logue(?=s?$)/, "log")
		.replace(/(?<=[bt])re$/, "er")
		.replace(/(?<=[aeiou]l)l(?=(?:ed|ing|er|ers)$)/, "");

/** The stemmer takes these for forms of `import`, `new` and `generate`. */
const STEMMER_EXCEPTIONS = /^(?:importan(?=t|ce)|news$|general(?=$|ly))/;

/** Forms of irregular verbs, which the stemmer leaves apart. */
const IRREGULAR_FORMS = new Map(
	"begin begun began,bring brought,break broken broke,choose chosen chose,draw drawn drew,find found,forget forgotten forgot,freeze frozen froze,hide hidden hid,lose lost,pay paid,run ran,send sent,show shown,steal stolen stole,take taken took,write written wrote"
		.split(",")
		.flatMap((verb) => {
			const [infinitive = "", ...forms] = verb.split(" ");
			return forms.map((form) => [form, infinitive] as const);
		}),
);

export const english: SearchLanguage = {
	stem: (word) => STEMMER_EXCEPTIONS.exec(word)?.[0] ?? stemmer(IRREGULAR_FORMS.get(word) ?? americanize(word)),
	stopWords: new Set(STOP_WORDS.split(" ")),
	weakWords: new Set(WEAK_WORDS.split(" ")),
};
