-- Kinds of consultations, their maximum number, the time between them, and how far ahead they can be booked.

begin;
\ir people.psql
\ir consultations.psql
select plan(33);

-- Days of this zone begin in UTC's evening, and differ from the client's.
update public.site_settings set
  booking_hours = E'Mon 00:00-24:00\nTue 00:00-24:00', booking_time_zone = 'Pacific/Auckland';
insert into public.consultation_kinds (id, title, minutes, price, project_types, published) values
  (tests.request_id(721), 'First talk', 60, '', '{}', true),
  (tests.request_id(722), 'Review', 120, '$240', '{consulting}', true),
  (tests.request_id(723), 'Old', 30, '', '{}', false);

create function tests.ask(number integer, start timestamptz, kind integer default null, type text default 'consulting') returns void
language sql as $$
  select public.send_consultation_request(
    tests.request_id(number), 'Eve', 'eve@b.example', type, 'Test', requested_for => start, time_zone => 'Asia/Tokyo',
    kind => tests.request_id(kind)
  );
$$;
-- An hour of the n-th Monday ahead, in the owner's zone.
create function tests.monday(week integer, hour integer) returns timestamptz language sql security definer set search_path = '' as $$
  select (date_trunc('week', now() at time zone 'Pacific/Auckland') + make_interval(weeks => week, hours => hour)) at time zone 'Pacific/Auckland';
$$;
create function tests.free(start timestamptz, minutes integer) returns boolean language sql as $$
  select start = any (times) from public.free_times(length => minutes);
$$;

-- Kinds

select is(
  (select array_agg(place order by title) from public.consultation_kinds), array[1, 3, 2]::smallint[],
  'a new kind is added at the end'
);
select tests.act_as('anon');
select results_eq(
  'select title, minutes::integer from public.consultation_kinds order by place', $$values ('First talk', 60), ('Review', 120)$$,
  'a visitor sees the kinds that are offered'
);
select is(
  (select minutes from public.free_times(length => 120)), 120, 'free times are calculated for the duration of a kind'
);
select is(tests.free(tests.monday(1, 1), 120), false, 'longer consultations start at other times');
select is(tests.free(tests.monday(1, 2), 120), true, 'longer consultations follow one after the other');
select is(tests.free(tests.monday(1, 1)), true, 'without a duration the one in the settings applies');
select is((select minutes from public.free_times(length => 1)), 15, 'nobody can request a shorter one than allowed');
select is((select days_ahead from public.free_times()), 60, 'how far ahead times are offered is public');

select lives_ok('select tests.ask(401, tests.monday(1, 2), 722)', 'a visitor requests a kind');
select lives_ok($$select tests.ask(402, tests.monday(1, 0), 721, 'other')$$, 'a visitor requests a kind for all project types');
select lives_ok('select tests.ask(403, tests.monday(1, 4))', 'a visitor requests no kind');
select throws_ok(
  'select tests.ask(404, tests.monday(1, 6), 723)', '23514',
  'That kind of consultation is no longer offered. Please choose another one.', 'a kind that is not offered cannot be requested'
);
select throws_ok(
  $$select tests.ask(404, tests.monday(1, 6), 722, 'other')$$, '23514', null, 'a kind of another project type cannot be requested'
);
select throws_ok('select tests.ask(404, tests.monday(1, 7), 722)', 'PT409', null, 'a time at which none of that duration starts cannot be requested');
select is(tests.free(tests.monday(1, 3)), false, 'the whole duration is taken');

select tests.act_as('owner');
select results_eq(
  'select kind, price, minutes::integer from public.consultation_requests order by id',
  $$values ('Review', '$240', 120), ('First talk', '', 60), (null, null, 60)$$, 'the owner sees the requested kind'
);
select is(
  tests.touched($$delete from public.consultation_kinds where title = 'Review'$$), 1::bigint, 'the owner deletes a kind'
);
select is(
  (select kind from public.consultation_requests where id = tests.request_id(401)), 'Review', 'the request keeps the kind''s title'
);

-- Maximums per day and week, in the owner's zone

select tests.act_as('database');
delete from public.consultation_requests;
update public.site_settings set booking_per_day = 2, booking_per_week = 3;
select tests.act_as('anon');
select tests.ask(411, tests.monday(2, 0));
select is(tests.free(tests.monday(2, 23)), true, 'below the maximum per day, its times are free');
select tests.ask(412, tests.monday(2, 23));
select is(tests.free(tests.monday(2, 12)), false, 'at the maximum nothing is free on that day, whatever the day in UTC');
select throws_ok('select tests.ask(413, tests.monday(2, 12))', 'PT409', null, 'at the maximum no time of that day can be requested');
select is(tests.free(tests.monday(2, 24)), true, 'the next day is free');
select tests.ask(413, tests.monday(2, 24));
select is(tests.free(tests.monday(2, 40)), false, 'at the maximum per week nothing is free');
select is(tests.free(tests.monday(3, 0)), true, 'the next week is free');

select tests.act_as('owner');
update public.consultation_requests set status = 'scheduled', scheduled_for = requested_for where id = tests.request_id(413);
update public.consultation_requests set status = 'completed' where id = tests.request_id(413);
select is(tests.free(tests.monday(2, 40)), false, 'completed consultations count');
update public.consultation_requests set status = 'declined' where id = tests.request_id(412);
select is(tests.free(tests.monday(2, 12)), true, 'declined requests do not count');
update public.consultation_requests set status = 'pending' where id = tests.request_id(412);

-- The second of two concurrent requests
select tests.act_as('database');
create function tests.insert_at(number integer, start timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into public.consultation_requests (id, name, email, project_type, message, requested_for, held_until)
  values (tests.request_id(number), 'Eve', 'eve@b.example', 'other', 'Test', start, now() + interval '48 hours');
$$;
select tests.act_as('anon');
select throws_ok(
  'select tests.insert_at(414, tests.monday(2, 40))', 'PT409', null, 'the maximum per week holds for concurrent requests'
);
select tests.act_as('database');
update public.site_settings set booking_per_week = 0;
select tests.act_as('anon');
select throws_ok(
  'select tests.insert_at(414, tests.monday(2, 12))', 'PT409', null, 'the maximum per day holds for concurrent requests'
);
select tests.act_as('owner');
select lives_ok('select tests.insert_at(414, tests.monday(2, 12))', 'the owner may exceed the maximum');

-- The time before and after

select tests.act_as('database');
delete from public.consultation_requests;
update public.site_settings set booking_per_day = 0, booking_per_week = 0, booking_before_minutes = 20, booking_pause_minutes = 10;
select tests.act_as('anon');
select tests.ask(421, tests.monday(2, 3));
select tests.act_as('database');
update public.consultation_requests set status = 'scheduled', scheduled_for = tests.monday(2, 3) + interval '10 minutes';
select tests.act_as('anon');
select results_eq(
  $$select to_char(time at time zone 'Pacific/Auckland', 'HH24:MI') from public.free_times(tests.monday(2, 0), tests.monday(2, 8)), unnest(times) as time$$,
  $$values ('00:00'), ('01:30'), ('06:00'), ('07:30')$$, 'between two consultations there is the first one''s time after and the next one''s time before'
);
select throws_ok($$select tests.insert_at(422, tests.monday(2, 4) + interval '30 minutes')$$, 'PT409', null, 'the time between holds for concurrent requests');

select tests.act_as('database');
delete from public.consultation_requests;
create or replace function private.busy_elsewhere(after timestamptz, before timestamptz) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  select tstzmultirange(tstzrange(tests.monday(2, 4) + interval '15 minutes', tests.monday(2, 4) + interval '20 minutes'));
$$;
select tests.act_as('anon');
select results_eq(
  $$select to_char(time at time zone 'Pacific/Auckland', 'HH24:MI') from public.free_times(tests.monday(2, 0), tests.monday(2, 8)), unnest(times) as time$$,
  $$values ('00:00'), ('01:30'), ('03:00'), ('06:00'), ('07:30')$$, 'the time before and after is free, whatever else is taken'
);

select tests.act_as('database');
update public.site_settings set booking_days_ahead = 1;
select is(
  (select count(*)::integer from public.free_times(now() + interval '1 day'), unnest(times)), 0, 'nothing is free further ahead than the setting allows'
);

select * from finish();
rollback;
