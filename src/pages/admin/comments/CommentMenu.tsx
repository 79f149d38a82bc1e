import { Reply, ShieldCheck, ShieldOff, UserSearch, UserX } from "lucide-react";
import { RowMenu } from "@/components/admin/RowMenu";
import { MenuItem } from "@/components/ui/Menu";
import type { ModeratedComment } from "@/data/comments/admin";
import { t } from "@/lib/words";
import { needApproval } from "./need-approval";
import { useSenderActions } from "./use-sender-actions";

type Props = {
  /** Id of the button, to restore focus. */
  id: string;
  comment: ModeratedComment;
  onReply: () => void;
  onDelete: () => void;
  /** Shows everything that the sender wrote; undefined if that is already shown. */
  onSender: ((sender: string) => void) | undefined;
};

export function CommentMenu({ id, comment, onReply, onDelete, onSender }: Props) {
  const { author_name: author, account, sender, status } = comment;
  const { trust, stopTrusting, block } = useSenderActions(comment);
  return (
    <RowMenu
      id={id}
      label={t("More for the comment by {author}", { author })}
      className="@max-3xl:ms-auto"
      onDelete={onDelete}
    >
      <MenuItem icon={Reply} onSelect={onReply}>
        {needApproval(comment).length > 0 ? t("Approve and reply") : t("Reply")}
      </MenuItem>
      {account === "reader" && (
        <MenuItem icon={ShieldCheck} onSelect={trust}>
          {status === "approved" ? t("Trust this reader") : t("Approve and trust this reader")}
        </MenuItem>
      )}
      {account === "trusted" && (
        <MenuItem icon={ShieldOff} onSelect={stopTrusting}>
          {t("Stop trusting this reader")}
        </MenuItem>
      )}
      {sender !== null && onSender && (
        <MenuItem icon={UserSearch} onSelect={() => onSender(sender)}>
          {t("Everything from this sender")}
        </MenuItem>
      )}
      {account !== "owner" && (
        <MenuItem icon={UserX} tone="danger" onSelect={block}>
          {blockLabel(comment)}
        </MenuItem>
      )}
    </RowMenu>
  );
}

/** Blocking also rejects this comment; others by the same author stay. */
function blockLabel({ account, status }: ModeratedComment): string {
  if (status === "spam") return account === null ? t("Block this name") : t("Block this reader");
  return account === null ? t("Reject and block this name") : t("Reject and block this reader");
}
