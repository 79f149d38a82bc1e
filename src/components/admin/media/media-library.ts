import type { UseInfiniteQueryOptions } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Picture, PictureText } from "@/lib/media/picture";

type Listed = { rows: Picture[]; total: number };
type After = Pick<Picture, "id" | "created_at"> | undefined;
type Progress = { signal: AbortSignal; onProgress: (share: number) => void };

/** The media library as its parts use it, whatever page they are on. */
export type MediaLibrary = {
  /** The pictures that hold a text in name or alternative text, newest first. */
  picturesQuery: (
    search: string,
  ) => UseInfiniteQueryOptions<Listed, Error, Listed, string[], After>;
  /** What is said of the pictures with these paths; those that it does not have are left out. */
  texts: (paths: readonly string[]) => Promise<PictureText[]>;
  /** Says what pictures of the library show, by their addresses, where nothing is said of them yet; others are left out. */
  describe: (texts: ReadonlyMap<string, string>) => void;
  /**
   * Stores a picture; of a file that is there already, it gives the picture that is there.
   *
   * @throws an error whose message is for the one who chose the file
   */
  store: (file: File, progress: Progress) => Promise<Picture>;
};

export const MediaLibraryContext = createContext<MediaLibrary | null>(null);

/** The media library; there is one on every page of the owner's. */
export function useMediaLibrary(): MediaLibrary {
  const library = useContext(MediaLibraryContext);
  if (!library) throw new Error("Only the owner's pages have the media library.");
  return library;
}
