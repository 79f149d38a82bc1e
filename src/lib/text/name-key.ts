/** What nobody sees, but for the tags that make a flag of 🏴. */
const INVISIBLE =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u034F\u17B4\u17B5\u180B-\u180F\uFE00-\uFE0F\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;
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
