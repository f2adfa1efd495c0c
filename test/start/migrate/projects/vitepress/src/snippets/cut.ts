export const cut = (length: number): number => length / 2;
