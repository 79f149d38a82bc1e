import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readReplies, type FetchJson } from "../../scripts/discussions/read-replies.ts";
import { apiOf, repliesIn } from "../../scripts/discussions/services.ts";
import { fetchPublic } from "../../scripts/lib/fetch-public.ts";
import * as limits from "../../src/lib/supabase/limits/comments.ts";
import { temporaryDataDir } from "../embedded/fixture.ts";
import { listenLocally } from "../../scripts/lib/listen.ts";

const MASTODON = "https://social.example/@robin/112233";
const BLUESKY = "https://bsky.app/profile/robin.example/post/3kabc";
const HACKER_NEWS = "https://news.ycombinator.com/item?id=4242";
const LOBSTERS = "https://lobste.rs/s/abc123/queues_grow";

const status = (given: object) => ({
  id: "1",
  url: "https://other.example/@ada/1",
  created_at: "2026-11-20T08:00:00.000Z",
  visibility: "public",
  sensitive: false,
  spoiler_text: "",
  content: "<p>One</p>",
  account: { acct: "ada@other.example", display_name: "Ada :verified:" },
  ...given,
});
const skeet = (handle: string, text: string, given: object = {}) => ({
  post: {
    uri: `at://did:plc:x/app.bsky.feed.post/${handle.slice(0, 3)}`,
    author: { handle, displayName: "" },
    record: { text, createdAt: "2026-11-21T08:00:00Z" },
    ...given,
  },
});

const link = (uri: string) => ({ $type: "app.bsky.richtext.facet#link", uri });
/** A post on Bluesky, in which the app has shortened two URLs, but not a word; positions are in bytes. */
const SHORTENED = {
  text: "Né à long.example/a..., voir @ada.example et other.example/b... Plus…",
  createdAt: "2026-11-21T08:00:00Z",
  facets: [
    { index: { byteStart: 7, byteEnd: 24 }, features: [link("https://long.example/a-path")] },
    {
      index: { byteStart: 31, byteEnd: 43 },
      features: [{ $type: "app.bsky.richtext.facet#mention", did: "did:plc:x" }],
    },
    { index: { byteStart: 47, byteEnd: 65 }, features: [link("https://www.other.example/b?c")] },
    { index: { byteStart: 66, byteEnd: 73 }, features: [link("https://other.example/more")] },
    { index: { byteEnd: 24 }, features: [link("https://long.example/a-path")] },
  ],
};

/** The responses of the services, by the URLs of their APIs. */
const ANSWERS: Record<string, unknown> = {
  "https://social.example/api/v1/statuses/112233/context": {
    ancestors: [status({ content: "Before" })],
    descendants: [
      status({ content: "<p>Well <b>said</b>.<br>Really.</p><p>And more.</p>" }),
      status({ url: "https://other.example/@ada/2", visibility: "private" }),
      status({ url: "https://other.example/@ada/3", spoiler_text: "Spoilers", sensitive: true }),
      status({ url: "https://other.example/@ada/4", sensitive: true }),
    ],
  },
  "https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Frobin.example%2Fapp.bsky.feed.post%2F3kabc&depth=10&parentHeight=0":
    {
      thread: {
        ...skeet("robin.example", "The post itself"),
        replies: [
          { ...skeet("ada.example", "I <3 this"), replies: [skeet("bob.example", "So do I")] },
          skeet("cyd.example", "", { record: SHORTENED }),
          skeet("eve.example", "Hidden", { labels: [{ val: "spam" }] }),
          { $type: "app.bsky.feed.defs#blockedPost", blocked: true },
        ],
      },
    },
  "https://hn.algolia.com/api/v1/items/4242": {
    id: 4242,
    author: "robin",
    text: null,
    children: [
      {
        id: 4243,
        author: "ada",
        created_at: "2026-11-22T08:00:00.000Z",
        text: 'See <a href="https:&#x2F;&#x2F;long.example&#x2F;a-path">https:&#x2F;&#x2F;long.exam...</a><p>Second.<pre><code>a &lt; b</code></pre>',
        children: [
          { id: 4244, author: null, created_at: "2026-11-22T09:00:00Z", text: null, children: [] },
        ],
      },
    ],
  },
  "https://lobste.rs/s/abc123.json": {
    comments: [
      {
        url: "https://lobste.rs/c/aaa",
        commenting_user: "ada",
        created_at: "2026-11-23T08:00:00.000-06:00",
        comment: "<p>Nice</p>\n",
      },
      {
        url: "https://lobste.rs/c/bbb",
        commenting_user: { username: "bob" },
        created_at: "2026-11-23T09:00:00Z",
        comment: "<p>Older</p>",
      },
      {
        url: "https://lobste.rs/c/ccc",
        commenting_user: "eve",
        created_at: "2026-11-23T10:00:00Z",
        comment: "<p>Gone</p>",
        is_deleted: true,
      },
    ],
  },
};

/** A redirect to a server on this machine. */
const ELSEWHERE = "elsewhere";

/** Stands in for all of them, over the network. */
let answers: Record<string, unknown> = {};
const server = http.createServer((request, response) => {
  const address = decodeURIComponent(request.url?.slice(1) ?? "");
  const answer = answers[address];
  if (answer === ELSEWHERE) response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
  else if (answer instanceof Response)
    void answer.text().then((body) => response.writeHead(answer.status).end(body));
  else if (typeof answer === "number") response.writeHead(answer).end();
  else if (answer === undefined) request.socket.destroy();
  else response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
});
let origin = "";
const asked: string[] = [];
const ask: FetchJson = async (address) => {
  asked.push(address);
  const bytes = await fetchPublic(`${origin}/${encodeURIComponent(address)}`, {
    deadline: 5_000,
    size: { bytes: 10_000, label: "10 kB" },
    agent: "test",
    namedSite: origin,
  });
  return JSON.parse(bytes.toString());
};

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answers = { ...ANSWERS };
  asked.length = 0;
});

const article = (...discussions: string[]) => [{ id: "a", discussions }];
async function repliesTo(discussion: string) {
  const replies = await readReplies(article(discussion), temporaryDataDir(), ask);
  return (replies.get("a") ?? []).map(({ url, author, created_at, text }) => [
    url,
    author,
    created_at,
    text,
  ]);
}

test("public replies on Mastodon are read, and those with a warning only up to the warning", async () => {
  const at = "2026-11-20T08:00:00.000Z";
  expect(await repliesTo(MASTODON)).toEqual([
    ["https://other.example/@ada/1", "Ada", at, "Well said.\nReally.\n\nAnd more."],
    ["https://other.example/@ada/3", "Ada", at, "Spoilers"],
  ]);
});

test("a reply below two posts of the same thread is included once", async () => {
  const second = "https://social.example/@robin/112234";
  const replies = [status({}), status({ url: "https://other.example/@ada/5" })];
  answers["https://social.example/api/v1/statuses/112233/context"] = {
    descendants: [status({ url: second }), ...replies],
  };
  answers["https://social.example/api/v1/statuses/112234/context"] = { descendants: replies };
  const read = await readReplies(article(MASTODON, second), temporaryDataDir(), ask);
  expect(read.get("a")?.map(({ url }) => url)).toEqual([
    second,
    "https://other.example/@ada/1",
    "https://other.example/@ada/5",
  ]);
});

test("replies on Bluesky are read at any depth, except labelled ones", async () => {
  const at = "2026-11-21T08:00:00.000Z";
  expect(await repliesTo(BLUESKY)).toEqual([
    ["https://bsky.app/profile/ada.example/post/ada", "ada.example", at, "I <3 this"],
    [
      "https://bsky.app/profile/cyd.example/post/cyd",
      "cyd.example",
      at,
      "Né à https://long.example/a-path, voir @ada.example et https://www.other.example/b?c Plus…",
    ],
    ["https://bsky.app/profile/bob.example/post/bob", "bob.example", at, "So do I"],
  ]);
});

test("comments on Hacker News are read as plain text with full URLs, except deleted ones", async () => {
  expect(await repliesTo(HACKER_NEWS)).toEqual([
    [
      "https://news.ycombinator.com/item?id=4243",
      "ada",
      "2026-11-22T08:00:00.000Z",
      "See https://long.example/a-path\n\nSecond.\n\na < b",
    ],
  ]);
});

test("comments on Lobsters are read in chronological order", async () => {
  expect(await repliesTo(LOBSTERS)).toEqual([
    ["https://lobste.rs/c/bbb", "bob", "2026-11-23T09:00:00.000Z", "Older"],
    ["https://lobste.rs/c/aaa", "ada", "2026-11-23T14:00:00.000Z", "Nice"],
  ]);
});

test("an article has the replies of all its discussions, and each discussion is fetched once", async () => {
  const articles = [
    { id: "a", discussions: [LOBSTERS, MASTODON] },
    { id: "b", discussions: [MASTODON] },
  ];
  const replies = await readReplies(articles, temporaryDataDir(), ask);
  expect(replies.get("a")?.map(({ discussion }) => discussion)).toEqual([
    MASTODON,
    MASTODON,
    LOBSTERS,
    LOBSTERS,
  ]);
  expect(replies.get("b")).toHaveLength(2);
  expect(asked).toHaveLength(2);
});

test.each<[string, unknown]>([
  ["responds with an error", 503],
  ["refuses the request", Response.json({ error: "InvalidRequest" }, { status: 400 })],
  ["drops the connection", undefined],
  ["responds with something else", "<html>Maintenance</html>"],
  ["responds with too much", { descendants: ["x".repeat(20_000)] }],
])("if a service %s, the last known replies stay", async (_what, answer) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const folder = temporaryDataDir();
  const [api = ""] = Object.keys(ANSWERS);
  const before = await readReplies(article(MASTODON), folder, ask);
  answers[api] = answer;
  expect(await readReplies(article(MASTODON), folder, ask)).toEqual(before);
  expect(before.get("a")).toHaveLength(2);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(MASTODON));
  warn.mockRestore();
});

test("the replies of a deleted discussion are removed, and one that is no longer named is forgotten", async () => {
  const folder = temporaryDataDir();
  const [api = ""] = Object.keys(ANSWERS);
  await readReplies(article(MASTODON, LOBSTERS), folder, ask);
  expect(fs.readdirSync(folder)).toHaveLength(2);
  answers[api] = 404;
  expect((await readReplies(article(MASTODON), folder, ask)).get("a")).toEqual([]);
  expect(fs.readdirSync(folder)).toHaveLength(1);
});

test("the replies of a deleted post on Bluesky are removed, which answers 400", async () => {
  const folder = temporaryDataDir();
  expect((await readReplies(article(BLUESKY), folder, ask)).get("a")).not.toEqual([]);
  const [, api = ""] = Object.keys(ANSWERS);
  answers[api] = Response.json(
    { error: "NotFound", message: "Post not found: at://did:plc:x/app.bsky.feed.post/3kabc" },
    { status: 400 },
  );
  expect((await readReplies(article(BLUESKY), folder, ask)).get("a")).toEqual([]);
});

test("damaged files of kept replies are ignored", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const folder = temporaryDataDir();
  await readReplies(article(MASTODON), folder, ask);
  for (const name of fs.readdirSync(folder)) fs.writeFileSync(path.join(folder, name), '[{"url');
  answers = {};
  expect((await readReplies(article(MASTODON), folder, ask)).get("a")).toEqual([]);
  warn.mockRestore();
});

test.each([
  null,
  [],
  "text",
  { descendants: "text" },
  { descendants: [null, 1, { url: 1, account: [] }] },
  { descendants: [status({ url: "javascript:alert(1)" })] },
  { descendants: [status({ created_at: "soon" })] },
  { descendants: [status({ content: "<script>alert(1)</script>" })] },
  { descendants: [status({ account: {} })] },
])("%j contains no valid reply", (answer) => {
  expect(repliesIn(MASTODON, answer)).toEqual([]);
});

test("hostile replies become plain text of limited length", () => {
  const hostile = status({
    content: `<img src=x onerror=alert(1)><p>&lt;script&gt;\u202Eabc\u0007\u200B</p>${"<p>x</p>".repeat(5000)}`,
    account: { acct: "e", display_name: `\u202E${"n".repeat(200)}\nx` },
  });
  const [reply] = repliesIn(MASTODON, { descendants: [hostile] });
  expect(reply?.text).toMatch(/^<script>abc\n\nx\n\nx/);
  expect(Array.from(reply?.text ?? "").length).toBeLessThanOrEqual(limits.content_max_length);
  expect(reply?.author).toBe(`${"n".repeat(79)}…`);
});

test("a reply that nests thousands of elements does not hold up the build", () => {
  const start = "<p>Before <b>and</b> after</p>";
  for (const deep of ["<b>", "<div>", "<B a></i>", "<ul><li>"]) {
    const content = `${start}${deep.repeat(10_000)}end`;
    const [reply] = repliesIn(MASTODON, { descendants: [status({ content })] });
    expect(reply?.text).toBe("Before and after");
  }
});

test.each([
  "https://social.example/about",
  "http://social.example/@robin/1",
  "https://social.example/@robin/1/embed",
  "javascript:alert(1)",
  "social.example/@robin/1",
  "",
])("nothing is requested for %s", (discussion) => {
  expect(apiOf(discussion)).toBeNull();
});

test("nothing on a private network is requested, not even after a redirect", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined);
  const { port } = new URL(origin);
  for (const host of [`127.0.0.1:${port}`, "192.168.0.1", "[::1]", "localhost"]) {
    const folder = temporaryDataDir();
    expect((await readReplies(article(`https://${host}/@robin/1`), folder)).get("a")).toEqual([]);
  }
  const [api = ""] = Object.keys(ANSWERS);
  answers[api] = ELSEWHERE;
  await readReplies(article(MASTODON), temporaryDataDir(), ask);
  expect(warn).toHaveBeenCalledTimes(5);
  for (const [sentence] of warn.mock.calls) expect(sentence).toContain("on a private network");
  warn.mockRestore();
});
