import { normalTime, timeInZone } from "../dates.ts";
import { textOf } from "../../lib/json.ts";

export function isPageIn(row: Record<string, unknown>): boolean {
  return row["type"] === "page" || row["page"] === 1 || row["page"] === true;
}

/** Ghost's placeholder for the site's URL. */
export const PLACEHOLDER = "__GHOST_URL__";
/** A link to a page of the site below a folder, but not to a list. */
const LINK = /__GHOST_URL__(?!\/(?:tag|author)\/)(\/[\w/%-]+\/([\w%-]+))\/?(?=[?#"'\\)])/g;

/**
 * The old URLs: below the site's folder, and before version 2 according to its settings. The routes of later
 * versions are not in the file, but in the links of its texts.
 */
export function addressesIn(
  settings: readonly Record<string, unknown>[],
  siteUrl: string,
  posts: readonly Record<string, unknown>[],
): (row: Record<string, unknown>, author: string) => string[] {
  const setting = (...keys: string[]) =>
    textOf(settings.find(({ key }) => keys.includes(textOf(key)))?.["value"]);
  const base = (URL.parse(siteUrl)?.pathname ?? "").replace(/\/$/, "");
  const pattern = setting("permalinks") || "/:slug/";
  const zone = setting("timezone", "active_timezone", "activeTimezone") || "UTC";
  const linked = Map.groupBy(
    posts.flatMap(({ html }) => [
      ...textOf(html)
        .replaceAll(siteUrl || PLACEHOLDER, PLACEHOLDER)
        .matchAll(LINK),
    ]),
    ([, , slug = ""]) => slug,
  );
  return (row, author) => {
    const slug = textOf(row["slug"]);
    const time = normalTime(textOf(row["published_at"]));
    const [year = "", month = "", day = ""] = time
      ? timeInZone(time, zone).slice(0, 10).split("-")
      : [];
    const values: Record<string, string> = {
      slug,
      author,
      id: textOf(row["id"]),
      year,
      month,
      day,
    };
    const path = (isPageIn(row) ? "/:slug/" : pattern).replace(
      /:(\w+)/g,
      (_, name: string) => values[name] ?? "",
    );
    const routes = isPageIn(row) ? [] : (linked.get(slug) ?? []);
    // On a site with dates in its URLs, a draft had none.
    return [...routes.map(([, at = ""]) => `${at}/`), ...(path.includes("//") ? [] : [path])].map(
      (at) => base + at,
    );
  };
}
