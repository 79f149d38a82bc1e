import { builtFiles } from "./built";
import { IMAGE, sourceIn } from "./with-variants";

/** A `<source>` that authors type into a `<picture>`, and a URL in its `srcset`. */
const SOURCE = /<source\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const SRCSET = /(?<=\ssrcset=(["']))(?:(?!\1).)*/is;
const CANDIDATE = /(?<=^\s*|,\s*)[^\s,]+/g;
const POSTER = /(?<=<video\b(?:"[^"]*"|[^">])*\sposter=")[^"]*/gi;

/** The URLs in the `srcset` of the `<source>` elements in HTML. */
export function choicesIn(html: string): string[] {
  return Array.from(html.matchAll(SOURCE), ([tag]) => SRCSET.exec(tag)?.[0] ?? "").flatMap(
    (srcset) => srcset.match(CANDIDATE) ?? [],
  );
}

/** The URLs of the posters of videos in HTML. */
export function postersIn(html: string): string[] {
  return html.match(POSTER) ?? [];
}

/**
 * Replaces picture URLs in an article with the files of the build. The layout stays: a picture has as many
 * widths to choose from as its author's HTML allows.
 *
 * @param html sanitized, so that attributes are in double quotes
 */
export function withBuilt(html: string): string {
  return html
    .replaceAll(IMAGE, (tag) => {
      const files = builtFiles(sourceIn(tag));
      if (!files) return tag;
      const [src, srcset] = files;
      return tag
        .replace(/(?<=\ssrc=")[^"]*/i, src)
        .replace(/\ssrcset="[^"]*"/i, srcset && ` srcset="${srcset}"`);
    })
    .replaceAll(SOURCE, (tag) =>
      tag.replace(SRCSET, (srcset) =>
        srcset.replace(CANDIDATE, (url) => builtFiles(url)?.[0] ?? url),
      ),
    )
    .replaceAll(POSTER, (url) => builtFiles(url)?.[0] ?? url);
}
