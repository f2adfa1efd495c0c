/** Makes certificates that nobody has signed but their owner. Node reads certificates and does not write them. */
import { generateKeyPairSync, sign } from "node:crypto";

export interface Certificate {
	readonly key: string;
	readonly cert: string;
}

export interface CertificateOptions {
	/** @default "127.0.0.1" */
	readonly ip?: string;
	/** @default tomorrow */
	readonly until?: Date;
}

const DAY_MS = 86_400_000;

/** As X.509 describes it: https://www.rfc-editor.org/rfc/rfc5280#section-4.1. */
export function selfSignedCertificate({
	ip = "127.0.0.1",
	until = new Date(Date.now() + DAY_MS),
}: CertificateOptions = {}): Certificate {
	const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const algorithm = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2)); // ecdsa-with-SHA256
	const name = sequence(der(0x31, sequence(objectId(0x55, 4, 3), der(0x0c, Buffer.from("test")))));
	const subjectAltName = sequence(
		objectId(0x55, 0x1d, 0x11),
		der(0x04, sequence(der(0x87, Buffer.from(ip.split(".").map(Number))))),
	);
	const contents = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))), // version 3
		der(0x02, Buffer.from([1])),
		algorithm,
		name,
		sequence(time(new Date(until.getTime() - 2 * DAY_MS)), time(until)),
		name,
		publicKey.export({ type: "spki", format: "der" }),
		der(0xa3, sequence(subjectAltName)),
	);
	const signature = sign("sha256", contents, privateKey);
	const certificate = sequence(contents, algorithm, der(0x03, Buffer.from([0]), signature));
	const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
	return {
		key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
		cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
	};
}

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
	const body = Buffer.concat(contents);
	const size =
		body.length < 0x80
			? [body.length]
			: body.length < 0x100
				? [0x81, body.length]
				: [0x82, body.length >> 8, body.length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);

const objectId = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));

/** @example `20300101120000Z` */
const time = (date: Date) => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, "")));
