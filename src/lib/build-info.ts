/** What a build says of itself, beside its pages. */
export type BuildInfo = {
  /** When it began to read the database, ISO 8601. */
  builtAt: string;
  /** The versions of its migrations, in order. */
  migrations: string[];
};

/** The file's name in the root of the site. */
export const BUILD_INFO = "build.json";

/**
 * Reads what the published build says of itself; null on the development server, which builds nothing.
 *
 * @throws when the site cannot be reached
 */
export async function readBuildInfo(signal: AbortSignal): Promise<BuildInfo | null> {
  const answer = await fetch(`/${BUILD_INFO}`, { cache: "no-cache", signal });
  // Without such a file some hosts answer with a page.
  if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return null;
  const info: BuildInfo = await answer.json();
  return info;
}
