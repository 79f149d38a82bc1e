import type { BuildSizes } from "./count.ts";
import { limits } from "./limits.ts";
import { totalOf, type Sizes } from "./sizes.ts";

/** Number of files that are listed; the others are added up. */
const NAMED = 6;

/** Formats bytes, e.g. "12.3 KB"; a KB is 1024 bytes. */
export function inKB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Compares a build with its budget: a message for each exceeded limit, with the excess and the largest files. */
export function exceeded({ scripts, styles, fonts, worker, names }: BuildSizes): string[] {
  const pages = Object.entries(scripts).flatMap(([path, files]) => {
    const count = Object.keys(files).length;
    return [
      over(`${path}: scripts of a first visit`, files, limits.scripts, names),
      count > limits.requests
        ? `${path}: ${count} scripts of a first visit, ${limits.requests} are allowed.`
        : null,
    ];
  });
  const others = [
    over("Styles", { "one sheet": styles }, limits.styles),
    over("Fonts", fonts, limits.fonts, names),
    over("Service worker", { "one file": worker }, limits.worker),
  ];
  return [...others, ...pages].filter((sentence) => sentence !== null);
}

/**
 * The same for a prerendered page, including styles and data; null if it is within its budget.
 *
 * @param size in bytes, compressed
 */
export function exceededBy(path: string, size: number): string | null {
  return over(`${path}: HTML`, { "one page": size }, limits.html);
}

function over(
  what: string,
  sizes: Sizes,
  limit: number,
  names: BuildSizes["names"] = {},
): string | null {
  const total = totalOf(sizes);
  if (total <= limit) return null;
  const sorted = Object.entries(sizes).toSorted(([, a], [, b]) => b - a);
  const named = sorted
    .slice(0, NAMED)
    .map(([file, size]) => `${names[file] ?? file} ${inKB(size)}`);
  const rest = sorted.slice(NAMED);
  if (rest.length > 0) {
    named.push(`${rest.length} more ${inKB(totalOf(Object.fromEntries(rest)))}`);
  }
  return `${what}: ${inKB(total)}, ${inKB(total - limit)} over the ${inKB(limit)} allowed (${named.join(", ")}).`;
}
