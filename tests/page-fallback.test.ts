import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { QueryObserver, type QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setPrefetchedPath, pageFallback } from "@/page-fallback";
import { trustUntilChanged } from "@/page-freshness";
import { siteVersionQuery } from "@/data/site-version";
import { createQueryClient } from "@/lib/query-client";
import { restorePageData, type PageData } from "@/page-data";
import { rest, server } from "./support/server";

const KEY = ["blog-posts", "latest"];
let client: QueryClient;
let asked: string[];
let stops: (() => void)[];

beforeEach(() => {
  client = createQueryClient(pageFallback);
  // Another test file may have left a prefetched page.
  setPrefetchedPath("");
  asked = [];
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  client.clear();
  window.history.replaceState(null, "", "/");
});

function pageData(path: string, queryKey: unknown[], data: unknown): PageData {
  return { path, siteUrl: "", version: "of-the-build", queries: [[queryKey, data]] };
}

function answerVersion(version: () => string | number) {
  server.use(
    http.get(rest("rpc/site_version"), () => {
      const now = version();
      return typeof now === "number"
        ? HttpResponse.json({}, { status: now })
        : HttpResponse.json(now);
    }),
  );
}

/** Shows what a page was built from, as a page does. */
function showBuilt() {
  const data = pageData("/", KEY, "built");
  restorePageData(client, data);
  const ask = trustUntilChanged(client, data);
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: () => {
      asked.push("latest");
      return "live";
    },
  });
  stops.push(observer.subscribe(() => undefined));
  stops.push(ask());
}

const versionRead = () =>
  waitFor(() =>
    expect(client.getQueryState(siteVersionQuery().queryKey)?.fetchStatus).toBe("idle"),
  );

test("while nothing has changed since the build, only the version is requested", async () => {
  answerVersion(() => "of-the-build");
  showBuilt();
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBe(0);
  await versionRead();

  expect(client.getQueryData(KEY)).toBe("built");
  // Counting views waits for it.
  expect(client.getQueryState(KEY)?.dataUpdatedAt).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test("once something has changed, the shown data is requested, once", async () => {
  answerVersion(() => "another");
  showBuilt();

  await waitFor(() => expect(client.getQueryData(KEY)).toBe("live"));
  expect(asked).toEqual(["latest"]);
});

test("data that changes while the page is open is requested when the visitor returns", async () => {
  let version = "of-the-build";
  answerVersion(() => version);
  showBuilt();
  await versionRead();

  version = "another";
  await client.refetchQueries(siteVersionQuery());
  await waitFor(() => expect(client.getQueryData(KEY)).toBe("live"));
});

test("without a response all data is requested, and again once the version is known", async () => {
  let version: string | number = 503;
  answerVersion(() => version);
  showBuilt();
  await waitFor(() => expect(asked).toEqual(["latest"]));

  version = "of-the-build";
  await client.refetchQueries(siteVersionQuery());
  await waitFor(() => expect(asked).toEqual(["latest", "latest"]));
});

function serveBuiltPage(path: string, data: PageData) {
  server.use(
    http.get(`*${path}`, () =>
      HttpResponse.html(
        `<div id="root"></div><script id="page-data" type="application/json">${JSON.stringify(data)}</script>`,
      ),
    ),
  );
}

const failing = async () => {
  const { toBackendError } = await import("@/lib/requests/to-backend-error");
  throw toBackendError({}, 503);
};

test("a page is read from the build even if its host has none at the URL with a trailing slash", async () => {
  window.history.replaceState(null, "", "/blog/a-slug/");
  serveBuiltPage("/blog/a-slug", pageData("/blog/a-slug", ["blog-post", "a-slug"], "built"));
  server.use(
    http.get("*/blog/a-slug", ({ request }) =>
      request.url.endsWith("/") ? HttpResponse.html("The app", { status: 404 }) : undefined,
    ),
  );

  const asked = { queryKey: ["blog-post", "a-slug"], queryFn: failing };
  expect(await client.fetchQuery(asked)).toBe("built");
});

test("a page opened while the backend is unavailable is read from the build, even by its id", async () => {
  window.history.replaceState(null, "", "/blog/id-1");
  server.use(http.get("*/blog/id-1", () => HttpResponse.html('<a href="/blog/a-slug">Moved</a>')));
  serveBuiltPage(
    "/blog/a-slug",
    pageData("/blog/a-slug", ["blog-post", "a-slug"], { title: "Built" }),
  );

  const post = await client.fetchQuery({ queryKey: ["blog-post", "id-1"], queryFn: failing });
  expect(post).toEqual({ title: "Built" });
  await expect(client.fetchQuery({ queryKey: ["other"], queryFn: failing })).rejects.toThrow(
    "The server had a problem",
  );
});

test.each(["/about-50%", "/unreachable"])(
  "the current page is read although the prefetched %s cannot be",
  async (prefetched) => {
    setPrefetchedPath(prefetched);
    window.history.replaceState(null, "", "/blog");
    server.use(http.get(/\/(about-50|unreachable)/, () => HttpResponse.error()));
    serveBuiltPage("/blog", pageData("/blog", KEY, "built"));

    expect(await client.fetchQuery({ queryKey: KEY, queryFn: failing })).toBe("built");
  },
);

test("links from one page to the next are not followed without end", async () => {
  window.history.replaceState(null, "", "/blog");
  let requests = 0;
  server.use(
    http.get(/\/(blog|sign-in-\d+)$/, () =>
      HttpResponse.html(`<a href="/sign-in-${++requests}">Sign in to this network</a>`),
    ),
  );
  await expect(client.fetchQuery({ queryKey: KEY, queryFn: failing })).rejects.toThrow(
    "The server had a problem",
  );
  expect(requests).toBeLessThan(9);
});

test("shown data is not replaced by built data", async () => {
  window.history.replaceState(null, "", "/blog");
  serveBuiltPage("/blog", pageData("/blog", KEY, "built"));
  client.setQueryData(KEY, "shown", { updatedAt: 1 });

  await expect(client.fetchQuery({ queryKey: KEY, queryFn: failing })).rejects.toThrow(
    "The server had a problem",
  );
  expect(client.getQueryData(KEY)).toBe("shown");
});
