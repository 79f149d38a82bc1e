-- The search finds a word by letters as people type them: «lodz» finds «Łódź», «smorrebrod» «smørrebrød», and letters of full
-- width, combining accents and soft hyphens make no other word.

-- A text with letters of one width and composition, without characters that nobody sees. Superscripts, fractions and signs
-- stay: their compatible forms would join the word before them.
create function private.letters_of_one_form(value text) returns text
language sql immutable
set search_path = ''
as $$
  select normalize(regexp_replace(
    case
      when value ~ '[\uFF01-\uFFEE]' then (
        select string_agg(coalesce(normalize(part[1], nfkc), part[2]), '')
        from regexp_matches(value, '([\uFF01-\uFFEE]+)|([^\uFF01-\uFFEE]+)', 'g') as part
      )
      else value
    end,
    '[\u00AD\u200B\u2060\uFEFF]', '', 'g'
  ), nfc);
$$;

-- As before, but a letter that can be written in several ways has one.
create or replace function private.split_identifiers(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  characters constant text := private.unspaced_characters();
  plain constant text := private.letters_of_one_form(value);
  spaced text := plain;
begin
  if plain ~ format('[%s]', characters) then
    select string_agg(
      case
        when part[1] <> '' then private.pairs_of(part[1])
        else regexp_replace(part[2], '[\u3000-\u303F\uFF01-\uFF65]', ' ', 'g')
      end,
      ' '
    )
    into spaced
    from regexp_matches(left(plain, 30000), format('([%1$s]+)|([^%1$s]+)', characters), 'g') as part;
  end if;
  return translate(
    spaced || coalesce((
      select string_agg(' ' || regexp_replace(name[1], '([a-z])([A-Z])', '\1 \2', 'g'), '')
      from regexp_matches(spaced, '(\w*[a-z][A-Z]\w*)', 'g') as name
    ), ''),
    './\_:@#()[]{}<>=+*,;!?|&~^$%`', repeat(' ', 40)
  );
end;
$$;

create or replace function public.search_articles(asked text)
returns table (
  id uuid, title text, slug text, language text, category text, heading text, same_before integer, own_id text,
  fragment text, corrected text
)
language sql stable
set search_path = ''
as $$
  select * from private.search_articles(normalize(left(asked, 200), nfc));
$$;

-- A word in lower case without accents, and without the letters that many keyboards lack.
create function private.plain_letters(word text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(replace(replace(
    translate(
      normalize(regexp_replace(normalize(word, nfkd), '[\u0300-\u036F]', '', 'g'), nfc),
      'łøđðħŧı', 'loddhti'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;

-- On a live site: a row for each word, written anew in seconds; only the search and the saving of articles wait.
alter table private.search_vocabulary
  add column letters text collate "C" not null generated always as (private.plain_letters(word)) stored;
-- On a live site: the search of the same transaction uses the new one.
drop index private.search_vocabulary_trigrams;
-- On a live site: as above.
create index search_vocabulary_trigrams on private.search_vocabulary using gin (letters extensions.gin_trgm_ops);

-- As before, but words are similar by their plain letters.
create or replace function private.correct_spelling(typed text, configs regconfig[]) returns text
language plpgsql stable
set search_path = '' set enable_seqscan = off
as $$
declare
  corrected text := typed;
  misspelt text;
  plain text;
  suggestion text;
begin
  if private.has_operators(typed) then
    return typed;
  end if;
  for misspelt in
    select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.split_identifiers(typed)))) as word limit 8
  loop
    continue when char_length(misspelt) < 4
      or private.has_match(private.word_query(misspelt, false))
      or private.has_match(private.stem_or_prefix_query(misspelt, configs));
    plain := private.plain_letters(misspelt);
    -- «offset 0» keeps the planner from testing words for matches before they are sorted.
    select word into suggestion
    from (
      select w.word from private.search_vocabulary as w
      where w.letters operator(extensions.%) plain
      order by extensions.similarity(w.letters, plain) desc, w.word
      offset 0
    ) as similar_words
    where private.has_match(private.word_query(word, false))
    limit 1;
    -- «***=» makes the rest of a regular expression literal.
    corrected := coalesce(regexp_replace(corrected, '***=' || misspelt, suggestion, 'gi'), corrected);
  end loop;
  return corrected;
end;
$$;

-- In the others, the words are as before.
do $$
declare
  post public.posts;
  words text;
begin
  for post in select * from public.posts where published and not unlisted loop
    words := concat_ws(' ', post.title, post.content, post.excerpt, post.category, array_to_string(post.tags, ' '));
    if words <> private.letters_of_one_form(words) then
      perform private.index_article(post);
    end if;
  end loop;
end;
$$;
