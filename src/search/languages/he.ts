import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"אבל או אותה אותו אותך אותם אז אחד אחר אחרי אחרת אחת אי איזה איזו איך אין אינה אינו איפה אך אל אלה אלו אם אנחנו אני אף אצל אשר את אתה אתם באופן בה בהם בו בין בכל בלי בעת בשביל בתוך גם דרך הוא היא היה היו הם הן הנה הרבה זאת זה זהו זו יהיה יותר יכול יכולה יכולים יש כאן כאשר כבר כדי כולם כי כך כל כלומר כמה כמו כן לא לאחר לה להם לו ליד לך לכל לכם למה לפי לפני לפעמים לשם מאוד מאשר מדי מה מי ממנה ממנו מן מעל מתחת מתי נגד ניתן עבור עד עוד על עליה עליו עם עצמו פה פחות צריך רק של שלא שלה שלהם שלו שלי שלך שלנו שם תוך תחת תמיד";

export const hebrew: SearchLanguage = {
	stem: (word) => word,
	stopWords: new Set(STOP_WORDS.split(" ")),
	/** The article, prepositions and `ו` (and) are written together with the word that follows. */
	hasCompounds: true,
};
