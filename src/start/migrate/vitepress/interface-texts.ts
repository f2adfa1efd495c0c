/** Texts of the theme that a project sets in `themeConfig`. */
import type { Config } from "../../../config/define.ts";
import { recordOf, textOf, type UntypedRecord } from "../untyped.ts";
import type { VitePressProject } from "./project.ts";

export const migrateInterfaceTexts = ({ locales }: VitePressProject): NonNullable<Config["strings"]> =>
	Object.fromEntries(
		locales.flatMap(({ name, themeConfig }) => {
			const texts = textsOfTheme(themeConfig);
			return Object.keys(texts).length > 0 ? [[name, texts]] : [];
		}),
	);

function textsOfTheme(theme: UntypedRecord): Readonly<Record<string, string>> {
	const { prev, next } = recordOf(theme.docFooter);
	const notFound = recordOf(theme.notFound);
	const texts = {
		previous: prev,
		next,
		onThisPage: recordOf(theme.outline).label ?? theme.outlineTitle,
		editThisPage: recordOf(theme.editLink).text,
		backToTop: theme.returnToTopLabel,
		docsSidebar: theme.sidebarMenuLabel,
		colorMode: theme.darkModeSwitchLabel,
		skipToContent: theme.skipToContentLabel,
		notFound: notFound.title,
		notFoundText: notFound.quote,
		toHome: notFound.linkText,
	};
	const written = Object.fromEntries(
		Object.entries(texts).flatMap(([key, value]) => {
			const text = textOf(value);
			return text && !/[{}]/.test(text) ? [[key, text]] : [];
		}),
	);
	const { colorMode } = written;
	return colorMode ? { ...written, colorMode: `${colorMode}: {mode}` } : written;
}
