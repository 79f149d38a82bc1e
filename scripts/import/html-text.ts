import { JSDOM } from "jsdom";

const { document } = new JSDOM("").window;

/** The text of HTML, without tags and with entities resolved, for titles and names. */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = textIn(html);
  // Some escape what is escaped already, which may be next to something like a tag.
  return /&(?:amp|quot|#0?39|lt|gt);/.test(text) ? textOfLine(text) : text;
}

const PAIR = /<(abbr|b|code|del|em|i|q|s|small|span|strong|sub|sup|u)\b[^>]*>(.*?)<\/\1>/gi;

/** The text of a line that may contain HTML, or only something like it. */
export function textOfLine(line: string): string {
  return line
    .replace(PAIR, "$2")
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, (entity) => textOfHtml(entity));
}

function textIn(html: string): string {
  const fragment = fragmentOf(html);
  // The last word of a line must not run into the first of the next.
  for (const end of fragment.querySelectorAll("br, p, div, li, h1, h2, h3, h4, h5, h6"))
    if (end.nextSibling && !/^\s/.test(end.nextSibling.textContent ?? "")) end.after(" ");
  return fragment.textContent;
}

/** HTML as a tree in which nothing runs. */
export function fragmentOf(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
