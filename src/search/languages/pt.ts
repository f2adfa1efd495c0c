import { stemmer } from "@orama/stemmers/portuguese";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a agora ainda algum alguma algumas alguns além ante antes ao aos apenas após aquela aquele aqueles aqui as assim até bem cada caso com como contra da das de dela dele deles depois desde dessa desse desta deste deve devem disso do dos e ela elas ele eles em enquanto entre era eram essa essas esse esses esta estar estas este estes está estão eu foi for foram há isso isto já lhe mais mas me mediante mesma mesmo meu meus minha muita muitas muito muitos na nas nela nele nem nenhum nenhuma nessa nesse nesta neste no nos nossa nosso num numa não nós o onde os ou outra outras outro outros para pela pelas pelo pelos pode podem pois por porque quais qual qualquer quando quanto que quem se seja sem sempre ser será seu seus si sido sob sobre sua suas só tal também tanto te tem ter teu toda todas todo todos tu tudo têm um uma umas uns você vocês à às é";

export const portuguese: SearchLanguage = { stem: stemmer, stopWords: new Set(STOP_WORDS.split(" ")) };
