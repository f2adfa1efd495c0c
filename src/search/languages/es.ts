import { stemmer } from "@orama/stemmers/spanish";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a al algo alguna algunas alguno algunos ante antes aquel aquella aquellas aquellos aquí así aunque aún bajo bien cada casi como con contra cual cuales cualquier cualquiera cuando cuál cuándo cómo de del desde donde dos durante dónde e el ella ellas ellos en entonces entre era eran es esa esas ese eso esos esta estaba estar estas este esto estos está están fue fueron ha haber había hace hacer hacia han hasta hay he incluso la las le les lo los luego me mediante mi mientras mis mismo mucha muchas mucho muchos muy más nada ni ninguna ningún no nos nosotros nuestra nuestro o otra otras otro otros para pero poco por porque puede pueden puedes pues que quien quienes quién qué se sea según ser será si sido siempre sin sino sobre solo son su sus sí sólo tal también tan tanto te tener ti tiene tienen tienes toda todas todo todos tras tu tus tú u un una unas uno unos usted y ya yo él";

export const spanish: SearchLanguage = { stem: stemmer, stopWords: new Set(STOP_WORDS.split(" ")) };
