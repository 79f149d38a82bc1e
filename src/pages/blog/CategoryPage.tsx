import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { postsQuery } from "@/data/posts/public";
import { paths } from "@/paths";
import { PostList } from "./PostList";

/** The articles of a category. */
export function CategoryPage() {
  const { name = "" } = useParams();
  const posts = useInfiniteQuery({
    ...postsQuery({ search: "", category: name }),
    // Those of another category are not shown meanwhile.
    placeholderData: () => undefined,
  });
  return (
    <PostList label="Category" name={name} title={name} path={paths.category(name)} posts={posts} />
  );
}
