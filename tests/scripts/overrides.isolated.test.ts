import fs from "node:fs";
import type path from "node:path";
import { expect, test, vi } from "vitest";
import { overrides } from "../../scripts/overrides.ts";

vi.mock("node:path", async (importOriginal) => {
  const { win32 } = await importOriginal<typeof path>();
  return { default: win32 };
});

const OURS = "C:/site/src/components/hero.ts";
const MINE = "C:/site/overrides/components/hero.ts";

test.each([
  ["our files have", "C:/site/src/main.ts", MINE],
  ["itself has ours", MINE, { id: OURS }],
])("on Windows, an override is what %s", async (_who, importer, expected) => {
  vi.spyOn(fs, "existsSync").mockImplementation(
    (file) => file === "C:\\site\\overrides" || String(file).replaceAll("\\", "/") === MINE,
  );
  const plugin = overrides("C:\\site");
  if (!plugin || typeof plugin.resolveId !== "function") throw new Error("There is no plugin");
  const context = { resolve: () => Promise.resolve({ id: OURS }) };
  expect(
    await Reflect.apply(plugin.resolveId, context, ["@/components/hero", importer, {}]),
  ).toEqual(expected);
});
