import { PUBLIC } from "../../src/lib/media/srcset.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import type { TextFormat } from "../../src/lib/written-text.ts";
import { urlsInHtml, urlsInMarkdown, replaceSpans } from "./urls.ts";

/**
 * The URL of a file of the media library, as src/lib/media/urls.ts writes it, with the path in the bucket; of
 * this backend or another.
 */
const STORED =
  /^(?:https?:\/\/[^\s"'()<>\\]*?)?\/storage\/v1\/object\/public\/media\/([0-9a-f-]{36}\/\d{1,5}x\d{1,5}(?:-single)?)(?![\w-])/;
/** A file in the folder `media`, by its path from the root folder or from the file that refers to it. */
const IN_FOLDER = /^(?:\.\.)?\/media\/([^?#]+)/;

/** A text with URLs, or a single URL. */
export type Format = TextFormat | "url";

/** File names in `media/`, by the picture's path in the bucket, and vice versa. */
export type PictureFiles = { fileAt: Map<string, string>; pathOf: Map<string, string> };

/** The text as in the folder: links to pictures that are there name their files. */
export function withFolderLinks(
  text: string,
  format: Format,
  { fileAt }: Pick<PictureFiles, "fileAt">,
): string {
  return mapUrls(text, format, (url) =>
    url.replace(STORED, (stored: string, path: string) => {
      const file = fileAt.get(path);
      return file === undefined ? stored : inFolder(file);
    }),
  );
}

/** The inverse of `withFolderLinks`; `filesUrl` is the origin of public files, empty for the site's own. */
export function withSiteLinks(
  text: string,
  format: Format,
  { pathOf }: Pick<PictureFiles, "pathOf">,
  filesUrl: string,
): string {
  return mapUrls(text, format, (url) =>
    url.replace(IN_FOLDER, (link: string, name: string) => {
      const path = pathOf.get(decoded(name));
      return path === undefined ? link : `${filesUrl}${PUBLIC}${path}`;
    }),
  );
}

/** The file names in `media/` that a text links to, whether they exist or not. */
export function linkedFiles(text: string, format: Format): string[] {
  const names: string[] = [];
  mapUrls(text, format, (url) => {
    const name = IN_FOLDER.exec(url)?.[1];
    if (name !== undefined) names.push(decoded(name));
    return url;
  });
  return names;
}

/** Links in the normal form, as a pull writes them. */
export function withNormalLinks(
  text: string,
  format: Format,
  isFile: (name: string) => boolean,
): string {
  return mapUrls(text, format, (url) =>
    url.replace(IN_FOLDER, (link: string, name: string) =>
      isFile(decoded(name)) ? inFolder(decoded(name)) : link,
    ),
  );
}

function mapUrls(text: string, format: Format, change: (url: string) => string): string {
  if (format === "url") return change(text);
  // Most texts contain no pictures and need not be parsed.
  if (!text.includes("/media/")) return text;
  const spans = format === "html" ? urlsInHtml(text) : urlsInMarkdown(text);
  // A bare link shows its URL, which must not change.
  return replaceSpans(text, spans, ({ kind }, written) =>
    kind === "bare" ? written : change(written),
  );
}

/** Also escapes the characters that end a URL in Markdown or HTML. */
function inFolder(file: string): string {
  const name = encodeURIComponent(file).replace(
    /['()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/media/${name}`;
}
