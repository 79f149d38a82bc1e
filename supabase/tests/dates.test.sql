-- The link to a consultation: who gets it, what it shows, and that both sides can move and cancel it.

begin;
\ir people.psql
\ir consultations.psql
select plan(74);

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

-- Access to the link

select tests.act_as('anon');
select lives_ok('select tests.ask(401, tests.nth(1))', 'a visitor requests a time, with their own secret');
select tests.act_as('database');
select is(
  (tests.row_of(401)).link_hashes, array[encode(sha256(convert_to(tests.secret(401), 'utf8')), 'hex')],
  'the database stores only the secret''s hash'
);
select tests.act_as('anon');
select results_eq(
  $$select status, starts_at, minutes, owner_time_zone, called_off_by, can_change, notice_hours from public.read_date(tests.secret(401))$$,
  $$values ('pending', tests.nth(1), 60, 'Europe/Berlin', null::text, true, 24)$$, 'the link shows the consultation'
);
select is_empty('select * from public.read_date(tests.secret(999))', 'another secret shows nothing');
select is_empty($$select * from public.read_date('')$$, 'an empty secret shows nothing');
select is_empty('select * from public.read_date(tests.request_id(401)::text)', 'the id shows nothing');
select is_empty('select * from public.read_date((tests.row_of(401)).link_hashes[1])', 'the secret''s hash shows nothing');
select is_empty('select * from public.read_date(null)', 'null shows nothing');
-- This file is one transaction, and the calendar's DTSTAMP is its time.
select tests.act_as('database');
update public.consultation_requests set created_at = created_at - interval '1 second', link_hashes = '{}' where id = tests.request_id(401);
select tests.act_as('anon');
select public.send_consultation_request(
  tests.request_id(401), 'Thief', 'thief@b.example', 'other', 'Test', token => tests.secret(402)
);
select is_empty('select * from public.read_date(tests.secret(402))', 'someone who knows a request''s id cannot give it a link of their own');
select throws_ok(
  $$select public.send_consultation_request(gen_random_uuid(), 'Eve', 'eve@b.example', 'other', 'Test', token => 'short')$$,
  '23514', 'The link needs a secret of 43 characters.', 'a secret must have 256 bits'
);
select lives_ok($$select public.consultation_calendar(tests.request_id(401))$$, 'a request from an earlier version has its calendar by id');
select tests.act_as('database');
update public.consultation_requests set link_hashes = array[private.hash_of_secret(tests.secret(401))] where id = tests.request_id(401);
select tests.act_as('anon');
select throws_ok(
  $$select public.consultation_calendar(tests.request_id(401))$$, 'PT404', null, 'the calendar of a request with a link cannot be read by id'
);
select tests.act_as('owner');
select lives_ok($$select public.consultation_calendar(tests.request_id(401))$$, 'the owner can read it by id');

select tests.act_as('database');
select is(private.canonical_path('/date'), null, 'opening the link is not a page view');

-- A request without an answer

select tests.act_as('anon');
select lives_ok('select tests.move(401, tests.nth(2))', 'the client chooses another time');
select results_eq(
  $$select status, starts_at, sequence, held_until from public.read_date(tests.secret(401))$$,
  $$values ('pending', tests.nth(2), 1, now() + interval '48 hours')$$, 'the new time is held again, and the change is counted'
);
select is(tests.free(tests.nth(1)), true, 'the previous time is free at once');
select is(tests.free(tests.nth(2)), false, 'the new time is free for nobody else');
select lives_ok('select public.move_date(tests.secret(401), tests.nth(2), 0)', 'choosing the same time again changes nothing');
select is((tests.row_of(401)).sequence, 1, 'choosing the same time again is not counted');
select matches((select told ->> 'subject' from tests.told('date') as told), '^Eve asks for another time$', 'the owner is notified');
select matches(
  (select told #>> '{parts,0,text}' from tests.told('answer') as told), '^You have asked for another time: .*\(Asia/Tokyo\)\. It is held',
  'the client is notified, in their own time zone'
);
select tests.act_as('owner');
select lives_ok(
  $$update public.consultation_requests set proposed_for = tests.nth(3), reply = 'Rather then.' where id = tests.request_id(401)$$, 'the owner proposes a third time'
);
select is(
  (select count(*)::integer from tests.told('answer')), 1, 'the proposal replaces an email that was not sent yet'
);
select is(
  (select told #>> '{parts,0,link}' from tests.told('answer') as told), 'See it, move it or call it off', 'the email has a link'
);
select matches(
  (select told #>> '{parts,0,path}' from tests.told('answer') as told), '^/date#[A-Za-z0-9_-]{43}$', 'the email''s link has its own secret'
);
select tests.act_as('anon');
select is(
  (select starts_at from public.read_date((select substr(told #>> '{parts,0,path}', 7) from tests.told('answer') as told))),
  tests.nth(3), 'the email''s link opens the same consultation'
);
select is((select starts_at from public.read_date(tests.secret(401))), tests.nth(3), 'the first link still works');
select is((select is_proposed from public.read_date(tests.secret(401))), true, 'the page says who proposed the time');
select lives_ok('select tests.move(401, tests.nth(4))', 'the client chooses another time than the proposed one');
select is(tests.free(tests.nth(3)), true, 'the proposed time is free again');
select results_eq(
  $$select (row).requested_for, (row).proposed_for from tests.row_of(401) as row$$, $$values (tests.nth(4), null::timestamptz)$$, 'the chosen time is held for the client'
);

-- A scheduled consultation

select tests.act_as('owner');
select lives_ok(
  $$update public.consultation_requests set status = 'scheduled', scheduled_for = tests.nth(4), reply = 'Good.' where id = tests.request_id(401)$$,
  'the owner accepts the time'
);

-- Where it can be moved

select tests.act_as('database');
update public.site_settings set booking_per_day = 1, booking_pause_minutes = 15;
select tests.act_as('anon');
select is_empty(
  $$select time from public.free_times(), unnest(times) as time where time::date = tests.nth(4)::date$$, 'a full day has no free times for others'
);
select results_eq(
  $$select to_char(time at time zone 'Europe/Berlin', 'HH24:MI') from public.times_to_move(tests.secret(401)), unnest(times) as time where time::date = tests.nth(4)::date$$,
  $$values ('10:15')$$, 'through the link, the only consultation of a full day can move within the day'
);
select is_empty('select * from public.times_to_move(tests.secret(999))', 'another secret shows no times');
select tests.act_as('database');
update public.site_settings set booking_per_day = 0, booking_pause_minutes = 0;
select tests.act_as('anon');
select throws_ok('select public.move_date(tests.secret(401), tests.nth(5), 1)', 'PT412', null, 'an outdated page cannot move a consultation');
select tests.ask(403, tests.nth(6));
select throws_ok(
  'select tests.move(401, tests.nth(6))', 'PT409', 'That time has just been taken. Please choose another one.', 'a taken time cannot be chosen'
);
select throws_ok($$select tests.move(401, tests.nth(5) + interval '5 minutes')$$, 'PT409', null, 'a time that is not offered cannot be chosen');
select throws_ok($$select tests.move(401, now() - interval '1 day')$$, 'PT409', null, 'a past time cannot be chosen');
select throws_ok('select tests.move(401, null)', 'PT409', null, 'null cannot be chosen');
select is(tests.free(tests.nth(4)), false, 'its time is free for nobody');
select lives_ok('select tests.move(401, tests.nth(5))', 'a free time can be chosen');
select results_eq(
  $$select status, starts_at, can_change from public.read_date(tests.secret(401))$$, $$values ('scheduled', tests.nth(5), true)$$, 'moving a consultation needs no further answer'
);
select is(tests.free(tests.nth(4)), true, 'the previous time is free at once');
select is((select count(*)::integer from tests.told('date')), 1, 'the owner is notified once, of the latest state');
select matches((select told ->> 'subject' from tests.told('date') as told), '^Eve has moved the consultation$', 'the subject of the email says what happened');
select matches(
  (select convert_from(decode(told #>> '{attachments,0,base64}', 'base64'), 'utf8') from tests.told('answer') as told),
  E'METHOD:REQUEST\r\n.*SEQUENCE:' || (tests.row_of(401)).sequence || E'\r\n.*DTSTART;TZID=Asia/Tokyo:', 'calendars show the new time'
);

-- Shared by the owner

select tests.act_as('owner');
select lives_ok('select public.share_date(tests.request_id(401), tests.secret(409))', 'the owner creates another link, for an email');
select tests.act_as('anon');
select is((select starts_at from public.read_date(tests.secret(409))), tests.nth(5), 'the owner''s link opens the consultation');

-- A time proposed by the owner

select tests.ask(405, tests.nth(7));
select throws_ok('select public.accept_date(tests.secret(405), 0)', '23514', null, 'a client cannot accept on the owner''s behalf');
select tests.act_as('owner');
update public.consultation_requests set proposed_for = tests.nth(5) - interval '2 hours' where id = tests.request_id(405);
select tests.act_as('database');
update public.site_settings set booking_per_day = 1;
select tests.act_as('anon');
select throws_ok('select public.accept_date(tests.secret(405), 0)', 'PT412', null, 'an outdated page cannot accept a proposal');
select lives_ok('select public.accept_date(tests.secret(405), 1)', 'the client accepts the owner''s proposal, even outside the owner''s limits');
select lives_ok('select public.accept_date(tests.secret(405), 1)', 'accepting twice counts once');
select results_eq(
  $$select status, starts_at, sequence, is_proposed from public.read_date(tests.secret(405))$$,
  $$values ('scheduled', tests.nth(5) - interval '2 hours', 2, false)$$, 'it is scheduled then'
);
select is(
  (select count(*)::integer from tests.told('date') as told where told ->> 'subject' = 'Eve has accepted the time'), 1, 'the owner is notified of the acceptance'
);
select is(
  (select count(*)::integer from tests.told('answer') as told where told #>> '{parts,0,text}' like 'You have accepted the time%'), 1, 'the client is notified of the acceptance'
);
select public.call_off_date(tests.secret(405));
select tests.act_as('database');
update public.site_settings set booking_per_day = 0;
delete from private.outbox where cause_id = tests.request_id(405);

-- The notice period

select tests.act_as('database');
update public.site_settings set booking_change_notice_hours = 720;
select tests.act_as('anon');
select is((select can_change from public.read_date(tests.secret(401))), false, 'within the notice period the page says that changes are closed');
select throws_ok(
  'select tests.move(401, tests.nth(4))', '23514', 'It can no longer be changed here. Please send a message instead.', 'within the notice period it cannot be moved'
);
select throws_ok('select public.call_off_date(tests.secret(401))', '23514', null, 'within the notice period it cannot be cancelled');
select is((select can_change from public.read_date(tests.secret(403))), true, 'an unaccepted request has no notice period');
select tests.act_as('database');
update public.site_settings set booking_change_notice_hours = 24;

-- Cancelled

select tests.act_as('anon');
select lives_ok('select public.call_off_date(tests.secret(401))', 'the client cancels it');
select lives_ok('select public.call_off_date(tests.secret(401))', 'cancelling twice counts once');
select results_eq(
  $$select status, called_off_by, can_change from public.read_date(tests.secret(401))$$, $$values ('declined', 'visitor', false)$$, 'the link says who cancelled'
);
select is(tests.free(tests.nth(5)), true, 'the time is free at once');
select matches((select told ->> 'subject' from tests.told('date') as told), '^Eve has called off the consultation$', 'the owner is notified of the cancellation');
select matches(
  (select convert_from(decode(told #>> '{attachments,0,base64}', 'base64'), 'utf8') from tests.told('answer') as told),
  E'METHOD:CANCEL\r\n.*STATUS:CANCELLED', 'it is removed from calendars'
);
select is(
  (select told #> '{parts,0}' ? 'link' from tests.told('answer') as told), false, 'the cancellation email has no link, as nothing is left to do'
);
select results_eq(
  $$select (row).called_off_by, (row).called_off_at, (row).status from tests.row_of(401) as row$$, $$values ('visitor', now(), 'declined')$$, 'who cancelled and when is recorded'
);
select lives_ok('select public.call_off_date(tests.secret(403))', 'a request is withdrawn');
select is(tests.free(tests.nth(6)), true, 'a withdrawn request frees its time');
select throws_ok(
  'select tests.move(401, tests.nth(4))', '23514', 'It can no longer be changed here. Please send a message instead.', 'a cancelled consultation cannot be moved'
);
select tests.act_as('owner');
update public.consultation_requests set status = 'scheduled' where id = tests.request_id(401);
update public.consultation_requests set status = 'completed' where id = tests.request_id(401);
select tests.act_as('anon');
select is((select can_change from public.read_date(tests.secret(401))), false, 'the link to a completed consultation says that it cannot be changed');
select throws_ok('select tests.move(401, tests.nth(4))', '23514', null, 'a completed consultation cannot be moved');

select * from finish();
rollback;
