/** Sites in languages of the theme, with nothing said about them but their names. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Built, buildSite } from "../site.ts";

const languages = suite("sites in a language of the theme");

const filesIn = (locale: string) => ({
	[`content/${locale}/help/index.md`]:
		"---\nlast_update:\n  date: 2025-03-04\n  author: Ada\n---\n\n# A\n\n:::note\n\nText.\n\n:::\n",
	[`content/${locale}/news/2025-09-22-one.md`]: "---\ntitle: B\ntags: [C]\n---\n\nText.\n",
	[`content/${locale}/news/2025-09-23-two.md`]: "---\ntitle: D\ntags: [C]\n---\n\nText.\n",
});

const build = (locale: string): Promise<Built> =>
	buildSite(filesIn(locale), {
		i18n: { locales: { [locale]: {} } },
		docs: { showLastUpdateTime: true, showLastUpdateAuthor: true },
		navbar: { items: [{ type: "localeDropdown" }, { type: "search" }] },
	});

interface Expected {
	readonly html: string;
	readonly help: readonly string[];
	readonly news: readonly string[];
	readonly tag: string;
}

const sites: Readonly<Record<string, Expected>> = {
	es: {
		html: '<html lang="es" dir="ltr"',
		help: [
			">Saltar al contenido principal<",
			">Nota<",
			'aria-label="Idioma: Español"',
			'placeholder="Buscar"',
			"Última actualización: ",
			", por Ada",
		],
		news: ['aria-label="Entradas recientes"', "Un minuto de lectura"],
		tag: "2 entradas con la etiqueta «C»",
	},
	ja: {
		html: '<html lang="ja" dir="ltr"',
		help: [
			">メインコンテンツへ移動<",
			">メモ<",
			'aria-label="言語: 日本語"',
			'placeholder="検索"',
			"最終更新日: ",
			"、更新者: Ada",
		],
		news: ['aria-label="最近の記事"', "読了時間 1 分"],
		tag: "タグ「C」の付いた記事 2 件",
	},
	ar: {
		html: '<html lang="ar" dir="rtl"',
		help: [
			">التخطي إلى المحتوى الرئيسي<",
			">ملاحظة<",
			'aria-label="اللغة: العربية"',
			'placeholder="بحث"',
			"آخر تحديث: ",
			" بواسطة Ada",
		],
		news: ['aria-label="أحدث المقالات"', "دقيقة واحدة للقراءة"],
		tag: "مقالتان بالوسم «C»",
	},
};

for (const [locale, { html, help, news, tag }] of Object.entries(sites))
	languages(`speak it: ${locale}`, async () => {
		const { outputs, problems } = await build(locale);
		assert.equal(problems, []);
		const file = (path: string) => outputs.get(`${path}/index.html`) ?? "";
		assert.match(file("help"), html);
		for (const text of help) assert.match(file("help"), text);
		for (const text of news) assert.match(file("news/2025/09/22/one"), text);
		assert.match(file("news/tags/c"), tag);
	});

languages.run();
