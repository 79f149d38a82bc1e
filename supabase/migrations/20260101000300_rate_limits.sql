-- Rate limits: fixed windows, a short one and a day for everything that visitors may store. The limits
-- are rows, so the owner changes one with an update. What a day can store at most follows from them:
-- SECURITY.md adds it up. Reading has no limit: views are counted in tables that do not grow with them.

create table private.rate_limits (
  action text not null,
  window_seconds integer not null check (window_seconds > 0),
  per_client integer not null check (per_client > 0),
  per_network integer not null check (per_network > 0),
  visitors_total integer not null check (visitors_total >= 0),
  accounts_total integer not null check (accounts_total >= 0),
  primary key (action, window_seconds),
  -- A total of 0 closes the action to visitors, or to accounts.
  constraint nobody_uses_more_than_a_fifth check (
    (visitors_total = 0 or greatest(per_client, per_network) * 5 <= visitors_total)
    and (accounts_total = 0 or per_client * 5 <= accounts_total)
  )
);
insert into private.rate_limits (action, window_seconds, per_client, per_network, visitors_total, accounts_total) values
  ('comment', 600, 10, 12, 60, 60),
  ('comment', 86400, 30, 30, 150, 150),
  -- Comments of senders whom the owner has blocked, so that they do not use up the limit for all others.
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

-- Its key begins with the end of the window, so that what is over is found at once.
create table private.rate_limit_hits (
  window_end timestamptz not null,
  window_seconds integer not null,
  action text not null,
  client text not null,
  hits integer not null default 1,
  primary key (window_end, window_seconds, action, client)
);

-- One random value per day: thrown away with the day, it takes with it the only way to tell whom a
-- hash belonged to, or that two of them belong together.
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
    -- The first visitor of a day takes a little of the old with them.
    perform private.remove_expired();
    select salt into strict salt_of_today from private.client_salts where day = private.today();
  end if;
  return encode(substring(sha256(convert_to(salt_of_today || value, 'utf8')) for 12), 'base64');
end;
$$;

-- The address a request comes from, null where the backend tells none. A client can write anything
-- into x-forwarded-for; Cloudflare, in front of hosted projects, overwrites cf-connecting-ip.
create function private.client_address() returns inet
language plpgsql stable
set search_path = ''
as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address inet;
begin
  address := split_part(
    coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))), '%', 1
  )::inet;
  -- IPv4 in the clothes of IPv6
  if address << '::ffff:0.0.0.0/96' then
    address := '0.0.0.0'::inet + (address - '::ffff:0.0.0.0'::inet);
  end if;
  return address;
exception when invalid_text_representation then
  return null;
end;
$$;

-- Whom a request counts for: always the total of all visitors, or of all accounts, so that those who
-- have signed in still get through when strangers have used up theirs. Then the account, or the
-- address. With IPv6 everybody has a network of their own, usually a /64 and at most a /48.
create function private.counted_clients() returns table (scope text, client text)
language plpgsql
set search_path = ''
as $$
declare
  account constant uuid := auth.uid();
  address constant inet := private.client_address();
begin
  if account is not null then
    return query values ('accounts', 'accounts'), ('client', private.hash_for_today(account::text));
  elsif address is null then
    return query values ('visitors', 'visitors');
  elsif family(address) = 4 then
    return query values ('visitors', 'visitors'), ('client', private.hash_for_today(host(address)));
  else
    return query values
      ('visitors', 'visitors'),
      ('network', private.hash_for_today(network(set_masklen(address, 48))::text)),
      ('client', private.hash_for_today(network(set_masklen(address, 64))::text));
  end if;
end;
$$;

-- The one client of a request, null where nobody knows.
create function private.client_key() returns text
language sql
set search_path = ''
as $$
  select client from private.counted_clients() where scope = 'client';
$$;

-- Counts one use of `action` in every window and scope, or refuses with HTTP 429 (PostgREST: PT429).
-- A counter that has reached its limit is left alone: once the total has, nothing more is written.
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

  -- Everybody takes the counters in the same order, so that two at once wait and never block each other.
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
      end as most
    from private.rate_limits as rule
    cross join private.counted_clients() as counted
    where rule.action = enforce_rate_limit.action
    order by counted.scope = 'client', counted.scope = 'network', rule.window_seconds
  loop
    insert into private.rate_limit_hits as seen (window_end, window_seconds, action, client)
    values (counter.window_end, counter.window_seconds, enforce_rate_limit.action, counter.client)
    on conflict on constraint rate_limit_hits_pkey do update set hits = seen.hits + 1
      where seen.hits < counter.most
    returning seen.hits into hits_so_far;
    if not found then
      raise exception using
        errcode = 'PT429',
        message = 'That was a lot in a short time. Please wait a little and try again.';
    end if;
    -- Each new window of a total takes a little of the old with it.
    if counter.scope in ('visitors', 'accounts') and hits_so_far = 1 then
      perform private.remove_expired();
    end if;
  end loop;
end;
$$;

revoke execute on function
  private.today(), private.hash_for_today(text), private.client_address(), private.counted_clients(),
  private.client_key(), private.enforce_rate_limit(text)
from public;
