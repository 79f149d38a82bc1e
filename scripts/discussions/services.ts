import type { ReplyElsewhere } from "../../src/data/fallback-files.ts";
import { isWebUrl } from "../../src/lib/article/is-web-url.ts";
import { listOf, objectOf, textOf } from "../import/source.ts";
import { wordsOf } from "./words.ts";

type Json = Record<string, unknown>;
/** A reply as returned by an API; its text as HTML or plain text. */
type Found = { url: string; author: string; created_at: string } & (
  | { html: string }
  | { text: string }
);
type Service = {
  /** The API URL of a discussion; null for other services. */
  api: (discussion: URL) => string | null;
  read: (answer: unknown) => Found[];
};

/** Supported services. Mastodon is last, as its servers have arbitrary host names. */
const SERVICES: Service[] = [
  {
    api: ({ host, pathname }) => {
      const [, who, post] = /^\/profile\/([^/]+)\/post\/(\w+)$/.exec(pathname) ?? [];
      const uri = encodeURIComponent(`at://${who}/app.bsky.feed.post/${post}`);
      return host === "bsky.app" && post
        ? `https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=${uri}&depth=10&parentHeight=0`
        : null;
    },
    read: (answer) => threadOf(objectOf(objectOf(answer)["thread"]), "replies").flatMap(bluesky),
  },
  {
    api: ({ host, searchParams }) =>
      host === "news.ycombinator.com"
        ? `https://hn.algolia.com/api/v1/items/${searchParams.get("id")}`
        : null,
    read: (answer) =>
      threadOf(objectOf(answer), "children").map(({ id, author, created_at: at, text }) => ({
        url: `https://news.ycombinator.com/item?id=${textOf(id)}`,
        author: textOf(author),
        created_at: textOf(at),
        html: textOf(text),
      })),
  },
  {
    api: ({ host, pathname }) =>
      host === "lobste.rs" ? `https://lobste.rs/s/${pathname.split("/")[2]}.json` : null,
    read: (answer) =>
      listOf(objectOf(answer)["comments"])
        .filter((one) => one["is_deleted"] !== true && one["is_moderated"] !== true)
        .map((one) => ({
          url: textOf(one["url"]) || textOf(one["short_id_url"]),
          author:
            textOf(one["commenting_user"]) || textOf(objectOf(one["commenting_user"])["username"]),
          created_at: textOf(one["created_at"]),
          html: textOf(one["comment"]),
        })),
  },
  {
    api: ({ host, pathname }) => {
      const [, status] = /^\/@[^/]+\/(\d+)$/.exec(pathname) ?? [];
      return status ? `https://${host}/api/v1/statuses/${status}/context` : null;
    },
    read: (answer) => listOf(objectOf(answer)["descendants"]).flatMap(mastodon),
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
 * @param answer untrusted: whatever is not a reply is left out
 */
export function repliesIn(discussion: string, answer: unknown): ReplyElsewhere[] {
  const found = serviceFor(discussion)?.[1].read(answer) ?? [];
  return found
    .flatMap(({ url, author, created_at: at, ...said }) => {
      const { text, name } = wordsOf(said, author);
      const time = new Date(at).getTime();
      const isWhole = text && name && isWebUrl(url);
      if (!isWhole || Number.isNaN(time)) return [];
      return [{ url, author: name, created_at: new Date(time).toISOString(), text, discussion }];
    })
    .toSorted(byTime);
}

export function byTime(one: ReplyElsewhere, other: ReplyElsewhere): number {
  return one.created_at < other.created_at ? -1 : 1;
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
function threadOf(first: Json, branches: string): Json[] {
  const all = [first];
  // Iterating an array also visits what is added meanwhile.
  for (const one of all) all.push(...listOf(one[branches]));
  return all.slice(1);
}

function bluesky({ post: given }: Json): Found[] {
  const post = objectOf(given);
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
      text: textOf(record["text"]),
    },
  ];
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
