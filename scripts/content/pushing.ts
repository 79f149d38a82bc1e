import type { OpenDatabase } from "../backup/open.ts";
import { UserError } from "../lib/user-error.ts";
import type { Folder } from "./folder.ts";
import type { Item } from "./items.ts";
import type { PictureFiles } from "./picture-links.ts";
import type { Renderer } from "./renderer.ts";
import type { PageRow, PictureRow, PostRow, ProjectRow, Site } from "./site.ts";

export type PushOptions = {
  /** Whether to write; otherwise the changes are only shown. */
  writes: boolean;
  /** Files whose version replaces the site's, whatever was changed there. */
  take?: readonly string[] | undefined;
  /** Whether posts, pages and projects whose files are gone are moved to the bin. */
  deletes?: boolean;
  /** Whether the folder has all pictures of a site, so that other URLs below `/media/` belong to the texts. */
  isComplete?: boolean;
  print: (line: string) => void;
};

export type Database = Pick<OpenDatabase, "session" | "store" | "filesUrl">;

export type PushContext = Database & {
  folder: Folder;
  site: Site;
  pictures: PictureFiles;
  renderer: Renderer;
  options: PushOptions;
};

export function rowOf(
  { site }: PushContext,
  { kind, id }: Pick<Item, "kind" | "id">,
): PostRow | PageRow | ProjectRow | PictureRow | undefined {
  if (kind === "settings") return undefined;
  const { posts, pages, projects, pictures } = site;
  const rows = { posts, pages, projects, media: pictures }[kind];
  return rows.find((row) => row.id === id);
}

export function concurrentChange(): UserError {
  return new UserError("It was changed on the site at this moment. Run the command again.");
}
