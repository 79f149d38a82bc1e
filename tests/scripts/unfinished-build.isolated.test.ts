// @module-tag full
/** A build that fails or is interrupted leaves the former site, byte for byte. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { withApiOf } from "../../scripts/prerender/embedded.ts";
import { prerenderFrom } from "../../scripts/prerender/prerender-site.ts";
import type { Rendered } from "../../scripts/prerender/render-all.ts";
import { unfinishedDirectory } from "../../scripts/prerender/site-directory.ts";
import type { Database } from "@/lib/supabase/database.types";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { startTestBackend, type OwnTestBackend } from "../support/test-backend.ts";
import { filesOf } from "../support/files-of.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const FORMER = {
  "index.html": "The former home page",
  "blog/taken-back.html": "A former article",
  "sitemap-2.xml": "A former map",
};
const directory = temporaryFolder(afterAll);
const site = path.join(directory, "dist");
const built = path.join(directory, "built");
const unfinished = unfinishedDirectory(site);
const OPTIONS = { mode: "embedded", outDir: site, cacheDir: path.join(directory, "kept") };
let backend: OwnTestBackend<Database>;

beforeAll(async () => {
  // The build uses React's production version all the same: the other one would exceed the budget.
  vi.stubEnv("NODE_ENV", "development");
  backend = await startTestBackend();
  await build({ mode: "embedded", logLevel: "silent", build: { outDir: built } });
});

afterAll(async () => {
  await backend.close();
});

beforeEach(() => {
  for (const one of [site, unfinished]) fs.rmSync(one, { recursive: true, force: true });
  fs.cpSync(built, unfinished, { recursive: true });
  for (const [name, text] of Object.entries(FORMER)) writeIn(site, name, text);
});

/** Renders from the backend, except for some requests. */
async function render(answer: (url: string) => Promise<Response> | undefined): Promise<Rendered> {
  const fetch: EmbeddedBackend["fetch"] = (request, from) =>
    answer(request.url) ?? backend.fetch(request, from);
  return prerenderFrom({ fetch }, { ...OPTIONS, siteUrl: "https://site.example" });
}

const paused = () => Promise.resolve(new Response("", { status: 540 }));
const refusal = () => Promise.resolve(Response.json({ message: "Not today" }, { status: 403 }));

test("a paused backend is reported as such, and the former site stays", async () => {
  await expect(render(paused)).rejects.toThrow(
    /could not be rendered.*\nThe project at .* is paused/,
  );
  expect(filesOf(site)).toEqual(FORMER);
});

test("the former site stays if a page cannot be rendered", async () => {
  const failing = render((url) => (url.includes("/rpc/comments_page") ? refusal() : undefined));
  await expect(failing).rejects.toThrow("could not be rendered");
  expect(fs.existsSync(path.join(unfinished, "about.html"))).toBe(true);
  expect(filesOf(site)).toEqual(FORMER);
});

test("the former site stays after Ctrl-C in the middle of rendering", async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const silent = new Promise<Response>(() => {});
  const fetch: EmbeddedBackend["fetch"] = (request, from) => {
    if (!request.url.includes("/rpc/comments_page")) return backend.fetch(request, from);
    isAsked();
    return silent;
  };
  await withApiOf({ fetch }, async (backendUrl) => {
    const options = { ...OPTIONS, backendUrl };
    const module = new URL("../../scripts/prerender/prerender-site.ts", import.meta.url).href;
    const script = path.join(directory, "render.mjs");
    fs.writeFileSync(
      script,
      `import { prerenderSite } from "${module}";\nawait prerenderSite(${JSON.stringify(options)});`,
    );
    const child = spawn(process.execPath, [script], { stdio: "ignore" });
    const ended = once(child, "exit");
    await Promise.race([asked, ended]);
    child.kill("SIGINT");
    expect(await ended).toEqual([null, "SIGINT"]);
    fs.rmSync(script);
  });
  expect(filesOf(site)).toEqual(FORMER);
});

test("a complete build replaces the whole former site, and leaves nothing beside it", async () => {
  expect((await render(() => undefined)).pages).toBeGreaterThan(10);
  const files = filesOf(site);
  expect(files["index.html"]).toContain("<h1");
  expect(Object.keys(files).filter((name) => name in FORMER)).toEqual(["index.html"]);
  expect(fs.readdirSync(directory).toSorted()).toEqual(["built", "dist", "kept"]);
});
