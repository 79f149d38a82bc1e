/** The beginning of a footnote with blanks in its name. */
const NAMED = /^[ \t]{0,3}\[\^([^\]\s]+(?:[ \t]+[^\]\s]+)+)\]:/gm;

/** Footnotes may have blanks in their names in some systems, such as Zola; hyphens replace them. Code has been protected before. */
export function withFootnoteNames(text: string): string {
  const names = new Set(Array.from(text.matchAll(NAMED), ([, name = ""]) => name));
  if (names.size === 0) return text;
  return text.replace(/\[\^([^\]\n]+)\]/g, (written, name: string) =>
    names.has(name) ? `[^${name.replace(/[ \t]+/g, "-")}]` : written,
  );
}
