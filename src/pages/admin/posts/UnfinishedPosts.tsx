import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "@/components/ui/Button";
import { ButtonLink } from "@/components/ui/ButtonLink";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { List } from "@/components/ui/List";
import {
  useRemoveWorkingCopy,
  workingCopiesQuery,
  type UnfinishedPost,
} from "@/data/posts/working-copies";
import { formatDateTime } from "@/lib/format/dates-and-numbers";
import { retryOf } from "@/lib/requests/retry-of";
import { t } from "@/lib/words";
import { unfinishedPath } from "./editor/unfinished-path";
import { useFromList } from "./from-list";

const actionClass = "max-md:min-h-11";
const nameOf = ({ title }: UnfinishedPost) => title.trim() || t("Untitled");

/** Texts that were written and not saved, wherever that was; nothing where there are none. */
export function UnfinishedPosts() {
  const headingId = useId();
  const fromList = useFromList();
  const unfinished = useQuery(workingCopiesQuery());
  const [discarding, setDiscarding] = useState<UnfinishedPost>();
  const removal = useRemoveWorkingCopy({
    success: () => ({ title: t("Text discarded") }),
    failure: (error) => ({ title: t("Failed to discard the text"), description: error.message }),
  });

  if (unfinished.isError)
    return (
      <ErrorState
        message={t("Unfinished texts could not be loaded: {message}", {
          message: unfinished.error.message,
        })}
        {...retryOf(unfinished)}
      />
    );
  if (!unfinished.data?.length) return null;
  return (
    <section aria-labelledby={headingId} className="border bg-paper-raised">
      <h2 id={headingId} className="px-4 pt-4 text-sm font-medium">
        {t("Unfinished")}
      </h2>
      <List className="divide-y divide-line">
        {unfinished.data.map((post) => (
          <li key={post.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-48 grow basis-0">
              <p className="user-text">{nameOf(post)}</p>
              <p className="text-sm text-ink-muted">
                {post.isNew ? t("Never saved") : t("Changes not saved")},{" "}
                <time dateTime={post.savedAt}>{formatDateTime(post.savedAt)}</time>
                {post.device && `, ${post.device}`}
              </p>
            </div>
            <ButtonLink
              to={unfinishedPath(post)}
              state={fromList}
              variant="secondary"
              size="small"
              className={actionClass}
            >
              {t("Continue {title}", { title: <span className="sr-only">{nameOf(post)}</span> })}
            </ButtonLink>
            <Button
              variant="ghost"
              size="small"
              className={actionClass}
              onClick={() => setDiscarding(post)}
            >
              {t("Discard {title}", { title: <span className="sr-only">{nameOf(post)}</span> })}
            </Button>
          </li>
        ))}
      </List>
      {discarding && (
        <ConfirmDialog
          onClose={() => setDiscarding(undefined)}
          title={t("Discard this text?")}
          description={t("What was written of «{name}» and not saved will be gone.", {
            name: nameOf(discarding),
          })}
          confirmLabel={t("Discard")}
          isBusy={removal.isPending}
          onConfirm={() =>
            removal.mutate(
              { postId: discarding.id, seen: discarding.savedAt },
              { onSuccess: () => setDiscarding(undefined) },
            )
          }
        />
      )}
    </section>
  );
}
