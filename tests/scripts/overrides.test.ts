import path from "node:path";
import { expect, test } from "vitest";
import { build } from "vite";
import { overrides } from "../../scripts/overrides.ts";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

function project(files: Record<string, string>): string {
  const root = temporaryFolder();
  for (const [file, text] of Object.entries(files)) writeIn(root, file, text);
  return root;
}

const site = {
  "src/main.ts":
    'import { hero } from "./components/hero"; import { foot } from "@/foot"; export const page = [hero, foot];',
  "src/components/hero.ts": 'export const hero = "our hero";',
  "src/foot.ts": 'export const foot = "our foot";',
};

async function builtPage(root: string): Promise<unknown> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@": path.join(root, "src") } },
    plugins: [overrides(root)],
    build: { lib: { entry: "src/main.ts", formats: ["es"], fileName: () => "page.mjs" } },
  });
  const { page } = await import(path.join(root, "dist/page.mjs"));
  return page;
}

test("an override replaces our file, and may use it", async () => {
  const root = project({
    ...site,
    "overrides/components/hero.ts":
      'import { hero as ours } from "@/components/hero"; export const hero = `mine, after ${ours}`;',
  });
  expect(await builtPage(root)).toEqual(["mine, after our hero", "our foot"]);
});

test("without overrides there is nothing to do", () => {
  expect(overrides(project(site))).toBe(false);
});
