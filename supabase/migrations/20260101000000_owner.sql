-- Who owns the site.
--
-- Security definer functions and internal tables are in the schema `private`, which the REST API does not
-- serve. The API roles have `usage` on it, because policies, constraints and the public functions call
-- its functions with the caller's rights.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Nothing is granted by default: every grant is written beside its object.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create schema private;
grant usage on schema private to anon, authenticated, service_role;

create table private.site_owner (
  singleton boolean primary key default true check (singleton),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  bound_at timestamptz not null default now()
);
alter table private.site_owner enable row level security;

-- True for requests through the API; false in migrations, seeds and the SQL editor, and while
-- restore_deleted() reinserts rows unchanged. Within a security definer function, the setting `role` still
-- names the caller's role, and current_user does not.
create function private.is_api_request() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and coalesce(current_setting('site.is_restoring', true), '') <> 'on';
$$;

create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.mfa_factors where user_id = account and status = 'verified');
$$;

-- The e-mail address alone proves nothing: anyone may sign up with the owner's. The account must be the
-- bound one, its e-mail confirmed, and the access token issued after the binding: an earlier one may be
-- somebody else's, and is valid for up to an hour. With a second factor enrolled, the session must have
-- passed it (`aal2`). A token with a `client_id` was issued to another application by the project's OAuth
-- server, so it does not count.
create function private.is_owner() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
begin
  return caller is not null and exists (
    select
    from private.site_owner
    join auth.users on users.id = site_owner.user_id
    where site_owner.user_id = caller
      and users.email_confirmed_at is not null
      and to_timestamp((claims ->> 'iat')::bigint) >= site_owner.bound_at
      and claims ->> 'client_id' is null
      and (claims ->> 'aal' = 'aal2' or not private.has_second_factor(caller))
  );
end;
$$;
grant execute on function private.is_owner() to anon, authenticated;

-- Whether the caller's account owns the site, whatever its session has shown.
create function private.has_owners_account() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.site_owner join auth.users on users.id = site_owner.user_id
    where users.id = auth.uid() and users.email_confirmed_at is not null
  );
$$;

-- Refuses the owner's account where is_owner() does not hold, as without the second factor: it must not
-- comment in the owner's name either.
create function private.refuse_unproven_owner() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.has_owners_account() and not private.is_owner() then
    raise insufficient_privilege using message = 'Sign in again, with your second factor.';
  end if;
end;
$$;

create function public.is_owner() returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_owner();
$$;
grant execute on function public.is_owner() to anon, authenticated;

-- Somebody else may have signed up with the owner's e-mail address first, and so know the password or have
-- a session. This leaves the mailbox as the only way to sign in: no password, session, second factor,
-- phone number or linked identity. It goes through all tables of Auth that have a user_id, because newer
-- versions of Auth may have more.
create function private.revoke_credentials(account uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  naming_users regclass;
begin
  for naming_users in
    select pg_class.oid
    from pg_catalog.pg_class
    join pg_catalog.pg_attribute on attrelid = pg_class.oid and attname = 'user_id'
    where relnamespace = 'auth'::regnamespace and relkind in ('r', 'p') and relname <> 'identities'
  loop
    execute format('delete from %s where user_id::text = $1::text', naming_users) using account;
  end loop;
  delete from auth.identities where user_id = account and provider <> 'email';
  update auth.users
  set
    encrypted_password = null, phone = null, phone_confirmed_at = null,
    confirmation_token = '', recovery_token = '', reauthentication_token = '',
    email_change = '', email_change_token_new = '', email_change_token_current = '',
    phone_change = '', phone_change_token = ''
  where id = account;
end;
$$;

-- Binds the site to an existing, confirmed account: select private.set_owner('you@example.com');
create function private.set_owner(owner_email text) returns text
language plpgsql
set search_path = ''
as $$
declare
  wanted constant text := lower(btrim(owner_email));
  accounts uuid[];
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
  -- Not now(), which is when the transaction began: sessions begun since then are void, too.
  insert into private.site_owner (user_id, bound_at) values (accounts[1], clock_timestamp())
  on conflict (singleton) do update set user_id = excluded.user_id, bound_at = excluded.bound_at;
  return format(
    'The site belongs to %s. Every password and session from before is void: use «Forgot password?» on the site.',
    wanted
  );
end;
$$;
