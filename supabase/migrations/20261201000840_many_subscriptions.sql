-- Each save of a post compared the spelling of each of its new tags, and of its series, with the name of each subscription,
-- which takes a tenth of a millisecond: with a few thousand subscriptions, those of strangers that nobody has confirmed as well,
-- a post with several tags could not be saved within the eight seconds that a request has.

-- As before, but a name is compared once, however many subscribe to it, and nothing is written unless one is spelled otherwise.
create or replace function private.respell_subscriptions(kind text, spelling text) returns void
language plpgsql
set search_path = ''
as $$
declare
  key constant text := private.name_key(spelling);
  others text[];
begin
  with names as materialized (
    select distinct name from private.subscriptions where topic = kind and name <> spelling
  )
  select array_agg(name) into others from names where private.name_key(name) = key;
  if others is null then
    return;
  end if;
  with alike as (
    select id, row_number() over (partition by subscriber_id order by confirmed_at is null, created_at, id) as place
    from private.subscriptions
    where topic = kind and name = any (others || spelling)
  )
  delete from private.subscriptions where id in (select id from alike where place > 1);
  update private.subscriptions set name = spelling where topic = kind and name = any (others);
end;
$$;

-- The same for the names of a site's tags, categories and series: most are typed as they are in use.
create or replace function private.spelling_in_use(kind text, value text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  key text;
  found_name text;
begin
  if exists (
    select from public.categories where kind = 'category' and name = value
    union all select from public.tags where kind = 'tag' and name = value
    union all select from public.posts where kind = 'series' and series = value
  ) then
    return value;
  end if;
  key := private.name_key(value);
  with names as materialized (
    select name from public.categories where kind = 'category'
    union all select name from public.tags where kind = 'tag'
    union all select distinct series from public.posts where kind = 'series' and series is not null
  )
  select name into found_name from names where private.name_key(name) = key limit 1;
  return found_name;
end;
$$;

-- Whoever is to pay for a time, and was offered another one, had the whole time to pay again by asking for a third.

-- As before, but only another time by the owner lets the time to pay begin anew.
create or replace function private.prepare_time() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_back constant boolean := tg_op = 'UPDATE' and new.status = 'pending' and old.status <> 'pending';
begin
  new.minutes := coalesce(new.minutes, (select booking_minutes from public.site_settings));
  if tg_op = 'INSERT' then
    return new;
  end if;
  new.sequence := old.sequence + 1;
  if private.is_unpaid(new) then
    if new.status <> old.status or (
      private.is_owner()
      and (new.proposed_for is distinct from old.proposed_for or new.scheduled_for <> old.scheduled_for)
    ) then
      new.held_until := private.payable_until(new.payment_hours, private.date_of(new));
    elsif new.held_until > new.scheduled_for then
      new.held_until := new.scheduled_for;
    end if;
  elsif new.status = 'pending' and (is_back or new.proposed_for is distinct from old.proposed_for) then
    new.held_until := now() + interval '48 hours';
  end if;
  if not private.book_time(new) then
    if not is_back then
      perform private.refuse_taken_time();
    end if;
    -- A step can be taken back, even if the time cannot.
    new.held_until := null;
  end if;
  return new;
end;
$$;
