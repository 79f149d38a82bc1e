import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DraftOffer } from "@/components/admin/DraftOffer";
import { Page } from "@/components/Page";
import { useFailureNotice } from "@/components/admin/record-notices";
import { RecordQuestions } from "@/components/admin/RecordQuestions";
import { RecordStates } from "@/components/admin/RecordStates";
import { newestText } from "@/components/admin/newest-text";
import { useRecordEditor, type Outcome } from "@/components/admin/use-record-editor";
import type { Save } from "@/lib/record";
import { storedPostQuery, useSavePost, type PostFields, type SavedPost } from "@/data/posts/stored";
import { useWorkingCopy } from "@/data/working-copies/use-working-copy";
import { isInFuture } from "@/lib/clock";
import { logInDevelopment } from "@/lib/log";
import type { Notices } from "@/lib/query-client";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { useListPath } from "../from-list";
import { postModel, storedInput, type PostInput } from "../post-input";
import { PostForm } from "./PostForm";
import { UNFINISHED } from "./unfinished-path";

type Props = {
  /** Null for a new post. */
  postId: string | null;
  /** Called when a new post was stored. */
  onCreated: (id: string) => void;
};

/** @param view opens a post's public page */
function useNotices(view: (id: string) => void): Notices<SavedPost, Save<PostFields>> {
  const failureNotice = useFailureNotice(t("Failed to save post"));
  return {
    success: ({ id, published, listed_at: listedAt }, { baseVersion }) => ({
      title: baseVersion === null ? t("Post created successfully") : t("Post updated successfully"),
      ...(published &&
        !isInFuture(listedAt) && { action: { label: t("View"), onClick: () => view(id) } }),
    }),
    failure: (error) => {
      const notice = failureNotice(error);
      if (notice) logInDevelopment("Failed to save post", error);
      return notice;
    },
  };
}

export function PostEditor({ postId, onCreated }: Props) {
  const navigate = useNavigate();
  const listPath = useListPath();
  const [address] = useSearchParams();
  const editor = useRecordEditor({
    noun: "post",
    rowId: postId,
    newId: address.get(UNFINISHED) ?? undefined,
    query: useQuery(storedPostQuery(postId ?? "")),
    saving: useSavePost(useNotices((id) => void navigate(paths.post(id)))),
    model: postModel,
  });
  const { draft } = editor;
  const copy = useWorkingCopy({ kind: "posts", ...editor.workingCopy });
  const newest = newestText(draft, copy);
  const title = postId === null ? t("Create New Post") : t("Edit Post");
  const heading = <h1 className="mb-8 font-serif text-title">{title}</h1>;

  function continueEditing({ sent, saved }: Outcome<PostInput, SavedPost>) {
    draft.settle(sent, {
      input: storedInput(sent, saved),
      baseVersion: saved.updated_at,
    });
    copy.forget(sent);
    if (postId !== saved.id && !editor.isLeft()) onCreated(saved.id);
  }

  function leave() {
    newest.forget();
    void navigate(listPath);
  }

  return (
    <Page title={title}>
      <RecordStates
        editor={editor}
        loading={t("Loading post")}
        heading={heading}
        className="mx-auto max-w-page p-4 md:p-8"
        renderForm={(input) => (
          <PostForm
            title={title}
            id={draft.id}
            input={input}
            stored={draft.stored?.input ?? postModel.fresh}
            isNew={postId === null}
            isSaving={editor.isSaving}
            isSending={editor.isSending}
            status={editor.statusWith(copy.status)}
            offer={
              newest.offered && (
                <DraftOffer
                  savedAt={newest.offered.savedAt}
                  device={newest.device}
                  differences={editor.labelsOfChanged(newest.offered.input)}
                  onRestore={newest.restore}
                  onDiscard={newest.discard}
                  returnFocusTo={() => document.querySelector("#main form textarea")}
                />
              )
            }
            refusal={editor.refusal}
            onChange={draft.change}
            onCancel={() => editor.requestLeave(leave)}
            onPrepare={editor.setIsPreparing}
            onSave={() => editor.save(continueEditing)}
          />
        )}
      />
      <RecordQuestions
        editor={editor}
        onKeepMine={() => editor.keepMine(continueEditing)}
        onDiscard={leave}
      />
    </Page>
  );
}
