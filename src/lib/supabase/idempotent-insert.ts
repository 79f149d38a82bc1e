import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { BackendError } from "@/lib/requests/backend-error";
import { request, type Client } from "./client";

/**
 * Inserts a row whose id was made in the browser. A duplicate id means that an earlier attempt
 * stored the row but its response was lost, which counts as success.
 *
 * @throws {BackendError} when the row was not stored
 */
export async function insertIdempotently(
  insert: (client: Client) => PromiseLike<PostgrestSingleResponse<null>>,
): Promise<void> {
  try {
    await request(insert);
  } catch (error) {
    if (!isDuplicateId(error)) throw error;
  }
}

/** True for the error of an insert whose id exists already (SQLSTATE 23505 on the primary key). */
export function isDuplicateId(error: unknown): boolean {
  return error instanceof BackendError && error.code === "23505" && /_pkey"/.test(error.message);
}
