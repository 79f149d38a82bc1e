-- Views of an article.

begin;
\ir people.psql
select plan(18);

insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true, now()),
  ('00000000-0000-4000-9000-000000000102', 'Test: draft', 'test-draft', 'Text.', false, now()),
  ('00000000-0000-4000-9000-000000000103', 'Test: tomorrow', 'test-tomorrow', 'Text.', true, now() + interval '1 day');

create function tests.views() returns bigint language sql stable security definer as $$
  select sum(views)::bigint from public.posts where title like 'Test: %';
$$;
create function tests.view_from(address text, post text) returns void language sql as $$
  select tests.come_from(address);
  select public.increment_post_views(('00000000-0000-4000-9000-000000000' || post)::uuid);
$$;

create function tests.readers(first integer, last integer) returns void language plpgsql as $$
begin
  for n in first..last loop
    perform tests.view_from(host('10.0.0.0'::inet + n), '101');
  end loop;
end;
$$;

select tests.act_as('anon');
select tests.view_from('192.0.2.1', '101');
select is(tests.views(), 1::bigint, 'a visitor’s view counts');
select tests.view_from('192.0.2.1', '101');
select is(tests.views(), 1::bigint, 'a view counts once a day');
select tests.view_from('192.0.2.2', '101');
select is(tests.views(), 2::bigint, 'another visitor''s view counts as well');
select tests.view_from('192.0.2.1', '102');
select tests.view_from('192.0.2.1', '103');
select is(tests.views(), 2::bigint, 'a draft or a scheduled post cannot be viewed');
select lives_ok($$select public.increment_post_views(gen_random_uuid())$$, 'a view of a missing post is not an error');

select tests.act_as('stranger');
select tests.view_from('192.0.2.1', '101');
select tests.view_from('192.0.2.3', '101');
select is(tests.views(), 3::bigint, 'a reader counts once, on any network');
select tests.act_as('owner');
select tests.view_from('192.0.2.4', '101');
select is(tests.views(), 3::bigint, 'the owner''s views never count');

select tests.act_as('database');
select is_empty(
  $$select from private.daily_counts where client ~ '192.0.2' or client = tests.id_of('stranger')::text$$,
  'neither an address nor an account is stored'
);
create temporary table hashes_of_today as select client from private.daily_counts;
update private.client_salts set day = private.today() - 1;
select tests.act_as('anon');
select tests.view_from('192.0.2.1', '101');
select is(tests.views(), 4::bigint, 'the next day a visitor counts again');
select tests.act_as('database');
select is(count(*), 1::bigint, 'the next day''s hash cannot be linked to the previous one')
from private.daily_counts where client not in (select client from hashes_of_today);
select is(count(*), 1::bigint, 'only today''s salt is kept') from private.client_salts;

-- A network that anyone can obtain counts up to a limit. With this salt none of its readers gets its
-- slot; with one salt in fifty one does, and a hundred more are counted.
update private.client_salts set salt = '00000000-0000-4000-9000-000000000000';
select tests.act_as('anon');
select tests.view_from(format('2001:db8:7:%s::1', to_hex(n)), '101') from generate_series(1, 600) as n;
select is(tests.views(), 504::bigint, '500 readers per network are counted');

-- A very busy day. Not all readers have a slot, but all are counted.
select tests.act_as('database');
update public.posts set views = 0 where id = '00000000-0000-4000-9000-000000000101';
insert into private.daily_counts (slot, client) select slot, 'somebody ' || slot from generate_series(0, 32767) as slot
on conflict (slot) do update set client = excluded.client;
select tests.act_as('anon');
select lives_ok('select tests.readers(1, 200)', 'no visitor gets an error');
select is(tests.views(), 200::bigint, 'every reader is counted');
select tests.act_as('database');
select is(count(*), 32768::bigint, 'the stored data has not grown') from private.daily_counts;
select tests.act_as('anon');
do $$ begin for n in 1..100 loop perform tests.view_from('10.0.0.200', '101'); end loop; end $$;
select is(tests.views(), 200::bigint, 'reloading the page does not count');

-- Views write to no index of the content, even for a row so long that its texts are compressed.
select tests.act_as('database');
create table tests.hot_before as
select pg_stat_get_xact_tuples_updated('public.posts'::regclass) as all_updates,
  pg_stat_get_xact_tuples_hot_updated('public.posts'::regclass) as hot_updates;
grant select on tests.hot_before to anon;
insert into public.posts (id, title, slug, excerpt, content, published)
select
  '00000000-0000-4000-9000-000000000104', 'Test: long', 'test-long', repeat('word ', 190),
  string_agg(md5(n::text), ' '), true
from generate_series(1, 45) as n;
select tests.act_as('anon');
select tests.view_from('192.0.2.1', '104');
select is(
  array[
    pg_stat_get_xact_tuples_updated('public.posts'::regclass) - all_updates,
    pg_stat_get_xact_tuples_hot_updated('public.posts'::regclass) - hot_updates
  ],
  array[1, 1]::bigint[], 'a view of a long post writes to no index'
) from tests.hot_before;
select is(
  (
    select string_agg(indexrelid::regclass::text, ', ')
    from pg_index, unnest(indkey) as key
    join pg_attribute on attrelid = 'public.posts'::regclass and attnum = key
    where indrelid = 'public.posts'::regclass and attname in ('views', 'likes', 'comment_count')
  ),
  null, 'no index on posts contains a counter'
);

select * from finish();
rollback;
