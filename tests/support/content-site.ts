import { sanitize } from "@/lib/html/sanitize";
import { markdownFromHtml } from "@/lib/markdown/from-html";
import { renderMarkdown } from "@/lib/markdown/render";
import { embeddedStore } from "../../scripts/backup/file-store.ts";
import type { Database } from "../../scripts/content/pushing.ts";
import { provideDocument } from "../../scripts/content/renderer.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";

provideDocument();

/** What the site makes of texts, as pull, push, export and import use it. */
export const renderer = { renderMarkdown, markdownFromHtml, sanitize };

/** The site of a backend, as they use it. */
export function siteOf({ db, files }: Pick<EmbeddedBackend, "db" | "files">): Database {
  return { session: db, store: embeddedStore(files), filesUrl: "" };
}
