/** `sitemap`: the file that lists all pages for search engines, https://www.sitemaps.org/protocol.html. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedKeys } from "../values.ts";
import { orFalse } from "../values.ts";

export interface SitemapKeys {
	/**
	 * The sitemap. `false`: no sitemap.
	 * @default {}
	 * @example false
	 */
	readonly sitemap?: SitemapOptions | false;
}

export interface SitemapOptions {
	/**
	 * How often pages change.
	 * @default "weekly"
	 * @example "daily"
	 */
	readonly changefreq?: "always" | "hourly" | "daily" | "weekly" | "monthly" | "yearly" | "never";
	/**
	 * The priority of pages, from 0 to 1.
	 * @default 0.5
	 * @example 0.8
	 */
	readonly priority?: number;
}

const sitemapOptions = v.strictObject({
	changefreq: v.exactOptional(
		v.picklist(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]),
		"weekly",
	),
	priority: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
});

export const sitemapKeys = {
	sitemap: v.exactOptional(orFalse(sitemapOptions), {}),
};

export type SitemapConfig = DeepReadonly<v.InferOutput<typeof sitemapOptions>>;

export const resolveSitemap = ({ sitemap }: ParsedKeys<typeof sitemapKeys>): { readonly sitemap?: SitemapConfig } =>
	sitemap ? { sitemap } : {};
