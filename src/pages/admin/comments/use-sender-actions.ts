import type { ModeratedComment } from "@/data/comments/admin";
import {
  useBlockAuthor,
  useSetTrust,
  useUnblockAuthor,
  type Blocking,
  type TrustChange,
} from "@/data/comments/senders";
import type { Notices } from "@/lib/query-client";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";

const trustNotices: Notices<number, TrustChange> = {
  success: (approved, { isTrusted }) =>
    isTrusted
      ? {
          title: t("Reader Trusted"),
          ...(approved > 0 && {
            description: plural(approved, {
              one: "{count} comment approved",
              other: "{count} comments approved",
            }),
          }),
        }
      : { title: t("Reader No Longer Trusted") },
  failure: t("Failed to change trust"),
};

const unblockNotices: Notices<void, Blocking> = {
  success: (_data, { entry, is_new }) => ({
    title: t("Undone"),
    description: is_new
      ? t("{entry} is no longer blocked.", { entry })
      : t("{entry} was already blocked.", { entry }),
  }),
  failure: t("Failed to unblock"),
};

export function useSenderActions({ id }: ModeratedComment) {
  const trust = useSetTrust(trustNotices);
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
    setTrust: (isTrusted: boolean) => trust.mutate({ commentId: id, isTrusted }),
    block: () => block.mutate(id),
  };
}
