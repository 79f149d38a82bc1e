import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { serveLog } from "./serve-log";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { columns } from "@/lib/supabase/database.types";
import { tablesWith } from "@/data/tables";
import { fieldName } from "@/pages/admin/audit/field-name";
import { renderApp } from "../../../support/render";

/** The initial values of a row, and what the log leaves out. */
const UNLOGGED = `id user_id post_id page_id parent_id singleton token_hash link_hashes created_at updated_at listed_at expires_at
  last_opened_at edited_at held_because sender views likes comment_count search_text title_key title_and_category`;
/** What visitors write, and nobody changes afterwards. */
const OF_VISITORS = `author_name name email company project_type budget_range timeline message subject requested_for time_zone kind
  price amount currency payment_reference payment_link pays_on_page payment_hours`;

test.each(tablesWith("audit"))("each column of %s that the owner changes has a label", (table) => {
  const isOfVisitors = ["comments", "contact_messages", "consultation_requests"].includes(table);
  const others = new Set(`${UNLOGGED} ${isOfVisitors ? OF_VISITORS : ""}`.split(/\s+/));
  const nameless = Object.keys(columns[table])
    .filter((column) => !others.has(column))
    .filter((column) => fieldName(table, column) === column.replaceAll("_", " "));
  expect(nameless).toEqual([]);
});

const rows = () => screen.findAllByRole("article");

test("an entry of an unknown kind is shown by its raw name", async () => {
  serveLog([{ kind: "__proto__" }]);
  renderApp("/admin/audit");

  expect((await rows())[0]).toHaveAccessibleName("Changed proto Old news");
});

test("an entry shows what was done to what, by whom and when", async () => {
  serveLog([
    {
      changes: {
        published: { from: false, to: true },
        featured_image: { from: null, to: "/cover.webp" },
        tags: { from: ["css"], to: [] },
        published_at: { from: null, to: "2026-12-24T15:00:00+00:00" },
        content: null,
      },
    },
    { action: "deleted", kind: "contact_messages", title: "" },
    { action: "bound", kind: "site_owner", title: "" },
  ]);
  renderApp("/admin/audit");

  const [changed, deleted, bound] = await rows();
  if (!changed || !deleted || !bound) throw new Error("An entry is missing.");
  expect(changed).toHaveAccessibleName("Changed Post Old news");
  const changes = within(changed).getAllByRole("listitem");
  expect(changes.map((change) => change.textContent)).toEqual([
    "Tags: css → empty",
    "Content as HTML",
    "Published: no → yes",
    `Publication time: empty → ${formatDateTime("2026-12-24T15:00:00+00:00")}`,
    "Featured image: empty → /cover.webp",
  ]);
  expect(changed).toHaveTextContent("owner@example.com");
  const times = [...changed.querySelectorAll("time")].map(({ dateTime }) => dateTime);
  expect(times).toEqual(["2026-12-24T15:00:00+00:00", "2026-11-20T12:00:00+00:00"]);
  expect(deleted).toHaveAccessibleName("Deleted Message");
  expect(bound).toHaveAccessibleName("Bound The site to this account");
  expect(screen.getByText("3 entries")).toBeVisible();
});
