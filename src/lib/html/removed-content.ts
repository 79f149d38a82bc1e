import { WRAPPERS } from "./allowed.ts";
import { frameNames, frameOf } from "./frame-of.ts";
import { parseInert } from "./parse-inert.ts";
import { t } from "../words.ts";
import type { FrameHost } from "./frame-services.ts";

/** What was removed, and why, both phrased for use in a sentence. */
export type Removal = { what: string; why: string };

const XHTML = "http://www.w3.org/1999/xhtml";

const CODE = t("scripts in a text do not run");
const STYLES = t("texts use the site’s styles");
const REASONS: [names: RegExp, why: string][] = [
  [/^script$/, CODE],
  [/^(?:style|link)$/, STYLES],
  [/^(?:form|input|button|select|textarea|fieldset)$/, t("texts cannot contain forms")],
  [/^(?:object|embed|applet)$/, t("browsers no longer have plugins")],
  [/^(?:svg|canvas)$/, t("a drawing may contain code: use it as a picture")],
];

/**
 * What the sanitizer removes from a text that its author may miss: elements, event handlers, styles and URLs, each
 * listed once.
 *
 * @param html HTML as its author typed it, or as rendered from Markdown; it is parsed, never shown
 * @param allowed the services whose embeds the site shows
 */
export function removedContent(
  html: string,
  sanitize: (html: string) => string,
  allowed: readonly FrameHost[],
): Removal[] {
  const written = elementsOf(html);
  const shown = elementsOf(sanitize(html));
  const left = countsOf(shown);
  const removedNames = new Set<string>();
  for (const [name, count] of countsOf(written))
    if (!WRAPPERS.includes(name) && count > (left.get(name) ?? 0)) removedNames.add(name);
  const urls = new Set(shown.flatMap(urlsOf));

  const found = new Map<string, string>();
  const parts = new Set<Element>();
  for (const element of written) {
    const { localName, parentElement } = element;
    if (removedNames.has(localName)) {
      const why = reasonFor(element, urls, allowed);
      const isPart = parentElement !== null && parts.has(parentElement);
      // A form or a drawing counts as one. An unknown tag may contain others, as `<T>` contains everything
      // after it.
      if (isPart || isKnown(element)) parts.add(element);
      if (why && !isPart) found.set(nameOf(element), why);
      continue;
    }
    for (const name of element.getAttributeNames())
      if (name.startsWith("on") || name === "autoplay")
        found.set(
          t("{name} of {element}", { name, element: `<${localName}>` }),
          name === "autoplay" ? t("nothing in a text plays automatically") : CODE,
        );
    // Styles within formulas and drawings are not the author's.
    if (element.namespaceURI === XHTML && element.hasAttribute("style"))
      found.set(t("styles"), STYLES);
    for (const url of urlsOf(element))
      if (!urls.has(url))
        found.set(
          t("the address {address}", { address: url.slice(0, 60) }),
          t("it is not safe to follow"),
        );
  }
  return Array.from(found, ([what, why]) => ({ what, why }));
}

/** The same as a sentence for the author, "Readers do not get …"; empty if nothing is removed. */
export function removalSentence(parts: readonly Removal[]): string {
  const reasons = [...new Set(parts.map(({ why }) => why))].map((reason) => {
    const names = parts.filter(({ why }) => why === reason).map(({ what }) => what);
    return `${names.join(", ")}: ${reason}`;
  });
  return reasons.length > 0
    ? t("Readers do not get {parts}.", { parts: reasons.join(t("; nor ")) })
    : "";
}

function isKnown({ localName }: Element): boolean {
  return REASONS.some(([names]) => names.test(localName));
}

/** Empty for an iframe that becomes a card. */
function reasonFor(
  element: Element,
  links: ReadonlySet<string>,
  allowed: readonly FrameHost[],
): string {
  const { localName } = element;
  if (localName !== "iframe")
    return REASONS.find(([names]) => names.test(localName))?.[1] ?? t("it is not allowed in texts");
  const url = element.getAttribute("src") ?? "";
  const page = frameOf(url)?.page;
  const isLink = page !== undefined && links.has(page);
  if (isLink && frameOf(url, allowed)) return "";
  const names = frameNames(allowed);
  const why = names
    ? t("frames are only allowed from {names}", { names })
    : t("this site shows no frames");
  return isLink ? t("{why}, so a link is shown instead", { why }) : why;
}

function elementsOf(html: string): Element[] {
  return [...parseInert(html).querySelectorAll("*")];
}

function countsOf(elements: Element[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { localName } of elements) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  return counts;
}

/** Except for links within the text, which the sanitizer prefixes. */
function urlsOf(element: Element): string[] {
  return ["href", "src", "srcset", "poster"]
    .map((name) => element.getAttribute(name) ?? "")
    .filter((url) => url !== "" && !url.startsWith("#"));
}

function nameOf(element: Element): string {
  const url = element.getAttribute("src") ?? element.getAttribute("data");
  return `<${element.localName}>${url ? ` (${url.slice(0, 60)})` : ""}`;
}
