import { createMutationHook } from "@/data/create-mutation-hook";
import { request } from "@/lib/supabase/client";
import * as limits from "@/lib/supabase/limits/posts";
import { SLUG_LENGTH } from "@/lib/text/slug";
import { firstCharacters } from "@/lib/text/first-characters";
import { t } from "@/lib/words";
import { postKeys } from "./public";
import { postText } from "./record";

/** Copies the text of a post to a new draft. Returns the copy. */
export const useDuplicatePost = createMutationHook(
  async (id: string) => {
    const post = await request((client) => client.from("posts").select().eq("id", id).single());
    const copy = {
      ...postText(post),
      title: firstCharacters(t("Copy of {title}", { title: post.title }), limits.title_max_length),
      slug: `copy-of-${post.slug}`.slice(0, SLUG_LENGTH).replace(/-$/, ""),
    };
    return request((client) => client.from("posts").insert(copy).select("id, title").single());
  },
  [postKeys.all],
);
