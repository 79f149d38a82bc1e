import { useInfiniteQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { MailHint } from "@/components/MailHint";
import { taggedPostsQuery } from "@/data/posts/lists";
import { tagsQuery } from "@/data/tags";
import { paths } from "@/paths";
import { PostList } from "./PostList";
import { useOtherSpelling } from "./use-other-spelling";
import { t } from "@/lib/words";

export function TagPage() {
  const { name = "" } = useParams();
  const posts = useInfiniteQuery(taggedPostsQuery(name));
  const spelled = useOtherSpelling(name, posts.data, tagsQuery());
  if (spelled) return <Navigate to={paths.tag(spelled)} replace />;
  return (
    <PostList label={t("Tag")} name={name} title={`#${name}`} path={paths.tag(name)} posts={posts}>
      <MailHint
        key={name}
        topics={[
          { topic: "tag", name },
          { topic: "all", name: "" },
        ]}
        className="max-w-measure"
      />
    </PostList>
  );
}
