import { PostCard } from "@/components/PostCard";
import { List } from "@/components/ui/List";
import type { PostCard as Post } from "@/data/posts/public";
import { t } from "@/lib/words";

type Props = { posts: Post[] };

/** The newest featured article is large, the others are in a row below. */
export function FeaturedPosts({ posts }: Props) {
  const [lead, ...others] = posts;
  if (!lead) return null;
  return (
    <section aria-labelledby="featured-articles" className="h-feed pt-14">
      <h2 id="featured-articles" className="p-name font-serif text-headline">
        {t("Featured Articles")}
      </h2>
      <div className="mt-8 grid gap-y-14">
        <PostCard post={lead} tagLimit={3} layout="lead" isPriority />
        {others.length > 0 && (
          <List className="grid gap-x-6 gap-y-14 border-t pt-8 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((post) => (
              <li key={post.id}>
                <PostCard post={post} tagLimit={3} />
              </li>
            ))}
          </List>
        )}
      </div>
    </section>
  );
}
