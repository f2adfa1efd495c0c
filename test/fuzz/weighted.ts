import fc, { type Arbitrary } from "fast-check";

/** One of several, each as often as its weight says. */
export const weighted = <T>(...choices: readonly (readonly [weight: number, arbitrary: Arbitrary<T>])[]) =>
	fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
