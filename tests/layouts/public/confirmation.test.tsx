import type { UserEvent } from "@testing-library/user-event";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { endNewLinkOffer } from "@/auth/new-link-offer";
import { post } from "../../pages/post/open-comments";
import { commentRow } from "../../support/factories";
import { servePost } from "../../pages/post/serve-post";
import { writeDraft } from "@/lib/drafts/draft-store";
import { fill } from "../../support/fill";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived } from "../../support/requests";
import { authRefusal, rest, server } from "../../support/server";
import { sessionOf, signedInAs } from "../../support/session";
import { openSignIn, recordAuth, typeSignIn, typeSignUp } from "../../support/sign-in";
import { findToast } from "../../support/toasts";

const field = (name: string) => screen.getByLabelText(name);
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const again = () => screen.getByRole("button", { name: "Send the email again" });

const ON_ITS_WAY =
  "If this address still needs confirming, an email is on its way. Only the newest link works.";
const ADA = { email: "ada@example.com" };

const accepted = () => HttpResponse.json({});
const tooEarly = () =>
  authRefusal(
    "For security purposes, you can only request this after 37 seconds.",
    "over_email_send_rate_limit",
    429,
  );

async function signUp(user: UserEvent, answer = () => HttpResponse.json(sessionOf().user)) {
  const sent = recordAuth("signup", answer);
  await user.click(screen.getByRole("button", { name: "Create an account" }));
  await typeSignUp(user);
  await screen.findByRole("dialog", { name: "Check your email" });
  return sent;
}

async function signInUnconfirmed(user: UserEvent) {
  recordAuth("token", () => authRefusal("Email not confirmed", "email_not_confirmed"));
  await typeSignIn(user);
  await findToast("Error", "Email not confirmed");
}

/** From here on only the returned function moves time on. */
function holdTime() {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  return (seconds: number) => {
    act(() => {
      vi.advanceTimersByTime(seconds * 1000);
    });
  };
}

afterEach(() => {
  endNewLinkOffer();
  window.history.replaceState(null, "", "/");
});

test("the email can be sent again after a minute, and not before", async () => {
  const pass = holdTime();
  const user = await openSignIn();
  await signUp(user);
  const sent = recordAuth("resend", accepted);

  expect(screen.getByRole("timer")).toHaveTextContent("available in 60 s");
  expect(again()).toHaveAccessibleDescription("available in 60 s");
  await user.click(again());
  pass(59);
  expect(screen.getByRole("timer")).toHaveTextContent("available in 1 s");
  await user.click(again());
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);

  pass(1);
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
  await user.click(again());
  expect(await screen.findByText(ON_ITS_WAY)).toHaveRole("status");
  expect(sent).toMatchObject([
    {
      body: { ...ADA, type: "signup" },
      returnTo: `${window.location.origin}/no/such/page?link=confirmation`,
    },
  ]);
  expect(again()).toHaveFocus();
  expect(screen.getByRole("timer")).toHaveTextContent("available in 60 s");
});

test("signing in with an unconfirmed address offers to send the email again", async () => {
  const user = await openSignIn();
  const sent = recordAuth("resend", accepted);
  expect(screen.queryByRole("button", { name: "Send the email again" })).not.toBeInTheDocument();
  await signInUnconfirmed(user);
  expect(field("Password")).toHaveValue("secret");
  await user.click(again());

  expect(await screen.findByText(ON_ITS_WAY)).toBeVisible();
  expect(sent).toMatchObject([{ body: { ...ADA, type: "signup" } }]);
  // The offer is for that address only.
  await fill(user, field("Email"), ".au");
  expect(screen.queryByRole("button", { name: "Send the email again" })).not.toBeInTheDocument();
});

test("a request too early makes Auth reveal an account; the page does not", async () => {
  holdTime();
  const user = await openSignIn();
  recordAuth("resend", tooEarly);
  await signInUnconfirmed(user);
  await user.click(again());

  expect(await screen.findByText(ON_ITS_WAY)).toBeVisible();
  expect(screen.getByRole("timer")).toHaveTextContent("available in 60 s");
});

test("signing up again, as after a lost response, leads to the same page", async () => {
  await signUp(await openSignIn(), tooEarly);
  const words = "Please check your email to verify your account.";
  expect(await findToast("Account created!", words)).toBeVisible();
});

test.each([
  [
    "too many emails",
    () => authRefusal("email rate limit exceeded", "over_email_send_rate_limit", 429),
    "No email was sent: too many have been requested here. Please try again later.",
  ],
  [
    "no connection",
    () => HttpResponse.error(),
    "The server did not answer. Check your connection and try again.",
  ],
])("an email that could not be sent can be requested again: %s", async (_, answer, sentence) => {
  const user = await openSignIn();
  recordAuth("resend", answer);
  await signInUnconfirmed(user);
  await user.click(again());

  await findToast("Error", sentence);
  expect(screen.queryByText(ON_ITS_WAY)).not.toBeInTheDocument();
  expect(screen.queryByRole("timer")).not.toBeInTheDocument();
});

const EXPIRED = "error=access_denied&error_code=otp_expired&error_description=Send+us+money";

test("an expired link offers a new one for the address that signed up here", async () => {
  writeDraft("account-email", ADA.email);
  const sent = recordAuth("resend", accepted);
  const { user } = renderApp(`/no/such/page?link=confirmation#${EXPIRED}`);
  await screen.findByRole("dialog", { name: "Confirm your address" });
  expect(screen.getByText(/^The link has expired or has already been used\./)).toBeVisible();
  expect(field("Email")).toHaveValue(ADA.email);
  await user.click(again());

  expect(await screen.findByText(ON_ITS_WAY)).toHaveRole("status");
  expect(again()).toHaveFocus();
  expect(sent).toMatchObject([
    {
      body: { ...ADA, type: "signup" },
      returnTo: `${window.location.origin}/no/such/page?link=confirmation`,
    },
  ]);
});

test("someone whose link is already used can sign in or close the dialog", async () => {
  const { user } = renderApp(`/no/such/page?link=confirmation#${EXPIRED}`);
  await screen.findByRole("dialog", { name: "Confirm your address" });
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(dialog("Sign In").getByLabelText("Password")).toBeVisible();

  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("a signed-in user needs no new link", async () => {
  signedInAs();
  renderApp(`/no/such/page?link=confirmation#${EXPIRED}`);

  await findToast("Error", "This link has expired or has already been used.");
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the owner's sign-in page offers the new link", async () => {
  const { user } = renderApp(`/admin?link=confirmation#${EXPIRED}`);

  expect(await screen.findByRole("heading", { name: "Confirm your address" })).toBeVisible();
  expect(again()).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.getByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
});

test("a link requested while replying leads back to the comment", async () => {
  const comment = commentRow({ post_id: post.id, author_name: "Grace" });
  servePost(post, [comment]);
  const { user } = renderApp(`/blog/${post.id}`);
  await user.click(await screen.findByRole("button", { name: "Reply to Grace" }));
  await fill(user, field("Your reply"), "An answer");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByRole("dialog", { name: "Sign In" });
  const [sent] = await signUp(user);

  expect(new URL(sent?.returnTo ?? "").searchParams.get("part")).toBe(`comment-${comment.id}`);
});

test("the secret of a shared draft is not put into an email", async () => {
  server.use(http.post(rest("rpc/*"), () => HttpResponse.json([])));
  window.location.hash = "the-secret";
  const user = await openSignIn("/draft#the-secret");
  const [sent] = await signUp(user);

  expect(sent?.returnTo).toBe(`${window.location.origin}/?link=confirmation`);
});

test.each(["#gr%C3%B6%C3%9Fe", "#user-content-gr%C3%B6%C3%9Fe"])(
  "an email requested at the part %s of a page leads back to the page",
  async (hash) => {
    const part = document.body.appendChild(document.createElement("p"));
    part.id = "user-content-größe";
    const [sent] = await signUp(await openSignIn(`/no/such/page${hash}`));
    part.remove();
    expect(sent?.returnTo).toBe(`${window.location.origin}/no/such/page?link=confirmation`);
  },
);
