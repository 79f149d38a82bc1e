import { isLarger } from "./html/pictures.ts";
import { urlsInMarkdown, replaceSpans } from "../content/urls.ts";

/** A thumbnail that links to another picture. */
const THUMBNAIL = /\[!\[([^\]\n]*)\]\(([^\s()]+)(\s+"[^"\n]*")?\)\]\(([^\s()]+)\)/g;

/**
 * Replaces the URLs in a Markdown text, and leaves every other character as it is.
 *
 * @param change receives each URL, and whether it is a picture's
 */
export function changeMarkdown(
  markdown: string,
  change: (url: string, isPicture: boolean) => string,
): string {
  const prepared = markdown.replace(
    THUMBNAIL,
    (written: string, alt: string, picture: string, title = "", target: string) =>
      isLarger(target, picture) ? `![${alt}](${target}${title})` : written,
  );
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
