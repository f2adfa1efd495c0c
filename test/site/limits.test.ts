/** Figures that the help states: they agree with `limits.ts` and with each other, in every language. */
import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Limit, type LimitId, limits, limitText } from "../../content/_shared/limits/limits.ts";
import { assertNone } from "../assert-none.ts";

const facts = suite("limits of the application");

const LOCALES = ["en", "fr", "de"] as const;
const QUOTED = /<Limit of="([^"]+)">([^<]*)<\/Limit>/g;

/** In digits or in a word; the words are those of the numbers below. */
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 30, 60, 90];
const WORDS: Readonly<Record<(typeof LOCALES)[number], string>> = {
	en: "two three four five six seven eight nine ten twelve fifteen thirty sixty ninety",
	fr: "deux trois quatre cinq six sept huit neuf dix douze quinze trente soixante quatre-vingt-dix",
	de: "zwei drei vier fünf sechs sieben acht neun zehn zwölf fünfzehn dreißig sechzig neunzig",
};
const UNITS = {
	MB: "MB|Mo",
	GB: "GB|Go",
	KiB: "KiB|Kio",
	seconds: "seconds?|secondes?|Sekunden?",
	minutes: "minutes?|Minuten?",
	hours: "hours?|heures?|Stunden?",
	days: "days?|jours?|Tage?n?",
	weeks: "weeks?|semaines?|Wochen?",
	months: "months?|mois|Monate?n?",
} as const;
/** With a version, or a number, beside them. */
const SYSTEMS = "Windows|Android|iOS|macOS|Node(?:\\.js)?|PostgreSQL|Docker Engine|Docker Compose|Ubuntu";

/**
 * Figures that are no limits of the application: examples, what readers may do, what only one page is about. And those
 * of limits where no component can be, in diagrams, headings and lists of words: they are `limitText` here.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
	// Two weeks are fifteen days in French.
	"about/release_cycle": ["2 weeks", "15 days"],
	"about/stats": ["2 weeks", "15 days", "6 months"],
	"apps/debugging": ["2 weeks"],
	"apps/joplin_cloud_plans": [size("basic-storage"), size("pro-storage"), size("teams-storage")],
	"apps/joplin_server_business": ["Ubuntu 20.04", "Docker Engine 20.10", "Docker Compose 1.29", "PostgreSQL 16.8"],
	"apps/mfa": ["10 minutes"],
	"apps/note_history": [time("history-interval"), "30 days"],
	"apps/notifications": ["2 minutes"],
	"apps/search": ["2 days", "5 days", "7 days"],
	"apps/sync/index": ["30 minutes", "24 hours"],
	"apps/system_requirements": ["Windows 7", "Windows 8", `Windows ${limits.windows.amount}`],
	"apps/to-dos": ["5 days", "7 days"],
	"apps/transcribe/system_architecture": [
		"12 GB",
		"24 GB",
		"64 GB",
		"128 GB",
		"60 seconds",
		"15 minutes",
		"1 hours",
		"7 days",
	],
	"dev/spec/e2ee/index": ["128 KiB"],
	"dev/spec/history": [time("history-interval"), "4 minutes", "30 days", "3 months"],
	"dev/spec/server_delta_sync": ["6 months"],
	"dev/spec/sync_lock": ["3 minutes"],
	"dev/spec/voice_typing": ["50 MB", "2 GB"],
	"dev/technical_spec": ["3 weeks"],
};

/** Sizes and times in the changelogs that were true of their time, or of something else. */
const PAST: Readonly<Record<string, readonly string[]>> = {
	android: ["50 MB", "10 seconds"],
	cli: ["4 MB", "10 MB", "150 MB"],
	desktop: ["10 seconds", "15 seconds", "7 days"],
	desktop_1: ["4 MB", "10 MB", "150 MB", "30 seconds", "10 days"],
	ios: ["50 MB", "10 seconds"],
	server: ["12 hours", "6 months"],
};

function size(id: LimitId): string {
	return limitText(id, "en").replace("\u00a0", " ");
}

function time(id: LimitId): string {
	const { amount, unit }: Limit = limits[id];
	return `${amount} ${unit}`;
}

const pagesIn = (locale: string) =>
	readdirSync(`content/${locale}/help`, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".md") && !/changelog|gsoc/.test(file))
		.map((file) => ({
			page: file.replace(/\.md$/, ""),
			text: readFileSync(`content/${locale}/help/${file}`, "utf8"),
		}));

const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

/** The sizes and times in a text, in the form of `OTHERS`. */
function quantitiesIn(text: string, locale: (typeof LOCALES)[number]): readonly string[] {
	const words = WORDS[locale].split(" ");
	const unit = `(?:${Object.values(UNITS).join("|")})`;
	const quantity = new RegExp(`(?<![\\w.,:-])(\\d+(?:[.,]\\d+)*|${words.join("|")})[ -](${unit})(?!\\p{L})`, "giu");
	return [...text.matchAll(quantity)].map(([, number = "", name = ""]) => {
		const word = words.indexOf(number.toLowerCase());
		const [key] = Object.entries(UNITS).find(([, names]) => new RegExp(`^(?:${names})$`, "i").test(name)) ?? [];
		return `${word < 0 ? number.replaceAll(",", "") : NUMBERS[word]} ${key}`;
	});
}

/** The systems in a text that a version follows. */
const systemsIn = (text: string): readonly string[] =>
	[...text.matchAll(new RegExp(`\\b(${SYSTEMS})(?: version| Version)? (\\d+(?:\\.\\d+)*)`, "g"))].map(
		([, system, version]) => `${system} ${version}`,
	);

for (const locale of LOCALES) {
	const pages = pagesIn(locale);

	facts(`${locale}: pages quote the limits as they are`, () => {
		const wrong = pages.flatMap(({ page, text }) =>
			[...text.matchAll(QUOTED)]
				.filter(([, id, quoted = ""]) => {
					if (!Object.hasOwn(limits, id as string)) return true;
					return withPlainSpaces(quoted) !== withPlainSpaces(limitText(id as LimitId, locale));
				})
				.map(([quotation]) => `${page}: ${quotation}`),
		);
		assertNone(wrong);
	});

	facts(`${locale}: each limit is on a page`, () => {
		const quoted = new Set(pages.flatMap(({ text }) => [...text.matchAll(QUOTED)].map(([, id]) => id)));
		assertNone(Object.keys(limits).filter((id) => !quoted.has(id)));
	});

	facts(`${locale}: no other figure is stated`, () => {
		const stray = pages.flatMap(({ page, text }) =>
			[withPlainSpaces(text.replace(QUOTED, ""))]
				.flatMap((rest) => [...quantitiesIn(rest, locale), ...systemsIn(rest)])
				.filter((figure) => !OTHERS[page]?.includes(figure))
				.map((figure) => `${page}: ${figure}`),
		);
		assertNone(stray);
	});
}

facts("are the only ports of the Web Clipper", () => {
	const ports: readonly string[] = [limits["clipper-port"].amount, limits["clipper-port-last"].amount];
	const stray = LOCALES.flatMap((locale) =>
		pagesIn(locale).flatMap(({ page, text }) =>
			[...text.matchAll(/\b411\d\d\b/g)]
				.filter(([port]) => !ports.includes(port))
				.map(([port]) => `${locale}/${page}: ${port}`),
		),
	);
	assertNone(stray);
});

facts("have the same quotations in every language", () => {
	const quotations = (locale: string) =>
		pagesIn(locale).map(({ page, text }) => [page, [...text.matchAll(QUOTED)].map(([, id]) => id).sort()]);
	const english = Object.fromEntries(quotations("en"));
	for (const locale of ["fr", "de"]) assert.equal(Object.fromEntries(quotations(locale)), english);
});

facts("are those that the changes in the changelogs set", () => {
	for (const [id, { amount, changes = [] }] of Object.entries<Limit>(limits)) {
		for (const [changelog, change] of changes) {
			const line = changelogLines(changelog).find((one) => one.includes(`/${change})`)) ?? "";
			const isStated = typeof amount === "string" ? line !== "" : numbersIn(line).includes(amount);
			assert.ok(isStated, `${id}: ${changelog} ${change}`);
		}
	}
});

facts("have no other size or time in a changelog", () => {
	for (const changelog of Object.keys(PAST)) {
		const set = Object.keys(limits).filter((id) =>
			(limits[id as LimitId] as Limit).changes?.some(([name]) => name === changelog),
		);
		const known = [...(PAST[changelog] ?? []), ...set.map((id) => time(id as LimitId))];
		const stray = changelogLines(changelog)
			.filter((line) => line.startsWith("- "))
			.flatMap((line) => quantitiesIn(line, "en").map((figure) => ({ figure, line })))
			.filter(({ figure }) => !known.includes(figure));
		assertNone(stray.map(({ figure, line }) => `${changelog}: ${figure}: ${line}`));
	}
});

const changelogLines = (name: string) =>
	withPlainSpaces(readFileSync(`content/en/help/about/changelog/${name}.md`, "utf8")).split("\n");

/** In digits, or in a word. */
const numbersIn = (text: string): readonly number[] =>
	[...text.matchAll(/\d+(?:,\d{3})*|[a-z]+/g)].map(([found]) => {
		const word = WORDS.en.split(" ").indexOf(found);
		return word < 0 ? Number(found.replaceAll(",", "")) : (NUMBERS[word] as number);
	});

facts.run();
