-- Limits on how often a visitor may write.

begin;
\ir people.psql
select plan(40);

-- The limits below are too small for it.
alter table private.rate_limits drop constraint rate_limits_total_share;
update private.rate_limits set per_client = 1, per_network = 1, visitors_total = 1, accounts_total = 1;
update private.rate_limits set per_client = 2, per_network = 3, visitors_total = 6, accounts_total = 6 where action = 'contact_message';
delete from private.rate_limit_hits;

create function tests.write() returns void language sql as $$
  select public.send_contact_message(gen_random_uuid(), 'Test', 'a@b.example', 'Test', 'Test');
$$;

select tests.act_as('anon');
select tests.come_from('192.0.2.1');
select lives_ok('select tests.write()', 'a visitor writes');
select lives_ok('select tests.write()', 'a visitor writes twice');
select throws_ok(
  'select tests.write()', 'PT429', 'That was a lot in a short time. Please wait a little and try again.', 'the third time is refused'
);
select tests.come_from('::ffff:192.0.2.1');
select throws_ok('select tests.write()', 'PT429', null, 'all spellings of an address count as one');
select tests.come_from('192.0.2.2, 192.0.2.1');
select lives_ok('select tests.write()', 'one visitor does not affect another');

-- With IPv6 one person has very many addresses.
select tests.come_from('2001:db8:1:1::1');
select lives_ok('select tests.write()', 'a visitor writes over IPv6');
select tests.come_from('2001:db8:1:1:ffff::2');
select lives_ok('select tests.write()', 'a visitor writes from another address of the same network');
select throws_ok('select tests.write()', 'PT429', null, 'a network has its own limit');
select tests.come_from('2001:db8:1:2::1');
select lives_ok('select tests.write()', 'a neighbouring network may write');
select throws_ok('select tests.write()', 'PT429', null, 'the larger network of both has a limit');
select tests.come_from('192.0.2.9');
select throws_ok('select tests.write()', 'PT429', null, 'all visitors together have a limit');

-- Strangers cannot use up what everyone shares.
select tests.act_as('stranger');
select lives_ok('select tests.write()', 'someone with an account can still write');
select tests.come_from('192.0.2.3');
select lives_ok('select tests.write()', 'someone with an account can write twice');
select tests.come_from('192.0.2.4');
select throws_ok('select tests.write()', 'PT429', null, 'an account is recognised on any network');
select tests.act_as('owner');
select lives_ok('select tests.write()', 'the owner has no limit');
select tests.act_as('database');
select lives_ok('select tests.write()', 'the database itself has no limit');

-- Nobody can be tracked

select tests.act_as('database');
select is_empty(
  $$select from private.rate_limit_hits where client ~ '[.:]' or client = tests.id_of('stranger')::text$$,
  'neither an address nor an account is stored'
);
create temporary table seen_today as select client from private.rate_limit_hits where client not in ('visitors', 'accounts');
update private.client_salts set day = day - 1;
delete from private.rate_limit_hits;
select tests.act_as('stranger');
select tests.write();
select tests.act_as('anon');
select tests.write();
select tests.act_as('database');
select is_empty(
  'select client from private.rate_limit_hits intersect table seen_today', 'the next day nobody can tell who was here'
);

-- Windows

select results_eq(
  $$select window_seconds from private.rate_limit_hits where client = 'visitors' order by 1$$, array[3600, 86400],
  'a message counts per hour and per day'
);
update private.rate_limits set per_client = 1 where action = 'contact_message' and window_seconds = 86400;
select tests.act_as('anon');
select throws_ok('select tests.write()', 'PT429', null, 'the daily limit applies as well');
select tests.act_as('database');
update private.rate_limit_hits set window_end = now() - interval '1 second';
select tests.act_as('anon');
select lives_ok('select tests.write()', 'the next window starts from zero');
select tests.act_as('database');
select is_empty('select from private.rate_limit_hits where window_end < now()', 'the old window is removed');

delete from private.rate_limit_hits;
insert into private.rate_limit_hits (window_end, window_seconds, action, client)
select now() - interval '1 minute', 60, 'comment', n::text from generate_series(1, 12000) as n;
select tests.act_as('anon');
select tests.write();
select tests.act_as('database');
select cmp_ok(
  count(*), '>=', 1000::bigint, 'a request removes only some of many expired rows'
) from private.rate_limit_hits where window_end < now();

-- A refused request leaves no rows.
delete from private.rate_limit_hits;
update private.rate_limits set per_client = 2, visitors_total = 3 where action = 'contact_message';
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
-- A client can claim any address; only the proxy in front of the database knows the real one.
select tests.act_as('anon');
select is(tests.accepted_of_20(vouched_for => true), 2, 'the real address counts, whatever a client claims');
select is(tests.accepted_of_20(vouched_for => false), 1, 'if the address is unknown, the shared limit applies');
select tests.act_as('database');
select is(count(*), 6::bigint, 'refused requests leave no counters') from private.rate_limit_hits;
update private.rate_limits set visitors_total = 9 where action = 'contact_message';
select tests.act_as('anon');
select is(tests.accepted_of_20(vouched_for => false), 6, 'a changed limit applies to the next request');

-- If the address is missing or invalid

select tests.act_as('database');
delete from private.rate_limit_hits;
update private.rate_limits set visitors_total = 3 where action = 'contact_message';
select tests.act_as('anon');
select tests.come_from('unknown');
select lives_ok('select tests.write()', 'an invalid address blocks nobody');
select tests.come_from('fe80::1%eth0');
select lives_ok('select tests.write()', 'an address with an interface blocks nobody');
select set_config('request.headers', '', true);
select lives_ok('select tests.write()', 'a missing address blocks nobody');
select throws_ok('select tests.write()', 'PT429', null, 'the shared limit still applies');

-- Every way to write has a limit.
select tests.act_as('database');
insert into public.posts (id, title, slug, content, published)
values
  ('00000000-0000-4000-9000-000000000101', 'Test', 'test-out', 'Text.', true),
  ('00000000-0000-4000-9000-000000000102', 'Test', 'test-out-too', 'Text.', true);
create function tests.refused(statements text[]) returns text language plpgsql as $$
declare
  statement text;
begin
  foreach statement in array statements loop
    execute statement;
  end loop;
  return 'twice';
exception when sqlstate 'PT429' then
  return 'refused';
end;
$$;
create function tests.twice(statement text) returns text language sql as $$
  select tests.refused(array[statement, replace(statement, '101', '102')]);
$$;
select tests.act_as('anon');
select is(
  tests.twice($$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'x', 'x')$$)
    || ' ' || tests.twice($$select public.send_consultation_request(gen_random_uuid(), 'x', 'a@b.example', 'other', 'x')$$)
    || ' ' || tests.twice($$select public.record_page_view('/about')$$)
    || ' ' || tests.twice($$select public.increment_post_views('00000000-0000-4000-9000-000000000101')$$),
  'refused refused twice twice', 'comments and requests are limited even without an address, and reading is not'
);
select tests.act_as('stranger');
select is(
  tests.twice($$select public.set_post_like('00000000-0000-4000-9000-000000000101', true)$$)
    || ' ' || tests.twice($$select public.set_post_like('00000000-0000-4000-9000-000000000101', false)$$)
    || ' ' || tests.twice($$select public.set_comment_like('00000000-0000-4000-9000-000000000201', false)$$),
  'refused refused refused', 'likes and their removal are limited'
);

-- Blocked senders have their own count, which is checked before everyone else's.
select tests.act_as('database');
delete from private.rate_limit_hits;
update private.rate_limits set per_client = 3, per_network = 3, visitors_total = 3, accounts_total = 3 where action = 'blocked_comment';
update public.site_settings set blocked_networks = '203.0.113.0/24' where singleton;
update public.site_settings set blocked_people = E'nuisance\nstranger@tests.example' where singleton;
create function tests.comment(name text) returns text language plpgsql as $$
begin
  perform public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', name, 'x');
  return 'taken';
exception when sqlstate 'PT429' then
  return 'refused';
end;
$$;
select tests.act_as('anon');
select tests.come_from('203.0.113.1');
select is(tests.comment('Ann') || ' ' || tests.comment('Ben'), 'taken taken', 'a blocked network may write a little');
select tests.come_from('192.0.2.1');
select is(tests.comment('Nuisance'), 'taken', 'a blocked name may write a little');
select tests.come_from('203.0.113.2');
select is(tests.comment('Ann'), 'refused', 'all blocked senders share a limit');
select tests.act_as('stranger');
select is(
  tests.comment('Sam') || ' ' || tests.comment('Sam') || ' ' || tests.comment('Sam') || ' ' || tests.comment('Sam'),
  'taken taken taken refused', 'a blocked account shares it under any name'
);
select tests.act_as('database');
select is_empty($$select from private.rate_limit_hits where action = 'comment'$$, 'nobody else''s limit is affected');
select tests.act_as('anon');
select tests.come_from('192.0.2.1');
select is(tests.comment('Eve'), 'taken', 'everyone else can write');
select tests.act_as('imposter');
select is(tests.comment('Ida'), 'taken', 'an account can write as well');

select * from finish();
rollback;
