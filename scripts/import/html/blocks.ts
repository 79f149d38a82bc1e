import { BLOCKS, isBlank, neighbour, paragraphOf, replaceTag } from "./elements.ts";

/**
 * Converts blocks to what Markdown can express: paragraphs around text, a header row for a table, a figure for a
 * standalone picture.
 */
export function plainBlocks(body: HTMLElement): void {
  for (const lineBreak of [...body.querySelectorAll("br")].toReversed())
    if (isTrailingBreak(lineBreak)) lineBreak.remove();
  for (const quotation of body.querySelectorAll("blockquote")) gather(quotation);
  for (const table of body.querySelectorAll("table")) {
    alignColumns(table);
    addTableHead(table);
    fillTable(table);
  }
  for (const only of body.querySelectorAll(
    "td > p:only-child, th > p:only-child, li > p:only-child",
  ))
    if (isAlone(only)) only.replaceWith(...only.childNodes);
  plainLists(body);
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6"))
    if (heading.textContent.trim() === "" && !heading.querySelector("img, [id]")) heading.remove();
  for (const source of body.querySelectorAll("cite")) trim(source);
  for (const inner of body.querySelectorAll(":is(p, h1, h2, h3, h4, h5, h6) > p")) split(inner);
  gather(body);
  for (const paragraph of body.querySelectorAll("p")) endAtBlankLines(paragraph);
  for (const image of body.querySelectorAll("img")) describe(image);
  for (const paragraph of body.querySelectorAll("p"))
    if (paragraph.textContent.trim() === "") replaceTextless(paragraph);
  for (const figure of body.querySelectorAll("figure"))
    for (const node of [...figure.childNodes])
      if (node.nodeType === node.TEXT_NODE && isBlank(node)) node.remove();
}

/** Whether a block is all that its cell, item or list contains. */
function isAlone(block: Element): boolean {
  const around = [...(block.parentElement?.childNodes ?? [])].filter((node) => node !== block);
  return block.matches("li > *") ? around.length === 0 : around.every(isBlank);
}

function plainLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ol")) plainNumbers(list);
  for (const box of body.querySelectorAll(
    "li > [type=checkbox], li > p:first-child > [type=checkbox]",
  ))
    plainTask(box);
  // In Markdown, all items of a list have paragraphs, or none.
  for (const item of body.querySelectorAll(":is(ul, ol):has(> li > p) > li")) gather(item);
  // Old editors put a nested list next to its item instead of inside it.
  for (const inner of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const before = inner.previousElementSibling;
    if (before?.localName === "li") before.append(inner);
    // Nested only to indent it.
    else if (isAlone(inner)) inner.parentElement?.replaceWith(inner);
  }
  for (const list of body.querySelectorAll("ul, ol, dl")) {
    for (const node of list.childNodes) if (isBlank(node)) node.replaceWith("\n");
    if (list.textContent.trim() === "" && !list.querySelector("img, video, audio, input, [id]"))
      list.remove();
  }
}

/** Numbers of items that a list has by itself, or from its first item on. */
function plainNumbers(list: Element): void {
  const items = list.querySelectorAll(":scope > li");
  const first = items[0]?.getAttribute("value");
  if (first && /^-?\d+$/.test(first) && !list.hasAttribute("reversed"))
    list.setAttribute("start", first);
  const start = Number(list.getAttribute("start") ?? 1);
  for (const [index, item] of items.entries())
    if (Number(item.getAttribute("value")) === start + index) item.removeAttribute("value");
}

/** The box of a task, as in Markdown: nobody can tick it, and a space is between it and the text. */
function plainTask(box: Element): void {
  if (neighbour(box, "previousSibling") !== null) return;
  box.parentElement?.prepend(box);
  box.setAttribute("disabled", "");
  const { nextSibling: next } = box;
  if (next instanceof Text) next.data = ` ${next.data.trimStart()}`;
  else box.after(" ");
}

/** Old versions of WordPress repeat the alternative text as the title, or have only that. */
function describe(image: Element): void {
  const title = image.getAttribute("title") ?? "";
  const alt = image.getAttribute("alt") || title;
  image.setAttribute("alt", alt);
  if (title === "" || title === alt) image.removeAttribute("title");
}

/** Removes a paragraph without text, or converts it to a figure if it contains one picture. */
function replaceTextless(paragraph: Element): void {
  const [image, ...others] = paragraph.children;
  if (!paragraph.querySelector("img, video, audio, [id]")) paragraph.remove();
  else if (others.length > 0 || !(isImage(image) || isLinkedImage(image))) return;
  else if (paragraph.closest("figure")) paragraph.replaceWith(...paragraph.childNodes);
  else replaceTag(paragraph, "figure");
}

/** Whether a line break is the last thing in a block, or comes before a nested block. */
function isTrailingBreak(lineBreak: Element): boolean {
  const next = neighbour(lineBreak, "nextSibling");
  return (
    lineBreak.matches(
      "p > *, li > *, dd > *, td > *, th > *, h2 > *, h3 > *, h4 > *, h5 > *, h6 > *, figcaption > *",
    ) &&
    (next === null || (next instanceof Element && next.matches(BLOCKS)))
  );
}

function isImage(element: Element | null | undefined): boolean {
  return element?.localName === "img";
}

function isLinkedImage(element: Element | undefined): boolean {
  return (
    element?.localName === "a" &&
    element.children.length === 1 &&
    isImage(element.firstElementChild)
  );
}

/** Wraps runs of adjacent inline nodes between blocks in paragraphs. */
export function gather(parent: Element): void {
  let inlineNodes: ChildNode[] = [];
  const close = (next: ChildNode | null) => {
    while (isBlank(inlineNodes[0])) inlineNodes.shift()?.remove();
    while (isBlank(inlineNodes.at(-1))) inlineNodes.pop()?.remove();
    if (inlineNodes.length > 0) parent.insertBefore(paragraphOf(...inlineNodes), next);
    inlineNodes = [];
  };
  for (const node of [...parent.childNodes]) {
    if (node instanceof Element && node.matches(`${BLOCKS}, summary, dt, dd, li, math`))
      close(node);
    else inlineNodes.push(node);
  }
  close(null);
}

/** Ends a paragraph before a nested one, as HTML does; what follows becomes a separate paragraph. */
function split(inner: Element): void {
  const outer = inner.parentElement;
  const rest = paragraphOf();
  while (inner.nextSibling) rest.append(inner.nextSibling);
  outer?.after(inner, rest);
  for (const part of [outer, rest]) {
    if (!part) continue;
    trim(part);
    if (!part.hasChildNodes()) part.remove();
  }
}

/** Some editors have no paragraphs, so people separate them with two line breaks. */
function endAtBlankLines(paragraph: Element): void {
  for (const end of [...paragraph.querySelectorAll(":scope > br + br")].toReversed()) {
    if (neighbour(end, "previousSibling") !== end.previousElementSibling) continue;
    const rest = paragraphOf();
    for (const name of ["lang", "dir"])
      if (paragraph.hasAttribute(name)) rest.setAttribute(name, paragraph.getAttribute(name) ?? "");
    while (end.nextSibling) rest.append(end.nextSibling);
    paragraph.after(rest);
    trim(rest);
  }
  trim(paragraph);
}

/** Removes the line breaks around its text. */
function trim(element: Element): void {
  for (let node = element.firstChild; node && isBlank(node); node = element.firstChild)
    node.remove();
  for (let node = element.lastChild; node && isBlank(node); node = element.lastChild) node.remove();
}

/** A first row of header cells becomes the table head; presentational elements and attributes are removed. */
function addTableHead(table: Element): void {
  for (const presentational of table.querySelectorAll("colgroup, col")) presentational.remove();
  const [row] = table.querySelectorAll("tr");
  for (const cell of table.querySelectorAll("thead td")) replaceTag(cell, "th");
  if (!row || table.querySelector("thead") || row.children.length === 0) return;
  if (![...row.children].every(({ localName }) => localName === "th")) return;
  const head = document.createElement("thead");
  head.append(row);
  table.prepend(...table.querySelectorAll(":scope > caption"), head);
  for (const part of table.querySelectorAll("tbody")) if (part.children.length === 0) part.remove();
}

/** One body of rows with as many cells each, as in Markdown, unless some span others. */
function fillTable(table: Element): void {
  if (table.querySelector("table, [colspan], [rowspan]") || !table.querySelector("thead")) return;
  // In old pages, the last rows are before the others.
  const [body, ...others] = [
    ...table.querySelectorAll("tbody"),
    ...table.querySelectorAll("tfoot"),
  ];
  for (const other of others) {
    body?.append(...other.childNodes);
    other.remove();
  }
  if (body?.localName === "tfoot") replaceTag(body, "tbody");
  const rows = [...table.querySelectorAll("tr")];
  const cells = rows.reduce((sum, { children }) => sum + children.length, 0);
  const columns = rows[0]?.children.length ?? 0;
  // Fewer than there are, whatever somebody typed.
  if (rows.length * columns > 2 * cells) return;
  for (const row of rows) {
    const name = row.closest("thead") ? "th" : "td";
    while (row.children.length < columns) row.append(document.createElement(name));
  }
}

/** Aligns cells only where their whole column agrees: Markdown aligns columns, not cells. */
function alignColumns(table: Element): void {
  const rows = [...table.querySelectorAll("tr")].map((row) => Array.from(row.children));
  for (const index of rows[0]?.keys() ?? []) {
    const column = rows.map((row) => row[index]);
    const [side, ...others] = new Set(column.map(sideOf));
    for (const cell of column) {
      if (side && others.length === 0) cell?.setAttribute("align", side);
      else cell?.removeAttribute("align");
    }
  }
}

function sideOf(cell: Element | undefined): string | undefined {
  const style = cell?.getAttribute("style") ?? "";
  const alignment = [cell?.getAttribute("align"), cell?.getAttribute("data-align"), style].join(
    " ",
  );
  return /\b(?:center|right)\b/.exec(alignment)?.[0];
}
