/** The sample posts: their Markdown, and the HTML that is made of it. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const seed = resolve(import.meta.dirname, "../../supabase/seed");
const TEXTS = /\$markdown\$([^]*?)\$markdown\$[^]*?\$html\$([^]*?)\$html\$/;

export const sampleArticles: { name: string; markdown: string; html: string }[] = readdirSync(seed)
  .filter((name) => /^\d+-posts-.*\.sql$/.test(name))
  .flatMap((name) => {
    const [, markdown, html] = TEXTS.exec(readFileSync(resolve(seed, name), "utf8")) ?? [];
    return markdown === undefined || html === undefined ? [] : [{ name, markdown, html }];
  });
