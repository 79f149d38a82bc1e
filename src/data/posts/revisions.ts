import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Notices } from "@/lib/query-client";
import type { Database, Json, Tables } from "@/lib/supabase/database.types";
import { request } from "@/lib/supabase/client";
import { countedPages, pageBefore } from "@/data/paging";
import { postKeys } from "./public";

/** What the owner wrote of a post, as one save left it. */
export type Written = Pick<
  Tables<"posts">,
  | "title"
  | "slug"
  | "excerpt"
  | "language"
  | "source"
  | "content"
  | "category"
  | "tags"
  | "featured_image"
  | "author_name"
  | "read_time"
> & { format: "markdown" | "html" };

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

type RevisionRow = Database["public"]["Functions"]["revisions_page"]["Returns"][number];

const PAGE_SIZE = 20;
// What changes a post makes a version of it.
const revisionsKey = [...postKeys.one, "revisions"] as const;

/** The saved versions of a post, the latest first, in pages of 20. */
export function revisionsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: [...revisionsKey, postId],
    queryFn: async ({ pageParam, signal }): Promise<RevisionRow[]> => {
      const { data } = await request((client) =>
        client
          .rpc("revisions_page", { post: postId, ...pageBefore(pageParam) })
          .abortSignal(signal),
      );
      return data;
    },
    ...countedPages(toRevision, PAGE_SIZE),
  });
}

function toRevision(row: RevisionRow): Revision[] {
  return [
    {
      id: row.id,
      savedAt: row.saved_at,
      wasPublished: row.was_published,
      name: row.name,
      changed: row.changed,
      wordsAdded: row.words_added,
      wordsRemoved: row.words_removed,
      firstWords: row.first_words,
    },
  ];
}

/** What one version says; null where it is gone, thinned out or with its post. */
export function revisionQuery(id: string) {
  return queryOptions({
    queryKey: ["post-revision", id],
    queryFn: async ({ signal }): Promise<Written | null> => {
      const { data } = await request((client) =>
        client
          .from("post_revisions")
          .select("fields")
          .eq("id", id)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return data && writtenOf(data.fields);
    },
    // A saved version never changes.
    staleTime: Infinity,
  });
}

/** Reads what `private.revision_fields()` makes of a post. */
function writtenOf(fields: Json): Written {
  const read = (name: string): unknown =>
    typeof fields === "object" && fields !== null ? Reflect.get(fields, name) : undefined;
  const text = (name: string) => {
    const value = read(name);
    return typeof value === "string" ? value : "";
  };
  const tags = read("tags");
  return {
    title: text("title"),
    slug: text("slug"),
    excerpt: text("excerpt"),
    language: text("language"),
    format: read("format") === "markdown" ? "markdown" : "html",
    source: text("source"),
    content: text("content"),
    category: text("category"),
    tags: Array.isArray(tags) ? tags.map(String) : [],
    featured_image: text("featured_image") || null,
    author_name: text("author_name"),
    read_time: Number(read("read_time")),
  };
}

/** Reads what one version says, for the editor to take it over. It fails for one that is gone. */
export function useReadRevision(notices: Notices<Written, Revision>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Revision) => {
      const written = await queryClient.fetchQuery(revisionQuery(id));
      if (!written) throw new Error("This version is not kept any more.");
      return written;
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
