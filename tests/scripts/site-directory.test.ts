import fs from "node:fs";
import path from "node:path";
import { resolveConfig } from "vite";
import { beforeEach, expect, test, vi } from "vitest";
import { unfinishedDirectory } from "../../scripts/prerender/site-directory.ts";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { replaceFolder } from "../../scripts/lib/replace-folder.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

function placeFor(files: Record<string, string>) {
  const directory = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeIn(directory, name, text);
  return directory;
}

// The site's configuration sets it for a build; React, where a later test loads it, would be the one for production.
beforeEach(() => void vi.stubEnv("NODE_ENV", "production"));

test(
  "Vite builds into a folder beside the site that the preview server serves",
  { tags: "full" },
  async () => {
    const mode = "embedded";
    const build = await resolveConfig({ logLevel: "error" }, "build", mode, mode);
    const preview = await resolveConfig({ logLevel: "error" }, "serve", mode, mode, true);
    expect(build.build.outDir).toBe("dist-embedded.unfinished");
    expect(preview.build.outDir).toBe("dist-embedded");
  },
);

test("a site that is being built reloads nothing in development", async () => {
  const { root, server } = await resolveConfig({ logLevel: "error" }, "serve", "embedded");
  const isIgnored = (file: string) =>
    [server.watch?.ignored]
      .flat()
      .some((matcher) => typeof matcher === "function" && matcher(`${root}/${file}`));
  const files = ["dist.unfinished/blog/a.html", "dist-embedded.unfinished/a.html", "dist/a.html"];
  expect([...files, "index.html", "src/main.tsx"].filter(isIgnored)).toEqual(files);
});

test("a folder in which Vite finds no files is refused, and named", async () => {
  const configFile = path.resolve("vite.config.ts");
  const root = path.join(temporaryFolder(), "C# sites");
  const options = { configFile, root, logLevel: "silent" } as const;
  await expect(resolveConfig(options, "build", "embedded")).rejects.toThrow(
    /C# sites.*rename the folder/,
  );
});

test("a finished site replaces the former one as a whole", () => {
  const directory = placeFor({
    "dist/index.html": "former",
    "dist/blog/taken-back.html": "former",
    "dist.unfinished/index.html": "new",
    // Left by a computer that was switched off at the wrong moment.
    "dist.former/index.html": "older",
  });
  const site = path.join(directory, "dist");
  replaceFolder(site, unfinishedDirectory(site));
  expect(fs.readdirSync(directory)).toEqual(["dist"]);
  expect(fs.readdirSync(site)).toEqual(["index.html"]);
  expect(fs.readFileSync(path.join(site, "index.html"), "utf8")).toBe("new");
});

test("without a finished site, the former one stays", () => {
  const directory = placeFor({ "dist/index.html": "former" });
  const site = path.join(directory, "dist");
  expect(unfinishedDirectory(site)).toBe(path.join(directory, "dist.unfinished"));
  expect(() => replaceFolder(site, unfinishedDirectory(site))).toThrow("ENOENT");
  expect(fs.readFileSync(path.join(site, "index.html"), "utf8")).toBe("former");
});
