import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { ListHeader } from "@/components/admin/ListHeader";
import { AdminPage } from "@/components/admin/AdminPage";
import { RecordList } from "@/components/admin/RecordList";
import { UnfinishedTexts } from "@/components/admin/UnfinishedTexts";
import { ButtonLink } from "@/components/ui/ButtonLink";
import {
  adminPostsQuery,
  useTogglePost,
  type AdminPostFilters,
  type PostListItem,
  type PostToggle,
} from "@/data/posts/admin";
import { useDuplicatePost } from "@/data/posts/duplicate";
import { useUnfinishedTexts } from "@/data/working-copies/unfinished";
import { plural } from "@/lib/format/dates-and-numbers";
import type { Notice } from "@/lib/notify";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { DeletePostDialog } from "./DeletePostDialog";
import { PostFilters } from "./PostFilters";
import { PostRow } from "./PostRow";
import { unfinishedPath } from "./editor/unfinished-path";
import { useFromList } from "./from-list";
import { usePostsParams } from "./use-posts-params";
import { usePublishing } from "./use-publishing";

export function AdminPostsPage() {
  const { filters, setSearch, setStatus, setSort } = usePostsParams();
  const fromList = useFromList();
  const navigate = useNavigate();
  const posts = useInfiniteQuery(adminPostsQuery(filters));
  const texts = useUnfinishedTexts("posts");
  const toggle = useTogglePost({
    success: (_data, done) => updated(done.post.title, inverse(done)),
    failure: t("Failed to save post"),
  });
  const publishing = usePublishing(
    (post: PostListItem) => toggle.mutate({ post, field: "published", isOn: true }),
    {
      success: (_saved, { id, fields }) =>
        updated(fields.title, {
          post: { id, ...fields },
          field: "published",
          isOn: false,
          publishedAt: fields.published_at,
        }),
      failure: t("Failed to save post"),
    },
  );
  const duplicate = useDuplicatePost({
    success: (copy) => ({
      title: t("Post duplicated successfully"),
      description: copy.title,
      action: {
        label: t("Edit"),
        onClick: () => void navigate(paths.adminPost(copy.id), { state: fromList }),
      },
    }),
    failure: t("Failed to duplicate post"),
  });
  const [deleting, setDeleting] = useState<PostListItem>();
  const isFiltered = filters.search !== "" || filters.status !== "all";

  function updated(title: string, undo: PostToggle): Notice {
    return {
      title: t("Post updated successfully"),
      description: title,
      action: { label: t("Undo"), onClick: () => toggle.mutate(undo) },
    };
  }

  return (
    <AdminPage title={t("Blog Posts")}>
      <ListHeader title={t("Blog Posts")} count={posts.data && numberOf(posts.data.total, filters)}>
        <ButtonLink to={paths.adminNewPost} state={fromList}>
          <Plus aria-hidden className="size-4" />
          {t("New Post")}
        </ButtonLink>
      </ListHeader>
      <PostFilters filters={filters} onSearch={setSearch} onStatus={setStatus} onSort={setSort} />

      <UnfinishedTexts {...texts} pathOf={unfinishedPath} state={fromList} />
      <RecordList
        isWaiting={texts.unfinished.isPending}
        texts={{
          label: t("Posts"),
          loading: t("Loading posts"),
          none: t("No posts found"),
          failure: t("Error loading posts"),
        }}
        query={posts}
        emptyHint={
          isFiltered
            ? t("No posts match your search.")
            : t("Create your first blog post to get started")
        }
        renderRow={(post) => (
          <PostRow
            post={post}
            onToggle={(field) => {
              if (field === "published" && !post.published) void publishing.publish(post);
              else toggle.mutate({ post, field, isOn: !post[field] });
            }}
            onDuplicate={() => duplicate.mutate(post.id)}
            onDelete={() => setDeleting(post)}
          />
        )}
      />

      {publishing.question}
      {deleting && <DeletePostDialog post={deleting} onClose={() => setDeleting(undefined)} />}
    </AdminPage>
  );
}

/** Undoing a publication leaves no publication time behind that a later one would reuse. */
function inverse({ post, field, isOn }: PostToggle): PostToggle {
  const isFirst = field === "published" && isOn && !post.published;
  return { post, field, isOn: !isOn, ...(isFirst && { publishedAt: post.published_at }) };
}

function numberOf(total: number, { search, status }: AdminPostFilters): string {
  return search || status !== "all"
    ? plural(total, { one: "{count} matching post", other: "{count} matching posts" })
    : plural(total, { one: "{count} post", other: "{count} posts" });
}
