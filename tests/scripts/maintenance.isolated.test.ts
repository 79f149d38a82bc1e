import fs from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { SHELL } from "../../scripts/lib/built-files.ts";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { builtPictures } from "../../scripts/pictures/built-pictures.ts";
import { renderAll } from "../../scripts/prerender/render-all.ts";
import { settingsRow } from "../support/factories.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const BACKEND = "https://abc.supabase.co";
const TEXT = '<!doctype html><style></style><body><div id="root"></div></body>';
const MANIFEST = {
  "node_modules/@supabase/supabase-js/a.js": { file: "assets/a.js" },
  "src/fetch-for-auth.ts": { file: "assets/b.js" },
};

test.each([
  ["", ["index.html"]],
  ["/de", ["de.html", "de/index.html"]],
])("a site in maintenance mode still has a home page (%j)", async (prefix, pages) => {
  vi.stubEnv("VITE_SUPABASE_URL", BACKEND);
  vi.stubEnv("VITE_SUPABASE_ANON_KEY", "test-key");
  const settings = settingsRow({ maintenance_mode: true });
  vi.spyOn(globalThis, "fetch").mockImplementation((input) => {
    const isOfSettings = new Request(input).url.includes("/site_settings?");
    return Promise.resolve(Response.json(isOfSettings ? settings : []));
  });
  const app = await import("@/prerender");
  const filesDir = temporaryFolder();
  const outDir = path.join(filesDir, prefix);
  writeIn(outDir, SHELL, TEXT);
  writeIn(outDir, ".vite/manifest.json", JSON.stringify(MANIFEST));

  const rendered = await renderAll(
    { ...app, prefix, modulesAt: () => [] },
    { appFile: "", outDir, filesDir, cache: { folder: filesDir, version: "1" } },
    builtPictures({ outDir: filesDir, backendUrl: BACKEND }),
    { folder: filesDir, fetchJson: undefined },
  );

  expect(rendered).toEqual({ pages: 0, rendered: 0 });
  for (const name of pages) expect(fs.readFileSync(path.join(filesDir, name), "utf8")).toBe(TEXT);
});
