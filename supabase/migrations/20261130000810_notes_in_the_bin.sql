-- A deleted article or page lost its draft links and the notes that readers of its draft had left, though the bin
-- restores what is in it as it was.

-- Before the deletion, as a note could not tell afterwards whether its link was deleted or had expired. Links come back
-- revoked: what they led to was deleted. A note counts as the child of its link, so that it is restored after it.
create function private.put_draft_into_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() and private.is_owner() then
    with links as (
      select * from public.draft_links as link where old.id in (link.post_id, link.page_id)
    )
    insert into private.bin (kind, row_id, is_root, content)
    select 'draft_links', id, false, to_jsonb(links) || jsonb_build_object('revoked_at', coalesce(revoked_at, now()))
    from links
    union all
    select
      'draft_notes', left_note.id, false,
      to_jsonb(left_note) || jsonb_build_object('post_id', links.post_id, 'page_id', links.page_id, 'parent_id', links.id)
    from public.draft_notes as left_note
    join links on links.id = left_note.link_id;
  end if;
  return old;
end;
$$;
create trigger put_draft_into_bin before delete on public.posts for each row execute function private.put_draft_into_bin();
create trigger put_draft_into_bin before delete on public.pages for each row execute function private.put_draft_into_bin();
