-- Contact messages and consultation requests.

begin;
\ir people.psql
select plan(17);

insert into public.contact_messages (name, email, subject, message)
values ('Eve', 'eve@b.example', 'Test: new', 'Text.'), ('Sam', 'sam@b.example', 'Test: new', 'Text.');
insert into public.consultation_requests (name, email, project_type, message) values ('Eve', 'eve@b.example', 'web-development', 'Test: new');

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
select throws_ok(
  $$select * from tests.go('declined') union all select * from tests.go('scheduled')$$, '23514',
  'A request cannot go from declined to scheduled.', 'what was never a date is none by being declined'
);
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

select * from finish();
rollback;
