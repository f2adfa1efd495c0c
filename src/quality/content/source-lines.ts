/** Reads lines of the files as their authors wrote them. */
import type { SourceFile } from "../../model/content/source.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";

const linesOf = memoizeByObject(({ text }: SourceFile) => text.split(/\r\n|\r|\n/));

/** A line of a file, from 1; `""` behind the last one. */
export const sourceLineOf = (file: SourceFile, line: number): string => linesOf(file)[line - 1] ?? "";
