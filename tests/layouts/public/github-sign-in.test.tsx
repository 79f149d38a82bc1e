import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";
import { getAuthClient } from "@/lib/supabase/client";
import { settingsRow } from "../../support/factories";
import { auth, server, serveSettings } from "../../support/server";
import { openSignIn } from "../../support/sign-in";
import { findToast } from "../../support/toasts";

const NAME = "Continue with GitHub";

/** Opens the dialog where the owner has switched GitHub on or off. */
async function openDialog(isOffered: boolean) {
  serveSettings({ enable_github_sign_in: isOffered });
  const user = await openSignIn("/no/such/page?q=css#anchor");
  await screen.findByText(settingsRow().site_name, { selector: "a *, a" });
  return user;
}

/** Answers which providers the Supabase project knows. */
function serveProviders(answer: () => Response) {
  server.use(http.get(auth("settings"), answer));
}

/** Records where one is sent, instead of going there. */
async function recordLeaving() {
  const client = await getAuthClient();
  return vi
    .spyOn(client.auth, "signInWithOAuth")
    .mockResolvedValue({ data: { provider: "github", url: "" }, error: null });
}

test("GitHub is not offered where the owner has not switched it on", async () => {
  await openDialog(false);

  expect(screen.queryByRole("button", { name: NAME })).not.toBeInTheDocument();
  expect(screen.queryByText("or")).not.toBeInTheDocument();
});

test("one leaves for GitHub and is to come back to the same place", async () => {
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

test("GitHub makes accounts, too, and has no passwords to forget", async () => {
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
    "cannot be asked for",
    () => HttpResponse.error(),
    "The server did not answer. Check your connection and try again.",
  ],
])("where GitHub %s, one stays and reads so", async (_, answer, sentence) => {
  const leave = await recordLeaving();
  serveProviders(answer);
  const user = await openDialog(true);
  await user.click(await screen.findByRole("button", { name: NAME }));

  await findToast("Error", sentence);
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole("button", { name: NAME })).not.toHaveAttribute("aria-disabled");
});
