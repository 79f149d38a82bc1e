import fs from "node:fs";
import { expect, test } from "vitest";

const config = fs.readFileSync("supabase/config.toml", "utf8");
const templates = fs.readdirSync("supabase/templates");

test("config.toml wires every template of a sign-in mail, with a subject", () => {
  const wired = config.matchAll(
    /^\[auth\.email\.template\.(\w+)\]\nsubject = ".+"\ncontent_path = "\.\/supabase\/templates\/(\w+\.html)"$/gm,
  );
  const files = Array.from(wired, ([, purpose = "", file = ""]) => {
    expect(file).toBe(`${purpose}.html`);
    return file;
  });
  expect(files.toSorted()).toEqual(templates.toSorted());
});

test.each(templates)(
  "%s leads to the page with the button, and brings nothing from elsewhere",
  (file) => {
    const html = fs.readFileSync(`supabase/templates/${file}`, "utf8");
    expect(Array.from(html.matchAll(/href="([^"]*)"/g), ([, url]) => url)).toEqual([
      "{{ .SiteURL }}/confirm#{{ .ConfirmationURL }}",
    ]);
    expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<script/);
  },
);
