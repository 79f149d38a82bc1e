/**
 * Makes a standalone file from a drawing: well-formed, with its own size, and without the styles and elements for
 * scripts and for other diagrams, which make up most of Mermaid's output.
 *
 * @param svg SVG as HTML
 * @returns SVG as XML
 */
export function slimSvg(svg: string): string {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const root = template.content.querySelector("svg");
  if (!root) throw new Error("The drawing is empty.");
  root.setAttribute("width", `${root.viewBox.baseVal.width}`);
  root.setAttribute("height", `${root.viewBox.baseVal.height}`);
  root.style.removeProperty("max-width");
  for (const script of root.querySelectorAll("script")) script.remove();
  for (const element of [root, ...root.querySelectorAll("*")]) slimAttributes(element);
  for (const style of root.querySelectorAll("style")) {
    style.textContent = rulesFor(template.content, style.textContent);
  }
  removeUnused(root);
  return new XMLSerializer().serializeToString(root);
}

function slimAttributes(element: Element): void {
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? "";
    if (value === "" || /^(data-|aria-|role$)/.test(name)) element.removeAttribute(name);
    // A hundredth of a pixel is invisible.
    else element.setAttribute(name, value.replace(/-?\d+\.\d{3,}/g, rounded));
  }
}

function rounded(number: string): string {
  return String(Math.round(Number(number) * 100) / 100);
}

/** The style rules that match something in the drawing. */
function rulesFor(content: DocumentFragment, css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules]
    .filter((rule) => !(rule instanceof CSSStyleRule) || content.querySelector(rule.selectorText))
    .filter((rule) => !(rule instanceof CSSKeyframesRule))
    .map((rule) => rule.cssText)
    .join("");
}

/** Removes arrowheads, gradients and ids that nothing in the drawing uses. */
function removeUnused(root: SVGElement): void {
  const names = root.outerHTML.matchAll(/#([^\s"'&(){},.#>]+)/g);
  const used = new Set([...names].map(([, name]) => name));
  for (const element of root.querySelectorAll("[id]")) {
    if (used.has(element.id)) continue;
    if (element.matches("marker, linearGradient, filter")) element.remove();
    else element.removeAttribute("id");
  }
}
