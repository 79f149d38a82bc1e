import { useMutation } from "@tanstack/react-query";
import type { ConflictError } from "@/lib/requests/backend-error";
import type { Notices } from "@/lib/query-client";
import { renderToStore } from "@/lib/markdown/render";
import type { Save } from "@/lib/record";
import type { Client } from "@/lib/supabase/client";
import type { ColumnsOf } from "@/lib/supabase/columns";
import type { Tables } from "@/lib/supabase/database.types";
import { nameKey } from "@/lib/text/name-key";
import { categoryKey } from "@/data/categories";
import { saveById, storedRowQuery } from "@/data/one-row";
import { hasWrittenFields, isSlugOf } from "@/data/optimistic-lock";
import { tagKey } from "@/data/tags";
import { formerSlugsKey } from "./former-slugs";
import { seriesKey } from "./known-series";
import { postKeys, type Post } from "./public";
import type { WrittenPost } from "./record";

// One post as it is stored, for its editor.

const SAVED_COLUMNS =
  "id, slug, language, category, tags, series, published, listed_at, updated_at";

export type StoredPost = Tables<"posts">;
export type SavedPost = Pick<Post, ColumnsOf<typeof SAVED_COLUMNS>>;
export type PostFields = Omit<WrittenPost, "created_at">;

const posts = (client: Client) => client.from("posts").select();

/** One post as it is stored, with its source, or null if there is none. */
export function storedPostQuery(id: string) {
  return storedRowQuery(posts, postKeys.one, id);
}

/**
 * Stores a new or edited post; a slug in use gets a suffix. Markdown is rendered here. Fails with a
 * {@link ConflictError} if the post has changed since the edit started.
 */
export function useSavePost(notices: Notices<SavedPost, Save<PostFields>>) {
  return useMutation<SavedPost, Error | ConflictError<StoredPost>, Save<PostFields>>({
    mutationFn: async (save) => {
      const fields = await withContent(save.fields);
      return saveById(save, {
        table: posts,
        insert: (client) =>
          client
            .from("posts")
            .insert({ id: save.id, ...fields })
            .select(SAVED_COLUMNS)
            .single(),
        update: (client) => client.from("posts").update(fields).select(SAVED_COLUMNS),
        isStoredAs,
      });
    },
    meta: {
      invalidates: [
        postKeys.published,
        postKeys.one,
        postKeys.all,
        formerSlugsKey,
        seriesKey,
        categoryKey,
        tagKey,
      ],
      ...notices,
    },
  });
}

async function withContent(fields: PostFields): Promise<PostFields> {
  if (fields.format === "html") return fields;
  return { ...fields, content: await renderToStore(fields.source) };
}

/**
 * The database adds a suffix to a slug in use, and sets an empty language and the publication time. Everything else
 * is stored as it is here, but for its content, see {@link hasWrittenFields}.
 */
function isStoredAs(
  stored: StoredPost,
  {
    slug,
    language,
    category,
    tags,
    series,
    published_at: publishedAt,
    revised_at: revisedAt,
    ...others
  }: PostFields,
): boolean {
  return (
    isSlugOf(stored.slug, slug) &&
    (language === "" || stored.language === language) &&
    // The database adapts their spelling to that in other posts.
    [stored.category, stored.series ?? "", ...stored.tags].map(nameKey).join("\n") ===
      [category, series ?? "", ...tags].map(nameKey).join("\n") &&
    (publishedAt === null || isSameTime(stored.published_at, publishedAt)) &&
    isSameTime(stored.revised_at, revisedAt) &&
    hasWrittenFields(stored, others)
  );
}

/** Compares instants, because the database formats them differently. */
function isSameTime(one: string | null, other: string | null): boolean {
  return one === other || (one && other ? Date.parse(one) === Date.parse(other) : false);
}
