-- What the owner's health page needs from the database.

begin;
\ir people.psql
select plan(13);

create function tests.health(built_at timestamptz default now()) returns jsonb language sql as $$
  select to_jsonb(health) from public.site_health(built_at) as health;
$$;

select set_config('tests.file_bytes', coalesce(sum((metadata ->> 'size')::bigint), 0)::text, true) from storage.objects;
insert into storage.objects (bucket_id, name, metadata) values ('media', 'a', '{"size": 3}'), ('media', 'b', '{"size": 5}');

select tests.act_as('owner');
select is((tests.health() ->> 'file_bytes')::bigint, current_setting('tests.file_bytes')::bigint + 8, 'the owner sees the size of the pictures');
select ok((tests.health() ->> 'database_bytes')::bigint > 1000000, 'the owner sees the size of the database');
select is(tests.health() ->> 'knows_clients', 'false', 'the owner sees that clients'' addresses are unknown');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.7"}', true);
select is(tests.health() ->> 'knows_clients', 'true', 'the owner sees that clients'' addresses are known');
select is(tests.health() ->> 'has_second_factor', 'false', 'the owner sees that there is no second factor');
select is(tests.health() ->> 'last_backup', null, 'the owner sees that there is no backup');
select tests.act_as('database');
insert into private.last_backup (made_at) values ('2026-01-02T03:04:05Z');
select tests.act_as('owner');
select is((tests.health() ->> 'last_backup')::timestamptz, '2026-01-02T03:04:05Z', 'the owner sees when the last backup was made');

select is(tests.health(now()) ->> 'changes', '0', 'pages that were just built are up to date');
select tests.act_as('database');
insert into public.posts (id, title, slug, content, published, created_at) values
  ('00000000-0000-4000-9000-000000000101', 'Health: out', 'health-out', 'Text.', true, now() - interval '3 days'),
  ('00000000-0000-4000-9000-000000000102', 'Health: draft', 'health-draft', 'Text.', false, now()),
  ('00000000-0000-4000-9000-000000000103', 'Health: tomorrow', 'health-tomorrow', 'Text.', true, now() + interval '1 day');
insert into public.posts (title, slug, content, published, published_at)
values ('Health: scheduled', 'health-scheduled', 'Text.', true, now() + interval '1 day');
update public.posts set views = views + 1 where slug <> 'health-out';
create table tests.published as select count(*) as number from public.posts where published and updated_at = now() and listed_at <= now();
grant select on tests.published to authenticated;
select tests.act_as('owner');
select is(
  (tests.health(now() - interval '1 second') ->> 'changes')::bigint,
  (select number from tests.published), 'a new post is missing in older pages; a draft and a scheduled one are not'
);
delete from public.posts where slug = 'health-out';
select is(
  (tests.health(now() - interval '1 second') ->> 'changes')::bigint,
  (select number from tests.published), 'a deleted post is still in older pages'
);
select is((tests.health(now() - interval '1 second') ->> 'changed_since')::timestamptz, now(), 'the time of the change is returned');
select tests.act_as('database');
update public.site_settings set mails_readers = true where singleton;
select tests.act_as('owner');
select public.set_reader_mails(false, '', '');
select is(
  (tests.health(now() - interval '1 second') ->> 'changes')::bigint,
  (select number + 1 from tests.published), 'that readers get emails, or no longer do, is missing in older pages'
);

select tests.act_as('database');
update auth.users set confirmation_sent_at = case
  when email = 'owner@tests.example' then now() - interval '31 days'
  when email like '%@tests.example' then now() - interval '1 day'
end;
select tests.act_as('owner');
select results_eq(
  'select mails, answered from public.site_health(now())', 'values (2::bigint, 1::bigint)',
  'links emailed and opened in the last 30 days are counted'
);

select * from finish();
rollback;
