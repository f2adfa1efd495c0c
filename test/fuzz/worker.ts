/** Builds the sites that are sent to it: a process of its own, so that one that hangs can be ended. */
import { faultsOf } from "./build.ts";
import type { FuzzSite } from "./site.ts";

process.on("message", async (site: FuzzSite) => {
	process.send?.(await faultsOf(site));
});
