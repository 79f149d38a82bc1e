import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { movedPage } from "../../scripts/prerender/moved-page.ts";
import type { BuildSettings } from "../../scripts/build-settings.ts";
import { securityHeaders } from "../../scripts/security-headers-plugin.ts";
import { contentSecurityPolicy, headersFor, vercelConfig } from "../../scripts/security-headers.ts";
import { temporaryDataDir } from "../embedded/fixture.ts";

const root = path.resolve(import.meta.dirname, "../..");

function directives(policy: string | undefined): Record<string, string> {
  const parts = (policy ?? "").split("; ").map((one) => one.split(/ (.*)/s));
  return Object.fromEntries(parts.map(([name = "", sources = ""]) => [name, sources]));
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** What the built page of a small site and the file beside it say, and its files with a hash. */
async function buildSite(
  head: string,
  env: BuildSettings = {},
  modules: Record<string, string> = {},
) {
  const site = temporaryDataDir();
  fs.mkdirSync(site, { recursive: true });
  const settings = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  fs.writeFileSync(path.join(site, ".env"), settings.join(""));
  for (const [name, code] of Object.entries(modules)) fs.writeFileSync(path.join(site, name), code);
  const scripts = Object.keys(modules).map(
    (name) => `<script type="module" src="/${name}"></script>`,
  );
  fs.writeFileSync(
    path.join(site, "index.html"),
    `<!doctype html><html><head><meta charset="utf-8" />${head}${scripts.join("")}</head><body></body></html>`,
  );
  const built = await build({
    root: site,
    configFile: false,
    logLevel: "silent",
    build: { write: false },
    plugins: [
      securityHeaders(),
      // Comes behind ours, and is still ruled by it.
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

test("a built page carries the policy before anything that it rules", async () => {
  const { html, file } = await buildSite(
    `<link rel="icon" href="data:,"><script>"LATE";\r\n</script>` +
      `<script type="application/json">{"a": 1}</script><script>two()</script>`,
  );
  const [, policy] =
    /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      html,
    ) ?? [];
  // That of the pages of ids and former slugs is the same in every build.
  const [, moved = ""] = /<script>(.*)<\/script>/.exec(movedPage("/", "")) ?? [];
  const allowed = `'self' ${hashOf('"later";\n')} ${hashOf("two()")} ${hashOf(moved)}`;
  expect(directives(policy)["script-src"]).toBe(allowed);
  const header = headersFor(file, "/")["Content-Security-Policy"];
  expect(header).toBe(`${policy}; frame-ancestors 'none'`);
});

test("pages talk to the owner's backend and services and to nobody else", async () => {
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

test("without settings pages talk to their own address alone", () => {
  const policy = contentSecurityPolicy({ VITE_SUPABASE_URL: "" }, [], "meta");
  expect(directives(policy)["connect-src"]).toBe("'self'");
  const local = contentSecurityPolicy({ VITE_SUPABASE_URL: "http://127.0.0.1:54321" }, [], "meta");
  for (const directive of ["connect-src", "img-src", "media-src"] as const)
    expect(directives(local)[directive]).toContain("http://127.0.0.1:54321");
});

test("scripts and frames of Cloudflare's are allowed where the owner has given a key, and only there", () => {
  const policy = contentSecurityPolicy({ VITE_TURNSTILE_SITE_KEY: "0x4A" }, [], "header");
  expect(directives(policy)).toMatchObject({
    "script-src": "'self' https://challenges.cloudflare.com",
    "frame-src": "https://challenges.cloudflare.com",
    "connect-src": "'self'",
  });
  const without = contentSecurityPolicy({ VITE_TURNSTILE_SITE_KEY: "" }, [], "header");
  expect(directives(without)["frame-src"]).toBe("'none'");
  expect(without).not.toContain("cloudflare");
});

test("no script runs from a page's text or another address, and none builds code from text", () => {
  const policy = contentSecurityPolicy({}, ["<script>own()</script>"], "header");
  expect(directives(policy)["script-src"]).toBe(`'self' ${hashOf("own()")}`);
  expect(policy).not.toMatch(/unsafe-eval|\*|script-src[^;]*unsafe-inline/);
});

test("only files with a hash in their name are kept for ever, and only those that are there", async () => {
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

test("Vercel, which knows no file names before the build, keeps nothing under one rule for all", () => {
  const { headers } = vercelConfig();
  const forever = headers.filter(({ headers: list }) =>
    list.some(({ value }) => value.includes("immutable")),
  );
  expect(forever).toEqual([]);
});

test("vercel.json says the same", () => {
  const committed: unknown = JSON.parse(fs.readFileSync(path.join(root, "vercel.json"), "utf8"));
  expect(committed).toEqual(vercelConfig());
});
