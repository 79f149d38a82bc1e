import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { PageLoading } from "@/components/PageLoading";
import { isFileAt, loadAnew } from "@/lib/browser/site-files";
import { paths } from "@/paths";
import { OwnArticle } from "./own-article";
import { useOwnPage } from "./use-own-page";

/** A page of the owner's own; at an address that nothing has, the route within this one's. */
export function OwnPage() {
  const { path, query } = useOwnPage();
  // The site has something else here, which a loaded page shows as well.
  const isFile = isFileAt(paths.ownPage(path));
  useEffect(() => {
    if (isFile) loadAnew();
  }, [isFile]);
  if (query.isPending || isFile) return <PageLoading />;
  return query.data === null ? <Outlet /> : <OwnArticle />;
}
