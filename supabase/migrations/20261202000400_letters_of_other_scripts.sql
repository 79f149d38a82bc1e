-- The search finds Persian, Urdu and Arabic words by letters, digits and vowel signs as people type them: «کتاب» finds «كِتاب», and
-- «میخواهم» finds «می‌خواهم».

-- As before, and Persian and Urdu letters for Yeh, Kaf and Heh are those of Arabic, which the stemmer knows, and digits are 0 to 9.
-- Joiners, tatweel and the signs of Arabic and Hebrew that belong to no letter are left out, as most people do.
create or replace function private.letters_of_one_form(value text) returns text
language sql immutable
set search_path = ''
as $$
  select translate(
    normalize(regexp_replace(
      normalize(case
        when value ~ '[\uFF01-\uFFEE]' then (
          select string_agg(coalesce(normalize(part[1], nfkc), part[2]), '')
          from regexp_matches(value, '([\uFF01-\uFFEE]+)|([^\uFF01-\uFFEE]+)', 'g') as part
        )
        else value
      end, nfc),
      '[\u00AD\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0640\u064B-\u065F\u0670\u200B-\u200D\u2060\uFEFF]', '', 'g'
    ), nfc),
    E'\u06CC\u0649\u06A9\u06C1'
      || E'\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669'
      || E'\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9',
    E'\u064A\u064A\u0643\u0647' || '01234567890123456789'
  );
$$;

-- As before, with these letters also between quotation marks. The words of which one is enough are also as typed: results mark
-- them in the text as written.
create or replace function private.search_query(typed text, configs regconfig[], any_word boolean) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
declare
  one_character constant text := format('^[%s]$', private.unspaced_characters());
  plain constant text := private.letters_of_one_form(typed);
  words tsvector := to_tsvector('pg_catalog.simple', private.split_identifiers(typed));
  query tsquery;
  word text;
  word_query tsquery;
begin
  if private.has_operators(typed) then
    query := websearch_to_tsquery(configs[1], plain) || websearch_to_tsquery('pg_catalog.simple', plain);
    return case when any_word and plain <> typed then query || websearch_to_tsquery(configs[1], typed) else query end;
  end if;
  if any_word and plain <> typed then
    words := words || to_tsvector('pg_catalog.simple', typed);
  end if;
  for word in select unnest(tsvector_to_array(words)) loop
    continue when to_tsvector(configs[1], word) = '';
    word_query := private.stem_or_prefix_query(word, configs);
    if word ~ one_character and (not any_word or word = trim(typed)) then
      word_query := word_query || private.word_query(word, true);
    end if;
    query := case
      when query is null then word_query
      when any_word then query || word_query
      else query && word_query
    end;
  end loop;
  return coalesce(query, '');
end;
$$;

-- As before, but a word is also replaced if it was typed in other letters.
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
    corrected := coalesce(
      regexp_replace(private.letters_of_one_form(corrected), '***=' || misspelt, suggestion, 'gi'), corrected
    );
  end loop;
  return corrected;
end;
$$;

-- In the others, the words are as before.
do $$
begin
  perform private.index_article(post)
  from public.posts as post
  where post.published and not post.unlisted
    and concat_ws(' ', post.title, post.content, post.excerpt, post.category, array_to_string(post.tags, ' '))
      ~ '[\u0591-\u06FF\u200C\u200D\uFB1D-\uFB4F]';
end;
$$;
