import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { auth, authRefusal, server } from "../../support/server";
import { sessionOf, signedInAs } from "../../support/session";
import { findToast } from "../../support/toasts";
import { ADDRESS, openAccount, recordSignOuts } from "./open-account";
import { fill } from "../../support/fill";

const button = (name: string) => screen.getByRole("button", { name });
const nameField = () => screen.getByRole("textbox", { name: "Full name" });

test("a signed-in user finds a link to the account in the bar", async () => {
  signedInAs();
  server.use(http.get(auth("user"), () => HttpResponse.json(sessionOf().user)));
  const { user } = renderApp("/nowhere");
  await user.click(await screen.findByRole("link", { name: "Account" }));

  expect(await screen.findByRole("heading", { name: "Your account" })).toBeVisible();
  expect(document.title).toMatch(/^Account —/);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a visitor is offered a button to sign in", async () => {
  const { user } = renderApp("/account");
  await user.click(await screen.findByRole("button", { name: "Sign in to your account" }));

  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
  expect(screen.queryByRole("textbox", { name: "Full name" })).not.toBeInTheDocument();
});

test("the account shows that it is loading, then its address", async () => {
  signedInAs();
  const { release, answer } = heldBack(() => HttpResponse.json(sessionOf().user));
  server.use(http.get(auth("user"), answer));
  renderApp("/account");

  expect(await screen.findByRole("status", { name: "Loading your account" })).toBeVisible();
  release();
  expect(await screen.findByText(ADDRESS)).toBeVisible();
  expect(screen.getByText("Since").nextSibling).toHaveTextContent("2026");
});

test("an account deleted in another browser is reported as deleted", async () => {
  signedInAs();
  server.use(
    http.get(auth("user"), () =>
      authRefusal("User from sub claim in JWT does not exist", "user_not_found", 403),
    ),
  );
  renderApp("/account");

  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your account no longer exists. Please sign out.",
  );
});

test("a name is saved without surrounding spaces", async () => {
  const { user, changes } = await openAccount();
  await user.clear(nameField());
  await user.type(nameField(), "  Ada Writer {Enter}");

  await findToast("Name changed");
  expect(changes).toMatchObject([{ data: { full_name: "Ada Writer" } }]);
});

test("a name chosen here is kept over the one that GitHub sends with each sign-in", async () => {
  const { user, changes } = await openAccount({ names: { chosen_name: "Ada Writer" } });
  expect(nameField()).toHaveValue("Ada Writer");
  await fill(user, nameField(), " Senior");
  await user.click(screen.getByRole("button", { name: "Save name" }));

  await findToast("Name changed");
  expect(changes).toMatchObject([{ data: { chosen_name: "Ada Writer Senior" } }]);
});

test("a name of only spaces is rejected", async () => {
  const { user, changes } = await openAccount();
  await user.clear(nameField());
  await user.type(nameField(), "   {Enter}");

  expect(nameField()).toHaveAccessibleDescription("Please fill in your name.");
  expect(nameField()).toHaveFocus();
  await earlierRequestsHaveArrived();
  expect(changes).toEqual([]);
});

test("the database's refusal is shown in its own words", async () => {
  const { user } = await openAccount();
  // Auth's response when a trigger raises «PT400».
  const message = "The profile of an account can have at most 10 KB.";
  server.use(
    http.put(auth("user"), () => HttpResponse.json({ code: "PT400", message }, { status: 400 })),
  );
  await user.type(nameField(), " the Second{Enter}");

  await findToast("Error", message);
  expect(nameField()).toHaveValue("Ada Reader the Second");
});

test("other devices are signed out, this one is not", async () => {
  const { user } = await openAccount();
  const scopes = recordSignOuts();
  await user.click(button("Sign out other devices"));

  await findToast("Your other devices are signed out");
  expect(scopes).toEqual(["others"]);
  expect(button("Sign Out")).toBeVisible();
});

test("signing out everywhere ends this session, too", async () => {
  const { user } = await openAccount();
  const scopes = recordSignOuts();
  await user.click(button("Sign out everywhere"));

  await findToast("You are signed out everywhere");
  expect(scopes).toEqual(["global"]);
  expect(await screen.findByRole("button", { name: "Sign in to your account" })).toBeVisible();
});

test("if signing out everywhere fails, nothing changes and the error is shown", async () => {
  const { user } = await openAccount();
  recordSignOuts(() => authRefusal("Too many requests", "over_request_rate_limit", 429));
  await user.click(button("Sign out everywhere"));

  await findToast("Error", "Too many requests");
  expect(button("Sign Out")).toBeVisible();
});

test("signing out everywhere asks before unsaved text is discarded", async () => {
  localStorage.setItem("draft:comment:1:new", "Half a thought");
  const { user } = await openAccount();
  const scopes = recordSignOuts();
  await user.click(button("Sign out everywhere"));

  const dialog = within(await screen.findByRole("dialog", { name: "Sign out and discard?" }));
  expect(scopes).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Sign out and discard" }));
  await findToast("You are signed out everywhere");
  expect(localStorage).toHaveLength(0);
});

test("the owner's account cannot be deleted, and the page explains why", async () => {
  await openAccount({ isOwner: true });

  expect(await screen.findByText(/^This account owns the site/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete my account" })).not.toBeInTheDocument();
});
