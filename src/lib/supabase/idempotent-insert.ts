import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { BackendError } from "@/lib/requests/backend-error";
import { answerOf } from "./client";

/**
 * Stores a row whose id was made in the browser. When the id is there already, an earlier try
 * stored it and its answer was lost: that counts as done.
 *
 * @throws {BackendError} when the row was not stored
 */
export async function insertOnce(
  insert: PromiseLike<PostgrestSingleResponse<null>>,
): Promise<void> {
  try {
    await answerOf(insert);
  } catch (error) {
    if (!isStoredAlready(error)) throw error;
  }
}

/** True when a row with this very id was there already. */
export function isStoredAlready(error: unknown): boolean {
  return error instanceof BackendError && error.code === "23505" && /_pkey"/.test(error.message);
}
