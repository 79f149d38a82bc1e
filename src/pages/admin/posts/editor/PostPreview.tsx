import { ArticleHeader } from "@/components/ArticleHeader";
import { CategoryName } from "@/components/CategoryName";
import { RenderedText } from "@/components/admin/editor/RenderedText";
import { ImageWithFallback } from "@/components/ImageWithFallback";
import { PostTags } from "@/components/PostTags";
import { useSite } from "@/components/site-context";
import { shownAuthor } from "@/lib/text/author";
import { t } from "@/lib/words";
import { fieldsOf, type PostInput } from "../post-input";

type Props = {
  input: PostInput;
  /** The content, not sanitized; undefined until it is rendered. */
  html: string | undefined;
};

export function PostPreview({ input, html }: Props) {
  const post = fieldsOf(input);
  const site = useSite();
  const language = post.language || site.language;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-8">
      <ArticleHeader
        above={<CategoryName name={post.category} />}
        article={{ ...post, title: post.title || t("Untitled"), language }}
        isPreview
      >
        <p className="flex flex-wrap gap-x-4 border-t pt-4 label text-ink-muted">
          <span className="text-ink">{shownAuthor(post.author_name, site.owner.name)}</span>
          <span>{t("{minutes} min read", { minutes: post.read_time })}</span>
        </p>
      </ArticleHeader>
      {post.featured_image && (
        <ImageWithFallback
          src={post.featured_image}
          alt=""
          width={960}
          height={540}
          sizes="(width >= 56rem) 48rem, 100vw"
          className="aspect-video w-full bg-paper-sunk object-cover"
        />
      )}
      <div className="mx-auto w-full max-w-measure">
        <RenderedText html={html} language={language} />
        <PostTags
          tags={post.tags}
          areLinks={false}
          className="mt-12 gap-2"
          tagClassName="border px-2"
        />
      </div>
    </article>
  );
}
