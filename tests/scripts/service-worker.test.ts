import vm from "node:vm";
import { build } from "vite";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/root.ts";
import { bundleWorker, serviceWorker } from "../../scripts/service-worker.ts";

const place = { root, base: "/" };
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
] as const)("the worker “%s” starts without a page, and listens to %j", async (name, heard) => {
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

test("a former site's worker is replaced by one that removes itself, at the path that other generators use", async () => {
  const result = await build({
    root: place.root,
    configFile: false,
    envDir: false,
    publicDir: false,
    plugins: [serviceWorker()],
    define: { "import.meta.env.VITE_OFFLINE": '"off"' },
    build: { write: false, rolldownOptions: { input: "src/worker/site.ts" } },
  });
  const files = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const former = files.find(({ fileName }) => fileName === "service-worker.js");
  expect(former).toMatchObject({ source: expect.stringContaining("unregister()") });
});
