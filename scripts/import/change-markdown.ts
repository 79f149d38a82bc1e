import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
/** An address in HTML. */
const ATTRIBUTE = /(\s(?:href|src|poster)=)(?:"([^"]*)"|'([^']*)')/gi;

type Edit = { start: number; end: number; text: string };

/**
 * Replaces the addresses of a Markdown text, and leaves every other character as it is.
 *
 * @param change gets each address, and whether it is that of a picture
 */
export function changeMarkdown(
  markdown: string,
  change: (address: string, isPicture: boolean) => string,
): string {
  const edits: Edit[] = [];
  visit(parser.parse(markdown), (node) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const written = markdown.slice(start, end);
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      // The address comes after the words, which may be the same.
      const at = written.lastIndexOf(node.url);
      const changed = change(node.url, node.type === "image");
      if (at < 0 || node.url === "" || changed === node.url) return;
      // Only a whole address can be written without words.
      if (written === node.url || written === `<${node.url}>`) {
        edits.push({ start, end, text: `[${changed}](${changed})` });
        return;
      }
      edits.push({ start: start + at, end: start + at + node.url.length, text: changed });
    } else if (node.type === "html") {
      const text = written.replace(
        ATTRIBUTE,
        (whole: string, name: string, double?: string, single?: string) => {
          const isPicture = !name.includes("href") && /<img\b/i.test(written);
          const changed = change(double ?? single ?? "", isPicture);
          return changed === (double ?? single) ? whole : `${name}"${changed}"`;
        },
      );
      if (text !== written) edits.push({ start, end, text });
    }
  });
  let result = markdown;
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}
