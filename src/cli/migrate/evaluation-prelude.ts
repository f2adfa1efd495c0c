/**
 * What runs before the configuration of another generator, in a process of its own. It defines what stands in for
 * packages that are not there, and closes the network.
 *
 * A stand-in answers everything with another stand-in: properties, calls and constructions. Helpers such as
 * `defineConfig` and `withMermaid` return the configuration that they receive.
 */
export const EVALUATION_PRELUDE = `
import dgram from "node:dgram";
import { writeSync } from "node:fs";
import { createRequire as nodeCreateRequire } from "node:module";
import net from "node:net";
import { fileURLToPath } from "node:url";

const names = new WeakMap();
const isConfiguration = (value) => (typeof value === "object" && value !== null) || typeof value === "function";
const members = (name) => (target, key) => {
	if (key === "then" || key === "__esModule") return undefined;
	if (key === Symbol.toPrimitive) return () => "";
	if (key === Symbol.iterator) return () => [][Symbol.iterator]();
	if (typeof key === "symbol") return undefined;
	if (key === "prototype") return target.prototype;
	if (key === "toString" || key === "toJSON") return () => "";
	return standIn(name, key);
};
function standIn(name, member = "") {
	const get = members(name);
	const proxy = new Proxy(function () {}, {
		get,
		has: () => true,
		set: () => true,
		ownKeys: () => ["prototype"],
		getPrototypeOf: () => new Proxy({}, { get }), // named imports are looked up there
		apply: (_, self, [first]) =>
			/^(define|extend|with)[A-Z]/.test(member) && isConfiguration(first) ? first : standIn(name),
		construct: () => standIn(name),
	});
	names.set(proxy, name);
	return proxy;
}

function refuseNetwork() {
	throw new Error("the network is closed while a configuration is read");
}
net.Socket.prototype.connect = refuseNetwork;
dgram.Socket.prototype.send = refuseNetwork;
globalThis.fetch = async () => standIn("fetch");
globalThis.console = standIn("console");

function safeRequire(from) {
	const real = nodeCreateRequire(from);
	const attempt = (action, otherwise) => {
		try {
			return action();
		} catch {
			return otherwise();
		}
	};
	return Object.assign(
		(name) => attempt(() => real(name.startsWith("file:") ? fileURLToPath(name) : name), () => standIn(name)),
		{ resolve: (name) => attempt(() => real.resolve(name), () => name) },
	);
}

globalThis.ssgStandIn = standIn;
globalThis.ssgCreateRequire = safeRequire;

/** Writes a value as JSON. What JSON cannot hold is described by an object with the key "$opaque". */
async function report(value) {
	while (typeof value === "function" && !names.has(value))
		value = await value({ mode: "production", command: "build" });
	const parents = [];
	const toPlain = (value) => {
		if (names.has(value)) return { $opaque: "package", text: names.get(value) };
		if (typeof value === "function") return { $opaque: "function", text: value.toString() };
		if (value instanceof RegExp) return { $opaque: "pattern", text: value.source };
		if (value instanceof Date || value instanceof URL) return value.toJSON();
		if (typeof value === "bigint" || typeof value === "symbol") return String(value);
		if (typeof value !== "object" || value === null) return value;
		if (parents.includes(value)) return null;
		parents.push(value);
		const plain = Array.isArray(value)
			? value.map(toPlain)
			: Object.fromEntries(Object.entries(value).map(([key, field]) => [key, toPlain(field)]));
		parents.pop();
		return plain;
	};
	const bytes = Buffer.from(JSON.stringify(toPlain(value)) ?? "null");
	for (let at = 0; at < bytes.length; ) at += writeSync(3, bytes, at);
	process.exit(0); // timers and listeners of the configuration would keep the process alive
}
`;
