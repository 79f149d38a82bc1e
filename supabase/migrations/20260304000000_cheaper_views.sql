-- Counting views, which every visitor does all the time, in fewer statements. What is counted, and
-- for whom, stays as it was.

-- Nobody owns the site without an account.
create or replace function private.is_owner() returns boolean
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

-- Both counters of a window in one statement, the one of all first.
create or replace function private.enforce_rate_limit(action text) returns void
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

-- Who has seen what is forgotten the next day: rows of a post deleted in between harm nobody, and
-- a reference would have to be checked and indexed with every view.
alter table private.post_views drop constraint post_views_post_id_fkey;
drop index private.post_views_post;

-- One row about a statement instead of one about before and one about after, and none where no
-- number has changed.
create or replace function private.note_posts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_long boolean;
begin
  if tg_op = 'TRUNCATE' then
    delete from private.post_changes;
    delete from private.post_totals;
    return null;
  elsif tg_op = 'DELETE' then
    insert into private.post_changes (category, posts, published, featured, views, likes)
    select category, -count(*), -count(*) filter (where published), -count(*) filter (where featured), -sum(views), -sum(likes)
    from removed group by category;
    return null;
  elsif tg_op = 'INSERT' then
    with noted as (
      insert into private.post_changes (category, posts, published, featured, views, likes)
      select category, count(*), count(*) filter (where published), count(*) filter (where featured), sum(views), sum(likes)
      from added group by category
      returning id
    )
    select bool_or(id % 500 = 0) into is_long from noted;
  else
    with noted as (
      insert into private.post_changes (category, posts, published, featured, views, likes)
      select * from (
        select
          category, sum(sign) as posts, sum(sign * published::integer) as published,
          sum(sign * featured::integer) as featured, sum(sign * views) as views, sum(sign * likes) as likes
        from (
          select category, -1 as sign, published, featured, views, likes from removed
          union all
          select category, 1, published, featured, views, likes from added
        ) as both_states
        group by category
      ) as change
      where (posts, published, featured, views, likes) <> (0, 0, 0, 0, 0)
      returning id
    )
    select bool_or(id % 500 = 0) into is_long from noted;
  end if;
  -- Every 500th change adds up, so that whoever asks never finds a long queue.
  if is_long then
    perform private.roll_up_posts();
  end if;
  return null;
end;
$$;
