-- Inserts a deleted row as before, and one that was deleted before its table got a column gets that column's default.
create or replace function private.reinsert(kind text, content jsonb) returns void
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
  where attrelid = format('public.%I', kind)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and content ? attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', kind, columns
  ) using content;
end;
$$;

-- Deletions of what has a bin are logged there, cascaded ones not. What the owner writes is called by its `title`;
-- what others wrote has none, and is read from the bin as long as it is there.
create or replace function private.log_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  item constant private.bin := case tg_op when 'INSERT' then new else old end;
begin
  -- The owner's requests may trigger the removal of expired items, too.
  if private.is_owner() and item.deleted_at > now() - interval '30 days' then
    insert into private.audit_log (account, action, kind, row_id, title)
    values (
      auth.uid(),
      case
        when tg_op = 'INSERT' then 'deleted'
        when private.is_api_request() then 'deleted for good'
        else 'restored'
      end,
      item.kind, item.row_id, item.content ->> 'title'
    );
  end if;
  return null;
end;
$$;
