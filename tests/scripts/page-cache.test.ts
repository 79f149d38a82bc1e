import fs from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { writeIn } from "../../scripts/lib/folder-files.ts";
import { openPageCache, tidyCache, versionOf } from "../../scripts/prerender/page-cache.ts";
import { hashOf } from "../../scripts/lib/hash-of.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const VERSION = hashOf("this version");
let folder = "";
beforeEach(() => void (folder = temporaryFolder()));

/** A build of a page that is made only of these named inputs. */
async function build(
  inputs: Record<string, unknown>,
  { version = VERSION, page = "/about", isWhole = true } = {},
) {
  const make = vi.fn<(input: unknown) => Promise<{ of: unknown }>>((input) =>
    Promise.resolve({ of: input }),
  );
  const { keep, save } = openPageCache({ folder, version }, page);
  const values = await Promise.all(
    Object.entries(inputs).map(([name, input]) => keep(name, input, () => make(input))),
  );
  save(isWhole);
  return { values, made: make.mock.calls.flat() };
}

const filesIn = () => fs.readdirSync(folder).map((name) => path.join(folder, name));

test("an unchanged input is processed once, whatever its content", async () => {
  const inputs = { text: "a\nb c", list: ["a", 1], row: { of: "\u2028 \ud83d é 😀" } };
  const first = await build(inputs);
  const second = await build(inputs);
  expect(first.made).toEqual(Object.values(inputs));
  expect(second).toEqual({ values: first.values, made: [] });
  expect((await build({ ...inputs, text: "c" })).made).toEqual(["c"]);
});

test("cached results are not used for another page or another version", async () => {
  await build({ a: 1 });
  expect((await build({ a: 1 }, { page: "/blog" })).made).toEqual([1]);
  expect((await build({ a: 1 }, { version: hashOf("another") })).made).toEqual([1]);
});

test("results that a page no longer uses are dropped, as are deleted pages", async () => {
  await build({ a: 1, b: 1 });
  await build({ b: 2 }, { isWhole: false });
  expect((await build({ a: 1, b: 2 })).made).toEqual([]);
  await build({ b: 3 });
  expect((await build({ a: 1, b: 3 })).made).toEqual([1]);
  await build({ a: 1 }, { page: "/gone" });
  fs.writeFileSync(path.join(folder, "left-by-an-interrupted-build"), "half");
  tidyCache({ folder, version: VERSION }, ["/about"]);
  expect(filesIn()).toHaveLength(1);
  expect((await build({ a: 1 }, { page: "/gone" })).made).toEqual([1]);
});

const isCurrent = (kept: string) => Promise.resolve(kept !== "old");

/** A build that treats a cached result as current unless it is “old”. */
async function buildCurrent(value: string): Promise<string> {
  const { keep, save } = openPageCache({ folder, version: VERSION }, "/about");
  const given = await keep("a", 1, () => Promise.resolve(value), isCurrent);
  save(true);
  return given;
}

test("a result that is not current is made again, even from the same input", async () => {
  expect(await buildCurrent("old")).toBe("old");
  expect(await buildCurrent("new")).toBe("new");
  expect(await buildCurrent("newer")).toBe("new");
});

test("a file that is damaged, cut off or from elsewhere is ignored", async () => {
  await build({ a: "text" });
  const [file = ""] = filesIn();
  const whole = fs.readFileSync(file);
  for (let at = 0; at < whole.length; at += 1) {
    const damaged = Buffer.from(whole);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    for (const bytes of [damaged, whole.subarray(0, at)]) {
      fs.writeFileSync(file, bytes);
      const { values } = await build({ a: "text" });
      expect(values, `byte ${at}`).toEqual([{ of: "text" }]);
    }
  }
  fs.writeFileSync(file, "by hand");
  expect((await build({ a: "text" })).made).toEqual(["text"]);
  fs.writeFileSync(file, whole);
  expect((await build({ a: "text" })).made).toEqual([]);
});

test("other code, another page or another year makes a new version; another URL of the embedded backend does not", () => {
  const version = (url = "http://127.0.0.1:1") => {
    writeIn(folder, "app/prerender.js", `ask("${url}")`);
    return versionOf(path.join(folder, "app"), path.join(folder, "site"), url);
  };
  writeIn(folder, "app/assets/page.js", "one");
  writeIn(folder, "site/app.html", "<!doctype html>");
  writeIn(folder, "site/.vite/manifest.json", "{}");
  const first = version();
  expect(version("http://127.0.0.1:65535")).toBe(first);
  const others = [
    ["app/assets/page.js", "two"],
    ["site/app.html", "<!doctype html><style></style>"],
    ["site/.vite/manifest.json", '{"a": {}}'],
  ].map(([name = "", text = ""]) => {
    writeIn(folder, name, text);
    return version();
  });
  vi.setSystemTime("2030-06-01T00:00:00Z");
  others.push(version());
  expect(new Set([first, ...others]).size).toBe(5);
});
