import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { profile } from "@/content/profile";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(ts|tsx|css)$/.test(file),
);

test.each(["name", "email", "headline", "introduction"] as const)(
  "the owner's %s stands in the profile and nowhere else",
  (field) => {
    const places = files.filter((file) =>
      readFileSync(`src/${file}`, "utf8").includes(profile[field]),
    );
    expect(places).toEqual(["content/profile.ts"]);
  },
);
