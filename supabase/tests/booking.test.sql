-- Times of consultations: which are free, who holds one, how the owner answers, and calendars.

begin;
\ir people.psql
\ir consultations.psql
select plan(58);

update public.site_settings set booking_hours = E'Mon 09:00-12:00\nTue 09:00-10:00, 13:00-15:00', contact_email = '';

create function tests.ask(number integer, start timestamptz, zone text default 'Asia/Tokyo') returns void language sql as $$
  select public.send_consultation_request(
    tests.request_id(number), 'Eve; with a comma, and
a line', 'eve@b.example', 'other', 'Test', requested_for => start, time_zone => zone
  );
$$;
create function tests.step(number integer, values_given text) returns text language plpgsql as $$
declare
  after text;
begin
  execute format('update public.consultation_requests set %s where id = %L returning status', values_given, tests.request_id(number)) into after;
  return after;
end;
$$;

-- Free times

select tests.act_as('anon');
select results_eq(
  'select time_zone, minutes from public.free_times()', $$values ('Europe/Berlin', 60)$$, 'a visitor sees the duration and the time zone'
);
select ok(
  (select bool_and(time > now() and time < now() + interval '60 days') and count(*) between 35 and 60
   from public.free_times(), unnest(times) as time),
  'all free times are in the next 60 days'
);
select is(
  (select array_agg(distinct to_char(time at time zone 'Europe/Berlin', 'Dy HH24:MI') order by to_char(time at time zone 'Europe/Berlin', 'Dy HH24:MI'))
   from public.free_times(), unnest(times) as time),
  array['Mon 09:00', 'Mon 10:00', 'Mon 11:00', 'Tue 09:00', 'Tue 13:00', 'Tue 14:00'], 'free times are within the owner''s hours'
);
select is(
  (select times from public.free_times(tests.nth(3), tests.nth(5))), array[tests.nth(3), tests.nth(4)], 'free times can be limited to a period'
);
select is((select times from public.free_times('2020-01-01', '2020-02-01')), '{}', 'past times are not free');
select is((select times from public.free_times(null, null)), (select times from public.free_times()), 'a period without limits contains all free times');
-- A period without an end must not be searched forever.
set local statement_timeout = '2s';
select is((select times from public.free_times('infinity')), '{}', 'nothing is free in a period beyond all times');
select throws_ok(
  $$select tests.ask(900, 'infinity')$$, 'PT409', null, 'nobody can book an infinite time'
);
set local statement_timeout = 0;

select tests.act_as('database');
update public.site_settings set booking_notice_hours = 720;
select ok((select bool_and(time >= now() + interval '30 days') from public.free_times(), unnest(times) as time), 'the notice period is respected');
update public.site_settings set booking_notice_hours = 0;

-- Requesting a time

select tests.act_as('anon');
select lives_ok('select tests.ask(401, tests.nth(1))', 'a visitor requests a time');
select lives_ok('select tests.ask(401, tests.nth(1))', 'a request can be repeated if its response was lost');
select is(tests.free(tests.nth(1)), false, 'a requested time is no longer free');
select is(tests.free(tests.nth(2)), true, 'the next time is still free');
select throws_ok(
  'select tests.ask(402, tests.nth(1))', 'PT409', 'That time has just been taken. Please choose another one.', 'nobody else can request the same time'
);
select throws_ok($$select tests.ask(402, tests.nth(2) + interval '5 minutes')$$, 'PT409', null, 'a time that is not offered cannot be requested');
select throws_ok($$select tests.ask(402, now() - interval '1 day')$$, 'PT409', null, 'a past time cannot be requested');
select throws_ok(
  format(
    $$select public.send_consultation_request(tests.request_id(405), 'Eve', %L, 'other', 'Test')$$, 'Words_of_a_stranger<somebody@b.example>'
  ),
  '23514', 'That does not look like an e-mail address.', 'an email address with a name is refused, as emails would contain it'
);
select lives_ok($$select tests.ask(402, tests.nth(2), 'Mars/Olympus')$$, 'a time can be requested with any time zone from the browser');
select lives_ok($$select tests.ask(403, null, 'Europe/Words_of_a_stranger5')$$, 'a request without a time is possible');

select tests.act_as('owner');
select results_eq(
  $$select requested_for, time_zone, minutes::integer, held_until from public.consultation_requests where message = 'Test' order by id$$,
  $$values
    (tests.nth(1), 'Asia/Tokyo', 60, now() + interval '48 hours'),
    (tests.nth(2), null, 60, now() + interval '48 hours'),
    (null, null, null, null)$$,
  'the owner sees the time, the client''s zone, the duration, and until when it is held'
);

-- Holding a time

select tests.act_as('database');
select is(
  array(
    select zone from unnest(array[
      'UTC', 'Europe/Berlin', 'America/Port-au-Prince', 'Etc/GMT+5', 'Etc/GMT-14', 'CEST', 'Europe/Words_of_a_stranger5', 'Asia/Two5Words',
      'Etc/Words+5', 'Etc/GMT+99'
    ]) as zone where private.is_time_zone(zone)
  ),
  array['UTC', 'Europe/Berlin', 'America/Port-au-Prince', 'Etc/GMT+5', 'Etc/GMT-14'], 'no stored time zone is made up, as emails contain it'
);
update public.consultation_requests set held_until = now() where id = tests.request_id(402);
select tests.act_as('anon');
select is(tests.free(tests.nth(2)), true, 'after 48 hours the time is free again');
select lives_ok('select tests.ask(404, tests.nth(2))', 'someone else can then request it');
select tests.act_as('owner');
select throws_ok(
  $$select tests.step(402, format('status = %L, scheduled_for = %L', 'scheduled', tests.nth(2)))$$, 'PT409',
  'There is another consultation at that time, or somebody else has requested it.', 'it cannot be accepted twice'
);

-- The owner's answers

select is(tests.step(401, format('status = %L, scheduled_for = %L', 'scheduled', tests.nth(1))), 'scheduled', 'the owner accepts a request');
select is(tests.free(tests.nth(1)), false, 'a scheduled time stays taken');
select is(
  tests.step(404, format('proposed_for = %L, reply = %L', tests.nth(4), 'Rather then.')), 'pending', 'the owner proposes another time'
);
select is(tests.free(tests.nth(2)), true, 'the first time is free again');
select is(tests.free(tests.nth(4)), false, 'the proposed time is held');
select throws_ok(
  $$select tests.step(404, format('proposed_for = %L', tests.nth(1) + interval '30 minutes'))$$, 'PT409', null,
  'a proposed time cannot overlap another consultation'
);
select is(tests.step(404, $$status = 'declined', reply = 'Sorry.'$$), 'declined', 'the owner declines a request');
select is(tests.free(tests.nth(4)), true, 'a declined request frees its time');
select is(tests.step(404, $$status = 'pending'$$), 'pending', 'a declined request can be reopened');
select is(tests.free(tests.nth(4)), false, 'a reopened request holds its time');
select is(tests.step(404, $$status = 'declined'$$), 'declined', 'a reopened request can be declined again');
select tests.ask(405, tests.nth(4));
select is(tests.step(404, $$status = 'pending'$$), 'pending', 'a request can be reopened again');
select is(
  (select held_until from public.consultation_requests where id = tests.request_id(404)), null, 'a reopened request does not get a time taken by someone else'
);
select is(tests.step(403, format('status = %L, scheduled_for = %L', 'scheduled', tests.nth(6))), 'scheduled', 'the owner gives a request a time');
select is(tests.free(tests.nth(6)), false, 'that time is not free for visitors');
select is(tests.step(401, $$status = 'declined', reply = 'I am ill.'$$), 'declined', 'the owner cancels a consultation');
select is(tests.free(tests.nth(1)), true, 'a cancelled time is free at once');
select results_eq(
  format('select scheduled_for, called_off_by, called_off_at from public.consultation_requests where id = %L', tests.request_id(401)),
  $$values (tests.nth(1), 'owner', now())$$, 'a cancelled consultation records who cancelled it, when, and its time'
);
select is(tests.step(401, $$status = 'scheduled'$$), 'scheduled', 'a cancelled consultation can be scheduled again');
select is(
  (select called_off_at from public.consultation_requests where id = tests.request_id(401)), null, 'scheduling it again removes the record of the cancellation'
);
delete from public.consultation_requests where id = tests.request_id(401);
select is(tests.free(tests.nth(1)), true, 'a deleted request frees its time');
select is(public.restore_deleted('consultation_requests', array[tests.request_id(401)]), 1, 'a deleted request can be restored from the bin');
select is(tests.free(tests.nth(1)), false, 'a restored request has its time');
select tests.ask(406, tests.nth(8)), tests.ask(407, tests.nth(9));
select tests.step(406, format('status = %L, scheduled_for = %L', 'scheduled', tests.nth(8)));
delete from public.consultation_requests where id in (tests.request_id(406), tests.request_id(407));
select tests.ask(408, tests.nth(8)), tests.ask(409, tests.nth(9));
select public.restore_deleted('consultation_requests', array[tests.request_id(406), tests.request_id(407)]);
select results_eq(
  format('select status, scheduled_for, held_until from public.consultation_requests where id in (%L, %L)', tests.request_id(406), tests.request_id(407)),
  $$values ('pending', null::timestamptz, null::timestamptz), ('pending', null, null)$$,
  'a restored request whose time was taken by someone else waits for another one'
);
delete from public.consultation_requests where id in (tests.request_id(406), tests.request_id(407), tests.request_id(408), tests.request_id(409));

-- Calendars

select tests.act_as('anon');
select alike(
  convert_from(public.consultation_calendar(tests.request_id(401)), 'utf8'),
  '%DTSTART;TZID=Asia/Tokyo:' || to_char(tests.nth(1) at time zone 'Asia/Tokyo', 'YYYYMMDD"T"HH24MISS') || '%STATUS:CONFIRMED%SUMMARY:Consultation with Owner%',
  'the client gets a calendar file'
);
select tests.act_as('database');
select is(
  (
    select count(*) from generate_series(0, 80) as length,
      lateral private.calendar_text('X', repeat('a', length) || E'\n,ä🦊' || repeat('b', 80)) as lines
    where replace(lines, E'\r\n ', '') = 'X:' || repeat('a', length) || '\n\,ä🦊' || repeat('b', 80) || E'\r\n'
      and lines !~ E'\\\\\r\n'
      and (select max(octet_length(line)) from regexp_split_to_table(lines, E'\r\n') as line) <= 75
  ), 81::bigint, 'a line is folded at 75 bytes, never within a letter or what is escaped'
);
select tests.act_as('anon');
select throws_ok($$select public.calendar_feed(repeat('x', 43))$$, 'PT404', 'There is no such calendar.', 'nobody else gets the owner''s calendar');
select tests.act_as('owner');
select lives_ok($$select public.set_calendar_feed(repeat('x', 43))$$, 'the owner sets the secret of the calendar''s URL');
select tests.act_as('anon');
select is(
  (select array_agg(found[1] order by found[1] collate "C")::text from regexp_matches(
    convert_from(public.calendar_feed(repeat('x', 43)), 'utf8'),
    E'STATUS:(\\w+)\r\nSUMMARY:Consultation: Eve\\\\; with a comma\\\\, and\\\\na line\r\n', 'g'
  ) as found), '{CONFIRMED,CONFIRMED,TENTATIVE}',
  'the owner''s calendar has consultations, and held times as tentative'
);
select is(
  regexp_count(convert_from(public.calendar_feed(repeat('x', 43)), 'utf8'), E'BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n'), 1,
  'the owner''s calendar has the zone of the owner''s hours, with its rules'
);
select tests.act_as('owner');
update public.consultation_requests set status = 'declined' where status = 'pending';
delete from public.consultation_requests where status <> 'declined';
select tests.act_as('anon');
select alike(
  convert_from(public.calendar_feed(repeat('x', 43)), 'utf8'),
  E'BEGIN:VCALENDAR\r\n%BEGIN:VTIMEZONE\r\nTZID:%BEGIN:STANDARD\r\nDTSTART:%END:STANDARD\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n',
  'an empty calendar has the component that RFC 5545 requires'
);
select unalike(convert_from(public.calendar_feed(repeat('x', 43)), 'utf8'), '%VEVENT%', 'an empty calendar has no events');
select alike(
  convert_from(public.consultation_calendar(tests.request_id(404)), 'utf8'), '%METHOD:CANCEL%STATUS:CANCELLED%',
  'the calendar of a declined request is a cancellation'
);
select throws_ok(
  $$select public.consultation_calendar(tests.request_id(499))$$, 'PT404', null, 'an unknown request has no calendar'
);

select * from finish();
rollback;
