import { stemmer } from "@orama/stemmers/french";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a afin ai aient ainsi alors après as au aucun aucune aussi autre autres aux avait avant avec avez avoir avons c ce ceci cela ces cet cette ceux chaque chez ci comme comment d dans de depuis des deux doit doivent donc dont du elle elles en encore entre es est et étaient était étant été être eu faire fait faut fois font ici il ils j je jusque l la laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m ma mais me même mêmes mes moi moins mon n ne ni nos notre nous on ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi pouvez puis puisque qu quand que quel quelle quelles quels qui quoi s sa sans se sera seront ses seulement si son sont sous soit sur t ta te tel telle tes toi ton tous tout toute toutes très tu un une veut veux voici voilà vos votre vous y";

export const french: SearchLanguage = {
	stem: stemmer,
	stopWords: new Set(STOP_WORDS.split(" ")),
	elision: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel)?qu)$/,
};
