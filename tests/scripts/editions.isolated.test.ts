import fs from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { filesIn, writeIn } from "../../scripts/lib/folder-files.ts";
import { foldSaid, withoutMarks } from "../../scripts/words/fold-said.ts";
import { said } from "@/lib/said";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { words } from "../support/words.ts";

let folder = "";
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("VITE_OTHER_LANGUAGES", "de");
  folder = temporaryFolder();
});

test("each language of the site has the name that its speakers use", async () => {
  const { editionsOfSite } = await import("../../scripts/words/site-languages.ts");
  expect(await editionsOfSite()).toEqual([
    { language: "en", name: "English", prefix: "", offer: "This page in English" },
    { language: "de", name: "Deutsch", prefix: "/de", offer: "Diese Seite auf Deutsch" },
  ]);
});

test("a site in one language has no other editions", async () => {
  vi.stubEnv("VITE_OTHER_LANGUAGES", "en");
  const { editionsOfSite, siteConstants } = await import("../../scripts/words/site-languages.ts");
  expect(await editionsOfSite()).toBeUndefined();
  expect(await siteConstants()).toMatchObject({
    EDITION_PREFIX: '""',
    SITE_EDITIONS: "undefined",
    "import.meta.env.HAS_EDITIONS": "false",
  });
});

test("a language without a catalogue ends the build with an explanation", async () => {
  vi.stubEnv("VITE_OTHER_LANGUAGES", "tlh");
  const { editionsOfSite } = await import("../../scripts/words/site-languages.ts");
  await expect(editionsOfSite()).rejects.toThrow("there is no src/languages/tlh.ts");
});

test("an invalid code for the main language also ends the build with an explanation", async () => {
  vi.stubEnv("VITE_LANGUAGE", "de_DE");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { siteConstants } = await import("../../scripts/words/site-languages.ts");
  await expect(siteConstants(false)).rejects.toThrow(
    "The site is set to “de_DE” (src/content/), but there is no src/languages/de_DE.ts.",
  );
});

test("another edition is merged into the main one: its code beside the rest, its pages in a folder", async () => {
  const { joinEditions } = await import("../../scripts/editions/join.ts");
  const outDir = path.join(folder, "dist");
  const write = (name: string) => writeIn(folder, name, name);
  for (const name of ["app.html", "_headers", "assets/a.js"]) write(`dist/${name}`);
  for (const name of ["app.html", "_headers", "sw.js", "assets/a.js", "assets/b.js"])
    write(`dist.de/${name}`);
  joinEditions(outDir);
  expect(filesIn(folder)).toEqual(words`
    dist/_headers dist/app.html dist/assets/a.js dist/assets/b.js dist/de/app.html dist/de/sw.js
  `);
  expect(fs.readFileSync(path.join(outDir, "_headers"), "utf8")).toBe("dist/_headers");
});

test("a text said in several languages is reduced to one", () => {
  const source = 'const a = said({ en: "One", "de": ["Eins"] });\nconst b = said({ fr: t("Un") });';
  expect(foldSaid("a.ts", source, "de")).toBe('const a = (["Eins"]);\nconst b = (t("Un"));');
  expect(foldSaid("a.ts", source, "en")).toContain('const a = ("One");');
  const within = 'said({ en: { a: said({ en: "1", de: "2" }) }, de: { a: said({ de: "3" }) } })';
  expect(foldSaid("a.ts", within, "de")).toBe('({ a: ("3") })');
});

test("on a site in several languages, a text that is reduced to one keeps that language's name", () => {
  const source =
    'a = said({ en: "One", de: ["Eins"] }); b = said({ fr: said({ fr: "Un", it: "Uno" }) });';
  const left = 'a = said({ de: ["Eins"] }); b = said({ fr: said({ fr: "Un" }) });';
  expect(foldSaid("a.ts", source, "de", true)).toBe(left);
  expect(foldSaid("a.ts", left, "de", true)).toBe(left);
});

test("a site in one language has no language marks on the owner's text", () => {
  const marked = fs
    .globSync("src/**/*.tsx")
    .map((file) => fs.readFileSync(file, "utf8"))
    .filter((code) => code.includes("asWritten("));
  expect(marked.length).toBeGreaterThan(10);
  for (const code of marked) expect(withoutMarks(code)).not.toContain("asWritten(");
});

test("a text said in several languages must be written out, so that the build can choose", () => {
  for (const call of ["said(texts)", "said({ ...texts })", "said({})", 'said({ [a]: "b" })']) {
    expect(() => foldSaid("src/a.ts", `\n${call}`, "de")).toThrow("src/a.ts:2: said(");
  }
});

test("without a build, a text said in several languages is in that of tests and scripts", () => {
  expect(said({ de: "Eins", en: "One" })).toBe("One");
  expect(said({ de: "Eins" })).toBe("Eins");
  expect(() => said({})).toThrow("Nothing is said");
});
