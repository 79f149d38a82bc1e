-- Every saved version of a post is kept, and so is the text that is being written.

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
-- What remove_expired() sees, when so many days have passed.
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
  $$values ('{tags,content}'::text[], 2::bigint, 1::bigint, '2 three', 2::bigint)$$, 'a save is another, which says what changed'
);
select results_eq(
  $$select fields ->> 'title', fields -> 'tags', fields ->> 'category' from public.post_revisions where post_id = tests.post() order by saved_at$$,
  $$values ('First', '["a"]'::jsonb, 'General'), ('First', '["b"]', 'General')$$, 'with everything that was written'
);
update public.posts set content = 'one 2 three', title = 'First' where id = tests.post();
update public.posts set featured = true where id = tests.post();
update public.posts set unlisted = true, published_at = now() where id = tests.post();
select is((select total from public.revisions_page(tests.post()) limit 1), 2::bigint, 'what changes nothing of the text is none');

select is((select count(*) from public.post_revisions where was_published and post_id is not null), 0::bigint, 'a draft was not published');
update public.posts set published = true where id = tests.post();
select results_eq(
  $$select was_published from public.revisions_page(tests.post())$$, $$values (true), (false)$$,
  'publishing a saved text marks its version'
);
update public.posts set published = false where id = tests.post();
update public.posts set content = 'four' where id = tests.post();
select results_eq(
  $$select was_published from public.revisions_page(tests.post())$$, $$values (false), (true), (false)$$,
  'and what was public once stays marked'
);

select tests.act_as('database');
update public.posts set content = 'five' where id = tests.post();
update public.posts set views = 7, likes = 7 where id = tests.post();
select results_eq('select tests.versions()', $$values ('one two'), ('one 2 three'), ('four'), ('five')$$,
  'a save beside the API is kept as well, a view is not');

select tests.act_as('owner');
update public.posts set format = 'markdown', source = 'five words of Markdown', content = '<p>five</p>' where id = tests.post();
select is((select words_added from public.revisions_page(tests.post()) limit 1), 3::bigint, 'of Markdown, the words of the source are counted');
update public.posts set source = '## five [words](https://example.com) of *Markdown* -- and more' where id = tests.post();
select results_eq(
  $$select words_added, words_removed, first_words from public.revisions_page(tests.post()) limit 1$$,
  $$values (2::bigint, 0::bigint, 'and more')$$, 'without its marks'
);
update public.posts set source = '## five' where id = tests.post();
select is((select first_words from public.revisions_page(tests.post()) limit 1), 'words of Markdown and more', 'where words are only gone, those are named');

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
select is((select count(*) from public.revisions_page(tests.post())), 20::bigint, 'they come in pages of 20');
select results_eq(
  $$select total from public.revisions_page(tests.post(), (select id from public.revisions_page(tests.post()) offset 19))$$,
  $$values (27::bigint), (27), (27), (27), (27), (27), (27)$$, 'one after another'
);

-- The bin

delete from public.posts where id = tests.post();
select is_empty('select * from public.post_revisions where post_id is not null', 'a deleted post takes its versions along');
select public.restore_deleted('posts', array[tests.post()]);
select is((select total from public.revisions_page(tests.post()) limit 1), 27::bigint, 'and comes back with them');
select is((select count(*) from public.revisions_page(tests.post()) where name <> ''), 0::bigint, 'in their order');

-- Thinning: all of this was saved today, apart from what is published or has a name.

select tests.act_as('database');
update public.posts set content = 'six' where id = tests.post();
select tests.days_pass(29);
select private.remove_expired();
select is((select count(*) from tests.versions()), 28::bigint, 'for 30 days all are kept');
select tests.act_as('owner');
select tests.days_pass(2);
select tests.act_as('database');
select private.remove_expired(3);
select is((select count(*) from tests.versions()), 25::bigint, 'then they are thinned out, in batches');
select private.remove_expired();
select results_eq('select tests.versions()', $$values ('one two'), ('one 2 three'), ('six')$$,
  'what has a name, what was public, and the last of the day stay');
update public.posts set content = 'seven' where id = tests.post();
select tests.days_pass(1);
update public.posts set content = 'eight' where id = tests.post();
select tests.days_pass(40);
select private.remove_expired();
select results_eq('select tests.versions()', $$values ('one two'), ('one 2 three'), ('six'), ('seven'), ('eight')$$,
  'the last of each day');
select tests.act_as('owner');
update public.post_revisions set name = '' where name <> '';
select tests.act_as('database');
select private.remove_expired();
select results_eq('select tests.versions()', $$values ('one 2 three'), ('six'), ('seven'), ('eight')$$,
  'a name that is taken away keeps nothing any more');
select is((select count(*) from private.bin), 0::bigint, 'and what is thinned out is not in the bin');

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
select ok(tests.save(1, 'Typed'), 'a text is kept before it is saved');
select ok(tests.save(1, 'Typed on'), 'and again');
select ok(not tests.save(2, 'Elsewhere'), 'another browser does not overwrite what it has not seen');
select is((select fields ->> 'title' from public.working_copies), 'Typed on', 'what is there stays');
select ok(tests.save(2, 'Elsewhere', tests.seen()), 'but it goes on with what it has seen');
select ok(not tests.save(1, 'Typed late'), 'then the first is told');
select results_eq(
  'select fields ->> ''title'', base_version, device from public.working_copies',
  $$values ('Elsewhere', '2020-01-01'::timestamptz, 'Firefox on Windows')$$, 'nothing is lost in between'
);
select is((select content from public.posts where id = tests.post()), 'eight', 'readers see nothing of it');
select public.save_working_copy(gen_random_uuid(), gen_random_uuid(), '{"title": "Never saved"}', 'Safari on iPhone');
select results_eq(
  'select title, device, is_new from public.unfinished_posts()',
  $$values ('Never saved', 'Safari on iPhone', true), ('Elsewhere', 'Firefox on Windows', false)$$,
  'the owner finds what is not finished'
);
select tests.days_pass(1);
update public.posts set featured = not featured where id = tests.post();
select results_eq(
  'select title from public.unfinished_posts()', $$values ('Never saved'), ('Elsewhere')$$, 'also after a switch in the list'
);
update public.posts set content = 'nine' where id = tests.post();
select results_eq(
  'select title from public.unfinished_posts()', $$values ('Never saved')$$, 'unless the post was saved since'
);
delete from public.working_copies where post_id = tests.post();
select is((select count(*) from public.working_copies), 1::bigint, 'and throws it away');
select tests.days_pass(88);
select tests.act_as('database');
select private.remove_expired();
select is((select count(*) from public.working_copies), 1::bigint, 'for 90 days it waits');
select tests.days_pass(2);
select private.remove_expired();
select is((select count(*) from public.working_copies), 0::bigint, 'not longer');

-- Versions from before an upgrade, which lack a field

create function tests.count() returns bigint language sql stable security definer as $$
  select count(*) from public.post_revisions where post_id = tests.post();
$$;
create table tests.former as select tests.count() as versions;
grant select on tests.former to authenticated;
update public.post_revisions set fields = fields - 'language' where post_id = tests.post();
select tests.act_as('owner');
update public.posts set title = title where id = tests.post();
select is(tests.count(), (select versions from tests.former), 'a save that changes nothing makes no version of a field that is new');
update public.posts set language = 'de' where id = tests.post();
select is(tests.count(), (select versions + 1 from tests.former), 'a change of that field does');

-- A field that an upgrade adds

select tests.act_as('database');
alter table public.posts add column added_later text not null default '';
grant update (added_later) on public.posts to authenticated;
update tests.former set versions = tests.count();
update public.posts set updated_at = now() - interval '1 hour' where id = tests.post();
select tests.act_as('owner');
update public.posts set featured = not featured where id = tests.post();
select is(tests.count(), (select versions from tests.former), 'of a field that nobody has filled in there is no version');
select tests.act_as('database');
update public.posts set updated_at = now() - interval '1 hour' where id = tests.post();
select tests.act_as('owner');
update public.posts set added_later = 'New' where id = tests.post();
select is((select updated_at from public.posts where id = tests.post()), now(), 'a new field alone is an edit');
select is((select changed from public.revisions_page(tests.post()) limit 1), '{added_later}'::text[], 'and makes a version');
select isnt_empty($$select from public.post_revisions where fields ->> 'added_later' = 'New'$$, 'which has it');

select * from finish();
rollback;
