import type { Database } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { createModerationHook, publicKeys } from "./admin";
import { ownerSettingsKey } from "@/data/settings/admin";

const blockKeys = [...publicKeys, ownerSettingsKey];

/*
 * The owner's decisions about the sender of a comment.
 */

/** Whether to trust the account of a comment. */
export type TrustChange = { commentId: string; isTrusted: boolean };

/**
 * Trusts the account of a comment, or stops trusting it. Trusting approves the comment and the
 * account's other pending comments, except those with blocked words; the result is the number of
 * approved ones.
 */
export const useSetTrust = createModerationHook(
  async ({ commentId, isTrusted }: TrustChange): Promise<number> => {
    const comment = { comment_id: commentId };
    if (isTrusted) return request((client) => client.rpc("trust_reader", comment));
    await request((client) => client.rpc("stop_trusting_reader", comment));
    return 0;
  },
);

/** The entry on the block list, and what is needed to undo the block. */
export type Blocking = Database["public"]["Functions"]["block_author"]["Returns"][number] & {
  commentId: string;
};

/**
 * Rejects a comment and adds its author to the block list, by the account's email address or by
 * name. The result is the argument of {@link useUnblockAuthor}.
 */
export const useBlockAuthor = createModerationHook(async (commentId: string): Promise<Blocking> => {
  const data = await request((client) =>
    client.rpc("block_author", { comment_id: commentId }).single(),
  );
  return { ...data, commentId };
}, blockKeys);

/** Undoes a block: restores the block list, the comment and its author. */
export const useUnblockAuthor = createModerationHook(
  ({ commentId, entry, is_new, former_status, was_trusted }: Blocking) =>
    request((client) =>
      client.rpc("unblock_author", {
        comment_id: commentId,
        former_status,
        was_trusted,
        // An entry that was on the list before stays.
        ...(is_new && { entry }),
      }),
    ),
  blockKeys,
);
