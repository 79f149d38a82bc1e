import type { LinkNote } from "@/data/posts/draft-links";
import type { Tables } from "@/lib/supabase/database.types";

/** This many hours from now; a negative number is in the past. */
export const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** A valid link to a draft; pass what matters to the test. */
export function link(values: Partial<Tables<"draft_links">> = {}): Tables<"draft_links"> {
  const id = values.id ?? "00000000-0000-4000-9000-000000000801";
  return {
    id,
    post_id: null,
    page_id: null,
    token_hash: id,
    created_at: hours(-2),
    expires_at: hours(24),
    revoked_at: null,
    last_opened_at: null,
    ...values,
  };
}

/** A note on a draft; pass what matters to the test. */
export const note = (id: number, values: Partial<LinkNote>): LinkNote => ({
  id: `00000000-0000-4000-9000-000000000${id}`,
  link_id: "00000000-0000-4000-9000-000000000801",
  paragraph: 0,
  quote: "It begins",
  name: "Ada",
  note: "A comma?",
  is_done: false,
  created_at: hours(-1),
  ...values,
});
