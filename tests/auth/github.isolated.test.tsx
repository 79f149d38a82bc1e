import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { renderApp, shownAddress } from "../support/render";
import { auth, server } from "../support/server";
import { sessionOf } from "../support/session";
import { findToast } from "../support/toasts";

// The client reads the address once, when it is made: one test for the whole file.
test("who comes back from GitHub is signed in, on the page that was left", async () => {
  // What supabase-js keeps in the browser that left.
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

  // The router has forgotten the code, too.
  await user.click(await screen.findByRole("button", { name: "All" }));
  await waitFor(() => expect(shownAddress()).toBe("/blog"));
});
