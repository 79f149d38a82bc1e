import { useSite } from "@/components/site-context";
import { StructuredData } from "@/components/StructuredData";
import type { Comment } from "@/data/comments/public";
import type { Post } from "@/data/posts/public";
import { commentAnchor } from "@/lib/comment-anchor";
import { siteUrl } from "@/lib/seo/site-url";
import { articleId, jsonLd, ownerRef, type StructuredDataNode } from "@/lib/seo/structured-data";
import { paths } from "@/paths";

type Props = { post: Post; comments: readonly Comment[] };

/** Structured data of an article's public comments: https://schema.org/Comment */
export function CommentsData({ post, comments }: Props) {
  const { owner } = useSite();
  const url = siteUrl(paths.post(post.slug), post.language);
  const idOf = (id: string) => `${url}#${commentAnchor({ id })}`;
  const shown = comments.filter(({ status }) => status === "approved");
  if (shown.length === 0) return null;
  const commentData = (comment: Comment): StructuredDataNode => ({
    "@type": "Comment",
    "@id": idOf(comment.id),
    url: idOf(comment.id),
    text: comment.content,
    dateCreated: comment.created_at,
    ...(comment.edited_at && { dateModified: comment.edited_at }),
    author: comment.is_author
      ? ownerRef(owner.name)
      : { "@type": "Person", name: comment.author_name },
    upvoteCount: comment.likes,
    parentItem: comment.parent_id
      ? { "@type": "Comment", "@id": idOf(comment.parent_id) }
      : { "@type": "BlogPosting", "@id": articleId(url) },
  });
  return <StructuredData json={jsonLd(...shown.map(commentData))} />;
}
