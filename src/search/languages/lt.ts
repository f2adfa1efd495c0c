import { stemmer } from "@orama/stemmers/lithuanian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"ant apie ar arba aš be bei bent bet bus buvo būti dar daug dėka dėl gal gali galima galite iki ir iš ja jau jei jeigu jie jiems jis jo jos jums juo ją jūs jūsų jų kad kada kai kaip kas kiek kiekvienas kita kitas kiti ko kodėl kokia koks kol kur kuri kurie kuris kuriuos kurią kurių kurį labai lyg mano mes metu mūsų ne nebe nei nes net nors nuo nėra o pagal pas pat pati pats per po prie prieš reikia sau save savo su ta tad tada tai taigi taip tam tame tarp tas tavo tačiau te ten tie tiek tik to todėl toks tos tu tuo turi turite už vien vis visas visi viskas visos visų vėl yra čia į šalia ši šiame šie šio šios šis šią šių šį";

export const lithuanian: SearchLanguage = { stem: stemmer, stopWords: new Set(STOP_WORDS.split(" ")) };
