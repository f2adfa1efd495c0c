/** Limits on what clients of the server can consume. */
export interface ServerLimits {
	/** Time for a request to arrive completely. */
	readonly requestMs: number;
	/** Interval of that check: a request is cut off at most this much later. */
	readonly checkMs: number;
	/** A client that reads nothing of a response for this long is disconnected. */
	readonly stalledMs: number;
	/** Size of the request line and headers together. */
	readonly headerBytes: number;
	readonly headerCount: number;
	/** Requests queued on one connection. */
	readonly pipelinedRequests: number;
	readonly connections: number;
}

/** Browsers open up to six connections per server and time out after minutes. */
export const SERVER_LIMITS: ServerLimits = {
	requestMs: 10_000,
	checkMs: 500,
	stalledMs: 60_000,
	headerBytes: 16 * 1024,
	headerCount: 100,
	pipelinedRequests: 100,
	connections: 512,
};
