import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Turnstile } from "@/lib/browser/turnstile";
import { env } from "@/lib/env";
import { sessionOf } from "../../support/session";
import { openSignIn, openSignUp, recordAuth, typeSignUp } from "../../support/sign-in";
import { findToast } from "../../support/toasts";

const script = () => document.querySelector('script[src^="https://challenges.cloudflare.com/"]');
const field = (name: string) => screen.getByLabelText(name);

type Options = Parameters<Turnstile["render"]>[1];
/** Stands in for Cloudflare's script; `answer` decides the result of its widget. */
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

beforeEach(() => {
  env.turnstileKey = "0x4-site-key";
});

afterEach(() => {
  env.turnstileKey = "";
  delete window.turnstile;
  script()?.remove();
});

// The script is loaded once per page, so the first test is the one in which loading fails.
test("a check that cannot be loaded is reported, and the typed text is kept", async () => {
  const sent = recordAuth("signup", () => HttpResponse.json({}));
  const user = await openSignUp();
  expect(script()).toBeNull();
  await typeSignUp(user);

  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event("error"));
  await findToast(
    "Error",
    "The check that you are human could not be loaded. Check your connection and whether something blocks Cloudflare, then try again.",
  );
  expect(script()).toBeNull();
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(sent).toEqual([]);
});

test("signing up is checked in the form, and the proof is sent along", async () => {
  const { places, keys } = arrive(({ callback }) => callback("proof"));
  const sent = recordAuth("signup", () => HttpResponse.json({ id: "1", email: "ada@example.com" }));
  const user = await openSignUp();
  await typeSignUp(user);

  await waitFor(() => expect(script()).not.toBeNull());
  script()?.dispatchEvent(new Event("load"));
  await findToast("Account created!");
  expect(sent).toMatchObject([{ body: { gotrue_meta_security: { captcha_token: "proof" } } }]);
  expect(keys).toEqual(["0x4-site-key"]);
  expect(places[0]?.closest("form")).not.toBeNull();
  expect(window.turnstile?.remove).toHaveBeenCalledWith("widget");
});

test("signing in and resetting the password are checked as well: Auth requires it for all three", async () => {
  arrive(({ callback }) => callback("proof"));
  const forgotten = recordAuth("recover", () => HttpResponse.json({}));
  const signedIn = recordAuth("token", () => HttpResponse.json(sessionOf()));
  const user = await openSignIn();
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await user.type(field("Email"), "ada@example.com{Enter}");
  script()?.dispatchEvent(new Event("load"));
  await findToast("Check your email");
  await user.type(field("Password"), "secret{Enter}");

  await findToast("Welcome back!");
  const proof = { body: { gotrue_meta_security: { captcha_token: "proof" } } };
  expect([forgotten, signedIn]).toMatchObject([[proof], [proof]]);
});

test.each(["error-callback", "timeout-callback", "unsupported-callback"] as const)(
  "a check that ends with %s sends nothing",
  async (end) => {
    arrive((options) => options[end]());
    const sent = recordAuth("signup", () => HttpResponse.json({}));
    const user = await openSignUp();
    await typeSignUp(user);

    script()?.dispatchEvent(new Event("load"));
    await findToast("Error", "The check that you are human failed. Please try again.");
    expect(sent).toEqual([]);
  },
);

test("without a key there is no check, and nothing is loaded from Cloudflare", async () => {
  env.turnstileKey = "";
  const sent = recordAuth("signup", () => HttpResponse.json({ id: "1", email: "ada@example.com" }));
  const user = await openSignUp();
  await typeSignUp(user);

  await findToast("Account created!");
  expect(script()).toBeNull();
  expect(JSON.stringify(sent)).not.toContain('"captcha_token":"');
});
