import type { Registry } from "../islands.ts";

let tries = 0;

/** React and the module of an island. */
export async function load(name: string, registry: Registry) {
	const [{ wake }, module] = await Promise.all([
		twice(() => import("./wake.tsx")),
		twice(registry[name] as Registry[string]),
	]);
	return { wake, component: module.default };
}

/** Has the chunks of these islands at hand when it resolves. */
export async function preload(
	names: readonly string[],
	registry: Registry,
): Promise<void> {
	const known = names.filter((name) => registry[name]);
	await Promise.all(known.map((name) => load(name, registry)));
}

/** Some browsers remember for ever that a module failed, but not under another address. */
const twice = <T>(module: () => Promise<T>): Promise<T> =>
	module().catch((error) => {
		const [address] = /\bhttps?:\S+\.js/.exec(String(error)) ?? [];
		if (!address) throw error;
		return import(`${address}?${++tries}`).catch(() => {
			throw error;
		});
	});
