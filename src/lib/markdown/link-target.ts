/** Pages of Google and Outlook that redirect to the page that a link is about. */
const REDIRECT =
  /^https?:\/\/(?:(?:www\.)?google\.[a-z.]+\/url|[\w-]+\.safelinks\.protection\.outlook\.com\/[^?]*)\?/;

/** The URL that a link leads to, without the page of Google or Outlook that it may lead through. */
export function linkTargetOf(href: string): string {
  const query = REDIRECT.test(href) ? URL.parse(href)?.searchParams : undefined;
  const target = ["q", "url"]
    .map((name) => query?.get(name) ?? "")
    .find((url) => /^https?:/.test(url));
  return target ?? href;
}
