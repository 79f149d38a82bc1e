import fs from "node:fs";
import { expect, test } from "vitest";
import { SHELL } from "../../scripts/prerender/inline.ts";
import { vercelConfig } from "../../scripts/security-headers.ts";

test("every host answers an address without a file with the page that renders in the browser", () => {
  const shell = `/${SHELL.replace(/\.html$/, "")}`;
  const rules = fs
    .readFileSync("public/_redirects", "utf8")
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"));
  expect(rules.map((rule) => rule.split(/\s+/))).toEqual([["/*", shell, "200"]]);
  expect(vercelConfig()).toMatchObject({ rewrites: [{ source: "/(.*)", destination: shell }] });
});
