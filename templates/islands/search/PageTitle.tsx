import type { FoundPage } from "./found.ts";
import { MarkedText } from "./MarkedText.tsx";

export interface PageTitleProps {
	readonly page: FoundPage;
	/** Of the reader. */
	readonly lang: string;
	readonly id?: string;
}

/** The title of a page, with the name of its language where that is not the reader's. */
export const PageTitle = ({ page, lang, id }: PageTitleProps) => (
	<span className="search-title" id={id}>
		<span lang={page.lang} dir={page.lang && "auto"}>
			<MarkedText pieces={page.title} />
		</span>
		{page.lang ? (
			<small className="search-language">{nameOf(page.lang, lang)}</small>
		) : null}
	</span>
);

function nameOf(language: string, lang: string): string {
	try {
		const names = new Intl.DisplayNames([lang], { type: "language" });
		return names.of(new Intl.Locale(language).language) ?? language;
	} catch {
		return language;
	}
}
