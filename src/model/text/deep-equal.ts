/**
 * Whether two plain values are deeply equal. Shared references, which are the norm between rebuilds, are compared in
 * constant time. Values that are not plain, such as maps, are equal only if identical.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (typeof one !== "object" || typeof other !== "object") return false;
	if (one === null || other === null) return false;
	if (Array.isArray(one))
		return Array.isArray(other) && one.length === other.length && one.every((value, i) => isDeepEqual(value, other[i]));
	if (!isPlainObject(one) || !isPlainObject(other)) return false;
	const names = Object.keys(one);
	return (
		names.length === Object.keys(other).length &&
		names.every(
			(name) =>
				Object.hasOwn(other, name) &&
				isDeepEqual((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
		)
	);
}

const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;
