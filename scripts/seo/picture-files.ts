import { hash } from "node:crypto";

/** Writes a file of the site, by its path from the root. */
export type WriteFile = (path: string, data: Buffer) => void;

const PICTURE = /^data:image\/(?:(svg)\+xml|(png|gif|jpe?g|webp|avif))((?:;[^,]*)?),([^]*)$/i;

/**
 * Writes an embedded picture to a file: many feed readers remove `data:` URLs. A drawing with active content
 * stays embedded, as somebody could open its file.
 *
 * @returns the file's root-relative URL; the input for anything else
 */
export function fileOfPicture(url: string, write: WriteFile, document: Document): string {
  const [, svg, raster, parameters = "", text = ""] = PICTURE.exec(url.trim()) ?? [];
  const extension = (svg ?? raster)?.toLowerCase();
  const data = extension && decoded(text, /;\s*base64\s*$/i.test(parameters));
  if (!data || (svg && !isPassive(data.toString("utf8"), document))) return url;
  const name = hash("sha256", data).slice(0, 16);
  const path = `/images/in-feeds/${name}.${extension}`;
  write(path, data);
  return path;
}

function decoded(text: string, isBase64: boolean): Buffer | undefined {
  try {
    const plain = decodeURIComponent(text);
    return Buffer.from(plain, isBase64 ? "base64" : "utf8");
  } catch {
    // An invalid percent-encoding.
    return undefined;
  }
}

const SHAPES = new Set(
  `svg g defs symbol use title desc style marker clipPath mask pattern linearGradient radialGradient stop filter
  path rect circle ellipse line polyline polygon text tspan textPath`.split(/\s+/),
);

function isPassive(svg: string, document: Document): boolean {
  const Parser = document.defaultView?.DOMParser;
  if (!Parser || /<!(?!--)|<\?(?!xml\s)/.test(svg)) return false;
  const { documentElement: root } = new Parser().parseFromString(svg, "image/svg+xml");
  return [root, ...root.querySelectorAll("*")].every(
    (element) =>
      element.namespaceURI === "http://www.w3.org/2000/svg" &&
      SHAPES.has(element.localName) &&
      [...element.attributes].every(
        ({ localName, value }) =>
          !/^on/i.test(localName) && (localName !== "href" || value.startsWith("#")),
      ),
  );
}
