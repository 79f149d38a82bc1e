import { PostCard } from "@/components/PostCard";
import { List } from "@/components/ui/List";
import { Skeleton } from "@/components/ui/Skeleton";
import type { PostCard as Post } from "@/data/posts/public";
import { t } from "@/lib/words";

type Props = { title: string; posts: Post[] };

const gridClass = "mt-8 grid gap-x-6 gap-y-14 sm:grid-cols-2 lg:grid-cols-3";

export function PostGrid({ title, posts }: Props) {
  return (
    <section aria-labelledby="all-articles" className="h-feed pt-14">
      <h2 id="all-articles" className="p-name font-serif text-headline">
        {title}
      </h2>
      <List className={gridClass}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} tagLimit={2} />
          </li>
        ))}
      </List>
    </section>
  );
}

export function PostGridSkeleton() {
  return (
    <div role="status" aria-label={t("Loading articles")} className="pt-14">
      <Skeleton className="h-10 w-56 max-w-full" />
      <div className={gridClass}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="grid content-start gap-3">
            <Skeleton className="aspect-video" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="h-7" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
