/** The contents of the published file `build.json`. */
export type BuildInfo = {
  /** When the build began to read the database, ISO 8601. */
  builtAt: string;
  /** The versions of the database's migrations, in order. */
  migrations: string[];
  /** The project's version; builds of 1.0.0 name none. */
  version?: string;
  /**
   * Where the built pages ask, with the public key that stands in their code; no URL for the site's own
   * origin. Builds of 1.0.0 name none.
   */
  backend?: { url: string; key: string };
  /** Some pages as they were built, by their path below the site. Builds of 1.2 and before name none. */
  pages?: Record<string, PageMark>;
  /** The pictures that pages still show from the storage. Builds of 1.2.0 do not look for them. */
  fromStorage?: FromStorage[];
  /** Paths of the owner's pages where the site has something of its own. Builds of 1.3 and before know none. */
  leftOut?: string[];
};

/** A picture that the build could make no file of. */
export type FromStorage = {
  /** Path of the page that shows it. */
  page: string;
  /** Its address. */
  picture: string;
  /** Why, to be read after «it». */
  reason: string;
};

/** A page as it was built: the SHA-256 of it, and how much of what hosts change it has. */
export type PageMark = { hash: string; comments: number; spaces: number; scripts: number };

/** The file's name, in the root of the site. */
export const BUILD_INFO = "build.json";

/**
 * Reads the build info of the published site; null on the development server, which has no build.
 *
 * @throws when the site cannot be reached
 */
export async function readBuildInfo(signal: AbortSignal): Promise<BuildInfo | null> {
  const answer = await fetch(import.meta.env.BASE_URL + BUILD_INFO, { cache: "no-cache", signal });
  // If the file does not exist, some hosts answer with a page.
  if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return null;
  const info: BuildInfo = await answer.json();
  return info;
}
