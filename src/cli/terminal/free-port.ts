/** Checks that a port is free. */
import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Listens for a moment, because only that tells whether a server can.
 *
 * @throws Error if another program listens on the port; Node's error if it cannot be used for another reason
 */
export async function checkPortIsFree(port: number, host: string): Promise<void> {
	const server = createServer();
	try {
		server.listen(port, host);
		await once(server, "listening");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
		throw new Error(
			`port ${port} is in use\n  help: choose another with --port, or leave out --strict-port to use the next free one`,
		);
	} finally {
		server.close();
	}
}
