import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { auth, authRefusal, server } from "../../support/server";
import { sessionOf } from "../../support/session";
import { recordAuth } from "../../support/sign-in";
import { findToast } from "../../support/toasts";
import { ADDRESS, openAccount, recordSignOuts } from "./open-account";
import { fill } from "../../support/fill";

const current = () => screen.getByLabelText("Current password");
const next = () => screen.getByLabelText("New password");
const signIn = () => HttpResponse.json(sessionOf());

test("changing the password requires the current one, and signs out other devices", async () => {
  const { user, changes } = await openAccount();
  const signIns = recordAuth("token", signIn);
  const scopes = recordSignOuts();
  await fill(user, current(), "old secret");
  await user.type(next(), "three unrelated nouns{Enter}");

  await findToast("Password changed", "Your other devices are signed out.");
  expect(signIns).toMatchObject([{ body: { email: ADDRESS, password: "old secret" } }]);
  expect(changes).toMatchObject([
    { password: "three unrelated nouns", current_password: "old secret" },
  ]);
  // The first is the session that proved the current password.
  expect(scopes).toEqual(["local", "others"]);
  expect(current()).toHaveValue("");
  expect(next()).toHaveValue("");
});

test("a wrong current password is reported at its field, and nothing changes", async () => {
  const { user, changes } = await openAccount();
  recordAuth("token", () => authRefusal("Invalid login credentials", "invalid_credentials"));
  await fill(user, current(), "not it");
  await user.type(next(), "three unrelated nouns{Enter}");

  await findToast("Error", "That is not your current password.");
  expect(current()).toHaveAccessibleDescription("That is not your current password.");
  expect(current()).toHaveFocus();
  expect(next()).toHaveValue("three unrelated nouns");
  expect(changes).toEqual([]);

  await user.type(current(), "!");
  expect(current()).not.toHaveAccessibleDescription();
});

test("a refused new password is explained at its field", async () => {
  const { user } = await openAccount();
  recordAuth("token", signIn);
  const sentence = "Password is known to be weak and easy to guess, please choose a different one.";
  server.use(http.put(auth("user"), () => authRefusal(sentence, "weak_password", 422)));
  await fill(user, current(), "old secret");
  await user.type(next(), "password1{Enter}");

  await findToast("Error", sentence);
  expect(next()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(next()).toHaveFocus();
  expect(current()).toHaveValue("old secret");
});

test("an account from GitHub has no password to change, and can request one by email", async () => {
  const { user } = await openAccount({ provider: "github" });
  const sent = recordAuth("recover", () => HttpResponse.json({}));
  expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Send me a link" }));

  await findToast("Check your email");
  expect(sent).toMatchObject([{ body: { email: ADDRESS } }]);
});

test("the strength of a password is shown while typing, and nothing is sent", async () => {
  const { user } = await openAccount();
  await user.type(next(), "ada");
  expect(screen.getByText(/^Strength: very weak/)).toBeVisible();
  await user.type(next(), " keeps four geese by the lake");
  expect(screen.getByText(/^Strength: strong/)).toBeVisible();
});
