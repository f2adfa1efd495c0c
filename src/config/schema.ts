/** All keys of the configuration, each in the file of its subject, which is also its page of the reference. */
import * as v from "valibot";
import { appearanceKeys } from "./keys/appearance.ts";
import { checkKeys } from "./keys/check.ts";
import { documentKeys } from "./keys/documents.ts";
import { footerKeys } from "./keys/footer.ts";
import { headKeys } from "./keys/head.ts";
import { languageKeys } from "./keys/languages.ts";
import { machineReadableKeys } from "./keys/machine-readable.ts";
import { markdownKeys } from "./keys/markdown.ts";
import { navbarKeys } from "./keys/navbar.ts";
import { newsKeys } from "./keys/news.ts";
import { redirectKeys } from "./keys/redirects.ts";
import { searchKeys } from "./keys/search.ts";
import { siteKeys } from "./keys/site.ts";

export const configSchema = v.strictObject({
	...siteKeys,
	...languageKeys,
	...documentKeys,
	...newsKeys,
	...navbarKeys,
	...footerKeys,
	...appearanceKeys,
	...markdownKeys,
	...searchKeys,
	...headKeys,
	...redirectKeys,
	...checkKeys,
	...machineReadableKeys,
});
