import { useQueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { MediaLibraryContext, type MediaLibrary } from "@/components/media/media-library";
import { mediaQuery } from "@/data/media/library";
import { pictureTextsQuery } from "@/data/media/pictures";
import { useStorePicture } from "@/data/media/store-picture";

/** Lets the parts of the pages below choose and upload pictures. */
export function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useStorePicture();
  const library = useMemo<MediaLibrary>(
    () => ({
      picturesQuery: mediaQuery,
      texts: (paths) => queryClient.fetchQuery(pictureTextsQuery(paths)),
      store: (file, progress) => mutateAsync({ file, ...progress }),
    }),
    [queryClient, mutateAsync],
  );
  return <MediaLibraryContext value={library}>{children}</MediaLibraryContext>;
}
