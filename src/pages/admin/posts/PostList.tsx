import { Skeleton } from "@/components/ui/Skeleton";
import type { PostListItem } from "@/data/post-editing";
import { PostRow } from "./PostRow";

type Props = {
  posts: PostListItem[];
  /** True while the rows still answer an earlier search. */
  isStale: boolean;
  onEdit: (post: PostListItem) => void;
  onToggle: (post: PostListItem, what: "published" | "featured") => void;
  onDelete: (post: PostListItem) => void;
};

export function PostList({ posts, isStale, onEdit, onToggle, onDelete }: Props) {
  return (
    <ul
      aria-label="Posts"
      data-stale={isStale}
      className="@container divide-y divide-line border bg-paper-raised transition-opacity duration-150 data-[stale=true]:opacity-50"
    >
      {posts.map((post) => (
        <li key={post.id}>
          <PostRow
            post={post}
            onEdit={() => onEdit(post)}
            onToggle={(what) => onToggle(post, what)}
            onDelete={() => onDelete(post)}
          />
        </li>
      ))}
    </ul>
  );
}

export function PostListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading posts"
      className="@container divide-y divide-line border bg-paper-raised"
    >
      {Array.from({ length: 6 }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 p-4 @2xl:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-video" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
