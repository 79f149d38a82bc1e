/** The HTML of the sample posts, as their author typed it. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const seed = resolve(import.meta.dirname, "../../supabase/seed");

export const sampleArticles: { name: string; html: string }[] = readdirSync(seed)
  .filter((name) => /^\d+-posts-.*\.sql$/.test(name))
  .flatMap((name) => {
    const html = /\$html\$([^]*?)\$html\$/.exec(readFileSync(resolve(seed, name), "utf8"))?.[1];
    return html === undefined ? [] : [{ name, html }];
  });
