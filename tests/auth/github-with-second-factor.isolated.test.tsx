// @module-tag full
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { renderApp } from "../support/render";
import { serveSecondFactor } from "../support/serve-second-factor";
import { findToast } from "../support/toasts";
import { totp } from "../support/totp";

// The client reads the URL only when it is created, so this file has a single test.
test("signing in with GitHub does not replace the owner's second factor", async () => {
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("the-secret"));
  const backend = serveSecondFactor();
  const secret = backend.add("Phone");
  const { user } = renderApp("/no/such/page?link=github&code=the-code");

  await findToast("Second factor");
  expect(screen.queryByText("Welcome back!")).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Enter code" }));
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
  await user.type(await screen.findByLabelText("Six-digit code"), `${totp(secret)}{Enter}`);

  await findToast("Welcome back!");
  expect(await screen.findByRole("link", { name: "Admin" })).toBeVisible();
});
