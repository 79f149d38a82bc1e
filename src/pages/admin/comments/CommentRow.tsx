import { Ban, Check, Reply } from "lucide-react";
import { RowMenu } from "@/components/RowMenu";
import { Button } from "@/components/ui/Button";
import { Checkbox } from "@/components/ui/Checkbox";
import { MenuItem } from "@/components/ui/Menu";
import type { ModeratedComment } from "@/data/comments/admin";
import { classNames } from "@/lib/class-names";
import { CommentWords } from "./CommentWords";
import { needApproval } from "./need-approval";

type Props = {
  comment: ModeratedComment;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onStatus: (status: "approved" | "spam") => void;
  onReply: () => void;
  onDelete: () => void;
};

/** Id of the button of a comment's menu, to restore focus. */
export function commentMenuId(commentId: string): string {
  return `comment-menu-${commentId}`;
}

/** Id of the first button of a comment's row. */
export function firstActionId(commentId: string): string {
  return `comment-action-${commentId}`;
}

const actionClass = "max-md:min-h-11";

export function CommentRow({ comment, isSelected, onToggle, onStatus, onReply, onDelete }: Props) {
  const { id, status, author_name: author } = comment;
  return (
    <article
      aria-label={`Comment by ${author}`}
      data-selected={isSelected}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 px-2 py-4 transition-colors duration-150 data-[selected=true]:bg-paper-sunk sm:pr-4 @3xl:grid-cols-[auto_minmax(0,1fr)_auto] @3xl:gap-x-5"
    >
      <Checkbox
        label={`Select the comment by ${author}`}
        isLabelHidden
        checked={isSelected}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="-my-2.5 self-start"
      />
      <CommentWords comment={comment} />
      <div className="col-start-2 flex items-center gap-2 @max-xs:col-span-2 @max-xs:col-start-1 @3xl:col-start-3 @3xl:row-start-1 @3xl:justify-end @3xl:self-start">
        {status !== "approved" && (
          <Button
            id={firstActionId(id)}
            variant="secondary"
            size="small"
            className={actionClass}
            onClick={() => onStatus("approved")}
          >
            <Check aria-hidden className="size-4" />
            Approve <span className="sr-only">the comment by {author}</span>
          </Button>
        )}
        {status !== "spam" && (
          <Button
            id={status === "approved" ? firstActionId(id) : undefined}
            variant={status === "approved" ? "ghost" : "secondary"}
            size="small"
            // Aligns the borderless button's icon with the text above.
            className={classNames(actionClass, status === "approved" && "@max-3xl:-ml-3")}
            onClick={() => onStatus("spam")}
          >
            <Ban aria-hidden className="size-4" />
            Reject <span className="sr-only">the comment by {author}</span>
          </Button>
        )}
        <RowMenu
          id={commentMenuId(id)}
          label={`More for the comment by ${author}`}
          className="@max-3xl:ml-auto"
          onDelete={onDelete}
        >
          <MenuItem onSelect={onReply}>
            <Reply aria-hidden className="size-4" />
            {needApproval(comment).length > 0 ? "Approve and reply" : "Reply"}
          </MenuItem>
        </RowMenu>
      </div>
    </article>
  );
}
