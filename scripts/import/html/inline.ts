import { linkTo, nodesOf, replaceTag } from "./elements.ts";
import { spread } from "./unwrap.ts";

const INLINE = "b, strong, i, em, s, del, ins, mark, code, u, small, sub, sup, a";
/** Obsolete elements, and synonyms. */
const RENAMED: Record<string, string> = {
  strike: "del",
  tt: "code",
  acronym: "abbr",
  dir: "ul",
  menu: "ul",
  "span.crayon-inline": "code",
};
/** Up to the end of a shortcode, if it is within one. */
const LINKED =
  /((?:https?:\/\/)(?:(?!\[\/)[^\s<>"')\]\u{10FFFC}])*[\w/]|(?<![\w./+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w@-])|(?<![\w./@-])www\.[\w-]+\.[^\s<>"')\]]*[\w/])/u;

/** Converts inline content to what Markdown can express. */
export function plainInline(body: HTMLElement): void {
  for (const [name, replacement] of Object.entries(RENAMED)) {
    for (const element of body.querySelectorAll(name)) replaceTag(element, replacement);
  }
  // Google Docs wraps the whole text in a `<b>` that is not bold.
  for (const plain of body.querySelectorAll("b[style*=font-weight], strong[style*=font-weight]")) {
    if (/font-weight:\s*(?:normal|400)/.test(plain.getAttribute("style") ?? ""))
      plain.replaceWith(...plain.childNodes);
  }
  for (const nested of body.querySelectorAll(
    ":is(b, strong) :is(b, strong), :is(i, em) :is(i, em)",
  ))
    nested.replaceWith(...nested.childNodes);
  spread("b, strong, i, em, s, del, ins, mark, small", body);
  for (const hint of body.querySelectorAll("span[title]")) replaceTag(hint, "abbr");
  for (const span of body.querySelectorAll("span[style], font[style]")) {
    const style = span.getAttribute("style") ?? "";
    const name = /font-weight:\s*(?:bold|[6-9]00)/.test(style)
      ? "strong"
      : /font-style:\s*italic/.test(style)
        ? "em"
        : /line-through/.test(style)
          ? "del"
          : "";
    if (name) replaceTag(span, name);
  }
  for (const address of body.querySelectorAll("address")) {
    const paragraph = replaceTag(address, "p");
    paragraph.innerHTML = paragraph.innerHTML.trim().replace(/(?:<br>)?\n/g, "<br>");
  }
  for (const next of body.querySelectorAll("b + b, strong + strong, i + i, em + em, code + code")) {
    const before = next.previousElementSibling;
    if (before !== next.previousSibling) continue;
    before?.append(...next.childNodes);
    next.remove();
  }
  for (const element of [...body.querySelectorAll(INLINE)].toReversed()) moveBlanks(element);
  linkUrls(body);
}

/** Spaces and line breaks at the ends of bold text belong beside it, and an element without text is removed. */
function moveBlanks(element: Element): void {
  if (element.localName === "code" && element.closest("pre")) return;
  if (removeIfEmpty(element)) return;
  for (const position of ["beforebegin", "afterend"] as const) while (moveBlank(element, position));
  removeIfEmpty(element);
}

function removeIfEmpty(element: Element): boolean {
  const hasContent =
    element.textContent.trim() !== "" || element.querySelector("img, video, audio, input, br");
  if (hasContent) return false;
  if (element.id === "") element.replaceWith(...(element.textContent === "" ? [] : [" "]));
  return true;
}

/** @returns whether what is at this end now may be blank, too */
function moveBlank(element: Element, position: "beforebegin" | "afterend"): boolean {
  const isStart = position === "beforebegin";
  const node = isStart ? element.firstChild : element.lastChild;
  if (node instanceof Element && node.localName === "br") {
    element.insertAdjacentElement(position, node);
    return true;
  }
  if (!(node instanceof Text)) return false;
  const moved = isStart ? node.data.trimStart() : node.data.trimEnd();
  const blanks = node.data.replace(moved, "");
  // Others are shown as they are.
  if (blanks) element.insertAdjacentText(position, /^[ \t\n\r\f]+$/.test(blanks) ? " " : blanks);
  if (moved === "") node.remove();
  else node.data = moved;
  return moved === "";
}

/** URLs in the text become links, as in Markdown; WordPress embeds their targets. */
function linkUrls(body: HTMLElement): void {
  for (const node of nodesOf(body, NodeFilter.SHOW_TEXT)) {
    if (!(node instanceof Text) || node.parentElement?.closest("a, code, pre")) continue;
    const parts = node.data.split(LINKED);
    if (parts.length === 1) continue;
    node.replaceWith(
      ...parts.map((part, index) => (index % 2 === 0 ? part : linkTo(urlOf(part), part))),
    );
  }
}

function urlOf(written: string): string {
  if (written.includes("://")) return written;
  return written.startsWith("www.") ? `http://${written}` : `mailto:${written}`;
}
