import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { PageLoading } from "@/components/PageLoading";
import { isFileAt, reloadFromHost } from "@/lib/browser/site-files";
import { paths } from "@/paths";
import { OwnArticle } from "./own-article";
import { useOwnPage } from "./use-own-page";

/** A page of the owner's; if there is none at the URL, the nested route. */
export function OwnPage() {
  const { path, query } = useOwnPage();
  // Something else of the site is at this path, which a full page load shows.
  const isFile = isFileAt(paths.ownPage(path));
  useEffect(() => {
    if (isFile) reloadFromHost();
  }, [isFile]);
  if (query.isPending || isFile) return <PageLoading />;
  return query.data === null ? <Outlet /> : <OwnArticle />;
}
