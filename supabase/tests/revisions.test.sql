-- Every saved version of a post is kept, and so is the text being written.

begin;
\ir people.psql
select plan(43);

delete from public.posts;

create function tests.post() returns uuid language sql immutable as $$
  select '00000000-0000-4000-9000-000000000101'::uuid;
$$;
create function tests.versions() returns setof text language sql stable security definer as $$
  select fields ->> 'content' from public.post_revisions where post_id = tests.post() order by saved_at;
$$;
-- What remove_expired() sees after this many days.
create function tests.days_pass(days integer) returns void language sql security definer as $$
  update public.post_revisions set saved_at = saved_at - make_interval(days => days);
  update public.working_copies set saved_at = saved_at - make_interval(days => days);
$$;

-- Versions

select tests.act_as('owner');
insert into public.posts (id, title, slug, content, tags) values (tests.post(), 'First', 'first', 'one two', '{a}');
select results_eq(
  $$select was_published, name, changed, words_added, words_removed, first_words, total from public.revisions_page(tests.post())$$,
  $$values (false, '', '{}'::text[], 2::bigint, 0::bigint, '', 1::bigint)$$, 'a new post is its first version'
);
update public.posts set content = 'one 2 three', tags = '{b}' where id = tests.post();
select results_eq(
  $$select changed, words_added, words_removed, first_words, total from public.revisions_page(tests.post()) limit 1$$,
  $$values ('{tags,content}'::text[], 2::bigint, 1::bigint, '2 three', 2::bigint)$$, 'a save is another version, which says what changed'
);
select results_eq(
  $$select fields ->> 'title', fields -> 'tags', fields ->> 'category' from public.post_revisions where post_id = tests.post() order by saved_at$$,
  $$values ('First', '["a"]'::jsonb, 'General'), ('First', '["b"]', 'General')$$, 'a version has everything that was written'
);
update public.posts set content = 'one 2 three', title = 'First' where id = tests.post();
update public.posts set featured = true where id = tests.post();
update public.posts set unlisted = true, published_at = now() where id = tests.post();
select is((select total from public.revisions_page(tests.post()) limit 1), 2::bigint, 'a save without changes of the text is not a version');

select is((select count(*) from public.post_revisions where was_published and post_id is not null), 0::bigint, 'a draft is not marked as published');
update public.posts set published = true where id = tests.post();
select results_eq(
  $$select was_published from public.revisions_page(tests.post())$$, $$values (true), (false)$$,
  'publishing a saved text marks its version'
);
update public.posts set published = false where id = tests.post();
update public.posts set content = 'four' where id = tests.post();
select results_eq(
  $$select was_published from public.revisions_page(tests.post())$$, $$values (false), (true), (false)$$,
  'a version that was public stays marked'
);

select tests.act_as('database');
update public.posts set content = 'five' where id = tests.post();
update public.posts set views = 7, likes = 7 where id = tests.post();
select results_eq('select tests.versions()', $$values ('one two'), ('one 2 three'), ('four'), ('five')$$,
  'a change outside the API is a version as well, a view is not');

select tests.act_as('owner');
update public.posts set format = 'markdown', source = 'five words of Markdown', content = '<p>five</p>' where id = tests.post();
select is((select words_added from public.revisions_page(tests.post()) limit 1), 3::bigint, 'for Markdown, the words of the source are counted');
update public.posts set source = '## five [words](https://example.com) of *Markdown* -- and more' where id = tests.post();
select results_eq(
  $$select words_added, words_removed, first_words from public.revisions_page(tests.post()) limit 1$$,
  $$values (2::bigint, 0::bigint, 'and more')$$, 'Markdown syntax does not count as words'
);
update public.posts set source = '## five' where id = tests.post();
select is((select first_words from public.revisions_page(tests.post()) limit 1), 'words of Markdown and more', 'a version that only removes words names those');

-- Names

update public.post_revisions set name = 'Before the edit' where fields ->> 'content' = 'one two';
select is((select count(*) from public.revisions_page(tests.post()) where name = 'Before the edit'), 1::bigint, 'the owner names a version');

-- Pages

select tests.act_as('database');
do $$
begin
  for n in 1..20 loop
    update public.posts set content = 'five' || n where id = tests.post();
  end loop;
end $$;
select tests.act_as('owner');
select is((select count(*) from public.revisions_page(tests.post())), 20::bigint, 'versions are returned in pages of 20');
select results_eq(
  $$select total from public.revisions_page(tests.post(), (select id from public.revisions_page(tests.post()) offset 19))$$,
  $$values (27::bigint), (27), (27), (27), (27), (27), (27)$$, 'pages follow each other'
);

-- The bin

delete from public.posts where id = tests.post();
select is_empty('select * from public.post_revisions where post_id is not null', 'deleting a post deletes its versions');
select public.restore_deleted('posts', array[tests.post()]);
select is((select total from public.revisions_page(tests.post()) limit 1), 27::bigint, 'restoring a post restores its versions');
select is((select count(*) from public.revisions_page(tests.post()) where name <> ''), 0::bigint, 'restored versions keep their order');

-- Thinning: all versions were saved today, except those that are published or have a name.

select tests.act_as('database');
update public.posts set content = 'six' where id = tests.post();
select tests.days_pass(29);
select private.remove_expired();
select is((select count(*) from tests.versions()), 28::bigint, 'for 30 days all versions are kept');
select tests.act_as('owner');
select tests.days_pass(2);
select tests.act_as('database');
select private.remove_expired(3);
select is((select count(*) from tests.versions()), 25::bigint, 'after that they are thinned out, in batches');
select private.remove_expired();
select results_eq('select tests.versions()', $$values ('one two'), ('one 2 three'), ('six')$$,
  'named and published versions, and the last of each day, stay');
update public.posts set content = 'seven' where id = tests.post();
select tests.days_pass(1);
update public.posts set content = 'eight' where id = tests.post();
select tests.days_pass(40);
select private.remove_expired();
select results_eq('select tests.versions()', $$values ('one two'), ('one 2 three'), ('six'), ('seven'), ('eight')$$,
  'the last version of each day stays');
select tests.act_as('owner');
update public.post_revisions set name = '' where name <> '';
select tests.act_as('database');
select private.remove_expired();
select results_eq('select tests.versions()', $$values ('one 2 three'), ('six'), ('seven'), ('eight')$$,
  'an unnamed version is no longer kept for its name');
select is((select count(*) from private.bin), 0::bigint, 'thinned out versions are not in the bin');

-- Working copies

create function tests.seen() returns timestamptz language sql stable security definer as $$
  select saved_at from public.working_copies where post_id = tests.post();
$$;
create function tests.save(editor integer, input text, seen timestamptz default null) returns boolean language sql as $$
  select writer = ('00000000-0000-4000-9000-00000000000' || editor)::uuid
  from public.save_working_copy(
    tests.post(), ('00000000-0000-4000-9000-00000000000' || editor)::uuid, jsonb_build_object('title', input), 'Firefox on Windows',
    '2020-01-01', seen
  );
$$;
grant usage on schema tests to authenticated;
select tests.act_as('owner');
select ok(tests.save(1, 'Typed'), 'a text is stored before it is saved');
select ok(tests.save(1, 'Typed on'), 'a text can be stored again');
select ok(not tests.save(2, 'Elsewhere'), 'another browser does not overwrite what it has not seen');
select is((select fields ->> 'title' from public.working_copies), 'Typed on', 'the existing copy stays');
select ok(tests.save(2, 'Elsewhere', tests.seen()), 'another browser continues from what it has seen');
select ok(not tests.save(1, 'Typed late'), 'the first browser cannot overwrite it in turn');
select results_eq(
  'select fields ->> ''title'', base_version, device from public.working_copies',
  $$values ('Elsewhere', '2020-01-01'::timestamptz, 'Firefox on Windows')$$, 'nothing is lost in between'
);
select is((select content from public.posts where id = tests.post()), 'eight', 'readers cannot see working copies');
select public.save_working_copy(gen_random_uuid(), gen_random_uuid(), '{"title": "Never saved"}', 'Safari on iPhone');
select results_eq(
  'select title, device, is_new from public.unfinished_posts()',
  $$values ('Never saved', 'Safari on iPhone', true), ('Elsewhere', 'Firefox on Windows', false)$$,
  'the owner finds unfinished texts'
);
select tests.days_pass(1);
update public.posts set featured = not featured where id = tests.post();
select results_eq(
  'select title from public.unfinished_posts()', $$values ('Never saved'), ('Elsewhere')$$, 'they are found after a change in the list, too'
);
update public.posts set content = 'nine' where id = tests.post();
select results_eq(
  'select title from public.unfinished_posts()', $$values ('Never saved')$$, 'they are not found if the post was saved since'
);
delete from public.working_copies where post_id = tests.post();
select is((select count(*) from public.working_copies), 1::bigint, 'the owner discards a working copy');
select tests.days_pass(88);
select tests.act_as('database');
select private.remove_expired();
select is((select count(*) from public.working_copies), 1::bigint, 'working copies are kept for 90 days');
select tests.days_pass(2);
select private.remove_expired();
select is((select count(*) from public.working_copies), 0::bigint, 'after that they are removed');

-- Versions from before an upgrade, without a new field

create function tests.count() returns bigint language sql stable security definer as $$
  select count(*) from public.post_revisions where post_id = tests.post();
$$;
create table tests.former as select tests.count() as versions;
grant select on tests.former to authenticated;
update public.post_revisions set fields = fields - 'language' where post_id = tests.post();
select tests.act_as('owner');
update public.posts set title = title where id = tests.post();
select is(tests.count(), (select versions from tests.former), 'a save without changes makes no version because of a new field');
update public.posts set language = 'de' where id = tests.post();
select is(tests.count(), (select versions + 1 from tests.former), 'a change of the new field makes one');

-- A field added by an upgrade

select tests.act_as('database');
alter table public.posts add column added_later text not null default '';
grant update (added_later) on public.posts to authenticated;
update tests.former set versions = tests.count();
update public.posts set updated_at = now() - interval '1 hour' where id = tests.post();
select tests.act_as('owner');
update public.posts set featured = not featured where id = tests.post();
select is(tests.count(), (select versions from tests.former), 'an unset new field makes no version');
select tests.act_as('database');
update public.posts set updated_at = now() - interval '1 hour' where id = tests.post();
select tests.act_as('owner');
update public.posts set added_later = 'New' where id = tests.post();
select is((select updated_at from public.posts where id = tests.post()), now(), 'a change of only the new field is an edit');
select is((select changed from public.revisions_page(tests.post()) limit 1), '{added_later}'::text[], 'it makes a version');
select isnt_empty($$select from public.post_revisions where fields ->> 'added_later' = 'New'$$, 'the version has the new field');

select * from finish();
rollback;
