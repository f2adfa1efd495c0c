import type { LogoOptions } from "../../../config/keys/logo.ts";
import { definedFields } from "../../../model/collections.ts";
import { numberFields, textOf, type UntypedRecord } from "../untyped.ts";
import { type DocusaurusProject, toSitePath } from "./project.ts";
import type { Translate } from "./translator.ts";

/** The logo of the navbar or of the footer. */
export function migrateLogo(logo: UntypedRecord, project: DocusaurusProject, translate: Translate): LogoOptions {
	const [src = "", alt, href, srcDark] = [logo.src, logo.alt, logo.href, logo.srcDark].map(textOf);
	return {
		src: toSitePath(src, project),
		...definedFields({
			alt: alt ? translate(alt, "logo.alt") : undefined,
			srcDark: srcDark && toSitePath(srcDark, project),
			href: href && toSitePath(href, project),
		}),
		...numberFields(logo, "width", "height"),
	};
}
