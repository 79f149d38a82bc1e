-- Contact messages and consultation requests.

begin;
\ir people.psql
select plan(17);

insert into public.contact_messages (name, email, subject, message)
values ('Eve', 'eve@b.example', 'Test: new', 'Text.'), ('Sam', 'sam@b.example', 'Test: new', 'Text.');
insert into public.consultation_requests (name, email, project_type, message) values ('Eve', 'eve@b.example', 'web-development', 'Test: new');

-- The statuses of a request

select tests.act_as('database');
insert into public.consultation_requests (id, name, email, project_type, message, status)
values ('00000000-0000-4000-9000-000000000403', 'Test', 'a@b.example', 'other', 'Test: path', 'pending');
create function tests.go(wanted text) returns setof text language sql as $$
  update public.consultation_requests set status = wanted
  where id = '00000000-0000-4000-9000-000000000403' returning status;
$$;
select tests.act_as('owner');
select throws_ok($$select tests.go('completed')$$, '23514', 'A request cannot go from pending to completed.', 'a pending request cannot be completed');
select results_eq($$select * from tests.go('scheduled') union all select * from tests.go('completed')$$, array['scheduled', 'completed'], 'a request is scheduled, then completed');
select throws_ok($$select tests.go('declined')$$, '23514', 'A request cannot go from completed to declined.', 'a completed request cannot be declined');
select results_eq($$select * from tests.go('scheduled') union all select * from tests.go('pending')$$, array['scheduled', 'pending'], 'each step can be reversed');
select results_eq($$select * from tests.go('declined') union all select * from tests.go('pending')$$, array['declined', 'pending'], 'declining can be reversed');
select throws_ok(
  $$select * from tests.go('declined') union all select * from tests.go('scheduled')$$, '23514',
  'A request cannot go from declined to scheduled.', 'a request that was never scheduled is not scheduled by being declined'
);
select lives_ok($$select tests.go('pending')$$, 'setting the same status again changes nothing');
select results_eq(
  $$update public.consultation_requests set status = 'scheduled', scheduled_for = '2026-12-24 15:00+00'
    where id = '00000000-0000-4000-9000-000000000403' returning scheduled_for$$,
  $$values ('2026-12-24 15:00+00'::timestamptz)$$, 'the owner sets when it takes place'
);
select results_eq(
  $$select * from tests.go('completed') union all select scheduled_for::date::text from public.consultation_requests
    where id = '00000000-0000-4000-9000-000000000403'$$,
  array['completed', '2026-12-24'], 'the time is stored'
);
select results_eq($$select * from tests.go('scheduled') union all select * from tests.go('pending')$$, array['scheduled', 'pending'], 'the scheduling is reversed');
select is(
  (select scheduled_for from public.consultation_requests where id = '00000000-0000-4000-9000-000000000403'),
  null, 'a pending request has no time'
);
select results_eq(
  'select * from public.waiting()',
  $$select
    (select count(*) from public.contact_messages where status = 'unread'),
    (select count(*) from public.consultation_requests where status = 'pending'),
    (select count(*) from public.comments where status = 'pending')$$,
  'the owner sees how many are pending'
);

select results_eq(
  $$select count from public.message_counts() where status = 'unread'$$,
  $$select count(*) from public.contact_messages where status = 'unread'$$,
  'the owner counts messages'
);
select results_eq(
  $$select count from public.consultation_counts() where status = 'pending'$$,
  $$select count(*) from public.consultation_requests where status = 'pending'$$,
  'the owner counts requests'
);
select results_eq(
  $$select * from public.message_counts('TEST: NEW')$$, $$values ('unread', 2::bigint)$$,
  'a search counts those that contain a text, in any case'
);
select is_empty($$select * from public.message_counts('Test_ %')$$, 'a search for a wildcard is literal');
select results_eq(
  $$select array_agg(distinct project_type) from public.consultation_requests where search_text ~* 'web development'$$,
  $$values (array['web-development'])$$, 'a project type is found by its label in the list'
);

select * from finish();
rollback;
