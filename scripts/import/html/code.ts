import { languageOf } from "../markdown/code-info.ts";
import { loss, type Note } from "../source.ts";
import { shortened } from "../shortened.ts";
import { replaceTag } from "./elements.ts";

/** Languages that have a separate shortcode or class in highlighters. */
export const LANGUAGES = new Set(
  `actionscript actionscript3 applescript as3 asm asp awk bash basic batch c c-sharp cpp clojure coffeescript coldfusion cobol csharp css
   d dart delphi diff elixir erl elm erlang fortran fsharp go golang groovy haskell html html5 ini java javafx javascript jquery js jscript json
   jsx kotlin less lisp lua make matlab nginx objc objective-c objectivec ocaml pas pascal patch perl php pl plain plsql powershell ps prolog
   puppet python py r rails ror ruby rb rust sass scala scheme scss shell sql swift tcl ts tsql typescript vb vbnet vhdl vim xhtml
   xml xslt yaml yml`.split(/\s+/),
);

/** Elements, obsolete or of old highlighters, whose text is code. */
const OBSOLETE =
  "xmp, listing, plaintext, textarea.crayon-plain, textarea[name=code], script[type=syntaxhighlighter]";

/**
 * Converts each code block to `pre` and `code` with its language, whatever the highlighter.
 *
 * @param notes receives links, which code cannot contain here
 */
export function markCode(body: HTMLElement, notes: Note[]): void {
  for (const obsolete of body.querySelectorAll(OBSOLETE)) {
    const pre = document.createElement("pre");
    pre.className = obsolete.className;
    pre.textContent = obsolete.textContent.replace(/^\s*<!\[CDATA\[\n?|\s*\]\]>\s*$/g, "");
    (obsolete.closest(".crayon-syntax") ?? obsolete).replaceWith(pre);
  }
  // Several lines in a paragraph or box that contains only code.
  for (const code of body.querySelectorAll(":is(p, div) > code:only-child:has(br)")) {
    const box = code.parentElement;
    if (box?.textContent.trim() !== code.textContent.trim()) continue;
    for (const { nextSibling } of code.querySelectorAll("br"))
      if (nextSibling instanceof Text) nextSibling.data = nextSibling.data.replace(/^\n/, "");
    box.replaceChildren(code);
    replaceTag(box, "pre");
  }
  for (const gutter of body.querySelectorAll(
    ".gutter, .lineno, .line-numbers-rows, .rouge-gutter, td.line-numbers",
  ))
    gutter.remove();
  for (const cell of body.querySelectorAll("td.code, td.rouge-code")) {
    const pre = cell.querySelector("pre");
    if (pre) cell.closest("table")?.replaceWith(pre);
  }
  // Copied from GitHub.
  const rows = [...body.querySelectorAll("td.blob-code, td.js-file-line")];
  for (const [table, lines] of Map.groupBy(rows, (row) => row.closest("table"))) {
    const pre = document.createElement("pre");
    pre.textContent = lines.map((line) => line.textContent.replace(/\n$/, "")).join("\n");
    table?.replaceWith(pre);
  }
  for (const pre of body.querySelectorAll("pre")) {
    for (const lineBreak of pre.querySelectorAll("br")) lineBreak.replaceWith("\n");
    for (const line of pre.querySelectorAll("div, p, li")) {
      if (line.nextElementSibling && !line.textContent.endsWith("\n")) line.append("\n");
    }
    if (pre.classList.contains("wp-block-verse")) linesOf(pre);
    else {
      for (const link of pre.querySelectorAll("a[href]")) {
        const url = link.getAttribute("href") ?? "";
        if (/^https?:/.test(url) && link.textContent.trim() !== url)
          notes.push(loss("text", `a link to ${shortened(url)} within code is left out`));
      }
      normalizeCode(pre);
    }
  }
}

/** A verse: lines of text with their indents, and with their links. */
function linesOf(verse: Element): void {
  const paragraph = document.createElement("p");
  paragraph.innerHTML = verse.innerHTML
    .trim()
    .replaceAll("\n", "<br>")
    .replace(/(?<=<br>) +/g, (indent) => "&nbsp;".repeat(indent.length));
  verse.replaceWith(paragraph);
}

const LANGUAGE_CLASS =
  /(?:language-|lang(?:uage)?[:-]\s*|brush:\s*|highlight-source-|sourceCode\s+)([\w+#-]+)/;
/** Highlighted lines, as given in classes. */
const MARKED = /(?:^|[\s;])(?:mark:|highlight:\s*\[)([\d,\s-]+)/;
const TITLES = ["title", "data-title", "data-enlighter-title", "data-file", "data-filename"];
const LINES = ["data-mark", "data-line", "data-enlighter-highlight"];
const NAMES = [
  "data-lang",
  "data-language",
  "data-code-block-lang",
  "data-enlighter-language",
  "lang",
];

function normalizeCode(pre: Element): void {
  const code = pre.querySelector("code");
  const valueOf = (names: string[]) =>
    [code, pre]
      .flatMap((element) => names.map((name) => element?.getAttribute(name)?.trim()))
      .find(Boolean);
  const around = [code, pre, pre.parentElement, pre.parentElement?.parentElement];
  const byClass = around.map((element) => LANGUAGE_CLASS.exec(element?.className ?? "")?.[1]);
  const classNames = [code, pre].flatMap((element) => (element?.className ?? "").split(/[\s:]+/));
  const language = languageOf(
    valueOf(NAMES) ?? byClass.find(Boolean) ?? classNames.find((name) => LANGUAGES.has(name)) ?? "",
  );
  const marked = document.createElement("code");
  if (language) marked.className = `language-${language}`;
  const [title, lines] = [valueOf(TITLES), valueOf(LINES) ?? MARKED.exec(pre.className)?.[1]];
  if (title) marked.setAttribute("data-title", title.replaceAll('"', "'"));
  if (lines) marked.setAttribute("data-mark", lines.replace(/[,\s]+/g, ",").replace(/^,|,$/g, ""));
  marked.textContent = pre.textContent.replaceAll("\u{A0}", " ");
  pre.replaceChildren(marked);
  // It is now part of the code's info, as in Markdown.
  for (const name of ["class", ...NAMES, ...TITLES, ...LINES]) pre.removeAttribute(name);
}
