/** What only carries styles: its contents stay, and nobody misses it. */
const WRAPPERS = new Set(
  "h1 section article main header footer aside nav hgroup address center font big tt".split(" "),
);

const XHTML = "http://www.w3.org/1999/xhtml";

/**
 * What the sanitizer takes out of a text and its writer may miss: elements, event handlers, styles
 * and addresses. Each once, as it is named in a sentence.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown; it is parsed, never shown
 */
export function takenOut(html: string, sanitize: (html: string) => string): string[] {
  const written = elementsOf(html);
  const shown = elementsOf(sanitize(html));
  const left = countsOf(shown);
  const gone = new Set<string>();
  for (const [name, count] of countsOf(written))
    if (!WRAPPERS.has(name) && count > (left.get(name) ?? 0)) gone.add(name);
  const addresses = new Set(shown.flatMap(addressesOf));

  const found = new Set<string>();
  for (const element of written) {
    const { localName, parentElement } = element;
    if (gone.has(localName)) {
      if (!parentElement || !gone.has(parentElement.localName)) found.add(nameOf(element));
      continue;
    }
    for (const name of element.getAttributeNames())
      if (name.startsWith("on")) found.add(`${name} of <${localName}>`);
    // Those within formulas and drawings are not of the writer's making.
    if (element.namespaceURI === XHTML && element.hasAttribute("style")) found.add("styles");
    for (const address of addressesOf(element))
      if (!addresses.has(address)) found.add(`the address ${address.slice(0, 60)}`);
  }
  return [...found];
}

function elementsOf(html: string): Element[] {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = html;
  return [...body.querySelectorAll("*")];
}

function countsOf(elements: Element[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { localName } of elements) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  return counts;
}

/** But for those within the text, which the sanitizer prefixes. */
function addressesOf(element: Element): string[] {
  return ["href", "src", "srcset", "poster"]
    .map((name) => element.getAttribute(name) ?? "")
    .filter((address) => address !== "" && !address.startsWith("#"));
}

function nameOf(element: Element): string {
  const address = element.getAttribute("src") ?? element.getAttribute("data");
  return `<${element.localName}>${address ? ` (${address.slice(0, 60)})` : ""}`;
}
