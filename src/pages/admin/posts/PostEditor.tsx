import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Dialog } from "@/components/ui/Dialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { useSavePost } from "@/data/posts";
import { DraftOffer } from "./DraftOffer";
import { fieldsOf } from "./post-input";
import { PostForm } from "./PostForm";
import { usePostDraft } from "./use-post-draft";
import { useSavedPost } from "./use-saved-post";

type Props = {
  /** Null for a new post. */
  postId: string | null;
  onClose: () => void;
};

export function PostEditor({ postId, onClose }: Props) {
  const isNew = postId === null;
  const { saved, isMissing, error, refetch } = useSavedPost(postId);
  const draft = usePostDraft(postId, saved);
  const save = useSavePost();
  const [isAsking, setIsAsking] = useState(false);
  const { id, input, offered } = draft;

  function close() {
    draft.forget();
    onClose();
  }

  function requestClose() {
    if (save.isPending) return;
    if (draft.isChanged) setIsAsking(true);
    else onClose();
  }

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) requestClose();
        }}
        title={isNew ? "Create New Post" : "Edit Post"}
        size="wide"
      >
        {error ? (
          <ErrorState message={error.message} onRetry={refetch} />
        ) : isMissing ? (
          <p>This post does not exist any more.</p>
        ) : offered ? (
          <DraftOffer
            savedAt={offered.savedAt}
            onRestore={() => draft.restore(offered)}
            onDiscard={draft.forget}
          />
        ) : input ? (
          <PostForm
            id={id}
            input={input}
            isNew={isNew}
            isSaving={save.isPending}
            refusal={save.error?.message}
            onChange={draft.change}
            onCancel={requestClose}
            onSave={() => save.mutate({ id, isNew, fields: fieldsOf(input) }, { onSuccess: close })}
          />
        ) : (
          <EditorSkeleton />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        description="What you typed since the last save will be gone."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={close}
      />
    </>
  );
}

function EditorSkeleton() {
  return (
    <div role="status" aria-label="Loading post" className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-24" />
      <Skeleton className="h-72" />
    </div>
  );
}
