import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp, shownAddress } from "../support/render";
import { findToast } from "../support/toasts";

const ELSEWHERE = "code=of-another-browser";
const SESSION = "access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer";
const refusedBy = (code: string) =>
  `error=access_denied&error_description=Send+us+money&error_code=${code}`;
const gitHub = (error: string) => `error=${error}&error_description=Send+us+money`;

const CONFIRMED =
  "Sign in to continue. What you wrote before is in the browser where you created the account.";
const OTHER_BROWSER =
  "This link only works in the browser you requested it from. Please ask for a new one here.";
const EXPIRED = "This link has expired or has already been used. Please ask for a new one.";
const FAILED = "This link did not work. Please ask for a new one.";
const NO_GITHUB =
  "Signing in with GitHub did not work. Please try again, or use email and password.";

test.each<[string, message: string | undefined, left?: string]>([
  [`?link=recovery&${ELSEWHERE}`, OTHER_BROWSER],
  [`?q=css&link=recovery&${ELSEWHERE}`, OTHER_BROWSER, "?q=css"],
  [`?link=confirmation&${ELSEWHERE}`, CONFIRMED],
  // Older Auth servers do this.
  [`?link=confirmation#${SESSION}`, undefined],
  // Someone who was writing a comment returns to the comments; no other anchor is accepted.
  [`?link=confirmation&part=comments&${ELSEWHERE}`, CONFIRMED, "#comments"],
  [`?link=confirmation&part=menu-button&${ELSEWHERE}`, CONFIRMED],
  // Supabase puts a refusal into the query, the fragment, or both.
  [`#${refusedBy("otp_expired")}`, EXPIRED],
  [`?${refusedBy("otp_expired")}`, EXPIRED],
  [`?${refusedBy("otp_expired")}#${refusedBy("otp_expired")}`, EXPIRED],
  [`?${refusedBy("access_denied")}`, FAILED],
  [`#${SESSION}`, FAILED],
  [
    `?q=css&link=github&${gitHub("access_denied")}#${gitHub("access_denied")}`,
    "You are not signed in: GitHub was not allowed to say who you are.",
    "?q=css",
  ],
  [`?link=github&${gitHub("server_error")}`, NO_GITHUB],
  [`?link=github&${ELSEWHERE}#anchor`, NO_GITHUB, "#anchor"],
])("a link with %s reports its outcome and signs nobody in", async (link, message, left = "") => {
  renderApp(`/no/such/page${link}`);
  const isConfirmed = link.startsWith("?link=confirmation");
  await findToast(isConfirmed ? "Your address is confirmed" : "Error", message);
  expect(screen.queryByText("Send us money")).not.toBeInTheDocument();
  // The previous test's toast may still be closing.
  await waitFor(() => expect(shownAddress() + window.location.hash).toBe(`/no/such/page${left}`));
  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(localStorage).toHaveLength(0);
});
