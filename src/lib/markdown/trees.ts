/** The types of the syntax trees, taken from the packages that make them. */
import type rehypeRaw from "rehype-raw";
import type { parser } from "./parser";

/** The tree of a Markdown text (mdast). */
export type MarkdownRoot = ReturnType<typeof parser.parse>;
export type MarkdownNode = MarkdownRoot["children"][number];
type MarkdownOf<Type extends string> = Extract<MarkdownNode, { type: Type }>;
export type Paragraph = MarkdownOf<"paragraph">;
export type Blockquote = MarkdownOf<"blockquote">;
export type Image = MarkdownOf<"image">;
export type CodeBlock = MarkdownOf<"code">;
export type MathBlock = MarkdownOf<"math">;
export type InlineMath = MarkdownOf<"inlineMath">;

/** The tree of an HTML text (hast). */
export type HtmlRoot = ReturnType<ReturnType<typeof rehypeRaw>>;
export type HtmlNode = HtmlRoot["children"][number];
export type Element = Extract<HtmlNode, { type: "element" }>;
