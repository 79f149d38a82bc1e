import type { Tables } from "@/lib/supabase/database.types";
import { useFormats } from "@/lib/format/dates-and-numbers";
import { CategoryName } from "./CategoryName";
import { t } from "@/lib/words";

type Props = { post: Pick<Tables<"posts">, "category" | "listed_at" | "read_time"> };

/** Category, date and reading time of a post in a list. */
export function PostFacts({ post }: Props) {
  const { formatShortDate } = useFormats();
  return (
    <p className="flex flex-wrap gap-x-3 label text-ink-muted">
      <CategoryName name={post.category} isLink />
      <time className="dt-published" dateTime={post.listed_at}>
        {formatShortDate(post.listed_at)}
      </time>
      <span>{t("{minutes} min read", { minutes: post.read_time })}</span>
    </p>
  );
}
