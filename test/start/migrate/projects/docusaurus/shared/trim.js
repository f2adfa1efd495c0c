export const trim = (wick) => `${wick} < 2`;
