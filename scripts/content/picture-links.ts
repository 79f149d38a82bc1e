/**
 * The address of a file of the media library, as src/lib/media/urls.ts writes it, with the path in
 * the bucket; of this backend or another.
 */
const STORED =
  /(?:https?:\/\/[^\s"'()<>\\]*?)?\/storage\/v1\/object\/public\/media\/([0-9a-f-]{36}\/\d{1,5}x\d{1,5}(?:-single)?)(?![\w-])/g;
/** A file of the folder `media`, by its path from the folder or from the file that names it. */
const IN_FOLDER = /(?<=^|[\s("'<=,])(?:\.\.)?\/media\/([^\s"'()<>?#,/]+)/gm;

/** Names of files in `media/`, by the picture's path in the bucket, and the other way round. */
export type PictureFiles = { fileAt: Map<string, string>; pathOf: Map<string, string> };

/** The text as it is in the folder: pictures that are there are named by their files. */
export function withFolderLinks(text: string, { fileAt }: Pick<PictureFiles, "fileAt">): string {
  return text.replace(STORED, (address: string, path: string) => {
    const file = fileAt.get(path);
    return file === undefined ? address : `/media/${encodeURIComponent(file)}`;
  });
}

/**
 * The inverse of `withFolderLinks`.
 *
 * @param filesUrl origin of public files; empty for the site's own
 */
export function withSiteLinks(
  text: string,
  { pathOf }: Pick<PictureFiles, "pathOf">,
  filesUrl: string,
): string {
  return text.replace(IN_FOLDER, (link: string, name: string) => {
    const path = pathOf.get(decoded(name));
    return path === undefined ? link : `${filesUrl}/storage/v1/object/public/media/${path}`;
  });
}

/** The names of files that a text links to in `media/`, whether they are there or not. */
export function linkedFiles(text: string): string[] {
  return [...text.matchAll(IN_FOLDER)].map(([, name = ""]) => decoded(name));
}

/** Links in the one form in which a pull writes them. */
export function withNormalLinks(text: string, isFile: (name: string) => boolean): string {
  return text.replace(IN_FOLDER, (link: string, name: string) =>
    isFile(decoded(name)) ? `/media/${encodeURIComponent(decoded(name))}` : link,
  );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
