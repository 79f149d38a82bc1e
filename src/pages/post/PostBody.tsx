import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useIsOwner } from "@/auth/use-is-owner";
import { ArticleHtml } from "@/components/ArticleHtml";
import { CoverImage } from "@/components/CoverImage";
import { FeedHint } from "@/components/FeedHint";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { MailHint } from "@/components/MailHint";
import { PostTags } from "@/components/PostTags";
import { useSite } from "@/components/site-context";
import type { Topic } from "@/components/SubscribeForm";
import { profile } from "@/content/profile";
import type { Post } from "@/data/posts/public";
import { articleQuery } from "@/lib/article/article";
import { headingsIn } from "@/lib/article/headings";
import { classNames } from "@/lib/class-names";
import { isInFuture } from "@/lib/clock";
import { shownAuthor } from "@/lib/text/author";
import { ReadingPositionTracker } from "./ReadingPositionTracker";
import { SeriesContents } from "./SeriesContents";
import { FoldedContents, TableOfContents } from "./TableOfContents";
import { t } from "@/lib/words";

type Props = { post: Post };

/** An article with fewer sections has no table of contents. */
const MIN_SECTIONS = 3;

export function PostBody({ post }: Props) {
  const { owner } = useSite();
  const { data: html = "" } = useQuery(articleQuery(post.content));
  const headings = useMemo(() => headingsIn(html), [html]);
  const isOwner = useIsOwner();
  // Only the owner sees a post before its time. The browser must not store anything that is not public, as others may
  // use it.
  const isPublic = post.published && !post.unlisted && !(isOwner && isInFuture(post.listed_at));
  const hasContents = headings.length >= MIN_SECTIONS;
  return (
    <div className="page-width">
      {post.featured_image && <CoverImage src={post.featured_image} />}
      <div
        className={classNames(
          "mt-10 md:mt-14",
          hasContents &&
            "min-[1100px]:grid min-[1100px]:grid-cols-[minmax(0,var(--measure))_13rem] min-[1100px]:justify-center min-[1100px]:gap-12",
        )}
      >
        <div className="mx-auto w-full max-w-measure">
          <SeriesContents post={post} />
          {hasContents && <FoldedContents headings={headings} language={post.language} />}
          {html && isPublic && <ReadingPositionTracker post={post} />}
          <div className="e-content">
            <ArticleHtml id={post.id} html={post.content} language={post.language} />
          </div>
          <PostTags tags={post.tags} className="mt-12 gap-2" tagClassName="border px-2" />
          <AuthorCard name={shownAuthor(post.author_name, owner.name)} />
          <FeedHint className="mt-6" />
          {isPublic && <MailHint topics={topicsOf(post)} className="mt-2" />}
        </div>
        {hasContents && (
          <TableOfContents headings={headings} language={post.language} minutes={post.read_time} />
        )}
      </div>
    </div>
  );
}

/** The subscriptions offered below an article: everything, its series, and its tags. */
function topicsOf({ series, tags }: Post): Topic[] {
  return [
    { topic: "all", name: "" },
    ...(series === null ? [] : [{ topic: "series" as const, name: series }]),
    ...tags.map((name) => ({ topic: "tag" as const, name })),
  ];
}

function AuthorCard({ name }: { name: string }) {
  const { owner } = useSite();
  return (
    <aside
      aria-label={t("About the author")}
      className="mt-10 flex items-center gap-5 border-y py-6"
    >
      {/* Only for the owner, whom the portrait shows. */}
      {[owner.name, profile.name].includes(name) && (
        <ImageWithFallback
          src="/images/portrait-192.avif"
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 object-cover"
        />
      )}
      <div>
        <p className="label text-ink-muted">{t("Written by")}</p>
        <p className="font-serif text-title">{name}</p>
      </div>
    </aside>
  );
}
