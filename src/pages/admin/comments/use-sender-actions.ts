import type { ModeratedComment } from "@/data/comments/admin";
import { useBlockAuthor, useSetTrust, type TrustChange } from "@/data/comments/senders";
import type { Notices } from "@/lib/query-client";
import { countOf } from "@/lib/format/dates-and-numbers";

const trustNotices: Notices<number, TrustChange> = {
  success: (approved, { isTrusted }) =>
    isTrusted
      ? {
          title: "Reader Trusted",
          ...(approved > 0 && { description: `${countOf(approved, "comment")} approved` }),
        }
      : { title: "Reader No Longer Trusted" },
  failure: (error) => ({ title: "Failed to change trust", description: error.message }),
};

const blockNotices: Notices<string, string> = {
  success: (entry) => ({
    title: "Blocked",
    description: `${entry} stands among the blocked people in Settings.`,
  }),
  failure: (error) => ({ title: "Failed to block", description: error.message }),
};

/** Trusting and blocking whoever sent a comment. */
export function useSenderActions({ id }: ModeratedComment) {
  const trust = useSetTrust(trustNotices);
  const block = useBlockAuthor(blockNotices);
  return {
    setTrust: (isTrusted: boolean) => trust.mutate({ commentId: id, isTrusted }),
    block: () => block.mutate(id),
  };
}
