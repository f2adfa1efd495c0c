/**
 * Parts that a site can replace. The replacements are in a React context instead of the props, so that a part deep
 * inside a layout is replaced although no component around it knows of the theme, and so that a layout of the site uses
 * the site's parts by importing them under their usual names. React provides contexts on the server as well; only
 * markup that is rendered once for many pages (`render-static.ts`) is outside of them, and contains no such parts.
 */
import { type ComponentType, createContext, type FunctionComponent, useContext } from "react";

/** The components of a site by the parts that they replace. */
export type Replacements = ReadonlyMap<unknown, unknown>;

/** Around a layout or a document. The default is the theme as it comes. */
export const ReplacementsContext = createContext<Replacements>(new Map());

/**
 * Makes a component replaceable wherever it is used. Inside its replacement, the same name renders the original, so
 * that a replacement can add to it.
 */
export function replaceable<Props extends object>(Original: FunctionComponent<Props>): FunctionComponent<Props> {
	return function Part(props: Props) {
		const replacements = useContext(ReplacementsContext);
		const Replacement = replacements.get(Part) as ComponentType<Props> | undefined;
		// A call instead of an element, which React would handle separately: pages have hundreds of parts.
		if (!Replacement) return Original(props);
		const others = new Map(replacements);
		others.delete(Part);
		return (
			<ReplacementsContext value={others}>
				<Replacement {...props} />
			</ReplacementsContext>
		);
	};
}

/** Whether the site replaces a part. */
export const useIsReplaced = (part: FunctionComponent<never>): boolean => useContext(ReplacementsContext).has(part);
