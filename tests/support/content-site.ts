import { sanitize } from "@/lib/html/sanitize";
import { markdownFromHtml } from "@/lib/markdown/from-html";
import { renderMarkdown } from "@/lib/markdown/render";
import { embeddedStore } from "../../scripts/backup/file-store.ts";
import type { Database } from "../../scripts/content/pushing.ts";
import { provideDocument } from "../../scripts/content/renderer.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";

provideDocument();

/** The renderer for pull, push, export and import. */
export const renderer = { renderMarkdown, markdownFromHtml, sanitize };

/** A backend's site, for the same. */
export function siteOf({ db, files }: Pick<EmbeddedBackend, "db" | "files">): Database {
  return { session: db, store: embeddedStore(files), filesUrl: "" };
}
