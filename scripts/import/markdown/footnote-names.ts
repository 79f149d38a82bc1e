/** The beginning of a footnote with blanks in its name. */
const NAMED = /^[ \t]{0,3}\[\^([^[\]\s]+(?:[ \t]+[^[\]\s]+)+)\]:/gm;
const ANY = /\[\^([^[\]\n]{1,200})\]/g;
const keyOf = (name: string) => name.toLowerCase().replace(/[ \t]+/g, " ");

/** Footnotes may have blanks in their names in some systems, such as Zola; hyphens replace them. Code has been protected before. */
export function withFootnoteNames(text: string): string {
  const named = new Set(Array.from(text.matchAll(NAMED), ([, name = ""]) => keyOf(name)));
  if (named.size === 0) return text;
  const taken = new Set(Array.from(text.matchAll(ANY), ([, name = ""]) => keyOf(name)));
  const names = new Map<string, string>();
  for (const name of named) {
    let hyphened = name.replaceAll(" ", "-");
    while (taken.has(hyphened)) hyphened += "-";
    names.set(name, hyphened);
  }
  return text.replace(ANY, (written, name: string) => {
    const hyphened = names.get(keyOf(name));
    return hyphened === undefined ? written : `[^${hyphened}]`;
  });
}
