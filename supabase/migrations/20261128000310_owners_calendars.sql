-- The owner's side of calendars elsewhere. Their addresses cannot be read again, not even by the owner.

-- Vault may be missing, as on the embedded backend.
create function private.forget_calendar_url() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  execute 'delete from vault.secrets where id = $1' using old.secret_id;
  return null;
end;
$$;
create trigger forget_calendar_url after delete on private.busy_calendars
for each row when (old.secret_id is not null) execute function private.forget_calendar_url();

-- Keeps the address of a calendar.
create function private.keep_calendar_url(calendar_id uuid, url text) returns void
language plpgsql
set search_path = ''
as $$
declare
  vault_id uuid;
begin
  begin
    execute 'select vault.create_secret($1, null, $2)' into vault_id using url, 'A calendar that is busy elsewhere';
  exception when invalid_schema_name or undefined_function or insufficient_privilege then
    null;
  end;
  update private.busy_calendars
  set secret_id = vault_id, secret = case when vault_id is null then url end
  where id = calendar_id;
end;
$$;

-- Adds a calendar with an id that the browser has made. `function_url` is where the function «calendars» has just answered.
create function private.add_busy_calendar(id uuid, name text, url text, function_url text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  -- Programs subscribe to webcal:, which is the same by another name.
  address constant text := regexp_replace(btrim(url), '^webcals?://', 'https://', 'i');
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner has calendars read.';
  end if;
  if exists (select from private.busy_calendars where busy_calendars.id = add_busy_calendar.id) then
    return;
  end if;
  perform private.ensure(
    coalesce(private.is_hook_url(address), false), 'A calendar has an https:// address of a public host.', 'busy_calendars_url_format'
  );
  perform private.ensure((select count(*) < 10 from private.busy_calendars), 'There can be at most 10 calendars.');
  insert into private.busy_calendars (id, name, function_url)
  values (add_busy_calendar.id, btrim(add_busy_calendar.name), rtrim(add_busy_calendar.function_url, '/'));
  perform private.keep_calendar_url(add_busy_calendar.id, address);
  perform private.schedule_calendars(true);
  insert into private.audit_log (account, action, kind) values (auth.uid(), 'created', 'busy_calendar');
end;
$$;

create function private.remove_busy_calendar(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner removes calendars.';
  end if;
  delete from private.busy_calendars as calendar where calendar.id = remove_busy_calendar.id;
  if not found then
    return;
  end if;
  if not exists (select from private.busy_calendars) then
    perform private.schedule_calendars(false);
  end if;
  insert into private.audit_log (account, action, kind) values (auth.uid(), 'deleted', 'busy_calendar');
end;
$$;

-- A ticket, with which the owner's browser has the function read a calendar at once.
create function private.read_calendar_now(id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner has calendars read.';
  end if;
  perform private.ensure(
    exists (select from private.busy_calendars as calendar where calendar.id = read_calendar_now.id), 'The calendar was removed.'
  );
  return private.begin_reading(read_calendar_now.id);
end;
$$;

-- The owner's calendars, none for anybody else.
--   periods    how many times of them are busy, from now on
--   is_overdue whether it was not read for a day, although it has been there that long
create function private.busy_calendars() returns table (
  id uuid,
  name text,
  read_at timestamptz,
  error text,
  left_out integer,
  periods bigint,
  is_overdue boolean
)
language sql stable security definer
set search_path = ''
as $$
  select
    calendar.id, calendar.name, calendar.read_at, calendar.error, calendar.left_out,
    (select count(*) from private.busy_times where calendar_id = calendar.id and upper(during) > now()),
    coalesce(calendar.read_at, calendar.added_at) < now() - interval '1 day'
  from private.busy_calendars as calendar
  where private.is_owner()
  order by calendar.added_at, calendar.id;
$$;

create function public.add_busy_calendar(id uuid, name text, url text, function_url text) returns void
language sql
set search_path = ''
as $$
  select private.add_busy_calendar(id, name, url, function_url);
$$;
create function public.remove_busy_calendar(id uuid) returns void
language sql
set search_path = ''
as $$
  select private.remove_busy_calendar(id);
$$;
create function public.read_calendar_now(id uuid) returns text
language sql
set search_path = ''
as $$
  select private.read_calendar_now(id);
$$;
create function public.busy_calendars() returns table (
  id uuid,
  name text,
  read_at timestamptz,
  error text,
  left_out integer,
  periods bigint,
  is_overdue boolean
)
language sql stable
set search_path = ''
as $$
  select * from private.busy_calendars();
$$;
-- Changes the rights of add_busy_calendar: new, for the owner.
-- Changes the rights of remove_busy_calendar: as well.
-- Changes the rights of read_calendar_now: as well.
-- Changes the rights of busy_calendars: as well.
grant execute on function
  private.add_busy_calendar(uuid, text, text, text), public.add_busy_calendar(uuid, text, text, text),
  private.remove_busy_calendar(uuid), public.remove_busy_calendar(uuid),
  private.read_calendar_now(uuid), public.read_calendar_now(uuid),
  private.busy_calendars(), public.busy_calendars()
to authenticated;
