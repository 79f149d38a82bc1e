import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { renderMarkdown } from "@/lib/markdown/render";
import type { Tables } from "../../src/lib/supabase/database.types.ts";
import { rowInputs, makeSamplePosts } from "../../supabase/embedded/sample-posts.ts";
import { testBackend } from "../support/test-backend.ts";
import { temporaryDataDir } from "./fixture.ts";

const POST = (title: string) => `---
title: ${title}
slug: ${title.toLowerCase()}
categories:
  - General
written: 2 days ago
---

It’s _${title}_.
`;

/** A directory with these sample posts. */
function withPosts(posts: Record<string, string>) {
  const supabaseDir = temporaryDataDir();
  const seed = path.join(supabaseDir, "seed");
  fs.mkdirSync(path.join(seed, "posts"), { recursive: true });
  for (const [name, text] of Object.entries(posts)) {
    fs.writeFileSync(path.join(seed, "posts", name), text);
  }
  const sql = path.join(seed, "100-posts.sql");
  return {
    supabaseDir,
    posts: path.join(seed, "posts"),
    sql,
    stored: () => fs.readFileSync(sql, "utf8"),
  };
}

test("a new database has every sample post, rendered as the editor renders it", async () => {
  const backend = await testBackend();
  const { rows } = await backend.db.query<Tables<"posts">>("select * from public.posts");
  expect(rows).toHaveLength(fs.readdirSync("supabase/seed/posts").length);
  for (const { content, source } of rows) expect(content).toBe(await renderMarkdown(source));
});

test("the SQL of sample posts is generated once, and again after a change", async () => {
  const { supabaseDir, posts, sql, stored } = withPosts({ "101-one.md": POST("One") });
  await makeSamplePosts(supabaseDir);
  expect(stored()).toContain("<p>It’s <em>One</em>.</p>");
  const { mtimeMs, ino } = fs.statSync(sql);
  await makeSamplePosts(supabaseDir);
  expect(fs.statSync(sql)).toMatchObject({ mtimeMs, ino });

  fs.writeFileSync(path.join(posts, "101-one.md"), POST("Two"));
  await makeSamplePosts(supabaseDir);
  expect(stored()).toContain("<p>It’s <em>Two</em>.</p>");
  expect(stored()).not.toContain("One");

  fs.rmSync(path.join(posts, "101-one.md"));
  await makeSamplePosts(supabaseDir);
  expect(fs.existsSync(sql)).toBe(false);
});

test("the SQL of sample posts is generated again after a change to the fields of posts or pages", () => {
  const inputs = rowInputs().map((file) => path.relative(".", file));
  expect(inputs).toEqual(
    expect.arrayContaining([
      "scripts/content/records.ts",
      "src/data/pages/record.ts",
      "src/data/posts/record.ts",
      "src/lib/record.ts",
      "src/lib/markdown/render.ts",
      "src/lib/text/fragment-name.ts",
    ]),
  );
});

test("two concurrent starts generate the same SQL, and a reader of the old file reads it completely", async () => {
  const { supabaseDir, posts, sql, stored } = withPosts({ "101-one.md": POST("One") });
  await makeSamplePosts(supabaseDir);
  const former = stored();
  const reader = fs.openSync(sql, "r");
  fs.writeFileSync(path.join(posts, "102-two.md"), POST("Two"));
  await Promise.all([makeSamplePosts(supabaseDir), makeSamplePosts(supabaseDir)]);
  expect(fs.readFileSync(reader, "utf8")).toBe(former);
  fs.closeSync(reader);
  expect(stored()).toMatch(/^-- Made of [^]*One[^]*Two[^]*;\n$/);
});

test("an invalid sample post is named, and no SQL is generated", async () => {
  const { supabaseDir, sql } = withPosts({ "101-one.md": "---\nexcerpt: Words\n---\n\nText\n" });
  await expect(makeSamplePosts(supabaseDir)).rejects.toThrow(
    /101-one\.md: .*There is no field “excerpt”/,
  );
  expect(fs.existsSync(sql)).toBe(false);
});
