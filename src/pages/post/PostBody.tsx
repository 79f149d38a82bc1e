import { ArticleHtml } from "@/components/ArticleHtml";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import type { Post } from "@/data/posts/public";

type Props = { post: Post };

export function PostBody({ post }: Props) {
  return (
    <div className="page-width">
      {post.featured_image && (
        <ImageWithFallback
          src={post.featured_image}
          alt=""
          width={1440}
          height={810}
          sizes="(width >= 72rem) 68rem, 100vw"
          isPriority
          className="mt-8 aspect-video w-full bg-paper-sunk object-cover"
        />
      )}
      <div className="mx-auto mt-10 max-w-measure md:mt-14">
        <ArticleHtml key={post.id} id={post.id} html={post.content} />
        {post.tags.length > 0 && (
          <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2 label text-ink-muted">
            {post.tags.map((tag) => (
              <li key={tag} className="border px-2 py-0.5">
                #{tag}
              </li>
            ))}
          </ul>
        )}
        <AuthorCard name={post.author_name} />
      </div>
    </div>
  );
}

function AuthorCard({ name }: { name: string }) {
  return (
    <aside aria-label="About the author" className="mt-10 flex items-center gap-5 border-y py-6">
      <img
        src="/images/portrait-192.avif"
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className="size-18 shrink-0 object-cover"
      />
      <div>
        <p className="label text-ink-muted">Written by</p>
        <p className="font-serif text-title">{name}</p>
      </div>
    </aside>
  );
}
