import type { TextCommand } from "./commands";
import { isUrl } from "./links";
import { wrap } from "./marks";
import { changeLines } from "./line-commands";

/** Wraps the selected lines in an element, or each of them in one if `item` is given. */
function lines(before: string, after: string, item?: string): TextCommand {
  return changeLines((selected) => [
    before,
    ...selected.map((line) => (item && line.trim() ? `  <${item}>${line.trim()}</${item}>` : line)),
    after,
  ]);
}

function link({ text, from, to }: Parameters<TextCommand>[0]) {
  const selected = text.slice(from, to);
  const isSelectionUrl = isUrl(selected);
  const start = `<a href="${isSelectionUrl ? selected : ""}">`;
  const label = isSelectionUrl ? "" : selected;
  const caret = from + (isSelectionUrl ? start.length : start.length - 2);
  return {
    text: `${text.slice(0, from)}${start}${label}</a>${text.slice(to)}`,
    from: caret,
    to: caret,
  };
}

export const htmlCommands = {
  bold: wrap("<strong>", "</strong>"),
  italic: wrap("<em>", "</em>"),
  code: wrap("<code>", "</code>"),
  link,
  heading2: wrap("<h2>", "</h2>"),
  heading3: wrap("<h3>", "</h3>"),
  heading4: wrap("<h4>", "</h4>"),
  bullets: lines("<ul>", "</ul>", "li"),
  numbers: lines("<ol>", "</ol>", "li"),
  quote: lines("<blockquote>", "</blockquote>", "p"),
  codeBlock: wrap("<pre><code>", "</code></pre>"),
} satisfies Record<string, TextCommand>;
