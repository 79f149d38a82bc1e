import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { renderApp, shownAddress } from "../support/render";
import { auth, server } from "../support/server";
import { sessionOf } from "../support/session";
import { findToast } from "../support/toasts";

// The client reads the URL only when it is created, so this file has a single test.
test("a user returning from GitHub is signed in, on the page they left", async () => {
  // What supabase-js stores in the browser before leaving.
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("the-secret"));
  const traded: unknown[] = [];
  server.use(
    http.post(auth("token"), async ({ request }) => {
      traded.push(new URL(request.url).search, await request.json());
      return HttpResponse.json(sessionOf());
    }),
  );
  const { user } = renderApp("/blog?category=General&link=github&code=the-code#anchor");

  await findToast("Welcome back!", "You have successfully signed in.");
  expect(shownAddress() + window.location.hash).toBe("/blog?category=General#anchor");
  expect(traded).toEqual([
    "?grant_type=pkce",
    { auth_code: "the-code", code_verifier: "the-secret" },
  ]);
  expect(Object.keys(localStorage)).toEqual(["session"]);

  // The router has dropped the code, too.
  await user.click(await screen.findByRole("button", { name: "All" }));
  await waitFor(() => expect(shownAddress()).toBe("/blog"));
});
