import type { RowOf } from "@/lib/supabase/functions";
import { request } from "@/lib/supabase/client";
import { createModerationHook, publicKeys, type ModeratedComment } from "./admin";
import { ownerSettingsKey } from "@/data/settings/admin";

const blockKeys = [...publicKeys, ownerSettingsKey];

/*
 * The owner's decisions about the sender of a comment.
 */

/** What trusting the account of a comment has changed. */
export type Trusting = {
  commentId: string;
  /** The number of comments that it approved. */
  approved: number;
  /** The comments that may have been approved, with their former status; undefined if there may be more. */
  former: Pick<ModeratedComment, "id" | "status">[] | undefined;
};

/** The number of comments per request. */
const PAGE_SIZE = 20;

/**
 * Trusts the account of a comment, and approves the comment and the account's other pending comments, except
 * those with blocked words. The result is the argument of {@link useUndoTrust}.
 */
export const useTrustReader = createModerationHook(
  async (comment: ModeratedComment): Promise<Trusting> => {
    const { id: commentId, sender } = comment;
    const waiting = await request((client) =>
      client.rpc("moderation_page", { only_sender: sender ?? "", only_status: "pending" }),
    );
    const approved = await request((client) =>
      client.rpc("trust_reader", { comment_id: commentId }),
    );
    // The same choice as the database makes.
    const changed = [...waiting.filter(({ id }) => id !== commentId), comment].filter(
      ({ id, status, held_because }) =>
        id === commentId ? status !== "approved" : held_because !== "word",
    );
    const former = waiting.length < PAGE_SIZE ? changed : undefined;
    return { commentId, approved, former };
  },
);

export const useStopTrustingReader = createModerationHook((commentId: string) =>
  request((client) => client.rpc("stop_trusting_reader", { comment_id: commentId })),
);

/** Stops trusting, and gives the comments that were approved the status that they had. */
export const useUndoTrust = createModerationHook(
  async ({ commentId, former = [] }: Trusting): Promise<void> => {
    await request((client) => client.rpc("stop_trusting_reader", { comment_id: commentId }));
    for (const [status, comments] of Map.groupBy(former, (comment) => comment.status)) {
      const ids = comments.map(({ id }) => id);
      await request((client) =>
        client
          .from("comments")
          .update({ status })
          .in("id", ids)
          .eq("status", "approved")
          .select("id"),
      );
    }
  },
);

/** The entry on the block list, and what is needed to undo the block. */
export type Blocking = RowOf<"block_author"> & {
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
        // An entry that was already on the list stays.
        ...(is_new && { entry }),
      }),
    ),
  blockKeys,
);
