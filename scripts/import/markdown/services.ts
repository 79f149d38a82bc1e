/** The arguments of a tag. */
export type Options = { positional: string[]; named: Map<string, string>; written?: string };

/** The first of these named options that is set. */
export function valueIn({ named }: Options, ...fields: string[]): string {
  return fields.map((field) => named.get(field)).find(Boolean) ?? "";
}

const ABSOLUTE_URL = /^(?:https?:)?\/\//;

/** The URLs of content at players and services, by id. */
const SERVICES: Record<string, (id: string, more: string, file: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id, more, other) => {
    const file = more.includes(".") ? more : other;
    const path = more && more !== file ? `${id}/${more}` : id;
    return `https://gist.github.com/${path}${file && `?file=${encodeURIComponent(file)}`}`;
  },
  github: (id) => `https://github.com/${id}`,
  tweet: (id, more) =>
    more
      ? `https://twitter.com/${id}/status/${more}`
      : `https://twitter.com/${id.includes("/status/") ? id : `i/status/${id}`}`,
  instagram: (id) => `https://www.instagram.com/p/${id}/`,
  codepen: (id, more) =>
    more ? `https://codepen.io/${id}/pen/${more}` : `https://codepen.io/pen/${id}`,
  codesandbox: (id) => `https://codesandbox.io/s/${id}`,
  stackblitz: (id) => `https://stackblitz.com/edit/${id}`,
  replit: (id) => `https://replit.com/${id}`,
  glitch: (id) => `https://glitch.com/edit/#!/${id}`,
  jsfiddle: (id) => `https://jsfiddle.net/${id}/`,
  asciinema: (id) => `https://asciinema.org/a/${id}`,
  spotify: (id) =>
    id.startsWith("spotify:")
      ? `https://open.spotify.com/${id.slice(8).replaceAll(":", "/")}`
      : `https://open.spotify.com/${id.includes("/") ? id : `track/${id}`}`,
  soundcloud: (id) => `https://soundcloud.com/${id}`,
  // A video has a number, a clip a name.
  twitch: (id) =>
    /^\d+$/.test(id) ? `https://www.twitch.tv/videos/${id}` : `https://clips.twitch.tv/${id}`,
  videopress: (id) => `https://videopress.com/v/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
  bilibili: (id) => `https://www.bilibili.com/video/${id}`,
  slideshare: (id) => `https://www.slideshare.net/slideshow/embed_code/${id}`,
  gslides: (id) => `https://docs.google.com/presentation/d/${id}`,
  speakerdeck: (id) => `https://speakerdeck.com/player/${id}`,
  scribd: (id) => `https://www.scribd.com/doc/${id}`,
  ted: (id) => `https://www.ted.com/talks/${id}`,
  archiveorg: (id) => `https://archive.org/details/${id}`,
  polldaddy: (id) => `https://poll.fm/${id}`,
  stackoverflow: (id) => `https://stackoverflow.com/q/${id}`,
  stackexchange: (id, site) => `https://${site ? `${site}.` : ""}stackexchange.com/q/${id}`,
  kickstarter: (id) => `https://www.kickstarter.com/projects/${id}`,
  user: (id) => `https://dev.to/${id}`,
  tag: (id) => `https://dev.to/t/${id}`,
};
const OTHER_NAMES: Record<string, string> = {
  twitter: "tweet",
  twitter_simple: "tweet",
  tweet_simple: "tweet",
  x: "tweet",
  x_simple: "tweet",
  vimeo_simple: "vimeo",
  instagram_simple: "instagram",
  yt: "youtube",
  youtubelite: "youtube",
  liteyoutube: "youtube",
  youtubeembed: "youtube",
  ghgist: "gist",
  githubgist: "gist",
  wpvideo: "videopress",
  organization: "user",
  crowdsignal: "polldaddy",
  podcast: "embed",
};
/** Names that stand for anything at a URL. */
const ANYTHING =
  /^(?:embed|oembed|media|video|audio|iframe|link|card|bookmark|reactplayer|mastodon|toot|bluesky|skeet|link-?preview)$/;
const ID = /^[\w@/:!#.+-]+$/;

/** The URL of the content of a player or a card; null if it cannot be determined. */
export function serviceUrl(written: string, options: Options): string | null {
  const { positional } = options;
  const name = serviceName(written);
  const value = (...fields: string[]) => valueIn(options, ...fields);
  // Where a video starts follows its id.
  const [first = "", second = "", third = ""] = positional.map((one) =>
    ABSOLUTE_URL.test(one) ? one : one.replace(/\?.*$/, ""),
  );
  const toUrl = SERVICES[name];
  // Named after the service by MDX Embed and the like, which also take only the path.
  const links = [`${name}link`, `${name}uri`];
  const url = [value("url", "src", "href", "link", "status", ...links), first, value("id")].find(
    (one) => ABSOLUTE_URL.test(one),
  );
  if (url !== undefined) return toUrl || ANYTHING.test(name) || url === first ? url : null;
  if (!toUrl) {
    const provider = SERVICES[value("provider").toLowerCase()];
    return name === "video" && provider && value("id") ? provider(value("id"), "", "") : null;
  }
  const user = value("user", "username", "account");
  const fields =
    `id key poll videoid video v track gist ${name}id slug slug_hash pen repo href`.split(" ");
  const id = value(...fields, ...links) || (user ? "" : first);
  if (!ID.test(user || id || first) || (name === "tweet" && !/\d{6}/.test(`${id}${second}`)))
    return null;
  if (name === "spotify" && value("type")) return toUrl(`${value("type")}/${id}`, "", "");
  const file = value("file", "filename") || third;
  if (user) return toUrl(user, id || first, file);
  return toUrl(id, id === first ? second.replace(/^default-tab.*/, "") : "", file);
}

/** The name in the table above of a service that is written in one of many ways. */
function serviceName(written: string): string {
  return (
    OTHER_NAMES[written.replaceAll("-", "_")] ??
    OTHER_NAMES[written.replaceAll(/[-_]/g, "")] ??
    OTHER_NAMES[written.replace(/[-_]?embed$/, "")] ??
    written.replace(/(?<=.)[-_]?embed$/, "")
  );
}
