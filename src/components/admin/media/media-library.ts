import type { UseInfiniteQueryOptions } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Picture, PictureText } from "@/lib/media/picture";

type Listed = { rows: Picture[]; total: number };
type After = Pick<Picture, "id" | "created_at"> | undefined;
type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/** The interface to the media library, whatever the page. */
export type MediaLibrary = {
  /** The pictures whose name or alt text contains a text, newest first. */
  picturesQuery: (
    search: string,
  ) => UseInfiniteQueryOptions<Listed, Error, Listed, string[], After>;
  /** The records of the pictures with these paths; unknown ones are left out. */
  texts: (paths: readonly string[]) => Promise<PictureText[]>;
  /** Sets the alt texts of library pictures, by URL, that have none yet; others are left out. */
  describe: (texts: ReadonlyMap<string, string>) => void;
  /**
   * Stores a picture; for a file that is already stored, returns the existing picture.
   *
   * @throws an error whose message is for the user who chose the file
   */
  store: (file: File, progress: Progress) => Promise<Picture>;
};

export const MediaLibraryContext = createContext<MediaLibrary | null>(null);

/** The media library; it is available on every page of the owner's. */
export function useMediaLibrary(): MediaLibrary {
  const library = useContext(MediaLibraryContext);
  if (!library) throw new Error("Only the owner's pages have the media library.");
  return library;
}
