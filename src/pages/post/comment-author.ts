import type { Comment } from "@/data/comments/public";
import { t } from "@/lib/words";

/** The name under a comment as it is shown: the one that the database gives for a deleted account is English. */
export function commentAuthor({ author_name: author }: Pick<Comment, "author_name">): string {
  return author === "Deleted reader" ? t("Deleted reader") : author;
}
