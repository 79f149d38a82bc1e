import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { renderApp, shownAddress } from "../support/render";
import { auth, authRefusal, server } from "../support/server";
import { sessionOf } from "../support/session";
import { findToast } from "../support/toasts";

const tooShort = () =>
  authRefusal("Password should be at least 6 characters.", "weak_password", 422);

// The client reads the URL only when it is created, so this file has a single test.
test("the link in a reset email leads to the form for a new password", async () => {
  // What supabase-js stores in the browser that requested the email.
  localStorage.setItem(`${SESSION_KEY}-code-verifier`, JSON.stringify("the-secret/recovery"));
  const session = sessionOf();
  const traded: unknown[] = [];
  const sent: unknown[] = [];
  let answer: () => Response = tooShort;
  server.use(
    http.post(auth("token"), async ({ request }) => {
      traded.push(new URL(request.url).search, await request.json());
      return HttpResponse.json(session);
    }),
    http.put(auth("user"), async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  const { user } = renderApp("/no/such/page?link=recovery&code=the-code");

  expect(await screen.findByRole("dialog", { name: "Set a new password" })).toBeVisible();
  await waitFor(() => expect(shownAddress()).toBe("/no/such/page"));
  expect(traded).toEqual([
    "?grant_type=pkce",
    { auth_code: "the-code", code_verifier: "the-secret" },
  ]);
  expect(screen.getByLabelText("New password")).toHaveFocus();
  // So that password managers know whose password it is.
  expect(document.querySelector("[autocomplete=username]")).toHaveValue(session.user.email);
  await user.type(screen.getByLabelText("New password"), "short{Enter}");
  await findToast("Error", "Password should be at least 6 characters.");
  expect(screen.getByLabelText("New password")).toHaveValue("short");

  // The link works once, and a phone may drop the page, which unmounts nothing.
  const stored = localStorage.getItem("recovery") ?? "";
  cleanup();
  localStorage.setItem("recovery", "of-somebody-else");
  renderApp("/about");
  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  cleanup();
  localStorage.setItem("recovery", stored);
  renderApp("/about");
  expect(await screen.findByRole("dialog", { name: "Set a new password" })).toBeVisible();
  // Set, or closed, in another tab.
  act(
    () =>
      void window.dispatchEvent(new StorageEvent("storage", { key: "recovery", newValue: null })),
  );
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  cleanup();
  localStorage.setItem("recovery", stored);
  const { user: returning } = renderApp("/about");

  answer = () => HttpResponse.json(session.user);
  await returning.type(await screen.findByLabelText("New password"), "short and longer{Enter}");
  await findToast("Password changed", "You are signed in.");

  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(sent).toMatchObject([{ password: "short" }, { password: "short and longer" }]);
  expect(Object.keys(localStorage)).toEqual(["session"]);
});
