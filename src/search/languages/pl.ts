import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"a aby albo ale ani aż bardziej bardzo bez bo bowiem być był była było były będzie będą chce ci cię co coś czego czy czyli czym dla dlaczego dlatego do dopiero dwa gdy gdyby gdyż gdzie go i ich ile im inna inne inny innych ja jak jaka jaki jakie jako je jeden jedna jednak jednego jego jej jemu jest jestem jeszcze jeśli jeżeli już każda każde każdy kiedy kilka kto która które którego której który których którym którzy którą ku lecz lub ma mają mam masz mi mimo mnie mną moja moje może możesz można mu musi my mój na nad nam nas nasz nasza nasze natomiast nawet nich nie niego niej nim nimi nią niż no o obok od około on ona one oni ono oraz po pod podczas ponad ponieważ potem powinien poza przed przede przez przy sam sama siebie się skąd sobie swoje swój są ta tak taka taki takie także tam te tego tej ten też to tobie tobą tu twoja twoje twój ty tych tylko tym u w wam wasz we wiele więc wszystkich wszystkie wszystko wtedy wy z za zawsze zaś ze że żeby";

export const polish: SearchLanguage = { stem: (word) => word, stopWords: new Set(STOP_WORDS.split(" ")) };
