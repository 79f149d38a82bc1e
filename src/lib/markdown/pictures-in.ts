import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

// Without maths: in a text with two prices, everything between them would be a formula.
const parser = unified().use(remarkParse).use(remarkGfm).freeze();

type Picture = { alt: string; src: string; /** Where its `![` stands. */ start: number };

/** The pictures in Markdown syntax, in order. */
export function picturesIn(source: string): Picture[] {
  const tree = parser.parse(source);
  const urls = new Map<string, string>();
  visit(tree, "definition", ({ identifier, url }) => {
    if (!urls.has(identifier)) urls.set(identifier, url);
  });
  const pictures: Picture[] = [];
  visit(tree, (node) => {
    if (node.type !== "image" && node.type !== "imageReference") return;
    const src = node.type === "image" ? node.url : urls.get(node.identifier);
    const start = node.position?.start.offset;
    if (src !== undefined && start !== undefined)
      pictures.push({ alt: node.alt ?? "", src, start });
  });
  return pictures;
}
