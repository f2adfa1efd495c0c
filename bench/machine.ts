import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

/** What the figures were measured on, in one line. */
export function machineOf(): string {
	const processors = cpus();
	const memory = Math.round(totalmem() / 2 ** 30);
	return `${processors[0]?.model.trim() || "unknown processor"}, ${processors.length} cores, ${memory} GiB, ${systemOf()}, Node ${process.versions.node}`;
}

function systemOf(): string {
	try {
		const release = readFileSync("/etc/os-release", "utf8");
		return /^PRETTY_NAME="(.*)"$/m.exec(release)?.[1] ?? process.platform;
	} catch {
		return process.platform;
	}
}
