import { stemmer } from "@orama/stemmers/french";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a afin ai aient aije ainsi alors après as atil au aucun aucune aussi autre autres aux avait avant avec avez avoir avons c ce ceci cela ces cet cette ceux chaque chez ci comme comment d dans de depuis des deux doisje doit doiton doivent donc dont du elle elles en encore entre es est estce estelle estil et eu étaient était étant été être faire fait faut fautil fauton fois font ici il ils j je jusque l la laquelle le lequel les lesquelles lesquels leur leurs lors lorsque lui m ma mais me mes même mêmes moi moins mon n ne ni nos notre nous on ont ou où par parce pas pendant peu peut peutil peuton peuvent peuxje plus plusieurs pour pourquoi pouvez pouvonsnous puis puisje puisque qu quand que quel quelle quelles quels qui quoi s sa sans se sera seront ses seulement si soit son sont sontils sous suisje sur t ta te tel telle tes toi ton tous tout toute toutes très tu un une veut veux voici voilà vos votre vous y yatil";

const WEAK_WORDS =
	"utiliser utilise utilisez marche marcher mettre met rendre chose besoin voudrais toujours trop déjà personne quelqu";

export const french: SearchLanguage = {
	stem: stemmer,
	stopWords: new Set(STOP_WORDS.split(" ")),
	weakWords: new Set(WEAK_WORDS.split(" ")),
	elision: /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi|quel)?qu)$/,
};
