import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { servePost } from "../../pages/post/serve-post";
import { commentRow, postRow } from "../../support/factories";
import { renderApp } from "../../support/render";
import { earlierRequestsHaveArrived, heldBack } from "../../support/requests";
import { auth, authRefusal, rest, server } from "../../support/server";
import { sessionOf } from "../../support/session";
import { findToast } from "../../support/toasts";
import { fill } from "../../support/fill";

const REQUIRED = "Please fill out this field.";

const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const field = (name: string) => screen.getByLabelText(name);

/** Opens the dialog on a page of its own. */
async function openDialog() {
  server.use(http.post(rest("rpc/is_owner"), () => HttpResponse.json(false)));
  const { user } = renderApp("/nowhere");
  await user.click(await screen.findByRole("button", { name: "Sign In" }));
  await screen.findByRole("dialog", { name: "Sign In" });
  return user;
}

async function openSignUp() {
  const user = await openDialog();
  await user.click(screen.getByRole("button", { name: "Create an account" }));
  return user;
}

/** Records what is sent to the auth API at `name`. */
function recordAuth(name: string, answer: () => Response | Promise<Response>) {
  const sent: { address: URL; body: unknown }[] = [];
  server.use(
    http.post(auth(name), async ({ request }) => {
      sent.push({ address: new URL(request.url), body: await request.json() });
      return answer();
    }),
  );
  return sent;
}

test("who signs in while reading stays at the text, whose marks are asked for anew", async () => {
  const post = postRow({ title: "A long one" });
  servePost(post, [commentRow({ content: "First!" })]);
  recordAuth("token", () => HttpResponse.json(sessionOf()));
  server.use(
    http.post(rest("rpc/is_owner"), () => HttpResponse.json(false)),
    http.get(rest("post_likes"), () => HttpResponse.json([])),
  );
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
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");

  await screen.findByRole("button", { name: "Sign Out" });
  await waitFor(() => expect(asked).toContain("/rest/v1/rpc/comments_page"));
  expect(screen.getByRole("heading", { name: "A long one" })).toBeVisible();
  expect(screen.getByText("First!")).toBeVisible();
  release();
});

test("a refused sign-in shows the provider's message and keeps what was typed", async () => {
  const user = await openDialog();
  recordAuth("token", () => authRefusal("Invalid login credentials", "invalid_credentials"));
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "wrong{Enter}");

  const toast = await findToast("Error", "Invalid login credentials");
  expect(toast).toHaveAttribute("data-type", "error");
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("Password")).toHaveValue("wrong");
  expect(screen.getByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test("a sign-in that reached nobody says so", async () => {
  const user = await openDialog();
  recordAuth("token", () => HttpResponse.error());
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");

  expect(
    await findToast("Error", "The server did not answer. Check your connection and try again."),
  ).toBeVisible();
});

test("name and address outlive a failure and a closed dialog, the password does not", async () => {
  const user = await openSignUp();
  recordAuth("signup", () => HttpResponse.error());
  await fill(user, field("Full name"), "Ada Reader");
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");
  await findToast("Error", "The server did not answer. Check your connection and try again.");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Sign In" }));

  expect(dialog("Create Account").getByLabelText("Full name")).toHaveValue("Ada Reader");
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("Password")).toHaveValue("");
  expect(Object.values(localStorage).join()).not.toContain("secret");
});

test("after signing in the address is not kept for whoever comes next", async () => {
  const user = await openDialog();
  recordAuth("token", () => HttpResponse.json(sessionOf()));
  server.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));
  await user.click(await screen.findByRole("button", { name: "Sign In" }));

  expect(field("Email")).toHaveValue("");
});

test("after signing in and out again the dialog stays closed", async () => {
  const user = await openDialog();
  recordAuth("token", () => HttpResponse.json(sessionOf()));
  server.use(http.post(auth("logout"), () => new HttpResponse(null, { status: 204 })));
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the dialog turns from signing in to creating an account and back", async () => {
  const user = await openDialog();
  expect(screen.queryByLabelText("Full name")).not.toBeInTheDocument();
  expect(field("Email")).toHaveAttribute("type", "email");
  expect(field("Password")).toHaveAttribute("type", "password");

  await user.click(screen.getByRole("button", { name: "Create an account" }));
  expect(dialog("Create Account").getByRole("button", { name: "Create Account" })).toBeVisible();
  expect(field("Full name")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "I already have an account" }));
  expect(dialog("Sign In").getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(screen.queryByLabelText("Full name")).not.toBeInTheDocument();
});

test("a field that is missing or no e-mail address is not sent, and says so", async () => {
  vi.spyOn(HTMLInputElement.prototype, "validationMessage", "get").mockReturnValue(REQUIRED);
  const user = await openSignUp();
  const sent = recordAuth("signup", () => HttpResponse.json(sessionOf()));
  await user.click(screen.getByRole("button", { name: "Create Account" }));

  for (const name of ["Full name", "Email", "Password"]) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(REQUIRED);
  }
  expect(field("Full name")).toHaveFocus();

  await fill(user, field("Full name"), "Ada");
  expect(field("Full name")).not.toHaveAttribute("aria-invalid");
  await fill(user, field("Password"), "secret");
  await user.type(field("Email"), "no address{Enter}");
  expect(field("Email")).toHaveAccessibleDescription(REQUIRED);
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("spaces are no name for an account", async () => {
  const user = await openSignUp();
  const sent = recordAuth("signup", () => HttpResponse.json(sessionOf()));
  await fill(user, field("Full name"), "   ");
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");

  expect(field("Full name")).toHaveAccessibleDescription("Please fill in your name.");
  expect(field("Full name")).toHaveFocus();
  await earlierRequestsHaveArrived();
  expect(sent).toEqual([]);
});

test("where no confirmation is asked for, the new account is signed in and told so", async () => {
  const user = await openSignUp();
  recordAuth("signup", () => HttpResponse.json(sessionOf()));
  await fill(user, field("Full name"), "Ada Reader");
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "secret{Enter}");

  await findToast("Account created!", "You are signed in.");
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("a refused account shows the provider's message and keeps what was typed", async () => {
  const user = await openSignUp();
  const sentence = "Password should be at least 6 characters.";
  recordAuth("signup", () => authRefusal(sentence, "weak_password", 422));
  await fill(user, field("Full name"), "Ada Reader");
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "abc{Enter}");

  await findToast("Error", sentence);
  expect(screen.getByRole("dialog", { name: "Create Account" })).toBeVisible();
  expect(field("Full name")).toHaveValue("Ada Reader");
});

test("a forgotten password gets a link by e-mail", async () => {
  const user = await openDialog();
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  const sent = recordAuth("recover", () => HttpResponse.json({}));
  expect(dialog("Reset Password").queryByLabelText("Password")).not.toBeInTheDocument();
  await user.type(field("Email"), "ada@example.com{Enter}");

  await findToast(
    "Check your email",
    "If there is an account for this address, a reset link is on its way.",
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ email: "ada@example.com" });
  expect(sent[0]?.address.searchParams.get("redirect_to")).toBe(
    `${window.location.origin}/nowhere?link=recovery`,
  );
  expect(screen.getByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test("a reset that was refused says why", async () => {
  const user = await openDialog();
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  recordAuth("recover", () =>
    authRefusal("Email rate limit exceeded", "over_email_send_rate_limit", 429),
  );
  await user.type(field("Email"), "ada@example.com{Enter}");

  await findToast("Error", "Email rate limit exceeded");
  expect(screen.getByRole("dialog", { name: "Reset Password" })).toBeVisible();
});
