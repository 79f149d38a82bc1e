-- Who owns the site.
--
-- Everything a stranger must not do hangs on private.is_owner(). Code that runs with raised rights
-- lives in the schema `private`, which the REST API does not serve; the API roles get `usage` on it
-- because policies and constraints call its functions as the visitor who asks.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create table private.site_owner (
  singleton boolean primary key default true check (singleton),
  user_id uuid not null unique references auth.users (id) on delete cascade
);
alter table private.site_owner enable row level security;

-- True for requests that come through the API, false for migrations, seeds and the SQL editor.
-- The setting `role` keeps the caller's role inside security definer functions; current_user does not.
create function private.is_api_request() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated');
$$;
revoke execute on function private.is_api_request() from public;

-- An address alone proves nothing: anyone may sign up under the owner's. The account must be the
-- bound one, and its address confirmed.
create function private.is_owner() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  asking constant uuid := auth.uid();
begin
  return asking is not null and exists (
    select
    from private.site_owner
    join auth.users on users.id = site_owner.user_id
    where site_owner.user_id = asking and users.email_confirmed_at is not null
  );
end;
$$;
revoke execute on function private.is_owner() from public;
grant execute on function private.is_owner() to anon, authenticated;

create function public.is_owner() returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_owner();
$$;
revoke execute on function public.is_owner() from public, anon, authenticated;
grant execute on function public.is_owner() to anon, authenticated;

-- Binds the site to an existing, confirmed account: select private.set_owner('you@example.com');
create function private.set_owner(owner_email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  account record;
begin
  select id, email_confirmed_at into account
  from auth.users
  where lower(email) = lower(btrim(owner_email));

  if account.id is null then
    raise exception 'There is no account for %. Sign up on the site first.', owner_email;
  end if;
  if account.email_confirmed_at is null then
    raise exception 'The address % is not confirmed yet. Open the link in the mail first.', owner_email;
  end if;

  insert into private.site_owner (user_id) values (account.id)
  on conflict (singleton) do update set user_id = excluded.user_id;
end;
$$;
revoke execute on function private.set_owner(text) from public;
