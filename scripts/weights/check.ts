import { StartError } from "../../supabase/embedded/start-error.ts";
import { limits, publicPages } from "./budgets.ts";
import { quickSize, totalOf, type PageScripts, type Weights } from "./weigh.ts";

/** Files that are named one by one; the rest is summed up. */
const NAMED = 6;

/** Bytes as people read them, e.g. «12.3 KB»; a KB is 1024 bytes. */
export function inKB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/**
 * Compares what was weighed with the table of budgets.
 *
 * @returns a sentence for every budget that is exceeded: by how much, and what weighs most
 */
export function exceeded(
  scripts: Record<string, PageScripts>,
  styles: Weights,
  fonts: Weights,
): string[] {
  const pages = Object.entries(publicPages).flatMap(([path, limit]) => {
    const { responds, later } = scripts[path] ?? { responds: {}, later: {} };
    return [
      over(`${path}: scripts until it responds`, responds, limit.responds),
      over(`${path}: scripts of a first visit`, { ...responds, ...later }, limit.inAll),
    ];
  });
  const others = [over("Styles", styles, limits.styles), over("Fonts", fonts, limits.fonts)];
  return [...others, ...pages].filter((sentence) => sentence !== null);
}

/**
 * Weighs a page that was rendered, with its styles and its data.
 *
 * @throws {StartError} when it is larger than pages may be
 */
export function checkHtml(address: string, html: string): void {
  const sentence = over(`${address}: HTML`, { "one page": quickSize(html) }, limits.html);
  if (sentence) throw new StartError(`The build exceeds its budget of bytes.\n${sentence}`);
}

function over(what: string, weights: Weights, limit: number): string | null {
  const total = totalOf(weights);
  if (total <= limit) return null;
  const sorted = Object.entries(weights).toSorted(([, a], [, b]) => b - a);
  const named = sorted.slice(0, NAMED).map(([file, size]) => `${nameOf(file)} ${inKB(size)}`);
  const rest = sorted.slice(NAMED);
  if (rest.length > 0) {
    named.push(`${rest.length} more ${inKB(totalOf(Object.fromEntries(rest)))}`);
  }
  return `${what}: ${inKB(total)}, ${inKB(total - limit)} over the ${inKB(limit)} allowed (${named.join(", ")}).`;
}

/** `assets/HomePage-D38srXGu.js` is HomePage. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, "").replace(/-[\w-]{8}\.\w+$/, "");
}
