import { JSDOM } from "jsdom";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { EMBEDDED } from "../../supabase/embedded/vite-plugin.ts";
import { withApiOf } from "../prerender/embedded.ts";
import { withApp } from "../prerender/app.ts";
import { linesOf } from "../upgrade/lines-of.ts";

/** The text of each page, by path, a line for each piece. */
export type Pages = Record<string, string[]>;

/** Tables whose texts readers see. */
const SHOWN = ["posts", "projects", "categories", "tags"];

type ReadPages = (backend: EmbeddedBackend) => Promise<Pages>;

/**
 * Builds the app for reading the pages of one backend after another, as Node keeps every app in memory.
 *
 * @param work receives the function that renders the pages of all articles and projects and their lists, and keeps
 *   only text that comes from the data: the texts of the interface, and the owner's in `src/content/`, may change at
 *   any time
 */
export function withPageReader<Result>(work: (readPages: ReadPages) => Promise<Result>) {
  const { window } = new JSDOM("", { url: "http://localhost/" });
  let current: EmbeddedBackend | undefined;
  const api: Pick<EmbeddedBackend, "fetch"> = {
    fetch: (...request) => {
      if (!current) throw new Error("There is no backend yet.");
      return current.fetch(...request);
    },
  };
  return withApiOf(api, (backendUrl) =>
    withApp({ mode: EMBEDDED, backendUrl, siteUrl: "https://site.example" }, (app) =>
      work(async (backend) => {
        current = backend;
        const texts = await textsOf(backend);
        const renderArticle = app.articleRenderer(() => Promise.resolve(window));
        const { pages, ...common } = await app.readSite(1);
        const pageLines: Pages = {};
        for (const path of pages.filter((name) => /^\/(blog|projects)\b/.test(name)).toSorted()) {
          const { body } = await app.renderPage(path, common, { renderArticle });
          const [main = ""] = /<main\b[^]*<\/main>/.exec(body) ?? [];
          const lines = linesOf(main).filter((line) => texts.has(line));
          if (lines.length > 0) pageLines[path] = [...new Set(lines)];
        }
        return pageLines;
      }),
    ),
  );
}

async function textsOf(backend: EmbeddedBackend): Promise<Set<string>> {
  const texts = new Set<string>();
  for (const table of SHOWN) {
    const { rows } = await backend.exclusive((db) =>
      db.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from public.${table} t`,
      ),
    );
    for (const value of rows.flatMap(({ row }) => Object.values(row)).flat()) {
      if (typeof value === "string") for (const line of linesOf(value)) texts.add(line);
    }
  }
  return texts;
}
