-- The audit log: what the owner's account did, kept for 90 days. Triggers write it, and the owner reads it.

create table private.audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  account uuid not null,
  action text not null check (action in ('created', 'changed', 'deleted', 'restored', 'deleted for good', 'bound')),
  kind text not null,
  row_id uuid,
  -- Null for what others wrote, so that no copy of it outlives the row.
  title text,
  -- {"column": {"from": …, "to": …}}, or {"column": null} where a value is long.
  changes jsonb not null default '{}'
);
create index audit_log_oldest on private.audit_log (happened_at);
alter table private.audit_log enable row level security;
grant select on private.audit_log to authenticated;
create policy "the owner reads" on private.audit_log for select to authenticated using ((select private.is_owner()));

create function private.log_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  before constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  after constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  changes jsonb := '{}';
begin
  if not private.is_api_request() or not private.is_owner() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, case
      when greatest(length(before ->> key), length(value #>> '{}')) <= 100
        then jsonb_build_object('from', before -> key, 'to', value)
    end) into changes
    from jsonb_each(after)
    where value is distinct from before -> key
      -- Set by the database
      and key not in ('updated_at', 'listed_at', 'search_text', 'title_key', 'title_and_category', 'sender', 'held_because', 'edited_at');
    if changes is null then
      return null;
    end if;
  end if;
  insert into private.audit_log (account, action, kind, row_id, title, changes)
  values (
    auth.uid(), case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    tg_table_name, coalesce(after ->> 'id', after ->> 'user_id')::uuid,
    case tg_table_name when 'media' then after ->> 'name' else after ->> 'title' end, changes
  );
  return null;
end;
$$;

-- Not for changes of counters, which visitors cause all the time.
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

-- Deletions of what has a bin are logged there, cascaded ones not.
create function private.log_bin() returns trigger
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

-- The owner's view of an e-mail address of auth.users, which the API roles cannot read.
create function private.email_of(account uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select email from auth.users where id = account and private.is_owner();
$$;

-- 50 entries before the entry `before_id`, the latest first, and the number of all. What others wrote has a
-- title as long as the row exists or is in the bin.
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
  select
    entry.id, entry.happened_at,
    coalesce(private.email_of(entry.account), entry.account::text),
    entry.action, entry.kind,
    coalesce(
      entry.title,
      case entry.kind
        when 'comments' then (select left(content, 100) from public.comments where comments.id = entry.row_id)
        when 'contact_messages' then (select subject from public.contact_messages where contact_messages.id = entry.row_id)
        when 'draft_links' then (
          select posts.title from public.posts join public.draft_links on posts.id = post_id where draft_links.id = entry.row_id
        )
        when 'trusted_readers' then private.email_of(entry.row_id)
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
  where before_id is null or entry.id < before_id
  order by entry.id desc
  limit 50;
$$;

grant execute on function private.email_of(uuid), public.audit_page(bigint) to authenticated;
