/** Keys that set how serious a finding is. */
import * as v from "valibot";
import type { ParsedKeys, ReportingSeverity } from "../../values.ts";

export interface ReportingKeys {
	/** Links to pages that do not exist. @default "throw" */
	readonly onBrokenLinks?: ReportingSeverity;
	/** Links to headings that do not exist. @default "warn" */
	readonly onBrokenAnchors?: ReportingSeverity;
	/** Links to Markdown files that do not exist. @default "warn" */
	readonly onBrokenMarkdownLinks?: ReportingSeverity;
	/** Pages with the same route. @default "warn" */
	readonly onDuplicateRoutes?: ReportingSeverity;
}

const severity = v.picklist(["ignore", "log", "warn", "throw"]);

export const reportingKeys = {
	onBrokenLinks: v.exactOptional(severity, "throw"),
	onBrokenAnchors: v.exactOptional(severity, "warn"),
	onBrokenMarkdownLinks: v.exactOptional(severity, "warn"),
	onDuplicateRoutes: v.exactOptional(severity, "warn"),
};

export const resolveReporting = (config: ParsedKeys<typeof reportingKeys>) => ({
	onBrokenLinks: config.onBrokenLinks,
	onBrokenAnchors: config.onBrokenAnchors,
	onBrokenMarkdownLinks: config.onBrokenMarkdownLinks,
	onDuplicateRoutes: config.onDuplicateRoutes,
});
