import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { servePost } from "../../pages/post/serve-post";
import { commentRow, postRow } from "../../support/factories";
import { fill } from "../../support/fill";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { auth, authRefusal, rest, retiredKey, server } from "../../support/server";
import { sessionOf } from "../../support/session";
import { openSignIn, openSignUp, recordAuth, typeSignIn, typeSignUp } from "../../support/sign-in";
import { findToast } from "../../support/toasts";

const REQUIRED = "Please fill out this field.";
const NO_ANSWER = "The server did not answer. Check your connection and try again.";
const signedIn = () => HttpResponse.json(sessionOf());
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const field = (name: string) => screen.getByLabelText(name);

test("signing in while reading keeps the article in place, and fetches the reader's own marks", async () => {
  const post = postRow({ title: "A long one" });
  servePost(post, [commentRow({ content: "First!" })]);
  recordAuth("token", signedIn);
  const { user } = renderApp(`/blog/${post.id}`);
  await screen.findByText("First!");
  const { release, answer } = heldBack(() => undefined);
  const asked: string[] = [];
  server.use(
    http.get(rest("*"), ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return answer();
    }),
  );
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByRole("dialog", { name: "Sign In" });
  await typeSignIn(user);

  await screen.findByRole("button", { name: "Sign Out" });
  await waitFor(() => expect(asked).toContain("/rest/v1/rpc/comments_page"));
  expect(screen.getByRole("heading", { name: "A long one" })).toBeVisible();
  expect(screen.getByText("First!")).toBeVisible();
  release();
});

const weak = "Password should be at least 6 characters.";
const tooMany = "Email rate limit exceeded";

test.each([
  [
    "Sign In",
    "token",
    () => authRefusal("Invalid login credentials", "invalid_credentials"),
    "Invalid login credentials",
  ],
  ["Sign In", "token", () => HttpResponse.error(), NO_ANSWER],
  ["Create Account", "signup", () => authRefusal(weak, "weak_password", 422), weak],
  [
    "Reset Password",
    "recover",
    () => authRefusal(tooMany, "over_email_send_rate_limit", 429),
    tooMany,
  ],
])("a failed «%s» explains why and keeps what was typed", async (name, asks, answer, words) => {
  recordAuth(asks, answer);
  const user = await openSignIn();
  if (name === "Create Account") {
    await user.click(screen.getByRole("button", { name: "Create an account" }));
    await typeSignUp(user);
  } else if (name === "Reset Password") {
    await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
    await user.type(field("Email"), "ada@example.com{Enter}");
  } else await typeSignIn(user);

  expect(await findToast("Error", words)).toHaveAttribute("data-type", "error");
  expect(dialog(name).getByLabelText("Email")).toHaveValue("ada@example.com");
});

test("a page whose key was retired does not ask to try again, but to reload", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  recordAuth("token", retiredKey);
  await typeSignIn(await openSignIn());
  await findToast(
    "Error",
    "The server does not accept this page’s key. Reload it; if that does not help, the site’s owner must renew the key.",
  );
  expect(error.mock.calls.splice(0)).toEqual([[expect.stringContaining("VITE_SUPABASE_ANON_KEY")]]);
});

test("name and address survive a failure and a closed dialog, the password does not", async () => {
  const user = await openSignUp();
  recordAuth("signup", () => HttpResponse.error());
  await typeSignUp(user);
  await findToast("Error", NO_ANSWER);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Sign In" }));

  expect(dialog("Create Account").getByLabelText("Full name")).toHaveValue("Ada Reader");
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("Password")).toHaveValue("");
  expect(Object.values(localStorage).join()).not.toContain("secret");
});

test("after signing in and out again the dialog stays closed, and the address is cleared", async () => {
  const user = await openSignIn();
  recordAuth("token", signedIn);
  server.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await typeSignIn(user);
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  const button = await screen.findByRole("button", { name: "Sign In" });
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(button);
  expect(field("Email")).toHaveValue("");
});

test("the dialog switches between signing in and creating an account", async () => {
  const user = await openSignIn();
  expect(screen.queryByLabelText("Full name")).not.toBeInTheDocument();
  expect(field("Email")).toHaveAttribute("type", "email");
  expect(field("Password")).toHaveAttribute("type", "password");
  await user.click(screen.getByRole("button", { name: "Create an account" }));
  expect(dialog("Create Account").getByLabelText("Full name")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "I already have an account" }));
  expect(dialog("Sign In").queryByLabelText("Full name")).not.toBeInTheDocument();
});

test("a missing field or an invalid email address is reported, and nothing is sent", async () => {
  vi.spyOn(HTMLInputElement.prototype, "validationMessage", "get").mockReturnValue(REQUIRED);
  const user = await openSignUp();
  const sent = recordAuth("signup", signedIn);
  await user.click(screen.getByRole("button", { name: "Create Account" }));
  for (const name of ["Full name", "Email", "Password"])
    expect(field(name)).toHaveAccessibleDescription(REQUIRED);
  expect(field("Full name")).toHaveFocus();

  await fill(user, field("Full name"), "   ");
  await fill(user, field("Password"), "secret");
  await user.type(field("Email"), "no address{Enter}");
  expect(field("Email")).toHaveAccessibleDescription(REQUIRED);
  await user.clear(field("Email"));
  await user.type(field("Email"), "ada@example.com{Enter}");
  expect(field("Full name")).toHaveAccessibleDescription("Please fill in your name.");
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("without email confirmation, the new account is signed in and a toast confirms it", async () => {
  const user = await openSignUp();
  recordAuth("signup", signedIn);
  await typeSignUp(user);
  await findToast("Account created!", "You are signed in.");
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
});

test.each([
  ["a forgotten password gets a link by e-mail", () => HttpResponse.json({})],
  [
    "a second request within a minute shows the same, as Auth refuses it only if there is an account",
    () => {
      const words = "For security purposes, you can only request this after 37 seconds.";
      return authRefusal(words, "over_email_send_rate_limit", 429);
    },
  ],
])("%s", async (_what, answer) => {
  const user = await openSignIn();
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  const sent = recordAuth("recover", answer);
  expect(dialog("Reset Password").queryByLabelText("Password")).not.toBeInTheDocument();
  await user.type(field("Email"), "ada@example.com{Enter}");

  const words = "If there is an account for this address, a reset link is on its way.";
  await findToast("Check your email", words);
  const returnTo = `${window.location.origin}/no/such/page?link=recovery`;
  expect(sent).toMatchObject([{ body: { email: "ada@example.com" }, returnTo }]);
  expect(screen.getByRole("dialog", { name: "Sign In" })).toBeVisible();
});
