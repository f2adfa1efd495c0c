import type { SearchLanguage } from "../language.ts";

/** Pairs of kana, and single ones between other scripts. */
const STOP_WORDS =
	"あの あり ある いう いて いる おい おり か かつ から が きま ここ こと この これ ごと さい さん し した して しま しょ すべ する せん そこ そし その それ た たい たし ただ たち ため たり だ だけ ださ って て ても で でき でし です では と とい とき とし との とは とも な ない なお なく なけ なし など なら なり なる に には にも によ の のが ので のに のは のよ のを は はい ひと へ べき ほか まし ます ませ また まで まま も もし もの や ょう よう より よる られ れた れば れる わり を をす";

export const japanese: SearchLanguage = { stem: (word) => word, stopWords: new Set(STOP_WORDS.split(" ")) };
