import { frameOf, wordsFor } from "../../../src/lib/html/frame-of.ts";
import { backgroundIn } from "../html/pictures.ts";
import { isAllowedAddress } from "../../../src/lib/html/allowed.ts";
import { onOwnLine } from "./own-line.ts";
import { shortened } from "../shortened.ts";

const BLOCK =
  "address|article|aside|blockquote|center|details|dl|div|figure|footer|h[1-6]|header|hr|iframe|nav|ol|p|section|table|ul";
/** A line that is a whole block of HTML, or a line end alone. */
const WHOLE = new RegExp(
  String.raw`^[ \t]*(?:<(${BLOCK})\b[^>]*>.*</\1>|<(?:hr|br)\b[^>]*>|</(${BLOCK})>)[ \t]*$`,
  "i",
);
const FRAMES =
  /<(iframe|embed|object|amp-iframe|amp-youtube|youtube|lite-youtube)\b((?:[^>"']|"[^"]*"|'[^']*')*?)\/?>(?:[^]*?<\/\1\s*>)?/gi;
const GIST =
  /<script\b[^>]*\bsrc=["']?((?:https?:)?\/\/(?:gist\.github\.com|asciinema\.org|codepen\.io|speakerdeck\.com)[^"'\s>]*)["']?[^>]*>\s*<\/script>/gi;
/** CodePen's words for a pen, with the script that shows it in their place. */
const PEN =
  /<(p|div)\b[^>]*\bclass="codepen"[^>]*>[^]*?<\/\1>(?:\s*<script\b[^>]*codepen\.io[^>]*>\s*<\/script>)?/gi;
/** An element with a picture behind it. */
const STYLED =
  /<(?:div|section|header|figure|a|span|p|article|aside|main|blockquote)\b[^>]*?\bstyle=("[^"]*url\([^"]*"|'[^']*url\([^']*')[^>]*>/gi;
/** Elements whose words stay, in another element that articles have. */
const RENAMED: [RegExp, string][] = [
  [/<a\b(?![^>]*\sid=)([^>]*?)\sname=/gi, "<a$1 id="],
  // Sizes of pictures that stay on the old site: those here have their own.
  [/<source\b[^>]*\ssrcset=[^>]*>\s*/gi, ""],
  [/(<img\b(?=[^>]*\ssrc=)[^>]*?)\ssrcset=(?:"[^"]*"|'[^']*')/gi, "$1"],
  // Pictures that a script shows when they are scrolled to.
  [/<img\b(?![^>]*\ssrc=)([^>]*?)\sdata-(?:src|lazy-src|original)=/gi, "<img$1 src="],
  [/<(\/?)strike\b[^>]*>/gi, "<$1del>"],
  [/<(\/?)tt\b[^>]*>/gi, "<$1code>"],
  [/<(\/?)acronym\b/gi, "<$1abbr"],
  // What played by itself there is played by its reader here.
  [/<(video|audio)\b(?![^>]*\bcontrols\b)/gi, "<$1 controls"],
  [/<\/?(?:center|font|big|u|nobr|blink|marquee)\b[^>]*>/gi, ""],
];

/**
 * Makes HTML within Markdown what this site shows: frames become links, obsolete elements those that mean the same, and
 * what follows a block of HTML is Markdown again, as kramdown and Redcarpet have it. Code has been kept before.
 *
 * @returns the text, and what becomes something else
 */
export function withShownHtml(markdown: string): { text: string; said: string[] } {
  if (!markdown.includes("<")) return { text: markdown, said: [] };
  const said: string[] = [];
  let text = markdown
    .replace(PEN, (written: string, _, at: number, all: string) => {
      const [slug, user] = ["slug-hash", "user"].map(
        (name) => new RegExp(`\\bdata-${name}="([\\w-]+)"`).exec(written)?.[1],
      );
      const address = `https://codepen.io/${user}/pen/${slug}`;
      return slug && user ? onOwnLine(link(address), written, at, all) : written;
    })
    .replace(GIST, (_, address: string) => {
      const shown = absolute(address).replace(/\.js(?=$|\?)/, "");
      said.push(`what ${shortened(shown)} embeds becomes a link`);
      return link(shown);
    })
    .replace(
      FRAMES,
      (written: string, name: string, attributes: string, at: number, all: string) => {
        const video = /\b(?:data-)?video-?id=["']?([\w-]+)/i.exec(attributes)?.[1];
        const found =
          /\b(?:data-)?(?:src|data)=["']?([^"'\s>]+)/i.exec(attributes)?.[1] ??
          (video && `https://www.youtube.com/watch?v=${video}`);
        if (!found || !isAllowedAddress(found, false)) return written;
        const address = absolute(found.replaceAll("&amp;", "&"));
        said.push(`what ${shortened(address)} embeds becomes a link`);
        const made =
          name.toLowerCase() === "object" && /^<object[^]*<embed/i.test(written)
            ? link(absolute(/\bsrc=["']?([^"'\s>]+)/i.exec(written)?.[1] ?? address))
            : link(address, attributes);
        return onOwnLine(made, written, at, all);
      },
    );
  text = text.replace(STYLED, (tag: string, style: string) => {
    const address = backgroundIn(style.replaceAll("&quot;", "'"));
    return address ? `${tag}<img src="${address}" alt="">` : tag;
  });
  for (const [element, name] of RENAMED) text = text.replace(element, name);
  text = text.replace(
    /^([ \t]*)<(\w+)\b([^>]*?)[ \t]+markdown=["']?(?:1|block|span)["']?([^>]*)>[ \t]*\n?([^]*?)\n?[ \t]*<\/\2>[ \t]*$/gim,
    (_, indent: string, name: string, before: string, after: string, inner: string) =>
      `${indent}<${name}${before}${after}>\n\n${inner.replace(/^[ \t]{1,4}(?=\S)/gm, "").trim()}\n\n${indent}</${name}>\n`,
  );
  const lines = text.split("\n");
  const spaced = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? "";
    const isEnd = WHOLE.test(line) && next.trim() !== "" && !/^[ \t]*[<|]/.test(next);
    return isEnd ? [line, ""] : [line];
  });
  return { text: spaced.join("\n"), said };
}

/** A link to what a frame shows, with its title where it has one. */
function link(address: string, attributes = ""): string {
  const frame = frameOf(address);
  const title = /\btitle=(["'])((?:(?!\1)[^])*)\1/i.exec(attributes)?.[2] ?? "";
  const words = frame ? wordsFor(frame, title) : title.trim() || address;
  // Addresses stay as they are; words are Markdown there.
  const shown = words === title.trim() ? words.replace(/[\\*_`[\]]/g, "\\$&") : words;
  return `<a href="${frame?.page ?? address}">${shown.replaceAll("<", "&lt;")}</a>`;
}

function absolute(address: string): string {
  return address.startsWith("//") ? `https:${address}` : address;
}
