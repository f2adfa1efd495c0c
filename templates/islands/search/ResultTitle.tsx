import type { SearchResultPage } from "../../../src/search/results.ts";
import { HighlightedText } from "./HighlightedText.tsx";

export interface ResultTitleProps {
	readonly page: SearchResultPage;
	/** The language of the reader's page. */
	readonly lang: string;
	readonly id?: string;
}

/** The title of a page, with the name of its language if that differs from the reader's. */
export const ResultTitle = ({ page, lang, id }: ResultTitleProps) => (
	<span className="search-title" id={id}>
		<span lang={page.lang} dir={page.lang && "auto"}>
			<HighlightedText segments={page.title} />
		</span>
		{page.lang ? (
			<small className="search-language">
				{languageNameOf(page.lang, lang)}
			</small>
		) : null}
	</span>
);

function languageNameOf(language: string, lang: string): string {
	try {
		const names = new Intl.DisplayNames([lang], { type: "language" });
		return names.of(new Intl.Locale(language).language) ?? language;
	} catch {
		return language;
	}
}
