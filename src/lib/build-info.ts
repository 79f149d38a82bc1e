/** The contents of the published file `build.json`. */
export type BuildInfo = {
  /** When the build started reading the database, ISO 8601. */
  builtAt: string;
  /** The versions of the database's migrations, in order. */
  migrations: string[];
  /** The project's version; builds of 1.0.0 have none. */
  version?: string;
  /**
   * The backend of the built pages, with the public key in their code; no URL for the site's own origin. Builds
   * of 1.0.0 have none.
   */
  backend?: { url: string; key: string };
  /** Checksums of some built pages, by their path in the site. Builds up to 1.2 have none. */
  pages?: Record<string, PageMark>;
  /** The pictures that pages still load from storage. Builds of 1.2.0 do not check for them. */
  fromStorage?: FromStorage[];
  /** Paths of the owner's pages that another page or file of the site hides. Builds up to 1.3 have none. */
  leftOut?: string[];
};

/** A picture that the build could not make a file of. */
export type FromStorage = {
  /** Path of the page that shows it. */
  page: string;
  /** Its URL. */
  picture: string;
  /** The reason, phrased to follow "it". */
  reason: string;
};

/** A built page: its SHA-256, and how much of it is content that hosts change. */
export type PageMark = { hash: string; comments: number; spaces: number; scripts: number };

/** The file's name, at the root of the site. */
export const BUILD_INFO = "build.json";

/**
 * Reads the build info of the published site; null on the development server, which has no build.
 *
 * @throws when the site cannot be reached
 */
export async function readBuildInfo(signal: AbortSignal): Promise<BuildInfo | null> {
  const response = await fetch(import.meta.env.BASE_URL + BUILD_INFO, {
    cache: "no-cache",
    signal,
  });
  // If the file does not exist, some hosts respond with a page.
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return null;
  const info: BuildInfo = await response.json();
  return info;
}
