/** The gate through which content files get into the output: whatever a page links to or shows passes it. */
import { refusedTypeOf } from "../../model/asset-types.ts";
import type { SiteConfig } from "../../model/config.ts";
import { type Asset, isPublicFile } from "../../model/content/source.ts";
import type { Problem, SourceLocation } from "../../model/problems/problem.ts";
import type { AddressIndex } from "./address-index.ts";

/** Publishes a file, or reports where it is used that it must not be published. */
export function publishAsset(
	asset: Asset,
	at: SourceLocation,
	{
		addresses,
		report,
	}: {
		readonly addresses: AddressIndex;
		readonly report: { readonly assets: Set<Asset>; readonly problems: Problem[] };
	},
): void {
	const problem = checkAsset(asset, addresses.config);
	if (problem) report.problems.push({ ...problem, at });
	else report.assets.add(asset);
}

function checkAsset(asset: Asset, { assets, markdown }: SiteConfig): Problem | undefined {
	if (markdown.html === "trusted" || isPublicFile(asset)) return undefined;
	const { path, problem } = asset;
	const type = refusedTypeOf(path, assets.allow);
	const refuse = (reason: string, hint: string): Problem => ({
		severity: "error",
		code: "refused-asset",
		message: `${path} is not published: ${reason}`,
		hint,
	});
	if (type === "")
		return refuse(
			"its name has no type",
			"give the name an extension such as .txt, or move the file to the public folder",
		);
	if (type !== undefined)
		return refuse(
			`browsers or hosts may run files of the type ${type}`,
			`move it to the public folder, or allow the type: assets: { allow: ["${type}"] }`,
		);
	const own = path.slice(path.lastIndexOf(".")).toLowerCase();
	if (problem === undefined || assets.allow.includes(own)) return undefined;
	return refuse(
		problem,
		`remove it, move the file to the public folder, or allow the type unchecked: assets: { allow: ["${own}"] }`,
	);
}
