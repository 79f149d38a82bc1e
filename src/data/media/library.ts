import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { createMutationHook } from "@/data/create-mutation-hook";
import { BUCKET } from "@/lib/media/srcset";
import type { Picture } from "@/lib/media/picture";
import { request } from "@/lib/supabase/client";
import { literalPattern } from "@/lib/supabase/literal-pattern";
import { requestFile } from "@/lib/supabase/storage";
import { changeById } from "@/data/one-row";
import { NEWEST_FIRST, keysetPagination, readRows, type Page } from "@/data/paging";
import { mediaKey, PICTURE_COLUMNS, pictureOf } from "./pictures";
import type { WrittenPicture } from "./record";

const PAGE_SIZE = 24;

const kindsOfUse = [
  "posts",
  "projects",
  "pages",
  "working copies",
  "working copies of pages",
  "revisions",
  "revisions of pages",
  "bin",
] as const;
/**
 * Where a picture is used: in a post, page or project, in a working copy, only in earlier revisions, or in the bin. The
 * id is that of the post, page or project.
 */
export type PictureUse = { kind: (typeof kindsOfUse)[number]; id: string; title: string };

/**
 * The pictures of the library, newest first, in pages of 24, with the exact number that match.
 *
 * @param search is searched literally in name and alt text, ignoring case
 */
export function mediaQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...mediaKey, "list", search],
    queryFn: async ({ pageParam: after, signal }): Promise<Page<Picture>> => {
      const { rows, total } = await readRows(
        (client, counted) => {
          const all = client.from("media").select(PICTURE_COLUMNS, counted);
          return search ? all.filter("search_text", "imatch", literalPattern(search)) : all;
        },
        NEWEST_FIRST,
        after,
        PAGE_SIZE,
        signal,
      );
      return { rows: rows.map(pictureOf), total };
    },
    ...keysetPagination<Picture, "created_at">(),
    placeholderData: keepPreviousData,
  });
}

/** Where a picture is used, last edited first, at most 100. */
export function mediaUsesQuery(id: string) {
  return queryOptions({
    queryKey: [...mediaKey, "uses", id],
    queryFn: async ({ signal }): Promise<PictureUse[]> => {
      const data = await request((client) =>
        client.rpc("media_uses", { media_id: id }).abortSignal(signal),
      );
      return data.map(({ kind, id: usedIn, title }) => ({
        kind: kindsOfUse.find((known) => known === kind) ?? "posts",
        id: usedIn,
        title,
      }));
    },
    // An article may have just been changed.
    refetchOnMount: "always",
    staleTime: 0,
  });
}

export type PictureChange = Partial<WrittenPicture> & Pick<Picture, "id">;

export const useSavePicture = createMutationHook(
  async ({ id, ...change }: PictureChange) => {
    await changeById((client) => client.from("media").update(change).select("id"), id);
  },
  [mediaKey],
);

/** An alt text by the path of the picture's largest file. */
export type Description = Pick<Picture, "path" | "alt">;

/** Sets the alt texts of pictures that have none in the library yet. */
export const useDescribePictures = createMutationHook(
  async (descriptions: readonly Description[]) => {
    await Promise.all(
      descriptions.map(({ path, alt }) =>
        request((client) =>
          client
            .from("media")
            .update({ alt })
            .eq("path", path)
            .eq("alt", "")
            .eq("decorative", false),
        ),
      ),
    );
  },
  [mediaKey],
);

/** Deletes a picture for good. Its files are deleted first, so that a failed attempt can be repeated. */
export const useDeletePicture = createMutationHook(
  async ({ id, path, variants }: Picture) => {
    const paths = [path, ...variants.map((variant) => variant.path)];
    await requestFile(BUCKET, undefined, (bucket) => bucket.remove(paths));
    await request((client) => client.from("media").delete().eq("id", id));
  },
  [mediaKey],
);
