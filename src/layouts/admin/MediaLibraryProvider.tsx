import { useQueryClient } from "@tanstack/react-query";
import { useMemo, type ReactNode } from "react";
import { MediaLibraryContext, type MediaLibrary } from "@/components/admin/media/media-library";
import { mediaQuery, useDescribePictures } from "@/data/media/library";
import { pictureTextsQuery } from "@/data/media/pictures";
import { useStorePicture } from "@/data/media/store-picture";
import { pathAt } from "@/lib/media/urls";
import { t } from "@/lib/words";

/** Lets the components below choose and upload pictures. */
export function MediaLibraryProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useStorePicture();
  const { mutate: describe } = useDescribePictures({
    success: () => null,
    failure: t("The media library did not save the alternative text"),
  });
  const library = useMemo<MediaLibrary>(
    () => ({
      picturesQuery: mediaQuery,
      texts: (paths) => queryClient.fetchQuery(pictureTextsQuery(paths)),
      describe: (texts) => {
        const described = [...texts].flatMap(([url, text]) => {
          const [path, alt] = [pathAt(url), text.trim()];
          return path && alt ? [{ path, alt }] : [];
        });
        if (described.length > 0) describe(described);
      },
      store: (file, progress) => mutateAsync({ file, ...progress }),
    }),
    [queryClient, mutateAsync, describe],
  );
  return <MediaLibraryContext value={library}>{children}</MediaLibraryContext>;
}
