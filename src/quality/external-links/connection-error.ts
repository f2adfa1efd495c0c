/** Describes why no answer came. */

export interface ConnectionError {
	/** @example "the certificate has expired" */
	readonly reason: string;
	/** It may work the next time. */
	readonly isTemporary: boolean;
	/** Every address of the host has it. */
	readonly isOfHost: boolean;
}

/** Of Node and OpenSSL: https://nodejs.org/api/tls.html#x509-certificate-error-codes. */
const CERTIFICATE_ERRORS: Readonly<Record<string, string>> = {
	CERT_HAS_EXPIRED: "its certificate has expired",
	CERT_NOT_YET_VALID: "its certificate is not valid yet",
	CERT_REVOKED: "its certificate has been revoked",
	CERT_UNTRUSTED: "its certificate is not trusted",
	CERT_REJECTED: "its certificate is not trusted",
	DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
	SELF_SIGNED_CERT_IN_CHAIN: "its certificate is self-signed",
	ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host name",
	UNABLE_TO_VERIFY_LEAF_SIGNATURE:
		"its certificate cannot be verified: the server does not send the certificate of the issuer",
	UNABLE_TO_GET_ISSUER_CERT: "its certificate cannot be verified: the issuer is unknown",
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate cannot be verified: the issuer is unknown",
};

const HOST_ERRORS: Readonly<Record<string, string>> = {
	ENOTFOUND: "there is no such host",
	EAI_AGAIN: "its host name cannot be looked up",
	ECONNREFUSED: "the connection is refused",
	EHOSTUNREACH: "there is no route to the host",
	ENETUNREACH: "there is no route to the host",
	ETIMEDOUT: "no connection is made in time",
	UND_ERR_CONNECT_TIMEOUT: "no connection is made in time",
};

const CONNECTION_ERRORS: Readonly<Record<string, string>> = {
	ECONNRESET: "the connection is closed before an answer",
	EPIPE: "the connection is closed before an answer",
	UND_ERR_SOCKET: "the connection is closed before an answer",
	UND_ERR_HEADERS_TIMEOUT: "no answer in time",
	UND_ERR_BODY_TIMEOUT: "no answer in time",
};

/** @param error what `fetch` has thrown */
export function describeConnectionError(error: unknown): ConnectionError {
	if (error instanceof Error && error.name === "TimeoutError")
		return { reason: "no answer in time", isTemporary: true, isOfHost: false };
	const cause = causeOf(error);
	const code = String((cause as { code?: unknown }).code ?? "");
	const isSecurity = code === "EPROTO" || /^ERR_(?:SSL|TLS)_/.test(code);
	const certificate = CERTIFICATE_ERRORS[code] ?? (isSecurity && `no secure connection is possible (${code})`);
	if (certificate) return { reason: certificate, isTemporary: false, isOfHost: true };
	const host = HOST_ERRORS[code];
	if (host) return { reason: host, isTemporary: code !== "ENOTFOUND", isOfHost: true };
	const isInvalid = /^HPE_/.test(code);
	const reason = isInvalid ? `the answer is not valid HTTP (${code})` : CONNECTION_ERRORS[code];
	return { reason: reason ?? (code || cause.message), isTemporary: code !== "" && !isInvalid, isOfHost: false };
}

/** `fetch` wraps the error of the connection, some of them twice. */
function causeOf(error: unknown): Error {
	let inner = error;
	while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
	return inner instanceof Error ? inner : new Error(String(inner));
}
