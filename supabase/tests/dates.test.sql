-- The link to a date: who gets it, what it shows, and that both sides can move the date and call it off.

begin;
\ir people.psql
\ir consultations.psql
select plan(71);

update private.notification_settings set service = 'resend', sender = 'Site <site@b.example>', site_url = 'https://site.example';
update public.site_settings set booking_change_notice_hours = 24;

create function tests.ask(number integer, start timestamptz) returns void language sql as $$
  select public.send_consultation_request(
    tests.request_id(number), 'Eve', 'eve@b.example', 'other', 'Test', requested_for => start, time_zone => 'Asia/Tokyo',
    token => tests.secret(number)
  );
$$;
create function tests.move(number integer, start timestamptz) returns void language sql as $$
  select public.move_date(tests.secret(number), start, (tests.row_of(number)).sequence);
$$;

-- Whose link it is

select tests.act_as('anon');
select lives_ok('select tests.ask(401, tests.nth(1))', 'a visitor asks for a time, with a secret of their own');
select tests.act_as('database');
select is(
  (tests.row_of(401)).link_hashes, array[encode(sha256(convert_to(tests.secret(401), 'utf8')), 'hex')],
  'of which the database keeps the hash alone'
);
select tests.act_as('anon');
select results_eq(
  $$select status, starts_at, minutes, owner_time_zone, called_off_by, can_change, notice_hours from public.read_date(tests.secret(401))$$,
  $$values ('pending', tests.nth(1), 60, 'Europe/Berlin', null::text, true, 24)$$, 'the link shows the date'
);
select is_empty('select * from public.read_date(tests.secret(999))', 'another secret shows nothing');
select is_empty($$select * from public.read_date('')$$, 'nor does none');
select is_empty('select * from public.read_date(tests.request_id(401)::text)', 'nor does the id');
select is_empty('select * from public.read_date(null)', 'nor does null');
-- This file is one transaction, and the date of the request says of which.
select tests.act_as('database');
update public.consultation_requests set created_at = created_at - interval '1 second', link_hashes = '{}' where id = tests.request_id(401);
select tests.act_as('anon');
select public.send_consultation_request(
  tests.request_id(401), 'Thief', 'thief@b.example', 'other', 'Test', token => tests.secret(402)
);
select is_empty('select * from public.read_date(tests.secret(402))', 'whoever knows the id from the owner’s calendar gets no link to it');
select throws_ok(
  $$select public.send_consultation_request(gen_random_uuid(), 'Eve', 'eve@b.example', 'other', 'Test', token => 'short')$$,
  '23514', 'The link needs a secret of 43 characters.', 'a secret has 256 bits'
);
select lives_ok($$select public.consultation_calendar(tests.request_id(401))$$, 'a request of the former version has its calendar by the id');
select tests.act_as('database');
update public.consultation_requests set link_hashes = array[private.hash_of_secret(tests.secret(401))] where id = tests.request_id(401);
select tests.act_as('anon');
select throws_ok(
  $$select public.consultation_calendar(tests.request_id(401))$$, 'PT404', null, 'one with a link does not tell who has the id alone'
);
select tests.act_as('owner');
select lives_ok($$select public.consultation_calendar(tests.request_id(401))$$, 'except the owner');

select tests.act_as('database');
select is(private.canonical_path('/date'), null, 'looking at a date is no page view');

-- A request that waits

select tests.act_as('anon');
select lives_ok('select tests.move(401, tests.nth(2))', 'whoever asked chooses another time');
select results_eq(
  $$select status, starts_at, sequence, held_until from public.read_date(tests.secret(401))$$,
  $$values ('pending', tests.nth(2), 1, now() + interval '48 hours')$$, 'which is held anew, and counted'
);
select is(tests.free(tests.nth(1)), true, 'the former is free at once');
select is(tests.free(tests.nth(2)), false, 'the new one for nobody else');
select lives_ok('select public.move_date(tests.secret(401), tests.nth(2), 0)', 'the same once more changes nothing');
select is((tests.row_of(401)).sequence, 1, 'not even the count');
select matches((select told ->> 'subject' from tests.told('date') as told), '^Eve asks for another time$', 'the owner is told');
select matches(
  (select told #>> '{parts,0,text}' from tests.told('answer') as told), '^You have asked for another time: .*\(Asia/Tokyo\)\. It is held',
  'and whoever asked, in their zone'
);
select tests.act_as('owner');
select lives_ok(
  $$update public.consultation_requests set proposed_for = tests.nth(3), reply = 'Rather then.' where id = tests.request_id(401)$$, 'the owner proposes a third'
);
select is(
  (select count(*)::integer from tests.told('answer')), 1, 'what was not sent yet gives way to that'
);
select is(
  (select told #>> '{parts,0,link}' from tests.told('answer') as told), 'See it, move it or call it off', 'with a link'
);
select matches(
  (select told #>> '{parts,0,path}' from tests.told('answer') as told), '^/date#[A-Za-z0-9_-]{43}$', 'which has a secret of its own'
);
select tests.act_as('anon');
select is(
  (select starts_at from public.read_date((select substr(told #>> '{parts,0,path}', 7) from tests.told('answer') as told))),
  tests.nth(3), 'that opens the same date'
);
select is((select starts_at from public.read_date(tests.secret(401))), tests.nth(3), 'as the first still does');
select is((select is_proposed from public.read_date(tests.secret(401))), true, 'the page says whose time it is');
select lives_ok('select tests.move(401, tests.nth(4))', 'whoever asked moves from what was proposed');
select is(tests.free(tests.nth(3)), true, 'which is free again');
select results_eq(
  $$select (row).requested_for, (row).proposed_for from tests.row_of(401) as row$$, $$values (tests.nth(4), null::timestamptz)$$, 'and is theirs alone'
);

-- A date

select tests.act_as('owner');
select lives_ok(
  $$update public.consultation_requests set status = 'scheduled', scheduled_for = tests.nth(4), reply = 'Good.' where id = tests.request_id(401)$$,
  'the owner accepts'
);

-- Where it can move

select tests.act_as('database');
update public.site_settings set booking_per_day = 1, booking_pause_minutes = 15;
select tests.act_as('anon');
select is_empty(
  $$select time from public.free_times(), unnest(times) as time where time::date = tests.nth(4)::date$$, 'a day that is full has no time for others'
);
select results_eq(
  $$select to_char(time at time zone 'Europe/Berlin', 'HH24:MI') from public.times_to_move(tests.secret(401)), unnest(times) as time where time::date = tests.nth(4)::date$$,
  $$values ('10:15')$$, 'by the link of the date that fills it, it has those beside its own'
);
select is_empty('select * from public.times_to_move(tests.secret(999))', 'another secret tells none');
select tests.act_as('database');
update public.site_settings set booking_per_day = 0, booking_pause_minutes = 0;
select tests.act_as('anon');
select throws_ok('select public.move_date(tests.secret(401), tests.nth(5), 1)', 'PT412', null, 'a page that is not up to date moves nothing');
select tests.ask(403, tests.nth(6));
select throws_ok(
  'select tests.move(401, tests.nth(6))', 'PT409', 'That time has been taken meanwhile. Please choose another one.', 'nor does anybody get a time that is taken'
);
select throws_ok($$select tests.move(401, tests.nth(5) + interval '5 minutes')$$, 'PT409', null, 'or that is not offered');
select throws_ok($$select tests.move(401, now() - interval '1 day')$$, 'PT409', null, 'or past');
select throws_ok('select tests.move(401, null)', 'PT409', null, 'or none');
select is((tests.row_of(401)).scheduled_for, tests.nth(4), 'the date stays then');
select is(tests.free(tests.nth(4)), false, 'and its time is free for nobody');
select lives_ok('select tests.move(401, tests.nth(5))', 'a free one is had');
select results_eq(
  $$select status, starts_at, can_change from public.read_date(tests.secret(401))$$, $$values ('scheduled', tests.nth(5), true)$$, 'without another answer'
);
select is(tests.free(tests.nth(4)), true, 'the former is free at once');
select is((select count(*)::integer from tests.told('date')), 1, 'the owner is told once, how it is now');
select matches((select told ->> 'subject' from tests.told('date') as told), '^Eve has moved the consultation$', 'in so many words');
select matches(
  (select convert_from(decode(told #>> '{attachments,0,base64}', 'base64'), 'utf8') from tests.told('answer') as told),
  E'METHOD:REQUEST\r\n.*SEQUENCE:' || (tests.row_of(401)).sequence || E'\r\n.*DTSTART;TZID=Asia/Tokyo:', 'calendars follow'
);

-- Shared by the owner

select tests.act_as('owner');
select lives_ok('select public.share_date(tests.request_id(401), tests.secret(409))', 'the owner makes another link, for a mail');
select tests.act_as('anon');
select is((select starts_at from public.read_date(tests.secret(409))), tests.nth(5), 'which opens the date');

-- Another time of the owner's

select tests.ask(405, tests.nth(7));
select throws_ok('select public.accept_date(tests.secret(405), 0)', '23514', null, 'nobody accepts for the owner');
select tests.act_as('owner');
update public.consultation_requests set proposed_for = tests.nth(5) - interval '2 hours' where id = tests.request_id(405);
select tests.act_as('database');
update public.site_settings set booking_per_day = 1;
select tests.act_as('anon');
select throws_ok('select public.accept_date(tests.secret(405), 0)', 'PT412', null, 'a page that is not up to date accepts nothing');
select lives_ok('select public.accept_date(tests.secret(405), 1)', 'whoever asked accepts what the owner has proposed, also beyond the owner’s limits');
select lives_ok('select public.accept_date(tests.secret(405), 1)', 'which is done once');
select results_eq(
  $$select status, starts_at, sequence, is_proposed from public.read_date(tests.secret(405))$$,
  $$values ('scheduled', tests.nth(5) - interval '2 hours', 2, false)$$, 'it is a date then'
);
select is(
  (select count(*)::integer from tests.told('date') as told where told ->> 'subject' = 'Eve has accepted the time'), 1, 'the owner is told'
);
select is(
  (select count(*)::integer from tests.told('answer') as told where told #>> '{parts,0,text}' like 'You have accepted the time%'), 1, 'and whoever accepted'
);
select public.call_off_date(tests.secret(405));
select tests.act_as('database');
update public.site_settings set booking_per_day = 0;
delete from private.outbox where cause_id = tests.request_id(405);

-- The notice

select tests.act_as('database');
update public.site_settings set booking_change_notice_hours = 720;
select tests.act_as('anon');
select is((select can_change from public.read_date(tests.secret(401))), false, 'after the notice the page says so');
select throws_ok(
  'select tests.move(401, tests.nth(4))', '23514', 'It can no longer be changed here. Please write instead.', 'it is not moved'
);
select throws_ok('select public.call_off_date(tests.secret(401))', '23514', null, 'nor called off');
select is((select can_change from public.read_date(tests.secret(403))), true, 'what is not accepted yet has no notice');
select tests.act_as('database');
update public.site_settings set booking_change_notice_hours = 24;

-- Called off

select tests.act_as('anon');
select lives_ok('select public.call_off_date(tests.secret(401))', 'whoever asked calls it off');
select lives_ok('select public.call_off_date(tests.secret(401))', 'which is done once');
select results_eq(
  $$select status, called_off_by, can_change from public.read_date(tests.secret(401))$$, $$values ('declined', 'visitor', false)$$, 'the link says who did'
);
select is(tests.free(tests.nth(5)), true, 'the time is free at once');
select matches((select told ->> 'subject' from tests.told('date') as told), '^Eve has called off the consultation$', 'the owner is told');
select matches(
  (select convert_from(decode(told #>> '{attachments,0,base64}', 'base64'), 'utf8') from tests.told('answer') as told),
  E'METHOD:CANCEL\r\n.*STATUS:CANCELLED', 'and it leaves the calendars'
);
select is(
  (select told #> '{parts,0}' ? 'link' from tests.told('answer') as told), false, 'with no link, as nothing is left to do'
);
select results_eq(
  $$select (row).called_off_by, (row).called_off_at, (row).status from tests.row_of(401) as row$$, $$values ('visitor', now(), 'declined')$$, 'who and when is kept'
);
select lives_ok('select public.call_off_date(tests.secret(403))', 'a request is taken back');
select is(tests.free(tests.nth(6)), true, 'and its time is free');

select * from finish();
rollback;
