import { builtFiles } from "./built";
import { IMAGE, sourceIn } from "./with-variants";

/** What authors type into a `<picture>`, its choice, and an address of that. */
const SOURCE = /<source\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const SRCSET = /(?<=\ssrcset=(["']))(?:(?!\1).)*/is;
const CANDIDATE = /(?<=^\s*|,\s*)[^\s,]+/g;
const POSTER = /(?<=<video\b(?:"[^"]*"|[^">])*\sposter=")[^"]*/gi;

/** The addresses that the `<source>` elements of HTML choose from. */
export function choicesIn(html: string): string[] {
  return Array.from(html.matchAll(SOURCE), ([tag]) => SRCSET.exec(tag)?.[0] ?? "").flatMap(
    (srcset) => srcset.match(CANDIDATE) ?? [],
  );
}

/**
 * Names the files of the build in an article, wherever it has a picture's. The layout stays: a picture has as many
 * widths to choose from as its author's HTML allows for.
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
        srcset.replace(CANDIDATE, (address) => builtFiles(address)?.[0] ?? address),
      ),
    )
    .replaceAll(POSTER, (address) => builtFiles(address)?.[0] ?? address);
}
