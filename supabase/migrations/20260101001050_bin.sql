-- The bin: what the owner deletes can be restored for 30 days, together with the rows that the deletion
-- cascaded to. It is a table of its own, so that queries of the others need not exclude deleted rows.

create table private.bin (
  id bigint generated always as identity primary key,
  -- Rows that were deleted in one transaction are restored together.
  deletion xid8 not null default pg_current_xact_id(),
  deleted_at timestamptz not null default now(),
  kind text not null,
  row_id uuid not null,
  -- False for rows that a cascade deleted: the comments of a post, the replies to a comment.
  is_root boolean not null,
  content jsonb not null
);
create index bin_newest on private.bin (id desc) where is_root;
create index bin_row on private.bin (kind, row_id);
create index bin_deletion on private.bin (deletion);
create index bin_oldest on private.bin (deleted_at);
create index bin_account on private.bin ((content ->> 'user_id')) where kind = 'comments';
alter table private.bin enable row level security;
grant select on private.bin to authenticated;
create policy "the owner reads" on private.bin for select to authenticated using ((select private.is_owner()));

-- Keeps what the owner deletes through the API. The deletion of a row was cascaded when its parent is gone,
-- too. Likes, slugs and revisions are only kept then: deleted alone, they were taken back or have expired.
create function private.put_into_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Without the generated columns, and without `sender`, which is not kept that long.
  deleted constant jsonb := to_jsonb(old) - array['sender', 'listed_at', 'search_text', 'title_key', 'title_and_category'];
  is_cascaded constant boolean :=
    (deleted ? 'post_id' and not exists (select from public.posts where id = (deleted ->> 'post_id')::uuid))
    or (deleted ? 'comment_id' and not exists (select from public.comments where id = (deleted ->> 'comment_id')::uuid))
    or (deleted ->> 'parent_id' is not null and not exists (select from public.comments where id = (deleted ->> 'parent_id')::uuid));
begin
  if private.is_api_request() and private.is_owner()
    and (is_cascaded or tg_table_name not in ('post_likes', 'comment_likes', 'post_slugs', 'post_revisions'))
  then
    insert into private.bin (kind, row_id, is_root, content)
    values (tg_table_name, coalesce(deleted ->> 'id', deleted ->> 'comment_id', deleted ->> 'post_id')::uuid, not is_cascaded, deleted);
  end if;
  return null;
end;
$$;
create trigger put_into_bin after delete on public.posts for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.post_revisions for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.post_likes for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.post_slugs for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.comments for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.comment_likes for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.projects for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.contact_messages for each row execute function private.put_into_bin();
create trigger put_into_bin after delete on public.consultation_requests for each row execute function private.put_into_bin();

-- Inserts a deleted row. Counters begin at 0, because the restored comments and likes are counted by triggers.
-- Of accounts that were deleted meanwhile, comments become anonymous and likes are dropped. A former slug
-- that another post has got stays with that post.
create function private.reinsert(kind text, content jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  account text;
  columns text;
begin
  if kind = 'posts' then
    content := content || '{"likes": 0, "comment_count": 0}';
  elsif kind = 'comments' then
    content := content || '{"likes": 0}';
  elsif kind = 'post_slugs' and exists (
    select from public.posts
    where slug = reinsert.content ->> 'slug' and id::text <> reinsert.content ->> 'post_id'
    union all select from public.post_slugs where slug = reinsert.content ->> 'slug'
  ) then
    return;
  end if;
  foreach account in array array['user_id', 'author_id'] loop
    if content ->> account is not null and not exists (select from auth.users where id = (content ->> account)::uuid) then
      if kind in ('post_likes', 'comment_likes') then
        return;
      end if;
      content := content || jsonb_build_object(account, null);
    end if;
  end loop;
  select string_agg(quote_ident(attname), ', ') into columns
  from pg_catalog.pg_attribute
  where attrelid = format('public.%I', kind)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', kind, columns
  ) using content;
end;
$$;

-- The rows that the deletion of an item cascaded to.
create function private.cascaded_from(root private.bin) returns setof private.bin
language sql stable
set search_path = ''
as $$
  with direct as (
    select * from private.bin
    where deletion = (root).deletion and not is_root
      and content ->> case (root).kind when 'posts' then 'post_id' else 'parent_id' end = (root).row_id::text
  )
  select * from direct
  union all
  select * from private.bin
  where deletion = (root).deletion and not is_root and kind = 'comment_likes'
    and (row_id = (root).row_id or row_id in (select row_id from direct where kind = 'comments'));
$$;

-- Restores rows by their ids, each from its latest deletion, and returns how many there were.
create function private.restore_deleted(wanted_kind text, ids uuid[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  root private.bin;
  part private.bin;
  restored integer := 0;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner restores anything.';
  end if;
  -- Triggers then leave the rows unchanged, see is_api_request().
  perform set_config('site.is_restoring', 'on', true);
  -- Parents before their children
  for root in
    select distinct on (content ->> 'parent_id' is not null, row_id) *
    from private.bin
    where kind = wanted_kind and row_id = any (ids) and is_root
    order by content ->> 'parent_id' is not null, row_id, id desc
  loop
    perform private.reinsert(root.kind, root.content);
    for part in
      select * from private.cascaded_from(root)
      order by kind = 'comment_likes', content ->> 'parent_id' is not null
    loop
      perform private.reinsert(part.kind, part.content);
    end loop;
    perform private.remove_from_bin(root);
    restored := restored + 1;
  end loop;
  perform set_config('site.is_restoring', '', true);
  return restored;
exception
  when unique_violation then
    raise exception using errcode = 'check_violation', message = 'It cannot be restored: it is there already.';
  when foreign_key_violation then
    raise exception using errcode = 'check_violation', message = 'It cannot be restored: what it belongs to is gone.';
end;
$$;

-- Removes an item and the rows that its deletion cascaded to.
create function private.remove_from_bin(root private.bin) returns void
language sql
set search_path = ''
as $$
  delete from private.bin
  where id = (root).id or id in (select id from private.cascaded_from(root));
$$;

-- Deletes items for good, all of them where `ids` is null, and returns how many there were.
create function private.empty_bin(ids bigint[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  root private.bin;
  removed integer := 0;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner empties the bin.';
  end if;
  for root in select * from private.bin where is_root and (ids is null or id = any (ids)) loop
    perform private.remove_from_bin(root);
    removed := removed + 1;
  end loop;
  return removed;
end;
$$;

-- 50 items before the item `before_id`, the latest first, and the number of all.
create function public.bin_page(before_id bigint default null) returns table (
  id bigint,
  kind text,
  row_id uuid,
  title text,
  name text,
  deleted_at timestamptz,
  parts bigint,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select
    b.id, b.kind, b.row_id,
    coalesce(b.content ->> 'title', b.content ->> 'subject', left(b.content ->> 'content', 200), b.content ->> 'project_type'),
    case when b.kind <> 'posts' then coalesce(b.content ->> 'name', b.content ->> 'author_name') end,
    b.deleted_at,
    (
      select count(*) from private.cascaded_from(b) as part where part.kind = 'comments'
    ),
    (select count(*) from private.bin where is_root)
  from private.bin as b
  where b.is_root and (before_id is null or b.id < before_id)
  order by b.id desc
  limit 50;
$$;

create function public.restore_deleted(kind text, ids uuid[]) returns integer
language sql
set search_path = ''
as $$
  select private.restore_deleted(kind, ids);
$$;
create function public.empty_bin(ids bigint[] default null) returns integer
language sql
set search_path = ''
as $$
  select private.empty_bin(ids);
$$;
grant execute on function
  private.cascaded_from(private.bin), private.restore_deleted(text, uuid[]), private.empty_bin(bigint[]),
  public.restore_deleted(text, uuid[]), public.empty_bin(bigint[]), public.bin_page(bigint)
to authenticated;
