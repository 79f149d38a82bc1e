import type { ModeratedComment } from "@/data/comments/admin";
import {
  useBlockAuthor,
  useSetTrust,
  useUnblockAuthor,
  type Blocking,
  type TrustChange,
} from "@/data/comments/senders";
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

const unblockNotices: Notices<void, Blocking> = {
  success: (_data, { entry, is_new }) => ({
    title: "Undone",
    description: is_new ? `${entry} is no longer blocked.` : `${entry} was blocked before.`,
  }),
  failure: (error) => ({ title: "Failed to unblock", description: error.message }),
};

/** Trusting and blocking whoever sent a comment. */
export function useSenderActions({ id }: ModeratedComment) {
  const trust = useSetTrust(trustNotices);
  const unblock = useUnblockAuthor(unblockNotices);
  const block = useBlockAuthor({
    success: (blocking) => ({
      title: "Blocked",
      description: `${blocking.entry} is among the blocked people in Settings.`,
      action: { label: "Undo", onClick: () => unblock.mutate(blocking) },
    }),
    failure: (error) => ({ title: "Failed to block", description: error.message }),
  });
  return {
    setTrust: (isTrusted: boolean) => trust.mutate({ commentId: id, isTrusted }),
    block: () => block.mutate(id),
  };
}
