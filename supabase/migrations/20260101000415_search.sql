-- Searching whole articles: by their words, also begun or misspelt ones, with the section that they are
-- in. The search of the list, which finds its text literally in title and excerpt, is in the file of
-- the posts.

-- What is searched: the words of each listed post, those of the title before those of the text.
create table private.searched_posts (
  post_id uuid primary key references public.posts (id) on delete cascade,
  words tsvector not null
);
create index searched_posts_words on private.searched_posts using gin (words) with (fastupdate = off);
-- The sections that a found post is looked through for. The first one, before all headings, has none.
create table private.searched_sections (
  post_id uuid references public.posts (id) on delete cascade,
  number integer,
  heading text not null,
  -- How many headings before it say the same, and the id that its author gave it: together they make
  -- the address, see src/lib/article/link-headings.ts.
  same_before integer not null,
  own_id text,
  body text not null,
  words tsvector not null,
  primary key (post_id, number)
);
-- Every word that was ever searched, to put misspelt ones right.
create table private.searched_words (word text collate "C" primary key);
create index searched_words_alike on private.searched_words using gin (word extensions.gin_trgm_ops);

alter table private.searched_posts enable row level security;
alter table private.searched_sections enable row level security;
alter table private.searched_words enable row level security;

-- A text with characters for what stands for them in HTML: numbers, letters with marks, and the names of
-- other letters and of punctuation. The ampersand stays, as does what stands for no character.
create function private.with_characters(value text) returns text
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

-- The words of HTML, of its comments none. The values of attributes may hold a «>». This, `separated` and `words_of` are in
-- PL/pgSQL: a function in SQL would be planned anew for every part of every article.
create function private.text_of(html text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  plain text := regexp_replace(private.without_comments(html), '<("[^"]*"|''[^'']*''|[^''">])*>', ' ', 'g');
begin
  plain := regexp_replace(plain, '&(lt|#x3C);', '<', 'gi');
  plain := regexp_replace(plain, '&(gt|#x3E);', '>', 'gi');
  plain := regexp_replace(plain, '&(quot|#x22|#34);', '"', 'gi');
  plain := regexp_replace(plain, '&(apos|#x27|#39);', '''', 'gi');
  plain := regexp_replace(plain, '&(nbsp|#xA0|#160);', ' ', 'gi');
  if plain ~ '&[#a-zA-Z]' then
    plain := private.with_characters(plain);
  end if;
  -- Last: what it is part of is no other entity.
  plain := regexp_replace(plain, '&(amp|#x26|#38);', '&', 'gi');
  return trim(regexp_replace(plain, '\s+', ' ', 'g'));
end;
$$;

-- A text in which names of code are several words: `node.js`, `array_agg`, and after itself `useEffect`.
create function private.separated(value text) returns text
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

-- What Postgres knows of a language: its stems and the words that say nothing. Of others, nothing.
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

-- Words as they are, for those that are begun, and their stems.
create function private.words_of(value text, config regconfig) returns tsvector
language plpgsql immutable
set search_path = ''
as $$
declare
  separated constant text := private.separated(value);
begin
  return to_tsvector(config, separated) || to_tsvector('pg_catalog.simple', separated);
end;
$$;

create function private.keep_searched() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  all_words tsvector;
  config constant regconfig := private.search_config(new.language);
begin
  delete from private.searched_posts where post_id = new.id;
  delete from private.searched_sections where post_id = new.id;
  if not new.published or new.unlisted then
    return null;
  end if;

  insert into private.searched_sections (post_id, number, heading, same_before, own_id, body, words)
  select
    new.id, number, heading,
    -- Signs are no part of its address.
    count(*) over (partition by regexp_replace(lower(heading), '[^[:alnum:][:space:]_-]', '', 'g') order by number) - 1,
    own_id, body,
    setweight(private.words_of(heading, config), 'C') || setweight(private.words_of(body, config), 'D')
  from (
    select
      number,
      -- Without spaces for tags within it, as its address is made.
      coalesce(private.text_of(regexp_replace(head[2], '<[^>]*>', '', 'g')), ''),
      substring(head[1] from '\mid="([^"]+)"'),
      private.text_of(coalesce(head[3], part))
    from string_to_table(regexp_replace(private.without_comments(new.content), '<h[2-4][ >]', chr(31) || '\&', 'g'), chr(31))
        with ordinality as parts (part, number),
      regexp_match(part, '^<h[2-4]([^>]*)>(.*?)</h[2-4]>(.*)$') as head
  ) as sections (number, heading, own_id, body);

  select
    setweight(private.words_of(new.title, config), 'A')
      || setweight(private.words_of(array_to_string(new.tags, ' ') || ' ' || new.category, config), 'B')
      || setweight(private.words_of(new.excerpt || ' ' || string_agg(heading, ' '), config), 'C')
      || setweight(private.words_of(string_agg(body, ' '), config), 'D')
  into all_words
  from private.searched_sections
  where post_id = new.id;
  insert into private.searched_posts (post_id, words) values (new.id, all_words);

  insert into private.searched_words (word)
  select word from unnest(tsvector_to_array(all_words)) as word
  where char_length(word) between 4 and 40 and word !~ '^[0-9]+$'
  on conflict do nothing;
  return null;
end;
$$;
create trigger keep_searched after insert or update of title, excerpt, language, content, category, tags, published, unlisted on public.posts
for each row execute function private.keep_searched();

-- Whether a question has quotes or a minus, which mean what they do in other search engines.
create function private.has_operators(asked text) returns boolean
language sql immutable
set search_path = ''
as $$
  select asked ~ '"|(^|\s)-[^\s-]';
$$;

-- A word as a query, for those that begin so if asked.
create function private.word_query(word text, is_begun boolean) returns tsquery
language sql immutable
set search_path = ''
as $$
  select (quote_literal(replace(word, '\', '')) || case when is_begun then ':*' else '' end)::tsquery;
$$;

-- A word in any form that a language gives it, or words that begin so. Beginnings of one letter would be
-- those of nearly everything.
create function private.forms_of(word text, config regconfig) returns tsquery
language sql immutable
set search_path = ''
as $$
  select private.word_query(word, char_length(word) > 1) || plainto_tsquery(config, word);
$$;

-- What is looked for: the words in any form that the site's language gives them, or words that begin so; all
-- of them, or any.
create function private.search_query(asked text, config regconfig, any_word boolean) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
declare
  query tsquery;
  word text;
  one tsquery;
begin
  if private.has_operators(asked) then
    return websearch_to_tsquery(config, asked) || websearch_to_tsquery('pg_catalog.simple', asked);
  end if;
  for word in select unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.separated(asked)))) loop
    continue when to_tsvector(config, word) = '';
    one := private.forms_of(word, config);
    query := case when query is null then one when any_word then query || one else query && one end;
  end loop;
  return coalesce(query, '');
end;
$$;

-- Whether readers can find a post with such words, among 300 of those that have them. The limit has the
-- words looked up first: else all posts might be gone through for a word that none has. The index gives
-- about as many as well, of a word that is not only begun.
create function private.is_answered(query tsquery) returns boolean
language plpgsql stable
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan
set gin_fuzzy_search_limit = 300
as $$
begin
  return exists (
    select from (select post_id from private.searched_posts where words @@ query limit 300) as c
    join public.posts as p on p.id = c.post_id
    where p.listed_at <= now()
  );
end;
$$;

-- A question in which words that no post has are replaced by the most similar ones, of its first eight.
create function private.put_right(asked text, config regconfig) returns text
language plpgsql stable
set search_path = '' set enable_seqscan = off
as $$
declare
  question text := asked;
  misspelt text;
  known text;
begin
  if private.has_operators(asked) then
    return asked;
  end if;
  for misspelt in
    select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.separated(asked)))) as word limit 8
  loop
    continue when char_length(misspelt) < 4
      or private.is_answered(private.word_query(misspelt, false))
      or private.is_answered(private.forms_of(misspelt, config));
    -- The fence `offset 0` has the most similar words looked up first, until one is answered.
    select word into known
    from (
      select w.word from private.searched_words as w
      where w.word operator(extensions.%) misspelt
      order by extensions.similarity(w.word, misspelt) desc, w.word
      offset 0
    ) as alike
    where private.is_answered(private.word_query(word, false))
    limit 1;
    -- Literally, whatever signs it holds.
    question := coalesce(regexp_replace(question, '***=' || misspelt, known, 'gi'), question);
  end loop;
  return question;
end;
$$;

-- The posts that answer a query best, at most 8. Of a word that very many have, the words of 300 posts
-- are looked at. What only excludes would find nearly all.
create function private.best_posts(query tsquery) returns uuid[]
language plpgsql stable
set search_path = '' set enable_seqscan = off set jit = off set plan_cache_mode = force_custom_plan
as $$
begin
  if querytree(query) in ('', 'T') then
    return '{}';
  end if;
  return array(
    select p.id
    from (select post_id, words from private.searched_posts where words @@ query limit 300) as c
    join public.posts as p on p.id = c.post_id
    where p.listed_at <= now()
    order by ts_rank('{0.05, 0.2, 0.4, 1}', c.words, query, 1) desc, p.listed_at desc, p.id
    limit 8
  );
end;
$$;

-- `corrected` is what was looked for where a word was misspelt, else null.
-- With raised rights, because readers have none on the tables above; they hold what is listed.
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
  typed constant text := private.searched(asked);
  config constant regconfig := (select private.search_config(language) from public.site_settings);
  question text := typed;
  query tsquery := private.search_query(question, config, false);
  best uuid[] := private.best_posts(query);
begin
  if trim(typed) = '' then
    return;
  end if;
  -- What is found as it was typed has no misspelt words.
  if cardinality(best) = 0 then
    question := private.put_right(typed, config);
  end if;
  if question <> typed then
    query := private.search_query(question, config, false);
    best := private.best_posts(query);
  end if;
  -- Within words, and in scripts that do not part them. A Latin letter is within nearly all.
  if cardinality(best) < 8 and octet_length(trim(typed)) > 1 then
    best := best || array(
      select unnest(private.find_posts(typed, null)) except select unnest(best) limit 8
    );
  end if;
  if cardinality(best) = 0 and not private.has_operators(typed) then
    query := private.search_query(question, config, true);
    best := private.best_posts(query);
  end if;

  return query
  select
    p.id, p.title, p.slug, p.language, p.category, case when s.rank > 0 then s.heading else '' end, s.same_before, s.own_id,
    -- The marks are characters that no text has. What looks like a tag would be left out, so «<» goes by
    -- another character meanwhile.
    replace(
      ts_headline(
        config,
        translate(case when s.rank > 0 then s.body else p.excerpt end, E'<\uE000\uE001', E'\x02'),
        -- Any of the words: all of them seldom stand close enough together.
        private.search_query(question, config, true),
        E'StartSel=\uE000, StopSel=\uE001, MaxWords=24, MinWords=12, MaxFragments=1'
      ),
      E'\x02', '<'
    ),
    nullif(question, typed)
  from unnest(best[1:8]) with ordinality as found (id, place)
  join public.posts as p on p.id = found.id,
  lateral (
    select one.heading, one.same_before, one.own_id, one.body, ts_rank(one.words, query, 1) as rank
    from private.searched_sections as one
    where one.post_id = found.id
    order by rank desc, one.number
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

revoke execute on function
  private.with_characters(text), private.text_of(text), private.separated(text), private.search_config(text),
  private.words_of(text, regconfig), private.keep_searched(),
  private.has_operators(text), private.word_query(text, boolean), private.forms_of(text, regconfig),
  private.search_query(text, regconfig, boolean),
  private.is_answered(tsquery), private.put_right(text, regconfig), private.best_posts(tsquery),
  private.search_articles(text)
from public;
revoke execute on function public.search_articles(text) from public, anon, authenticated;
grant execute on function private.search_articles(text), public.search_articles(text) to anon, authenticated;
