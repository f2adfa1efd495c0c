import { MAX_EVALUATION_TIME } from "./isolated-process.ts";

/** Built-in modules that reach the network, other processes or the machine, and those with an underscore. */
export const CLOSED_BUILTINS =
	/^(?:node:)?(?:_\w+|async_hooks|child_process|cluster|dgram|dns|http|http2|https|inspector|net|quic|repl|sea|sqlite|test|tls|trace_events|tty|v8|wasi|worker_threads)(?:\/|$)/;

/** The others know the machine, reach other processes or hold handles of Node. */
const KEPT_PROCESS_KEYS =
	/^(?:_events|_eventsCount|_exiting|_maxListeners|_tickCallback|arch|argv|argv0|config|cpuUsage|cwd|domain|emitWarning|env|execArgv|execPath|exit|exitCode|features|hrtime|memoryUsage|nextTick|platform|reallyExit|release|resourceUsage|title|uptime|version|versions|Symbol\(.*\))$/;

/**
 * What runs before the configuration of another generator, in a process of its own. It defines what stands in for
 * packages that are not there, and closes the modules and the parts of `process` that reach beyond the process.
 *
 * The configuration is in the same module, so no other name of it may be one that a configuration declares.
 *
 * A stub answers everything with another stub: properties, calls and constructions. What a call returns may be a promise. Helpers such as
 * `defineConfig` and `withMermaid` return the configuration that they receive.
 */
export const EVALUATION_PRELUDE = `
import ssgDgram from "node:dgram";
import ssgFs from "node:fs";
import ssgModule from "node:module";
import ssgNet from "node:net";
import ssgOs from "node:os";
import ssgNodeUrl from "node:url";
{
const [dgram, net, os] = [ssgDgram, ssgNet, ssgOs];
const { writeSync } = ssgFs;
const { builtinModules, createRequire: nodeCreateRequire, syncBuiltinESMExports } = ssgModule;
const { fileURLToPath } = ssgNodeUrl;

const [names, memberNames] = [new WeakMap(), new WeakMap()];
const isConfiguration = (value) => (typeof value === "object" && value !== null) || typeof value === "function";
const members = (name, isResult) => (target, key) => {
	if (key === "then" && isResult) return (...handlers) => Promise.resolve(stub(name)).then(...handlers);
	if (key === "then" || key === "__esModule") return undefined;
	if (key === Symbol.toPrimitive) return () => "";
	if (key === Symbol.iterator) return () => [][Symbol.iterator]();
	if (typeof key === "symbol") return undefined;
	if (key === "prototype") return target.prototype;
	if (key === "toString" || key === "toJSON") return () => "";
	return stub(name, key);
};
function stub(name, member = "", isResult = false) {
	const get = members(name, isResult);
	const proxy = new Proxy(function () {}, {
		get,
		has: () => true,
		set: () => true,
		ownKeys: () => ["prototype"],
		getPrototypeOf: () => new Proxy({}, { get }), // named imports are looked up there
		apply: (_, self, [first]) =>
			/^(define|extend|with)[A-Z]/.test(member) && isConfiguration(first) ? first : stub(name, "", true),
		construct: () => stub(name),
	});
	names.set(proxy, name);
	memberNames.set(proxy, member);
	return proxy;
}

const exit = process.exit.bind(process);
const closedBuiltins = ${CLOSED_BUILTINS};

function refuse() {
	throw new Error("this is closed while a configuration is read");
}
const close = (target, names) => {
	for (const name of names)
		try {
			target[name] = refuse;
		} catch {}
};
close(net.Socket.prototype, ["connect"]);
close(net.Server.prototype, ["listen"]);
close(dgram.Socket.prototype, ["bind", "connect", "send", "sendto"]);
// A configuration that writes files for its generator goes on: its permissions would refuse it.
for (const fs of [ssgFs, ssgFs.promises])
	for (const name of Object.keys(fs))
		if (/^(?:append|chmod|chown|cp|copyFile|link|mkdir|rename|rm|symlink|truncate|unlink|utimes|writeFile)/.test(name))
			fs[name] = (...args) => {
				const done = args.at(-1);
				if (fs === ssgFs.promises) return Promise.resolve();
				if (typeof done === "function") done(null);
			};
close(os, ["getPriority", "homedir", "hostname", "networkInterfaces", "setPriority", "userInfo"]);
const requireBuiltin = nodeCreateRequire(import.meta.url);
for (const name of [...builtinModules, "node:sea", "node:sqlite", "node:test"])
	if (closedBuiltins.test(name))
		try {
			const closed = requireBuiltin(name);
			close(closed, Reflect.ownKeys(closed));
		} catch {} // this version does not have it
for (const name of Reflect.ownKeys(process))
	if (!(${KEPT_PROCESS_KEYS}).test(String(name))) Reflect.deleteProperty(process, name);
Object.assign(process, { stdin: stub("stdin"), stdout: stub("stdout"), stderr: stub("stderr") });
syncBuiltinESMExports();
process.env.NODE_ENV = "production";
globalThis.fetch = async () => stub("fetch");
globalThis.console = stub("console");
for (const name of ["EventSource", "WebSocket"]) delete globalThis[name];
setTimeout(exit, ${MAX_EVALUATION_TIME * 1000}, 1).unref(); // if the parent is killed

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
		(name) =>
			closedBuiltins.test(name)
				? stub(name)
				: attempt(() => real(name.startsWith("file:") ? fileURLToPath(name) : name), () => stub(name)),
		{ resolve: (name) => attempt(() => real.resolve(name), () => name) },
	);
}

globalThis.ssgStub = stub;
globalThis.ssgStubMember = (value) => memberNames.get(value);
globalThis.ssgStubPackage = (value) => names.get(value);
globalThis.ssgCreateRequire = safeRequire;

/** Writes a value as JSON. What JSON cannot hold is described by an object with the key "$opaque". */
async function report(value) {
	while (typeof value === "function" && !names.has(value))
		value = await value({ mode: "production", command: "build" });
	const parents = [];
	const toPlain = (value) => {
		if (names.has(value)) return { $opaque: "package", text: names.get(value) };
		if (typeof value === "function") return { $opaque: "function", text: value.name };
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
	exit(0); // timers and listeners of the configuration would keep the process alive
}

globalThis.ssgReport = report;
}
`;
