import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import { request } from "@/lib/supabase/client";
import { changeKey, publicKeys, refreshModeration } from "./admin";
import { ownerSettingsKey } from "@/data/settings/admin";

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

/**
 * Rejects a comment and puts its author on the list of blocked people; the result is what stands
 * there: the account's address, or a name.
 */
export function useBlockAuthor(notices: Notices<string, string>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changeKey,
    mutationFn: async (commentId: string): Promise<string> => {
      const { data } = await request((client) =>
        client.rpc("block_author", { comment_id: commentId }),
      );
      return data;
    },
    onSettled: () => refreshModeration(queryClient),
    meta: { invalidates: [...publicKeys, ownerSettingsKey], ...notices },
  });
}
