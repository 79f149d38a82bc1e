-- Shared drafts: a secret link gives access to one post while it is valid, and takes notes.

begin;
\ir people.psql
select plan(41);

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Shared: draft', 'shared-draft', 'Text.', false),
  ('00000000-0000-4000-9000-000000000102', 'Shared: other', 'shared-other', 'Other.', false);
delete from private.audit_log;
delete from private.rate_limit_hits;
create function tests.token(of text) returns text language sql as $$ select rpad(of, 43, '_'); $$;
create function tests.share(of text, days integer) returns timestamptz language sql as $$
  select public.share_draft('00000000-0000-4000-9000-000000000101', tests.token(of), days);
$$;
create function tests.leave(of text, number integer, note text, name text default ' Robin ') returns void language sql as $$
  select public.add_draft_note(
    tests.token(of), ('00000000-0000-4000-9000-000000000' || number)::uuid, 2, 'The first words', name, note
  );
$$;
create function tests.link(of text) returns public.draft_links language sql security definer as $$
  select * from public.draft_links where token_hash = private.hash_of_secret(tests.token(of));
$$;
grant execute on function tests.link(text) to anon, authenticated;

-- Creating a link

select tests.act_as('owner');
select is(tests.share('one', 7), now() + interval '7 days', 'the owner shares a draft for a week, by the database''s clock');
select is(tests.share('one', 7), now() + interval '7 days', 'a request sent again gets the same link');
select throws_ok(
  $$select public.share_draft('00000000-0000-4000-9000-000000000102', tests.token('one'), 7)$$,
  '23514', 'This link is in use. Create another one.', 'a link shares one post'
);
select throws_ok($$select tests.share('two', 365)$$, '23514', 'A link is valid for 1, 7 or 30 days.', 'no link is valid forever');
select throws_ok(
  $$select public.share_draft('00000000-0000-4000-9000-000000000101', 'short', 7)$$,
  '23514', 'The link needs a secret of 43 characters.', 'no link can be guessed'
);
select throws_ok(
  $$select public.share_draft(gen_random_uuid(), tests.token('none'), 7)$$,
  '23503', 'Save it first, then share it.', 'an unsaved post cannot be shared'
);
select tests.share('two', 1);
select tests.act_as('database');
select is_empty(
  $$select from public.draft_links as link where link::text like '%' || tests.token('one') || '%'$$, 'the secret is not stored anywhere'
);

-- Reading

select tests.act_as('anon');
select results_eq(
  $$select title, content, expires_at from public.shared_draft(tests.token('one'))$$,
  $$values ('Shared: draft', 'Text.', now() + interval '7 days')$$, 'the draft can be read with the link'
);
select is_empty($$select from public.posts where slug = 'shared-draft'$$, 'the draft cannot be read in any other way');
select is((tests.link('one')).last_opened_at, now(), 'the owner sees that it was opened');
select is_empty($$select from public.shared_draft(tests.token('three'))$$, 'an unknown link opens nothing');
select is_empty($$select from public.shared_draft('')$$, 'an empty link opens nothing');
select is_empty($$select from public.shared_draft(null)$$, 'null opens nothing');
select tests.act_as('owner');
select isnt_empty($$select from public.shared_draft(tests.token('two'))$$, 'the owner opens a link');
select is((tests.link('two')).last_opened_at, null, 'the owner''s visit does not count as an opening');
update public.posts set content = 'Newer.' where slug = 'shared-draft';
select tests.act_as('stranger');
select is((select content from public.shared_draft(tests.token('one'))), 'Newer.', 'a reader sees the draft as it is now');

-- Notes

select lives_ok($$select tests.leave('one', 901, ' A comma? ')$$, 'a reader leaves a note');
select tests.act_as('anon');
select lives_ok($$select tests.leave('one', 902, 'And here?')$$, 'a visitor leaves a note');
select lives_ok($$select tests.leave('one', 902, 'And here?')$$, 'a note sent twice is stored once');
select results_eq(
  $$select name, note, paragraph, quote, is_done from public.shared_draft_notes(tests.token('one')) order by id$$,
  $$values ('Robin', 'A comma?', 2, 'The first words', false), ('Robin', 'And here?', 2, 'The first words', false)$$,
  'both see the notes of their link'
);
select is_empty($$select from public.shared_draft_notes(tests.token('two'))$$, 'neither sees the notes of another link');
select throws_ok($$select tests.leave('one', 903, ' ')$$, '23514', 'A note needs 1 to 1,000 characters.', 'a note needs a text');
select throws_ok($$select tests.leave('one', 903, 'x', ' ')$$, '23514', 'The name needs 1 to 80 characters.', 'a note needs a name');
select throws_ok(
  $$select tests.leave('three', 903, 'Spam.')$$, '23514', 'This link has expired or was revoked. Ask for a new one.',
  'nobody can write a note without a link'
);
select tests.act_as('database');
select is(
  (select hits from private.rate_limit_hits where action = 'draft_note' and window_seconds = 86400 and client = 'visitors'), 2,
  'attempts without a link do not use up others'' limits'
);
select is(private.canonical_path('/draft'), null, 'reading a draft is not a page view');
update private.rate_limit_hits set hits = 1000 where action = 'draft_note' and client = 'visitors';
select tests.act_as('anon');
select throws_ok($$select tests.leave('one', 903, 'More.')$$, 'PT429', null, 'the number of notes is limited');
select tests.act_as('owner');
select is(tests.touched($$update public.draft_notes set is_done = true where note = 'A comma?'$$), 1::bigint, 'the owner resolves a note');
select is(tests.touched($$delete from public.draft_notes where note = 'And here?'$$), 1::bigint, 'the owner deletes a note');

-- The end of a link

select is(tests.touched($$update public.draft_links set revoked_at = '2020-01-01' where id = (tests.link('one')).id$$), 1::bigint, 'the owner revokes a link');
select is(tests.touched($$update public.draft_links set revoked_at = null where id = (tests.link('one')).id$$), 1::bigint, 'a revoked link cannot be restored');
select tests.act_as('anon');
select is((tests.link('one')).revoked_at, now(), 'it is revoked at the database''s time');
select is_empty(
  $$select title from public.shared_draft(tests.token('one')) union all select note from public.shared_draft_notes(tests.token('one'))$$,
  'a revoked link opens nothing'
);
select tests.act_as('database');
update public.draft_links set expires_at = now() where id = (tests.link('two')).id;
select tests.act_as('anon');
select is_empty($$select from public.shared_draft(tests.token('two'))$$, 'an expired link opens nothing');
select tests.act_as('owner');
select results_eq(
  $$select action, kind, title from public.audit_page() where kind = 'draft_links' order by id$$,
  $$values ('created', 'draft_links', 'Shared: draft'), ('created', 'draft_links', 'Shared: draft'), ('changed', 'draft_links', 'Shared: draft')$$,
  'creating and revoking links is logged'
);
select tests.act_as('database');
update public.draft_links set expires_at = now() - interval '31 days' where id = (tests.link('one')).id;
select private.remove_expired();
select results_eq(
  $$select id from public.draft_links where post_id = '00000000-0000-4000-9000-000000000101'$$,
  'select (tests.link(''two'')).id', 'a month later links are removed'
);
select is_empty($$select from public.draft_notes where name = 'Robin'$$, 'their notes and names are removed with them');

-- A shared page

select tests.act_as('owner');
insert into public.pages (id, title, path, description, content) values
  ('00000000-0000-4000-9000-000000000401', 'Shared: page', 'shared-page', 'What it is.', 'Text.<!-- mine -->');
select public.share_draft('00000000-0000-4000-9000-000000000401', tests.token('page'), 7);
select tests.act_as('database');
delete from private.rate_limit_hits;
select tests.act_as('anon');
select results_eq(
  $$select title, excerpt, content, read_time from public.shared_draft(tests.token('page'))$$,
  $$values ('Shared: page', 'What it is.', 'Text.', null::integer)$$, 'a page can be read with its link'
);
select lives_ok($$select tests.leave('page', 890, 'A comma?')$$, 'a reader leaves a note on the page');
select tests.act_as('owner');
select results_eq(
  $$select title from public.audit_page() where kind = 'draft_links' order by id desc limit 1$$, array['Shared: page'],
  'the log names the page'
);
delete from public.pages where path = 'shared-page';
select tests.act_as('anon');
select is_empty($$select from public.shared_draft(tests.token('page'))$$, 'deleting a page deletes its links');

select * from finish();
rollback;
