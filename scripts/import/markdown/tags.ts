import { fenceOf, languageOf } from "./code.ts";
import { callout, detailsOf, kindOf } from "./callout.ts";

/** What a tag says besides its name. */
export type Options = { positional: string[]; named: Map<string, string>; written?: string };

const OPTION =
  /([\w-]+)\s*[=:]\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s"',)]+))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,]+)/g;

/** Reads `name="value"`, `name: value` and values without a name. */
export function optionsOf(written: string): Options {
  const options: Options = { positional: [], named: new Map(), written: written.trim() };
  for (const [all, name, ...values] of written.matchAll(OPTION)) {
    const value = (values.find((one) => one !== undefined) ?? "").replace(/\\(["'])/g, "$1");
    if (name === undefined) options.positional.push(value);
    else if (/^https?$/i.test(name)) options.positional.push(all);
    else options.named.set(name.toLowerCase(), value);
  }
  return options;
}

const IS_ADDRESS = /^(?:https?:)?\/\//;

/** What players and services call the thing that they show, and where it is. */
const SERVICES: Record<string, (id: string, more: string) => string> = {
  youtube: (id) => `https://www.youtube.com/watch?v=${id}`,
  vimeo: (id) => `https://vimeo.com/${id}`,
  gist: (id, more) =>
    `https://gist.github.com/${more && !more.includes(".") ? `${id}/${more}` : id}`,
  github: (id) => `https://github.com/${id}`,
  tweet: (id, more) =>
    more ? `https://twitter.com/${id}/status/${more}` : `https://twitter.com/i/status/${id}`,
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
      : `https://open.spotify.com/track/${id}`,
  soundcloud: (id) => `https://soundcloud.com/${id}`,
  twitch: (id) => `https://www.twitch.tv/videos/${id}`,
  dailymotion: (id) => `https://www.dailymotion.com/video/${id}`,
  bilibili: (id) => `https://www.bilibili.com/video/${id}`,
  speakerdeck: (id) => `https://speakerdeck.com/player/${id}`,
  kickstarter: (id) => `https://www.kickstarter.com/projects/${id}`,
  user: (id) => `https://dev.to/${id}`,
  tag: (id) => `https://dev.to/t/${id}`,
};
const OTHER_NAMES: Record<string, string> = {
  ...{
    twitter: "tweet",
    x: "tweet",
    twitter_simple: "tweet",
    vimeo_simple: "vimeo",
    instagram_simple: "instagram",
  },
  ...{
    youtubelite: "youtube",
    youtube_lite: "youtube",
    youtubeembed: "youtube",
    organization: "user",
    podcast: "embed",
  },
  ...{
    tweet_simple: "tweet",
    lite_youtube: "youtube",
    yt: "youtube",
    ghgist: "gist",
    githubgist: "gist",
    x_simple: "tweet",
  },
};
const PICTURES =
  /^(?:img|image|images|figure|fig|picture|asset_img|imgproc|imgcap|imgfig|lightbox|postimage|responsive_image|resize_image|figure_image|img_tag|pic|photo)$/;
const ID = /^[\w@/:!#.+-]+$/;

/** The address of what a player or a card shows; null where it cannot be known. */
export function serviceAddress(written: string, { positional, named }: Options): string | null {
  const name =
    OTHER_NAMES[written.replaceAll("-", "_")] ??
    OTHER_NAMES[written.replaceAll(/[-_]/g, "")] ??
    written;
  const value = (...fields: string[]) =>
    fields.map((field) => named.get(field)).find(Boolean) ?? "";
  const [first = "", second = ""] = positional;
  const whole = [value("url", "src", "href", "link"), first, value("id")].find((one) =>
    IS_ADDRESS.test(one),
  );
  const make = SERVICES[name];
  if (whole !== undefined)
    return make ||
      ["embed", "video", "audio", "iframe", "link", "card", "bookmark"].includes(name) ||
      whole === first
      ? whole
      : null;
  if (!make) {
    const provider = SERVICES[value("provider").toLowerCase()];
    return name === "video" && provider && value("id") ? provider(value("id"), "") : null;
  }
  const user = value("user", "username", "account");
  const id =
    value("id", "videoid", "video", "v", "track", "gist", "tweetid", "slug", "pen") ||
    (user ? "" : first);
  if (!ID.test(user || id || first) || (name === "tweet" && !/\d{6}/.test(`${id}${second}`)))
    return null;
  return user
    ? make(user, id || first)
    : make(id, id === first ? second.replace(/^default-tab.*/, "") : "");
}

/** A picture as Markdown shows it; null without an address. */
export function pictureOf(name: string, { positional, named }: Options): string | null {
  if (!PICTURES.test(name)) return null;
  const value = (...fields: string[]) =>
    fields.map((field) => named.get(field)).find(Boolean) ?? "";
  const at = positional.findIndex(
    (one) =>
      /\.(?:png|jpe?g|gif|webp|svg|avif)(?:[?#].*)?$/i.test(one) || /^(?:https?:)?\//.test(one),
  );
  const source =
    value("src", "image_path", "path", "url", "image", "file", "filename", "image_url") ||
    (at >= 0 ? positional[at] : positional[0]) ||
    "";
  if (!source) return null;
  // Octopress: classes before it, sizes, a title and the alternative text after it.
  const words = (at >= 0 ? positional.slice(at + 1) : positional.slice(1)).filter(
    (word) => !/^\d+(?:px|%)?$/.test(word),
  );
  const isQuoted = words.length <= 2;
  const title =
    value("caption", "title", "figcaption") || (isQuoted ? (words[0] ?? "") : words.join(" "));
  const alt = value("alt") || (isQuoted ? words[1] : "") || title;
  const image = `![${alt.replace(/[[\]]/g, "\\$&")}](${/\s/.test(source) ? `<${source}>` : source}${title ? ` "${title.replaceAll('"', "'")}"` : ""})`;
  const link = named.get("link") ?? named.get("href");
  return link ? `[${image}](${link})` : image;
}

/** What a tag around a text becomes; null for one that means nothing here. */
export function aroundText(name: string, options: Options, text: string): string | null {
  const { named, written = "" } = options;
  const positional = options.positional.filter((word) => !/^(?:true|false)$/.test(word));
  const value = (...fields: string[]) =>
    fields.map((field) => named.get(field)).find(Boolean) ?? "";
  const title = value("title", "summary", "header", "label");
  const ofName = kindOf(/^(?:callout|admonition|alert|notice)-(\w+)$/.exec(name)?.[1] ?? "");
  if (ofName) return callout(ofName, title, text);
  const words = positional.join(" ");
  if (/^(?:details|spoiler|collapsible|collapse|expand|fold|accordion|toggle)$/.test(name))
    return detailsOf(title || words, text);
  if (/^(?:blockquote|quote|epigraph)$/.test(name)) {
    const by = [
      value("author", "by") || (named.size > 0 ? words : written.replace(/^["']|["']$/g, "")),
      value("source", "cite", "title"),
    ]
      .filter(Boolean)
      .join(", ");
    return `${text.trim()}${by && `\n\n— ${by}`}`.replace(/^/gm, "> ").replace(/^> $/gm, ">");
  }
  if (
    /^(?:callout|admonition|notice|note|alert|hint|tip|info|warning|danger|caution|important|aside|message|box|admon|hextra\/callout|details-note)$/.test(
      name,
    )
  ) {
    const kind =
      kindOf(value("type", "kind", "level", "style", "icon")) ??
      kindOf(positional[0] ?? "") ??
      kindOf(name) ??
      "NOTE";
    const rest = positional.filter((word, index) => index > 0 || !kindOf(word)).join(" ");
    return callout(kind, title || rest, text);
  }
  if (name === "mermaid" || name === "diagram") return fenceOf(text, "mermaid");
  if (name === "figure" && text.trim()) return text.trim();
  if (/^(?:code|codeblock|snippet|prism|runkit|terminal|console)$/.test(name))
    return fenceOf(text, languageOf(value("lang", "language") || positional[0] || ""));
  if (/^(?:cta|button|btn)$/.test(name)) {
    const address =
      value("href", "link", "url", "relref") ||
      positional.find((word) => /^(?:https?:)?\//.test(word));
    return address ? `[${text.trim() || address}](${address})` : null;
  }
  if (name === "kbd") return `<kbd>${text.trim() || words}</kbd>`;
  if (/^(?:mark|highlighter)$/.test(name)) return `<mark>${text.trim()}</mark>`;
  return /^(?:rawhtml|html|center|centre|raw_html|markdownify|nobr|pullquote|wide|fullwidth|md|markdown|lead)$/.test(
    name,
  )
    ? text
    : null;
}
