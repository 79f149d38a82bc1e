import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { profile } from "@/content/profile";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|tsx|css)$/.test(file))
  .map((file) => `src/${file}`);
const files = ["index.html", ...sources];

test.each(["name", "email", "headline", "introduction"] as const)(
  "the owner's %s occurs in the profile and nowhere else",
  (field) => {
    const places = files.filter((file) => readFileSync(file, "utf8").includes(profile[field]));
    expect(places).toEqual(["src/content/profile.ts"]);
  },
);
