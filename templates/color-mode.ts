import type { Chrome } from "../src/react.ts";

/** The mode before a reader has chosen one. `system`, what the browser prefers, is also a third state of the switch. */
export const initialModeOf = ({
	colorMode: { defaultMode, respectPrefersColorScheme },
}: Chrome): "light" | "dark" | "system" => (respectPrefersColorScheme ? "system" : defaultMode);
