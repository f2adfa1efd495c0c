/** What the parts of the audit have in common. */
import type { AuditedSite } from "./site.ts";

export interface Finding {
	/** A file of the output or an address of the site. */
	readonly where: string;
	readonly message: string;
}

export interface PartReport {
	/** How many of what was looked at. @example `{ "HTML files": 1344 }` */
	readonly looked: Readonly<Record<string, number>>;
	readonly findings: readonly Finding[];
	/** How many messages of a tool were set aside, each for a reason that is written in the source. */
	readonly waived?: number;
	/** Figures that are printed and never fail. */
	readonly notes?: readonly string[];
}

export interface AuditOptions {
	/** Every page in every combination, however long it takes. */
	readonly full?: boolean;
}

export type AuditPart = (site: AuditedSite, options: AuditOptions) => Promise<PartReport>;
