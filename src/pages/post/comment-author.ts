import type { Comment } from "@/data/comments/public";
import { t } from "@/lib/words";

/** The displayed name of a comment's author: the database's placeholder for a deleted account is English. */
export function commentAuthor({ author_name: author }: Pick<Comment, "author_name">): string {
  return author === "Deleted reader" ? t("Deleted reader") : author;
}
