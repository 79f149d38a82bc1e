import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp, shownAddress } from "../support/render";
import { findToast } from "../support/toasts";

const wholeAddress = () => shownAddress() + window.location.hash;

test("who opens a reset link in another browser than the one that asked reads that", async () => {
  renderApp("/nowhere?link=recovery&code=of-another-browser");

  await findToast(
    "Error",
    "This link works only in the browser in which you asked for it. Please ask for a new one here.",
  );
  expect(wholeAddress()).toBe("/nowhere");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("who confirms the address in another browser reads that it is confirmed", async () => {
  renderApp("/nowhere?link=confirmation&code=of-another-browser");

  await findToast(
    "Your address is confirmed",
    "Sign in to go on. What you wrote before is in the browser in which you created the account.",
  );
  expect(wholeAddress()).toBe("/nowhere");
});

test("a confirmation that brings a session, as older Auth servers have it, signs nobody in and says what is true", async () => {
  renderApp("/nowhere?link=confirmation#access_token=a.b.c&refresh_token=r&token_type=bearer");

  await findToast("Your address is confirmed");
  expect(wholeAddress()).toBe("/nowhere");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("who was writing a comment is led back to the comments, and nowhere else", async () => {
  renderApp("/nowhere?link=confirmation&part=comments&code=of-another-browser");
  await findToast("Your address is confirmed");
  expect(wholeAddress()).toBe("/nowhere#comments");
  cleanup();

  renderApp("/nowhere?link=confirmation&part=menu-button&code=of-another-browser");
  await findToast("Your address is confirmed");
  expect(wholeAddress()).toBe("/nowhere");
});

const refusal = "error=access_denied&error_description=Send+us+money&error_code=";

// Supabase puts it into the query, the fragment, or both.
test.each([`#${refusal}`, `?${refusal}`, `?${refusal}otp_expired#${refusal}`])(
  "a link in a mail that has expired says so, in words of the site: %s",
  async (address) => {
    renderApp(`/nowhere${address}otp_expired`);

    await findToast(
      "Error",
      "This link has expired or was used already. Please ask for a new one.",
    );
    expect(screen.queryByText("Send us money")).not.toBeInTheDocument();
    expect(wholeAddress()).toBe("/nowhere");
  },
);

test("a link in a mail that failed otherwise says so", async () => {
  renderApp(`/nowhere?${refusal}access_denied`);

  const sentence = "This link did not work. Please ask for a new one.";
  expect(await findToast("Error", sentence)).toBeVisible();
});

test("a session in the address signs nobody in and does not stay there", async () => {
  renderApp("/nowhere#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer");

  await findToast("Error", "This link did not work. Please ask for a new one.");
  expect(wholeAddress()).toBe("/nowhere");
  expect(localStorage).toHaveLength(0);
});

test("what else is in the address stays", async () => {
  renderApp("/nowhere?q=css&link=recovery&code=of-another-browser");

  await findToast("Error");
  expect(wholeAddress()).toBe("/nowhere?q=css");
});

test.each([
  ["access_denied", "You are not signed in: GitHub was not allowed to say who you are."],
  [
    "server_error",
    "Signing in with GitHub did not work. Please try again, or use email and password.",
  ],
])("who comes back from GitHub with nothing reads why: %s", async (error, sentence) => {
  const refused = `error=${error}&error_description=Send+us+money`;
  renderApp(`/nowhere?q=css&link=github&${refused}#${refused}`);

  await findToast("Error", sentence);
  expect(screen.queryByText("Send us money")).not.toBeInTheDocument();
  expect(wholeAddress()).toBe("/nowhere?q=css");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("who comes back from GitHub to another browser than the one that left signs in anew", async () => {
  renderApp("/nowhere?link=github&code=of-another-browser#anchor");

  await findToast(
    "Error",
    "Signing in with GitHub did not work. Please try again, or use email and password.",
  );
  expect(wholeAddress()).toBe("/nowhere#anchor");
});
