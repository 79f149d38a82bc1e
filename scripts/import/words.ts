import { JSDOM } from "jsdom";

const { document } = new JSDOM("").window;

/** The words of HTML, without tags and with entities resolved, as of titles and names. */
export function wordsOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  const text = textIn(html);
  // Some escape what is escaped already.
  return /&(?:amp|quot|#0?39|lt|gt);/.test(text) ? textIn(text) : text;
}

function textIn(html: string): string {
  const box = document.createElement("template");
  box.innerHTML = html;
  return box.content.textContent;
}
