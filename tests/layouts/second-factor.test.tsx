import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { openSettings } from "../support/open-settings";
import { goTo, renderApp } from "../support/render";
import { auth, authRefusal, refusal, rest, server, serveSettings } from "../support/server";
import { announce } from "../support/session";
import { serveSecondFactor } from "../support/serve-second-factor";
import { findToast } from "../support/toasts";
import { totp, wrongCode } from "../support/totp";
import { fill } from "../support/fill";
import { sample } from "../support/scope";

const field = () => screen.getByRole("textbox", { name: "Six-digit code" });
const button = (name: string) => screen.getByRole("button", { name });
const asked = () => screen.findByRole("dialog", { name: "Second factor" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** The owner, who has an authenticator, enters the password on a public page. */
async function signIn() {
  const backend = serveSecondFactor();
  const secret = backend.add("Phone");
  const { user } = renderApp("/no/such/page");
  await user.click(await screen.findByRole("button", { name: "Sign In" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign In" }));
  await fill(user, dialog.getByLabelText("Email"), "owner@example.com");
  await user.type(dialog.getByLabelText("Password"), "portfolio-owner{Enter}");
  await asked();
  return { user, backend, secret };
}

/** The owner returns with a session in which only the password was entered. */
function comeBack(address: string) {
  const backend = serveSecondFactor();
  const secret = backend.add("Phone");
  backend.storeHalfway();
  return { ...renderApp(address), backend, secret };
}

test("after the password the dialog asks for the code, and closes with the right one", async () => {
  const { user, backend, secret } = await signIn();

  expect(await asked()).toHaveAccessibleDescription("Enter the code of your authenticator app.");
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute("inputmode", "numeric");
  expect(field()).toHaveAttribute("autocomplete", "one-time-code");
  expect(backend.questions()).toBe(0);

  await user.keyboard(`${totp(secret)}{Enter}`);
  await findToast("Welcome back!", "You have successfully signed in.");
  await noDialog();
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Account" })).toBeVisible();
  // Not before the code.
  expect(screen.getAllByText("Welcome back!")).toHaveLength(1);
});

test("a wrong code is reported at its field, and the next one replaces it", async () => {
  const { user, secret } = await signIn();
  await user.type(field(), `${wrongCode(secret)}{Enter}`);

  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(/^That code is wrong\. Enter the one/),
  );
  expect(field()).toHaveFocus();
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();

  // The wrong code is selected.
  await user.keyboard(totp(secret));
  expect(field()).toHaveValue(totp(secret));
  expect(field()).not.toHaveAccessibleDescription();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
});

test("all six digits are required, however an app groups them", { tags: "full" }, async () => {
  const { user, backend, secret } = await signIn();
  await user.click(button("Continue"));
  expect(field()).toBeInvalid();
  await user.type(field(), "12a3{Enter}");
  expect(field()).toHaveValue("123");
  expect(field()).toHaveAccessibleDescription("Enter all six digits.");
  expect(backend.codes()).toBe(0);

  await user.clear(field());
  const code = totp(secret);
  await user.click(field());
  await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
});

test("an expired challenge asks for the next code", { tags: "full" }, async () => {
  const { user, backend, secret } = await signIn();
  backend.letChallengesLast(-1);
  await user.type(field(), `${totp(secret)}{Enter}`);
  await findToast("Error", "That took too long. Enter the code that the app shows now.");

  backend.letChallengesLast(60_000);
  await user.click(button("Continue"));
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
});

test("cancelling signs the owner out", async () => {
  const { user } = await signIn();
  await user.click(button("Cancel and sign out"));

  await noDialog();
  expect(button("Sign In")).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test("closing the dialog leaves a button that asks for the code", { tags: "full" }, async () => {
  const { user, backend, secret } = await signIn();
  await user.keyboard("{Escape}");
  await noDialog();
  expect(screen.queryByRole("link", { name: "Account" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
  expect(backend.questions()).toBe(0);

  await user.click(button("Enter code"));
  await asked();
  await user.type(field(), `${totp(secret)}{Enter}`);
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
});

test("instructions are shown for an owner without a code", async () => {
  const { user } = await signIn();
  await user.click(screen.getByText("I cannot get a code"));

  expect(screen.getByText("select private.set_owner('owner@example.com');")).toBeVisible();
});

const toSettings = {
  "with a session that lacks it": async () => comeBack("/admin/settings"),
  "from another page": async () => {
    const opened = comeBack("/no/such/page");
    await screen.findByRole("main", { name: "Page Not Found" });
    goTo("/admin/settings");
    return opened;
  },
  "after signing in there": async () => {
    const secret = serveSecondFactor().add("Phone");
    const { user } = renderApp("/admin/settings");
    await fill(user, await screen.findByLabelText("Email"), "owner@example.com");
    await user.type(screen.getByLabelText("Password"), "portfolio-owner{Enter}");
    return { user, secret };
  },
};

test.each(sample(Object.entries(toSettings)))(
  "the admin area asks for the code %s, and opens with it",
  async (_, open) => {
    const { user, secret } = await open();
    await screen.findByRole("heading", { level: 1, name: "Second factor" });
    expect(screen.queryByRole("navigation", { name: "Management" })).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    await user.keyboard(`${totp(secret)}{Enter}`);
    expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  },
);

test("a form begins with the name and address once the code is entered", async () => {
  const { user, secret } = comeBack("/contact");
  const enterCode = await screen.findByRole("button", { name: "Enter code" });
  expect(await screen.findByLabelText("Name")).toHaveValue("");
  expect(screen.getByLabelText("Email")).toHaveValue("");
  await user.click(enterCode);
  await asked();
  await user.type(field(), `${totp(secret)}{Enter}`);
  await noDialog();
  await waitFor(() => expect(screen.getByLabelText("Name")).toHaveValue("The Owner"));
  expect(screen.getByLabelText("Email")).toHaveValue("owner@example.com");
});

test("the code of any authenticator lets the owner in", { tags: "full" }, async () => {
  const { user, backend } = await signIn();
  const spare = backend.add("Spare");
  await user.type(field(), `${totp(spare)}{Enter}`);
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
  cleanup();
  localStorage.clear();

  const again = await signIn();
  again.backend.removeAll();
  await again.user.type(field(), "123456{Enter}");
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
  await noDialog();
});

test("a session from before the second factor is not a dead end: the database is asked again", async () => {
  const backend = serveSecondFactor();
  backend.storeHalfway();
  const secret = backend.add("Phone");
  const { user } = renderApp("/admin/settings");
  expect(await screen.findByRole("link", { name: "Back to Home" })).toBeVisible();

  // Another tab renews the session.
  announce("TOKEN_REFRESHED", backend.storeHalfway());
  await screen.findByRole("heading", { level: 1, name: "Second factor" });
  await user.type(field(), `${totp(secret)}{Enter}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

test("cancelling asks before unsent text is discarded", { tags: "full" }, async () => {
  localStorage.setItem("draft:comment:1:new", "Half a thought");
  const { user } = await signIn();
  await user.click(button("Cancel and sign out"));
  const question = within(await screen.findByRole("dialog", { name: "Sign out and discard?" }));
  await user.click(question.getByRole("button", { name: "Stay" }));

  expect(await asked()).toBeVisible();
  expect(localStorage.getItem("draft:comment:1:new")).toBe("Half a thought");
});

test(
  "when the session ends, password and code are asked for over the page",
  { tags: "full" },
  async () => {
    const { user } = await openSettings();
    await fill(user, screen.getByLabelText("SEO title"), "Half a title");
    const backend = serveSecondFactor();
    const secret = backend.add("Phone");
    let isOver = true;
    server.use(
      http.all("*/rest/v1/*", () => (isOver ? refusal("JWT expired", "PGRST303", 401) : undefined)),
      http.post(auth("token"), ({ request }) => {
        if (!request.url.includes("grant_type=password"))
          return authRefusal("Invalid Refresh Token", "refresh_token_not_found");
        isOver = false;
        return HttpResponse.json(backend.signIn(backend.own));
      }),
    );
    await user.click(button("Save Settings"));
    const dialog = within(await screen.findByRole("dialog", { name: "Sign in again" }));
    await user.type(dialog.getByLabelText("Password"), "portfolio-owner{Enter}");
    await asked();
    expect(field()).toHaveFocus();
    expect(screen.getByLabelText("SEO title")).toHaveValue("Half a title");

    await user.keyboard("{Escape}");
    await noDialog();
    expect(screen.getByText(/^Your second factor is missing\./)).toBeVisible();
    await user.click(button("Enter code"));
    await user.type(field(), `${totp(secret)}{Enter}`);
    await noDialog();
    expect(screen.getByLabelText("SEO title")).toHaveValue("Half a title");
    expect(screen.queryByText(/^Your second factor is missing\./)).not.toBeInTheDocument();
  },
);

test("maintenance mode stays on until the code is entered", { tags: "full" }, async () => {
  serveSettings({ maintenance_mode: true });
  server.use(http.get(rest("rpc/maintenance_contact"), () => HttpResponse.json(null)));
  const { user, secret } = comeBack("/skills");
  expect(await screen.findByRole("heading", { name: /The site will be back/ })).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Enter code" }));
  await asked();
  await user.type(field(), `${totp(secret)}{Enter}`);

  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: /The site will be back/ })).not.toBeInTheDocument();
});
