import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { logEntry, serveLog } from "./serve-log";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { renderApp } from "../../../support/render";

const rows = () => screen.findAllByRole("article");

test("an entry of an unknown kind is named as it is", async () => {
  serveLog([logEntry(1, { action: "constructor", kind: "__proto__" })]);
  renderApp("/admin/audit");

  expect((await rows())[0]).toHaveAccessibleName("constructor proto Old news");
});

test("an entry says what was done to what, by whom and when", async () => {
  serveLog([
    logEntry(3, {
      changes: {
        published: { from: false, to: true },
        featured_image: { from: null, to: "/cover.webp" },
        tags: { from: ["css"], to: [] },
        published_at: { from: null, to: "2026-12-24T15:00:00+00:00" },
        content: null,
      },
    }),
    logEntry(2, { action: "deleted", kind: "contact_messages", title: "" }),
    logEntry(1, { action: "bound", kind: "site_owner", title: "" }),
  ]);
  renderApp("/admin/audit");

  const [changed, deleted, bound] = await rows();
  if (!changed || !deleted || !bound) throw new Error("An entry is missing.");
  expect(changed).toHaveAccessibleName("changed Post Old news");
  const changes = within(changed).getAllByRole("listitem");
  expect(changes.map((change) => change.textContent)).toEqual([
    "published: no → yes",
    "featured image: empty → /cover.webp",
    "tags: css → empty",
    `published at: empty → ${formatDateTime("2026-12-24T15:00:00+00:00")}`,
    "content",
  ]);
  expect(changed).toHaveTextContent("owner@example.com");
  expect(changed.querySelector("time")).toHaveAttribute("datetime", "2026-11-20T12:00:00+00:00");
  expect(deleted).toHaveAccessibleName("deleted Message");
  expect(bound).toHaveAccessibleName("bound The site to this account");
  expect(screen.getByText("3 entries")).toBeVisible();
});
