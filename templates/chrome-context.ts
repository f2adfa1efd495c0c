import { createContext } from "react";
import type { Chrome } from "../src/react.ts";

/** What the locale's pages share, around a page. `undefined` in islands, which are rendered on their own. */
export const ChromeContext = createContext<Chrome | undefined>(undefined);
