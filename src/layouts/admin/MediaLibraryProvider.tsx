import { useMemo, type ReactNode } from "react";
import { MediaLibraryContext, type MediaLibrary } from "@/components/media/media-library";
import { mediaQuery } from "@/data/media/library";
import { useStorePicture } from "@/data/media/store-picture";

/** Lets the parts of the pages below choose and upload pictures. */
export function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const { mutateAsync } = useStorePicture();
  const library = useMemo<MediaLibrary>(
    () => ({
      picturesQuery: mediaQuery,
      store: (file, progress) => mutateAsync({ file, ...progress }),
    }),
    [mutateAsync],
  );
  return <MediaLibraryContext value={library}>{children}</MediaLibraryContext>;
}
