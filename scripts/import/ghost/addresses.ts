import { normalTime } from "../dates.ts";
import { textOf } from "../source.ts";

export function isPageIn(row: Record<string, unknown>): boolean {
  return row["type"] === "page" || row["page"] === 1 || row["page"] === true;
}

/** The old URLs: below the site's folder, and before version 2 according to its settings. */
export function addressesIn(
  settings: readonly Record<string, unknown>[],
  siteUrl: string,
): (row: Record<string, unknown>, author: string) => string[] {
  const said = (...keys: string[]) =>
    textOf(settings.find(({ key }) => keys.includes(textOf(key)))?.["value"]);
  const base = (URL.parse(siteUrl)?.pathname ?? "").replace(/\/$/, "");
  const pattern = said("permalinks") || "/:slug/";
  const zone = said("timezone", "active_timezone", "activeTimezone");
  return (row, author) => {
    const slug = textOf(row["slug"]);
    const time = normalTime(textOf(row["published_at"]));
    const [year = "", month = "", day = ""] = time ? dayIn(time, zone).split("-") : [];
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
    // On a site with dates in its URLs, a draft had none.
    return path.includes("//") ? [] : [base + path];
  };
}

/** The date of a time in a zone, in digits from the year on. */
function dayIn(time: string, timeZone: string): string {
  try {
    return new Date(time).toLocaleDateString("sv-SE", { timeZone: timeZone || "UTC" });
  } catch {
    return time.slice(0, 10);
  }
}
