/** A project works in a folder of any name, on any system: a URL is never taken for a path. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/lib/root.ts";
import { projectFiles } from "../support/project-files.ts";

/** The pathname of a module's URL is percent-encoded, and begins with a slash on Windows. */
const ADDRESS_AS_PATH = /import\.meta\.url\b[^;]{0,40}\)\s*\.(?:pathname|href\.(?:slice|replace))/;

/** A path that is taken for a URL: a “%” in it is decoded, and on Windows its drive is read as a scheme. */
const PATH_AS_ADDRESS = /\bimport\((?!\s*(?:["'`]|pathToFileURL\(|href\b))/;

test("a path is never read from a module's URL, nor taken for a URL", () => {
  const files = projectFiles().filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file));
  expect(files).toContain("vite.config.ts");
  const scripts = files.filter((file) => /^(?:scripts|supabase|e2e)\//.test(file));
  expect(
    scripts.filter((file) => PATH_AS_ADDRESS.test(fs.readFileSync(path.join(root, file), "utf8"))),
  ).toEqual([]);
  const wrong = files.filter((file) =>
    ADDRESS_AS_PATH.test(fs.readFileSync(path.join(root, file), "utf8")),
  );
  // The examples below.
  expect(wrong).toEqual(["tests/scripts/any-folder.test.ts"]);
});

test.each([
  'new URL("./src", import.meta.url).pathname',
  "new URL(\n  '../a',\n  import.meta.url,\n).pathname",
  "new URL(import.meta.url).pathname",
])("%s reads a path from a URL", (code) => {
  expect(ADDRESS_AS_PATH.test(code)).toBe(true);
});

test("code that does not read a path from a module's URL passes", () => {
  for (const code of ["fileURLToPath(import.meta.url)", "new URL(request.url).pathname"])
    expect(ADDRESS_AS_PATH.test(code)).toBe(false);
});

test("folders are linked in the way that needs no rights of its own on Windows", () => {
  const scripts = projectFiles().filter((file) => /^(?:scripts|supabase)\/.*\.ts$/.test(file));
  const links = scripts.flatMap((file) => {
    const code = fs.readFileSync(path.join(root, file), "utf8");
    return [...code.matchAll(/\bsymlinkSync\([^;]*/g)].map(([call]) => call);
  });
  expect(links).not.toEqual([]);
  expect(links.filter((call) => !call.endsWith('"junction")'))).toEqual([]);
});

test("files have the line endings that formatting requires, whatever Git's settings", () => {
  const files = ["package.json", "src/content/profile.ts", "tests/scripts/imports/wordpress.xml"];
  const said = execFileSync("git", ["check-attr", "text", "eol", "--", ...files], { cwd: root });
  expect(said.toString().trim().split("\n")).toEqual([
    "package.json: text: auto",
    "package.json: eol: lf",
    "src/content/profile.ts: text: auto",
    "src/content/profile.ts: eol: lf",
    "tests/scripts/imports/wordpress.xml: text: unset",
    "tests/scripts/imports/wordpress.xml: eol: lf",
  ]);
});
