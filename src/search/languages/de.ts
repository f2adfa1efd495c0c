import { stemmer } from "@orama/stemmers/german";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bin bis bist da dabei damit dann das dass daß dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure für gegen gibt hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinem keinen keiner können könnte man manche mehr mein meine meinem meinen meiner mich mir mit muss müssen muß nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so solche soll sollen sollte sondern sonst über um und uns unser unsere unter viel vom von vor während war waren warum was weil welche welchem welchen welcher welches wenn wer werde werden wie wieder will wir wird wirst wo wollen wurde wurden zu zum zur zwar zwischen";

const WEAK_WORDS =
	"benutzen benutze verwenden nutzen funktioniert funktionieren geht gehen machen macht brauche brauchen möchte jemand jemanden immer";

/** What verbs and their nouns end in beyond what the stemmer takes off: it leaves four stems of `synchronisieren`. */
const VERB_ENDING = /(?<=.{3})(?:i|ier(?:t|bar)?|ation|er(?:n|t|te|ten)?|(?<=[ei]l)(?:n|t|te|ten)|(?<=sch)t)$/;

const SEPARABLE_PREFIX = "(?:ab|an|auf|aus|bei|durch|ein|frei|her|hin|hoch|los|mit|nach|um|vor|weg|wieder|zu|zurück)";

/** `geteilte` is a form of `teilen`, and `eingefügt` of `einfügen`. */
const PARTICIPLE = new RegExp(
	`^(?!.*(?:icht|heit|keit|schaft))(?:ge(?!stal|stat)(?=.{5})|(${SEPARABLE_PREFIX})ge)(.{3,}?)e?t(?:e[mnrs]?)?$`,
);
/** `anzuhängen` is a form of `anhängen`. */
const ZU_INFINITIVE = new RegExp(`^(${SEPARABLE_PREFIX})zu(?=.{3,}en$)`);

/** Participles that have another vowel than their verb: `verschoben` is a form of `verschieben`. */
const STRONG_STEMS: Readonly<Record<string, string>> = {
	broch: "brech",
	bund: "bind",
	fund: "find",
	griff: "greif",
	lor: "lier",
	nomm: "nehm",
	schloss: "schließ",
	schob: "schieb",
	schrieb: "schreib",
	schwund: "schwind",
	sproch: "sprech",
	strich: "streich",
	worf: "werf",
	zog: "zieh",
};
const STRONG_PARTICIPLE = new RegExp(`(?<=^|.{2})(?:ge)?(${Object.keys(STRONG_STEMS).join("|")})en(?:e[mnrs]?)?$`);

const infinitiveOf = (word: string): string =>
	word
		.replace(STRONG_PARTICIPLE, (_, stem) => `${STRONG_STEMS[stem]}en`)
		.replace(PARTICIPLE, "$1$2en")
		.replace(ZU_INFINITIVE, "$1");

export const german: SearchLanguage = {
	stem: (word) => stemmer(infinitiveOf(word)).replace(VERB_ENDING, ""),
	stopWords: new Set(STOP_WORDS.split(" ")),
	weakWords: new Set(WEAK_WORDS.split(" ")),
	digraphs: /ae|oe|ue/g,
	hasCompounds: true,
};
