import { stemmer } from "@orama/stemmers/italian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a abbiamo ad agli ai al alcune alcuni alla alle allo altra altre altri altro anche ancora avere ben bene che chi ci ciascuno cioè ciò come con contro cosa così cui da dagli dai dal dalla dalle dallo degli dei del della delle dello dentro di dopo dove due durante e ecco ed entrambi era erano essere essi fa fare fino fra già gli ha hanno ho i il in infatti io la le lei li lo loro là ma me mentre mi mia mie miei mio molta molte molti molto ne negli nei nel nella nelle nello nessuno noi non nostra nostro né o ogni ognuno oltre oppure ora per perché perciò però più poi possono prima proprio puoi può qua qual quale quali qualsiasi quando quanto quella quelle quelli quello questa queste questi questo qui quindi sarà se sempre senza si sia siamo siano sino solo sono sopra sotto stata stato stesso su sua sue sugli sui sul sulla sulle sullo suo suoi sé sì tale tali tra tu tua tue tuo tuoi tutta tutte tutti tutto un una uno verso vi voi vostra vostro è";

export const italian: SearchLanguage = {
	stem: stemmer,
	stopWords: new Set(STOP_WORDS.split(" ")),
	elision: /^(?:[cdlmnstv]|gl|un|anch|com|dov|tutt|(?:a|da|de|ne|su|co)ll|bell|quell|quest|nessun|ciascun)$/,
};
