import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { recordPosts } from "./support/requests";
import { rest, server } from "./support/server";
import { sessionOf, signedInAs } from "./support/session";

const numbers = {
  total_posts: 41,
  published_posts: 40,
  featured_posts: 2,
  post_views: 900,
  post_likes: 30,
  total_projects: 6,
  featured_projects: 1,
  messages: 12,
  unread_messages: 3,
  consultations: 5,
  pending_consultations: 1,
  pending_comments: 0,
  page_views: 1_000,
  unique_pages: 17,
};

afterEach(() => {
  globalThis.askedAhead = undefined;
});

/** What the page does before any code of the app has come. */
async function openPage(address: string): Promise<void> {
  window.history.pushState(null, "", address);
  // Everything runs anew with every page.
  vi.resetModules();
  await import("@/ask-ahead");
}

function serveDashboard() {
  server.use(http.get(rest("contact_messages"), () => HttpResponse.json([])));
  const tokens: (string | null)[] = [];
  server.events.on("request:start", ({ request }) => {
    if (request.url.includes("/rpc/is_owner")) tokens.push(request.headers.get("authorization"));
  });
  return {
    tokens,
    owner: recordPosts("rpc/is_owner", () => HttpResponse.json(true)),
    numbers: recordPosts("rpc/dashboard_numbers", () => HttpResponse.json([numbers])),
  };
}

test("the owner's first questions are asked ahead, as them, and only once", async () => {
  signedInAs();
  const asked = serveDashboard();
  await openPage("/admin");
  await vi.waitFor(() => expect([asked.owner, asked.numbers]).toEqual([[{}], [{}]]));
  expect(asked.tokens).toEqual([`Bearer ${sessionOf().access_token}`]);

  const { renderApp } = await import("./support/render");
  renderApp("/admin");
  const list = await screen.findByRole("list", { name: "Numbers" });
  expect(within(list).getByText("41")).toBeVisible();
  expect([asked.owner, asked.numbers]).toEqual([[{}], [{}]]);
});

test.each([
  ["of a visitor", "/admin", undefined],
  ["of a session that must be renewed first", "/admin", 60],
  ["on a public page", "/blog/made-after-the-build", 3_600],
])("nothing is asked ahead %s", async (_case, address, expiresIn) => {
  if (expiresIn) signedInAs({ expiresIn });
  const asked = vi.spyOn(globalThis, "fetch");
  await openPage(address);

  expect(asked).not.toHaveBeenCalled();
});

/** Asks who owns the site as the client of the backend does. */
function take(token: string) {
  return globalThis.askedAhead?.(new URL("/rest/v1/rpc/is_owner", window.location.origin), {
    headers: { authorization: `Bearer ${token}` },
  });
}

test("an answer that was asked ahead is given once, and to nobody else", async () => {
  signedInAs();
  const asked = serveDashboard();
  await openPage("/admin/settings");
  await vi.waitFor(() => expect(asked.owner).toHaveLength(1));

  expect(take("another.token")).toBeUndefined();
  expect(await (await take(sessionOf().access_token))?.json()).toBe(true);
  expect(take(sessionOf().access_token)).toBeUndefined();
});
