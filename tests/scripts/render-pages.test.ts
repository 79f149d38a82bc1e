import path from "node:path";
import { expect, test } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { builtPictures } from "../../scripts/pictures/built-pictures.ts";
import { renderPages } from "../../scripts/prerender/render-pages.ts";
import { settingsRow } from "../support/factories.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

test("a thread that ends before its pages are rendered fails the build", async () => {
  const outDir = temporaryFolder();
  writeIn(outDir, "prerender.js", "process.exit(0);");
  const job = {
    appFile: path.join(outDir, "prerender.js"),
    outDir,
    filesDir: outDir,
    shell: "",
    site: { version: "1", settings: settingsRow(), menus: [] },
    paths: ["/"],
    origin: "",
    filesOrigin: "",
    inFeeds: new Set<string>(),
    cache: { folder: outDir, version: "1" },
  };
  const pictures = builtPictures({ outDir, backendUrl: "https://abc.supabase.co" });
  await expect(renderPages(job, pictures)).rejects.toThrow("ended before its pages");
});
