import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { ToastHost } from "@/components/ToastHost";
import { RevisionsSection } from "@/layouts/admin/revisions/RevisionsSection";
import { postModel, versionsOf, type PostInput } from "@/pages/admin/posts/post-input";
import { choose } from "../../support/owner";
import { renderPart } from "../../support/render";
import { refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
import { fillTable, query, serveFunctions, serveWrites } from "../../support/table";
import { textsOf } from "../../support/texts";
import { findToast } from "../../support/toasts";

const POST = "00000000-0000-4000-8000-000000000001";
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

const input: PostInput = {
  ...postModel.fresh,
  title: "Now",
  slug: "now",
  language: "en",
  format: "html",
  content: "<p>One two three.</p>",
  tags: ["css"],
};

const written = {
  title: "Now",
  slug: "then",
  excerpt: "",
  language: "en",
  format: "html",
  source: "",
  content: "<p>One 2 three.</p>",
  category: "General",
  tags: ["css"],
  featured_image: null,
  author_name: "Admin",
  read_time: 1,
};

/** A version; the first is the latest. */
const version = (number: number, fields: object = {}, given: object = {}) => ({
  id: idOf(number),
  post_id: POST,
  saved_at: `2026-11-${String(30 - number).padStart(2, "0")}T10:00:00+00:00`,
  was_published: false,
  name: "",
  fields: { ...written, ...fields },
  ...given,
});
const latest = version(
  1,
  { title: "Then", content: "<p>One 2 four, and so on</p>" },
  { was_published: true },
);
const named = { name: "Before the edit" };
const first = version(2, { tags: ["react"] }, named);

function serve(...versions: object[]) {
  fillTable("post_revisions", versions);
  serveWrites("post_revisions");
  serveFunctions("revisions_page");
}

/** The section beside an editor, and the editor's current input. */
function Editor(given: { isNew: boolean; isScheduled?: boolean }) {
  const [values, setValues] = useState(input);
  return (
    <>
      <output aria-label="Input">{JSON.stringify(values)}</output>
      <RevisionsSection recordId={POST} {...given} {...versionsOf(values, setValues)} />
    </>
  );
}

function open(isNew = false, isScheduled = false) {
  return renderPart(
    <>
      <Editor {...{ isNew, isScheduled }} />
      <ToastHost />
    </>,
  );
}

const shownInput = (): unknown => JSON.parse(screen.getByLabelText("Input").textContent ?? "");

beforeEach(() => void signedInAs({ email: "owner@example.com", isOwner: true }));

test("every version shows when it was saved, what changed, its name and whether it was public", async () => {
  serve(latest, first);
  open();
  const rows = within(await screen.findByRole("list")).getAllByRole("listitem");
  expect(screen.getByText("2 versions")).toBeVisible();
  expect(rows[0]).toHaveTextContent(
    /Nov 29, 2026.*Published\s*Title, Tags · 4 words added, 1 removed: “four, and so on”$/,
  );
  expect(rows[1]).toHaveTextContent(/^Before the editNov 28, 2026.*First version, 3 words$/);
  expect(rows[1]).not.toHaveTextContent("Published");
});

test("no version of a scheduled post counts as public", async () => {
  serve(latest);
  open(false, true);
  expect(await screen.findByText("Scheduled")).toBeVisible();
  expect(screen.queryByText("Published")).not.toBeInTheDocument();
});

test("a post that was never saved has no versions, and requests none", () => {
  open(true);
  expect(screen.getByText("Every save will be kept here.")).toBeVisible();
});

test("older versions are loaded on request", async () => {
  serve(...Array.from({ length: 25 }, (_, index) => version(index + 1)));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Earlier versions" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(25));
  expect(screen.queryByRole("button", { name: "Earlier versions" })).not.toBeInTheDocument();
});

test("a version is compared word by word with the text in the editor", async () => {
  serve(latest, first);
  const { user } = open();
  await choose(user, /Actions for Before the edit/, "Compare");
  const dialog = within(await screen.findByRole("dialog", { name: "Compare versions" }));
  const text = await dialog.findByRole("region", { name: "Content" });
  expect(text).toHaveTextContent("<p>One [removed: 2][added: two] three.</p>");
  expect(within(text).getByRole("deletion")).toHaveTextContent("2");
  expect(within(text).getByRole("insertion")).toHaveTextContent("two");
  expect(dialog.getByRole("region", { name: "Tags" })).toHaveTextContent("react");
  expect(dialog.getByRole("region", { name: "Slug" })).toHaveTextContent("then");
  expect(dialog.queryByRole("region", { name: "Title" })).not.toBeInTheDocument();

  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: /Before the edit/ })).toHaveFocus(),
  );
});

const at = (second: number) => ({ saved_at: `2026-11-29T10:00:0${second}+00:00` });

test("any two versions are compared, and those of the same minute are told apart by their text", async () => {
  const later = version(1, { title: "Later", content: "<p>A new ending</p>" }, at(2));
  serve(
    later,
    version(2, { content: "<p>One 2 three. And so on</p>" }, at(1)),
    version(3, { title: "Earlier" }, named),
  );
  const { user } = open();
  await choose(user, /Actions for Before the edit/, "Compare");
  const dialog = await screen.findByRole("dialog");
  const to = within(dialog).getByLabelText("To");
  expect(textsOf("option", to)[1]).toMatch(/“A new ending”$/);
  expect(textsOf("option", to)[2]).toMatch(/“And so on”$/);
  await user.selectOptions(to, later.id);
  const title = await within(dialog).findByRole("region", { name: "Title" });
  expect(title).toHaveTextContent("[removed: Earlier][added: Later]");
  expect(within(dialog).getAllByRole("region")).toHaveLength(2);
  await user.selectOptions(within(dialog).getByLabelText("From"), later.id);
  expect(await within(dialog).findByText("Both are the same.")).toBeVisible();
});

test("a version that was thinned out in the meantime is reported as no longer kept", async () => {
  serve(latest);
  const { user } = open();
  await screen.findByRole("button", { name: /Actions for/ });
  await query("delete from public.post_revisions");
  await choose(user, /Actions for/, "Compare");
  expect(await screen.findByText("This version is no longer kept.")).toBeVisible();
});

test("a restored version is put into the editor unsaved, keeps the current slug, and can be undone", async () => {
  const restored = { format: "markdown", source: "Once.", content: "<p>Once.</p>", tags: [] };
  serve(latest, version(2, restored, named));
  const { user } = open();
  await choose(user, /Actions for Before the edit/, "Restore");
  const toast = await findToast("Version restored");
  expect(toast).toHaveTextContent("It is not saved yet.");
  // Its HTML is rendered again.
  expect(shownInput()).toEqual({ ...input, ...restored, content: "" });
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  expect(shownInput()).toEqual(input);
});

test("a version that cannot be read leaves the editor unchanged", async () => {
  serve(latest);
  server.use(http.get(rest("post_revisions"), () => refusal("No.")));
  const { user } = open();
  await choose(user, /Actions for/, "Restore");
  await findToast("Failed to restore the version", "No.");
  expect(shownInput()).toEqual(input);
});

test("a version gets a name, which can be changed", async () => {
  serve(latest, first);
  const { user } = open();
  await choose(user, /Actions for the version of Nov 29/, "Name");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), " As sent {Enter}");
  await findToast("Version named");
  expect(await query("select id, name from public.post_revisions order by id")).toEqual([
    { id: latest.id, name: "As sent" },
    { id: first.id, ...named },
  ]);
  await user.click(screen.getByRole("button", { name: /Actions for Before the edit/ }));
  expect(await screen.findByRole("menuitem", { name: "Rename" })).toBeVisible();
});
