import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { hrefOf } from "../../support/texts";
import { renderApp } from "../../support/render";
import { auth, authRefusal, server } from "../../support/server";
import { serveSecondFactor } from "../../support/serve-second-factor";
import { findToast } from "../../support/toasts";
import { totp, wrongCode } from "../../support/totp";
import { scanPage } from "../pay/pay-page";
import { openAccount } from "./open-account";

const SET_UP = "Set up a second factor";
const ADD = "Add another authenticator";
const button = (name: string) => screen.getByRole("button", { name });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const section = () => within(screen.getByRole("region", { name: "Second factor" }));
const listed = () =>
  section()
    .queryAllByRole("listitem")
    .map((item) => item.querySelector("span span")?.textContent);
const code = () => screen.getByRole("textbox", { name: "Six-digit code" });
const nameField = () => screen.getByRole("textbox", { name: "Name of the authenticator" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/**
 * Opens the page as the owner, with these authenticators, the first of which was used to sign in.
 */
async function open(...names: string[]) {
  const backend = serveSecondFactor();
  const secrets = names.map((name) => backend.add(name));
  if (names[0]) backend.storePassed(names[0]);
  else backend.storeHalfway();
  const { user } = renderApp("/account");
  await screen.findByRole("region", { name: "Second factor" });
  return { user, backend, secrets };
}

/** Removes an authenticator and confirms it. */
async function remove(user: UserEvent, name: string) {
  await user.click(button(`Remove ${name}`));
  const question = within(await dialog(`Remove “${name}”?`));
  await user.click(question.getByRole("button", { name: "Remove" }));
}

/** Names a new authenticator and reads the displayed key. */
async function beginSetUp(user: UserEvent) {
  await user.keyboard("{Enter}");
  await dialog("Connect the app");
  return screen.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent?.replaceAll(" ", "") ?? "";
}

test("the owner sets up a second factor: name, key, first code, and what to do without a code", async () => {
  const { user, backend } = await open();
  expect(section().getByText("It is off: the password alone opens the whole site.")).toBeVisible();
  await user.click(button(SET_UP));
  await dialog(SET_UP);
  expect(nameField()).toHaveFocus();
  expect(nameField()).toHaveValue("Phone");

  const key = await beginSetUp(user);
  expect(code()).toHaveFocus();
  const address = await scanPage();
  expect(address).toMatch(/^otpauth:\/\/totp\//);
  expect(new URL(address ?? "").searchParams.get("secret")).toBe(key);
  expect(new URL(address ?? "").searchParams.get("issuer")).toBe(window.location.host);
  const shownKey = key.match(/.{1,4}/g)?.join(" ") ?? "";
  expect(screen.getByText(shownKey)).toHaveAttribute("translate", "no");
  expect(screen.getByRole("img", { name: /^QR code/ })).toHaveAccessibleDescription(shownKey);
  expect(hrefOf("The app is on this device")).toBe(address);
  await user.click(button("Copy Key"));
  await findToast("Key copied to clipboard!");
  expect(await navigator.clipboard.readText()).toBe(key);

  await user.type(code(), `${totp(key)}{Enter}`);
  const done = within(await dialog("Your second factor is on"));
  expect(done.getByText("select private.set_owner('owner@example.com');")).toBeVisible();
  await waitFor(() => expect(button("Done")).toHaveFocus());
  expect(button("Done")).toHaveAccessibleDescription("Your second factor is on.");
  await user.keyboard("{Enter}");
  await noDialog();
  expect(await screen.findByRole("button", { name: ADD })).toBeVisible();
  expect(listed()).toEqual(["Phone"]);
  expect(section().getByText("It is on: signing in also takes a code.")).toBeVisible();
  expect(backend.names()).toEqual(["Phone, verified"]);
});

test("a wrong first code is reported at its field, and the key stays on the page", async () => {
  const { user, backend } = await open();
  await user.click(button(SET_UP));
  const key = await beginSetUp(user);
  await user.type(code(), `${wrongCode(key)}{Enter}`);

  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^That code is wrong\./));
  expect(code()).toHaveFocus();
  expect(backend.names()).toEqual(["Phone, unverified"]);
  await user.keyboard(`${totp(key)}{Enter}`);
  expect(await dialog("Your second factor is on")).toBeVisible();
});

test(
  "leftovers of earlier attempts are removed before the next one",
  { tags: "full" },
  async () => {
    const { user, backend } = await open();
    backend.add("Phone", "unverified");
    backend.add("Old phone", "unverified");
    await user.click(button(SET_UP));
    await beginSetUp(user);

    expect(backend.names()).toEqual(["Phone, unverified"]);
    await user.keyboard("{Escape}");
    await noDialog();
    expect(button(SET_UP)).toHaveFocus();
    expect(listed()).toEqual([]);
  },
);

test("an authenticator needs a name that is not taken", async () => {
  const { user, backend } = await open("Phone");
  await user.click(button(ADD));
  await dialog("Add an authenticator");
  await user.clear(nameField());
  await user.type(nameField(), "   {Enter}");
  expect(nameField()).toHaveAccessibleDescription(/Please fill in a name\.$/);
  await user.clear(nameField());
  await user.type(nameField(), "Phone{Enter}");

  await waitFor(() =>
    expect(nameField()).toHaveAccessibleDescription(
      /You already have an authenticator with that name\. Choose another one\.$/,
    ),
  );
  expect(nameField()).toHaveFocus();
  await user.keyboard(" two");
  const key = await beginSetUp(user);
  await user.keyboard(`${totp(key)}{Enter}`);
  await dialog("Your second factor is on");
  expect(backend.names()).toEqual(["Phone, verified", "Phone two, verified"]);
});

test("an authenticator is removed after a question, and the others stay", async () => {
  const { user, backend } = await open("Phone", "Tablet");
  await user.click(button("Remove Tablet"));
  const question = await dialog("Remove “Tablet”?");
  await user.keyboard("{Escape}");
  await noDialog();
  expect(button("Remove Tablet")).toHaveFocus();
  expect(question).not.toBeInTheDocument();

  await user.keyboard("{Enter}");
  await user.click(
    within(await dialog("Remove “Tablet”?")).getByRole("button", { name: "Remove" }),
  );
  await findToast("Tablet removed");
  await waitFor(() => expect(listed()).toEqual(["Phone"]));
  expect(button("Remove Phone")).toHaveFocus();
  expect(backend.names()).toEqual(["Phone, verified"]);
});

test("removing the last one turns the second factor off, and the question warns of that", async () => {
  const { user } = await open("Phone");
  await user.click(button("Remove Phone"));
  const question = within(await dialog("Remove “Phone”?"));
  expect(question.getByText(/^It is your only authenticator\./)).toBeVisible();
  await user.click(question.getByRole("button", { name: "Remove" }));

  expect(await screen.findByRole("button", { name: SET_UP })).toBeVisible();
  expect(screen.getByRole("link", { name: "Admin" })).toBeVisible();
});

test("removing the one used to sign in asks for a code of another", async () => {
  const { user, secrets } = await open("Phone", "Tablet");
  await remove(user, "Phone");
  await user.click(await screen.findByRole("button", { name: "Enter the code of your app" }));
  await dialog("Second factor");
  await user.type(code(), `${totp(secrets[1] ?? "")}{Enter}`);

  await screen.findByRole("region", { name: "Second factor" });
  expect(listed()).toEqual(["Tablet"]);
});

test("an authenticator that could not be removed stays, and the error is shown", async () => {
  const { user } = await open("Phone");
  server.use(http.delete(auth("factors/*"), () => HttpResponse.error()));
  await remove(user, "Phone");

  await findToast("Error", "The server did not answer. Check your connection and try again.");
  await noDialog();
  expect(listed()).toEqual(["Phone"]);
});

test.each([
  [
    "a backend that does not support it",
    // As tests/embedded/second-factor.test.ts finds.
    () => new HttpResponse("404 Not Found", { status: 404 }),
    "This backend does not support second factors. A hosted Supabase project does.",
  ],
  [
    "a project where it is switched off",
    () => authRefusal("MFA enroll is disabled for TOTP", "mfa_totp_enroll_not_enabled", 422),
    "Authenticator apps are switched off in this Supabase project. Switch them on in its Auth settings.",
  ],
])("%s reports that plainly, and the page still works", async (_case, answer, sentence) => {
  const { user } = await open();
  server.use(http.post(auth("factors"), answer));
  await user.click(button(SET_UP));
  await dialog(SET_UP);
  await user.keyboard("{Enter}");

  expect(await screen.findByRole("alert")).toHaveTextContent(sentence);
  expect(nameField()).toHaveValue("Phone");
  await user.keyboard("{Escape}");
  await noDialog();
  expect(button(SET_UP)).toHaveFocus();
});

test("readers are not offered a second factor", async () => {
  await import("@/pages/account/SecondFactor");
  const { user } = await openAccount();
  // By then it would be shown.
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  await user.keyboard("{Escape}");
  await noDialog();

  expect(screen.queryByRole("region", { name: "Second factor" })).not.toBeInTheDocument();
});
