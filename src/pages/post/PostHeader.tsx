import { useIsOwner } from "@/auth/use-is-owner";
import { ArticleHeader } from "@/components/ArticleHeader";
import { AuthorName } from "@/components/AuthorName";
import { CategoryName } from "@/components/CategoryName";
import { PostStatus } from "@/components/PostStatus";
import { ButtonLink } from "@/components/ui/ButtonLink";
import type { Post } from "@/data/posts/public";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { inLanguage } from "@/lib/text/language";
import { paths } from "@/paths";
import { CopyMarkdownButton } from "./CopyMarkdownButton";
import { LikeButton } from "./LikeButton";
import { ShareButton } from "./ShareButton";
import { Translations } from "./Translations";
import { t } from "@/lib/words";

type Props = { post: Post; idOrSlug: string };

export function PostHeader({ post, idOrSlug }: Props) {
  const { plural, formatDate } = useFormats();
  const isOwner = useIsOwner();
  const { revised_at: revisedAt } = post;
  return (
    <ArticleHeader
      above={
        <>
          <CategoryName name={post.category} isLink />
          {(isOwner || !post.published) && <PostStatus post={post} isQuiet />}
        </>
      }
      article={post}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t pt-4">
        <p className="grid grid-cols-[auto_auto] justify-start gap-x-4 label text-ink-muted sm:flex sm:flex-wrap">
          <AuthorName stored={post.author_name} className="text-ink" />
          <time className="dt-published" dateTime={post.listed_at}>
            {formatDate(post.listed_at)}
          </time>
          <span>{t("{minutes} min read", { minutes: post.read_time })}</span>
          <span>{plural(post.views, { one: "{count} view", other: "{count} views" })}</span>
          <Translations post={post} />
        </p>
        <div className="flex flex-wrap gap-2 print:hidden">
          {isOwner && (
            <ButtonLink to={paths.adminPost(post.id)} variant="secondary">
              {t("Edit")}
            </ButtonLink>
          )}
          <LikeButton post={post} idOrSlug={idOrSlug} />
          <ShareButton post={post} />
          <CopyMarkdownButton post={post} />
        </div>
      </div>
      {revisedAt && (
        <p className="max-w-measure text-sm text-ink-muted">
          {t("Updated {time}", {
            time: (
              <time className="dt-updated" dateTime={revisedAt}>
                {formatDate(revisedAt)}
              </time>
            ),
          })}
          {post.revision_note && (
            <>
              {" — "}
              <span {...inLanguage(post.language)}>{post.revision_note}</span>
            </>
          )}
        </p>
      )}
    </ArticleHeader>
  );
}
