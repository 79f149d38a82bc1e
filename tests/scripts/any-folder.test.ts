/** A project works in a folder of any name, and on any system: what is an address is never taken for a path. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../../scripts/root.ts";
import { projectFiles } from "../support/project-files.ts";

/** The path of the address of a module is percent-encoded, and begins with a slash on Windows. */
const ADDRESS_AS_PATH = /import\.meta\.url\b[^;]{0,40}\)\s*\.(?:pathname|href\.(?:slice|replace))/;

/** A path that is taken for an address: a «%» in it is decoded, and on Windows its drive is a scheme. */
const PATH_AS_ADDRESS = /\bimport\((?!\s*(?:["'`]|pathToFileURL\(|href\b))/;

test("a path is never read off a module's address, nor taken for one", () => {
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
])("%s is such a reading", (code) => {
  expect(ADDRESS_AS_PATH.test(code)).toBe(true);
});

test("what is no such reading passes", () => {
  for (const code of ["fileURLToPath(import.meta.url)", "new URL(request.url).pathname"])
    expect(ADDRESS_AS_PATH.test(code)).toBe(false);
});

test("files have the line ends that formatting asks for, whatever Git is set to", () => {
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
