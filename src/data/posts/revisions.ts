import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import type { Database, Json } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { pageOf, pagesByRow, type Page } from "@/data/paging";
import { postKeys } from "./public";

export type Revision = {
  id: string;
  /** ISO 8601. */
  savedAt: string;
  /** Whether readers may have seen it. */
  wasPublished: boolean;
  /** What the owner calls it; empty where it has no name. */
  name: string;
  /** The columns that differ from the version before; none for the first one. */
  changed: string[];
  wordsAdded: number;
  wordsRemoved: number;
  /** The first of the words that are more than before, or else fewer; tells versions apart. */
  firstWords: string;
};

type RevisionRow = Omit<
  Database["public"]["Functions"]["revisions_page"]["Returns"][number],
  "total"
>;

// What changes a post makes a version of it.
const revisionsKey = [...postKeys.one, "revisions"] as const;

/** The saved versions of a post, the latest first, in pages of 20. */
export function revisionsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: [...revisionsKey, postId],
    queryFn: async ({ pageParam: last, signal }): Promise<Page<Revision>> => {
      const { data } = await request((client) =>
        client
          .rpc("revisions_page", { post: postId, ...(last && { before_id: last.id }) })
          .abortSignal(signal),
      );
      const { rows, total } = pageOf(data);
      return { rows: rows.map(toRevision), total };
    },
    ...pagesByRow<Revision, "id">(),
  });
}

function toRevision(row: RevisionRow): Revision {
  return {
    id: row.id,
    savedAt: row.saved_at,
    wasPublished: row.was_published,
    name: row.name,
    changed: row.changed,
    wordsAdded: row.words_added,
    wordsRemoved: row.words_removed,
    firstWords: row.first_words,
  };
}

/** The columns of one version, as `private.revision_fields()` makes them; null where it is gone, thinned out or with its post. */
export function revisionQuery(id: string) {
  return queryOptions({
    queryKey: ["post-revision", id],
    queryFn: async ({ signal }): Promise<Json | null> => {
      const { data } = await request((client) =>
        client
          .from("post_revisions")
          .select("fields")
          .eq("id", id)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data?.fields ?? null;
    },
    // A saved version never changes.
    staleTime: Infinity,
  });
}

/** Reads what one version says, for the editor to take it over. It fails for one that is gone. */
export function useReadRevision(notices: Notices<Json, Revision>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Revision) => {
      const version = await queryClient.fetchQuery(revisionQuery(id));
      if (!version) throw new Error("This version is not kept any more.");
      return version;
    },
    meta: notices,
  });
}

/** Gives a version a name, or takes it away with an empty one. */
export function useNameRevision(notices: Notices<void, { id: string; name: string }>) {
  return useMutation({
    mutationFn: async ({ id, name }: { id: string; name: string }) => {
      await request((client) => client.from("post_revisions").update({ name }).eq("id", id));
    },
    meta: { invalidates: [revisionsKey], ...notices },
  });
}
