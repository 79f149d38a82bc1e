import { JSDOM } from "jsdom";

const { document } = new JSDOM("").window;

/** The words of HTML, without tags and with entities resolved, as of titles and names. */
export function wordsOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = textIn(html);
  // Some escape what is escaped already.
  return /&(?:amp|quot|#0?39|lt|gt);/.test(text) ? textIn(text) : text;
}

const PAIR = /<(abbr|b|code|del|em|i|q|s|small|span|strong|sub|sup|u)\b[^>]*>(.*?)<\/\1>/gi;

/** The words of a line in which HTML may stand, and what only looks like it. */
export function wordsOfLine(line: string): string {
  return line
    .replace(PAIR, "$2")
    .replace(/&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi, (entity) => wordsOf(entity));
}

function textIn(html: string): string {
  const box = document.createElement("template");
  box.innerHTML = html;
  return box.content.textContent;
}
