import { expect, test } from "vitest";
import { asked, memory, startWorker, unreachable } from "../support/worker.ts";

const script = () => new Response("code", { headers: { "content-type": "text/javascript" } });
const picture = () => new Response("picture", { headers: { "content-type": "image/png" } });
const interrupted = () =>
  new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("network error")) }), {
    headers: { "content-type": "image/png" },
  });
const shell = () =>
  new Response("shell /assets/entry.js", { headers: { "content-type": "text/html" } });
const welcome = () =>
  new Response("<title>Welcome to our network</title>", {
    headers: { "content-type": "text/html" },
  });
const broken = { open: () => Promise.reject(new DOMException("Unexpected internal error")) };

test("if the browser's caches do not work, code and pictures are loaded from the network", async () => {
  const { answerTo } = await startWorker({ storage: broken });

  const code = await answerTo(asked("/assets/entry.js"), script);
  const image = await answerTo(asked("/images/a.png"), picture);
  expect([await code?.text(), await image?.text()]).toEqual(["code", "picture"]);
});

test("a cached picture stays if the host is down or a network shows its own page", async () => {
  const { answerTo } = await startWorker();
  await answerTo(asked("/images/a.png"), picture);

  for (const wrong of [() => new Response("", { status: 503 }), welcome, unreachable]) {
    const image = await answerTo(asked("/images/a.png"), wrong);
    expect(await image?.text()).toBe("picture");
  }
  const unread = await answerTo(asked("/images/b.png"), () => new Response("", { status: 404 }));
  expect(unread?.status).toBe(404);
});

test("a picture whose download breaks off is shown from the cache, and the cache keeps the others", async () => {
  const { answerTo } = await startWorker();
  for (const path of ["/images/a.png", "/images/b.png"]) await answerTo(asked(path), picture);

  const again = await answerTo(asked("/images/b.png"), interrupted);
  expect(await again?.text()).toBe("picture");
  const first = await answerTo(asked("/images/a.png"), unreachable);
  expect(await first?.text()).toBe("picture");
});

test("a network's own page never replaces a response of the backend", async () => {
  const { answerTo } = await startWorker();
  const posts = asked("/rest/v1/posts", { headers: { authorization: "Bearer key" } });
  const rows = [{ id: "7" }];
  await answerTo(posts, () => Response.json(rows));

  expect(await (await answerTo(posts, welcome))?.json()).toEqual(rows);
  expect(await (await answerTo(posts, unreachable))?.json()).toEqual(rows);
});

/** The page of this build that the host redirects to. */
const ledFrom = (from: string, at: string) => {
  const page = new Response("page /assets/entry.js", { headers: { "content-type": "text/html" } });
  const { url } = asked(at);
  return Object.defineProperties(page, {
    url: { value: url },
    redirected: { value: url !== from },
  });
};
/** A host with this build. */
const build = (url: string) => {
  if (url.includes("/assets/")) return script();
  return url.endsWith("/app.html") ? shell() : ledFrom(url, url);
};
const readOffline = async (ledTo: string, path = "/site/") => {
  const { answerTo, tell } = await startWorker({ base: "/site/" });
  const read = { kind: "read", path, title: "A page", files: [], wantsPage: true };
  await tell(read, (from) => ledFrom(from, ledTo));
  const page = asked(path, { headers: { accept: "text/html" } });
  return answerTo(page, unreachable);
};

test("a page is kept if the host adds a trailing slash to its URL", async () => {
  expect(await (await readOffline("/site/"))?.text()).toContain("page");
  expect(await (await readOffline("/site/blog/", "/site/blog"))?.text()).toContain("page");
});

test("a page that redirects to another one is not kept", async () => {
  expect((await readOffline("/site/blog/slug", "/site/blog/id"))?.type).toBe("error");
});

test("a full disk does not remove a page that was read", async () => {
  let isFull = false;
  const { answerTo, tell } = await startWorker({ storage: memory(() => isFull) });
  const readAt = (path: string) =>
    tell({ kind: "read", path, title: "A page", files: [], wantsPage: true }, (from) =>
      ledFrom(from, path),
    );
  await readAt("/first");
  isFull = true;
  await readAt("/second");

  const page = await answerTo(asked("/first", { headers: { accept: "text/html" } }), unreachable);
  expect(await page?.text()).toContain("page");
});

test("a full disk does not remove code that pages need", async () => {
  let isFull = false;
  const { answerTo } = await startWorker({ storage: memory(() => isFull) });
  await answerTo(asked("/assets/entry.js"), script);
  isFull = true;
  await answerTo(asked("/assets/optional.js"), script);

  const code = await answerTo(asked("/assets/entry.js"), unreachable);
  expect(await code?.text()).toBe("code");
});

test("a worker that cannot be installed leaves the code of another one of the same build", async () => {
  const { install, answerTo } = await startWorker();
  await install(build);
  await expect(install(unreachable)).rejects.toThrow("Failed to fetch");

  const code = await answerTo(asked("/assets/entry.js"), unreachable);
  expect(await code?.text()).toBe("code");
});

const varying = (answer: Response) => {
  answer.headers.set("vary", "*");
  return answer;
};

test("everything is cached from a host that sends `Vary: *`, which browsers' caches refuse", async () => {
  const { install, answerTo } = await startWorker();
  await install((url) => varying(build(url)));
  for (const path of ["/images/a.png", "/images/b.png"])
    await answerTo(asked(path), () => varying(picture()));

  for (const path of ["/assets/entry.js", "/images/a.png", "/images/b.png"])
    expect((await answerTo(asked(path), unreachable))?.ok).toBe(true);
});

test("pages that were read open offline right after an update", async () => {
  const storage = memory();
  const { tell } = await startWorker({ storage });
  await tell({ kind: "read", path: "/read", title: "A page", files: [], wantsPage: true }, build);
  const next = await startWorker({ storage, version: "ba9876543210" });
  await next.install(build);
  await next.activate(unreachable);

  const page = asked("/read", { headers: { accept: "text/html" } });
  expect(await (await next.answerTo(page, unreachable))?.text()).toContain("page");
});

test("signing out removes the pages that a waiting update has stored", async () => {
  const storage = memory();
  const old = await startWorker({ storage });
  const read = { kind: "read", path: "/read", title: "A page", files: [], wantsPage: true };
  await old.tell(read, build);
  await (await startWorker({ storage, version: "ba9876543210" })).install(build);

  await old.tell({ kind: "clear" }, build);
  expect(await storage.match("https://example.com/read")).toBeUndefined();
});

/** What signing out removes while the page is fetched. */
const CLEARED = ["site:read", "site:pages:0123456789ab"];

test("an update that is being installed stores no pages after signing out", async () => {
  const storage = memory();
  const old = await startWorker({ storage });
  const read = { kind: "read", path: "/read", title: "A page", files: [], wantsPage: true };
  await old.tell(read, build);
  const next = await startWorker({ storage, version: "ba9876543210" });
  await next.install((url) => {
    if (url.endsWith("/read")) for (const name of CLEARED) void storage.delete(name);
    return build(url);
  });

  expect(await storage.match("https://example.com/read")).toBeUndefined();
});
