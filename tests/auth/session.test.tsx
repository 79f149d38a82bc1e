import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { SESSION_KEY } from "@/lib/supabase/session-store";
import { postRow } from "../support/factories";
import { renderApp } from "../support/render";
import { earlierRequestsHaveArrived, recordPosts } from "../support/requests";
import { auth, countedPage, rest, server } from "../support/server";
import { sessionOf, signedInAs } from "../support/session";

test("a sign-in in another tab is noticed in this one", async () => {
  renderApp("/no/such/page");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
  signedInAs();
  const newValue = localStorage.getItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY, newValue }));

  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
});

test("requests of a signed-in reader carry their token", async () => {
  signedInAs();
  const tokens: (string | null)[] = [];
  server.use(
    http.get(rest("*"), ({ request }) => {
      tokens.push(request.headers.get("authorization"));
      return countedPage([]);
    }),
  );
  renderApp("/blog");
  await screen.findByText("Found 0 published posts");

  expect(new Set(tokens)).toEqual(new Set([`Bearer ${sessionOf().access_token}`]));
});

test("an expired session is renewed without asking", async () => {
  const asked: unknown[] = [];
  const { refresh_token: token } = signedInAs({ expiresIn: -60 });
  server.use(
    http.post(auth("token"), async ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("grant_type"), await request.json());
      return HttpResponse.json(sessionOf());
    }),
  );
  renderApp("/no/such/page");

  expect(await screen.findByRole("button", { name: "Sign Out" })).toBeVisible();
  expect(asked).toEqual(["refresh_token", { refresh_token: token }]);
});

test("signing out ends the session on this device and focuses Sign In", async () => {
  signedInAs();
  const { user } = renderApp("/no/such/page");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));

  expect(await screen.findByRole("button", { name: "Sign In" })).toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test("signing out works offline, without an error", async () => {
  signedInAs();
  server.use(http.post(auth("logout"), () => HttpResponse.error()));
  const { user } = renderApp("/no/such/page");
  await user.click(await screen.findByRole("button", { name: "Sign Out" }));

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  await earlierRequestsHaveArrived();
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText("Error")).not.toBeInTheDocument();
});

test("data visible only to the owner disappears after signing out", async () => {
  const draft = postRow({ title: "Secret draft", published: false });
  signedInAs({ isOwner: true });
  server.use(
    http.get(rest("posts"), ({ request }) => {
      const isOwner = request.headers.get("authorization")?.includes(sessionOf().access_token);
      return HttpResponse.json(isOwner ? [draft] : []);
    }),
  );
  const { user } = renderApp(`/blog/${draft.id}`);
  expect(await screen.findByRole("heading", { name: "Secret draft" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Sign Out" }));

  expect(await screen.findByRole("heading", { name: "Post Not Found" })).toBeVisible();
  expect(screen.queryByText("Secret draft")).not.toBeInTheDocument();
});

test("the backend is only asked about the owner for signed-in readers", async () => {
  const asked = recordPosts("rpc/is_owner", () => HttpResponse.json(true));
  renderApp("/no/such/page");

  expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
  expect(asked).toEqual([]);
  expect(screen.queryByRole("link", { name: "Admin" })).not.toBeInTheDocument();
});
