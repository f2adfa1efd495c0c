import { stemmer } from "@orama/stemmers/ukrainian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"а або але б без би був будемо будете будуть була були було бути більш більше в вам вами вас ваш ваша ваше ваші весь вже ви вона вони воно все всі всіх втім від він де для до дуже ж з за завжди зараз зі й його к кого кожен кожна кожне коли крім куди ледве лише мене мені ми може можете можна моя між мій на над нам нами нас наш наша наше наші не него немає неї ним них ну ні ніж ніхто ніщо о об один однак ось от перед по поки потрібно потім при про під після раз сам саме свого свою своє своєї свої своїй своїх свій себе собі та так така таке такий також такі там твій те тебе теж ти тим тих то тобі того тоді тож той тому ту тут у усе усі хоча хто це цей цих цього цьому цю ця ці через чи чим чого чому що щоб щодо я як яка яке який яких якого якому якої яку якщо які якій є і із іноді інша інше інший інші їй їм їх її";

/** Endings of verbs and of their nouns that the stemmer leaves: `синхронізація`, `синхронізувати`. */
const VERB_ENDING = /(?<=.{3})(?:ува?н?|аці?)$/;

/** The vowel that stands before the last consonant in some forms only: `нотаток`. */
const FLEETING_VOWEL = /(?<=.{3})[ое]к$/;

export const ukrainian: SearchLanguage = {
	stem: (word) => stemmer(word).replace(VERB_ENDING, "").replace(FLEETING_VOWEL, "к"),
	stopWords: new Set(STOP_WORDS.split(" ")),
};
