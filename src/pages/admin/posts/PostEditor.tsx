import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConflictDialog } from "@/components/ConflictDialog";
import { DraftOffer } from "@/components/DraftOffer";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { Dialog } from "@/components/ui/Dialog";
import { ErrorState } from "@/components/ui/ErrorState";
import { Skeleton } from "@/components/ui/Skeleton";
import { useVersion } from "@/components/use-version";
import { postQuery, useSavePost } from "@/data/posts";
import { ConflictError } from "@/lib/backend-error";
import { useEditDraft } from "@/lib/use-edit-draft";
import { fieldsOf, inputOf, isPostInput, newPostInput, postLabels } from "./post-input";
import { PostForm, SAVE_BUTTON } from "./PostForm";

type Props = {
  /** Null for a new post. */
  postId: string | null;
  onClose: () => void;
};

export function PostEditor({ postId, onClose }: Props) {
  const isNew = postId === null;
  const query = useQuery({ ...postQuery(postId ?? ""), enabled: !isNew, staleTime: 0 });
  const version = useVersion(query, inputOf, isNew ? newPostInput : undefined);
  const draft = useEditDraft({
    noun: "post",
    rowId: postId,
    saved: version.saved,
    isInput: isPostInput,
  });
  const saving = useSavePost();
  const [isAsking, setIsAsking] = useState(false);
  const { id, input, offered } = draft;
  const conflict = saving.error instanceof ConflictError ? saving.error : undefined;

  function close() {
    draft.forget();
    onClose();
  }

  function requestClose() {
    if (saving.isPending) return;
    if (draft.isChanged) setIsAsking(true);
    else onClose();
  }

  function save(seen: string | null) {
    if (!input) return;
    draft.noteTry();
    const tries = draft.tries.map(fieldsOf);
    saving.mutate({ id, seen, tries, fields: fieldsOf(input) }, { onSuccess: close });
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
        {version.error ? (
          <ErrorState message={version.error.message} onRetry={version.refetch} />
        ) : version.isMissing ? (
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
            isSaving={saving.isPending}
            refusal={conflict ? undefined : saving.error?.message}
            onChange={draft.change}
            onCancel={requestClose}
            onSave={() => save(draft.seen)}
          />
        ) : (
          <EditorSkeleton />
        )}
      </Dialog>
      {conflict && input && (
        <ConflictDialog
          noun="post"
          labels={postLabels}
          mine={fieldsOf(input)}
          stored={conflict.stored}
          onKeepMine={() => save(conflict.stored?.updated_at ?? null)}
          onTakeStored={() => {
            saving.reset();
            if (!conflict.stored) return;
            draft.take({ input: inputOf(conflict.stored), seen: conflict.stored.updated_at });
          }}
          onBack={saving.reset}
          saveButtonId={SAVE_BUTTON}
        />
      )}
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
