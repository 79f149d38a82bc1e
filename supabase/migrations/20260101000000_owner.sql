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
  user_id uuid not null unique references auth.users (id) on delete cascade,
  bound_at timestamptz not null default now()
);
alter table private.site_owner enable row level security;

-- True for requests that come through the API, false for migrations, seeds, the SQL editor, and while
-- restore_deleted() puts rows back as they were. The setting `role` keeps the caller's role inside
-- security definer functions; current_user does not.
create function private.is_api_request() returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and coalesce(current_setting('site.is_restoring', true), '') <> 'on';
$$;
revoke execute on function private.is_api_request() from public;

create function private.has_second_factor(account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.mfa_factors where user_id = account and status = 'verified');
$$;
revoke execute on function private.has_second_factor(uuid) from public;

-- An address alone proves nothing: anyone may sign up under the owner's. The account must be the
-- bound one, its address confirmed, and the access token newer than the binding: one from before may
-- be somebody else's, and lives on for up to an hour. With a second factor enrolled, the session must
-- have passed it. A token with a `client_id` was issued to another application, through the project's
-- OAuth server: the owner signed in there, which hands nobody the site.
create function private.is_owner() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  asking constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
begin
  return asking is not null and exists (
    select
    from private.site_owner
    join auth.users on users.id = site_owner.user_id
    where site_owner.user_id = asking
      and users.email_confirmed_at is not null
      and to_timestamp((claims ->> 'iat')::bigint) >= site_owner.bound_at
      and claims ->> 'client_id' is null
      and (claims ->> 'aal' = 'aal2' or not private.has_second_factor(asking))
  );
end;
$$;
revoke execute on function private.is_owner() from public;
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
revoke execute on function private.has_owners_account() from public;

-- Refuses an account that owns the site and has not shown that it is the owner, as without its second
-- factor or through another application: it must not speak for the owner either.
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
revoke execute on function private.refuse_unproven_owner() from public;

create function public.is_owner() returns boolean
language sql stable
set search_path = ''
as $$
  select private.is_owner();
$$;
revoke execute on function public.is_owner() from public, anon, authenticated;
grant execute on function public.is_owner() to anon, authenticated;

-- Whoever signed up under an address before its owner did chose the password, and may hold a session.
-- Afterwards only the mailbox opens the account: no password, session, second factor, phone number or
-- linked account from before is left. Auth keeps all of them in tables that name the user, and grows
-- new ones.
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
revoke execute on function private.revoke_credentials(uuid) from public;

-- Binds the site to an existing, confirmed account: select private.set_owner('you@example.com');
create function private.set_owner(owner_email text) returns text
language plpgsql
set search_path = ''
as $$
declare
  address constant text := lower(btrim(owner_email));
  accounts uuid[];
begin
  -- Single sign-on may give a second account to an address that has one.
  select array_agg(id) into accounts
  from auth.users
  where lower(email) = address and email_confirmed_at is not null and not is_sso_user;

  if accounts is null then
    raise exception '%', case
      when exists (select from auth.users where lower(email) = address and not is_sso_user)
        then format('The address %s is not confirmed yet. Confirm it first.', address)
      when exists (select from auth.users where lower(email) = address)
        then format('The account of %s comes from single sign-on. Make one with a password.', address)
      else format('There is no account for %s. Make one first.', address)
    end;
  end if;
  if cardinality(accounts) > 1 then
    raise exception 'There are % confirmed accounts for %. Delete those that are not yours.', cardinality(accounts), address;
  end if;

  perform private.revoke_credentials(accounts[1]);
  -- Not the time at which the transaction began: what was signed in meanwhile is void as well.
  insert into private.site_owner (user_id, bound_at) values (accounts[1], clock_timestamp())
  on conflict (singleton) do update set user_id = excluded.user_id, bound_at = excluded.bound_at;
  return format(
    'The site belongs to %s. Every password and session from before is void: use «Forgot password?» on the site.',
    address
  );
end;
$$;
revoke execute on function private.set_owner(text) from public;
