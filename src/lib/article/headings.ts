import { plainText } from "@/lib/html/plain-text";

/** A heading of an article, as its table of contents lists it. */
export type Heading = {
  /** Without the `#` of a link to it. */
  id: string;
  text: string;
  level: 2 | 3;
};

/**
 * The headings that a table of contents lists: two levels, without that of the footnotes.
 *
 * @param html as `prepare` makes it, where every heading has its id
 */
export function headingsIn(html: string): Heading[] {
  const [body = ""] = html.split('<div class="footnotes"');
  return [...body.matchAll(/<h([23])\b[^>]*? id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)]
    .map(([, level, id = "", inner = ""]): Heading => ({
      id,
      text: plainText(inner),
      level: level === "2" ? 2 : 3,
    }))
    .filter(({ text }) => text !== "");
}
