import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { Version } from "@/lib/drafts/use-edit-draft";

/**
 * A stored row as it is when its editor opens. Only a fresh answer counts, so that nobody edits an
 * old copy, and later ones leave it alone, so that they cannot change a form in use.
 *
 * @param query asks for the row, with `staleTime: 0`; its answer is null where there is none
 * @param fresh what the editor starts with where there is nothing to load
 */
export function useVersion<Row extends { updated_at: string }, Input>(
  query: UseQueryResult<Row | null>,
  inputOf: (row: Row) => Input,
  fresh: Input | undefined,
) {
  const [saved, setSaved] = useState<Version<Input> | undefined>(
    fresh && { input: fresh, baseVersion: null },
  );
  const isFresh = query.isSuccess && query.isFetchedAfterMount && !query.isFetching;
  if (!saved && isFresh && query.data)
    setSaved({ input: inputOf(query.data), baseVersion: query.data.updated_at });

  return {
    saved,
    isMissing: !saved && isFresh && query.data === null,
    error: saved || query.isFetching ? null : query.error,
    refetch: () => void query.refetch(),
  };
}
