import { Eye, Heart, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "@/lib/class-names";
import type { Tables } from "@/lib/supabase/database.types";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { paths } from "@/paths";
import { siteUrl } from "@/lib/seo/site-url";
import { inLanguage } from "@/lib/text/language";
import { AuthorName } from "./AuthorName";
import { CardImage } from "./CardImage";
import { PostFacts } from "./PostFacts";
import { PostTags } from "./PostTags";
import { type CountedText } from "@/lib/words";

type Props = {
  post: Pick<
    Tables<"posts">,
    | "id"
    | "slug"
    | "title"
    | "excerpt"
    | "language"
    | "category"
    | "tags"
    | "featured_image"
    | "author_name"
    | "read_time"
    | "views"
    | "likes"
    | "comment_count"
    | "listed_at"
  >;
  tagLimit: number;
  /** "lead" puts image and text side by side, for the first post of a list. */
  layout?: "card" | "lead";
  isPriority?: boolean;
};

export function PostCard({ post, tagLimit, layout = "card", isPriority = false }: Props) {
  const isLead = layout === "lead";
  return (
    // Classes that begin with "h-" are microformats, so none of them may set a height here.
    <article
      className={classNames(
        "h-entry group relative",
        isLead
          ? "grid gap-5 lg:items-center lg:grid-cols-12 lg:not-has-[img]:block lg:gap-10"
          : "flex min-h-full flex-col gap-5",
      )}
    >
      {post.featured_image && (
        <div
          className={classNames(
            "overflow-hidden bg-paper-sunk empty:hidden",
            isLead && "lg:col-span-7",
          )}
        >
          <CardImage
            src={post.featured_image}
            isLead={isLead}
            isPriority={isPriority}
            className="transition-transform duration-250 group-hover:scale-[1.02]"
          />
        </div>
      )}
      <div className={classNames("flex grow flex-col gap-3", isLead && "lg:col-span-5")}>
        <data className="u-url" value={siteUrl(paths.post(post.slug), post.language)} />
        <PostFacts post={post} />
        <h3
          {...inLanguage(post.language)}
          className={classNames(
            "font-serif",
            isLead ? "text-headline tracking-[-0.01em] rtl:tracking-normal" : "text-title",
          )}
        >
          {/* The link covers the card, but a screen reader hears only the title. */}
          <Link
            to={paths.post(post.id)}
            className="p-name group-underline after:absolute after:inset-0"
          >
            {post.title}
          </Link>
        </h3>
        {post.excerpt && (
          <p
            {...inLanguage(post.language)}
            className={classNames(
              "p-summary text-ink-muted",
              isLead ? "max-w-measure text-lead" : "line-clamp-3",
            )}
          >
            {post.excerpt}
          </p>
        )}
        <PostTags tags={post.tags.slice(0, tagLimit)} className="gap-x-3" />
        {/* Aligned to the bottom, so that the lines of neighbouring cards meet. */}
        <p className="mt-auto flex flex-wrap items-center gap-x-4 border-t pt-3 label text-ink-muted">
          <AuthorName stored={post.author_name} className="me-auto" />
          <Count
            icon={<Eye aria-hidden className="size-3.5" />}
            value={post.views}
            forms={{ one: "{count} view", other: "{count} views" }}
          />
          <Count
            icon={<Heart aria-hidden className="size-3.5" />}
            value={post.likes}
            forms={{ one: "{count} like", other: "{count} likes" }}
          />
          <Count
            icon={<MessageSquare aria-hidden className="size-3.5" />}
            value={post.comment_count}
            forms={{ one: "{count} comment", other: "{count} comments" }}
          />
        </p>
      </div>
    </article>
  );
}

function Count({ icon, value, forms }: { icon: ReactNode; value: number; forms: CountedText }) {
  const { plural, formatCompact } = useFormats();
  return (
    <span className="inline-flex items-center gap-2">
      {icon}
      <span aria-hidden>{formatCompact(value)}</span>
      <span className="sr-only">{plural(value, forms)}</span>
    </span>
  );
}
