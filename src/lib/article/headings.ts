import { attributeValue, plainText } from "@/lib/html/plain-text";

/** A heading of an article, as its table of contents lists it. */
export type Heading = {
  /** Without the `#` of its link. */
  id: string;
  text: string;
  level: 2 | 3;
};

/**
 * The headings of a table of contents: two levels, without the heading of the footnotes.
 *
 * @param html as `prepare` returns it, with an id on every heading
 */
export function headingsIn(html: string): Heading[] {
  const [body = ""] = html.split('<div class="footnotes"');
  return [...body.matchAll(/<h([23])\b[^>]*? id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)]
    .map(([, level, id = "", inner = ""]): Heading => ({
      id: attributeValue(id),
      text: plainText(inner),
      level: level === "2" ? 2 : 3,
    }))
    .filter(({ text }) => text !== "");
}
