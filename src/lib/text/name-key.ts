/** What nobody sees, but for the tags that make a flag of 🏴. */
const INVISIBLE = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** As the database has them, which takes U+0085 for a space, too. */
const SPACES = /[\s\u0085]+/g;

/**
 * What the names of tags, categories and series have in common that are one: as `private.name_key` in the database,
 * which holds them to one spelling, see supabase/migrations/20261127000100_one_spelling.sql.
 *
 * @param name in any spelling
 */
export function nameKey(name: string): string {
  return name
    .normalize("NFKC")
    .replaceAll("İ", "I")
    .replace(INVISIBLE, "$1")
    .replaceAll(SPACES, " ")
    .trim()
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss");
}
