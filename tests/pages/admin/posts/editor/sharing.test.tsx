import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SharingSection } from "@/layouts/admin/sharing/SharingSection";
import { renderPart } from "../../../../support/render";
import { recordPosts } from "../../../../support/requests";
import { rest, server } from "../../../../support/server";
import { hours, link, note } from "./shared-links";

const POST = "00000000-0000-4000-9000-000000000101";
function open(links: object[], isNew = false) {
  const changes: [method: string, id: string | null, body: unknown][] = [];
  const record = (name: string, method: "patch" | "delete") =>
    http[method](rest(name), async ({ request }) => {
      const body = method === "patch" ? await request.json() : null;
      changes.push([method, new URL(request.url).searchParams.get("id"), body]);
      return new HttpResponse(null, { status: 204 });
    });
  server.use(
    http.get(rest("draft_links"), ({ request }) => {
      const isAsked =
        new URL(request.url).searchParams.get("or") === `(post_id.eq.${POST},page_id.eq.${POST})`;
      return HttpResponse.json(isAsked ? links : []);
    }),
    record("draft_links", "patch"),
    record("draft_notes", "patch"),
    record("draft_notes", "delete"),
  );
  return { ...renderPart(<SharingSection recordId={POST} noun="post" isNew={isNew} />), changes };
}

test("what is not saved yet cannot be shared, and that is said", () => {
  open([], true);

  expect(screen.getByText(/^Save the post first/)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the owner makes a link for a month, which is copied and shown", async () => {
  const asked = recordPosts("rpc/share_draft", () => HttpResponse.json(hours(720)));
  const { user } = open([]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Valid for" }), "30 days");
  await user.click(screen.getByRole("button", { name: "Make a link" }));

  const field = await screen.findByRole("textbox", { name: "The link" });
  expect(asked).toEqual([
    { post_id: POST, days: 30, token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) },
  ]);
  const address = `${window.location.origin}/draft#${Object(asked[0]).token}`;
  expect(field).toHaveValue(address);
  expect(field).toHaveAccessibleDescription(/It has been copied. It is shown only now/);
  expect(await navigator.clipboard.readText()).toBe(address);
});

test("the owner sees the links that work, and revokes one", async () => {
  const { user, changes } = open([
    link({ last_opened_at: hours(-1) }),
    link({ id: "00000000-0000-4000-9000-000000000802", revoked_at: hours(-1) }),
    link({ id: "00000000-0000-4000-9000-000000000803", expires_at: hours(-1) }),
  ]);
  const rows = within(await screen.findByRole("list", { name: "Links" })).getAllByRole("listitem");

  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/Until .*Last opened/);
  await user.click(screen.getByRole("button", { name: /^Revoke the link of/ }));
  await expect
    .poll(() => changes)
    .toMatchObject([["patch", "eq.00000000-0000-4000-9000-000000000801", {}]]);
});

test("notes stand in the order of the text, of revoked links as well, are ticked off and deleted", async () => {
  const { user, changes } = open([
    link({ draft_notes: [note(811, { paragraph: 7, quote: "It ends", note: "Good." })] }),
    link({
      id: "00000000-0000-4000-9000-000000000802",
      revoked_at: hours(-1),
      draft_notes: [note(812, { is_done: true })],
    }),
  ]);
  const notes = await screen.findByRole("list", { name: "Notes" });
  expect(screen.getByText("Not opened yet")).toBeVisible();

  expect(within(notes).getAllByRole("checkbox")).toEqual([
    screen.getByRole("checkbox", { name: "Done: A comma?", checked: true }),
    screen.getByRole("checkbox", { name: "Done: Good.", checked: false }),
  ]);
  expect(screen.getByText("1 of 2 open")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Done: Good." }));
  const [first] = screen.getAllByRole("button", { name: "Delete note" });
  if (first) await user.click(first);
  const question = screen.getByRole("dialog", { name: "Delete note" });
  expect(question).toHaveAccessibleDescription(/note by .+, "A comma\?"/);
  expect(changes).toHaveLength(1);
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await expect
    .poll(() => changes)
    .toEqual([
      ["patch", "eq.00000000-0000-4000-9000-000000000811", { is_done: true }],
      ["delete", "eq.00000000-0000-4000-9000-000000000812", null],
    ]);
});
