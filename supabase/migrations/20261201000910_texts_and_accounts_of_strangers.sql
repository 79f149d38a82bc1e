-- Ordering combining characters takes a step for each pair of them, and no time limit interrupts it: an address of 40,000
-- characters kept the database busy for minutes, one of a million for hours. So did the category of an article that a stranger
-- tried to write, before it was refused.

-- As before, but what is too long for an address stays as it is, for is_deliverable_address() to refuse.
create or replace function private.plain_address(value text) returns text
language sql immutable
set search_path = ''
as $$
  select case when octet_length(value) <= 1000 then lower(rtrim(normalize(btrim(value), nfkc), '.')) else value end;
$$;

-- As before, but only for whoever may write.
create or replace function private.spell_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() and not private.is_owner() then
    -- prepare_post() refuses it.
    return new;
  end if;
  -- What is invalid is left for the table's checks to refuse.
  if private.is_visible(new.category) and new.category is distinct from old.category then
    new.category := private.spell('category', new.category, array[old.category]);
  end if;
  if private.is_visible(new.series) and new.series is distinct from old.series then
    new.series := private.spell('series', new.series, array[old.series]);
  end if;
  if private.is_name_list(new.tags, 20) and new.tags is distinct from old.tags then
    new.tags := private.distinct_names(array(
      select private.spell('tag', name, old.tags)
      from unnest(new.tags) with ordinality as typed (name, place)
      order by place
    ));
  end if;
  return new;
end;
$$;

-- Whoever was suspended or deleted in Supabase's dashboard, which keeps the row, went on commenting, as owner everything, until
-- the access token expired: an hour at most.

-- As before, but neither is an account.
create or replace function private.is_owner() returns boolean
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
      and users.deleted_at is null
      and coalesce(users.banned_until <= now(), true)
      and to_timestamp((claims ->> 'iat')::bigint) >= site_owner.bound_at
      and claims ->> 'client_id' is null
      and (claims ->> 'aal' = 'aal2' or not private.has_second_factor(caller))
  );
end;
$$;

-- As before, and suspended ones. It keeps its name, since many functions call it.
create or replace function private.refuse_deleted_account() returns void
language plpgsql stable
set search_path = ''
as $$
declare
  suspended_until timestamptz;
begin
  if auth.uid() is null then
    return;
  end if;
  select banned_until into suspended_until from auth.users where id = auth.uid() and deleted_at is null;
  if not found then
    raise check_violation using message = 'Your account no longer exists. Please sign out.';
  end if;
  if suspended_until > now() then
    raise check_violation using message = 'Your account is suspended.';
  end if;
end;
$$;

-- As before, but an owner whose account is suspended or deleted is told so, whom no second factor helps.
create or replace function private.refuse_unproven_owner() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if private.has_owners_account() and not private.is_owner() then
    perform private.refuse_deleted_account();
    raise insufficient_privilege using message = 'Sign in again, with your second factor.';
  end if;
end;
$$;

-- As before, but of no account that is suspended or deleted: a subscription of its own needs no confirmation.
create or replace function private.own_address() returns text
language sql stable security definer
set search_path = ''
as $$
  select lower(email) from auth.users
  where id = auth.uid() and email_confirmed_at is not null and deleted_at is null and coalesce(banned_until <= now(), true);
$$;

-- As before, but not for such accounts, which still have their comments.
create or replace function private.edit_comment(comment_id uuid, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  own public.comments;
  body constant text := btrim(content, E' \t\r\n');
  reason text;
begin
  select * into own from public.comments as c
  where c.id = comment_id and c.user_id = auth.uid()
    and (private.is_owner() or exists (select from private.public_posts where id = c.post_id))
  for update;
  if not found then
    raise exception using errcode = 'check_violation', message = 'The comment no longer exists.';
  end if;
  perform private.refuse_deleted_account();
  if not private.is_editable_comment(own.created_at) then
    raise exception using
      errcode = 'check_violation', message = 'A comment can be edited for 15 minutes, and this one is older.';
  end if;
  reason := private.moderate_comment(own.author_name, body);
  update public.comments as c set
    content = body,
    edited_at = now(),
    held_because = coalesce(reason, c.held_because),
    status = case
      when c.status = 'spam' then 'spam'
      when reason is not null then private.status_of_held(reason)
      when c.held_because is not null and not private.is_owner()
        and not exists (select from private.trusted_readers where user_id = c.user_id)
        then 'pending'
      else c.status
    end
  where c.id = own.id;
end;
$$;
