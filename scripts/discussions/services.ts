import type { ReplyElsewhere } from "../../src/data/fallback-files.ts";
import { isWebUrl } from "../../src/lib/article/is-web-url.ts";
import { listOf, objectOf, textOf } from "../lib/json.ts";
import { plainReply } from "./reply-text.ts";

type Json = Record<string, unknown>;
/** A reply as returned by an API; its text as HTML or plain text. */
type Found = { url: string; author: string; created_at: string } & (
  | { html: string }
  | { text: string }
);
type Service = {
  /** The API URL of a discussion; null for other services. */
  api: (discussion: URL) => string | null;
  read: (response: unknown) => Found[];
};

/** Supported services. Mastodon is last, as its servers have arbitrary host names. */
const SERVICES: Service[] = [
  {
    api: ({ host, pathname }) => {
      const [, handle, post] = /^\/profile\/([^/]+)\/post\/(\w+)$/.exec(pathname) ?? [];
      const uri = encodeURIComponent(`at://${handle}/app.bsky.feed.post/${post}`);
      return host === "bsky.app" && post
        ? `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=${uri}&depth=10&parentHeight=0`
        : null;
    },
    read: (response) =>
      threadOf(objectOf(objectOf(response)["thread"]), "replies").flatMap(bluesky),
  },
  {
    api: ({ host, searchParams }) =>
      host === "news.ycombinator.com"
        ? `https://hn.algolia.com/api/v1/items/${searchParams.get("id")}`
        : null,
    read: (response) =>
      threadOf(objectOf(response), "children").map(({ id, author, created_at: at, text }) => ({
        url: `https://news.ycombinator.com/item?id=${textOf(id)}`,
        author: textOf(author),
        created_at: textOf(at),
        html: textOf(text),
      })),
  },
  {
    api: ({ host, pathname }) =>
      host === "lobste.rs" ? `https://lobste.rs/s/${pathname.split("/")[2]}.json` : null,
    read: (response) =>
      listOf(objectOf(response)["comments"])
        .filter((comment) => comment["is_deleted"] !== true && comment["is_moderated"] !== true)
        .map((comment) => ({
          url: textOf(comment["url"]) || textOf(comment["short_id_url"]),
          author:
            textOf(comment["commenting_user"]) ||
            textOf(objectOf(comment["commenting_user"])["username"]),
          created_at: textOf(comment["created_at"]),
          html: textOf(comment["comment"]),
        })),
  },
  {
    api: ({ host, pathname }) => {
      const [, status] = /^\/@[^/]+\/(\d+)$/.exec(pathname) ?? [];
      return status ? `https://${host}/api/v1/statuses/${status}/context` : null;
    },
    read: (response) => listOf(objectOf(response)["descendants"]).flatMap(mastodon),
  },
];

/** The API URL for the replies to a discussion; null if it is not supported. */
export function apiOf(discussion: string): string | null {
  return serviceFor(discussion)?.[0] ?? null;
}

/**
 * The replies in an API's response, in chronological order, without those that the service hides from anonymous
 * visitors.
 *
 * @param response untrusted: whatever is not a reply is left out
 */
export function repliesIn(discussion: string, response: unknown): ReplyElsewhere[] {
  const found = serviceFor(discussion)?.[1].read(response) ?? [];
  return found
    .flatMap(({ url, author, created_at: at, ...body }) => {
      const { text, name } = plainReply(body, author);
      const time = new Date(at).getTime();
      const isComplete = text && name && isWebUrl(url);
      if (!isComplete || Number.isNaN(time)) return [];
      return [{ url, author: name, created_at: new Date(time).toISOString(), text, discussion }];
    })
    .toSorted(byTime);
}

export function byTime(comment: ReplyElsewhere, other: ReplyElsewhere): number {
  return comment.created_at < other.created_at ? -1 : 1;
}

function serviceFor(discussion: string): [api: string, Service] | undefined {
  const url = URL.parse(discussion);
  for (const service of SERVICES) {
    const api = url?.protocol === "https:" ? service.api(url) : null;
    if (api !== null) return [api, service];
  }
  return undefined;
}

/** Everything below the root of a tree, however deep. */
function threadOf(root: Json, childrenKey: string): Json[] {
  const all = [root];
  // Iterating an array also visits items that are added during the iteration.
  for (const item of all) all.push(...listOf(item[childrenKey]));
  return all.slice(1);
}

function bluesky({ post: value }: Json): Found[] {
  const post = objectOf(value);
  const author = objectOf(post["author"]);
  const record = objectOf(post["record"]);
  const handle = textOf(author["handle"]);
  // Labels require a warning, or hide a post from anonymous visitors.
  const labels = [...listOf(post["labels"]), ...listOf(author["labels"])];
  if (labels.length > 0 || !handle) return [];
  return [
    {
      url: `https://bsky.app/profile/${handle}/post/${textOf(post["uri"]).split("/").at(-1)}`,
      author: textOf(author["displayName"]) || handle,
      created_at: textOf(record["createdAt"]),
      text: withWholeUrls(textOf(record["text"]), listOf(record["facets"])),
    },
  ];
}

/**
 * The text of a post on Bluesky with the URLs of its links, where the app has shortened them. Positions are in
 * bytes. Source: https://docs.bsky.app/docs/advanced-guides/post-richtext
 */
function withWholeUrls(text: string, facets: Json[]): string {
  const bytes = Buffer.from(text);
  let end = bytes.length;
  let result = "";
  const links = facets.map(({ index, features }) => ({
    from: Number(objectOf(index)["byteStart"]),
    to: Number(objectOf(index)["byteEnd"]),
    url: textOf(listOf(features)[0]?.["uri"]),
  }));
  for (const { from, to, url } of links.toSorted((one, other) => other.from - one.from)) {
    const [, shown] = /^(.+)(?:\.\.\.|…)$/.exec(bytes.toString("utf8", from, to)) ?? [];
    const isShortened = shown && url.replace(/^https?:\/\/(?:www\.)?/, "").startsWith(shown);
    if (!isShortened || !isWebUrl(url) || !(from >= 0) || to > end) continue;
    result = url + bytes.toString("utf8", to, end) + result;
    end = from;
  }
  return bytes.toString("utf8", 0, end) + result;
}

function mastodon(status: Json): Found[] {
  const account = objectOf(status["account"]);
  if (!["public", "unlisted"].includes(textOf(status["visibility"]))) return [];
  const warning = textOf(status["spoiler_text"]);
  const isHidden = status["sensitive"] === true || warning !== "";
  return [
    {
      url: textOf(status["url"]),
      author: textOf(account["display_name"]).replace(/:\w+:/g, "") || textOf(account["acct"]),
      created_at: textOf(status["created_at"]),
      // What its author hides behind a content warning stays hidden.
      ...(isHidden ? { text: warning } : { html: textOf(status["content"]) }),
    },
  ];
}
