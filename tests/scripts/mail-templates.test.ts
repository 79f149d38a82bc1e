import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const templates = fs.readdirSync("supabase/templates");

test.each([".", "tests/real/stack"])(
  "the project in %s has every template of a sign-in mail, with a subject",
  (project) => {
    const config = fs.readFileSync(path.join(project, "supabase/config.toml"), "utf8");
    const wired = config.matchAll(
      /^\[auth\.email\.template\.(\w+)\]\nsubject = ".+"\ncontent_path = "(.+)"$/gm,
    );
    const files = Array.from(wired, ([, purpose = "", file = ""]) => {
      expect(path.join(project, file)).toBe(`supabase/templates/${purpose}.html`);
      return `${purpose}.html`;
    });
    expect(files.toSorted()).toEqual(templates.toSorted());
  },
);

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
