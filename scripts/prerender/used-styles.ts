import { parse, type Container } from "postcss";
import parseSelector from "postcss-selector-parser";

/** What a page is made of, as far as styles ask: `.class`, `element` and `--property`. */
type Names = Set<string>;

/** Those that React and the sanitizer write. */
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const PROPERTY_READ = /var\((--[\w-]+)/g;

const selectorParser = parseSelector();
const neededBySelector = new Map<string, string[]>();

/**
 * What of a stylesheet can apply to a page, whatever state its elements are in: rules are left out
 * where they name a class or an element that the page does not have, and custom properties that
 * nothing reads. When the whole stylesheet comes after it, the page looks the same.
 *
 * @param html of the whole page, as React and the sanitizer write it
 */
export function usedStyles(css: string, html: string): string {
  const used = parse(css);
  const names = namesIn(html);
  used.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter((one) => neededBy(one).every((it) => names.has(it)));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  for (const name of propertiesReadIn(used.toString())) names.add(name);
  used.walkDecls(/^--/, (declaration) => {
    if (!names.has(declaration.prop)) declaration.remove();
  });
  used.walkAtRules("property", (rule) => {
    if (!names.has(rule.params)) rule.remove();
  });
  removeEmpty(used);
  return used.toString();
}

/** A name too many costs a rule, so whatever looks like a tag or a class counts as one. */
function namesIn(html: string): Names {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
    withoutEntities(list).split(/\s+/),
  );
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = ""]) =>
    name.toLowerCase(),
  );
  return new Set([
    // The theme is chosen in the browser.
    ".dark",
    ...classes.map((name) => `.${name}`),
    ...elements,
    ...propertiesReadIn(html),
  ]);
}

function withoutEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

function propertiesReadIn(text: string): string[] {
  return [...text.matchAll(PROPERTY_READ)].map(([, name = ""]) => name);
}

/** Classes and elements without which a selector cannot match. What stands in brackets may hold. */
function neededBy(selector: string): string[] {
  const known = neededBySelector.get(selector);
  if (known) return known;
  const parts = selectorParser.astSync(selector).first.nodes;
  const needed = parts.flatMap((part) => {
    if (part.type === "class") return [`.${part.value}`];
    return part.type === "tag" ? [part.value.toLowerCase()] : [];
  });
  neededBySelector.set(selector, needed);
  return needed;
}

function isKeyframe(parent: { type: string; name?: string } | undefined): boolean {
  return parent?.type === "atrule" && parent.name?.endsWith("keyframes") === true;
}

/** An empty layer stays: with the whole stylesheet it would otherwise come last. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== "rule" && node.type !== "atrule") return;
    if (!node.nodes) return;
    removeEmpty(node);
    const isLayer = node.type === "atrule" && node.name === "layer";
    if (node.nodes.length === 0 && !isLayer) node.remove();
  });
}
