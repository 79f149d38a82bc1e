import { useQuery } from "@tanstack/react-query";
import { PostDates } from "@/components/admin/PostDates";
import { PostStatus } from "@/components/PostStatus";
import { EmptyState } from "@/components/ui/EmptyState";
import { recentPostsQuery } from "@/data/dashboard";
import { plural } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { t } from "@/lib/words";
import { RecentList, RecentTitle } from "./RecentList";

export function RecentPosts() {
  const posts = useQuery(recentPostsQuery());
  return (
    <RecentList
      title={t("Recent Posts")}
      loading={t("Loading recent posts")}
      failure={(message) => t("Error loading recent posts: {message}", { message })}
      query={posts}
      all={{ to: paths.adminPosts, label: t("All posts") }}
      empty={
        <EmptyState
          title={t("No posts found")}
          hint={t("Create your first blog post to get started")}
        />
      }
    >
      {(post) => (
        <>
          <RecentTitle to={paths.adminPost(post.id)} badge={<PostStatus post={post} />}>
            {post.title}
          </RecentTitle>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 label text-ink-muted">
            <PostDates post={post} />
            <span>{plural(post.views, { one: "{count} view", other: "{count} views" })}</span>
            <span>{plural(post.likes, { one: "{count} like", other: "{count} likes" })}</span>
          </p>
        </>
      )}
    </RecentList>
  );
}
