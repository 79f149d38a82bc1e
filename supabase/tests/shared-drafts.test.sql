-- Shared drafts: a secret link reads one post, as long as it is valid, and takes notes.

begin;
\ir people.psql
select plan(39);

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

-- Making a link

select tests.act_as('owner');
select is(tests.share('one', 7), now() + interval '7 days', 'the owner shares a draft for a week, by the clock of the database');
select throws_ok($$select tests.share('two', 365)$$, '23514', 'A link is valid for 1, 7 or 30 days.', 'no link lives for ever');
select throws_ok(
  $$select public.share_draft('00000000-0000-4000-9000-000000000101', 'short', 7)$$,
  '23514', 'The link needs a secret of 43 characters.', 'none can be guessed'
);
select throws_ok(
  $$select public.share_draft(gen_random_uuid(), tests.token('none'), 7)$$,
  '23503', 'Save it first, then share it.', 'what is not saved cannot be shared'
);
select tests.share('two', 1);
select tests.act_as('database');
select is_empty(
  $$select from public.draft_links as link where link::text like '%' || tests.token('one') || '%'$$, 'the secret is kept nowhere'
);

-- Reading

select tests.act_as('anon');
select results_eq(
  $$select title, content, expires_at from public.shared_draft(tests.token('one'))$$,
  $$values ('Shared: draft', 'Text.', now() + interval '7 days')$$, 'whoever has the link reads the draft'
);
select is_empty($$select from public.posts where slug = 'shared-draft'$$, 'and no other way');
select is((tests.link('one')).last_opened_at, now(), 'the owner sees that somebody did');
select is_empty($$select from public.shared_draft(tests.token('three'))$$, 'an unknown link opens nothing');
select is_empty($$select from public.shared_draft('')$$, 'nor does an empty one');
select is_empty($$select from public.shared_draft(null)$$, 'nor none');
select tests.act_as('owner');
select isnt_empty($$select from public.shared_draft(tests.token('two'))$$, 'the owner tries a link');
select is((tests.link('two')).last_opened_at, null, 'which is not told as an opening');
update public.posts set content = 'Newer.' where slug = 'shared-draft';
select tests.act_as('stranger');
select is((select content from public.shared_draft(tests.token('one'))), 'Newer.', 'a reader sees the draft as it is now');

-- Notes

select lives_ok($$select tests.leave('one', 901, ' A comma? ')$$, 'a reader leaves a note');
select tests.act_as('anon');
select lives_ok($$select tests.leave('one', 902, 'And here?')$$, 'and so does a visitor');
select lives_ok($$select tests.leave('one', 902, 'And here?')$$, 'once, however often it arrives');
select results_eq(
  $$select name, note, paragraph, quote, is_done from public.shared_draft_notes(tests.token('one')) order by id$$,
  $$values ('Robin', 'A comma?', 2, 'The first words', false), ('Robin', 'And here?', 2, 'The first words', false)$$,
  'both see the notes of their link'
);
select is_empty($$select from public.shared_draft_notes(tests.token('two'))$$, 'those of another link they do not');
select throws_ok($$select tests.leave('one', 903, ' ')$$, '23514', 'A note needs 1 to 1,000 characters.', 'a note says something');
select throws_ok($$select tests.leave('one', 903, 'x', ' ')$$, '23514', 'The name needs 1 to 80 characters.', 'and who says it');
select throws_ok(
  $$select tests.leave('three', 903, 'Spam.')$$, '23514', 'This link has expired or was revoked. Ask for a new one.',
  'without a link nobody writes'
);
select tests.act_as('database');
select is(
  (select hits from private.rate_limit_hits where action = 'draft_note' and window_seconds = 86400 and client = 'visitors'), 2,
  'nor uses up the limits of those who may'
);
select is(private.canonical_path('/draft'), null, 'reading a draft is no page view');
update private.rate_limit_hits set hits = 1000 where action = 'draft_note' and client = 'visitors';
select tests.act_as('anon');
select throws_ok($$select tests.leave('one', 903, 'More.')$$, 'PT429', null, 'there are no more notes than the limits allow');
select tests.act_as('owner');
select is(tests.touched($$update public.draft_notes set is_done = true where note = 'A comma?'$$), 1::bigint, 'the owner ticks a note off');
select is(tests.touched($$delete from public.draft_notes where note = 'And here?'$$), 1::bigint, 'the owner deletes a note');

-- The end of a link

select is(tests.touched($$update public.draft_links set revoked_at = '2020-01-01' where id = (tests.link('one')).id$$), 1::bigint, 'the owner revokes a link');
select is(tests.touched($$update public.draft_links set revoked_at = null where id = (tests.link('one')).id$$), 1::bigint, 'for good');
select tests.act_as('anon');
select is((tests.link('one')).revoked_at, now(), 'at the time of the database');
select is_empty(
  $$select title from public.shared_draft(tests.token('one')) union all select note from public.shared_draft_notes(tests.token('one'))$$,
  'a revoked link opens nothing'
);
select tests.act_as('database');
update public.draft_links set expires_at = now() where id = (tests.link('two')).id;
select tests.act_as('anon');
select is_empty($$select from public.shared_draft(tests.token('two'))$$, 'nor does one that has expired');
select tests.act_as('owner');
select results_eq(
  $$select action, kind, title from public.audit_page() where kind = 'draft_links' order by id$$,
  $$values ('created', 'draft_links', 'Shared: draft'), ('created', 'draft_links', 'Shared: draft'), ('changed', 'draft_links', 'Shared: draft')$$,
  'making and revoking links is noted'
);
select tests.act_as('database');
update public.draft_links set expires_at = now() - interval '31 days' where id = (tests.link('one')).id;
select private.remove_expired();
select results_eq(
  $$select id from public.draft_links where post_id = '00000000-0000-4000-9000-000000000101'$$,
  'select (tests.link(''two'')).id', 'a month later links are gone'
);
select is_empty($$select from public.draft_notes where name = 'Robin'$$, 'with the notes and the names on them');

-- A page

select tests.act_as('owner');
insert into public.pages (id, title, path, description, content) values
  ('00000000-0000-4000-9000-000000000401', 'Shared: page', 'shared-page', 'What it is.', 'Text.<!-- mine -->');
select public.share_draft('00000000-0000-4000-9000-000000000401', tests.token('page'), 7);
select tests.act_as('database');
delete from private.rate_limit_hits;
select tests.act_as('anon');
select results_eq(
  $$select title, excerpt, content, read_time from public.shared_draft(tests.token('page'))$$,
  $$values ('Shared: page', 'What it is.', 'Text.', null::integer)$$, 'whoever has the link to a page reads it'
);
select lives_ok($$select tests.leave('page', 890, 'A comma?')$$, 'and leaves a note');
select tests.act_as('owner');
select results_eq(
  $$select title from public.audit_page() where kind = 'draft_links' order by id desc limit 1$$, array['Shared: page'],
  'the log names the page'
);
delete from public.pages where path = 'shared-page';
select tests.act_as('anon');
select is_empty($$select from public.shared_draft(tests.token('page'))$$, 'a page that is gone takes its links along');

select * from finish();
rollback;
