import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { postRow } from "../support/factories";
import { openSettings } from "../support/open-settings";
import { renderApp } from "../support/render";
import { rest, server } from "../support/server";
import { announce, signedInAs } from "../support/session";
import { fill } from "../support/fill";

const question = () => screen.findByRole("dialog", { name: "Sign out and discard?" });
const button = (name: string) => screen.getByRole("button", { name });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

/** Another tab changes local storage, as seen by this one. */
const tell = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

/** Another tab ends the session. */
function endElsewhere() {
  localStorage.removeItem(SESSION_KEY);
  announce("SIGNED_OUT", null);
}

/** The owner types into the settings; another tab may announce why the session has ended. */
async function typeSettings() {
  const { user } = await openSettings();
  await fill(user, screen.getByLabelText("SEO title"), "Half a title");
  const [draft = ""] = kept();
  const session = localStorage.getItem(SESSION_KEY) ?? "";
  const { user: owner }: { user: { id: string } } = JSON.parse(session);
  return { draft, sayWhy: () => tell("signed-out", owner.id) };
}

async function expectGate() {
  expect(await screen.findByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
}

/** A reader who has typed a comment. */
async function openComment() {
  const post = postRow({ title: "A fine title" });
  signedInAs();
  server.use(http.get(rest("posts"), () => HttpResponse.json([post])));
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByRole("button", { name: "Sign Out" });
  await fill(user, await screen.findByLabelText("Leave a comment"), "Half a thought");
  return user;
}

test("signing out with unsent text asks first, and can be cancelled", async () => {
  const user = await openComment();
  await user.click(button("Sign Out"));

  const dialog = within(await question());
  expect(dialog.getByText(/^Not saved yet: a comment\./)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Stay" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByLabelText("Leave a comment")).toHaveValue("Half a thought");
  expect(button("Sign Out")).toHaveFocus();
  expect(kept()).toHaveLength(1);
});

test("Back closes the question", async () => {
  const user = await openComment();
  await user.click(screen.getByRole("link", { name: "Privacy" }));
  await screen.findByRole("main", { name: "Privacy" });
  await user.click(button("Sign Out"));
  await question();
  act(() => window.history.back());
  expect(await screen.findByLabelText("Leave a comment")).toHaveValue("Half a thought");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("confirming the sign-out removes all typed text from this browser", async () => {
  const user = await openComment();
  await user.click(button("Sign Out"));
  await user.click(within(await question()).getByRole("button", { name: "Sign out and discard" }));

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await screen.findByLabelText("Leave a comment")).toHaveValue("");
  expect(kept()).toEqual([]);
});

test("a form on the page is cleared, too", async () => {
  signedInAs();
  const { user } = renderApp("/contact");
  await fill(user, await screen.findByLabelText("Message"), "Half a letter");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  const dialog = within(await question());
  expect(dialog.getByText(/^Not saved yet: a message\./)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Sign out and discard" }));

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(screen.getByLabelText("Message")).toHaveValue("");
  expect(localStorage).toHaveLength(0);
});

test("the owner is asked in the admin area, too", async () => {
  const { user } = await openSettings();
  await fill(user, screen.getByLabelText("SEO title"), "Half a title");
  await user.click(button("Sign Out"));
  const dialog = within(await question());
  expect(dialog.getByText(/^Not saved yet: changes to the settings\./)).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Sign out and discard" }));

  expect(await screen.findByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
  expect(kept()).toEqual([]);
});

test("signing out is never reported as an ended session, even if the client's message arrives before the storage event", async () => {
  const user = await openComment();
  const { user: reader }: { user: { id: string } } = JSON.parse(
    localStorage.getItem(SESSION_KEY) ?? "",
  );
  announce("SIGNED_OUT", null);
  // Typing shows that the message has arrived.
  await user.type(screen.getByLabelText("Leave a comment"), ", longer");
  expect(button("Sign Out")).toBeVisible();
  tell("signed-out", reader.id);
  localStorage.removeItem(SESSION_KEY);
  tell(SESSION_KEY, null);

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await screen.findByLabelText("Leave a comment")).toHaveValue("");
  expect(screen.queryByText("Your session has ended")).not.toBeInTheDocument();
});

test("signing out in one tab signs out the others, and their texts are removed as well", async () => {
  const { draft, sayWhy } = await typeSettings();
  sayWhy();
  endElsewhere();
  localStorage.removeItem(draft);
  tell(draft, null);
  await expectGate();
  expect(kept()).toEqual([]);
});

test(
  "a tab that learns of the sign-out before its reason signs out as well",
  { tags: "full" },
  async () => {
    const { sayWhy } = await typeSettings();
    endElsewhere();
    expect(await screen.findByRole("dialog", { name: "Sign in again" })).toBeVisible();
    expect(kept()).toContainEqual(expect.stringMatching(/^draft:settings:/));
    sayWhy();
    await expectGate();
    expect(kept()).toEqual([]);
  },
);
