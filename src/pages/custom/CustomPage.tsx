import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { PageLoading } from "@/components/PageLoading";
import { isFileAt, reloadFromHost } from "@/lib/browser/site-files";
import { paths } from "@/paths";
import { CustomPageContent } from "./custom-page-content";
import { useCustomPage } from "./use-custom-page";

/** A page of the owner's; if there is none at the URL, the nested route. */
export function CustomPage() {
  const { path, query } = useCustomPage();
  // The site has a file at this path, which a full page load shows.
  const isFile = isFileAt(paths.customPage(path));
  useEffect(() => {
    if (isFile) reloadFromHost();
  }, [isFile]);
  if (query.isPending || isFile) return <PageLoading />;
  return query.data === null ? <Outlet /> : <CustomPageContent />;
}
