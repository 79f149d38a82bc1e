-- How long a comment may be edited, in one place: the page of comments says it to their authors, whose clocks may be wrong.
create function private.is_editable_comment(created_at timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select created_at >= now() - interval '15 minutes';
$$;

-- As before, by the function above.
create or replace function private.edit_comment(comment_id uuid, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  own public.comments;
  body constant text := btrim(content, E' \t\r\n');
  reason text;
begin
  select * into own from public.comments as c
  where c.id = comment_id and c.user_id = auth.uid()
    and (private.is_owner() or exists (select from private.public_posts where id = c.post_id))
  for update;
  if not found then
    raise exception using errcode = 'check_violation', message = 'The comment is not there any more.';
  end if;
  if not private.is_editable_comment(own.created_at) then
    raise exception using
      errcode = 'check_violation', message = 'A comment can be edited for 15 minutes, and this one is older.';
  end if;
  reason := private.moderate_comment(own.author_name, body);
  update public.comments as c set
    content = body,
    edited_at = now(),
    held_because = coalesce(reason, c.held_because),
    status = case
      when c.status = 'spam' then 'spam'
      when reason is not null then private.status_of_held(reason)
      when c.held_because is not null and not private.is_owner()
        and not exists (select from private.trusted_readers where user_id = c.user_id)
        then 'pending'
      else c.status
    end
  where c.id = own.id;
end;
$$;

-- As before, and says of each comment whether its author may still edit it.
-- On a live site: the calls of the former version work, and get one field more.
drop function public.comments_page(uuid, timestamptz, uuid, text, integer);
create function public.comments_page(
  post uuid, after_time timestamptz default null, after_id uuid default null, sort text default 'newest',
  after_likes integer default null
)
returns table (
  id uuid,
  post_id uuid,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  edited_at timestamptz,
  likes integer,
  is_own boolean,
  is_author boolean,
  is_liked boolean,
  is_editable boolean,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select
    page.id, page.post_id, page.parent_id, page.author_name, page.content, page.status, page.created_at,
    page.edited_at, page.likes, page.is_own, page.is_author, page.is_liked,
    page.is_own and private.is_editable_comment(page.created_at), page.total
  from private.comments_page(post, after_time, after_id, sort, after_likes) as page;
$$;
-- Changes the rights of public.comments_page: as before, for everybody.
-- Changes the rights of private.is_editable_comment: new, for everybody; it says nothing about any comment.
grant execute on function
  private.is_editable_comment(timestamptz), public.comments_page(uuid, timestamptz, uuid, text, integer)
to anon, authenticated;
