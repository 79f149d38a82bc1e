import { Ban, Check } from "lucide-react";
import { Button } from "@/components/ui/Button";
import { Checkbox } from "@/components/ui/Checkbox";
import type { ModeratedComment } from "@/data/comments/admin";
import { classNames } from "@/lib/class-names";
import { t } from "@/lib/words";
import { CommentMenu } from "./CommentMenu";
import { CommentText } from "./CommentText";

type Props = {
  comment: ModeratedComment;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onStatus: (status: "approved" | "spam") => void;
  onReply: () => void;
  onDelete: () => void;
  onSender: ((sender: string) => void) | undefined;
};

/** Id of the button of a comment's menu, to restore focus. */
export function commentMenuId(commentId: string): string {
  return `comment-menu-${commentId}`;
}

const actionClass = "@max-sm:px-2";

export function CommentRow(props: Props) {
  const { comment, isSelected, onToggle, onStatus, onReply, onDelete, onSender } = props;
  const { id, status, author_name: author } = comment;
  const theComment = t("the comment by {author}", { author });
  return (
    <article
      aria-label={t("Comment by {author}", { author })}
      data-selected={isSelected}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-2 px-2 py-4 transition-colors duration-150 data-[selected=true]:bg-paper-sunk sm:pe-4 @3xl:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Checkbox
        label={t("Select the comment by {author}", { author })}
        isLabelHidden
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="-my-2.5 self-start"
      />
      <CommentText comment={comment} />
      <div className="col-start-2 flex flex-wrap items-center gap-2 @max-sm:gap-x-1 @max-xs:col-span-2 @max-xs:col-start-1 @3xl:col-start-3 @3xl:row-start-1 @3xl:justify-end @3xl:self-start @3xl:ps-5">
        {status !== "approved" && (
          <Button
            variant="secondary"
            size="small"
            className={actionClass}
            onClick={() => onStatus("approved")}
          >
            <Check aria-hidden className="size-4" />
            {t("Approve {theComment}", {
              theComment: <span className="sr-only">{theComment}</span>,
            })}
          </Button>
        )}
        {status !== "spam" && (
          <Button
            variant={status === "approved" ? "ghost" : "secondary"}
            size="small"
            // Aligns the borderless button's icon with the text above.
            className={classNames(actionClass, status === "approved" && "@xs:@max-3xl:-ms-3")}
            onClick={() => onStatus("spam")}
          >
            <Ban aria-hidden className="size-4" />
            {t("Reject {theComment}", {
              theComment: <span className="sr-only">{theComment}</span>,
            })}
          </Button>
        )}
        <CommentMenu
          id={commentMenuId(id)}
          comment={comment}
          onReply={onReply}
          onDelete={onDelete}
          onSender={onSender}
        />
      </div>
    </article>
  );
}
