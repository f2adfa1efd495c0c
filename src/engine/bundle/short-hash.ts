import { hash } from "node:crypto";

export const shortHash = (text: string): string => hash("sha256", text).slice(0, 10);
