/**
 * Makes a URL slug of a title; other scripts are transliterated. If the slug is empty, the database
 * uses a short id instead.
 *
 * @param title any text
 * @returns at most 200 characters of `a-z`, `0-9` and single hyphens, or an empty string
 */
export async function slugOf(title: string): Promise<string> {
  const latin = /^[\x20-\x7e]*$/.test(title) ? title : (await import("any-ascii")).default(title);
  return latin
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, 200)
    .replace(/^-|-$/g, "");
}
