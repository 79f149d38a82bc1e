import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { recordDownloads } from "../../support/downloads";
import { shownAddress } from "../../support/render";
import { earlierRequestsHaveArrived, recordPosts } from "../../support/requests";
import { refusal, rest, server } from "../../support/server";
import { findToast } from "../../support/toasts";
import { ADDRESS, openAccount, recordSignOuts } from "./open-account";

const button = (name: string) => screen.getByRole("button", { name });

async function openDialog() {
  const { user } = await openAccount();
  await user.click(button("Delete my account"));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  return { user, dialog, address: dialog.getByLabelText("Your email address, to be sure") };
}

test("everything about the account is in one file, including text typed in this browser", async () => {
  localStorage.setItem("draft:comment:1:new", "Half a thought");
  localStorage.setItem("draft:comment:1:new:sending", "an id");
  const stored = { account: { email: ADDRESS }, comments: [{ content: "Well said." }], likes: [] };
  server.use(http.post(rest("rpc/account_data"), () => HttpResponse.json(stored)));
  const downloads = recordDownloads();
  const { user } = await openAccount();
  await user.click(button("Download my data"));

  await findToast("Your data is in your downloads");
  expect(downloads).toHaveLength(1);
  expect(downloads[0]?.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse((await downloads[0]?.file.text()) ?? "")).toEqual({
    site: window.location.origin,
    stored,
    drafts_in_this_browser: { "comment:1:new": "Half a thought" },
  });
});

test("if the data cannot be read, no file is saved", async () => {
  server.use(http.post(rest("rpc/account_data"), () => HttpResponse.error()));
  const downloads = recordDownloads();
  const { user } = await openAccount();
  await user.click(button("Download my data"));

  await findToast(
    "Failed to download",
    "The server did not answer. Check your connection and try again.",
  );
  expect(downloads).toEqual([]);
});

test.each([
  ["Keep my comments", false],
  ["Delete my comments", true],
])("an account is deleted: «%s»", async (choice, withComments) => {
  localStorage.setItem("draft:comment:1:new", "Half a thought");
  const sent = recordPosts("rpc/delete_account", () => new HttpResponse(null, { status: 204 }));
  const { user, dialog, address } = await openDialog();
  const scopes = recordSignOuts(() => new HttpResponse(null, { status: 403 }));
  expect(dialog.getByText(/Unsent texts are deleted too: a comment\./)).toBeVisible();
  expect(dialog.getByRole("radio", { name: "Keep my comments" })).toBeChecked();
  await user.click(dialog.getByRole("radio", { name: choice }));
  await user.type(address, ` ${ADDRESS.toUpperCase()} {Enter}`);

  await findToast("Your account is deleted");
  expect(sent).toEqual([{ with_comments: withComments }]);
  expect(scopes).toEqual(["local"]);
  await waitFor(() => expect(shownAddress()).toBe("/"));
  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test("a different address deletes nothing", async () => {
  const sent = recordPosts("rpc/delete_account");
  const { user, dialog, address } = await openDialog();
  await user.type(address, "grace@example.com{Enter}");

  expect(address).toHaveAccessibleDescription(
    expect.stringContaining("This is not the address of your account."),
  );
  expect(address).toHaveFocus();
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Keep my account" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(button("Delete my account")).toHaveFocus();
});

test("the database's refusal is shown in its own words, and the account stays", async () => {
  const sentence = "This account owns the site, so it cannot be deleted here.";
  recordPosts("rpc/delete_account", () => refusal(sentence, "42501", 403));
  const { user, dialog, address } = await openDialog();
  await user.type(address, `${ADDRESS}{Enter}`);

  expect(await findToast("Failed to delete your account")).not.toHaveTextContent(sentence);
  expect(dialog.getByRole("alert")).toHaveTextContent(sentence);
  expect(localStorage.getItem(SESSION_KEY)).not.toBeNull();
});
