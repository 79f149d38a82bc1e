-- Full-text search with prefixes and spelling correction, which returns sections of articles. The
-- search of the list finds its text literally and is a plain query.

-- One document for each post that is published and not unlisted; the title has the highest weight.
create table private.search_documents (
  post_id uuid primary key references public.posts (id) on delete cascade,
  words tsvector not null
);
create index search_documents_words on private.search_documents using gin (words) with (fastupdate = off);
-- The sections of those posts. The text before the first heading is a section without one.
create table private.search_sections (
  post_id uuid references public.posts (id) on delete cascade,
  number integer,
  heading text not null,
  -- The number of earlier headings with the same text, and the heading's own id: the link to the section
  -- is made of them, see src/lib/article/link-headings.ts.
  same_before integer not null,
  own_id text,
  body text not null,
  words tsvector not null,
  primary key (post_id, number)
);
-- Every word that was ever indexed, as candidates for spelling correction.
create table private.search_vocabulary (word text collate "C" primary key);
create index search_vocabulary_trigrams on private.search_vocabulary using gin (word extensions.gin_trgm_ops);

alter table private.search_documents enable row level security;
alter table private.search_sections enable row level security;
alter table private.search_vocabulary enable row level security;

-- Decodes HTML's character references: numeric ones, and the names of accented letters, other letters and
-- punctuation. html_to_text() does the ampersand last. Invalid ones stay.
create function private.decode_entities(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  result text := value;
  entity text;
  code integer;
  pair text[];
begin
  for entity in
    select distinct matched[1] from regexp_matches(value, '&#([0-9]{1,7}|[xX][0-9a-fA-F]{1,6});', 'g') as matched
  loop
    code := case
      when entity ~ '^[xX]' then ('x' || lpad(substr(entity, 2), 8, '0'))::bit(32)::integer
      else entity::integer
    end;
    if code <> 38 and (code between 32 and 55295 or code between 57344 and 1114111) then
      result := replace(result, '&#' || entity || ';', chr(code));
    end if;
  end loop;
  foreach pair slice 1 in array array[
    ['grave', U&'\0300'], ['acute', U&'\0301'], ['circ', U&'\0302'], ['tilde', U&'\0303'],
    ['uml', U&'\0308'], ['ring', U&'\030A'], ['cedil', U&'\0327'], ['caron', U&'\030C']
  ] loop
    result := regexp_replace(result, '&([A-Za-z])' || pair[1] || ';', '\1' || pair[2], 'g');
  end loop;
  foreach pair slice 1 in array array[
    ['mdash', '—'], ['ndash', '–'], ['hellip', '…'], ['lsquo', '‘'], ['rsquo', '’'], ['sbquo', '‚'],
    ['ldquo', '“'], ['rdquo', '”'], ['bdquo', '„'], ['laquo', '«'], ['raquo', '»'], ['bull', '•'],
    ['middot', '·'], ['times', '×'], ['deg', '°'], ['euro', '€'], ['copy', '©'], ['reg', '®'], ['trade', '™'],
    ['szlig', 'ß'], ['aelig', 'æ'], ['AElig', 'Æ'], ['oelig', 'œ'], ['OElig', 'Œ'], ['oslash', 'ø'], ['Oslash', 'Ø']
  ] loop
    result := replace(result, '&' || pair[1] || ';', pair[2]);
  end loop;
  return normalize(result);
end;
$$;

-- The text of HTML, without comments. Attribute values may contain «>». This function and the next two
-- are in PL/pgSQL, because a SQL function would be planned again for every section of every article.
create function private.html_to_text(html text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  plain text := regexp_replace(private.strip_comments(html), '<("[^"]*"|''[^'']*''|[^''">])*>', ' ', 'g');
begin
  plain := regexp_replace(plain, '&(lt|#x3C);', '<', 'gi');
  plain := regexp_replace(plain, '&(gt|#x3E);', '>', 'gi');
  plain := regexp_replace(plain, '&(quot|#x22|#34);', '"', 'gi');
  plain := regexp_replace(plain, '&(apos|#x27|#39);', '''', 'gi');
  plain := regexp_replace(plain, '&(nbsp|#xA0|#160);', ' ', 'gi');
  if plain ~ '&[#a-zA-Z]' then
    plain := private.decode_entities(plain);
  end if;
  -- Last, so that «&amp;lt;» becomes «&lt;» and not «<».
  plain := regexp_replace(plain, '&(amp|#x26|#38);', '&', 'gi');
  return trim(regexp_replace(plain, '\s+', ' ', 'g'));
end;
$$;

-- Splits identifiers into words: `node.js`, `array_agg`. Those in camel case, as `useEffect`, are kept
-- and appended in parts.
create function private.split_identifiers(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return translate(
    value || coalesce((
      select string_agg(' ' || regexp_replace(name[1], '([a-z])([A-Z])', '\1 \2', 'g'), '')
      from regexp_matches(value, '(\w*[a-z][A-Z]\w*)', 'g') as name
    ), ''),
    './\_:@#()[]{}<>=+*,;!?|&~^$%`', repeat(' ', 40)
  );
end;
$$;

-- The text search configuration for a language, with its stemmer and stop words.
create function private.search_config(language text) returns regconfig
language sql immutable
set search_path = ''
as $$
  select case split_part(language, '-', 1)
    when 'ar' then 'pg_catalog.arabic'::regconfig
    when 'ca' then 'pg_catalog.catalan'::regconfig
    when 'da' then 'pg_catalog.danish'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    when 'el' then 'pg_catalog.greek'::regconfig
    when 'en' then 'pg_catalog.english'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    when 'eu' then 'pg_catalog.basque'::regconfig
    when 'fi' then 'pg_catalog.finnish'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    when 'ga' then 'pg_catalog.irish'::regconfig
    when 'hi' then 'pg_catalog.hindi'::regconfig
    when 'hu' then 'pg_catalog.hungarian'::regconfig
    when 'hy' then 'pg_catalog.armenian'::regconfig
    when 'id' then 'pg_catalog.indonesian'::regconfig
    when 'it' then 'pg_catalog.italian'::regconfig
    when 'lt' then 'pg_catalog.lithuanian'::regconfig
    when 'nb' then 'pg_catalog.norwegian'::regconfig
    when 'ne' then 'pg_catalog.nepali'::regconfig
    when 'nl' then 'pg_catalog.dutch'::regconfig
    when 'nn' then 'pg_catalog.norwegian'::regconfig
    when 'no' then 'pg_catalog.norwegian'::regconfig
    when 'pt' then 'pg_catalog.portuguese'::regconfig
    when 'ro' then 'pg_catalog.romanian'::regconfig
    when 'ru' then 'pg_catalog.russian'::regconfig
    when 'sr' then 'pg_catalog.serbian'::regconfig
    when 'sv' then 'pg_catalog.swedish'::regconfig
    when 'ta' then 'pg_catalog.tamil'::regconfig
    when 'tr' then 'pg_catalog.turkish'::regconfig
    when 'yi' then 'pg_catalog.yiddish'::regconfig
    else 'pg_catalog.simple'::regconfig
  end;
$$;

-- The words of a text unchanged, for prefixes, and their stems.
create function private.search_vector(value text, config regconfig) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  words constant text := private.split_identifiers(value);
begin
  return to_tsvector(config, words) || to_tsvector('pg_catalog.simple', words);
end;
$$;

create function private.index_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  all_words tsvector;
  config constant regconfig := private.search_config(new.language);
begin
  delete from private.search_documents where post_id = new.id;
  delete from private.search_sections where post_id = new.id;
  if not new.published or new.unlisted then
    return null;
  end if;

  insert into private.search_sections (post_id, number, heading, same_before, own_id, body, words)
  select
    new.id, number, heading,
    -- Headings that differ in punctuation alone have the same id.
    count(*) over (partition by regexp_replace(lower(heading), '[^[:alnum:][:space:]_-]', '', 'g') order by number) - 1,
    own_id, body,
    setweight(private.search_vector(heading, config), 'C') || setweight(private.search_vector(body, config), 'D')
  from (
    select
      number,
      -- Tags within a heading leave no space, as in its id.
      coalesce(private.html_to_text(regexp_replace(head[2], '<[^>]*>', '', 'g')), ''),
      substring(head[1] from '\mid="([^"]+)"'),
      private.html_to_text(coalesce(head[3], part))
    from string_to_table(regexp_replace(private.strip_comments(new.content), '<h[2-4][ >]', chr(31) || '\&', 'g'), chr(31))
        with ordinality as parts (part, number),
      regexp_match(part, '^<h[2-4]([^>]*)>(.*?)</h[2-4]>(.*)$') as head
  ) as sections (number, heading, own_id, body);

  select
    setweight(private.search_vector(new.title, config), 'A')
      || setweight(private.search_vector(array_to_string(new.tags, ' ') || ' ' || new.category, config), 'B')
      || setweight(private.search_vector(new.excerpt || ' ' || string_agg(heading, ' '), config), 'C')
      || setweight(private.search_vector(string_agg(body, ' '), config), 'D')
  into all_words
  from private.search_sections
  where post_id = new.id;
  insert into private.search_documents (post_id, words) values (new.id, all_words);

  insert into private.search_vocabulary (word)
  select word from unnest(tsvector_to_array(all_words)) as word
  where char_length(word) between 4 and 40 and word !~ '^[0-9]+$'
  on conflict do nothing;
  return null;
end;
$$;
create trigger index_post after insert or update of title, excerpt, language, content, category, tags, published, unlisted on public.posts
for each row execute function private.index_post();

-- Whether a query has "quotes" or a -minus, which websearch_to_tsquery() understands.
create function private.has_operators(typed text) returns boolean
language sql immutable
set search_path = ''
as $$
  select typed ~ '"|(^|\s)-[^\s-]';
$$;

-- The query for a word, or for all words that begin with it.
create function private.word_query(word text, is_prefix boolean) returns tsquery
language sql immutable
set search_path = ''
as $$
  select (quote_literal(replace(word, '\', '')) || case when is_prefix then ':*' else '' end)::tsquery;
$$;

-- The query for a word's stem, or for words that begin with it. One letter is no prefix: nearly every post
-- has a word that begins with it.
create function private.stem_or_prefix_query(word text, config regconfig) returns tsquery
language sql immutable
set search_path = ''
as $$
  select private.word_query(word, char_length(word) > 1) || plainto_tsquery(config, word);
$$;

-- What was typed as a query for all of its words, or for any of them.
create function private.search_query(typed text, config regconfig, any_word boolean) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
declare
  query tsquery;
  word text;
  word_query tsquery;
begin
  if private.has_operators(typed) then
    return websearch_to_tsquery(config, typed) || websearch_to_tsquery('pg_catalog.simple', typed);
  end if;
  for word in select unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.split_identifiers(typed)))) loop
    continue when to_tsvector(config, word) = '';
    word_query := private.stem_or_prefix_query(word, config);
    query := case
      when query is null then word_query
      when any_word then query || word_query
      else query && word_query
    end;
  end loop;
  return coalesce(query, '');
end;
$$;

-- Whether readers can see a post that matches, among 300 that do. The limit makes the planner begin with
-- the index of words. gin_fuzzy_search_limit bounds the scan of that index, but not for prefixes.
create function private.has_match(query tsquery) returns boolean
language plpgsql stable
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan
set gin_fuzzy_search_limit = 300
as $$
begin
  return exists (
    select from (select post_id from private.search_documents where words @@ query limit 300) as c
    join public.posts as p on p.id = c.post_id
    where p.listed_at <= now()
  );
end;
$$;

-- Spelling correction: of the first eight words, those that match no post are replaced by the most similar
-- one that does.
create function private.correct_spelling(typed text, config regconfig) returns text
language plpgsql stable
set search_path = '' set enable_seqscan = off
as $$
declare
  corrected text := typed;
  misspelt text;
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
      or private.has_match(private.stem_or_prefix_query(misspelt, config));
    -- «offset 0» keeps the planner from testing words for matches before they are sorted.
    select word into suggestion
    from (
      select w.word from private.search_vocabulary as w
      where w.word operator(extensions.%) misspelt
      order by extensions.similarity(w.word, misspelt) desc, w.word
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

-- The 8 best of 300 posts that match, the best first. A query that only excludes words finds none.
create function private.best_matches(query tsquery) returns uuid[]
language plpgsql stable
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan
as $$
begin
  if querytree(query) in ('', 'T') then
    return '{}';
  end if;
  return array(
    select p.id
    from (select post_id, words from private.search_documents where words @@ query limit 300) as c
    join public.posts as p on p.id = c.post_id
    where p.listed_at <= now()
    order by ts_rank('{0.05, 0.2, 0.4, 1}', c.words, query, 1) desc, p.listed_at desc, p.id
    limit 8
  );
end;
$$;

-- `corrected` is what was searched instead where a word was misspelt, else null. Security definer, because
-- the tables above are private.
create function private.search_articles(asked text)
returns table (
  id uuid, title text, slug text, language text, category text, heading text, same_before integer, own_id text,
  fragment text, corrected text
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  typed constant text := left(asked, 200);
  config constant regconfig := (select private.search_config(language) from public.site_settings);
  searched text := typed;
  query tsquery := private.search_query(searched, config, false);
  best uuid[] := private.best_matches(query);
begin
  if trim(typed) = '' then
    return;
  end if;
  if cardinality(best) = 0 then
    searched := private.correct_spelling(typed, config);
  end if;
  if searched <> typed then
    query := private.search_query(searched, config, false);
    best := private.best_matches(query);
  end if;
  -- Also within words, and in scripts that write no spaces between words. One Latin letter says nothing.
  if cardinality(best) < 8 and octet_length(trim(typed)) > 1 then
    best := best || array(
      select p.id from private.listed_posts as p
      where p.search_text like private.like_pattern(typed) and p.id <> all (best)
      order by p.listed_at desc, p.id
      limit 8
    );
  end if;
  if cardinality(best) = 0 and not private.has_operators(typed) then
    query := private.search_query(searched, config, true);
    best := private.best_matches(query);
  end if;

  return query
  select
    p.id, p.title, p.slug, p.language, p.category, case when s.rank > 0 then s.heading else '' end, s.same_before, s.own_id,
    -- Private-use characters mark the words. ts_headline() drops what looks like a tag, so «<» is replaced
    -- meanwhile.
    replace(
      ts_headline(
        config,
        translate(case when s.rank > 0 then s.body else p.excerpt end, E'<\uE000\uE001', E'\x02'),
        -- A fragment seldom has all of the words.
        private.search_query(searched, config, true),
        E'StartSel=\uE000, StopSel=\uE001, MaxWords=24, MinWords=12, MaxFragments=1'
      ),
      E'\x02', '<'
    ),
    nullif(searched, typed)
  from unnest(best[1:8]) with ordinality as found (id, place)
  join public.posts as p on p.id = found.id,
  lateral (
    select section.heading, section.same_before, section.own_id, section.body, ts_rank(section.words, query, 1) as rank
    from private.search_sections as section
    where section.post_id = found.id
    order by rank desc, section.number
    limit 1
  ) as s
  order by found.place;
end;
$$;

create function public.search_articles(asked text)
returns table (
  id uuid, title text, slug text, language text, category text, heading text, same_before integer, own_id text,
  fragment text, corrected text
)
language sql stable
set search_path = ''
as $$
  select * from private.search_articles(asked);
$$;

grant execute on function private.search_articles(text), public.search_articles(text) to anon, authenticated;
