-- Kinds with payment: how long a time is held, when it is released, and what the owner marks.

begin;
\ir people.psql
\ir consultations.psql
select plan(61);

update private.notification_settings set service = 'resend', sender = 'Site <site@b.example>', site_url = 'https://site.example';
insert into public.consultation_kinds (id, title, minutes, price, amount, currency, payment_link, pays_on_page, payment_hours) values
  ('00000000-0000-4000-9000-000000000721', 'Review', 60, '', 49.5, 'EUR', 'https://pay.example/me/{amount}{currency}?note={reference}', false, 30),
  ('00000000-0000-4000-9000-000000000722', 'Talk', 60, '$120', 120, 'USD', '', true, 48),
  ('00000000-0000-4000-9000-000000000723', 'Free', 60, '', null, 'USD', 'https://pay.example', false, 5);

create function tests.ask(number integer, n integer, kind integer) returns void language sql as $$
  select public.send_consultation_request(
    tests.request_id(number), 'Eve', 'eve@b.example', 'other', 'Test', requested_for => tests.nth(n), time_zone => 'Asia/Tokyo',
    kind => ('00000000-0000-4000-9000-000000000' || kind)::uuid, token => tests.secret(number)
  );
$$;
-- Nobody can set the clock, so the hold is shortened instead.
create function tests.pass(number integer, passed interval) returns void language sql security definer set search_path = '' as $$
  update public.consultation_requests set held_until = held_until - passed where id = tests.request_id(number);
$$;
create function tests.tick() returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.end_unpaid(), private.warn_unpaid();
end;
$$;
grant execute on function tests.pass(integer, interval), tests.tick() to anon, authenticated;

-- A request with payment

select tests.act_as('anon');
select tests.ask(401, 1, 721);
select results_eq(
  $$select status, held_until, amount, currency, payment_reference, payment_link, pays_on_page, paid_at from public.read_date(tests.secret(401))$$,
  $$values ('pending', now() + interval '30 hours', 49.5, 'EUR', 'C-00000401', 'https://pay.example/me/49.50EUR?note=C-00000401', false, null::timestamptz)$$,
  'the link says what to pay, where, with which reference, and until when the time is held'
);
select is((tests.row_of(401)).price, '49.50 EUR', 'without a price text the amount is shown');
select tests.ask(402, 2, 722);
select results_eq(
  $$select amount, payment_link, pays_on_page from public.read_date(tests.secret(402))$$,
  $$values (120.00, null::text, true)$$, 'the addresses on the Pay page count as a way to pay, too'
);
select is((tests.row_of(402)).price, '$120', 'a price text is kept');
select tests.ask(403, 3, 723);
select results_eq(
  $$select held_until, amount, currency, payment_reference, payment_link from public.read_date(tests.secret(403))$$,
  $$values (now() + interval '48 hours', null::numeric, null::text, null::text, null::text)$$, 'free kinds are unaffected'
);
select is(
  (select told #>> '{parts,0,facts}' from tests.told('consultation', 401) as told)::jsonb,
  '[["From", "Eve"], ["Email", "eve@b.example"], ["Kind", "Review, 49.50 EUR"], ["Amount due", "49.50 EUR"], ["Reference", "C-00000401"]]'::jsonb,
  'the owner learns what payment to expect'
);
select tests.act_as('owner');
select is((select count(*)::integer from public.consultation_requests where search_text ~* 'c-00000401'), 1, 'the owner finds it by the reference');

-- Moving does not extend the hold

select tests.act_as('anon');
select tests.pass(401, '10 hours');
select lives_ok($$select public.move_date(tests.secret(401), tests.nth(4), 0)$$, 'an unpaid request can be moved');
select is((tests.row_of(401)).held_until, now() + interval '20 hours', 'moving does not extend the hold');
select is(tests.free(tests.nth(4)), false, 'the new time is held');
select tests.ask(420, 10, 721);
select tests.act_as('owner');
update public.consultation_requests set proposed_for = tests.nth(11) where id = tests.request_id(420);
select tests.act_as('anon');
select is((tests.row_of(420)).held_until, now() + interval '30 hours', 'another time by the owner is held anew');
select tests.pass(420, '10 hours');
select lives_ok($$select public.move_date(tests.secret(420), tests.nth(12), 1)$$, 'it can be moved instead of accepted');
select is((tests.row_of(420)).held_until, now() + interval '20 hours', 'moving does not extend that hold either');
select tests.act_as('owner');
update public.consultation_requests set proposed_for = tests.nth(11) where id = tests.request_id(420);
select tests.act_as('anon');
select tests.pass(420, '10 hours');
select lives_ok($$select public.accept_date(tests.secret(420), (tests.row_of(420)).sequence)$$, 'the client accepts another time');
select is((tests.row_of(420)).held_until, now() + interval '20 hours', 'accepting does not extend the hold');

-- The payment warning

select tests.tick();
select is((select count(*)::integer from tests.told('reminder', 402)), 0, 'nobody is warned early');
select tests.pass(401, '6 hours');
select tests.tick();
select tests.tick();
select is((select count(*)::integer from tests.told('reminder', 401)), 1, 'the client is warned once, after half of a short hold');
select is(
  (select told #>> '{parts,0,facts}' from tests.told('reminder', 401) as told)::jsonb #- '{2}',
  '[["Amount due", "49.50 EUR"], ["Reference", "C-00000401"]]'::jsonb, 'the warning says what is to be paid'
);
select is(
  (select amount from public.read_date((select substr(told #>> '{parts,0,path}', 7) from tests.told('reminder', 401) as told))),
  49.5, 'the warning has a link'
);
select tests.pass(402, '25 hours');
select tests.tick();
select is((select count(*)::integer from tests.told('reminder', 402)), 1, 'with a long hold, the warning is sent a day before its end');
select is((select count(*)::integer from tests.told('reminder', 403)), 0, 'nobody is warned about a free request');

-- Marked as paid

select tests.act_as('owner');
select throws_ok(
  'select public.mark_paid(tests.request_id(403), true)', '23514', 'No payment is due for this request.', 'a free request cannot be marked as paid'
);
select lives_ok('select public.mark_paid(tests.request_id(402), true)', 'the owner marks a request as paid');
select is((tests.row_of(402)).paid_at, now(), 'the time of payment is stored');
select tests.act_as('database');
select is(
  (select private.reason_to_give_up(due) from private.outbox as due where kind = 'reminder' and cause_id = tests.request_id(402)),
  'The consultation has changed, was called off or has begun.', 'the warning about it is not sent any more'
);
select tests.pass(402, '100 hours');
select tests.tick();
select tests.act_as('anon');
select is((select paid_at from public.read_date(tests.secret(402))), now(), 'the link shows the payment');
select is(tests.free(tests.nth(2)), false, 'a paid time is held without an end');
select is((tests.row_of(402)).status, 'pending', 'it is held until the owner answers');
select tests.act_as('owner');
select lives_ok('select public.mark_paid(tests.request_id(402), false)', 'the owner removes the mark');
select is((tests.row_of(402)).held_until, now() + interval '48 hours', 'the hold starts again');
select lives_ok('select public.mark_paid(tests.request_id(402), true)', 'the owner marks it as paid again');
select lives_ok(
  $$update public.consultation_requests set status = 'scheduled', scheduled_for = requested_for, reply = 'Good.' where id = tests.request_id(402)$$,
  'the owner accepts a paid request'
);
select is((select told #> '{parts,0,facts}' from tests.told('answer', 402) as told), '[]'::jsonb, 'nothing is left to pay');

-- Expired holds

select tests.act_as('anon');
select tests.pass(401, '14 hours');
select is(tests.free(tests.nth(4)), true, 'an expired time is free for others, even before the job runs');
select tests.tick();
select results_eq(
  $$select status, called_off_by, called_off_at from tests.row_of(401)$$, $$values ('declined', 'clock', now())$$,
  'the request is declined, with the reason and the time'
);
select matches((select told ->> 'subject' from tests.told('date', 401) as told), '^Eve has not paid in time$', 'the owner is notified');
select matches(
  (select told #>> '{parts,0,text}' from tests.told('answer', 401) as told), '^Your payment was not marked as received in time', 'the client is notified'
);
select is((tests.row_of(402)).status, 'scheduled', 'a paid request stays');
select tests.pass(403, '100 hours');
select tests.tick();
select is((tests.row_of(403)).status, 'pending', 'a free request never expires');

-- Late payment

select tests.act_as('owner');
select lives_ok('select public.mark_paid(tests.request_id(401), true)', 'the owner marks a late payment');
select results_eq(
  $$select status, called_off_by, held_until is not null from tests.row_of(401)$$, $$values ('pending', null::text, true)$$, 'the request is restored'
);
select is(tests.free(tests.nth(4)), false, 'it has its time again');
select is(
  (select count(*)::integer from private.audit_log where row_id = tests.request_id(401) and changes -> 'called_off_by' ->> 'to' = 'clock'), 0,
  'expiry is not attributed to the owner in the audit log'
);
select public.mark_paid(tests.request_id(401), false);
select tests.pass(401, '100 hours');
select tests.act_as('anon');
select is((select status from public.read_date(tests.secret(401))), 'declined', 'the link shows that it has expired, even without a job');
select tests.ask(404, 4, 723);
select tests.act_as('owner');
select lives_ok('select public.mark_paid(tests.request_id(401), true)', 'a late payment after the time was taken is recorded');
select results_eq(
  $$select status, held_until from tests.row_of(401)$$, $$values ('pending', null::timestamptz)$$, 'the request then waits for another time'
);

-- Accepted before payment

select tests.act_as('anon');
select tests.ask(405, 5, 721);
select tests.pass(405, '20 hours');
select tests.act_as('owner');
select lives_ok(
  $$update public.consultation_requests set status = 'scheduled', scheduled_for = requested_for, reply = 'Good.' where id = tests.request_id(405)$$,
  'the owner accepts an unpaid request'
);
select is((tests.row_of(405)).held_until, now() + interval '30 hours', 'the hold starts again');
select is((select told #>> '{parts,0,link}' from tests.told('answer', 405) as told), 'See it, pay, move it or call it off', 'the email says that it is to be paid');
select tests.pass(405, '30 hours');
select tests.act_as('anon');
select is(tests.free(tests.nth(5)), true, 'an unpaid consultation expires as well');
select tests.tick();
select is((tests.row_of(405)).called_off_by, 'clock', 'an expired consultation is cancelled');
select matches(
  (select convert_from(decode(told #>> '{attachments,0,base64}', 'base64'), 'utf8') from tests.told('answer', 405) as told), 'METHOD:CANCEL', 'it is cancelled in calendars, too'
);
select tests.act_as('owner');
select public.mark_paid(tests.request_id(405), true);
select is((tests.row_of(405)).status, 'scheduled', 'paid late, it is scheduled again');

-- Moved to an earlier time

select tests.act_as('database');
delete from public.consultation_requests;
update public.consultation_kinds set payment_hours = 336 where title = 'Talk';
select tests.act_as('anon');
select tests.ask(406, 6, 722);
select tests.act_as('owner');
update public.consultation_requests set status = 'scheduled', scheduled_for = requested_for where id = tests.request_id(406);
select is((tests.row_of(406)).held_until, tests.nth(6), 'a consultation far ahead must be paid before it begins');
select tests.act_as('anon');
select lives_ok(
  $$select public.move_date(tests.secret(406), tests.nth(3), (tests.row_of(406)).sequence)$$, 'the client moves it to an earlier time'
);
select is((tests.row_of(406)).held_until, tests.nth(3), 'it must be paid before the earlier time');
select tests.act_as('owner');
update public.consultation_requests set scheduled_for = tests.nth(2) where id = tests.request_id(406);
select is((tests.row_of(406)).held_until, tests.nth(2), 'the same applies when the owner moves it');
update public.consultation_requests set scheduled_for = tests.nth(5) where id = tests.request_id(406);
select is((tests.row_of(406)).held_until, tests.nth(5), 'a later time extends the hold');

-- Requested without a time

select tests.act_as('anon');
select public.send_consultation_request(
  tests.request_id(407), 'Eve', 'eve@b.example', 'other', 'Test', kind => '00000000-0000-4000-9000-000000000721', token => tests.secret(407)
);
select lives_ok($$select public.move_date(tests.secret(407), tests.nth(7), 0)$$, 'a client without a time chooses one later');
select is((tests.row_of(407)).held_until, now() + interval '30 hours', 'the hold is as long as for everyone else');

-- The browser chooses the id, from which the reference is made

select public.send_consultation_request(
  '00000407-0000-4000-9000-000000000001', 'Eve', 'eve@b.example', 'other', 'Test', kind => '00000000-0000-4000-9000-000000000721',
  token => tests.secret(408)
);
select matches(payment_reference, '^C-(?!00000407)', 'nobody can choose the reference of another payment')
from public.read_date(tests.secret(408));

select * from finish();
rollback;
