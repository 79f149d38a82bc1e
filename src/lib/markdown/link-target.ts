/** Pages of Google and Outlook that lead to the page a link is about. */
const REDIRECT =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url|[\w-]+\.safelinks\.protection\.outlook\.com\/[^?]*)\?/;

/** Where a link leads that some programs lead through a page of theirs; any other stays as it is. */
export function linkTargetOf(href: string): string {
  const query = REDIRECT.test(href) ? URL.parse(href)?.searchParams : undefined;
  const target = ["q", "url"]
    .map((name) => query?.get(name) ?? "")
    .find((url) => /^https?:/.test(url));
  return target ?? href;
}
