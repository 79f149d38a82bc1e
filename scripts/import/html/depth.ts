/** Elements that need an end tag. */
const NESTED =
  /<(\/?)(?:div|span|font|center|section|article|blockquote|[bius]|em|strong|big|small|pre|code|ul|ol|table)\b[^<>]*>/gi;
/** As many levels as no editor makes; browsers limit them, too. */
const MAX_DEPTH = 200;

/** HTML without the elements that are nested too deeply, as where each of thousands has no end tag. */
export function withMaxDepth(html: string): string {
  let depth = 0;
  return html.replace(NESTED, (tag: string, slash: string) => {
    if (!slash) return ++depth > MAX_DEPTH ? "" : tag;
    const isLeftOut = depth > MAX_DEPTH;
    depth = Math.max(0, depth - 1);
    return isLeftOut ? "" : tag;
  });
}
