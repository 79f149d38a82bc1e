/** Selects the framed code blocks that have not been divided into lines and coloured. */
export const PLAIN_CODE = ".code code:not(:has(.line))";
