import { isLarger } from "./html/pictures.ts";
import { originalOf } from "./html/original.ts";
import { linkedPicturesIn, urlsInMarkdown, replaceSpans } from "../content/urls.ts";
import { splice } from "../lib/splice.ts";

/**
 * Replaces the URLs in a Markdown text, and leaves every other character as it is.
 *
 * @param change receives each URL, and whether it is a picture's
 */
export function changeMarkdown(
  markdown: string,
  change: (url: string, isPicture: boolean) => string,
): string {
  const prepared = withoutThumbnails(markdown);
  return replaceSpans(prepared, urlsInMarkdown(prepared), ({ url, kind }, written) => {
    if (kind === "srcset") return written;
    const changed = change(url, kind === "picture");
    if (changed === url) return written;
    if (kind !== "bare") return changed;
    // Only an absolute URL can be written without a link text.
    const isBareUrl = written === url || written === `<${url}>`;
    return isBareUrl ? `[${changed}](${changed})` : written;
  });
}

/** A Markdown text with the pictures that its thumbnails link to, instead of these. */
function withoutThumbnails(markdown: string): string {
  if (!/\[\s*!\[/.test(markdown)) return markdown;
  const edits = linkedPicturesIn(markdown).flatMap(({ start, end, target, source, ofTarget }) => {
    const original = originalOf(target);
    const text = ofTarget.replace(target, () => original);
    return isLarger(original, source) ? [{ start, end, text }] : [];
  });
  return splice(markdown, edits);
}
