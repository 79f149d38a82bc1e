// @module-tag full
import { http } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { renderApp, shownAddress } from "../support/render";
import { auth, authRefusal, server } from "../support/server";
import { findToast } from "../support/toasts";

// The client reads the URL only when it is created, so this file has a single test.
test("an expired reset link is reported, and its code is removed from the URL", async () => {
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("the-secret/recovery"));
  server.use(
    http.post(auth("token"), () =>
      authRefusal("invalid flow state, flow state has expired", "flow_state_expired", 422),
    ),
  );
  renderApp("/no/such/page?link=recovery&code=the-code");

  await findToast(
    "Error",
    "This link has expired or has already been used. Please ask for a new one.",
  );
  expect(shownAddress()).toBe("/no/such/page");
});
