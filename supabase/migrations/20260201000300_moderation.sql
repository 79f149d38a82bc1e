-- The owner's list of all comments.

alter table public.comments
  add column search_text text not null generated always as (lower(author_name || chr(10) || content)) stored;
create index comments_newest on public.comments (created_at desc, id desc);

-- Comments that hold `search` literally in author, text or title of the post, newest first, at most
-- 20 after the row (`before`, `before_id`). With raised rights, because row-level security would
-- judge every row; hence the question who is asking. The search goes through the comments as they
-- come: what many hold is found at once, what few hold after one pass. An index of the words would
-- make that pass shorter, and the frequent words, whose thousands it would have to sort, far longer.
create function private.moderation_page(search text, only_status text, before timestamptz, before_id uuid)
returns table (
  id uuid,
  post_id uuid,
  post_title text,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.is_owner() then
    return;
  end if;
  return query
  select c.id, c.post_id, p.title, c.parent_id, c.author_name, c.content, c.status, c.created_at
  from public.comments as c
  join public.posts as p on p.id = c.post_id
  where (only_status is null or c.status = only_status)
    and (before is null or (c.created_at, c.id) < (before, before_id))
    and (
      search = ''
      or c.search_text like pattern
      or c.post_id in (select t.id from public.posts as t where lower(t.title) like pattern)
    )
  order by c.created_at desc, c.id desc
  limit 20;
end;
$$;

create function public.moderation_page(
  search text default '', only_status text default null, before timestamptz default null, before_id uuid default null
)
returns table (
  id uuid,
  post_id uuid,
  post_title text,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select * from private.moderation_page(search, only_status, before, before_id);
$$;

-- How many comments of each status hold `search`, as above.
create function private.comment_counts(search text) returns table (status text, count bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  pattern text := '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
begin
  if not private.is_owner() then
    return;
  end if;
  if search = '' then
    return query select c.status, count(*) from public.comments as c group by c.status;
    return;
  end if;
  return query
  select c.status, count(*)
  from public.comments as c
  where c.search_text like pattern
    or c.post_id in (select t.id from public.posts as t where lower(t.title) like pattern)
  group by c.status;
end;
$$;

create function public.comment_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select * from private.comment_counts(search);
$$;

revoke execute on function
  private.moderation_page(text, text, timestamptz, uuid), private.comment_counts(text)
from public;
revoke execute on function
  public.moderation_page(text, text, timestamptz, uuid), public.comment_counts(text)
from public, anon, authenticated;
grant execute on function
  private.moderation_page(text, text, timestamptz, uuid), public.moderation_page(text, text, timestamptz, uuid),
  private.comment_counts(text), public.comment_counts(text)
to authenticated;
