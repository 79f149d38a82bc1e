import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readTime } from "@/lib/format/read-time";
import { renderMarkdown } from "@/lib/markdown/render";
import { postFiles } from "../../scripts/seed-posts.ts";

const seed = path.resolve(import.meta.dirname, "../../supabase/seed");

test("the SQL of the sample posts is what `npm run seed` makes of their Markdown", async () => {
  const made = await postFiles({ renderMarkdown, readTime });
  const stored = fs
    .readdirSync(seed)
    .filter((name) => /^\d+-posts-.*\.sql$/.test(name))
    .map((name) => path.join(seed, name));
  expect([...made.keys()].toSorted()).toEqual(stored.toSorted());
  for (const [file, sql] of made) expect(fs.readFileSync(file, "utf8")).toBe(sql);
});
