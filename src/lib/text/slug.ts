/** Less than the database's limit, which leaves room for the number that it appends to a slug that is taken. */
export const SLUG_LENGTH = 200;

/**
 * Derives a URL slug from a title; other scripts are transliterated. If the slug is empty, the database uses a
 * short id instead.
 *
 * @param title any text
 * @param language BCP 47; in German "ü" is "ue", elsewhere "u"
 * @returns at most {@link SLUG_LENGTH} characters of `a-z`, `0-9` and single hyphens, or an empty string
 */
export async function slugOf(title: string, language = ""): Promise<string> {
  const transliterated = /^de\b/i.test(language)
    ? title.normalize().replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD").charAt(0)}e`)
    : title;
  const latin = /^[\x20-\x7e]*$/.test(transliterated)
    ? transliterated
    : (await import("any-ascii")).default(transliterated);
  return latin
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, "");
}
