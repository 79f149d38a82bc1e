-- The author of a comment that waits could put another text there while the owner read the former one, and had that approved.

-- As before, and says when each text was edited: what is approved is that one.
-- On a live site: the calls of the former version work, and get one field more.
drop function public.moderation_page(text, text, timestamptz, uuid, boolean, text);
create function public.moderation_page(
  search text default '', only_status text default null, after_time timestamptz default null,
  after_id uuid default null, oldest_first boolean default false, only_sender text default null
)
returns table (
  id uuid,
  post_id uuid,
  post_title text,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  parent_author text,
  parent_status text,
  reply_count integer,
  held_because text,
  sender text,
  account text,
  edited_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select page.*, (select comments.edited_at from public.comments where comments.id = page.id)
  from private.moderation_page(search, only_status, after_time, after_id, oldest_first, only_sender) as page;
$$;
-- Changes the rights of public.moderation_page: as before.
grant execute on function public.moderation_page(text, text, timestamptz, uuid, boolean, text) to authenticated;
