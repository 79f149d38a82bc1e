import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { Page } from "@/components/Page";
import { RecordQuestions } from "@/components/RecordQuestions";
import { RecordStates } from "@/components/RecordStates";
import { useRecordEditor, type Outcome } from "@/components/use-record-editor";
import type { Save } from "@/data/optimistic-lock";
import { editedPostQuery, useSavePost, type PostFields, type SavedPost } from "@/data/posts/admin";
import { logInDevelopment } from "@/lib/log";
import type { Notices } from "@/lib/query-client";
import { useListPath } from "../from-list";
import { postModel, storedInput, type PostInput } from "../post-input";
import { PostForm } from "./PostForm";

type Props = {
  /** Null for a new post. */
  postId: string | null;
  /** Called when a new post was stored. */
  onCreated: (id: string) => void;
};

const notices: Notices<unknown, Save<PostFields>> = {
  success: (_data, { baseVersion }) => ({
    title: baseVersion === null ? "Post created successfully" : "Post updated successfully",
  }),
  failure: (error) => {
    logInDevelopment("Failed to save post", error);
    return { title: "Failed to save post", description: error.message };
  },
};

export function PostEditor({ postId, onCreated }: Props) {
  const navigate = useNavigate();
  const listPath = useListPath();
  const query = useQuery({
    ...editedPostQuery(postId ?? ""),
    enabled: postId !== null,
    staleTime: 0,
  });
  const editor = useRecordEditor({
    noun: "post",
    rowId: postId,
    query,
    saving: useSavePost(notices),
    model: postModel,
  });
  const { draft } = editor;
  const title = postId === null ? "Create New Post" : "Edit Post";

  function goOn({ sent, saved }: Outcome<PostInput, SavedPost>) {
    draft.settle(sent, {
      input: storedInput(sent, saved.slug),
      baseVersion: saved.updated_at,
    });
    if (postId !== saved.id) onCreated(saved.id);
  }

  function leave() {
    draft.forget();
    void navigate(listPath);
  }

  return (
    <Page title={title}>
      <RecordStates
        editor={editor}
        className="mx-auto max-w-page p-4 md:p-8"
        renderForm={(input) => (
          <PostForm
            title={title}
            id={draft.id}
            input={input}
            isNew={postId === null}
            isSaving={editor.isSaving}
            isChanged={draft.isChanged}
            kept={draft.kept}
            refusal={editor.refusal}
            saveButtonId={editor.saveButtonId}
            onChange={draft.change}
            onCancel={() => editor.requestLeave(leave)}
            onSave={() => editor.save(goOn)}
          />
        )}
      />
      <RecordQuestions
        editor={editor}
        labels={postModel.labels}
        mine={draft.input && postModel.fieldsOf(draft.input)}
        onKeepMine={(baseVersion) => editor.saveOver(baseVersion, goOn)}
        onDiscard={leave}
      />
    </Page>
  );
}
