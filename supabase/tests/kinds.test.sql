-- Kinds of consultations, and how many there are, how close together, and how far ahead.

begin;
\ir people.psql
select plan(33);

delete from private.rate_limit_hits;
delete from public.consultation_requests;
delete from public.consultation_kinds;
-- Its days begin in the evening of UTC's, and are not those of whoever asks.
update public.site_settings set
  booking_hours = E'Mon 00:00-24:00\nTue 00:00-24:00', booking_time_zone = 'Pacific/Auckland', booking_minutes = 60,
  booking_notice_hours = 0;
insert into public.consultation_kinds (id, title, minutes, price, project_types, published) values
  ('00000000-0000-4000-9000-000000000721', 'First talk', 60, '', '{}', true),
  ('00000000-0000-4000-9000-000000000722', 'Review', 120, '$240', '{consulting}', true),
  ('00000000-0000-4000-9000-000000000723', 'Old', 30, '', '{}', false);

create function tests.request_id(number integer) returns uuid language sql as $$
  select ('00000000-0000-4000-9000-000000000' || number)::uuid;
$$;
create function tests.ask(number integer, start timestamptz, kind integer default null, type text default 'consulting') returns void
language sql as $$
  select public.send_consultation_request(
    tests.request_id(number), 'Eve', 'eve@b.example', type, 'Test', requested_for => start, time_zone => 'Asia/Tokyo',
    kind => tests.request_id(kind)
  );
$$;
-- An hour of the n-th Monday that is ahead, in the owner's zone.
create function tests.monday(week integer, hour integer) returns timestamptz language sql security definer set search_path = '' as $$
  select (date_trunc('week', now() at time zone 'Pacific/Auckland') + make_interval(weeks => week, hours => hour)) at time zone 'Pacific/Auckland';
$$;
create function tests.free(start timestamptz, minutes integer default null) returns boolean language sql as $$
  select start = any (times) from public.free_times(length => minutes);
$$;

-- Kinds

select is(
  (select array_agg(place order by title) from public.consultation_kinds), array[1, 3, 2]::smallint[],
  'a new kind is the last one'
);
select tests.act_as('anon');
select results_eq(
  'select title, minutes::integer from public.consultation_kinds order by place', $$values ('First talk', 60), ('Review', 120)$$,
  'a visitor reads the kinds that are offered'
);
select is(
  (select minutes from public.free_times(length => 120)), 120, 'free times are told for the length of a kind'
);
select is(tests.free(tests.monday(1, 1), 120), false, 'longer consultations begin at other times');
select is(tests.free(tests.monday(1, 2), 120), true, 'one after the other');
select is(tests.free(tests.monday(1, 1)), true, 'without a length it is that of the settings');
select is((select minutes from public.free_times(length => 1)), 15, 'nobody asks for shorter ones than there can be');
select is((select days_ahead from public.free_times()), 60, 'how far ahead there are times is told');

select lives_ok('select tests.ask(401, tests.monday(1, 2), 722)', 'a visitor asks for a kind');
select lives_ok($$select tests.ask(402, tests.monday(1, 0), 721, 'other')$$, 'and for one that goes with all project types');
select lives_ok('select tests.ask(403, tests.monday(1, 4))', 'and for none');
select throws_ok(
  'select tests.ask(404, tests.monday(1, 6), 723)', '23514',
  'That kind of consultation is not offered any more. Please choose another one.', 'what is not offered cannot be had'
);
select throws_ok(
  $$select tests.ask(404, tests.monday(1, 6), 722, 'other')$$, '23514', null, 'nor what does not go with the project type'
);
select throws_ok('select tests.ask(404, tests.monday(1, 7), 722)', 'PT409', null, 'nor a time at which none of that length begins');
select is(tests.free(tests.monday(1, 3)), false, 'all of its length is taken');

select tests.act_as('owner');
select results_eq(
  'select kind, price, minutes::integer from public.consultation_requests order by id',
  $$values ('Review', '$240', 120), ('First talk', '', 60), (null, null, 60)$$, 'the owner reads what was asked for'
);
select is(
  tests.touched($$delete from public.consultation_kinds where title = 'Review'$$), 1::bigint, 'the owner deletes a kind'
);
select is(
  (select kind from public.consultation_requests where id = tests.request_id(401)), 'Review', 'the request keeps what it was called'
);

-- So many a day and a week, which are the owner's

select tests.act_as('database');
delete from public.consultation_requests;
update public.site_settings set booking_per_day = 2, booking_per_week = 3;
select tests.act_as('anon');
select tests.ask(411, tests.monday(2, 0));
select is(tests.free(tests.monday(2, 23)), true, 'while fewer than the most of a day are taken, its times are free');
select tests.ask(412, tests.monday(2, 23));
select is(tests.free(tests.monday(2, 12)), false, 'then none of this day is, whatever day it is in UTC');
select throws_ok('select tests.ask(413, tests.monday(2, 12))', 'PT409', null, 'and none is had');
select is(tests.free(tests.monday(2, 24)), true, 'the next day is free');
select tests.ask(413, tests.monday(2, 24));
select is(tests.free(tests.monday(2, 40)), false, 'until the week has its most');
select is(tests.free(tests.monday(3, 0)), true, 'the next week is free');

select tests.act_as('owner');
update public.consultation_requests set status = 'scheduled', scheduled_for = requested_for where id = tests.request_id(413);
update public.consultation_requests set status = 'completed' where id = tests.request_id(413);
select is(tests.free(tests.monday(2, 40)), false, 'what was completed counts');
update public.consultation_requests set status = 'declined' where id = tests.request_id(412);
select is(tests.free(tests.monday(2, 12)), true, 'what was declined does not');
update public.consultation_requests set status = 'pending' where id = tests.request_id(412);

-- Whoever is told that a time is free, and comes second
select tests.act_as('database');
create function tests.insert_at(number integer, start timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into public.consultation_requests (id, name, email, project_type, message, requested_for, held_until)
  values (('00000000-0000-4000-9000-000000000' || number)::uuid, 'Eve', 'eve@b.example', 'other', 'Test', start, now() + interval '48 hours');
$$;
select tests.act_as('anon');
select throws_ok(
  'select tests.insert_at(414, tests.monday(2, 40))', 'PT409', null, 'the most of a week holds for two at the same moment'
);
select tests.act_as('database');
update public.site_settings set booking_per_week = 0;
select tests.act_as('anon');
select throws_ok(
  'select tests.insert_at(414, tests.monday(2, 12))', 'PT409', null, 'and so does the most of a day'
);
select tests.act_as('owner');
select lives_ok('select tests.insert_at(414, tests.monday(2, 12))', 'the owner may take more');

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
  $$values ('00:00'), ('01:30'), ('06:00'), ('07:30')$$, 'consultations have the time between them that one needs after it, and the next before'
);
select throws_ok($$select tests.insert_at(422, tests.monday(2, 4) + interval '30 minutes')$$, 'PT409', null, 'which holds for two at the same moment');

select tests.act_as('database');
delete from public.consultation_requests;
create or replace function private.busy_elsewhere(after timestamptz, before timestamptz) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  select tstzmultirange(tstzrange(tests.monday(2, 4) + interval '15 minutes', tests.monday(2, 4) + interval '20 minutes'));
$$;
select tests.act_as('anon');
select results_eq(
  $$select to_char(time at time zone 'Pacific/Auckland', 'HH24:MI') from public.free_times(tests.monday(2, 0), tests.monday(2, 8)), unnest(times) as time$$,
  $$values ('00:00'), ('01:30'), ('03:00'), ('06:00'), ('07:30')$$, 'whatever else is taken, the time before and after is free'
);

select tests.act_as('database');
update public.site_settings set booking_days_ahead = 1;
select is(
  (select count(*)::integer from public.free_times(now() + interval '1 day'), unnest(times)), 0, 'nothing is free further ahead than the owner says'
);

select * from finish();
rollback;
