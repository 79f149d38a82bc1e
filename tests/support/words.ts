/** The words of a text, for lists that would fill a page with one word per line. */
export const words = (text: TemplateStringsArray): string[] => text.join("").trim().split(/\s+/);
