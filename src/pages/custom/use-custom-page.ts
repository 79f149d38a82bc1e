import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { customPageQuery } from "@/data/pages/one";

/**
 * The owner's page at the current URL, and the requested path.
 *
 * @param retryOnMount whether a failed load is retried
 */
export function useCustomPage(retryOnMount = true) {
  const { folder, page: name = "" } = useParams();
  // An encoded slash is not a separator.
  const path = [folder, name].flatMap((part) => (part ? encodeURIComponent(part) : [])).join("/");
  return { path, query: useQuery({ ...customPageQuery(path), retryOnMount }) };
}
