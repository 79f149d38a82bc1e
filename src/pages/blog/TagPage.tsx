import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { MailHint } from "@/components/MailHint";
import { taggedPostsQuery } from "@/data/posts/lists";
import { paths } from "@/paths";
import { PostList } from "./PostList";

/** The articles with a tag. */
export function TagPage() {
  const { name = "" } = useParams();
  const posts = useInfiniteQuery(taggedPostsQuery(name));
  return (
    <PostList label="Tag" name={name} title={`#${name}`} path={paths.tag(name)} posts={posts}>
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
