-- Letters with accents can be stored as one character or as a letter and its accents; texts from other systems, and pasted ones,
-- often have the latter. The owner's lists only found what was composed in the same way as the text that was typed.

-- What contains a text literally, as it is typed or composed in either way; null for an empty one. In small letters, as what
-- it is compared with. The lists that the browser filters itself: src/lib/supabase/literal-pattern.ts
create function private.like_patterns(search text) returns text[]
language sql immutable
set search_path = ''
as $$
  select array_agg(distinct private.like_pattern(form))
  from left(search, 200) as typed, unnest(array[typed, normalize(typed, nfc), normalize(typed, nfd)]) as form
  where typed <> '';
$$;
-- Changes the rights of like_pattern: the owner's counts, which have their caller's rights, call it.
-- Changes the rights of like_patterns: as well.
grant execute on function private.like_pattern(text), private.like_patterns(text) to authenticated;

-- As before, and composed in either way.
create or replace function private.moderation_page(
  search text, only_status text, after_time timestamptz, after_id uuid, oldest_first boolean,
  only_sender text
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
  account text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  return query execute format(
    $query$
      select
        page.id, page.post_id, page.title, page.parent_id, page.author_name, page.content, page.status, page.created_at,
        parents.author_name, parents.status,
        (select count(*)::integer from public.comments as r where r.parent_id = page.id),
        page.held_because, coalesce(page.user_id::text, page.sender),
        case
          when page.user_id is null then null
          when page.user_id = auth.uid() then 'owner'
          when exists (select from private.trusted_readers where user_id = page.user_id) then 'trusted'
          else 'reader'
        end
      from (
        select
          c.id, c.post_id, p.title, c.parent_id, c.author_name, c.content, c.status, c.created_at,
          c.held_because, c.user_id, c.sender
        from public.comments as c
        join public.posts as p on p.id = c.post_id
        where ($1 is null or c.status = $1)
          and ($2 is null or (c.created_at, c.id) %1$s ($2, $3))
          and ($4 is null or c.search_text like any ($4) or c.post_id in (select t.id from public.posts as t where lower(t.title) like any ($4)))
          and ($5 is null or c.sender = $5 or c.user_id = $6)
        order by c.created_at %2$s, c.id %2$s
        limit 20
      ) as page
      left join public.comments as parents on parents.id = page.parent_id
      order by page.created_at %2$s, page.id %2$s
    $query$,
    case when oldest_first then '>' else '<' end,
    case when oldest_first then 'asc' else 'desc' end
  )
  using
    only_status, after_time, after_id, private.like_patterns(search), only_sender, private.account_of(only_sender);
end;
$$;
create or replace function private.comment_counts(search text, only_sender text) returns table (status text, count bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  patterns constant text[] := private.like_patterns(search);
  account constant uuid := private.account_of(only_sender);
begin
  if not private.is_owner() then
    return;
  end if;
  return query
  select c.status, count(*)
  from public.comments as c
  where (
      patterns is null or c.search_text like any (patterns)
      or c.post_id in (select t.id from public.posts as t where lower(t.title) like any (patterns))
    )
    and (only_sender is null or c.sender = only_sender or c.user_id = account)
  group by c.status;
end;
$$;
create or replace function public.message_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select m.status, count(*) from public.contact_messages as m
  where (select private.is_owner()) and (search = '' or lower(m.search_text) like any ((select private.like_patterns(left(search, 200)))::text[]))
  group by m.status;
$$;
create or replace function public.consultation_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select r.status, count(*) from public.consultation_requests as r
  where (select private.is_owner()) and (search = '' or lower(r.search_text) like any ((select private.like_patterns(left(search, 200)))::text[]))
  group by r.status;
$$;
