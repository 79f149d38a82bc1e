/**
 * The slug, id or path at the end of a URL, as pages have it. Where the URL was copied or typed, capitals, punctuation
 * of a sentence and parameters without a question mark of their own (`a-slug&utm_source=x`) have become part of it.
 *
 * @param segment percent-decoded
 */
export function slugInUrl(segment: string): string {
  const [slug = ""] = segment.split(/[?&;#]/, 1);
  // Each run of punctuation is tried once, however long a stranger's link makes it.
  return slug.replace(/(?<![^a-z\d])[^a-z\d]+$/i, "").toLowerCase();
}
