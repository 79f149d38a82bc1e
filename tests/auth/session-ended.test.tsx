import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { openSettings } from "../support/open-settings";
import { postRow } from "../support/factories";
import { renderApp } from "../support/render";
import { auth, authRefusal, refusal, rest, server } from "../support/server";
import { sessionOf, signedInAs } from "../support/session";
import { findToast, pressInToast } from "../support/toasts";
import { fill } from "../support/fill";

const OWNER = { email: "owner@example.com", isOwner: true };
const field = (name: string) => screen.getByLabelText(name, { exact: true });
const button = (name: string) => screen.getByRole("button", { name });
const signInDialog = () => screen.findByRole("dialog", { name: "Sign in again" });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** Refuses a request with an expired token, or one without any. */
const unauthorized = ({ request }: { request: Request }) =>
  request.headers.get("authorization") === "Bearer test-key"
    ? refusal("permission denied", "42501", 401)
    : refusal("JWT expired", "PGRST303", 401);

/** From now on the backend accepts neither the session nor its renewal, until `next` signs in. */
function endSession(next: Parameters<typeof sessionOf>[0] & { isOwner?: boolean } = OWNER) {
  let isOver = true;
  server.use(
    http.all("*/rest/v1/*", (asked) => (isOver ? unauthorized(asked) : undefined)),
    http.post(rest("rpc/is_owner"), (asked) =>
      isOver ? unauthorized(asked) : HttpResponse.json(next.isOwner ?? false),
    ),
    http.post(auth("token"), ({ request }) => {
      const kind = new URL(request.url).searchParams.get("grant_type");
      if (kind !== "password")
        return authRefusal("Invalid Refresh Token", "refresh_token_not_found");
      isOver = false;
      return HttpResponse.json(sessionOf(next));
    }),
  );
}

async function signIn(user: Awaited<ReturnType<typeof openSettings>>["user"]) {
  const dialog = within(await signInDialog());
  await fill(user, dialog.getByLabelText("Password"), "portfolio-owner");
  await user.click(dialog.getByRole("button", { name: "Sign In" }));
}

/** Types a title into the settings, and saves it after the session has ended. */
async function saveAfterSessionEnd(next?: Parameters<typeof endSession>[0]) {
  const opened = await openSettings();
  await fill(opened.user, field("SEO title"), "Half a title");
  endSession(next);
  await opened.user.click(button("Save Settings"));
  await signInDialog();
  return opened;
}

test("when the session ends while the owner is editing, the page asks to sign in and carries on", async () => {
  const { user, saved } = await saveAfterSessionEnd();
  expect(within(await signInDialog()).getByLabelText("Email")).toHaveValue("owner@example.com");
  expect(field("SEO title")).toHaveValue("Half a title");
  expect(screen.queryByText("Sign in as the owner")).not.toBeInTheDocument();
  await signIn(user);
  await noDialog();

  expect(field("SEO title")).toHaveValue("Half a title");
  expect(screen.queryByText(/^Your session has ended. What/)).not.toBeInTheDocument();
  await waitFor(() => expect(button("Save Settings")).toHaveFocus());
  await user.keyboard("{Enter}");
  await findToast("Settings Saved");
  expect(saved).toMatchObject([{ seo_title: "Half a title" }]);
});

test("a save refused later gets the focus back as well", { tags: "full" }, async () => {
  const { user } = await openSettings();
  await fill(user, field("SEO title"), "Half a title");
  endSession();
  const isAsked = Promise.withResolvers<void>();
  server.use(
    http.patch(rest("site_settings"), (asked) => isAsked.promise.then(() => unauthorized(asked)), {
      once: true,
    }),
  );
  await user.click(button("Save Settings"));
  // Another request finds out first that the session has ended.
  window.dispatchEvent(new Event("visibilitychange"));
  await signInDialog();
  isAsked.resolve();
  await screen.findByRole("button", { name: "Save Settings", hidden: true });

  await signIn(user);
  await noDialog();
  await waitFor(() => expect(button("Save Settings")).toHaveFocus());
});

test("someone else is led to the owner's sign-in page", { tags: "full" }, async () => {
  const { user } = await saveAfterSessionEnd({
    id: "00000000-0000-4000-9000-000000000002",
    email: "ada@example.com",
    isOwner: false,
  });
  await signIn(user);

  expect(await screen.findByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
  expect(screen.getByText("ada@example.com")).toBeVisible();
  expect(screen.queryByLabelText("SEO title")).not.toBeInTheDocument();
});

test("a dismissed sign-in dialog reopens with the next refusal", { tags: "full" }, async () => {
  const { user } = await saveAfterSessionEnd();
  await user.keyboard("{Escape}");
  await noDialog();
  expect(screen.getByText(/^Your session has ended. What is on this page/)).toBeVisible();
  expect(field("SEO title")).toHaveValue("Half a title");

  await user.click(button("Save Settings"));
  await signInDialog();
  await user.keyboard("{Escape}");
  await noDialog();
  await user.click(button("Sign in again"));
  expect(await signInDialog()).toBeVisible();
});

test("a refused read opens the sign-in dialog, too, not only a refused save", async () => {
  const { user } = await openSettings();
  endSession();
  await user.click(screen.getByRole("link", { name: "Posts" }));

  expect(await signInDialog()).toBeVisible();
});

test("a session that can be renewed is renewed without asking", { tags: "full" }, async () => {
  const { user } = await openSettings();
  await fill(user, field("SEO title"), "Half a title");
  const renewals: unknown[] = [];
  server.use(
    http.patch(rest("site_settings"), () => refusal("JWT expired", "PGRST303", 401), {
      once: true,
    }),
    http.post(auth("token"), async ({ request }) => {
      renewals.push(await request.json());
      return HttpResponse.json(sessionOf(OWNER));
    }),
  );
  await user.click(button("Save Settings"));
  await findToast("Please try again", "Your session had to be renewed.");
  expect(renewals).toHaveLength(1);

  await user.click(button("Save Settings"));
  await findToast("Settings Saved");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test.each([1, 2])(
  "data refused to a rejected token is fetched again with a new one, once (rejected %i times)",
  async (times) => {
    signedInAs(OWNER);
    let reads = 0;
    let renewals = 0;
    server.use(
      http.post(rest("rpc/is_owner"), () =>
        ++reads > times ? HttpResponse.json(true) : refusal("JWT expired", "PGRST303", 401),
      ),
      http.post(auth("token"), () => {
        renewals += 1;
        return HttpResponse.json(sessionOf(OWNER));
      }),
    );
    const { user } = renderApp("/admin/settings");
    await waitFor(() => expect(reads).toBe(2));
    if (times === 2) await user.click(await screen.findByRole("button", { name: /Retry/ }));

    expect(await screen.findByLabelText("SEO title")).toBeVisible();
    expect({ reads, renewals }).toEqual({ reads: times + 1, renewals: 1 });
  },
);

test("a user who signs out is not asked to sign in again", async () => {
  const { user } = await openSettings();
  await user.click(button("Sign Out"));

  expect(await screen.findByRole("heading", { name: "Sign in as the owner" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("an owner who leaves the admin area is signed out", { tags: "full" }, async () => {
  const { user } = await saveAfterSessionEnd();
  await user.keyboard("{Escape}");
  await noDialog();
  await user.click(screen.getByRole("link", { name: "Exit Admin" }));

  expect(await screen.findByText("Your session has ended")).toBeVisible();
  expect(screen.queryByText("Sign Out")).not.toBeInTheDocument();
  expect(screen.queryByText("Admin", { selector: "a" })).not.toBeInTheDocument();
});

test("clearing the browser's storage ends the session, once the page has focus again", async () => {
  const { user } = await openSettings();
  await fill(user, field("SEO title"), "Half a title");
  localStorage.clear();
  window.dispatchEvent(new Event("focus"));
  expect(within(await signInDialog()).getByLabelText("Email")).toHaveValue("owner@example.com");
});

test.each([
  ["is rejected", 3_600],
  ["has expired", -1],
])("a reader whose token %s keeps the comment they were writing", async (_what, expiresIn) => {
  const post = postRow({ title: "A fine title" });
  signedInAs({ email: "ada@example.com" });
  server.use(
    http.get(rest("posts"), () => HttpResponse.json([post])),
    http.post(rest("rpc/add_comment"), ({ request }) =>
      // A visitor may send it, too.
      request.headers.get("authorization") === "Bearer test-key"
        ? new HttpResponse(null, { status: 204 })
        : refusal("JWT expired", "PGRST303", 401),
    ),
    http.post(auth("token"), () => authRefusal("Invalid Refresh Token", "refresh_token_not_found")),
  );
  const { user } = renderApp(`/blog/${post.id}`);
  const comment = await screen.findByLabelText("Leave a comment");
  await fill(user, comment, "Every word of it");
  localStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf({ expiresIn })));
  await user.click(button("Post Comment"));

  expect(await screen.findByLabelText("Name")).toBeVisible();
  expect(comment).toBeInTheDocument();
  expect(comment).toHaveValue("Every word of it");

  await pressInToast(user, "Sign In", "Your session has ended");
  expect(await screen.findByRole("dialog", { name: "Sign In" })).toBeVisible();
});

test("a sign-in in another tab takes effect once this tab can read the stored session", async () => {
  await openSettings();
  const channel = new BroadcastChannel(SESSION_KEY);
  const arrival = new BroadcastChannel(SESSION_KEY);
  const announce = (message: object) =>
    new Promise((resolve) => {
      arrival.addEventListener("message", resolve, { once: true });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(message);
    });
  localStorage.removeItem(SESSION_KEY);
  await announce({ event: "SIGNED_OUT", session: null });
  await signInDialog();

  const asked: (string | null)[] = [];
  server.use(
    http.all("*/rest/v1/*", ({ request }) => {
      asked.push(request.headers.get("authorization"));
    }),
  );
  const session = { ...sessionOf(OWNER), access_token: "another.tabs.token" };
  await announce({ event: "SIGNED_IN", session });
  await announce({ event: "TOKEN_REFRESHED", session });
  expect(screen.getByRole("dialog", { name: "Sign in again" })).toBeVisible();

  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
  await noDialog();
  await waitFor(() => expect(asked).toContain("Bearer another.tabs.token"));
  expect(new Set(asked)).toEqual(new Set(["Bearer another.tabs.token"]));
  channel.close();
  arrival.close();
});
