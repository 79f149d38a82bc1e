import { queryOptions, useMutation } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { callAtLeaving, storedToken } from "@/lib/supabase/call-at-leaving";
import type { Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { storableText } from "@/lib/text/storable-text";

// The text in an editor, kept on the server before it is saved and apart from what readers see.

/** A text as some editor kept it. */
export type WorkingCopy = {
  /** Id of the browser that wrote it. */
  writer: string;
  /** `updated_at` of the post that the edit started from; null for a new one. */
  baseVersion: string | null;
  /** The input of the editor's form, of whatever version of the site. */
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
  /** Id of the browser. */
  writer: string;
  baseVersion: string | null;
  input: Json;
  device: string;
  /** `savedAt` of another browser's copy that this one may replace, since its writer has seen it. */
  seen: string | null;
};

/** What the list of unfinished posts is kept under, to refresh it. */
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
    // Only a fresh answer tells what another device has kept.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Texts that are newer than what is saved, or were never saved: the last written 50. */
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
    // Whoever sees the list comes from the editor.
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
 * Keeps the text of an editor, unless another browser has kept one meanwhile.
 *
 * @returns who wrote the copy that is kept now, and where: an own `writer` says that it is this one
 * @throws {BackendError} when nothing was kept
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
 * The same while the page goes away.
 *
 * @returns whether it was sent and answered, should the page stay
 */
export async function saveWorkingCopyAtLeaving(values: WorkingCopyValues): Promise<boolean> {
  const token = storedToken();
  return token !== undefined && callAtLeaving("save_working_copy", argumentsOf(values), token);
}

type Removal = {
  postId: string;
  /** Only if this browser wrote it … */
  writer?: string;
  /** … or it is the one that was seen, by its `savedAt`. */
  seen: string | null;
};

/** Deletes the working copy of a post, unless it is one that nobody here has seen. */
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
