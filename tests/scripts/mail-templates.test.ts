import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { interfaceLanguages } from "../../scripts/words/interface-languages.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const FOLDER = "supabase/templates";
const templates = fs.readdirSync(FOLDER).filter((file) => file.endsWith(".html"));
/** English is in the folder itself. */
const translated = interfaceLanguages().filter((language) => language !== "en");
const files = templates.flatMap((file) => [
  { file, language: "en" },
  ...translated.map((language) => ({ file: `${language}/${file}`, language })),
]);

const read = (file: string) => fs.readFileSync(path.join(FOLDER, file), "utf8");

test.each([".", "tests/real/stack"])("%s has every template, with a subject", (project) => {
  const config = fs.readFileSync(path.join(project, "supabase/config.toml"), "utf8");
  const wired = config.matchAll(
    /^\[auth\.email\.template\.(\w+)\]\nsubject = "(.+)"\ncontent_path = "(.+)"$/gm,
  );
  const found = Array.from(wired, ([, purpose = "", subject = "", file = ""]) => {
    expect(path.join(project, file)).toBe(`${FOLDER}/${purpose}.html`);
    expect(read(`${purpose}.html`)).toContain(`<title>${subject}</title>`);
    return `${purpose}.html`;
  });
  expect(found.toSorted()).toEqual(templates.toSorted());
});

test.each(files)("$file links to the page with the confirmation button", ({ file, language }) => {
  const html = read(file);
  expect(html).toContain(`<html lang="${language}">`);
  expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url)).toEqual([
    "{{ .SiteURL }}/confirm#{{ .ConfirmationURL }}",
  ]);
  expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<script/);
});

test("the languages of the interface are taken from code files alone", () => {
  const folder = temporaryFolder();
  for (const file of ["catalogue.ts", "de.ts", ".DS_Store", "fr.ts.orig"])
    fs.writeFileSync(path.join(folder, file), "");
  expect(interfaceLanguages(folder)).toEqual(["en", "de"]);
});
