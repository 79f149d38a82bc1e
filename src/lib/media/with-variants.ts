import { sourcesOf } from "./urls";

/** A tag of an image with its attributes, in whose quoted values anything may stand. */
const IMAGE = /<img\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const SOURCE = /\ssrc=(?:"([^"]*)"|'([^']*)')/i;

/** How wide a picture of an article is shown at most, as `sizes` has it. */
const SIZES = "(min-width: 46rem) 44rem, 100vw";

/**
 * Gives every picture of the media library in an article its smaller files to choose from and its
 * pixels, so that a phone fetches less and nothing moves while it loads. Everything else stays as it
 * is, byte for byte.
 *
 * @param html as `renderMarkdown` makes it
 */
export function withVariants(html: string): string {
  return html.replaceAll(IMAGE, (tag) => {
    const [, double, single] = SOURCE.exec(tag) ?? [];
    const found = sourcesOf(double ?? single ?? "");
    if (!found || /\ssrcset=/i.test(tag)) return tag;
    const { srcSet, width, height } = found;
    const given = {
      ...(srcSet && { srcset: srcSet, sizes: SIZES }),
      width,
      height,
      loading: "lazy",
    };
    const added = Object.entries(given)
      .filter(([name]) => !new RegExp(`\\s${name}=`, "i").test(tag))
      .map(([name, value]) => ` ${name}="${value}"`)
      .join("");
    return tag.replace(/\s*\/?>$/, `${added}>`);
  });
}
