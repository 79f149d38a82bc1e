import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import type { Version } from "@/lib/drafts/edit-draft";

/**
 * The stored row at the moment its editor opens. Only a fresh response counts, so that nobody edits an old
 * copy; later responses are ignored, so that they cannot change a form in use.
 *
 * @param query loads the row, with `staleTime: 0`; its data is null if there is none
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
