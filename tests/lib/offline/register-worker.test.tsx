import { screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { registerWorker } from "@/lib/offline/register-worker";
import { OfflinePage } from "@/pages/OfflinePage";
import { servePost } from "../../pages/post/serve-post";
import { postRow } from "../../support/factories";
import { setNavigator } from "../../support/navigator";
import { renderApp, renderPart } from "../../support/render";
import { rest, server, serveSettings } from "../../support/server";

/** The paths that the worker, which controls the page, is told have been read when this heading is shown. */
async function pathsReadAt(heading: string): Promise<string[]> {
  await screen.findByRole("heading", { level: 1, name: heading });
  const postMessage = vi.fn<(message: { path: string }) => void>();
  setNavigator("serviceWorker", {
    controller: { postMessage },
    addEventListener: () => undefined,
    register: async () => ({ addEventListener: () => undefined, update: async () => undefined }),
  });
  await registerWorker("https://site.example/assets/entry.js", null);
  return postMessage.mock.calls.map(([message]) => message.path);
}

const post = postRow({ title: "Read me", slug: "read-me" });

test.each([
  ["open to search engines", "unsaid"],
  ["closed to search engines", "refused"],
])("what is read is kept for later on a site that is %s", async (_, robots_search) => {
  serveSettings({ robots_search });
  servePost(post);
  renderApp("/blog/read-me");
  expect(await pathsReadAt("Read me")).toEqual(["/blog/read-me"]);
});

test.each([
  ["a post that does not exist", "/blog/no-such-post", "Post Not Found"],
  ["the settings of an account", "/account", "Your account"],
])("%s is not kept", async (_, path, heading) => {
  servePost(post);
  renderApp(path);
  expect(await pathsReadAt(heading)).toEqual([]);
});

test("the notice that a page could not be loaded is not kept, in whatever language", async () => {
  server.use(http.get(rest("pages"), () => HttpResponse.error()));
  renderApp("/legal");
  expect(await pathsReadAt("Page could not be loaded")).toEqual([]);
});

test("the notice of no connection, at the URL of a page that is not cached, is not kept", async () => {
  renderPart(
    <MemoryRouter>
      <OfflinePage />
    </MemoryRouter>,
  );
  expect(await pathsReadAt("You are offline")).toEqual([]);
});
