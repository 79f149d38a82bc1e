import { youtube } from "./youtube.ts";

/** The services whose embeds this site supports. */
export type FrameService = "youtube" | "vimeo" | "codepen" | "stackblitz" | "gist" | "bluesky";

/** A service, or the host of a Mastodon server. */
export type FrameHost = FrameService | `${string}.${string}`;

export type Service = {
  name: string;
  what: "video" | "pen" | "project" | "gist" | "post";
  kind: "video" | "code" | "post";
  /** The hosts of its pages and players. */
  hosts: readonly string[];
  origin: string;
  /** The paths of the page and of the embed for a URL; null if there is nothing to show. */
  read: (url: URL) => [page: string, frame: string] | null;
};

const PROFILE = /^\/profile\/([\w.:-]+)\/post\/(\w+)\/?$/;
const PEN = /^\/([\w-]+)\/(?:pen|embed|embed\/preview|full|details)\/(\w+)\/?$/;
const GIST = /^\/(?:([\w-]+)\/)?([\da-f]{5,40})(?:\.pibb|\.js)?\/?$/;
const VIDEO =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d+)(?:\/([\da-f]+))?\/?$/;
const STATUS = /^\/(@\w+)\/(\d+)(?:\/embed)?\/?$/;

/** Embeds that can follow a dark theme have "=light" in their URL, which `addEmbedButtons` changes. */
export const services: Record<FrameService, Service> = {
  youtube: {
    name: "YouTube",
    what: "video",
    kind: "video",
    hosts: [
      "www.youtube.com",
      "youtube.com",
      "m.youtube.com",
      "youtu.be",
      "www.youtube-nocookie.com",
      "youtube-nocookie.com",
    ],
    origin: "https://www.youtube-nocookie.com",
    read: youtube,
  },
  vimeo: {
    name: "Vimeo",
    what: "video",
    kind: "video",
    hosts: ["vimeo.com", "www.vimeo.com", "player.vimeo.com"],
    origin: "https://player.vimeo.com",
    read: ({ pathname, searchParams }) => {
      const [, id, inPath] = VIDEO.exec(pathname) ?? [];
      // Part of an unlisted video's URL, without which the video is not found.
      const hash = inPath ?? /^[\da-f]+$/.exec(searchParams.get("h") ?? "")?.[0] ?? "";
      if (id === undefined) return null;
      return [
        `https://vimeo.com/${id}${hash && `/${hash}`}`,
        `/video/${id}?dnt=1&autoplay=1${hash && `&h=${hash}`}`,
      ];
    },
  },
  codepen: {
    name: "CodePen",
    what: "pen",
    kind: "code",
    hosts: ["codepen.io", "www.codepen.io"],
    origin: "https://codepen.io",
    read: ({ pathname }) => {
      const [, user, pen] = PEN.exec(pathname) ?? [];
      if (user === undefined) return null;
      const shown = `/${user}/embed/${pen}?default-tab=result&theme-id=light`;
      return [`https://codepen.io/${user}/pen/${pen}`, shown];
    },
  },
  stackblitz: {
    name: "StackBlitz",
    what: "project",
    kind: "code",
    hosts: ["stackblitz.com"],
    origin: "https://stackblitz.com",
    read: ({ pathname, searchParams }) => {
      const [, id] = /^\/edit\/([\w@.-]+)\/?$/.exec(pathname) ?? [];
      if (id === undefined) return null;
      const file = searchParams.get("file");
      const shown = new URLSearchParams({ embed: "1", theme: "light", ...(file && { file }) });
      return [`https://stackblitz.com/edit/${id}`, `/edit/${id}?${shown}`];
    },
  },
  gist: {
    name: "GitHub",
    what: "gist",
    kind: "code",
    hosts: ["gist.github.com"],
    origin: "https://gist.github.com",
    read: ({ pathname, searchParams }) => {
      const [, user, id] = GIST.exec(pathname) ?? [];
      if (id === undefined) return null;
      const at = `/${user === undefined ? "" : `${user}/`}${id}`;
      const file = searchParams.get("file");
      const one = file ? `?${new URLSearchParams({ file })}` : "";
      return [`https://gist.github.com${at}${one}`, `${at}.pibb${one}`];
    },
  },
  bluesky: {
    name: "Bluesky",
    what: "post",
    kind: "post",
    hosts: ["bsky.app", "embed.bsky.app"],
    origin: "https://embed.bsky.app",
    read: ({ pathname }) => {
      const shown = pathname.replace(
        /^\/embed\/(.+)\/app\.bsky\.feed\.post\//,
        "/profile/$1/post/",
      );
      const [, user, post] = PROFILE.exec(shown) ?? [];
      if (user === undefined) return null;
      return [
        `https://bsky.app/profile/${user}/post/${post}`,
        `/embed/${user}/app.bsky.feed.post/${post}?colorMode=light`,
      ];
    },
  },
};

export function mastodon(host: string): Service {
  return {
    name: host,
    what: "post",
    kind: "post",
    hosts: [host],
    origin: `https://${host}`,
    read: ({ pathname }) => {
      const [, author, id] = STATUS.exec(pathname) ?? [];
      if (author === undefined) return null;
      return [`https://${host}/${author}/${id}`, `/${author}/${id}/embed`];
    },
  };
}
