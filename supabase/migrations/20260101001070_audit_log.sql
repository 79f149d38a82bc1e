-- What was done as the owner, and when: kept for 90 days, read by the owner, written by triggers alone.

create table private.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  account uuid not null,
  action text not null check (action in ('created', 'changed', 'deleted', 'restored', 'deleted for good', 'bound')),
  kind text not null,
  row_id uuid,
  -- Of what the owner writes. What others write is not kept here longer than where it is.
  title text,
  -- Column: what it was and became, or null where that is long.
  changes jsonb not null default '{}'
);
create index audit_log_oldest on private.audit_log (happened_at);
alter table private.audit_log enable row level security;

create function private.log_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  was constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  changes jsonb := '{}';
begin
  if not private.is_api_request() or not private.is_owner() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, case
      when greatest(length(was ->> key), length(value #>> '{}')) <= 100
        then jsonb_build_object('from', was -> key, 'to', value)
    end) into changes
    from jsonb_each(is_now)
    where value is distinct from was -> key
      -- What the database sets itself.
      and key not in ('updated_at', 'listed_at', 'search_text', 'title_key', 'title_and_category', 'sender', 'held_because', 'edited_at');
    if changes is null then
      return null;
    end if;
  end if;
  insert into private.audit_log (account, action, kind, row_id, title, changes)
  values (
    auth.uid(), case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_table_name, coalesce(is_now ->> 'id', is_now ->> 'user_id')::uuid,
    case tg_table_name when 'media' then is_now ->> 'name' else is_now ->> 'title' end, changes
  );
  return null;
end;
$$;

-- Counters are the visitors' doing, and every view of a post would ask who that was.
create trigger log_change after update on public.posts
for each row when (old.views = new.views and old.likes = new.likes and old.comment_count = new.comment_count)
execute function private.log_change();
create trigger log_new after insert on public.posts for each row execute function private.log_change();
create trigger log_change after insert or update on public.projects for each row execute function private.log_change();
create trigger log_change after insert or update or delete on public.media for each row execute function private.log_change();
create trigger log_change after update on public.comments
for each row when (old.likes = new.likes)
execute function private.log_change();
create trigger log_new after insert on public.comments for each row execute function private.log_change();
create trigger log_change after update on public.contact_messages for each row execute function private.log_change();
create trigger log_change after update on public.consultation_requests for each row execute function private.log_change();
create trigger log_change after update on public.site_settings for each row execute function private.log_change();
create trigger log_new after insert on public.draft_links for each row execute function private.log_change();
create trigger log_change after update of revoked_at on public.draft_links
for each row when (old.revoked_at is null) execute function private.log_change();
create trigger log_change after insert or delete on private.trusted_readers for each row execute function private.log_change();

-- What the owner deletes goes into the bin, so the bin knows of it; what went along is not told again.
create function private.log_bin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  item constant private.bin := case tg_op when 'INSERT' then new else old end;
begin
  -- Whoever triggers the removal of what has been there for 30 days has not done it.
  if private.is_owner() and item.deleted_at > now() - interval '30 days' then
    insert into private.audit_log (account, action, kind, row_id, title)
    values (
      auth.uid(),
      case
        when tg_op = 'INSERT' then 'deleted'
        when private.is_api_request() then 'deleted for good'
        else 'restored'
      end,
      item.kind, item.row_id,
      case when item.kind in ('posts', 'projects') then item.content ->> 'title' end
    );
  end if;
  return null;
end;
$$;
create trigger log_deletion after insert on private.bin for each row when (new.is_root) execute function private.log_bin();
create trigger log_removal after delete on private.bin for each row when (old.is_root) execute function private.log_bin();

create function private.log_owner() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.audit_log (account, action, kind) values (new.user_id, 'bound', 'site_owner');
  return null;
end;
$$;
create trigger log_owner after insert or update on private.site_owner for each row execute function private.log_owner();

-- 50 entries before the entry `before_id`, the latest first, and the number of all. What others wrote
-- is named as long as it is there or in the bin.
create function private.audit_page(before_id bigint) returns table (
  id bigint,
  happened_at timestamptz,
  account text,
  action text,
  kind text,
  title text,
  changes jsonb,
  total bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    entry.id, entry.happened_at,
    coalesce((select email from auth.users where users.id = entry.account), entry.account::text),
    entry.action, entry.kind,
    coalesce(
      entry.title,
      case entry.kind
        when 'comments' then (select left(content, 100) from public.comments where comments.id = entry.row_id)
        when 'contact_messages' then (select subject from public.contact_messages where contact_messages.id = entry.row_id)
        when 'draft_links' then (
          select posts.title from public.posts join public.draft_links on posts.id = post_id where draft_links.id = entry.row_id
        )
        when 'trusted_readers' then (select email from auth.users where users.id = entry.row_id)
        when 'consultation_requests' then (select name from public.consultation_requests where consultation_requests.id = entry.row_id)
      end,
      (
        select coalesce(content ->> 'subject', left(content ->> 'content', 100), content ->> 'name')
        from private.bin where bin.kind = entry.kind and bin.row_id = entry.row_id order by bin.id desc limit 1
      ),
      ''
    ),
    entry.changes,
    (select count(*) from private.audit_log)
  from private.audit_log as entry
  where private.is_owner() and (before_id is null or entry.id < before_id)
  order by entry.id desc
  limit 50;
$$;

create function public.audit_page(before_id bigint default null) returns table (
  id bigint,
  happened_at timestamptz,
  account text,
  action text,
  kind text,
  title text,
  changes jsonb,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.audit_page(before_id);
$$;

revoke execute on function
  private.log_change(), private.log_bin(), private.log_owner(), private.audit_page(bigint)
from public;
revoke execute on function public.audit_page(bigint) from public, anon, authenticated;
grant execute on function private.audit_page(bigint), public.audit_page(bigint) to authenticated;
