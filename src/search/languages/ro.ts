import { stemmer } from "@orama/stemmers/romanian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a abia acea aceasta această aceea aceeași acei acel acela același acele acelea acest acesta aceste acestea acești aceștia acolo acum ai aici al ale alt alta alte altfel altă alții am ar are asemenea astfel asupra atunci atât au avea avem aveți aș bine ca care ce cea cei cel cele ceva chiar cine cineva conform cu cum cumva când cât că căci cărei căror cărui către da dacă dar de deci decât deja deși din dintre doar după ea ei el ele era erau este eu fi fie fiecare fiind foarte fost fără i iar la le li lor lui mai mea mei meu mult multe mulți mă ne nici nimic niște noastră noi nostru nu o or ori oricare orice pe pentru peste poate pot poți prea prin printr până sa sale sau se si sub sunt suntem sînt să său ta tale te toate toată tot totuși toți tu tău un una unde unei unele unii unor unu unui va veți voi vom vor îi îl îmi în înainte încă într între își îți și";

/** The stemmer knows the letters with a cedilla, which older keyboards wrote. */
const withCedilla = (word: string): string => word.replaceAll("ș", "ş").replaceAll("ț", "ţ");

export const romanian: SearchLanguage = {
	stem: (word) => stemmer(withCedilla(word)),
	stopWords: new Set(STOP_WORDS.split(" ")),
};
