import { useInfiniteQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router-dom";
import { categoriesQuery } from "@/data/categories";
import { postsQuery } from "@/data/posts/public";
import { paths } from "@/paths";
import { PostList } from "./PostList";
import { useOtherSpelling } from "./use-other-spelling";
import { t } from "@/lib/words";

export function CategoryPage() {
  const { name = "" } = useParams();
  const posts = useInfiniteQuery({
    ...postsQuery({ search: "", category: name }),
    // Otherwise the previous category's articles would be shown while these load.
    placeholderData: () => undefined,
  });
  const spelled = useOtherSpelling(name, posts.data, categoriesQuery());
  if (spelled) return <Navigate to={paths.category(spelled)} replace />;
  return (
    <PostList
      label={t("Category")}
      name={name}
      title={name}
      path={paths.category(name)}
      posts={posts}
    />
  );
}
