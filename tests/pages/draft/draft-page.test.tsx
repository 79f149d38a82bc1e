import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { settingsRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { heldBack, recordPosts } from "../../support/requests";
import { rest, server } from "../../support/server";
import { query } from "../../support/table";
import { findToast } from "../../support/toasts";
import { fill } from "../../support/fill";
import { draft, serveDraft, TOKEN } from "./serve-draft";

const noteButtons = () => screen.findAllByRole("button", { name: /^Note on/ });

test("anyone with the link can read the draft, which is hidden from search engines and other sites", async () => {
  serveDraft();
  // The full stop of the sentence that it was sent in.
  renderApp(`/draft#${TOKEN}.`);

  expect(await screen.findByRole("heading", { name: "A draft", level: 1 })).toBeVisible();
  expect(await screen.findByText("First paragraph.")).toBeVisible();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
});

test("links within a draft, and the one to its content, leave the secret in the URL", async () => {
  const footnote =
    '<p>So<a href="#fn-%E6%B3%A8">1</a></p><ol><li id="fn-%E6%B3%A8">Because.</li></ol>';
  serveDraft({ content: draft.content + footnote });
  const { user } = renderApp(`/draft#${TOKEN}`);
  const heading = await screen.findByRole("heading", { name: "Heading" });
  await user.click(await screen.findByRole("link", { name: "Heading" }));
  expect(heading).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "1" }));
  expect(screen.getByText("Because.")).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Skip to content" }));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(window.location.hash).toBe(`#${TOKEN}`);
  expect(screen.getByText("First paragraph.")).toBeVisible();
});

test("a draft without a named author is by the site's owner", async () => {
  serveDraft({ author_name: "Admin" });
  renderApp(`/draft#${TOKEN}`);

  const heading = await screen.findByRole("heading", { name: "A draft", level: 1 });
  expect(heading.closest("header")).toHaveTextContent(settingsRow().site_name);
  expect(screen.getByRole("main")).not.toHaveTextContent("Admin");
});

test("a draft is marked with its language, and the notes on it with that of the page", async () => {
  serveDraft({ language: "fa" });
  renderApp(`/draft#${TOKEN}`);

  const text = await screen.findByText("First paragraph.");
  expect(text.closest("[lang]")).toHaveAttribute("dir", "rtl");
  expect(screen.getByRole("heading", { name: "A draft" })).toHaveAttribute("lang", "fa");
  const [button] = await noteButtons();
  expect(button?.closest("[lang]")).toHaveAttribute("lang", "en");
  expect(button?.closest("[dir]")).toHaveAttribute("dir", "ltr");
});

test("the notes on a draft run from right to left in such a language of the site", async () => {
  vi.stubEnv("DIRECTION", "rtl");
  serveDraft();
  renderApp(`/draft#${TOKEN}`);

  const [button] = await noteButtons();
  expect(button?.closest("[dir]")).toHaveAttribute("dir", "rtl");
});

test("a note follows its paragraph", async () => {
  serveDraft();
  renderApp(`/draft#${TOKEN}`);
  const [first, second] = await noteButtons();

  expect(first).toHaveAccessibleName("Note on “First paragraph.”");
  const text = await screen.findByText("A comma?");
  const after = (node: Node) => second?.compareDocumentPosition(node);
  expect(after(text)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText(/^Second/).compareDocumentPosition(text)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("a note on deleted text is still shown", async () => {
  serveDraft({ content: "<p>Rewritten.</p>" });
  renderApp(`/draft#${TOKEN}`);

  const rest = await screen.findByRole("region", { name: "Notes on what has changed since" });
  expect(within(rest).getByText("A comma?")).toBeVisible();
  expect(within(rest).getByText("Second paragraph.…")).toBeVisible();
});

test("a note is left by keyboard, and the next one keeps the name", async () => {
  const sent = serveDraft({}, []);
  const { user } = renderApp(`/draft#${TOKEN}`);
  const [first] = await noteButtons();
  first?.focus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Your note" })).toHaveFocus();
  await user.keyboard("Too long? ");
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Ada{Enter}");

  await findToast("Note added");
  expect(sent).toEqual([
    {
      token: TOKEN,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      paragraph: 1,
      quote: "First paragraph.",
      name: "Ada",
      note: "Too long?",
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Note on “First paragraph.”" })).toHaveFocus(),
  );
  await user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Your name" })).toHaveValue("Ada");
  expect(screen.getByRole("textbox", { name: "Your note" })).toHaveValue("");
});

test("a note that was not stored stays in its field, and is sent again with the same id", async () => {
  const sent = serveDraft({}, []);
  const { user } = renderApp(`/draft#${TOKEN}`);
  const [first] = await noteButtons();
  if (first) await user.click(first);
  await query("update public.draft_links set expires_at = now()");
  await fill(user, screen.getByRole("textbox", { name: "Your note" }), "Why?");
  await user.type(screen.getByRole("textbox", { name: "Your name" }), "Ada{Enter}");

  const reason = "expired or was revoked";
  expect(await screen.findByRole("alert")).toHaveTextContent(reason);
  expect(await findToast("The note was not saved")).not.toHaveTextContent(reason);
  expect(screen.getByRole("textbox", { name: "Your note" })).toHaveValue("Why?");
  await query("update public.draft_links set expires_at = now() + interval '1 day'");
  await user.click(screen.getByRole("button", { name: "Leave note" }));
  await findToast("Note added");
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

/** Leaves a note, "Why?", which is stored once released. */
async function sendSlowly() {
  serveDraft({}, []);
  const { answer, release } = heldBack(() => undefined);
  recordPosts("rpc/add_draft_note", answer);
  const { user } = renderApp(`/draft#${TOKEN}`);
  const [first] = await noteButtons();
  if (first) await user.click(first);
  const field = screen.getByRole("textbox", { name: "Your note" });
  await fill(user, screen.getByRole("textbox", { name: "Your name" }), "Ada");
  await user.type(field, "Why?");
  await user.click(screen.getByRole("button", { name: "Leave note" }));
  return { user, field, release };
}

test("text typed while a note is sent stays in the field for the next one", async () => {
  const { user, field, release } = await sendSlowly();
  await user.type(field, " And how?");
  release();

  await findToast("Note added");
  await waitFor(() => expect(field).toHaveValue("And how?"));
});

test("a note that is cancelled while it is sent is cleared once it is stored", async () => {
  const { user, release } = await sendSlowly();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  release();

  await findToast("Note added");
  const [again] = await noteButtons();
  if (again) await user.click(again);
  expect(screen.getByRole("textbox", { name: "Your note" })).toHaveValue("");
});

test.each([`/draft#${"x".repeat(43)}`, "/draft"])(
  "%s is reported as invalid, with what to do",
  async (address) => {
    serveDraft();
    renderApp(address);
    expect(await screen.findByRole("heading", { name: "Link not valid" })).toBeVisible();
    expect(screen.getByText(/ask whoever sent it/)).toBeVisible();
  },
);

test("a page shows no read time", async () => {
  const page = { ...draft, read_time: null, expires_at: "2999-01-01T10:00:00+00:00" };
  serveDraft();
  server.use(http.post(rest("rpc/shared_draft"), () => HttpResponse.json([page])));
  renderApp(`/draft#${TOKEN}`);
  expect(await screen.findByRole("heading", { level: 1, name: "A draft" })).toBeVisible();
  expect(screen.queryByText(/min read/)).not.toBeInTheDocument();
});
