/** A backend whose responses contain hostile texts, even where the real one would reject them. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** Columns that keep their values: they have a fixed set, or the page would not render the rest. */
const KEPT =
  /^(id|.+_id|.+_at|.+_date|status|state|quiet_.+|action|language|currency|place|budget_range|timeline)$/;
const DATE = /^\d{4}-\d\d-\d\d/;
/** Nullable text columns. */
const NULLABLE = /^(featured_image|.+_url|company|kind)$/;
const ROWS = 30;
/** Called by buttons of an email in the outbox; a made-up row has no email. */
const OF_ONE_MAIL = /\/rpc\/(send_again|give_up_mail)$/;

/** Longest name in a list, e.g. of tags. */
const NAME_LIMIT = 40;

/**
 * Replaces the texts in all responses by these, one after another.
 *
 * @param kept further columns that keep their values
 * @returns how many texts have been used so far
 */
export async function fakeResponses(
  page: Page,
  texts: readonly string[],
  kept = /^$/,
): Promise<() => number> {
  let used = 0;
  const nextText = () => texts[used++ % texts.length] ?? "";

  function falsify(value: unknown): unknown {
    if (typeof value === "string") return DATE.test(value) ? value : nextText();
    if (Array.isArray(value)) {
      return value.map((one: unknown) =>
        typeof one === "string" && !DATE.test(one)
          ? Array.from(nextText()).slice(0, NAME_LIMIT).join("")
          : falsify(one),
      );
    }
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      KEPT.test(name) || kept.test(name)
        ? field
        : falsify(NULLABLE.test(name) ? (field ?? "") : field),
    ]);
    return Object.fromEntries(fields);
  }

  await page.route("**/rest/v1/**", async (route) => {
    const request = route.request();
    const isFunction = request.url().includes("/rpc/");
    // Pressing buttons on these pages must not change anything that other tests check.
    if (request.method() !== "GET" && request.method() !== "HEAD" && !isFunction) {
      return route.fulfill({ json: [] });
    }
    if (OF_ONE_MAIL.test(request.url())) return route.fulfill({ status: 204 });
    if (
      request.method() === "HEAD" ||
      /increment_post_views|record_page_view|is_owner/.test(request.url())
    ) {
      return route.fallback();
    }
    const response = await route.fetch().catch(() => undefined);
    // The page has been left in the meantime.
    if (!response) return route.fallback();
    const text = await response.text();
    if (!response.ok() || text === "") return route.fulfill({ response });
    const answer: unknown = JSON.parse(text);
    return route.fulfill({ response, json: falsify(lengthen(answer)) });
  });
  return () => used;
}

/** A list long enough that every text gets its turn. */
function lengthen(answer: unknown): unknown {
  if (!Array.isArray(answer) || answer.length < 2) return answer;
  return Array.from({ length: ROWS }, (_, index): unknown => {
    const row: unknown = answer[index % answer.length];
    if (index < answer.length || typeof row !== "object") return row;
    return { ...row, id: randomUUID() };
  });
}
