import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import {
  inverse,
  useModerateComments,
  type ModeratedComment,
  type Moderation,
} from "@/data/comments/admin";
import { plural } from "@/lib/format/dates-and-numbers";
import { t } from "@/lib/words";
import { CommentRow } from "./CommentRow";
import { SelectionBar } from "./SelectionBar";
import { useSelection } from "./use-selection";

type Props = {
  comments: ModeratedComment[];
  /** True while the rows are those of the previous search. */
  isStale: boolean;
  onReply: (comment: ModeratedComment) => void;
  onDelete: (comments: ModeratedComment[]) => void;
  /** Shows everything from one sender; undefined if that is already shown. */
  onSender: ((sender: string) => void) | undefined;
};

export function CommentList(props: Props) {
  const { comments, isStale, onReply, onDelete, onSender } = props;
  const failure = t("Failed to update comment status");
  const undo = useModerateComments({ success: t("Undone"), failure });
  const moderate = useModerateComments({
    success: (_data, changes) => ({
      title: titleOf(changes),
      action: { label: t("Undo"), onClick: () => undo.mutate(changes.map(inverse)) },
    }),
    failure,
  });
  const selection = useSelection(comments.map(({ id }) => id));
  const selected = comments.filter(({ id }) => selection.isSelected(id));

  function setStatus(changed: ModeratedComment[], to: "approved" | "spam") {
    moderate.mutate(
      changed
        .filter(({ status }) => status !== to)
        .map(({ id, status, edited_at }) => ({ id, from: status, to, edited_at })),
    );
  }

  return (
    <div
      aria-busy={isStale}
      className="border bg-paper-raised transition-opacity duration-150 aria-busy:opacity-50"
    >
      <SelectionBar
        shown={comments.length}
        selected={selected}
        onToggleAll={selection.toggleAll}
        onStatus={(status) => {
          setStatus(selected, status);
          selection.clear();
        }}
        onDelete={() => onDelete(selected)}
      />
      <List aria-label={t("Comments")} className="@container divide-y divide-line">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentRow
              comment={comment}
              isSelected={selection.isSelected(comment.id)}
              onToggle={(isRange) => selection.toggle(comment.id, isRange)}
              onStatus={(status) => {
                selection.remove(comment.id);
                setStatus([comment], status);
              }}
              onReply={() => onReply(comment)}
              onDelete={() => onDelete([comment])}
              onSender={onSender}
            />
          </li>
        ))}
      </List>
    </div>
  );
}

function titleOf(changes: Moderation[]): string {
  return changes[0]?.to === "approved"
    ? plural(changes.length, { one: "Comment Approved", other: "{count} Comments Approved" })
    : plural(changes.length, { one: "Comment Rejected", other: "{count} Comments Rejected" });
}

export function CommentListSkeleton() {
  return (
    <div
      role="status"
      aria-label={t("Loading comments")}
      className="@container divide-y divide-line border bg-paper-raised"
    >
      <div className="flex min-h-14 items-center px-5">
        <Skeleton className="h-5 w-36" />
      </div>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-5 px-5 py-4">
          <Skeleton className="size-5" />
          <div className="grid max-w-measure content-start gap-2.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
