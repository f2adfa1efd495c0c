import { networkInterfaces } from "node:os";

/** The addresses under which other devices reach this machine. */
export const networkAddresses = (): string[] =>
	Object.values(networkInterfaces())
		.flatMap((addresses = []) => addresses)
		.filter(({ family, internal }) => family === "IPv4" && !internal)
		.map(({ address }) => address);
