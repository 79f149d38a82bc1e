/** The sample posts: their Markdown, and the HTML generated from it. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderMarkdown } from "@/lib/markdown/render";
import { readFrontMatter } from "../../scripts/content/front-matter.ts";

const directory = resolve(import.meta.dirname, "../../supabase/seed/posts");

export const sampleArticles = await Promise.all(
  readdirSync(directory).map(async (name) => {
    const { body: markdown } = readFrontMatter(readFileSync(resolve(directory, name), "utf8"));
    return { name, markdown, html: await renderMarkdown(markdown) };
  }),
);
