import { textOf } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";

/**
 * A path of the new site: it starts with a slash and has no base path. URLs stay as they are.
 *
 * @example `img/logo.svg` is `/img/logo.svg`
 */
export function sitePathOf(target: string, { config }: Pick<DocusaurusProject, "config">): string {
	if (/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(target)) return target;
	const base = textOf(config.baseUrl) ?? "/";
	const absolute = target.startsWith("/") ? target : `/${target}`;
	return base !== "/" && absolute.startsWith(base) ? absolute.slice(base.length - 1) : absolute;
}
