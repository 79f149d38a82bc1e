import type { Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";

/**
 * Reads all data that the database has about the signed-in user: account, comments and likes.
 *
 * @throws {BackendError} when it cannot be read
 */
export async function accountData(): Promise<Json> {
  return request((client) => client.rpc("account_data"));
}

/**
 * Deletes the signed-in user's account. An account that is already gone counts as deleted.
 *
 * @param withComments whether to delete its comments, too; otherwise they stay, by "Deleted reader"
 * @throws {BackendError} when it was not deleted; the owner's never is
 */
export async function deleteAccount(withComments: boolean): Promise<void> {
  await request((client) => client.rpc("delete_account", { with_comments: withComments }));
}
