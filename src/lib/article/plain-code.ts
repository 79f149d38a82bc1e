/** Selects the framed code blocks that have not been split into lines and highlighted. */
export const PLAIN_CODE = ".code code:not(:has(.line))";
