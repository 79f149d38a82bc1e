import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Turnstile } from "@/lib/browser/turnstile";
import { env } from "@/lib/env";
import { renderApp } from "../../support/render";
import { auth, rest, server } from "../../support/server";
import { sessionOf } from "../../support/session";
import { findToast } from "../../support/toasts";
import { fill } from "../../support/fill";

const script = () => document.querySelector('script[src^="https://challenges.cloudflare.com/"]');
const field = (name: string) => screen.getByLabelText(name);

type Options = Parameters<Turnstile["render"]>[1];
/** Stands in for Cloudflare's script; `answer` is what its widget says. */
function arrive(answer: (options: Options) => void) {
  const places: HTMLElement[] = [];
  const keys: string[] = [];
  window.turnstile = {
    render: (place, options) => {
      places.push(place);
      keys.push(options.sitekey);
      queueMicrotask(() => answer(options));
      return "widget";
    },
    remove: vi.fn<Turnstile["remove"]>(),
  };
  return { places, keys };
}

function recordAuth(name: string, answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(auth(name), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

async function openDialog() {
  server.use(http.post(rest("rpc/is_owner"), () => HttpResponse.json(false)));
  const { user } = renderApp("/nowhere");
  await user.click(await screen.findByRole("button", { name: "Sign In" }));
  await screen.findByRole("dialog", { name: "Sign In" });
  return user;
}

async function submitSignUp(user: Awaited<ReturnType<typeof openDialog>>) {
  await user.click(screen.getByRole("button", { name: "Create an account" }));
  await fill(user, field("Full name"), "Ada");
  await fill(user, field("Email"), "ada@example.com");
  await user.type(field("Password"), "long enough{Enter}");
}

beforeEach(() => {
  env.turnstileKey = "0x4-site-key";
});

afterEach(() => {
  env.turnstileKey = "";
  delete window.turnstile;
  script()?.remove();
});

// The script is loaded once for a page, so the first test is the one in which it cannot be.
test("a check that cannot be loaded says so, and nothing typed is lost", async () => {
  const sent = recordAuth("signup", () => HttpResponse.json({}));
  const user = await openDialog();
  expect(script()).toBeNull();
  await submitSignUp(user);

  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event("error"));
  await findToast(
    "Error",
    "The check that you are human could not be loaded. Check your connection, or what blocks Cloudflare, and try again.",
  );
  expect(script()).toBeNull();
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(sent).toEqual([]);
});

test("who signs up is checked in the form, and the proof goes with the account", async () => {
  const { places, keys } = arrive(({ callback }) => callback("proof"));
  const sent = recordAuth("signup", () => HttpResponse.json({ id: "1", email: "ada@example.com" }));
  const user = await openDialog();
  await submitSignUp(user);

  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event("load"));
  await findToast("Account created!");
  expect(sent).toMatchObject([{ gotrue_meta_security: { captcha_token: "proof" } }]);
  expect(keys).toEqual(["0x4-site-key"]);
  expect(places[0]?.closest("form")).not.toBeNull();
  expect(window.turnstile?.remove).toHaveBeenCalledWith("widget");
});

test("who signs in or has forgotten the password is checked as well: Auth asks for all three", async () => {
  arrive(({ callback }) => callback("proof"));
  const forgotten = recordAuth("recover", () => HttpResponse.json({}));
  const signedIn = recordAuth("token", () => HttpResponse.json(sessionOf()));
  const user = await openDialog();
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await user.type(field("Email"), "ada@example.com{Enter}");
  script()?.dispatchEvent(new Event("load"));
  await findToast("Check your email");
  await user.type(field("Password"), "secret{Enter}");

  await findToast("Welcome back!");
  const proof = { gotrue_meta_security: { captcha_token: "proof" } };
  expect([forgotten, signedIn]).toMatchObject([[proof], [proof]]);
});

test.each(["error-callback", "timeout-callback", "unsupported-callback"] as const)(
  "a check that ends with %s sends nothing",
  async (end) => {
    arrive((options) => options[end]());
    const sent = recordAuth("signup", () => HttpResponse.json({}));
    const user = await openDialog();
    await submitSignUp(user);

    script()?.dispatchEvent(new Event("load"));
    await findToast("Error", "The check that you are human failed. Please try again.");
    expect(sent).toEqual([]);
  },
);

test("without a key nobody is checked, and nothing of Cloudflare's is loaded", async () => {
  env.turnstileKey = "";
  const sent = recordAuth("signup", () => HttpResponse.json({ id: "1", email: "ada@example.com" }));
  const user = await openDialog();
  await submitSignUp(user);

  await findToast("Account created!");
  expect(script()).toBeNull();
  expect(JSON.stringify(sent)).not.toContain('"captcha_token":"');
});
