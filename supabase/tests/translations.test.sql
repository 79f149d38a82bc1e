-- Translations of an article.

begin;
\ir people.psql
select plan(18);

insert into public.posts (id, title, slug, content, language, translation_key, published, unlisted, created_at, published_at) values
  ('00000000-0000-4000-9000-000000000801', 'Same: English', 'same-en', 'Text.', 'en', null, true, false, '1990-01-01', null),
  ('00000000-0000-4000-9000-000000000802', 'Same: German', 'same-de', 'Text.', 'de', '00000000-0000-4000-9000-000000000801', true, false, '1990-01-02', null),
  ('00000000-0000-4000-9000-000000000803', 'Same: draft', 'same-fr', 'Text.', 'fr', '00000000-0000-4000-9000-000000000801', false, false, '1990-01-03', null),
  ('00000000-0000-4000-9000-000000000804', 'Same: unlisted', 'same-es', 'Text.', 'es', '00000000-0000-4000-9000-000000000801', true, true, '1990-01-04', null),
  ('00000000-0000-4000-9000-000000000805', 'Same: to come', 'same-it', 'Text.', 'it', '00000000-0000-4000-9000-000000000801', true, false, '1990-01-05', now() + interval '1 day'),
  ('00000000-0000-4000-9000-000000000806', 'Word: English', 'word-en', 'Text.', 'en', 'a word', true, false, '1990-01-06', null),
  ('00000000-0000-4000-9000-000000000807', 'Word: German', 'word-de', 'Text.', 'de', 'a word', true, false, '1990-01-07', null),
  ('00000000-0000-4000-9000-000000000808', 'Alone', 'alone', 'Text.', 'de', null, true, false, '1990-01-08', null);

create function tests.translations_of(post text) returns setof text
language sql
as $$
  select title from public.further_reading(('00000000-0000-4000-9000-000000000' || post)::uuid) where relation = 'translation';
$$;
create function tests.become(post text, key text) returns void
language sql
as $$
  update public.posts set translation_key = key where id = ('00000000-0000-4000-9000-000000000' || post)::uuid;
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('anon');
select results_eq(
  $$select tests.translations_of('801')$$, $$values ('Same: German')$$,
  'an original lists its translations, except drafts, unlisted and scheduled ones'
);
select results_eq($$select tests.translations_of('802')$$, $$values ('Same: English')$$, 'a translation lists its original');
select results_eq(
  $$select title from (select tests.translations_of('804') as title) as named order by title$$,
  $$values ('Same: English'), ('Same: German')$$, 'an unlisted translation lists the others'
);
select is_empty($$select tests.translations_of('803')$$, 'a draft does not reveal its original');
select is_empty($$select tests.translations_of('805')$$, 'a scheduled post does not reveal its original');
select results_eq($$select tests.translations_of('806')$$, $$values ('Word: German')$$, 'a shared key links translations as well');
select is_empty($$select tests.translations_of('808')$$, 'without a key or a reference, an article has no translations');
select is_empty(
  $$select 1 from public.further_reading('00000000-0000-4000-9000-000000000801') where relation = 'related' and title = 'Same: German'$$,
  'a translation is not a related article'
);

select tests.act_as('owner');
select results_eq(
  $$select tests.translations_of('801')$$, $$values ('Same: German')$$, 'the owner sees what readers see'
);
select throws_ok(
  $$select tests.become('808', 'a word')$$, '23514', 'One of these translations is already in this language.',
  'there is one translation per language'
);
select throws_ok(
  $$update public.posts set language = 'de' where id = '00000000-0000-4000-9000-000000000806'$$,
  '23514', 'One of these translations is already in this language.', 'this holds when a language changes'
);
select throws_ok(
  $$insert into public.posts (title, slug, content, translation_key) values ('Another', 'another-one', 'Text.', 'a word')$$,
  '23514', 'One of these translations is already in this language.', 'this holds for the site''s language'
);
select lives_ok(
  $$update public.posts set language = 'de-AT' where id = '00000000-0000-4000-9000-000000000808'$$, 'a regional variant is another language'
);

select lives_ok($$delete from public.posts where id = '00000000-0000-4000-9000-000000000801'$$, 'the original is deleted');
select tests.become('808', '00000000-0000-4000-9000-000000000801');
select results_eq($$select tests.translations_of('802')$$, $$values ('Alone')$$, 'its translations stay linked');
select lives_ok(
  $$update public.posts set language = 'en' where id = '00000000-0000-4000-9000-000000000808'$$, 'another article takes its place'
);
select public.restore_deleted('posts', array['00000000-0000-4000-9000-000000000801'::uuid]);
select is_empty($$select tests.translations_of('801')$$, 'the restored original has no translations');
select results_eq($$select tests.translations_of('802')$$, $$values ('Alone')$$, 'restoring it separates no others');

select * from finish();
rollback;
