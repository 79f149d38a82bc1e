import type { TextCommand } from "./commands";

/** Turns the selection into a link, or into a link to a selected URL; the caret moves to what is missing. */
export function link(url = ""): TextCommand {
  return ({ text, from, to }) => {
    const selected = text.slice(from, to);
    const isSelectionUrl = !url && isUrl(selected);
    const label = isSelectionUrl ? "" : labelOf(selected);
    const target = inParentheses(isSelectionUrl ? selected : url);
    const inserted = `[${label}](${target})`;
    const caret = label ? from + label.length + 3 : from + 1;
    const next = text.slice(0, from) + inserted + text.slice(to);
    if (label && target)
      return { text: next, from: from + inserted.length, to: from + inserted.length };
    return { text: next, from: caret, to: caret };
  };
}

/** A URL as the target of a link: a parenthesis without its other half would be the target's end, or hide it. */
function inParentheses(url: string): string {
  let depth = 0;
  for (const sign of url.match(/[()]/g) ?? []) {
    depth += sign === "(" ? 1 : -1;
    if (depth < 0) break;
  }
  return depth === 0 ? url : url.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** A text as the label of a link: a bracket without its other half would be the label's end. */
function labelOf(text: string): string {
  const parts = /`+[^`]*`+|\\[^]|[[\]]/g;
  let depth = 0;
  for (const [part] of text.matchAll(parts)) {
    depth += part === "[" ? 1 : part === "]" ? -1 : 0;
    if (depth < 0) break;
  }
  return depth === 0
    ? text
    : text.replace(parts, (part) => (part === "[" || part === "]" ? `\\${part}` : part));
}

/** True for exactly one web URL or email address. */
export function isUrl(text: string): boolean {
  return /^(https?:\/\/|mailto:)\S+$/.test(text.trim()) && URL.canParse(text.trim());
}
