/** By what a text is known again: 12 hexadecimal digits. Spaces and line breaks do not count, however many they are. */
import { hash } from "node:crypto";
import { collapsed } from "./plain.ts";

export const digestOf = (text: string): string =>
	hash("sha256", collapsed(text)).slice(0, 12);
