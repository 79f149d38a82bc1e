-- Whoever was the owner before, or acted in the owner's name, may know keys that they set or were shown. The way back
-- after a theft, private.set_owner(), voids them as well.

-- On a live site: one row.
alter table private.site_owner
  -- What was void when the site was bound, for the health page.
  add column voided text[] not null default '{}';

-- Voids every address and key by which something leaves the site or is read from it, and returns the kinds that there were.
-- Answers to clients that wait are given up, as nobody knows who wrote them. At the first binding nobody was the owner.
--   delivery  the service for notifications, its key, and to whom it sends
--   messages  the address that messages and requests go to, instead of the account's
--   readers   mails to readers, which need that service
--   reports   the address for reports of bounced mails
--   build     the build hook
--   calendar  the address of the calendar
--   drafts    links to drafts
create function private.void_keys() returns text[]
language plpgsql
set search_path = ''
as $$
declare
  kinds constant text[] := array(
    select kind
    from (values
      (1, 'delivery', exists (select from private.notification_settings where service is not null)),
      (2, 'messages', (
        select admin_email <> '' or recipient <> '' from public.site_settings, private.notification_settings
      )),
      (3, 'readers', (select mails_readers from public.site_settings)),
      (4, 'reports', exists (select from private.notification_settings where events_key_hash is not null)),
      (5, 'build', exists (select from private.build_hook)),
      (6, 'calendar', exists (select from private.calendar_feed)),
      (7, 'drafts', exists (select from public.draft_links where revoked_at is null and expires_at > now()))
    ) as known (place, kind, is_set)
    where is_set order by place
  );
begin
  if not exists (select from private.site_owner) then
    return '{}';
  end if;
  perform private.keep_notification_secret(null);
  update private.notification_settings
  set
    service = null, set_at = now(), template = null, key_header = default, host = default, recipient = default, sender = default,
    site_url = default, mail_url = default, events_key_hash = null
  where singleton;
  update private.outbox
  set state = 'given up', due_at = null, settled_at = now(), answer = 'The site was bound to its owner anew.'
  where kind = 'answer' and state in ('waiting', 'unknown') and due_at is not null;
  update public.site_settings set admin_email = '' where singleton and admin_email <> '';
  delete from private.build_hook where singleton;
  perform private.schedule_build_hook(false);
  delete from private.calendar_feed where singleton;
  update public.draft_links set revoked_at = now() where revoked_at is null;
  return kinds;
end;
$$;

-- As before, and void are all keys as well.
create or replace function private.set_owner(owner_email text) returns text
language plpgsql
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(owner_email));
  accounts uuid[];
  voided text[];
begin
  -- With single sign-on, two accounts may have the same e-mail address.
  select array_agg(id) into accounts
  from auth.users
  where lower(email) = wanted and email_confirmed_at is not null and not is_sso_user;

  if accounts is null then
    raise exception '%', case
      when exists (select from auth.users where lower(email) = wanted and not is_sso_user)
        then format('The address %s is not confirmed yet. Confirm it first.', wanted)
      when exists (select from auth.users where lower(email) = wanted)
        then format('The account of %s comes from single sign-on. Make one with a password.', wanted)
      else format('There is no account for %s. Make one first.', wanted)
    end;
  end if;
  if cardinality(accounts) > 1 then
    raise exception 'There are % confirmed accounts for %. Delete those that are not yours.', cardinality(accounts), wanted;
  end if;

  perform private.revoke_credentials(accounts[1]);
  voided := private.void_keys();
  -- Not now(), which is when the transaction began: sessions begun since then are void, too.
  insert into private.site_owner (user_id, bound_at, voided) values (accounts[1], clock_timestamp(), voided)
  on conflict (singleton) do update
    set user_id = excluded.user_id, bound_at = excluded.bound_at, voided = excluded.voided;
  return format(
    'The site belongs to %s. Every password and session from before is void: use «Forgot password?» on the site.',
    wanted
  ) || case when voided <> '{}'
    then ' So are the addresses and keys that an owner sets: the page «Health» of the admin area says which to set again.' else ''
  end;
end;
$$;

-- As before, and `voided`: what was void when the site was bound, and is not set again, for 30 days.
-- On a live site: both are created anew, with a column more.
drop function public.site_health(timestamptz), private.site_health(timestamptz);
create function private.site_health(built_at timestamptz) returns table (
  migrations text[],
  knows_clients boolean,
  database_bytes bigint,
  file_bytes bigint,
  last_backup timestamptz,
  has_second_factor boolean,
  expires_alone boolean,
  mails bigint,
  answered bigint,
  changes bigint,
  changed_since timestamptz,
  voided text[]
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  -- to_regclass() would fail as well where this role has no right to the schema.
  begin
    execute 'select array_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  knows_clients := private.client_ip() is not null;
  database_bytes := pg_database_size(current_database());
  begin
    select coalesce(sum((metadata ->> 'size')::bigint), 0) into file_bytes from storage.objects;
  exception when undefined_table or insufficient_privilege then
    null;
  end;
  select made_at into last_backup from private.last_backup;
  has_second_factor := private.has_second_factor(auth.uid());
  begin
    execute $job$
      select exists (
        select from cron.job
        where jobname = 'remove-expired' and active and 'failed' is distinct from (
          select status from cron.job_run_details as run
          where run.jobid = job.jobid and status in ('succeeded', 'failed') order by runid desc limit 1
        )
      )
    $job$ into expires_alone;
  exception when undefined_table or insufficient_privilege then
    expires_alone := false;
  end;
  select count(*), count(*) filter (where email_confirmed_at is not null) into mails, answered
  from auth.users where confirmation_sent_at > now() - interval '30 days';
  select count(*), min(change.at) into changes, changed_since
  from (
    select greatest(updated_at, listed_at) as at from private.public_posts
    union all select updated_at from public.projects
    union all select updated_at from public.site_settings
    -- Deleted or unpublished
    union all select happened_at from private.audit_log
      where kind in ('posts', 'projects') and (action = 'deleted' or audit_log.changes #>> '{published,to}' = 'false')
  ) as change
  where change.at > built_at;
  select array(
    select kind from unnest(site.voided) as kind
    where case kind
      when 'delivery' then not exists (select from private.notification_settings where service is not null)
      when 'messages' then (
        select admin_email = '' and recipient = '' from public.site_settings, private.notification_settings
      )
      when 'readers' then not (select mails_readers from public.site_settings)
      when 'reports' then not exists (select from private.notification_settings where events_key_hash is not null)
      when 'build' then not exists (select from private.build_hook)
      when 'calendar' then not exists (select from private.calendar_feed)
      else not exists (select from public.draft_links where revoked_at is null)
    end
  )
  into voided
  from private.site_owner as site where bound_at > now() - interval '30 days';
  voided := coalesce(voided, '{}');
  return next;
end;
$$;
create function public.site_health(built_at timestamptz) returns table (
  migrations text[],
  knows_clients boolean,
  database_bytes bigint,
  file_bytes bigint,
  last_backup timestamptz,
  has_second_factor boolean,
  expires_alone boolean,
  mails bigint,
  answered bigint,
  changes bigint,
  changed_since timestamptz,
  voided text[]
)
language sql stable
set search_path = ''
as $$
  select * from private.site_health(built_at);
$$;
-- Changes the rights of site_health: as before, the owner reads it.
grant execute on function private.site_health(timestamptz), public.site_health(timestamptz) to authenticated;
