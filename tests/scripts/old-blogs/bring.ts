import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { sanitize } from "@/lib/html/sanitize";
import { markdownFromHtml } from "@/lib/markdown/from-html";
import { renderMarkdown } from "@/lib/markdown/render";
import type { FileStore } from "../../../scripts/backup/file-store.ts";
import type { Session } from "../../../scripts/backup/session.ts";
import { provideDocument } from "../../../scripts/content/renderer.ts";
import { readBlogger } from "../../../scripts/import/blogger.ts";
import { readDevTo } from "../../../scripts/import/devto.ts";
import { readGhost } from "../../../scripts/import/ghost.ts";
import { readMarkdown } from "../../../scripts/import/markdown.ts";
import { readMedium } from "../../../scripts/import/medium.ts";
import { readRedirects } from "../../../scripts/lib/redirects.ts";
import type { ImportOptions } from "../../../scripts/import/options.ts";
import { importSource } from "../../../scripts/import/run.ts";
import { readSubstack } from "../../../scripts/import/substack.ts";
import { readWordPress } from "../../../scripts/import/wordpress.ts";
import type { CommentRow } from "../../../scripts/import/threads.ts";
import type { PageRow, PictureRow, PostRow } from "../../../scripts/content/site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const READERS = {
  wordpress: readWordPress,
  ghost: readGhost,
  devto: readDevTo,
  markdown: readMarkdown,
  medium: readMedium,
  blogger: readBlogger,
  substack: readSubstack,
};
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#f60" } })
  .png()
  .toBuffer();

/** A file, or the files of a folder by their paths; those that end in `.png` are pictures, whatever their content. */
export type Input = string | Record<string, string>;

/** Writes an old blog to the location that it is read from. */
export function written(input: Input): string {
  const folder = temporaryFolder();
  const files = typeof input === "string" ? { export: input } : input;
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), name.endsWith(".png") ? picture : content);
  }
  return typeof input === "string" ? path.join(folder, "export") : folder;
}

/** What is stored and reported when an old blog is imported into an empty site. */
export async function bring(
  system: keyof typeof READERS,
  input: Input,
  { site = "", ...options }: Partial<ImportOptions> & { site?: string } = {},
) {
  provideDocument();
  const posts: PostRow[] = [];
  const pages: PageRow[] = [];
  const comments: CommentRow[] = [];
  const pictures: PictureRow[] = [];
  const tables: Record<string, object[]> = { posts, pages, comments, media: pictures };
  const session: Session = {
    query: (sql, [row = "{}"] = []) => {
      const table = /^insert into public\.(\w+)/.exec(sql)?.[1];
      if (table) tables[table]?.push(JSON.parse(row ?? "{}"));
      const rows = table ? [{ row }] : /site_owner/.test(sql) ? [{ claims: "{}" }] : [];
      return Promise.resolve({ rows });
    },
  };
  const store: FileStore = {
    read: () => Promise.reject(new Error("Nothing is read.")),
    write: () => Promise.resolve(),
  };
  const lines: string[] = [];
  const redirectsFile = path.join(written({}), "redirects.json");
  const counts = await importSource(
    { session, store, filesUrl: "" },
    { renderMarkdown, markdownFromHtml, sanitize },
    READERS[system](written(input), site, options.progress),
    {
      isRehearsal: false,
      isFree: (at) => at !== "/about",
      fetch: () => Promise.resolve(picture),
      print: (line) => lines.push(line),
      redirectsFile,
      ...options,
    },
  );
  const leading = readRedirects(redirectsFile);
  const redirects = Object.keys(leading);
  return {
    ...counts,
    posts,
    pages,
    leading,
    comments,
    pictures,
    redirects,
    report: lines.join("\n"),
  };
}

/** A case of an old blog and the result of its import. */
export type Case = {
  /** What the case shows. */
  says: string;
  input: Input;
  /** All of the Markdown, or parts of it; URLs of the library are shown as `/media/NAME`. */
  becomes?: string | readonly (string | RegExp)[];
  /** Parts of the report. */
  reports?: readonly (string | RegExp)[];
  /** What the text (`lacks`) or the report (`silent`) does not contain. */
  lacks?: RegExp;
  silent?: RegExp;
};

/** The texts of all articles, in the order of storage. */
export async function textsOf(system: keyof typeof READERS, input: Input) {
  const { posts, pictures, report } = await bring(system, input);
  const text = posts.map(({ source }) => source).join("\n\n=====\n\n");
  const shown = pictures.reduce(
    (all, { path: at, name }) =>
      all.replaceAll(`/storage/v1/object/public/media/${at}`, `/media/${name}`),
    text,
  );
  return { text: shown, report };
}
