import type { Metafile } from "esbuild";

/**
 * Returns the files that are loaded through the chunk of one island only, by the island's name.
 *
 * @param scripts the scripts that every page loads
 * @param islands the chunks by island name
 */
export function findIslandFiles(
	{ outputs }: Metafile,
	scripts: readonly string[],
	islands: Readonly<Record<string, string>>,
	nameOf: (output: string) => string,
): Readonly<Record<string, readonly string[]>> {
	const imports = new Map(
		Object.entries(outputs).map(([file, output]) => [nameOf(file), output.imports.map(({ path }) => nameOf(path))]),
	);
	const reachableFrom = (starts: readonly string[], except?: string) => {
		const reached = new Set<string>();
		const visit = (name: string): void => {
			if (name === except || reached.has(name)) return;
			reached.add(name);
			imports.get(name)?.forEach(visit);
		};
		starts.forEach(visit);
		return reached;
	};
	return Object.fromEntries(
		Object.entries(islands).map(([island, chunk]) => {
			const others = reachableFrom(scripts, chunk);
			const own = [...reachableFrom([chunk])].filter((name) => !others.has(name));
			const notices = own.map((name) => `${name}.LEGAL.txt`);
			return [island, [...own, ...notices.filter((name) => imports.has(name))].sort()];
		}),
	);
}
