import { randomId } from "@/lib/browser/random-id";
import * as limits from "@/lib/supabase/limits/media";
import { storableText } from "@/lib/text/storable-text";
import { firstCharacters } from "@/lib/text/first-characters";
import { t } from "@/lib/words";
import { PictureError } from "./picture";

/** The types that a file dialog offers. Other types are tried as well, because browsers add support for them. */
export const ACCEPTED = "image/avif,image/webp,image/png,image/jpeg,image/gif,image/heic";

/** The maximum size in bytes of a file before it is re-encoded. */
const MAX_SOURCE_BYTES = 60 * 1024 * 1024;

type Chosen = Pick<File, "name" | "type" | "size" | "arrayBuffer">;

/**
 * Reads a chosen file.
 *
 * @throws {PictureError} if its type or size rules out a picture, or it cannot be read
 */
export async function bytesOf(file: Chosen): Promise<Uint8Array<ArrayBuffer>> {
  if (file.type === "image/svg+xml" || /\.svgz?$/i.test(file.name)) {
    throw new PictureError(t("SVG files can hold scripts. Export it as PNG or WebP first."));
  }
  if (file.size === 0) throw new PictureError(t("The file is empty."));
  if (!mayBePicture(file)) {
    throw new PictureError(t("This is not a picture."));
  }
  if (file.size > MAX_SOURCE_BYTES) throw new PictureError(t("The file is larger than 60 MB."));
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => {
      throw new PictureError(t("The file cannot be read: it may be a folder, or have been moved."));
    },
  );
}

/** Some systems do not know the type of a file, and some say so by the type of any bytes. */
function mayBePicture({ type }: Pick<File, "type">): boolean {
  return type === "" || type === "application/octet-stream" || type.startsWith("image/");
}

/** The initial name of a picture: the file's, without the extension. */
export function nameOf(file: Pick<File, "name">): string {
  const name = file.name.replace(/\.[a-z0-9]{1,5}$/i, "").trim();
  return firstCharacters(storableText(name || t("Picture")), limits.name_max_length);
}

/**
 * SHA-256 of a file in hexadecimal. Browsers cannot compute it without https: then each file counts as
 * different.
 */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!("subtle" in crypto)) return `${randomId()}${randomId()}`.replaceAll("-", "");
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function pastedPictures(data: DataTransfer | null): File[] {
  return pastedFiles(data).filter(mayBePicture);
}

/** The files of a paste event: none if they come with a text, since office programs add a picture of it. */
export function pastedFiles(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  return isNamesOf(files, data?.getData("text/plain") ?? "") ? files : [];
}

/**
 * Whether a text consists only of file names, one per line, with or without extension, as macOS adds them; also if it
 * is empty.
 */
function isNamesOf(files: readonly File[], text: string): boolean {
  const names = files.map(({ name }) => name.normalize());
  return text.split(/[\r\n]+/).every((line) => {
    const text = line.trim().normalize();
    return text === "" || names.some((name) => [name, name.replace(/\.\w+$/, "")].includes(text));
  });
}
