import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { getAuthClient } from "@/lib/supabase/client";
import { settingsRow } from "../../support/factories";
import { auth, retiredKey, server, serveSettings } from "../../support/server";
import { openSignIn } from "../../support/sign-in";
import { findToast } from "../../support/toasts";

const NAME = "Continue with GitHub";

/** Opens the dialog with GitHub switched on or off by the owner. */
async function openDialog(isOffered: boolean) {
  serveSettings({ enable_github_sign_in: isOffered });
  const user = await openSignIn("/no/such/page?q=css#anchor");
  await screen.findByText(settingsRow().site_name, { selector: "a *, a" });
  return user;
}

/** Responds with the providers that the Supabase project knows. */
function serveProviders(answer: () => Response) {
  server.use(http.get(auth("settings"), answer));
}

/** Records the redirect instead of following it. */
async function recordLeaving() {
  const client = await getAuthClient();
  return vi
    .spyOn(client.auth, "signInWithOAuth")
    .mockResolvedValue({ data: { provider: "github", url: "" }, error: null });
}

test("GitHub is not offered unless the owner has switched it on", async () => {
  await openDialog(false);

  expect(screen.queryByRole("button", { name: NAME })).not.toBeInTheDocument();
  expect(screen.queryByText("or")).not.toBeInTheDocument();
});

test("signing in with GitHub redirects there, and returns to the same page", async () => {
  const leave = await recordLeaving();
  serveProviders(() => HttpResponse.json({ external: { github: true } }));
  const user = await openDialog(true);
  await user.click(await screen.findByRole("button", { name: NAME }));

  await waitFor(() =>
    expect(leave).toHaveBeenCalledExactlyOnceWith({
      provider: "github",
      options: { redirectTo: `${window.location.origin}/no/such/page?q=css&link=github` },
    }),
  );
});

test("GitHub is offered for a new account, but not for a forgotten password", async () => {
  const user = await openDialog(true);
  await user.click(screen.getByRole("button", { name: "Create an account" }));
  expect(await screen.findByRole("button", { name: NAME })).toBeVisible();

  await user.click(screen.getByRole("button", { name: "I already have an account" }));
  await user.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(screen.queryByRole("button", { name: NAME })).not.toBeInTheDocument();
});

test.each([
  [
    "is not set up",
    () => HttpResponse.json({ external: { github: false } }),
    "Signing in with GitHub is not set up yet. Use email and password.",
  ],
  [
    "cannot be reached",
    () => HttpResponse.error(),
    "The server did not answer. Check your connection and try again.",
  ],
  [
    "is asked for with a retired key",
    retiredKey,
    "The server does not accept this page’s key. Reload it; if that does not help, the site’s owner must renew the key.",
  ],
])("if GitHub %s, the user stays on the page and sees why", async (_, answer, sentence) => {
  const leave = await recordLeaving();
  serveProviders(answer);
  const user = await openDialog(true);
  await user.click(await screen.findByRole("button", { name: NAME }));

  await findToast("Error", sentence);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: NAME })).not.toHaveAttribute("aria-disabled");
});
