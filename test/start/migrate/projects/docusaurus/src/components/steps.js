export const STEP = 2;
