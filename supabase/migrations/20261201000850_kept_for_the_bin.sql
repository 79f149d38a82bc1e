-- Restoring a comment or an article did not bring back who wanted to hear of replies: their subscriptions were deleted with the
-- comment. Now they stay as long as it can be restored, and whoever unsubscribes meanwhile has unsubscribed.

-- On a live site: two short locks. A comment that is not there is sent to nobody.
alter table private.subscriptions drop constraint subscriptions_comment_id_fkey;

-- In place of that constraint, after put_into_bin() of a deleted comment, and after what was in the bin is restored or gone.
create function private.remove_subscriptions_to_replies() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  gone uuid;
begin
  if tg_table_name = 'bin' then
    gone := old.row_id;
  else
    gone := old.id;
  end if;
  delete from private.subscriptions
  where comment_id = gone and not private.is_in_bin('comments', gone)
    and not exists (select from public.comments where id = gone);
  return null;
end;
$$;
create trigger remove_subscriptions after delete on public.comments
for each row execute function private.remove_subscriptions_to_replies();
create trigger remove_subscriptions after delete on private.bin
for each row when (old.kind = 'comments') execute function private.remove_subscriptions_to_replies();

-- As before, the constraint having locked the comment.
create or replace function private.hear_of_replies(comment_id uuid, address text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('subscription');
  -- The lock keeps it from being deleted meanwhile.
  perform from public.comments as c
  where c.id = hear_of_replies.comment_id and c.user_id is not distinct from auth.uid()
    and (c.user_id is not null or c.sender = private.client_key())
  for key share;
  perform private.ensure(found, 'The comment no longer exists.');
  perform private.add_subscription(address, 'daily', 'replies', '', hear_of_replies.comment_id);
end;
$$;

-- As before. Whoever deletes a comment wants to hear of no more replies, although those that are there stay.
create or replace function private.make_tombstones(comment_ids uuid[]) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.comment_likes where comment_id = any (comment_ids);
  delete from private.subscriptions where comment_id = any (comment_ids);
  update public.comments
  set content = 'This comment was deleted.', author_name = 'Deleted reader', user_id = null, edited_at = null
  where id = any (comment_ids);
end;
$$;

-- As before, and a comment in the bin has no subscription any more, at whatever address.
create or replace function private.delete_account(with_comments boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  -- Not is_owner(), which does not hold without the second factor
  if private.has_owners_account() then
    raise exception using
      errcode = 'insufficient_privilege',
      message = 'This account owns the site, so it cannot be deleted here.';
  end if;
  if with_comments is null then
    raise exception using errcode = 'not_null_violation', message = 'Please say what becomes of the comments.';
  end if;

  -- The locks keep comments of this account, and replies to them, from being added meanwhile.
  perform from auth.users where id = caller for update;
  perform from public.comments where user_id = caller for update;
  if with_comments then
    delete from public.comments as own
    where own.user_id = caller
      and not exists (
        select from public.comments as replies
        where replies.parent_id = own.id and replies.status <> 'spam' and replies.user_id is distinct from caller
      );
    perform private.make_tombstones(array(select id from public.comments where user_id = caller));
    delete from private.subscriptions
    where comment_id in (select row_id from private.bin where kind = 'comments' and content ->> 'user_id' = caller::text);
  end if;
  update public.comments set author_name = 'Deleted reader', user_id = null where user_id = caller;
  update private.bin
  set content = content
    || '{"author_name": "Deleted reader", "user_id": null}'
    || case when with_comments then '{"content": "This comment was deleted."}' else '{}' end::jsonb
  where kind = 'comments' and content ->> 'user_id' = caller::text;
  delete from private.bin where kind in ('post_likes', 'comment_likes') and content ->> 'user_id' = caller::text;
  delete from auth.users where id = caller;
end;
$$;

-- A picture that only something in the bin shows was said to be used nowhere.

-- As before, and what is in the bin.
create or replace function public.media_uses(media_id uuid) returns table (kind text, id uuid, title text)
language plpgsql stable
set search_path = ''
as $$
declare
  folder constant text := media_id || '/';
begin
  if not private.is_owner() then
    return;
  end if;
  return query
  with showing as (
    select 'posts' as kind, p.id, p.title, p.updated_at from public.posts as p
    where strpos(p.content, folder) > 0 or strpos(p.source, folder) > 0 or strpos(p.featured_image, folder) > 0
    union all
    select 'pages', o.id, o.title, o.updated_at from public.pages as o
    where strpos(o.content, folder) > 0 or strpos(o.source, folder) > 0
  )
  select used.kind, used.id, used.title
  from (
    select * from showing
    union all
    select 'projects', j.id, j.title, j.updated_at from public.projects as j
    where strpos(j.image_url, folder) > 0 or strpos(j.long_description, folder) > 0
    union all
    select case c.kind when 'posts' then 'working copies' else 'working copies of pages' end,
      c.post_id, coalesce(c.fields ->> 'title', ''), c.saved_at
    from public.working_copies as c
    where strpos(c.fields::text, folder) > 0 and c.post_id not in (select s.id from showing as s)
    union all
    select case when r.post_id is null then 'revisions of pages' else 'revisions' end,
      coalesce(r.post_id, r.page_id), coalesce(p.title, o.title), max(r.saved_at)
    from public.post_revisions as r
    left join public.posts as p on p.id = r.post_id
    left join public.pages as o on o.id = r.page_id
    where strpos(r.fields::text, folder) > 0 and coalesce(r.post_id, r.page_id) not in (select s.id from showing as s)
    group by r.post_id, r.page_id, p.title, o.title
    union all
    select 'bin', gone.row_id, gone.content ->> 'title', gone.deleted_at
    from private.bin as gone
    where gone.is_root and gone.kind in ('posts', 'pages', 'projects') and exists (
      select from private.bin as part
      where part.deletion = gone.deletion and part.kind in ('posts', 'pages', 'projects', 'post_revisions')
        and gone.row_id::text in (part.row_id::text, part.content ->> 'post_id', part.content ->> 'page_id')
        and strpos(part.content::text, folder) > 0
    )
  ) as used
  order by used.updated_at desc, used.id
  limit 100;
end;
$$;

-- Who remembered the id of a note on a draft that was deleted could keep it from being restored, see is_in_bin().

-- As before, and the id of a note in the bin changes nothing either.
create or replace function private.add_draft_note(token text, id uuid, paragraph integer, quote text, name text, note text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  link constant public.draft_links := private.live_draft_link(token);
begin
  if link.id is null then
    raise check_violation using message = 'This link has expired or was revoked. Ask for a new one.';
  end if;
  perform private.enforce_rate_limit('draft_note');
  perform private.ensure(
    (select count(*) < 200 from public.draft_notes where link_id = link.id),
    'There are already 200 notes, the most that one link can have.'
  );
  if private.is_in_bin('draft_notes', add_draft_note.id) then
    return;
  end if;
  insert into public.draft_notes (id, link_id, paragraph, quote, name, note)
  values (
    add_draft_note.id, link.id, add_draft_note.paragraph, add_draft_note.quote, btrim(add_draft_note.name),
    btrim(add_draft_note.note)
  )
  on conflict on constraint draft_notes_pkey do nothing;
end;
$$;
