import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { callOnUnload, storedToken } from "@/lib/supabase/call-on-unload";
import type { Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { storableText } from "@/lib/text/storable-text";

// Working copies: the unsaved text of the editor, stored on the server apart from the post.

export type WorkingCopy = {
  /** Id of the browser that wrote it. */
  writer: string;
  /** `updated_at` of the post when the edit began; null for a new one. */
  baseVersion: string | null;
  /** The form input, of whatever version of the site. */
  fields: Json;
  /** E.g. «Firefox on Windows». */
  device: string;
  /** ISO 8601, by the server's clock. */
  savedAt: string;
};
export type UnfinishedPost = Pick<WorkingCopy, "device" | "savedAt"> & {
  id: string;
  /** May be empty. */
  title: string;
  /** Whether the post was never saved, or is deleted. */
  isNew: boolean;
};
export type WorkingCopyValues = {
  postId: string;
  writer: string;
  baseVersion: string | null;
  input: Json;
  device: string;
  /**
   * `savedAt` of another browser's working copy that this one may overwrite, because the user has
   * seen it.
   */
  seen: string | null;
};

/** Key of the list of unfinished posts, for invalidation. */
export const unfinishedKey = ["working-copies", "unfinished"] as const;

/** The working copy of a post, or null. */
export function workingCopyQuery(postId: string) {
  return queryOptions({
    queryKey: ["working-copies", postId],
    queryFn: async ({ signal }): Promise<WorkingCopy | null> => {
      const { data } = await request((client) =>
        client
          .from("working_copies")
          .select("writer, base_version, fields, device, saved_at")
          .eq("post_id", postId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return (
        data && {
          writer: data.writer,
          baseVersion: data.base_version,
          fields: data.fields,
          device: data.device,
          savedAt: data.saved_at,
        }
      );
    },
    // Always refetched: another device may have stored one.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Working copies that are newer than the saved post, or whose post was never saved: the latest 50. */
export function workingCopiesQuery() {
  return queryOptions({
    queryKey: unfinishedKey,
    queryFn: async ({ signal }): Promise<UnfinishedPost[]> => {
      const { data } = await request((client) =>
        client.rpc("unfinished_posts").abortSignal(signal),
      );
      return data.map(({ id, title, device, saved_at, is_new }) => ({
        id,
        title,
        device,
        savedAt: saved_at,
        isNew: is_new,
      }));
    },
    // Always refetched: the list is mostly opened from the editor.
    refetchOnMount: "always",
  });
}

const storableValue = (_key: string, value: unknown) =>
  typeof value === "string" ? storableText(value) : value;

const argumentsOf = ({ postId, writer, baseVersion, input, device, seen }: WorkingCopyValues) => ({
  post: postId,
  browser: writer,
  // A text that could not be stored as it is must not stop the saving; whoever publishes it is told.
  input: JSON.parse(JSON.stringify(input, storableValue)),
  on_device: device,
  ...(baseVersion !== null && { base: baseVersion }),
  ...(seen !== null && { seen }),
});

/**
 * Stores a working copy, unless another browser has stored one meanwhile.
 *
 * @returns the writer and time of the stored copy; if the writer is another browser, this one was
 * not stored
 * @throws {BackendError} when nothing was stored
 */
export async function saveWorkingCopy(
  values: WorkingCopyValues,
): Promise<Pick<WorkingCopy, "writer" | "device" | "savedAt">> {
  const { data } = await request((client) =>
    client.rpc("save_working_copy", argumentsOf(values)).single(),
  );
  return { writer: data.writer, device: data.device, savedAt: data.saved_at };
}

/**
 * The same while the page is being unloaded.
 *
 * @returns whether the request succeeded, in case the page stays
 */
export async function saveWorkingCopyOnUnload(values: WorkingCopyValues): Promise<boolean> {
  const token = storedToken();
  return token !== undefined && callOnUnload("save_working_copy", argumentsOf(values), token);
}

type Removal = {
  postId: string;
  /** Deleted only if this browser wrote it … */
  writer?: string;
  /** … or if it is the one that the user has seen, by its `savedAt`. */
  seen: string | null;
};

/** Deletes the working copy of a post, unless the user has not seen it. */
export function useRemoveWorkingCopy(notices: Partial<Notices<void, Removal>> = {}) {
  return useMutation({
    mutationFn: async ({ postId, writer, seen }: Removal) => {
      const known = [
        ...(writer ? [`writer.eq.${writer}`] : []),
        ...(seen ? [`saved_at.eq."${seen}"`] : []),
      ];
      await request((client) =>
        client.from("working_copies").delete().eq("post_id", postId).or(known.join(",")),
      );
    },
    meta: { invalidates: [unfinishedKey], ...notices },
  });
}
