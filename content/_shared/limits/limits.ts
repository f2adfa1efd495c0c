/**
 * Limits, defaults and requirements that the help states: the one place for these figures. Pages quote them with
 * `<Limit of="…">`; a test compares what is between the tags, and the rest of the help, with them.
 */

export type SizeUnit = "MB" | "GB";
export type TimeUnit = "seconds" | "minutes" | "hours" | "days";

export interface Limit {
	/** A version is a text. */
	readonly amount: number | string;
	/** Pages write units of time themselves, because languages inflect them. */
	readonly unit?: SizeUnit | TimeUnit;
	/** Where the figure is from: a file of Joplin’s repository, or an address. */
	readonly source: string;
	/** The changes that set it: the changelog, and the pull request, issue or commit that the entry links to. */
	readonly changes?: readonly (readonly [changelog: string, change: string])[];
}

const SETTINGS = "packages/lib/models/settings/builtInMetadata.ts";
const PLANS = "packages/lib/utils/joplinCloud/index.ts";
const SERVER = "readme/apps/joplin_server_business.md";
const ACCOUNTS = "readme/news/20220215-142000.md";

const longestHistory = [
	["desktop", "12374"],
	["android", "12374"],
	["ios", "12374"],
] as const;

export const limits = {
	// Files
	"attach-on-phone": {
		amount: 200,
		unit: "MB",
		source: "packages/app-mobile/components/screens/Note.tsx",
		changes: [
			["android", "6848"],
			["ios", "6848"],
		],
	},
	"download-to-phone": { amount: 100, unit: "MB", source: "packages/lib/Synchronizer.ts" },

	// Joplin Cloud
	"basic-storage": { amount: 2, unit: "GB", source: PLANS },
	"pro-storage": { amount: 30, unit: "GB", source: PLANS },
	"teams-storage": { amount: 50, unit: "GB", source: PLANS },
	"basic-item": { amount: 10, unit: "MB", source: PLANS },
	"pro-item": { amount: 200, unit: "MB", source: PLANS },
	"teams-item": { amount: 200, unit: "MB", source: PLANS },
	/** From the end of the subscription until the account is queued for deletion. */
	"account-queue-days": { amount: 90, unit: "days", source: "packages/server/src/env.ts" },
	/** In the queue: until the notes and personal details are removed, and until the notes are permanently deleted. */
	"account-removal-days": { amount: 2, unit: "days", source: ACCOUNTS },
	"account-deletion-days": { amount: 7, unit: "days", source: ACCOUNTS },
	/** The personal details, after they are removed. */
	"account-archive-days": { amount: 90, unit: "days", source: ACCOUNTS },

	// Systems
	windows: { amount: "10", source: "https://www.electronjs.org/blog/windows-7-to-8-1-deprecation-notice" },
	/** The first version that needs Windows 10. */
	"windows-since": { amount: "2.12", source: "readme/about/changelog/desktop.md", changes: [["desktop", "8451"]] },
	/** What React Native 0.79 needs, which the mobile application uses since 3.4.1. */
	android: { amount: "7", source: "https://reactnative.dev/blog/2024/10/23/release-0.76-new-architecture" },
	/** What sharp 0.33 needs, a package of the terminal application. */
	node: { amount: "18.17", source: "packages/app-cli/package.json" },
	/** Of the 20 series. */
	"node-20": { amount: "20.3", source: "packages/app-cli/package.json" },
	"node-to-build": { amount: "18", source: "readme/dev/BUILD.md" },
	"server-memory": { amount: 4, unit: "GB", source: SERVER },
	"server-memory-advised": { amount: 8, unit: "GB", source: SERVER },
	"server-disk": { amount: 50, unit: "GB", source: SERVER },

	// What is kept, and for how long
	"trash-days": { amount: 90, unit: "days", source: SETTINGS },
	"trash-days-least": { amount: 1, unit: "days", source: SETTINGS },
	"trash-days-most": { amount: 300, unit: "days", source: SETTINGS },
	"history-days": { amount: 90, unit: "days", source: SETTINGS },
	"history-days-least": { amount: 1, unit: "days", source: SETTINGS },
	"history-days-most": { amount: 99_999, unit: "days", source: SETTINGS, changes: longestHistory },
	"history-interval": { amount: 10, unit: "minutes", source: "packages/lib/services/RevisionService.ts" },
	/** A note that was not changed for so long gets a revision before the next change. */
	"history-old-note": { amount: 7, unit: "days", source: SETTINGS },
	"backups-kept": { amount: 7, source: "readme/about/changelog/desktop.md", changes: [["desktop", "12095"]] },
	"backup-interval": {
		amount: 24,
		unit: "hours",
		source: "https://joplinapp.org/plugins/plugin/io.github.jackgruber.backup/",
	},
	"events-days": { amount: 90, unit: "days", source: "packages/lib/services/ItemChangeUtils.ts" },
	"server-changes-days": { amount: 180, unit: "days", source: "packages/server/src/models/ChangeModel.ts" },

	// How often
	"sync-interval": { amount: 5, unit: "minutes", source: SETTINGS },
	"update-interval": {
		amount: 12,
		unit: "hours",
		source: "packages/app-desktop/services/autoUpdater/AutoUpdaterService.ts",
	},
	"session-interval": {
		amount: 6,
		unit: "hours",
		source: "readme/apps/server/saml.md",
		changes: [["server", "69170dd"]],
	},
	"proxy-timeout": { amount: 1, unit: "seconds", source: SETTINGS },
	"proxy-timeout-most": { amount: 60, unit: "seconds", source: SETTINGS },

	// The service of the Web Clipper
	"clipper-port": { amount: "41184", source: "packages/app-clipper/popup/src/randomClipperPort.js" },
	/** The last one that programs should try. */
	"clipper-port-last": { amount: "41194", source: "readme/api/references/rest_api.md" },

	// Text
	"editor-font-size": { amount: 15, source: SETTINGS },
	"editor-font-size-least": { amount: 4, source: SETTINGS },
	"editor-font-size-most": { amount: 50, source: SETTINGS },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitId = keyof typeof limits;

const FRENCH_UNITS: Readonly<Record<SizeUnit, string>> = { MB: "Mo", GB: "Go" };

const isSizeUnit = (unit: string): unit is SizeUnit => unit in FRENCH_UNITS;

/** The figure as a reader of the language writes it, with the unit if that is one of size. */
export function limitText(id: LimitId, locale: string): string {
	const { amount, unit }: Limit = limits[id];
	const text = typeof amount === "string" ? amount : amount.toLocaleString(locale);
	if (!unit || !isSizeUnit(unit)) return text;
	return `${text}\u00a0${locale === "fr" ? FRENCH_UNITS[unit] : unit}`;
}
