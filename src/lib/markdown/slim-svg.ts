/**
 * Makes a file of a drawing: well-formed, and without the rules that style nothing in it, which are
 * most of what Mermaid writes.
 *
 * @param svg SVG as HTML
 * @returns SVG as XML
 */
export function slimSvg(svg: string): string {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const root = template.content.querySelector("svg");
  if (!root) throw new Error("The drawing is empty.");
  for (const style of root.querySelectorAll("style")) {
    style.textContent = rulesFor(template.content, style.textContent);
  }
  for (const script of root.querySelectorAll("script")) script.remove();
  return new XMLSerializer().serializeToString(root);
}

function rulesFor(content: DocumentFragment, css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules]
    .filter((rule) => !(rule instanceof CSSStyleRule) || content.querySelector(rule.selectorText))
    .filter((rule) => !(rule instanceof CSSKeyframesRule) || css.includes(`: ${rule.name} `))
    .map((rule) => rule.cssText)
    .join("");
}
