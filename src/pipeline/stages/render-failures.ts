/** Problems of rendering. One problem in a component may make many pages fail, and is one problem. */
import { siteLocationIn } from "../../engine/bundle/site-location.ts";
import type { Host } from "../../engine/host.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Problem, ProblemReport } from "../../model/problems/problem.ts";

/** An exception, with the pages that it made fail. Plain data. */
export interface RenderFailure {
	/** Of the first page. */
	readonly problem: Problem;
	/** Equal for the same exception on all machines. */
	readonly key: string;
	/** Positions of the pages in the site. */
	readonly pages: readonly number[];
}

/** The exceptions of some pages, located in the files that the templates were compiled from. */
export async function locateRenderFailures(
	pages: readonly (ProblemReport & { readonly number: number })[],
	{ originalStack = async (stack) => stack }: Pick<Host, "originalStack">,
	{ root }: SiteConfig,
): Promise<readonly RenderFailure[]> {
	const failures = new Map<string, { problem: Problem; pages: number[] }>();
	for (const { number, problems } of pages)
		for (const problem of problems) {
			const { stack } = problem;
			if (stack === undefined) continue;
			const same = failures.get(stack);
			if (same) same.pages.push(number);
			else failures.set(stack, { problem, pages: [number] });
		}
	return Promise.all(
		[...failures].map(async ([compiledStack, { problem, pages }]) => {
			const stack = await originalStack(compiledStack);
			const { writtenAs, ...rest } = problem;
			const at = siteLocationIn(stack, root);
			const located = at ? { ...rest, at, stack } : { ...problem, stack };
			return { problem: located, key: stack.replaceAll(root, ""), pages };
		}),
	);
}

/** One problem for each exception, in the order of the pages. */
export function combineRenderFailures(failures: readonly RenderFailure[]): readonly Problem[] {
	const ordered = [...failures].sort((a, b) => (a.pages[0] ?? 0) - (b.pages[0] ?? 0));
	const byKey = new Map<string, { problem: Problem; pages: number }>();
	for (const { key, problem, pages } of ordered) {
		const same = byKey.get(key);
		if (same) same.pages += pages.length;
		else byKey.set(key, { problem, pages: pages.length });
	}
	return [...byKey.values()].map(({ problem, pages }) =>
		pages === 1
			? problem
			: { ...problem, message: `${problem.message} (and ${pages - 1} more page${pages === 2 ? "" : "s"})` },
	);
}
