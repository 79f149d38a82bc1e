import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { ownPageQuery } from "@/data/pages/one";

/**
 * The page of the owner's at the present address, and the path that it was asked for by.
 *
 * @param retryOnMount whether one that could not be loaded is asked for again
 */
export function useOwnPage(retryOnMount = true) {
  const { folder, page: name = "" } = useParams();
  // A slash that is encoded is none.
  const path = [folder, name].flatMap((part) => (part ? encodeURIComponent(part) : [])).join("/");
  return { path, query: useQuery({ ...ownPageQuery(path), retryOnMount }) };
}
