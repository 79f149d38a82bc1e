/** Selects the framed blocks of code that are not divided into lines, and so not coloured, yet. */
export const PLAIN_CODE = ".code code:not(:has(.line))";
