import fs from "node:fs";
import { createServer } from "node:http";
import type { Page, Route } from "@playwright/test";
import { makePost } from "./backend.ts";
import { expect, test } from "./fixtures.ts";
import { baseUrl } from "./environment.ts";
import { watchViolations } from "./steps.ts";
import { listenLocally } from "../scripts/lib/listen.ts";
import { words } from "../tests/support/words.ts";

test("an article shows pictures from other hosts", { tag: "@full" }, async ({ page }) => {
  const violations = await watchViolations(page);
  const asked = new Set<string>();
  await page.route("https://elsewhere.example/**", (route) => {
    asked.add(new URL(route.request().url()).pathname);
    return route.fulfill({ path: "public/icon-192.png" });
  });
  const post = await makePost({
    content:
      `<p><img src="https://elsewhere.example/a.png" alt="">` +
      `<video src="https://elsewhere.example/b.mp4" preload="auto"></video>` +
      `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" alt=""></p>`,
  });
  await page.goto(`/blog/${post.slug}`);
  await expect.poll(() => [...asked].toSorted()).toEqual(["/a.png", "/b.mp4"]);
  expect(await violations()).toEqual([]);
});

/** Marks that an injected script would leave. */
const PLANTED = `
  <script>window.planted_inline = true</script>
  <img src="/no-such-picture" onerror="window.planted_handler = true">
  <script src="https://elsewhere.example/foreign.js"></script>
  <script src="data:text/javascript,window.planted_data = true"></script>
  <iframe src="https://elsewhere.example/"></iframe>
  <iframe srcdoc="<script>parent.planted_frame = true</script>"></iframe>
  <object data="https://elsewhere.example/"></object>
  <base href="https://elsewhere.example/">`;

/** The policy's directives that these violate. */
const STOPPED = words`
  base-uri connect-src frame-src object-src script-src-attr script-src-elem
`;

/** Which of the marks are on the page, and which URLs it requested. */
async function openPlanted(page: Page, withoutPolicyIn: "header" | "page" | "both") {
  const asked: string[] = [];
  await page.route("https://elsewhere.example/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
      body: "window.planted_foreign = true",
    });
  });
  const plant = async (route: Route) => {
    const response = await route.fetch();
    const headers = response.headers();
    let body = (await response.text()).replace("</body>", `${PLANTED}</body>`);
    if (withoutPolicyIn !== "page") delete headers["content-security-policy"];
    if (withoutPolicyIn !== "header") {
      body = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    }
    await route.fulfill({ response, headers, body });
  };
  await page.route("/blog", plant);
  const violations = await watchViolations(page);
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => fetch("https://elsewhere.example/data").catch(() => undefined));
  const marks = await page.evaluate(() =>
    Object.keys(window).filter((key) => key.startsWith("planted_")),
  );
  return {
    marks: marks.toSorted(),
    asked: asked.map((url) => new URL(url).pathname).toSorted(),
    violations: await violations(),
    base: await page.evaluate(() => new URL("x", document.baseURI).origin),
  };
}

for (const [lock, without] of [
  ["the header", "page"],
  ["the page's own policy", "header"],
] as const) {
  test(`${lock} alone stops injected scripts`, async ({ page, browserConsole }) => {
    browserConsole.expect(/Content Security Policy/);
    const { marks, asked, violations, base } = await openPlanted(page, without);
    expect({ marks, asked, base }).toEqual({ marks: [], asked: [], base: baseUrl });
    const stopped = new Set(violations.map((text) => text.split(":")[0]));
    expect([...stopped]).toEqual(expect.arrayContaining(STOPPED));
  });
}

test("without the policy injected scripts would run", { tag: "@full" }, async ({ page }) => {
  const { marks, asked } = await openPlanted(page, "both");
  expect(marks).toEqual(words`
    planted_data planted_foreign planted_frame planted_handler planted_inline
  `);
  expect(asked).toContain("/data");
});

test("no other site can embed a page in a frame", async ({ page, browserConsole }) => {
  browserConsole.expect(/frame-ancestors|X-Frame-Options/);
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${baseUrl}/contact" title="held"></iframe>`);
  });
  const port = await listenLocally(server);
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
  const refused = page.frames().filter((frame) => frame.url().startsWith("chrome-error:"));
  expect(refused).toHaveLength(1);
  server.close();
});

test("missing code is a 404: never a page, and never cached", async ({ request }) => {
  for (const address of ["/assets/HomePage-gone1234.js", "/assets/gone"]) {
    const response = await request.get(address, { headers: { accept: "text/html" } });
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"] ?? "").not.toMatch(/immutable|max-age=[1-9]/);
    expect(await response.text()).not.toContain('id="root"');
  }
  // What hosts without rules send, except for a page for missing files.
  const page = fs.readFileSync("dist-embedded/assets/404.html", "utf8");
  expect(page).not.toMatch(/id="root"|<script/);
});

test("pages, files with a hash and all other files have their headers", async ({ request }) => {
  const page = await request.get("/blog/anything");
  expect(page.headers()).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "cache-control": "no-cache",
  });
  const hashed = fs.globSync("**/*.*", { cwd: "dist-embedded/assets", exclude: ["404.html"] });
  expect(hashed.length).toBeGreaterThan(10);
  for (const name of hashed) {
    const { "cache-control": caching } = (await request.head(`/assets/${name}`)).headers();
    expect({ name, caching }).toEqual({ name, caching: expect.stringContaining("immutable") });
  }
  expect((await request.get("/favicon.svg")).headers()).toMatchObject({
    "x-content-type-options": "nosniff",
  });
});
