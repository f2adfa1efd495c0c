/** The keys whose types differ, at any depth. `never` if the types are the same. */
export type DifferingKey<A, B> = {
	[Key in keyof (A & B)]-?: Key extends keyof A & keyof B ? (IsSame<A[Key], B[Key]> extends true ? never : Key) : Key;
}[keyof (A & B)];

/** Assignability alone does not notice an optional key that only one side has. */
type IsSame<A, B> = IsMutual<A, B> extends true ? IsMutual<DeepRequired<A>, DeepRequired<B>> : false;

type IsMutual<A, B> = [A, B] extends [B, A] ? true : false;

type DeepRequired<T> = T extends (...args: never[]) => unknown
	? T
	: { readonly [Key in keyof T]-?: DeepRequired<T[Key]> };
