/** The texts of a page's sections. They are in its data, which a click on the result needs as well. */
import type { PageData } from "../../model/site/page-data.ts";
import type { SearchDocumentSection, SectionTexts } from "../../search/indexing/format.ts";
import { sectionTextsIn } from "../../search/indexing/section-texts.ts";
import { fetchJson } from "./fetch-json.ts";

export async function fetchSectionTexts(
	address: string,
	sections: readonly SearchDocumentSection[],
): Promise<SectionTexts> {
	const { main } = await fetchJson<Pick<PageData, "main">>(address);
	return sectionTextsIn(main, sections);
}
