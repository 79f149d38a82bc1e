-- Contact messages and consultation requests.

begin;
\ir people.psql
select plan(36);

insert into public.contact_messages (id, name, email, subject, message, status, created_at)
values ('00000000-0000-4000-9000-000000000401', 'Test', 'a@b.example', 'Test: read', 'Text.', 'read', now() - interval '1 day');
insert into public.consultation_requests (id, name, email, project_type, message, status, created_at)
values ('00000000-0000-4000-9000-000000000402', 'Test', 'a@b.example', 'other', 'Test: scheduled', 'scheduled', now() - interval '1 day');

-- Messages

select tests.act_as('anon');
select lives_ok(
  $$select public.send_contact_message('00000000-0000-4000-9000-000000000411', 'Eve', 'eve@b.example', 'Test: new', 'Text.')$$,
  'a visitor writes'
);
select lives_ok(
  $$select public.send_contact_message('00000000-0000-4000-9000-000000000411', 'Eve', 'eve@b.example', 'Test: new', 'Text.')$$,
  'who has heard no answer may send it again'
);
select lives_ok(
  $$select public.send_contact_message('00000000-0000-4000-9000-000000000401', 'Eve', 'eve@b.example', 'Test: forged', 'Text.')$$,
  'and so may who knows the id of somebody else''s, which changes nothing'
);

select tests.act_as('stranger');
select lives_ok(
  $$select public.send_contact_message(gen_random_uuid(), 'Sam', 'sam@b.example', 'Test: new', 'Text.')$$,
  'a reader writes'
);
select is_empty('select from public.contact_messages', 'a reader reads no messages');

select tests.act_as('owner');
select results_eq(
  $$select status, created_at from public.contact_messages where subject = 'Test: new'$$,
  $$values ('unread', now()), ('unread', now())$$,
  'the owner reads them: new, of today, each once'
);
select is_empty($$select from public.contact_messages where subject = 'Test: forged'$$, 'and as they were sent');
select results_eq(
  $$update public.contact_messages set status = 'replied' where id = '00000000-0000-4000-9000-000000000401' returning status$$,
  array['replied'], 'the owner marks a message'
);
select isnt_empty(
  $$delete from public.contact_messages where id = '00000000-0000-4000-9000-000000000401' returning id$$, 'the owner deletes a message'
);

-- Requests

select tests.act_as('anon');
select lives_ok(
  $$select public.send_consultation_request('00000000-0000-4000-9000-000000000412', 'Eve', 'eve@b.example', 'web-development', 'Test: new', company => 'Eve & Co', budget_range => '50k+', timeline => 'asap')$$,
  'a visitor asks'
);
select lives_ok(
  $$select public.send_consultation_request('00000000-0000-4000-9000-000000000412', 'Eve', 'eve@b.example', 'other', 'Test: new')$$,
  'who has heard no answer may send it again'
);
select lives_ok(
  $$select public.send_consultation_request('00000000-0000-4000-9000-000000000402', 'Eve', 'eve@b.example', 'other', 'Test: forged')$$,
  'and so may who knows the id of somebody else''s, which changes nothing'
);

select tests.act_as('stranger');
select lives_ok(
  $$select public.send_consultation_request(gen_random_uuid(), 'Sam', 'sam@b.example', 'other', 'Test: new')$$,
  'a reader asks, without company, budget or timeline'
);
select is_empty('select from public.consultation_requests', 'a reader reads no requests');

select tests.act_as('owner');
select results_eq(
  $$select status, created_at from public.consultation_requests where message = 'Test: new'$$,
  $$values ('pending', now()), ('pending', now())$$,
  'the owner reads them: pending, of today, each once'
);
select is_empty($$select from public.consultation_requests where message = 'Test: forged'$$, 'and as they were sent');
select results_eq(
  $$update public.consultation_requests set status = 'completed' where id = '00000000-0000-4000-9000-000000000402' returning status$$,
  array['completed'], 'the owner moves a request on'
);
select isnt_empty(
  $$delete from public.consultation_requests where id = '00000000-0000-4000-9000-000000000402' returning id$$, 'the owner deletes a request'
);

-- How a request goes on

select tests.act_as('database');
insert into public.consultation_requests (id, name, email, project_type, message, status)
values ('00000000-0000-4000-9000-000000000403', 'Test', 'a@b.example', 'other', 'Test: path', 'pending');
create function tests.go(wanted text) returns setof text language sql as $$
  update public.consultation_requests set status = wanted
  where id = '00000000-0000-4000-9000-000000000403' returning status;
$$;
select tests.act_as('owner');
select throws_ok($$select tests.go('completed')$$, '23514', 'A request cannot go from pending to completed.', 'a pending request cannot be completed');
select results_eq($$select * from tests.go('scheduled') union all select * from tests.go('completed')$$, array['scheduled', 'completed'], 'it is scheduled, then completed');
select throws_ok($$select tests.go('declined')$$, '23514', 'A request cannot go from completed to declined.', 'a completed one cannot be declined');
select results_eq($$select * from tests.go('scheduled') union all select * from tests.go('pending')$$, array['scheduled', 'pending'], 'each step can be taken back');
select results_eq($$select * from tests.go('declined') union all select * from tests.go('pending')$$, array['declined', 'pending'], 'declining too');
select lives_ok($$select tests.go('pending')$$, 'saying again what is so changes nothing');
select results_eq(
  $$update public.consultation_requests set status = 'scheduled', scheduled_for = '2026-12-24 15:00+00'
    where id = '00000000-0000-4000-9000-000000000403' returning scheduled_for$$,
  $$values ('2026-12-24 15:00+00'::timestamptz)$$, 'the owner says when it takes place'
);
select results_eq(
  $$select * from tests.go('completed') union all select scheduled_for::date::text from public.consultation_requests
    where id = '00000000-0000-4000-9000-000000000403'$$,
  array['completed', '2026-12-24'], 'which is remembered'
);
select results_eq($$select * from tests.go('scheduled') union all select * from tests.go('pending')$$, array['scheduled', 'pending'], 'it is taken back');
select is(
  (select scheduled_for from public.consultation_requests where id = '00000000-0000-4000-9000-000000000403'),
  null, 'what waits again has no time'
);
select results_eq(
  'select * from public.waiting()',
  $$select
    (select count(*) from public.contact_messages where status = 'unread'),
    (select count(*) from public.consultation_requests where status = 'pending'),
    (select count(*) from public.comments where status = 'pending')$$,
  'the owner learns how much waits'
);

select results_eq(
  $$select count from public.message_counts() where status = 'unread'$$,
  $$select count(*) from public.contact_messages where status = 'unread'$$,
  'the owner counts messages'
);
select results_eq(
  $$select count from public.consultation_counts() where status = 'pending'$$,
  $$select count(*) from public.consultation_requests where status = 'pending'$$,
  'and requests'
);
select results_eq(
  $$select * from public.message_counts('TEST: NEW')$$, $$values ('unread', 2::bigint)$$,
  'those that hold a text, whatever its case'
);
select is_empty($$select * from public.message_counts('Test_ %')$$, 'and hold it literally');
select results_eq(
  $$select array_agg(distinct project_type) from public.consultation_requests where search_text ~* 'web development'$$,
  $$values (array['web-development'])$$, 'a project type is found as the list shows it'
);
select tests.act_as('stranger');
select is_empty($$select * from public.message_counts() union all select * from public.consultation_counts()$$, 'a reader counts none');
select tests.act_as('anon');

-- What may be typed

select lives_ok(
  $$select public.send_contact_message(gen_random_uuid(), repeat('x', 100), 'o''neil+tag@b.example', repeat('x', 200), repeat('x', 5000))$$,
  'the longest message fits'
);

select * from finish();
rollback;
