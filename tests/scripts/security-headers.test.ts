import { hash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/root.ts";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { movedPage } from "../../scripts/prerender/moved-page.ts";
import { frames } from "../../src/content/frames.ts";
import { frameOrigins } from "../../src/lib/html/frame-of.ts";
import type { BuildSettings } from "../../scripts/lib/build-settings.ts";
import { securityHeaders } from "../../scripts/security-headers-plugin.ts";
import { contentSecurityPolicy, headersFor, vercelConfig } from "../../scripts/security-headers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

function directives(policy: string | undefined): Record<string, string> {
  const parts = (policy ?? "").split("; ").map((one) => one.split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = "", sources = ""]) => [name, sources]));
}

function hashOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

/**
 * The built page of a small site, its `_headers`, and its files with a hash. Its page loads main.js, if there is
 * one.
 */
async function buildSite(
  head: string,
  env: BuildSettings = {},
  modules: Record<string, string> = {},
) {
  const site = temporaryFolder();
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  fs.writeFileSync(path.join(site, ".env"), settings.join(""));
  for (const [name, code] of Object.entries(modules)) writeIn(site, name, code);
  const script = "main.js" in modules ? `<script type="module" src="/main.js"></script>` : "";
  fs.writeFileSync(
    path.join(site, "index.html"),
    `<!doctype html><html><head><meta charset="utf-8" />${head}${script}</head><body></body></html>`,
  );
  const built = await build({
    root: site,
    configFile: false,
    logLevel: "silent",
    build: { write: false },
    plugins: [
      securityHeaders(),
      // Runs after ours, and is still covered by the policy.
      { name: "late", transformIndexHtml: (html) => html.replace("LATE", "later") },
    ],
  });
  const output = [built].flat().flatMap((part) => ("output" in part ? part.output : []));
  const text = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name);
    return file?.type === "asset" ? String(file.source) : "";
  };
  const assets = output
    .map(({ fileName }) => fileName)
    .filter((name) => name.startsWith("assets/"));
  return { html: text("index.html"), file: text("_headers"), assets };
}

test("a built page has the policy before anything that it applies to", async () => {
  const { html, file } = await buildSite(
    `<link rel="icon" href="data:,"><script>"LATE";\r\n</script>` +
      `<script type="application/json">{"a": 1}</script><script>two()</script>`,
  );
  const [, policy] =
    /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      html,
    ) ?? [];
  // The script of the pages at ids and former slugs is the same in every build.
  const [, moved = ""] = /<script>(.*)<\/script>/.exec(movedPage("/", "")) ?? [];
  const allowed = `'self' ${hashOf('"later";\n')} ${hashOf("two()")} ${hashOf(moved)}`;
  expect(directives(policy)["script-src"]).toBe(allowed);
  const header = headersFor(file, "/")["Content-Security-Policy"];
  expect(header).toBe(`${policy}; frame-ancestors 'none'`);
});

test("pages connect to the owner's backend and services and to nothing else", async () => {
  const { file } = await buildSite("", {
    VITE_SUPABASE_URL: "https://project.supabase.example/",
    VITE_FORM_ENDPOINT: "https://forms.example/f/abc?x=1",
    VITE_RATE_URL: "https://rates.example/usd",
  });
  expect(directives(headersFor(file, "/blog")["Content-Security-Policy"])).toMatchObject({
    "default-src": "'self'",
    "connect-src": "'self' https://project.supabase.example https://rates.example",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
  });
});

test("without settings, pages connect only to their own origin", () => {
  const policy = contentSecurityPolicy({ VITE_SUPABASE_URL: "" }, [], "meta");
  expect(directives(policy)["connect-src"]).toBe("'self'");
  const local = contentSecurityPolicy({ VITE_SUPABASE_URL: "http://127.0.0.1:54321" }, [], "meta");
  for (const directive of ["connect-src", "img-src", "media-src"] as const)
    expect(directives(local)[directive]).toContain("http://127.0.0.1:54321");
});

test("scripts and frames from Cloudflare are allowed only if the owner has set a key", () => {
  const policy = contentSecurityPolicy({ VITE_TURNSTILE_SITE_KEY: "0x4A" }, [], "header", []);
  expect(directives(policy)).toMatchObject({
    "script-src": "'self' https://challenges.cloudflare.com",
    "frame-src": "https://challenges.cloudflare.com",
    "connect-src": "'self'",
  });
  const without = contentSecurityPolicy({ VITE_TURNSTILE_SITE_KEY: "" }, [], "header", []);
  expect(directives(without)["frame-src"]).toBe("'none'");
  expect(without).not.toContain("cloudflare");
});

test("frames are allowed only from the hosts that the owner names and from Cloudflare", async () => {
  const policy = contentSecurityPolicy({ VITE_TURNSTILE_SITE_KEY: "0x4A" }, [], "meta", [
    "youtube",
    "social.example",
  ]);
  expect(directives(policy)["frame-src"]).toBe(
    "https://challenges.cloudflare.com https://www.youtube-nocookie.com https://social.example",
  );
  const { html, file } = await buildSite("");
  const sources = `frame-src ${frameOrigins(frames).join(" ") || "'none'"};`;
  expect(html).toContain(sources);
  expect(headersFor(file, "/blog")["Content-Security-Policy"]).toContain(sources);
});

test("no script from a page's text or another origin runs, and none evaluates text as code", () => {
  const policy = contentSecurityPolicy({}, ["<script>own()</script>"], "header");
  expect(directives(policy)["script-src"]).toBe(`'self' ${hashOf("own()")}`);
  expect(policy).not.toMatch(/unsafe-eval|\*|script-src[^;]*unsafe-inline/);
});

test("only existing files with a hash in their name are cached forever", async () => {
  const { file, assets } = await buildSite("", {}, { "main.js": "console.info(1)" });
  expect(assets).toHaveLength(1);
  for (const asset of assets) {
    expect(headersFor(file, `/${asset}`)["Cache-Control"]).toMatch(/immutable/);
    expect(headersFor(file, `/${asset}.map`)["Cache-Control"]).toBeUndefined();
  }
  for (const other of ["/blog/assets/x", "/assets/index-gone1234.js", "/assets/", "/assets"]) {
    expect(headersFor(file, other)["Cache-Control"]).toBeUndefined();
  }
  for (const requested of ["/", "/assets/index-abc.js", "/admin/posts"]) {
    expect(headersFor(file, requested)).toMatchObject({
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": expect.stringContaining("max-age="),
    });
  }
});

/** The rules that Cloudflare follows: the first 100. */
const followed = (file: string) =>
  file
    .split(/^(?=\/)/m)
    .slice(0, 100)
    .join("");
const isKept = (file: string, asset: string) =>
  /immutable/.test(headersFor(file, `/${asset}`)["Cache-Control"] ?? "");

const logs = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `console.info("${name}");`]));
const loads = (names: string[]) => names.map((name) => `() => import("./${name}")`).join();

test("hosts that follow 100 rules let visitors' files be cached, whatever the size of the site", async () => {
  const owners = Array.from({ length: 150 }, (_, index) => `src/pages/admin/A${index}.js`);
  const later = Array.from({ length: 150 }, (_, index) => `b${index}.js`);
  const { file, assets } = await buildSite(
    `<style>@font-face { font-family: zz; src: url("./zz-font.woff2") }</style>`,
    {},
    {
      ...logs([...owners, ...later]),
      "main.js": `import "./zz-style.css";
        globalThis.pages = [${loads([...owners, ...later, "src/pages/post/PostPage.tsx"])}];`,
      "src/pages/post/PostPage.tsx": `import { shared } from "../../../zz-shared.js"; shared("post");
        globalThis.comments = () => import("../../../zz-comments.js");`,
      "zz-comments.js": `console.info("comments");`,
      "b149.js": `import { shared } from "./zz-shared.js"; shared("another page");`,
      "zz-shared.js": `export const shared = (of) => console.info("shared", of);`,
      "zz-style.css": "body { color: red }",
      "zz-font.woff2": "a font".repeat(1000),
    },
  );
  const rules = followed(file);
  const visited = ["index", "PostPage", "zz-shared", "zz-font", "zz-comments", "b0", "b50"];
  for (const name of visited) {
    const files = assets.filter((asset) => asset.startsWith(`assets/${name}-`));
    expect(files.map((asset) => isKept(rules, asset))).toContain(true);
    expect(files.filter((asset) => !isKept(rules, asset))).toEqual([]);
  }
  // Hosts without such a limit do so for the rest, too, and none does so for deleted files.
  expect(assets.filter((asset) => !isKept(file, asset))).toEqual([]);
  for (const gone of ["index-gone1234.js", "PostPage-gone1234.js", "zz-font-gone1234.woff2"])
    expect(isKept(file, `assets/${gone}`)).toBe(false);
});

test("vercel.json has the same headers", () => {
  const committed: unknown = JSON.parse(fs.readFileSync(path.join(root, "vercel.json"), "utf8"));
  expect(committed).toEqual(vercelConfig());
});
