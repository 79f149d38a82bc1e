import type { ModeratedComment } from "@/data/comments/admin";
import {
  useBlockAuthor,
  useStopTrustingReader,
  useTrustReader,
  useUnblockAuthor,
  useUndoTrust,
  type Blocking,
} from "@/data/comments/senders";
import type { Notices } from "@/lib/query-client";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

const failure = t("Failed to change trust");

const unblockNotices: Notices<void, Blocking> = {
  success: (_data, { entry, is_new }) => ({
    title: t("Undone"),
    description: is_new
      ? t("{entry} is no longer blocked.", { entry })
      : t("{entry} was already blocked.", { entry }),
  }),
  failure: t("Failed to unblock"),
};

export function useSenderActions(comment: ModeratedComment) {
  const undoTrust = useUndoTrust({ success: t("Undone"), failure });
  const trust = useTrustReader({
    success: (trusting) => ({
      title: t("Reader Trusted"),
      ...(trusting.approved > 0 && {
        description: plural(trusting.approved, {
          one: "{count} comment approved",
          other: "{count} comments approved",
        }),
      }),
      ...(trusting.former && {
        action: { label: t("Undo"), onClick: () => undoTrust.mutate(trusting) },
      }),
    }),
    failure,
  });
  const stopTrusting = useStopTrustingReader({ success: t("Reader No Longer Trusted"), failure });
  const unblock = useUnblockAuthor(unblockNotices);
  const block = useBlockAuthor({
    success: (blocking) => ({
      title: t("Blocked"),
      description: t("{entry} is now listed under “Blocked people” in the settings.", {
        entry: blocking.entry,
      }),
      action: { label: t("Undo"), onClick: () => unblock.mutate(blocking) },
    }),
    failure: t("Failed to block"),
  });
  return {
    trust: () => trust.mutate(comment),
    stopTrusting: () => stopTrusting.mutate(comment.id),
    block: () => block.mutate(comment.id),
  };
}
