// @module-tag full
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { renderApp, shownAddress } from "../support/render";
import { serveSecondFactor } from "../support/serve-second-factor";
import { findToast } from "../support/toasts";
import { totp } from "../support/totp";

// The client reads the URL only when it is created, so this file has a single test.
test("the owner returns to the admin area and enters the code first, as the backend requires, then the new password", async () => {
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("the-secret/recovery"));
  const backend = serveSecondFactor();
  const secret = backend.add("Phone");
  const { user } = renderApp("/admin/guide/markdown?link=recovery&code=the-code");
  const dialog = within(await screen.findByRole("dialog", { name: "Set a new password" }));
  const code = await dialog.findByRole("textbox", { name: "Six-digit code" });
  await waitFor(() => expect(code).toHaveFocus());
  expect(dialog.queryByLabelText("New password")).not.toBeInTheDocument();

  await user.keyboard(`${totp(secret)}{Enter}`);
  const password = await dialog.findByLabelText("New password");
  await waitFor(() => expect(password).toHaveFocus());
  await user.keyboard("four geese by the lake{Enter}");

  await findToast("Password changed", "You are signed in.");
  expect(screen.queryByText("Welcome back!")).not.toBeInTheDocument();
  expect(backend.passwords).toMatchObject([{ password: "four geese by the lake" }]);
  expect(await screen.findByRole("navigation", { name: "Management" })).toBeVisible();
  expect(shownAddress()).toBe("/admin/guide/markdown");
});
