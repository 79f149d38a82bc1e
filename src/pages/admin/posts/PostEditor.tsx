import { useQuery } from "@tanstack/react-query";
import { RecordEditor } from "@/components/RecordEditor";
import type { Save } from "@/data/optimistic-lock";
import { useSavePost, type PostFields } from "@/data/posts/admin";
import { postQuery } from "@/data/posts/public";
import { logInDevelopment } from "@/lib/log";
import type { Notices } from "@/lib/query-client";
import { postModel } from "./post-input";
import { PostForm } from "./PostForm";

type Props = {
  /** Null for a new post. */
  postId: string | null;
  onClose: () => void;
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

export function PostEditor({ postId, onClose }: Props) {
  const query = useQuery({ ...postQuery(postId ?? ""), enabled: postId !== null, staleTime: 0 });
  return (
    <RecordEditor
      noun="post"
      rowId={postId}
      query={query}
      saving={useSavePost(notices)}
      model={postModel}
      titles={{ create: "Create New Post", edit: "Edit Post" }}
      renderForm={(form) => <PostForm {...form} />}
      onClose={onClose}
    />
  );
}
