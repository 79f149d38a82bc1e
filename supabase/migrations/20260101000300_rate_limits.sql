-- Rate limits with fixed windows: a short one and a day for everything that visitors may store. What they
-- allow to be stored in a day is added up in SECURITY.md. Page views have none: they are counted in tables
-- of a fixed size.

create table private.rate_limits (
  action text not null,
  window_seconds integer not null check (window_seconds > 0),
  per_client integer not null check (per_client > 0),
  per_network integer not null check (per_network > 0),
  visitors_total integer not null check (visitors_total >= 0),
  accounts_total integer not null check (accounts_total >= 0),
  primary key (action, window_seconds),
  -- Nobody can use up more than a fifth of what there is for all. A total of 0 closes the action to
  -- visitors, or to accounts.
  constraint rate_limits_total_share check (
    (visitors_total = 0 or greatest(per_client, per_network) * 5 <= visitors_total)
    and (accounts_total = 0 or per_client * 5 <= accounts_total)
  )
);
insert into private.rate_limits (action, window_seconds, per_client, per_network, visitors_total, accounts_total) values
  ('comment', 600, 10, 12, 60, 60),
  ('comment', 86400, 30, 30, 150, 150),
  -- Blocked senders have a limit of their own, so that they do not use up the one of all others.
  ('blocked_comment', 600, 2, 2, 10, 10),
  ('blocked_comment', 86400, 4, 4, 20, 20),
  ('contact_message', 3600, 5, 8, 40, 25),
  ('contact_message', 86400, 8, 16, 80, 40),
  ('consultation_request', 3600, 4, 5, 25, 20),
  ('consultation_request', 86400, 8, 10, 50, 40),
  ('like', 60, 30, 30, 0, 500),
  ('like', 86400, 300, 300, 0, 3000),
  -- Opening a shared draft stores nothing, so there is no limit for a day.
  ('draft_view', 60, 60, 120, 2000, 500),
  ('draft_note', 600, 20, 20, 100, 100),
  ('draft_note', 86400, 40, 40, 200, 200);

-- The primary key begins with the end of the window, so that expired rows are found by index.
create table private.rate_limit_hits (
  window_end timestamptz not null,
  window_seconds integer not null,
  action text not null,
  client text not null,
  hits integer not null default 1,
  primary key (window_end, window_seconds, action, client)
);

-- One random salt per day, which is deleted the next day. Without it nobody can tell whom a hash belongs
-- to, or whether two of them belong together.
create table private.client_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

alter table private.rate_limits enable row level security;
alter table private.rate_limit_hits enable row level security;
alter table private.client_salts enable row level security;

create function private.today() returns date
language plpgsql stable
set search_path = ''
as $$
begin
  return (now() at time zone 'utc')::date;
end;
$$;
grant execute on function private.today() to authenticated;

create function private.hash_for_today(value text) returns text
language plpgsql
set search_path = ''
as $$
declare
  salt_of_today uuid;
begin
  select salt into salt_of_today from private.client_salts where day = private.today();
  if salt_of_today is null then
    insert into private.client_salts (day) values (private.today()) on conflict do nothing;
    -- Expired rows are also removed here, for projects without pg_cron.
    perform private.remove_expired();
    select salt into strict salt_of_today from private.client_salts where day = private.today();
  end if;
  return encode(substring(sha256(convert_to(salt_of_today || value, 'utf8')) for 12), 'base64');
end;
$$;

-- The IP address of the client, null where no header has one. A client can send any x-forwarded-for;
-- cf-connecting-ip is set by Cloudflare, which is in front of hosted projects.
create function private.client_ip() returns inet
language plpgsql stable
set search_path = ''
as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  ip inet;
begin
  ip := split_part(
    coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))), '%', 1
  )::inet;
  -- An IPv4-mapped IPv6 address
  if ip << '::ffff:0.0.0.0/96' then
    ip := '0.0.0.0'::inet + (ip - '::ffff:0.0.0.0'::inet);
  end if;
  return ip;
exception when invalid_text_representation then
  return null;
end;
$$;

-- The scopes that a request counts for. Visitors and accounts have totals of their own, so that whoever
-- has signed in still gets through when visitors have used up theirs. A client is an account or an IP
-- address; with IPv6, where one subscriber has a whole network, it is the /64, and the /48 is limited, too.
create function private.client_scopes() returns table (scope text, client text)
language plpgsql
set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
  ip constant inet := private.client_ip();
begin
  if account is not null then
    return query values ('accounts', 'accounts'), ('client', private.hash_for_today(account::text));
  elsif ip is null then
    return query values ('visitors', 'visitors');
  elsif family(ip) = 4 then
    return query values ('visitors', 'visitors'), ('client', private.hash_for_today(host(ip)));
  else
    return query values
      ('visitors', 'visitors'),
      ('network', private.hash_for_today(network(set_masklen(ip, 48))::text)),
      ('client', private.hash_for_today(network(set_masklen(ip, 64))::text));
  end if;
end;
$$;

-- The hash of the client, null where it is unknown.
create function private.client_key() returns text
language sql
set search_path = ''
as $$
  select client from private.client_scopes() where scope = 'client';
$$;

-- Counts one use of `action` in every window and scope, or refuses it with HTTP 429, which is PT429 for
-- PostgREST. A counter at its limit is not written to.
create function private.enforce_rate_limit(action text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  counter record;
  hits_so_far integer;
begin
  if not private.is_api_request() or private.is_owner() then
    return;
  end if;

  -- Always in the same order, or two requests could deadlock.
  for counter in
    select
      rule.window_seconds,
      to_timestamp((floor(extract(epoch from now()) / rule.window_seconds) + 1) * rule.window_seconds) as window_end,
      counted.scope,
      counted.client,
      case counted.scope
        when 'client' then rule.per_client
        when 'network' then rule.per_network
        when 'accounts' then rule.accounts_total
        else rule.visitors_total
      end as max_hits
    from private.rate_limits as rule
    cross join private.client_scopes() as counted
    where rule.action = enforce_rate_limit.action
    order by counted.scope = 'client', counted.scope = 'network', rule.window_seconds
  loop
    insert into private.rate_limit_hits as seen (window_end, window_seconds, action, client)
    values (counter.window_end, counter.window_seconds, enforce_rate_limit.action, counter.client)
    on conflict on constraint rate_limit_hits_pkey do update set hits = seen.hits + 1
      where seen.hits < counter.max_hits
    returning seen.hits into hits_so_far;
    if not found then
      raise exception using
        errcode = 'PT429',
        message = 'That was a lot in a short time. Please wait a little and try again.';
    end if;
    -- Once per window, as in hash_for_today().
    if counter.scope in ('visitors', 'accounts') and hits_so_far = 1 then
      perform private.remove_expired();
    end if;
  end loop;
end;
$$;

