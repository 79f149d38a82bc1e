import { useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

type Kind = {
  /** The key of the query that finds a record by its id or slug. */
  keyOf: (idOrSlug: string) => QueryKey;
  pathOf: (slug: string) => string;
};

/**
 * Puts a record's current slug into the address bar, if it was opened by its id or by a former slug. There is
 * no new history entry, and nothing is fetched again.
 *
 * @param record what is shown, once it is loaded
 * @param idOrSlug what it was found under
 */
export function useCurrentSlug(
  record: object | null | undefined,
  present: string | undefined,
  idOrSlug: string,
  { keyOf, pathOf }: Kind,
): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();

  useEffect(() => {
    if (!record || present === undefined || present === idOrSlug) return;
    const updatedAt = client.getQueryState(keyOf(idOrSlug))?.dataUpdatedAt ?? 0;
    const known = client.getQueryState(keyOf(present));
    // The data cached under the slug may be newer, for example after a like.
    if (known?.data === undefined || known.dataUpdatedAt < updatedAt)
      client.setQueryData(keyOf(present), record, { updatedAt });
    void navigate({ pathname: pathOf(present), search, hash }, { replace: true, state });
  }, [record, present, idOrSlug, keyOf, pathOf, client, navigate, search, hash, state]);
}
