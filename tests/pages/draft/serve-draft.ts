import { postRow } from "../../support/factories";
import { recordPosts } from "../../support/requests";
import { prepare, serveFunctions, serveRows } from "../../support/table";

export const TOKEN = "t".repeat(43);
export const draft = postRow({
  title: "A draft",
  published: false,
  content: "<h2>Heading</h2><p>First paragraph.</p><p>Second <em>paragraph</em>.</p>",
  author_name: "Robin",
  read_time: 3,
  updated_at: "2026-11-20T10:00:00+00:00",
});
const note = { paragraph: 2, quote: "Second paragraph.", name: "Ada", note: "A comma?" };

/** Serves the draft at its link, and records the notes that are sent. */
export function serveDraft(shown: Partial<typeof draft> = {}, notes = [note]) {
  serveRows("posts", [{ ...draft, ...shown }]);
  prepare(async (run) => {
    await run(
      `with link as (
         insert into public.draft_links (post_id, token_hash, expires_at)
         values ($1, private.hash_of_secret($2), now() + interval '7 days')
         on conflict do nothing returning id
       )
       insert into public.draft_notes (link_id, paragraph, quote, name, note)
       select link.id, paragraph, quote, name, note
       from link, jsonb_populate_recordset(null::public.draft_notes, $3)`,
      [draft.id, TOKEN, JSON.stringify(notes)],
    );
  });
  serveFunctions("shared_draft", "shared_draft_notes", "add_draft_note");
  return recordPosts("rpc/add_draft_note");
}
