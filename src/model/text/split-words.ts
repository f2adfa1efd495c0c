type WordIn<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | WordIn<Rest> : Line;

/** The words of some lines, which are easier to read than an array of many short texts. */
export const splitWords = <Line extends string>(...lines: readonly Line[]): readonly WordIn<Line>[] =>
	lines.flatMap((line) => line.split(" ")) as WordIn<Line>[];
