import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import type { Database } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { changeKey, publicKeys, refreshModeration } from "./admin";
import { ownerSettingsKey } from "@/data/settings/admin";

const blockKeys = [...publicKeys, ownerSettingsKey];

/*
 * What the owner decides about whoever sent a comment.
 */

/** Whether the account behind a comment is to be trusted. */
export type TrustChange = { commentId: string; isTrusted: boolean };

/**
 * Trusts the account behind a comment, or stops. Trust also approves the comment and what else of
 * theirs waits, but for blocked words; the result is how many were approved.
 */
export function useSetTrust(notices: Notices<number, TrustChange>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async ({ commentId, isTrusted }: TrustChange): Promise<number> => {
      const comment = { comment_id: commentId };
      if (isTrusted) {
        const { data } = await request((client) => client.rpc("trust_reader", comment));
        return data;
      }
      await request((client) => client.rpc("stop_trusting_reader", comment));
      return 0;
    },
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: publicKeys, ...notices },
  });
}

/** What stands on the list of blocked people now, and what was before. */
export type Blocking = Database["public"]["Functions"]["block_author"]["Returns"][number] & {
  commentId: string;
};

/**
 * Rejects a comment and puts its author on the list of blocked people, by the account's address or by
 * name. The result is what {@link useUnblockAuthor} takes.
 */
export function useBlockAuthor(notices: Notices<Blocking, string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async (commentId: string): Promise<Blocking> => {
      const { data } = await request((client) =>
        client.rpc("block_author", { comment_id: commentId }).single(),
      );
      return { ...data, commentId };
    },
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: blockKeys, ...notices },
  });
}

/** Takes a blocking back: the list, the comment and its author are what they were. */
export function useUnblockAuthor(notices: Notices<void, Blocking>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async ({ commentId, entry, is_new, former_status, was_trusted }: Blocking) => {
      await request((client) =>
        client.rpc("unblock_author", {
          comment_id: commentId,
          former_status,
          was_trusted,
          // What stood on the list before stays there.
          ...(is_new && { entry }),
        }),
      );
    },
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: blockKeys, ...notices },
  });
}
