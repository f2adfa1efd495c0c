/** The theme's words inside content. */
import type { SiteConfig } from "../model/config.ts";
import type { Bundle, LabelName } from "../model/site.ts";
import type { TemplateModule } from "./index.ts";

/** A word of the compiled theme in the language of a locale. */
export async function labelsOf(
	{ templates }: Bundle,
	{ locales }: SiteConfig,
): Promise<(locale: string, name: LabelName, of?: string) => string> {
	const { default: theme }: TemplateModule = await import(templates);
	const byName = new Map(locales.map((locale) => [locale.name, locale]));
	return (name, label, of) => {
		const locale = byName.get(name);
		return locale ? theme.label(locale, label, of) : "";
	};
}
