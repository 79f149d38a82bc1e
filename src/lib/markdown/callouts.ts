import { visit } from "unist-util-visit";
import type { Blockquote, MarkdownRoot, Paragraph } from "./trees";

type Phrasing = Paragraph["children"][number];

const TITLES = new Map([
  ["note", "Note"],
  ["tip", "Tip"],
  ["important", "Important"],
  ["warning", "Warning"],
  ["caution", "Caution"],
]);

/**
 * Turns each blockquote into a callout that begins with `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or
 * `[!CAUTION]`, as GitHub does. The rest of that line becomes its title, without the signs by which Obsidian folds it or
 * makes it large.
 */
export function callouts() {
  return (tree: MarkdownRoot) => visit(tree, "blockquote", toCallout);
}

function toCallout(quotation: Blockquote): void {
  const [opening, ...rest] = quotation.children;
  if (opening?.type !== "paragraph") return;
  const [marker, ...nodes] = opening.children;
  if (marker?.type !== "text") return;
  const [written, name] =
    /^\[!(\w+)\](?:[+-](?!\S))?[ \t]*(?:#{1,6}[ \t]+)?/.exec(marker.value) ?? [];
  const kind = name?.toLowerCase() ?? "";
  const defaultTitle = TITLES.get(kind);
  if (written === undefined || defaultTitle === undefined) return;

  const { line, below } = splitAtLineEnd([
    { ...marker, value: marker.value.slice(written.length) },
    ...nodes,
  ]);
  const title: Paragraph = {
    type: "paragraph",
    children: line.length > 0 ? line : [{ type: "text", value: defaultTitle }],
    data: { hProperties: { className: ["callout-title"] } },
  };
  const text: Paragraph[] = below.length > 0 ? [{ type: "paragraph", children: below }] : [];
  quotation.children = [title, ...text, ...rest];
  quotation.data = {
    hName: "div",
    hProperties: { className: ["callout", `callout-${kind}`] },
  };
}

/** Splits a paragraph after its first line, and drops empty parts. */
function splitAtLineEnd(nodes: Phrasing[]): { line: Phrasing[]; below: Phrasing[] } {
  for (const [index, node] of nodes.entries()) {
    const before = nodes.slice(0, index);
    const after = nodes.slice(index + 1);
    if (node.type === "break") return { line: filled(before), below: filled(after) };
    const end = node.type === "text" ? node.value.indexOf("\n") : -1;
    if (node.type === "text" && end >= 0) {
      return {
        line: filled([...before, { ...node, value: node.value.slice(0, end) }]),
        below: filled([{ ...node, value: node.value.slice(end + 1) }, ...after]),
      };
    }
  }
  return { line: filled(nodes), below: [] };
}

function filled(nodes: Phrasing[]): Phrasing[] {
  return nodes.filter((node) => node.type !== "text" || node.value !== "");
}
