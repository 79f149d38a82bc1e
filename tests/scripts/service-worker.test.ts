import path from "node:path";
import vm from "node:vm";
import { expect, test } from "vitest";
import { bundleWorker } from "../../scripts/service-worker.ts";

const place = { root: path.resolve(import.meta.dirname, "../.."), base: "/" };
const site = {
  version: "0123456789ab",
  entry: "/assets/entry.js",
  shell: "/app.html",
  required: [],
  optional: [],
  tables: [],
  backend: "",
  key: "",
};

test.each([
  ["sw", ["install", "activate", "fetch", "message"]],
  ["uninstall", ["install", "activate"]],
] as const)("the worker «%s» starts where there is no page, and hears %j", async (name, heard) => {
  const types: string[] = [];
  const code = await bundleWorker(place, name, site);
  vm.runInNewContext(code, {
    self: {
      location: new URL("https://example.com/sw.js"),
      addEventListener: (type: string) => types.push(type),
    },
  });
  expect(types).toEqual(heard);
});
