-- Counting a post's comments reads that post's comments, and no more.

-- A new comment adds itself, however many there are. Whatever else changes is the owner's doing and
-- is counted anew, behind a lock on the post, so that two at once cannot miss each other. A stronger
-- lock would wait for the other's foreign key check, and that one for this: a deadlock.
create or replace function private.count_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  post uuid := coalesce(new.post_id, old.post_id);
begin
  perform from public.posts where id = post for no key update;
  if tg_op = 'INSERT' then
    update public.posts set comment_count = comment_count + 1
    where id = post
      and new.status = 'approved'
      and (
        new.parent_id is null
        or exists (select from public.comments where id = new.parent_id and status = 'approved')
      );
    return null;
  end if;
  -- That parents belong to the same post is said again: else the planner may read all comments.
  update public.posts
  set comment_count = (
    select count(*)
    from public.comments
    left join public.comments as parents on parents.id = comments.parent_id and parents.post_id = post
    where comments.post_id = post
      and comments.status = 'approved'
      and coalesce(parents.status, 'approved') = 'approved'
  )
  where id = post;
  return null;
end;
$$;

create index comments_held on public.comments (post_id) where status <> 'approved';

-- The comments of a post as its page shows them: at most 200 after the row (`after_time`, `after_id`),
-- newest first, with how many there are in all. It says in one place what the policies of the table
-- say, and asks once whether the post is public instead of once per comment. The number is the
-- post's counter, and what only the caller sees is counted: what is held back, which is little.
create function private.comments_page(post uuid, after_time timestamptz, after_id uuid)
returns table (
  id uuid,
  post_id uuid,
  parent_id uuid,
  user_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  total bigint
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  asking constant uuid := auth.uid();
  owns_all constant boolean := private.is_owner();
  in_all bigint;
  is_readable boolean;
begin
  select p.comment_count, owns_all or (p.published and p.created_at <= now()) into in_all, is_readable
  from public.posts as p where p.id = post;
  if is_readable is not true then
    return;
  end if;
  if after_time is null and asking is not null then
    in_all := in_all + (
      select count(*) from (
        select held.user_id, held.status from public.comments as held
        where held.post_id = post and held.status <> 'approved'
        union all
        select replies.user_id, replies.status from public.comments as held
        join public.comments as replies on replies.parent_id = held.id and replies.status = 'approved'
        where held.post_id = post and held.status <> 'approved'
      ) as hidden
      where hidden.status <> 'spam' and (owns_all or hidden.user_id = asking)
    );
  end if;
  return query
  select c.id, c.post_id, c.parent_id, c.user_id, c.author_name, c.content, c.status, c.created_at, in_all
  from public.comments as c
  where c.post_id = post
    and c.status <> 'spam'
    and (c.created_at, c.id) < (coalesce(after_time, 'infinity'), coalesce(after_id, '00000000-0000-0000-0000-000000000000'))
    and (
      owns_all
      or c.user_id = asking
      or (
        c.status = 'approved'
        and coalesce((select parents.status from public.comments as parents where parents.id = c.parent_id), 'approved') = 'approved'
      )
    )
  order by c.created_at desc, c.id desc
  limit 200;
end;
$$;

create function public.comments_page(post uuid, after_time timestamptz default null, after_id uuid default null)
returns table (
  id uuid,
  post_id uuid,
  parent_id uuid,
  user_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.comments_page(post, after_time, after_id);
$$;

revoke execute on function private.comments_page(uuid, timestamptz, uuid) from public;
revoke execute on function public.comments_page(uuid, timestamptz, uuid) from public, anon, authenticated;
grant execute on function
  private.comments_page(uuid, timestamptz, uuid), public.comments_page(uuid, timestamptz, uuid)
to anon, authenticated;
