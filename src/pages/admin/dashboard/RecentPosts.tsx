import { useQuery } from "@tanstack/react-query";
import { PostDates } from "@/components/admin/PostDates";
import { PostStatus } from "@/components/PostStatus";
import { EmptyState } from "@/components/ui/EmptyState";
import { recentPostsQuery } from "@/data/dashboard";
import { countOf } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { RecentList, RecentTitle } from "./RecentList";

export function RecentPosts() {
  const posts = useQuery(recentPostsQuery());
  return (
    <RecentList
      title="Recent Posts"
      query={posts}
      all={{ to: paths.adminPosts, label: "All posts" }}
      empty={
        <EmptyState title="No posts found" hint="Create your first blog post to get started" />
      }
    >
      {(post) => (
        <>
          <RecentTitle to={paths.adminPost(post.id)} badge={<PostStatus post={post} />}>
            {post.title}
          </RecentTitle>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 label text-ink-muted">
            <PostDates post={post} />
            <span>{countOf(post.views, "view")}</span>
            <span>{countOf(post.likes, "like")}</span>
          </p>
        </>
      )}
    </RecentList>
  );
}
