import { preview } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { SHELL } from "../../scripts/lib/built-files.ts";
import { staticHost } from "../../scripts/prerender/static-host.ts";
import { securityHeaders } from "../../scripts/security-headers-plugin.ts";
import { headersFile } from "../../scripts/security-headers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Serves a small build. */
async function serve() {
  const root = temporaryFolder();
  const files = {
    [SHELL]: "the app",
    "about.html": "about",
    "blog/~con.html": "Con",
    "blog/~con.md": "# Con",
    "assets/here-12345678.js": "code",
    _headers: headersFile({}, [], ["assets/here-12345678.js"]),
  };
  for (const [name, content] of Object.entries(files)) writeIn(root, `dist/${name}`, content);
  const server = await preview({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [staticHost(), securityHeaders()],
    preview: { host: "127.0.0.1", port: 0 },
  });
  onTestFinished(() => server.close());
  const [origin = ""] = server.resolvedUrls?.local ?? [];
  return async (address: string) => {
    const response = await fetch(new URL(address, origin), { headers: { accept: "text/html" } });
    const caching = response.headers.get("cache-control") ?? "";
    const { status } = response;
    return { status, text: await response.text(), isForEver: caching.includes("immutable") };
  };
}

test("the preview acts like a host: pages without .html, the app elsewhere, a 404 for deleted files", async () => {
  const ask = await serve();
  expect(await ask("/about")).toEqual({ status: 200, text: "about", isForEver: false });
  expect(await ask("/blog/con")).toMatchObject({ status: 200, text: "Con" });
  expect(await ask("/blog/con.md")).toMatchObject({ status: 200, text: "# Con" });
  expect(await ask("/blog/index")).toMatchObject({ status: 200, text: "the app" });
  expect(await ask("/blog/new")).toEqual({ status: 200, text: "the app", isForEver: false });
  expect(await ask("/assets/here-12345678.js")).toMatchObject({ status: 200, isForEver: true });
  for (const gone of [
    "/assets/gone-12345678.js",
    "/assets/here-12345678.js.map",
    "/assets/gone",
    "/con.png",
  ]) {
    const { status, text, isForEver } = await ask(gone);
    expect({ gone, status, isForEver }).toEqual({ gone, status: 404, isForEver: false });
    expect(text).not.toContain("the app");
  }
});
