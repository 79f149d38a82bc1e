import type { OpenDatabase } from "../backup/open.ts";
import type { Renderer } from "../content/renderer.ts";
import type { Addresses } from "./addresses.ts";
import type { Known } from "./known.ts";
import type { Fetch } from "./pictures-of.ts";
import type { OpenRedirects } from "../lib/redirects.ts";
import type { Source } from "./source.ts";

export type ImportOptions = {
  /** Whether this is a dry run. */
  isRehearsal: boolean;
  fetch: Fetch;
  /** The file that redirects are added to. */
  redirectsFile: string;
  /** Whether no page or file of this site is at a path. */
  isFree: (path: string) => boolean;
  print: (line: string) => void;
  /** Receives progress messages. */
  progress?: (line: string) => void;
  /** The content of the site, if it has been read already. */
  known?: Known;
};

export type Database = Pick<OpenDatabase, "session" | "store" | "filesUrl">;
export type Work = ImportOptions & {
  database: Database;
  renderer: Renderer;
  source: Source;
  addresses: Addresses;
  redirects: OpenRedirects;
  /** The path of a redirect's target, which may be an id. */
  pathOf: (target: string) => string;
};
