import { isAllowedUrl } from "../../../src/lib/html/allowed.ts";
import { frameOf, linkTextFor } from "../../../src/lib/html/frame-of.ts";
import { BUTTONS, FILLED, FILLED_FROM } from "../html/frames.ts";
import { pageOfPlayer, urlOfScript } from "../old-players.ts";
import { isPicturePath } from "../picture-file.ts";
import { shortened } from "../shortened.ts";
import { onOwnLine } from "./own-line.ts";

const FRAMES =
  /<(iframe|embed|object|amp-iframe|amp-youtube|youtube|lite-youtube)\b((?:[^<>"']|"[^"]*"|'[^']*')*?)\/?>(?:[^]{0,10000}?<\/\1\s*>)?/gi;
/** What an object for a plugin plays. */
const MOVIE = /<param\b(?=[^<>]*\sname=["']?(?:movie|src)\b)[^<>]*\svalue=["']?([^"'\s<>]+)/i;
const GIST =
  /<script\b[^<>]*\bsrc=["']?((?:https?:)?\/\/(?:gist\.github\.com|asciinema\.org|codepen\.io|speakerdeck\.com)[^"'\s<>]*)["']?[^<>]*>\s*<\/script>/gi;
/** An element that a script fills with what is at a URL. */
const EMPTY = new RegExp(String.raw`<(${FILLED.join("|")})(\s[^<>]*)>\s*</\1>`, "gi");
const URL_IN = new RegExp(
  String.raw`\s(?:${FILLED_FROM.join("|")}|data-pin-do="embedPin" href)=["'](https?:[^"'\s<>]+)["']`,
  "i",
);
/** CodePen's fallback text for a pen, with the script that replaces it. */
const PEN =
  /<(p|div)\b[^<>]*\bclass="codepen"[^<>]*>[^]{0,5000}?<\/\1>(?:\s*<script\b[^<>]*codepen\.io[^<>]*>\s*<\/script>)?/gi;

/**
 * Links to what HTML embeds.
 *
 * @param converted is told what becomes a link
 */
export function withEmbedsAsLinks(text: string, converted: string[]): string {
  return text
    .replace(PEN, (written: string, _, at: number, all: string) => {
      const [slug, user] = ["slug-hash", "user"].map(
        (name) => new RegExp(`\\bdata-${name}="([\\w-]+)"`).exec(written)?.[1],
      );
      const url = `https://codepen.io/${user}/pen/${slug}`;
      return slug && user ? onOwnLine(link(url), written, at, all) : written;
    })
    .replace(EMPTY, (written: string, _, attributes: string, at: number, all: string) => {
      const url = URL_IN.exec(attributes)?.[1];
      if (url === undefined || BUTTONS.test(/\sclass=["']([^"']*)/i.exec(attributes)?.[1] ?? ""))
        return written;
      converted.push(`what ${shortened(url)} embeds becomes a link`);
      return onOwnLine(link(url), written, at, all);
    })
    .replace(GIST, (written: string, url: string) => {
      const id = /\bdata-id=["']?([\w-]+)/.exec(written)?.[1];
      const shown = absolute(urlOfScript(url, id)).replace(/\.js(?=$|\?)/, "");
      converted.push(`what ${shortened(shown)} embeds becomes a link`);
      return link(shown);
    })
    .replace(
      FRAMES,
      (written: string, name: string, attributes: string, at: number, all: string) => {
        const video = /\b(?:data-)?video-?id=["']?([\w-]+)/i.exec(attributes)?.[1];
        // A player within another, for browsers without the plugin.
        const within = /<embed\b[^>]*\bsrc=["']?([^"'\s>]+)/i.exec(written.slice(name.length));
        const found =
          within?.[1] ??
          /\b(?:data-)?(?:src|data)=["']?([^"'\s>]+)/i.exec(attributes)?.[1] ??
          MOVIE.exec(written)?.[1] ??
          (video && `https://www.youtube.com/watch?v=${video}`);
        if (!found || !isAllowedUrl(found, false)) return written;
        if (isPicturePath(found)) return `<img src="${found}" alt="">`;
        const url = absolute(found.replaceAll("&amp;", "&"));
        converted.push(`what ${shortened(url)} embeds becomes a link`);
        return onOwnLine(link(url, attributes), written, at, all);
      },
    );
}

/** A link to an embed's content, with its title if it has one. */
function link(written: string, attributes = ""): string {
  const url = pageOfPlayer(written);
  const frame = frameOf(url);
  const title = /\btitle=(["'])((?:(?!\1)[^])*)\1/i.exec(attributes)?.[2] ?? "";
  const label = frame ? linkTextFor(frame, title) : title.trim() || url;
  // URLs stay as they are; text is Markdown there.
  const shown = label === title.trim() ? label.replace(/[\\*_`[\]]/g, "\\$&") : label;
  return `<a href="${frame?.page ?? url}">${shown.replaceAll("<", "&lt;")}</a>`;
}

function absolute(url: string): string {
  return url.startsWith("//") ? `https:${url}` : url;
}
