import type { LogoOptions } from "../../../config/keys/theme/logo.ts";
import { definedFields } from "../../../config/values.ts";
import { numberOf, textOf, type UntypedRecord } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";
import { sitePathOf } from "./site-path.ts";
import type { Translate } from "./translator.ts";

/** The logo of the navbar or of the footer. */
export function migrateLogo(logo: UntypedRecord, project: DocusaurusProject, translate: Translate): LogoOptions {
	const alt = textOf(logo.alt);
	const href = textOf(logo.href);
	const srcDark = textOf(logo.srcDark);
	return {
		src: sitePathOf(textOf(logo.src) ?? "", project),
		...definedFields({
			alt: alt ? translate(alt, "logo.alt") : undefined,
			srcDark: srcDark && sitePathOf(srcDark, project),
			href: href && sitePathOf(href, project),
			width: numberOf(logo.width),
			height: numberOf(logo.height),
		}),
	};
}
