/** Invisible characters, except for the tags that turn 🏴 into a flag. */
const INVISIBLE = /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** White space as in the database, which includes U+0085. */
const SPACES = /[\s\u0085]+/g;

/**
 * The common key of all spellings of a tag's, category's or series' name: like `private.name_key` in the
 * database, which enforces one spelling, see supabase/migrations/20261127000100_one_spelling.sql.
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
