-- Limits on how often a visitor may write.

begin;
\ir people.psql
select plan(23);

update private.rate_limits set per_client = 2, in_total = 6 where action = 'contact_message';
update private.rate_limits set per_client = 1, in_total = 1 where action in ('comment', 'consultation_request', 'page_view');
delete from private.rate_limit_hits;

create function tests.come_from(address text) returns void language sql as $$
  select set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
$$;
create function tests.write() returns void language sql as $$
  insert into public.contact_messages (name, email, subject, message) values ('Test', 'a@b.example', 'Test', 'Test');
$$;

select tests.act_as('anon');
select tests.come_from('192.0.2.1');
select lives_ok('select tests.write()', 'a visitor writes');
select lives_ok('select tests.write()', 'and once more');
select throws_ok(
  'select tests.write()', 'PT429', 'That was a lot in a short time. Please wait a little and try again.', 'then it is enough'
);
select tests.come_from('192.0.2.2, 192.0.2.1');
select lives_ok('select tests.write()', 'another visitor is not in the way of the first');
select tests.act_as('stranger');
select lives_ok('select tests.write()', 'nor is a reader');
select tests.come_from('192.0.2.3');
select lives_ok('select tests.write()', 'who may write twice as well');
select tests.come_from('192.0.2.4');
select throws_ok('select tests.write()', 'PT429', null, 'and is known by the account, wherever they are');
select tests.act_as('anon');
select lives_ok('select tests.write()', 'the address is free for somebody else');
select throws_ok('select tests.write()', 'PT429', null, 'all visitors together have a limit as well');

select tests.act_as('owner');
select lives_ok('select tests.write()', 'the owner has none');
select tests.act_as('database');
select lives_ok('select tests.write()', 'nor has the database itself');

select tests.act_as('anon');
select throws_ok('select * from private.rate_limits', '42501', null, 'a visitor cannot read the limits');
select throws_ok('delete from private.rate_limit_hits', '42501', null, 'nor wipe the slate');
select throws_ok($$select private.enforce_rate_limit('comment')$$, '42501', null, 'nor use up the limit of others');
select throws_ok('select private.client_key()', '42501', null, 'nor learn how visitors are told apart');

select tests.act_as('database');
select is_empty($$select from private.rate_limit_hits where client like '%192.0.2%'$$, 'no address is stored');
update private.rate_limit_hits set window_start = window_start - interval '1 hour';
select tests.act_as('anon');
select lives_ok('select tests.write()', 'the next window starts afresh');
select tests.act_as('database');
select is_empty(
  $$select from private.rate_limit_hits where window_start < now() - interval '1 hour'$$, 'and the old one is forgotten'
);

-- A client names any address it likes; only what stands before the database knows the true one.
delete from private.rate_limit_hits;
create function tests.accepted_of_20(vouched_for boolean) returns integer language plpgsql as $$
declare
  accepted integer := 0;
begin
  for i in 1..20 loop
    perform set_config(
      'request.headers',
      (jsonb_build_object('x-forwarded-for', '192.0.2.' || i)
        || case when vouched_for then '{"cf-connecting-ip": "198.51.100.1"}' else '{}'::jsonb end)::text,
      true
    );
    begin
      perform tests.write();
      accepted := accepted + 1;
    exception when sqlstate 'PT429' then
      null;
    end;
  end loop;
  return accepted;
end;
$$;
select tests.act_as('anon');
select is(tests.accepted_of_20(vouched_for => true), 2, 'whatever address a client names, it is the one it comes from');
select is(tests.accepted_of_20(vouched_for => false), 4, 'and where nobody knows, the limit of all together holds');
select tests.act_as('database');
update private.rate_limits set in_total = 9 where action = 'contact_message';
select tests.act_as('anon');
select is(tests.accepted_of_20(vouched_for => false), 3, 'a changed limit holds from the next request');
select tests.act_as('database');

-- Each way in has its limit.
insert into public.posts (id, title, slug, content, published)
values ('00000000-0000-4000-9000-000000000101', 'Test', 'test-out', 'Text.', true);
create function tests.refused(statement text) returns text language plpgsql as $$
begin
  for i in 1..2 loop
    execute statement;
  end loop;
  return 'twice';
exception when sqlstate 'PT429' then
  return 'refused';
end;
$$;
select tests.act_as('anon');
select set_config('request.headers', '', true);
select is(
  tests.refused($$insert into public.comments (post_id, author_name, content) values ('00000000-0000-4000-9000-000000000101', 'x', 'x')$$)
    || ' ' || tests.refused($$insert into public.consultation_requests (name, email, project_type, message) values ('x', 'a@b.example', 'other', 'x')$$)
    || ' ' || tests.refused($$insert into public.site_analytics (page_path) values ('/test')$$),
  'refused refused refused', 'comments, requests and page views are limited too, even without an address'
);

select tests.act_as('database');
select is(
  (select array_agg(action order by action) from private.rate_limits),
  array['comment', 'consultation_request', 'contact_message', 'page_view'], 'every limit is one that is enforced'
);

select * from finish();
rollback;
