-- Outlook on Windows reads one STANDARD and one DAYLIGHT of a zone, by their rules (RRULE). Of the changes as a list it made
-- another zone, and showed a date an hour off.

-- As before, but where all changes of a kind follow one rule, that is said instead of each of them. Which rule it is counts
-- for these years alone: the last Sunday of March, or its fifth.
create or replace function private.calendar_zone(zone text, first_day date, last_day date) returns text
language sql stable
set search_path = ''
as $$
  with days as (
    select day, day at time zone 'UTC' at time zone zone - day as ahead
    from generate_series(first_day - interval '1 year', last_day + interval '1 year', interval '1 day') as day
  ),
  pairs as (
    select day, ahead, lag(ahead) over (order by day) as former from days
  ),
  changes as (
    -- In some quarter of an hour of UTC.
    select moment + former as clock, former, ahead, ahead > former as is_summer
    from pairs, lateral (
      select min(quarter) as moment
      from generate_series(day - interval '1 day', day, interval '15 minutes') as quarter
      where quarter at time zone 'UTC' at time zone zone - quarter = ahead
    ) as change
    where ahead <> former
  ),
  rules as (
    select
      is_summer, min(former) as former, min(ahead) as ahead, min(clock::time) as hour,
      min(extract(month from clock))::integer as month, min(extract(isodow from clock))::integer as weekday,
      case
        when count(distinct (extract(month from clock), extract(isodow from clock), clock::time, former, ahead)) > 1
          -- Each year, from the first to the last: clocks may begin to be changed, or cease to.
          or min(clock) > first_day + interval '8 days' or max(clock) < last_day - interval '8 days'
          then null
        when bool_and(extract(month from clock + interval '7 days') <> extract(month from clock)) then -1
        when count(distinct ceil(extract(day from clock) / 7)) = 1 then min(ceil(extract(day from clock) / 7))::integer
      end as nth
    from changes group by is_summer
  ),
  observances as (
    select
      week + make_interval(days => (weekday + 7 - extract(isodow from week)::integer) % 7) + hour as clock, former, ahead, is_summer,
      format(
        E'RRULE:FREQ=YEARLY;BYMONTH=%s;BYDAY=%s%s\r\n',
        month, nth, (array['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])[weekday]
      ) as rule
    from rules, lateral (
      -- From 1970 on, as is usual: some programs look for what was before the first change of a kind.
      select make_date(1970, month, 1)
        + case nth when -1 then interval '1 month -7 days' else make_interval(weeks => nth - 1) end as week
    ) as first
    where (select count(nth) = 2 from rules)
    union all
    select clock, former, ahead, is_summer, ''
    from (
      table changes
      union all
      -- As it was before the first of them.
      select first.day + first.ahead, first.ahead, first.ahead, coalesce((
        select later.ahead < later.former from pairs as later where later.ahead <> later.former order by later.day limit 1
      ), false)
      from pairs as first where former is null
    ) as listed
    where (select count(nth) <> 2 from rules)
  )
  select private.calendar_text('BEGIN', 'VTIMEZONE') || private.calendar_text('TZID', zone)
    || string_agg(
      private.calendar_text('BEGIN', name)
      || to_char(clock, '"DTSTART:"YYYYMMDD"T"HH24MISS') || E'\r\n'
      || 'TZOFFSETFROM:' || private.calendar_offset(former) || E'\r\n'
      || 'TZOFFSETTO:' || private.calendar_offset(ahead) || E'\r\n'
      || rule
      || private.calendar_text('END', name),
      '' order by clock
    )
    || private.calendar_text('END', 'VTIMEZONE')
  from observances, lateral (select case when is_summer then 'DAYLIGHT' else 'STANDARD' end as name) as observance;
$$;
