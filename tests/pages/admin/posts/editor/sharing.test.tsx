import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { SharingSection } from "@/layouts/admin/sharing/SharingSection";
import { postRow } from "../../../../support/factories";
import { renderPart } from "../../../../support/render";
import { earlierRequestsHaveArrived, heldBack, recordRequests } from "../../../../support/requests";
import { rest, server } from "../../../../support/server";
import { signedInAs } from "../../../../support/session";
import { fillTable, query, serveFunctions, serveWrites } from "../../../../support/table";
import { hours, link, note } from "./shared-links";

const POST = "00000000-0000-4000-9000-000000000101";
function open(links: ReturnType<typeof link>[], notes: object[] = [], isNew = false) {
  signedInAs({ email: "owner@example.com", isOwner: true });
  fillTable("posts", [postRow({ id: POST })]);
  fillTable("draft_links", links);
  fillTable("draft_notes", notes);
  serveWrites("draft_links", "draft_notes");
  serveFunctions("share_draft");
  return renderPart(<SharingSection recordId={POST} noun="post" isNew={isNew} />);
}
const second = "00000000-0000-4000-9000-000000000802";

test("an unsaved post cannot be shared, and a message explains why", () => {
  open([], [], true);

  expect(screen.getByText(/^Save the post first/)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the owner makes a link for a month, which is copied and shown", async () => {
  const { user } = open([]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Valid for" }), "30 days");
  await user.click(screen.getByRole("button", { name: "Create a link" }));

  const field = await screen.findByRole("textbox", { name: "The link" });
  const address = await navigator.clipboard.readText();
  expect(field).toHaveValue(address);
  const [place, token] = address.split("#");
  expect(place).toBe(`${window.location.origin}/draft`);
  expect(
    await query(
      `select post_id, expires_at - created_at = interval '30 days' as is_for_a_month
       from public.draft_links where token_hash = private.hash_of_secret($1)`,
      [token],
    ),
  ).toEqual([{ post_id: POST, is_for_a_month: true }]);
  expect(field).toHaveAccessibleDescription(/It has been copied. It is shown only this once/);
});

test("the owner sees the valid links, and revokes one", async () => {
  const { user } = open([
    link({ post_id: POST, last_opened_at: hours(-1) }),
    link({ post_id: POST, id: second, revoked_at: hours(-1) }),
    link({ post_id: POST, id: "00000000-0000-4000-9000-000000000803", expires_at: hours(-1) }),
    link({ id: "00000000-0000-4000-9000-000000000804", page_id: second }),
  ]);
  const rows = within(await screen.findByRole("list", { name: "Links" })).getAllByRole("listitem");

  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/Until .*Last opened/);
  await user.click(screen.getByRole("button", { name: /^Revoke the link of/ }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Links" })).toBeNull());
});

test("notes are in the order of the text, include those of revoked links, and can be ticked off and deleted", async () => {
  const { user } = open(
    [link({ post_id: POST }), link({ post_id: POST, id: second, revoked_at: hours(-1) })],
    [
      note(811, { paragraph: 7, quote: "It ends", note: "Good." }),
      note(812, { link_id: second, is_done: true }),
    ],
  );
  const notes = await screen.findByRole("list", { name: "Notes" });
  expect(screen.getByText("Not opened yet")).toBeVisible();

  expect(within(notes).getAllByRole("checkbox")).toEqual([
    screen.getByRole("checkbox", { name: "Done: A comma?", checked: true }),
    screen.getByRole("checkbox", { name: "Done: Good.", checked: false }),
  ]);
  expect(screen.getByText("1 of 2 open")).toBeVisible();
  const done = screen.getByRole("checkbox", { name: "Done: Good." });
  const held = heldBack(() => undefined);
  server.use(http.get(rest("draft_links"), held.answer, { once: true }));
  const refetched = recordRequests("draft_links");
  await user.click(done);
  await waitFor(() => expect(refetched).toHaveLength(1));
  await earlierRequestsHaveArrived();
  expect(done).toBeChecked();
  held.release();
  const [first] = screen.getAllByRole("button", { name: "Delete note" });
  if (first) await user.click(first);
  const question = screen.getByRole("dialog", { name: "Delete note" });
  expect(question).toHaveAccessibleDescription(/note by .+, "A comma\?"/);
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await waitFor(async () =>
    expect(await query("select note, is_done from public.draft_notes")).toEqual([
      { note: "Good.", is_done: true },
    ]),
  );
});

test("a note that is ticked and unticked at once is stored as it was ticked last", async () => {
  const { user } = open([link({ post_id: POST })], [note(811, { note: "Good." })]);
  const done = await screen.findByRole("checkbox", { name: "Done: Good." });
  const held = heldBack(() => undefined);
  const sent: unknown[] = [];
  server.use(
    http.patch(rest("draft_notes"), async ({ request }) => {
      sent.push(await request.clone().json());
      return sent.length === 1 ? held.answer() : undefined;
    }),
  );
  await user.click(done);
  await user.click(done);
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([{ is_done: true }]);
  held.release();
  await waitFor(() => expect(sent).toEqual([{ is_done: true }, { is_done: false }]));
  await waitFor(async () =>
    expect(await query("select is_done from public.draft_notes")).toEqual([{ is_done: false }]),
  );
});
