import { suite } from "uvu";
import * as assert from "uvu/assert";
import { languageOfTag } from "../../src/model/content/language-tag.ts";
import { unpackWords } from "../../src/search/indexing/vocabulary.ts";
import { loadSearchLanguage } from "../../src/search/languages/loaders.ts";
import { termOf, tokenize } from "../../src/search/tokenizer.ts";
import { asking, filesOf } from "./corpus.ts";
import { searchLanguageOf, searchLanguages } from "./languages.ts";

const languages = suite("languages of the search");

languages("are chosen by the language of a tag", async () => {
	const tags: Readonly<Record<string, string>> = {
		fr: "fr",
		"fr-CA": "fr",
		"PT-br": "pt",
		"zh-Hant-TW": "zh",
		cmn: "zh",
		no: "nb",
		"nn-NO": "nb",
		iw: "he",
		tlh: "tlh",
	};
	for (const [tag, language] of Object.entries(tags)) assert.is(languageOfTag(tag), language, tag);
	const nynorsk = await loadSearchLanguage("nn");
	assert.is(nynorsk, await loadSearchLanguage("nb"));
	assert.is((await loadSearchLanguage("tlh")).stopWords.size, 0);
});

languages("have stop words as the tokenizer writes them", () => {
	for (const [tag, language] of searchLanguages) {
		assert.ok(language.stopWords.size >= 40, tag);
		for (const word of language.stopWords)
			assert.equal(
				tokenize(word, language).map(({ whole }) => whole),
				[word],
				`${tag}: ${word}`,
			);
	}
});

/** Forms of one word. */
const families: Readonly<Record<string, readonly string[]>> = {
	ar: [
		"الملف ملفات والملفات بالملف",
		"مستخدم المستخدمين المستخدمون",
		"ملاحظة الملاحظات ملاحظات",
		"إعدادات الإعدادات اعدادات",
		"كِتَاب كتـــاب الكتاب",
	],
	bg: [
		"файл файлове файловете файла файлът",
		"бележка бележки бележките",
		"синхронизация синхронизиране синхронизирам синхронизира",
		"приложение приложения приложението приложенията",
		"работа работи работата",
	],
	da: ["note noter noterne noten", "synkronisering synkronisere synkroniseret", "kryptering krypteret kryptere"],
	el: ["αρχείο αρχεία αρχείων ΑΡΧΕΙΟ", "εφαρμογή εφαρμογές εφαρμογών"],
	es: [
		"sincronizar sincronización sincronizado sincroniza",
		"contraseña contraseñas contrasena",
		"configuración configuraciones configurar",
	],
	fi: [
		"muistiinpano muistiinpanot muistiinpanojen",
		"synkronointi synkronoinnin synkronointia",
		"asetus asetukset asetuksia asetusten",
		"sovellus sovelluksen sovellusta",
		"salasana salasanan salasanat",
	],
	hi: ["उपयोगकर्ता उपयोगकर्ताओं", "फ़ाइल फ़ाइलें फ़ाइलों"],
	hu: [
		"fájl fájlok fájlokat fájlban",
		"jegyzet jegyzetek jegyzeteket",
		"titkosítás titkosított titkosítani",
		"mappa mappák mappában",
	],
	id: ["catatan mencatat dicatat", "penyimpanan menyimpan disimpan"],
	it: ["sincronizzare sincronizzazione sincronizzato", "cartella cartelle", "aggiornare aggiornamento aggiornamenti"],
	ko: ["동기화 동기화를 동기화는 동기화합니다 동기화하려면 동기화된", "사용자 사용자가 사용자에게"],
	lt: ["failas failai failą failų", "užrašas užrašai užrašų"],
	nb: ["notat notater notatene", "synkronisering synkronisere synkronisert", "bruker brukere brukeren"],
	nl: [
		"notitie notities",
		"synchroniseren synchronisatie gesynchroniseerd synchroniseert",
		"map mappen",
		"configuratie configureren geconfigureerd",
	],
	pt: ["sincronizar sincronização sincronizado", "usuário usuários usuario", "configuração configurações configurar"],
	ro: ["fișier fișiere fișierul fişierele", "aplicație aplicații aplicaţii", "sincronizare sincronizarea sincronizat"],
	ru: [
		"заметка заметки заметок заметку",
		"синхронизация синхронизировать синхронизируется",
		"настройка настройки настроек",
		"список списка списков",
		"учёт учет учёта",
	],
	sr: ["датотека датотеке datoteka datoteke", "белешка белешке beleška"],
	sv: [
		"anteckning anteckningar anteckningarna",
		"lösenord lösenordet lösenorden",
		"synkronisering synkronisera synkroniserad",
		"program programmet programmen",
	],
	tr: [
		"dosya dosyalar dosyaları dosyanın dosyada DOSYALARI dosyalarınızı",
		"kullanıcı kullanıcılar kullanıcının KULLANICI",
		"ekran ekranı ekranın ekranlar ekranda",
		"şifreleme şifrelemek şifrelemesi",
		"içerik içeriği içerikler",
		"format formata formatta formatı",
	],
	uk: [
		"нотатка нотатки нотаток",
		"синхронізація синхронізації синхронізувати",
		"шифрування шифрувати",
		"комп'ютер комп’ютера компʼютери",
	],
};
for (const [tag, lists] of Object.entries(families))
	languages(`know forms of words: ${tag}`, () => {
		const language = searchLanguageOf(tag);
		for (const forms of lists) {
			const terms = tokenize(forms, language).map(({ whole = "" }) => termOf(whole, language));
			assert.is(new Set(terms).size, 1, terms.join(" "));
		}
	});

languages("keep apart words that only look alike", () => {
	const pairs: [tag: string, one: string, other: string][] = [
		["ru", "мир", "мера"],
		["ru", "заметка", "замена"],
		["tr", "dosya", "dost"],
		["tr", "parola", "parti"],
		["nl", "map", "maat"],
		["sv", "fil", "film"],
		["ko", "사용자", "사용법"],
	];
	for (const [tag, one, other] of pairs)
		assert.is.not(
			termOf(one, searchLanguageOf(tag)),
			termOf(other, searchLanguageOf(tag)),
			`${tag}: ${one} and ${other}`,
		);
});

languages("keep stop words of running text out of the index", () => {
	const texts: Readonly<Record<string, string>> = {
		es: "la nota de los archivos y las carpetas",
		ru: "заметка и файл для вас или для него",
		ar: "الملف في المجلد من أجل المستخدم",
		he: "הקובץ של המשתמש עם הסיסמה",
		fa: "پرونده را از پوشه به دفتر",
		ja: "同期する、設定です、編集して",
		zh: "我们，可以，编辑，如果，同步",
		ko: "동기화 그리고 설정 또는 편집",
		tr: "dosya ve klasör için bir parola",
		pl: "notatka jest w pliku oraz na liście",
	};
	for (const [tag, text] of Object.entries(texts)) {
		const { stopWords } = searchLanguageOf(tag);
		const written = tokenize(text, searchLanguageOf(tag));
		const dropped = written.filter(({ whole = "" }) => stopWords.has(whole));
		assert.ok(dropped.length >= 2, tag);
		const indexed = unpackWords(filesOf(tag, { "": text }).index.words);
		assert.ok(indexed.length > 0, tag);
		assert.equal(
			indexed.filter((word) => stopWords.has(word)),
			[],
			tag,
		);
	}
});

/** Each query finds its page first. */
const searches: Readonly<Record<string, { pages: Record<string, string>; queries: Record<string, string> }>> = {
	es: {
		pages: {
			Sincronización: "Mantén tus notas al día en todos los dispositivos.",
			Cifrado: "Las notas se cifran antes de salir. Elige una contraseña.",
			Etiquetas: "Ordena las notas con palabras.",
		},
		queries: {
			sincronizar: "Sincronización",
			"cifrar mis notas": "Cifrado",
			contrasenas: "Cifrado",
			etiquettas: "Etiquetas",
		},
	},
	ru: {
		pages: {
			Синхронизация: "Заметки на всех устройствах.",
			Шифрование: "Учёт паролей.",
			"Список дел": "Отметьте сделанное.",
		},
		queries: {
			"синхронизировать заметки": "Синхронизация",
			шифровать: "Шифрование",
			учет: "Шифрование",
			списки: "Список дел",
			синхранизация: "Синхронизация",
		},
	},
	tr: {
		pages: {
			Eşitleme: "Notlarınızı bütün aygıtlarda güncel tutun.",
			Şifreleme: "Dosyalarınızı parolayla koruyun.",
			"Kısayollar ve IŞIK": "Klavye ile çalışın.",
		},
		queries: {
			eşitlemek: "Eşitleme",
			"dosyaları şifrelemek": "Şifreleme",
			sifreleme: "Şifreleme",
			ışık: "Kısayollar ve IŞIK",
			PAROLA: "Şifreleme",
		},
	},
	ar: {
		pages: {
			المزامنة: "احتفظ بملاحظاتك على جميع الأجهزة.",
			التشفير: "كلمات المرور والملفات المشفرة.",
			الإعدادات: "اختر لغة التطبيق.",
		},
		queries: { مزامنة: "المزامنة", ملف: "التشفير", اعدادات: "الإعدادات", تَشْفِير: "التشفير" },
	},
	fa: {
		pages: { همگام\u200cسازی: "یادداشت‌ها در همهٔ دستگاه‌ها.", رمزگذاری: "کتاب‌های خود را با گذرواژه نگه دارید." },
		queries: { همگامسازی: "همگام\u200cسازی", "همگام سازی": "همگام\u200cسازی", كتاب: "رمزگذاری" },
	},
	he: {
		pages: { סנכרון: "הפתקים בכל המכשירים.", הצפנה: "הקובץ נשמר עם סיסמה." },
		queries: { קובץ: "הצפנה", סִנְכְרוּן: "סנכרון" },
	},
	ja: {
		pages: {
			同期: "すべての端末でノートを最新に保ちます。",
			暗号化: "送信する前にノートを暗号化します。号令と暗闇。",
			データベース: "プロフィールを保存する場所。",
			その他: "期日と同じ。暗い番号。",
		},
		queries: { 同期: "同期", 暗号: "暗号化", ノートの暗号化: "暗号化", ﾃﾞｰﾀﾍﾞｰｽ: "データベース", 鍵を暗号化: "暗号化" },
	},
	zh: {
		pages: {
			同步: "在所有设备上保持笔记最新。",
			端到端加密: "使用Markdown编辑的笔记会先加密。",
			标签: "同一篇笔记，一步一步。加上密码。",
		},
		queries: {
			同步: "同步",
			加密: "端到端加密",
			加密笔记: "端到端加密",
			markdown编辑: "端到端加密",
			"Markdown 编辑": "端到端加密",
		},
	},
	ko: {
		pages: {
			동기화: "모든 기기에서 노트를 최신으로 유지합니다.",
			암호화: "Joplin은 노트북을 보내기 전에 암호화합니다.",
			태그: "기본 단어로 화면을 동그랗게.",
		},
		queries: { 동기화하기: "동기화", "노트북 암호화": "암호화", 노트: "동기화", joplin: "암호화", 기기: "동기화" },
	},
	th: {
		pages: { การซิงค์: "เก็บโน้ตให้ทันสมัยในทุกอุปกรณ์", การเข้ารหัส: "ตั้งรหัสผ่านก่อนส่งโน้ต", แท็ก: "จัดเรียงด้วยคำ" },
		queries: { ซิงค์: "การซิงค์", รหัสผ่าน: "การเข้ารหัส", คำ: "แท็ก", แท็ก: "แท็ก" },
	},
};
for (const [tag, { pages, queries }] of Object.entries(searches))
	languages(`find pages: ${tag}`, async () => {
		const ask = asking(tag, pages);
		for (const [query, title] of Object.entries(queries)) assert.is((await ask(query))[0], title, `“${query}”`);
	});

languages("find pairs of characters, not the characters apart", async () => {
	const ja = asking("ja", searches.ja?.pages ?? {});
	assert.equal(await ja("同期"), ["同期"]);
	assert.equal(await ja("暗号"), ["暗号化"]);
	const zh = asking("zh", searches.zh?.pages ?? {});
	assert.equal(await zh("同步"), ["同步"]);
	assert.equal(await zh("加密"), ["端到端加密"]);
	const th = asking("th", { หนึ่ง: "กขค", สอง: "ก ข" });
	assert.equal(await th("กข"), ["หนึ่ง"]);
});

languages("find a single character within pairs", async () => {
	const ja = asking("ja", { 鍵: "あいう", 暗号化: "秘密鍵を保存", 同期: "えお" });
	assert.equal([...(await ja("鍵"))].sort(), ["暗号化", "鍵"].sort());
});

languages("correct no pair of characters", async () => {
	const ja = asking("ja", { 同期: "暗号化する𠮷野家", 共有: "設定を保存" });
	for (const query of ["同朗", "期同", "暗記", "𠮷田"]) assert.equal(await ja(query), [], query);
	const th = asking("th", { หน้า: "โน้ต" });
	assert.equal(await th("โนัต"), []);
});

languages.run();
