-- What is lost on the way, or comes twice.

-- As before, but a clean-up that has never run, or no longer does, is not one that runs every hour.
create or replace function private.site_health(built_at timestamptz) returns table (
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
        select
        from private.site_owner, cron.job left join lateral (
          select status, end_time from cron.job_run_details as run
          where run.jobid = job.jobid and status in ('succeeded', 'failed') order by runid desc limit 1
        ) as last_run on true
        where jobname = 'remove-expired' and active and status is distinct from 'failed'
          -- On a new site it has yet to run.
          and coalesce(end_time, bound_at) > now() - interval '3 hours'
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
    union all select updated_at from public.pages where published
    union all select updated_at from public.site_settings
    -- Deleted or unpublished
    union all select happened_at from private.audit_log
      where kind in ('posts', 'projects', 'pages') and (action = 'deleted' or audit_log.changes #>> '{published,to}' = 'false')
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
      when 'busy' then not exists (select from private.busy_calendars)
      else not exists (select from public.draft_links where revoked_at is null)
    end
  )
  into voided
  from private.site_owner as site where bound_at > now() - interval '30 days';
  voided := coalesce(voided, '{}');
  return next;
end;
$$;

-- As before. pg_net keeps requests and responses in tables that are emptied when the database restarts after a crash: a
-- call whose response was lost counted as a build that had begun.
create or replace function private.call_build_hook() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
  pending_id constant bigint := (select request_id from private.build_hook);
begin
  if pending_id is not null then
    execute $response$
      select private.record_build_response(
        status_code, case when timed_out then 'It did not answer in time.' else error_msg end
      )
      from net._http_response where id = $1
    $response$ using pending_id;
    perform private.record_build_response(null, 'It did not answer in time.')
    from private.build_hook where request_id = pending_id and called_at < now() - interval '5 minutes';
  end if;
  for due in select * from private.claim_due_build() loop
    execute $call$
      update private.build_hook set request_id = net.http_post(
        url := $1, body := '{"event_type": "content"}', headers := $2, timeout_milliseconds := 10000
      ) where singleton
    $call$ using due.url, jsonb_strip_nulls(jsonb_build_object(
      'Content-Type', 'application/json', 'Authorization', 'Bearer ' || due.token
    ));
  end loop;
exception when undefined_table or invalid_schema_name or undefined_function or insufficient_privilege then
  null;
end;
$$;

-- As before, and whoever has heard no response sends it again, and gets the same link.
create or replace function private.share_draft(post_id uuid, token text, days integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  expiry timestamptz := now() + make_interval(days => days);
  post constant uuid := (select id from public.posts where id = share_draft.post_id);
  page constant uuid := (select id from public.pages where id = share_draft.post_id);
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner shares drafts.';
  end if;
  perform private.ensure(days in (1, 7, 30), 'A link is valid for 1, 7 or 30 days.');
  -- 32 random bytes in base64url
  perform private.ensure(token ~ '^[A-Za-z0-9_-]{43}$', 'The link needs a secret of 43 characters.');
  if post is null and page is null then
    raise foreign_key_violation using message = 'Save it first, then share it.';
  end if;
  insert into public.draft_links (post_id, page_id, token_hash, expires_at)
  values (post, case when post is null then page end, private.hash_of_secret(token), expiry)
  on conflict on constraint draft_links_token_hash_key do nothing;
  select link.expires_at into expiry from public.draft_links as link
  where token_hash = private.hash_of_secret(token) and revoked_at is null
    and coalesce(link.post_id, link.page_id) = share_draft.post_id;
  perform private.ensure(found, 'This link is in use. Create another one.');
  return expiry;
end;
$$;
