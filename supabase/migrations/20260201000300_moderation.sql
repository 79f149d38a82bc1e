-- The owner's list of all comments.

alter table public.comments
  add column search_text text not null generated always as (lower(author_name || chr(10) || content)) stored;
create index comments_newest on public.comments (created_at desc, id desc);

-- Comments that hold `search` literally in author, text or title of the post, newest or oldest first,
-- at most 20 after the row (`after_time`, `after_id`); each with the comment it replies to and the
-- number of its replies. With raised rights, because row-level security would judge every row; hence
-- the question who is asking. The search goes through the comments as they come: what many hold is
-- found at once, what few hold after one pass; an index of words would have to sort thousands of the
-- frequent ones. Put together as text, because an index is read in the one direction or the other.
create function private.moderation_page(
  search text, only_status text, after_time timestamptz, after_id uuid, oldest_first boolean
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
  reply_count integer
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
        page.*, parents.author_name, parents.status,
        (select count(*)::integer from public.comments as r where r.parent_id = page.id)
      from (
        select c.id, c.post_id, p.title, c.parent_id, c.author_name, c.content, c.status, c.created_at
        from public.comments as c
        join public.posts as p on p.id = c.post_id
        where ($1 is null or c.status = $1)
          and ($2 is null or (c.created_at, c.id) %1$s ($2, $3))
          and (
            $4 = ''
            or c.search_text like $5
            or c.post_id in (select t.id from public.posts as t where lower(t.title) like $5)
          )
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
    only_status, after_time, after_id, search,
    '%' || regexp_replace(lower(search), '([\\%_])', '\\\1', 'g') || '%';
end;
$$;

create function public.moderation_page(
  search text default '', only_status text default null, after_time timestamptz default null,
  after_id uuid default null, oldest_first boolean default false
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
  reply_count integer
)
language sql stable
set search_path = ''
as $$
  select * from private.moderation_page(search, only_status, after_time, after_id, oldest_first);
$$;

-- How many comments of each status hold `search`, as above. Counted in one reading of the table: a
-- text that many hold costs no more than one that few hold.
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
  private.moderation_page(text, text, timestamptz, uuid, boolean), private.comment_counts(text)
from public;
revoke execute on function
  public.moderation_page(text, text, timestamptz, uuid, boolean), public.comment_counts(text)
from public, anon, authenticated;
grant execute on function
  private.moderation_page(text, text, timestamptz, uuid, boolean),
  public.moderation_page(text, text, timestamptz, uuid, boolean),
  private.comment_counts(text), public.comment_counts(text)
to authenticated;
