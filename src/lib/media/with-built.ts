import { builtFiles } from "./built";
import { IMAGE, sourceIn } from "./with-variants";

const POSTER = /(?<=<video\b(?:"[^"]*"|[^">])*\sposter=")[^"]*/gi;

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
    .replaceAll(POSTER, (address) => builtFiles(address)?.[0] ?? address);
}
