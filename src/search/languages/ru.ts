import { stemmer } from "@orama/stemmers/russian";
import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"а без более больше будет будете будут бы был была были было быть в вам вами вас ваш ваша ваше ваши весь во вот все всего всех всё вы где да даже для до его ее ей ему если есть еще ещё её же за здесь и из или им ими их к как какая какие каким какой ко когда кого кому которая которого которое которой которую которые который которых кто ли либо лишь между меня мне может можете можно мой моя мы на над надо нам нас наш не него нее ней нельзя нет неё ни никогда ним них ничего но ну нужно о об обо однако он она они оно от очень по под пока после потом потому почему при про раз с свое своего своей свои своих свой своя своё себе себя сейчас со та так такая также такие такой там твой те тебе тебя тем теперь то тобой тогда того тоже только том тот ту тут ты у уже хотя чего чем через что чтобы чье эта эти этим этих это этого этой этом этот эту я";

/** Endings of verbs and of their nouns that the stemmer leaves: `синхронизация`, `синхронизировать`. */
const VERB_ENDING = /(?<=.{3})(?:(?:ир)?ован?|ир|ац)$/;

/** The vowel that stands before the last consonant in some forms only: `заметок`, `настроек`. */
const dropFleetingVowel = (stem: string): string =>
	stem.replace(/(?<=.[аеоу])ек$/, "йк").replace(/(?<=.{3})[ое]к$/, "к");

export const russian: SearchLanguage = {
	stem: (word) => dropFleetingVowel(stemmer(word.replaceAll("ё", "е")).replace(VERB_ENDING, "")),
	stopWords: new Set(STOP_WORDS.split(" ")),
};
