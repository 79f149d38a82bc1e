import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { ToastHost } from "@/components/ToastHost";
import { RevisionsSection } from "@/layouts/admin/revisions/RevisionsSection";
import { postModel, versionsOf, type PostInput } from "@/pages/admin/posts/post-input";
import { choose } from "../../support/owner";
import { renderPart } from "../../support/render";
import { countedPage, refusal, rest, server } from "../../support/server";
import { signedInAs } from "../../support/session";
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

const row = (number: number, given = {}) => ({
  id: idOf(number),
  saved_at: `2026-11-${String(30 - number).padStart(2, "0")}T10:00:00+00:00`,
  was_published: false,
  name: "",
  changed: ["content"],
  words_added: 2,
  words_removed: 1,
  first_words: "And so on",
  ...given,
});

const written = (given = {}) => ({
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
  ...given,
});

const latest = row(1, { was_published: true, changed: ["title", "tags", "content"] });
const first = row(2, {
  name: "Before the edit",
  changed: [],
  words_added: 1_200,
  words_removed: 0,
  first_words: "",
});

/** Answers for these versions, and for what each of them says. */
function serve(rows: { id: string }[], contents: Record<string, object> = {}) {
  const named: unknown[] = [];
  const asked: unknown[] = [];
  server.use(
    http.post<never, Record<string, string>>(rest("rpc/revisions_page"), async ({ request }) => {
      const sent = await request.json();
      asked.push(sent);
      const start = rows.findIndex(({ id }) => id === sent.before_id) + 1;
      return countedPage(rows.slice(start, start + 20), rows.length);
    }),
    http.get(rest("post_revisions"), ({ request }) => {
      const id = new URL(request.url).searchParams.get("id")?.slice("eq.".length) ?? "";
      const fields = contents[id];
      return HttpResponse.json(fields ? [{ fields }] : []);
    }),
    http.patch(rest("post_revisions"), async ({ request }) => {
      named.push([new URL(request.url).searchParams.get("id"), await request.json()]);
      return HttpResponse.json([{ id: "" }]);
    }),
  );
  return { named, asked };
}

/** The section beside an editor, which shows what its input is. */
function Editor({ isNew }: { isNew: boolean }) {
  const [values, setValues] = useState(input);
  return (
    <>
      <output aria-label="Input">{JSON.stringify(values)}</output>
      <RevisionsSection recordId={POST} isNew={isNew} {...versionsOf(values, setValues)} />
    </>
  );
}

function open(isNew = false) {
  return renderPart(
    <>
      <Editor isNew={isNew} />
      <ToastHost />
    </>,
  );
}

const shownInput = (): unknown => JSON.parse(screen.getByLabelText("Input").textContent ?? "");

beforeEach(() => void signedInAs({ isOwner: true }));

test("every version says when it was saved, what changed, its name and whether it was public", async () => {
  serve([latest, first]);
  open();
  const rows = within(await screen.findByRole("list")).getAllByRole("listitem");
  expect(screen.getByText("2 versions")).toBeVisible();
  expect(rows[0]).toHaveTextContent(
    /Nov 29, 2026.*Published\s*Title, Tags · 2 words added, 1 removed: “And so on”$/,
  );
  expect(rows[1]).toHaveTextContent(/^Before the editNov 28, 2026.*First version, 1,200 words$/);
  expect(rows[1]).not.toHaveTextContent("Published");
});

test("a post that was never saved has no versions, and asks for none", () => {
  open(true);
  expect(screen.getByText("Every save will be kept here.")).toBeVisible();
});

test("older versions are loaded when they are asked for", async () => {
  const rows = Array.from({ length: 25 }, (_, index) => row(index + 1));
  const { asked } = serve(rows);
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Earlier versions" }));
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(25));
  expect(asked).toEqual([{ post: POST }, { post: POST, before_id: idOf(20) }]);
  expect(screen.queryByRole("button", { name: "Earlier versions" })).not.toBeInTheDocument();
});

test("a version is compared with what is in the editor, as words", async () => {
  serve([latest, first], { [first.id]: written({ tags: ["react"] }) });
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

test("any two versions are compared, and told apart by their words where they are of one minute", async () => {
  const saved_at = "2026-11-29T10:00:00+00:00";
  const later = row(1, { saved_at, first_words: "A new ending" });
  serve([later, row(3, { saved_at }), first], {
    [later.id]: written({ title: "Later" }),
    [first.id]: written({ title: "Earlier" }),
  });
  const { user } = open();
  await choose(user, /Actions for Before the edit/, "Compare");
  const dialog = await screen.findByRole("dialog");
  const to = within(dialog).getByLabelText("To");
  expect(textsOf("option", to)[1]).toMatch(/“A new ending”$/);
  expect(textsOf("option", to)[2]).toMatch(/“And so on”$/);
  await user.selectOptions(to, later.id);
  const title = await within(dialog).findByRole("region", { name: "Title" });
  expect(title).toHaveTextContent("[removed: Earlier][added: Later]");
  expect(within(dialog).getAllByRole("region")).toHaveLength(1);
  await user.selectOptions(within(dialog).getByLabelText("From"), later.id);
  expect(await within(dialog).findByText("Both are the same.")).toBeVisible();
});

test("a version that was thinned out meanwhile is said to be gone", async () => {
  serve([latest]);
  const { user } = open();
  await choose(user, /Actions for/, "Compare");
  expect(await screen.findByText("This version is no longer kept.")).toBeVisible();
});

test("a restored version is in the editor, not saved yet, without its address, and can be undone", async () => {
  serve([latest, first], {
    [first.id]: written({ format: "markdown", source: "Once.", content: "<p>Once.</p>", tags: [] }),
  });
  const { user } = open();
  await choose(user, /Actions for Before the edit/, "Restore");
  const toast = await findToast("Version restored");
  expect(toast).toHaveTextContent("It is not saved yet.");
  expect(shownInput()).toEqual({
    ...input,
    format: "markdown",
    source: "Once.",
    content: "<p>Once.</p>",
    tags: [],
  });
  await user.click(within(toast).getByRole("button", { name: "Undo" }));
  expect(shownInput()).toEqual(input);
});

test("a version that cannot be read leaves the editor as it is", async () => {
  serve([latest]);
  server.use(http.get(rest("post_revisions"), () => refusal("No.")));
  const { user } = open();
  await choose(user, /Actions for/, "Restore");
  await findToast("Failed to restore the version", "No.");
  expect(shownInput()).toEqual(input);
});

test("a version gets a name, which can be changed", async () => {
  const { named } = serve([latest, first]);
  const { user } = open();
  await choose(user, /Actions for the version of Nov 29/, "Name");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), " As sent {Enter}");
  await findToast("Version named");
  expect(named).toEqual([[`eq.${latest.id}`, { name: "As sent" }]]);
  await user.click(screen.getByRole("button", { name: /Actions for Before the edit/ }));
  expect(await screen.findByRole("menuitem", { name: "Rename" })).toBeVisible();
});
