/** The words of a text, for lists that would be a page long with one on each line. */
export const words = (text: TemplateStringsArray): string[] => text.join("").trim().split(/\s+/);
