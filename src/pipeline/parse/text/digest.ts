/** Identifies a text: 12 hexadecimal digits. Differences in white space are ignored. */
import { hash } from "node:crypto";
import { collapseWhitespace } from "./normalize-text.ts";

export const digestOf = (text: string): string => hash("sha256", collapseWhitespace(text)).slice(0, 12);
