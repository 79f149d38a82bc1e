import { Link } from "react-router-dom";
import type { Tables } from "@/lib/supabase/database.types";
import { paths } from "@/paths";
import { inLanguage } from "@/lib/text/language";
import { PostFacts } from "./PostFacts";

type Props = {
  post: Pick<
    Tables<"posts">,
    "title" | "slug" | "language" | "category" | "listed_at" | "read_time"
  >;
};

/** A post in a list without pictures. */
export function PostLine({ post }: Props) {
  return (
    <article className="group relative grid gap-1 py-4">
      <PostFacts post={post} />
      <h3 {...inLanguage(post.language)} className="font-serif text-title">
        <Link
          to={paths.post(post.slug)}
          className="user-text group-underline after:absolute after:inset-0"
        >
          {post.title}
        </Link>
      </h3>
    </article>
  );
}
