import { useRef, useState } from "react";
import { useAuth } from "@/auth/use-auth";
import { useSubscribeToReplies, type ReplySubscription } from "@/data/subscriptions/public";
import { useDraft } from "@/lib/drafts/use-draft";
import type { Notices } from "@/lib/query-client";
import { isMailAddress } from "@/lib/text/mailto-url";
import { t } from "@/lib/words";

const notices: Notices<void, ReplySubscription> = {
  success: (_data, { address }) => ({
    title: t("You get replies by email"),
    ...(address !== "" && {
      description: t("You first get an email asking you to confirm, one a day at most."),
    }),
  }),
  failure: t("Replies will not be emailed"),
};

/** Whether the author of a comment subscribes to its replies, and with which address. */
export function useReplySubscription() {
  const { user } = useAuth();
  const ownAddress = user?.email ?? "";
  const [isWanted, setIsWanted] = useState(false);
  const [address, setAddress] = useDraft("comment-address");
  const [refused, setRefused] = useState<string>();
  const addressField = useRef<HTMLInputElement>(null);
  const { mutate } = useSubscribeToReplies(notices);

  return {
    fieldProps: {
      isWanted,
      onWantedChange: setIsWanted,
      ownAddress,
      address,
      onAddressChange: setAddress,
      addressField,
      error: address === refused ? t("Please fill in an email address.") : undefined,
    },
    /** Validates the address, if one is required; an invalid one gets the focus. */
    isComplete: (): boolean => {
      if (!addressField.current || isMailAddress(address.trim())) return true;
      setRefused(address);
      addressField.current.focus();
      return false;
    },
    /** Subscribes to the replies to a stored comment, if wanted. */
    request: (commentId: string) => {
      const to = ownAddress ? "" : address.trim();
      if (isWanted && (user || to))
        mutate({ comment_id: commentId, address: to }, { onSuccess: () => setIsWanted(false) });
    },
  };
}
