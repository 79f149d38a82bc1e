-- Rate limits: fixed windows, counted per client and in total. The limits are rows, so the owner
-- changes one with an update.

create table private.rate_limits (
  action text primary key,
  window_seconds integer not null check (window_seconds > 0),
  per_client integer not null check (per_client > 0),
  in_total integer not null check (in_total >= per_client)
);
insert into private.rate_limits (action, window_seconds, per_client, in_total) values
  ('comment', 600, 10, 200),
  ('contact_message', 3600, 5, 100),
  ('consultation_request', 3600, 5, 100),
  ('page_view', 60, 120, 20000);

create table private.rate_limit_hits (
  action text not null references private.rate_limits (action) on update cascade on delete cascade,
  client text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (action, client, window_start)
);

-- One random value per database, so that a hashed address means nothing anywhere else.
create table private.client_salt (
  singleton boolean primary key default true check (singleton),
  salt uuid not null default gen_random_uuid()
);
insert into private.client_salt default values;

alter table private.rate_limits enable row level security;
alter table private.rate_limit_hits enable row level security;
alter table private.client_salt enable row level security;

-- Who is asking: the account, else a hash of the address that is worthless tomorrow, else null
-- where the backend tells no address (then only the total counts).
create function private.client_key() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  address text := coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', 1))
  );
begin
  if auth.uid() is not null then
    return auth.uid()::text;
  end if;
  if coalesce(address, '') = '' then
    return null;
  end if;
  return (
    select encode(sha256(convert_to(address || current_date || salt, 'utf8')), 'hex')
    from private.client_salt
  );
end;
$$;

-- Counts one use of `action` for the asking client, or refuses with HTTP 429 (PostgREST: PT429). Both
-- counters of a window in one statement, the one of all first.
create function private.enforce_rate_limit(action text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  rule private.rate_limits;
  starts timestamptz;
  is_first boolean;
  is_over boolean;
begin
  if not private.is_api_request() or private.is_owner() then
    return;
  end if;

  select * into strict rule from private.rate_limits where rate_limits.action = enforce_rate_limit.action;
  starts := to_timestamp(floor(extract(epoch from now()) / rule.window_seconds) * rule.window_seconds);

  with counted as (
    insert into private.rate_limit_hits as seen (action, client, window_start)
    select rule.action, client, starts
    from unnest(array['total', private.client_key()]) as client
    where client is not null
    on conflict on constraint rate_limit_hits_pkey do update set hits = seen.hits + 1
    returning client = 'total' as is_total, hits
  )
  select
    bool_or(is_total and hits = 1),
    bool_or(hits > case when is_total then rule.in_total else rule.per_client end)
  into is_first, is_over
  from counted;

  if is_over then
    raise exception using
      errcode = 'PT429',
      message = 'That was a lot in a short time. Please wait a little and try again.';
  end if;
  if is_first then
    delete from private.rate_limit_hits as past
    where past.action = rule.action and past.window_start < starts;
  end if;
end;
$$;

revoke execute on function private.client_key(), private.enforce_rate_limit(text) from public;
