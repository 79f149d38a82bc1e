import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { pictureTextsQuery, type PictureText } from "@/data/media/pictures";
import { editedPostQuery } from "@/data/posts/admin";
import { undescribedPictures } from "@/lib/markdown/undescribed";
import { pathAt } from "@/lib/media/address";
import type { PostInput } from "../post-input";

export type PictureToDescribe = {
  src: string;
  /** What the library says of it. */
  alt: string;
};

/**
 * Finds the pictures of a text without alternative text that nobody has said to be decorative: neither
 * the library, nor the owner by publishing them so.
 */
export function usePicturesToDescribe(postId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async ({ format, source }: PostInput): Promise<PictureToDescribe[]> => {
      if (format === "html") return [];
      const stored = queryClient.getQueryData(editedPostQuery(postId).queryKey);
      const answered = stored?.published ? await undescribedPictures(stored.source) : [];
      const open = (await undescribedPictures(source)).filter((src) => !answered.includes(src));
      if (open.length === 0) return [];
      const texts = await libraryTexts(queryClient, open);
      return open.flatMap((src) => {
        const known = texts.find(({ path }) => path === pathAt(src));
        return known?.decorative ? [] : [{ src, alt: known?.alt ?? "" }];
      });
    },
    [queryClient, postId],
  );
}

/** Where the library does not answer, it says nothing. */
async function libraryTexts(queryClient: QueryClient, addresses: string[]): Promise<PictureText[]> {
  const paths = addresses.flatMap((address) => pathAt(address) ?? []);
  if (paths.length === 0) return [];
  return queryClient.fetchQuery(pictureTextsQuery(paths)).catch(() => []);
}
