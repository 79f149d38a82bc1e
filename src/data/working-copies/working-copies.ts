import { queryOptions } from "@tanstack/react-query";
import { callOnUnload } from "@/lib/supabase/call-on-unload";
import { storedSession } from "@/lib/supabase/session-store";
import type { Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { isUuid } from "@/lib/text/is-uuid";
import { storableText } from "@/lib/text/storable-text";

// Working copies: the unsaved text of an editor, stored on the server separately from what readers see.

export type CopiedKind = "posts" | "pages";

export type WorkingCopy = {
  /** Id of the browser that wrote it. */
  writer: string;
  /** `updated_at` of the record when the edit started; null for a new one. */
  baseVersion: string | null;
  /** The form input, from any version of the site. */
  fields: Json;
  /** E.g. "Firefox on Windows". */
  device: string;
  /** ISO 8601, by the server's clock. */
  savedAt: string;
};
export type WorkingCopyValues = {
  kind: CopiedKind;
  /** Of the post or page. */
  recordId: string;
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

/**
 * The working copy of a post or a page, or null.
 *
 * @param recordId from the editor's URL, so it may be invalid
 */
export function workingCopyQuery(recordId: string) {
  return queryOptions({
    queryKey: ["working-copies", recordId],
    queryFn: ({ signal }) => (isUuid(recordId) ? readWorkingCopy(recordId, signal) : null),
    // Always refetched: another device may have stored one.
    staleTime: 0,
    gcTime: 0,
  });
}

async function readWorkingCopy(recordId: string, signal: AbortSignal): Promise<WorkingCopy | null> {
  const data = await request((client) =>
    client
      .from("working_copies")
      .select("writer, base_version, fields, device, saved_at")
      .eq("post_id", recordId)
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
}

const storableValue = (_key: string, value: unknown) =>
  typeof value === "string" ? storableText(value) : value;

const argumentsOf = ({
  kind,
  recordId,
  writer,
  baseVersion,
  input,
  device,
  seen,
}: WorkingCopyValues) => ({
  of_kind: kind,
  post: recordId,
  browser: writer,
  // Text that cannot be stored unchanged must not stop autosaving; publishing shows the error.
  input: JSON.parse(JSON.stringify(input, storableValue)),
  on_device: device,
  ...(baseVersion !== null && { base: baseVersion }),
  ...(seen !== null && { seen }),
});

/**
 * Stores a working copy, unless another browser has stored one in the meantime.
 *
 * @returns the writer and time of the stored copy; if the writer is another browser, this one was not stored
 * @throws {BackendError} when nothing was stored
 */
export async function saveWorkingCopy(
  values: WorkingCopyValues,
): Promise<Pick<WorkingCopy, "writer" | "device" | "savedAt">> {
  const data = await request((client) =>
    client.rpc("save_working_copy", argumentsOf(values)).single(),
  );
  return { writer: data.writer, device: data.device, savedAt: data.saved_at };
}

/**
 * The same while the page is being unloaded.
 *
 * @returns whether it was stored, in case the page stays
 */
export async function saveWorkingCopyOnUnload(values: WorkingCopyValues): Promise<boolean> {
  const { token } = storedSession();
  if (typeof token !== "string") return false;
  const stored = await callOnUnload("save_working_copy", argumentsOf(values), token);
  return Object(stored).writer === values.writer;
}
