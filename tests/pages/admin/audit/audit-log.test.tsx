import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { renderApp } from "../../../support/render";
import { countedPage, rest, server } from "../../../support/server";
import { signedInAs } from "../../../support/session";

const entry = (id: number, values: object = {}) => ({
  id,
  happened_at: "2026-11-20T12:00:00+00:00",
  account: "owner@example.com",
  action: "changed",
  kind: "posts",
  title: "Old news",
  changes: {},
  ...values,
});

function serveLog(entries: ReturnType<typeof entry>[]) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  server.use(
    http.post(rest("rpc/audit_page"), async ({ request }) => {
      const { before_id = Infinity } = Object(await request.json());
      const page = entries.filter(({ id }) => id < before_id).slice(0, 50);
      return countedPage(page, entries.length);
    }),
  );
}

const rows = () => screen.findAllByRole("article");

test("an entry of an unknown kind is named as it is", async () => {
  serveLog([entry(1, { action: "constructor", kind: "__proto__" })]);
  renderApp("/admin/audit");

  expect((await rows())[0]).toHaveAccessibleName("constructor proto Old news");
});

test("an entry says what was done to what, by whom and when", async () => {
  serveLog([
    entry(3, {
      changes: {
        published: { from: false, to: true },
        featured_image: { from: null, to: "/cover.webp" },
        tags: { from: ["css"], to: [] },
        published_at: { from: null, to: "2026-12-24T15:00:00+00:00" },
        content: null,
      },
    }),
    entry(2, { action: "deleted", kind: "contact_messages", title: "" }),
    entry(1, { action: "bound", kind: "site_owner", title: "" }),
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

test("more than a page loads on request", async () => {
  serveLog(Array.from({ length: 60 }, (_, index) => entry(60 - index)));
  const { user } = renderApp("/admin/audit");
  await user.click(await screen.findByRole("button", { name: "Load more" }));

  await waitFor(async () => expect(await rows()).toHaveLength(60));
  expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument();
});

test("a log that cannot be loaded says so, and Retry asks again", async () => {
  serveLog([entry(1)]);
  server.use(http.post(rest("rpc/audit_page"), () => HttpResponse.error(), { once: true }));
  const { user } = renderApp("/admin/audit");
  await user.click(await screen.findByRole("button", { name: "Retry" }));

  expect(await rows()).toHaveLength(1);
});
