import type { SearchLanguage } from "../language.ts";

const STOP_WORDS =
	"acaba ama ancak artık asla aslında az bana bazı belki ben benim beri bile bir biraz biri birkaç birlikte birçok biz bize bizim bu buna bunda bundan bunlar bunu bunun burada böyle böylece bütün da daha dahi de defa değil diye diğer dolayı en eğer fakat gibi göre hangi hem henüz hep hepsi her herhangi herkes hiç hiçbir hâlâ ile ise iyi için işte kadar kez ki kim kimse mi mu mü mı nasıl ne neden nedenle nerede nereye niye niçin o olan olarak oldu olduğu olduğunu olmak olması olmayan olsa olup olur ona ondan onlar onların onu onun orada oysa pek rağmen sadece siz size sizin sonra tarafından tüm var ve veya ya yani yapılan yerine yine yok zaten çok çoğu çünkü öyle üzere şayet şey şeyi şu şuna şunu şöyle";

/**
 * Plural, possessive and case, in all harmonies of vowels. A last `n`, `s` or `y` may belong to the noun or join an
 * ending to it (`ekran-ı`, `dosya-nı`), so it is removed in any case.
 */
const ENDING =
	/(?<=.{3})(?:l[ae]r|[ıiuü]?[mn][ıiuü]z|[ıiuü][mn]?|[ae]|(?<=[fhkpstçş])t[ae]n?|d[ae]n?|(?<=[^aeıioöuü])l[ae]|(?<=[aeıioöuü])[nsy])$/;

/** `şifrelemek` is the infinitive of which `şifreleme` is the noun. */
const INFINITIVE = /(?<=.{3}m[ae])k$/;

/** Consonants that are soft before an ending: `içeriği` is a form of `içerik`. */
const HARD_CONSONANTS: Readonly<Record<string, string>> = { b: "p", c: "ç", d: "t", ğ: "k" };

/** Words have several endings: `dosyalarınızı`. Nouns that end like one lose that in all their forms. */
function stripEndings(word: string): string {
	let stem = word;
	for (let before = ""; before !== stem; ) {
		before = stem;
		stem = stem.replace(ENDING, "");
	}
	return stem;
}

export const turkish: SearchLanguage = {
	stem: (word) =>
		stripEndings(word.replace(INFINITIVE, "")).replace(/[bcdğ]$/, (letter) => HARD_CONSONANTS[letter] as string),
	stopWords: new Set(STOP_WORDS.split(" ")),
	// I is the upper case of ı, and İ that of i.
	toLowerCase: (text) => text.toLocaleLowerCase("tr"),
};
