/**
 * Fetches the discussions of articles on other sites, for the build. Each one is requested once; its last
 * response is kept for builds in which it does not respond.
 */
import fs from "node:fs";
import path from "node:path";
import type { ReplyElsewhere } from "../../src/data/fallback-files.ts";
import { fetchPublic, StatusError } from "../lib/fetch-public.ts";
import { keepOnly, replaceFile } from "../lib/folder-files.ts";
import { limitConcurrency } from "../lib/concurrency.ts";
import { hashOf } from "../lib/hash-of.ts";
import { apiOf, byTime, repliesIn } from "./services.ts";

/** Requests JSON from an API. */
export type FetchJson = (url: string) => Promise<unknown>;
type Article = { id: string; discussions: readonly string[] };

const CONCURRENCY = 6;
const MAX_REPLIES = 100;
/** Status codes for deleted discussions. */
const GONE = new Set([404, 410]);

const fetchPublicJson: FetchJson = async (url) => {
  const size = { bytes: 2 * 1024 * 1024, label: "2 MB" };
  const agent = "personal-developer-site (replies to articles)";
  return JSON.parse((await fetchPublic(url, { deadline: 10_000, size, agent })).toString());
};

/**
 * The replies to articles, by the article's id: the latest 100 of all its discussions, in chronological order.
 * A reply in two discussions, as in a thread of the author's own, is included once.
 *
 * @param folder keeps the last responses
 */
export async function readReplies(
  articles: readonly Article[],
  folder: string,
  fetchJson: FetchJson = fetchPublicJson,
): Promise<Map<string, ReplyElsewhere[]>> {
  const discussions = [...new Set(articles.flatMap(({ discussions }) => discussions))];
  const limited = limitConcurrency(CONCURRENCY);
  const found = new Map(
    await Promise.all(
      discussions.map((discussion) =>
        limited(async () => [discussion, await repliesTo(discussion, folder, fetchJson)] as const),
      ),
    ),
  );
  keepOnly(folder, new Set(discussions.map(fileNameOf)));
  return new Map(
    articles.map(({ id, discussions }) => {
      const all = discussions.flatMap((discussion) => found.get(discussion) ?? []);
      const byUrl = new Map(all.map((reply) => [reply.url, reply]));
      return [id, [...byUrl.values()].toSorted(byTime).slice(-MAX_REPLIES)];
    }),
  );
}

async function repliesTo(
  discussion: string,
  folder: string,
  fetchJson: FetchJson,
): Promise<ReplyElsewhere[]> {
  const api = apiOf(discussion);
  if (api === null) return [];
  const file = path.join(folder, fileNameOf(discussion));
  try {
    const replies = repliesIn(discussion, await fetchJson(api)).slice(-MAX_REPLIES);
    replaceFile(file, JSON.stringify(replies));
    return replies;
  } catch (error) {
    if (error instanceof StatusError && isGone(error)) {
      replaceFile(file, "[]");
      return [];
    }
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The replies at ${discussion} are those of the last build: ${reason}`);
    return cachedReplies(file);
  }
}

/** Whether a discussion was deleted. Bluesky answers 400 to anything it refuses, and says why. */
function isGone({ status, body }: StatusError): boolean {
  return GONE.has(status) || (status === 400 && /"error"\s*:\s*"NotFound"/.test(body));
}

function cachedReplies(file: string): ReplyElsewhere[] {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    // Missing, or truncated.
    return [];
  }
}

function fileNameOf(discussion: string): string {
  return `${hashOf(discussion)}.json`;
}
