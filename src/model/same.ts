/**
 * Whether two plain values say the same. Equal texts that are one object, as most are from round to round, cost nothing.
 * What is not plain, a map say, is the same as itself only.
 */
export function isSame(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (typeof one !== "object" || typeof other !== "object") return false;
	if (one === null || other === null) return false;
	if (Array.isArray(one))
		return (
			Array.isArray(other) &&
			one.length === other.length &&
			one.every((value, i) => isSame(value, other[i]))
		);
	if (!isPlain(one) || !isPlain(other)) return false;
	const names = Object.keys(one);
	return (
		names.length === Object.keys(other).length &&
		names.every(
			(name) =>
				Object.hasOwn(other, name) &&
				isSame(
					(one as Record<string, unknown>)[name],
					(other as Record<string, unknown>)[name],
				),
		)
	);
}

const isPlain = (value: object): boolean =>
	Object.getPrototypeOf(value) === Object.prototype;
