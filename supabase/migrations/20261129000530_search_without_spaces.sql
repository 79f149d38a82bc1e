-- The search finds words within Chinese, Japanese, Thai and other texts without spaces: their characters are indexed in
-- pairs. What it shows of an article keeps words and punctuation together around code and bold words.

-- As before, but the tags of what stands in a line leave no space, and numbers of footnotes are no text.
create or replace function private.html_to_text(html text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  plain text := private.strip_comments(html);
begin
  plain := regexp_replace(plain, '<sup><a href="#fn-[^"]*"[^>]*>[^<]*</a></sup>', '', 'g');
  plain := regexp_replace(
    plain,
    '</?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|rp|rt|ruby|s|samp|small|span|strong|sub|sup|time|u|var|wbr'
    '|m(?:ath|[ino]|row|text|frac|s[a-z]+))(?:[\s/]("[^"]*"|''[^'']*''|[^''">])*)?>', '', 'gi'
  );
  plain := regexp_replace(plain, '<("[^"]*"|''[^'']*''|[^''">])*>', ' ', 'g');
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

-- The characters of scripts without spaces between words, for a class of a regular expression: those of Thailand, Laos,
-- Myanmar and Cambodia, of Japan and China.
create function private.unspaced_characters() returns text
language sql immutable
set search_path = ''
as $$
  select '\u0E01-\u0E4E\u0E81-\u0ECE\u1000-\u1049\u1050-\u109F\u1780-\u17D3\u3005-\u3007\u3041-\u30FA\u30FC-\u30FF\u31F0-\u31FF'
    || '\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF66-\uFF9F\U00020000-\U0003FFFF';
$$;

-- The characters of a run without spaces in pairs, each with the next one, as every word within it is made of them.
create function private.pairs_of(run text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(run, '(..)', '\1 ', 'g') || ' ' || regexp_replace(substr(run, 2), '(..)', '\1 ', 'g');
$$;

-- As before, and texts in scripts without spaces between words are split into pairs of characters. Their punctuation
-- ends a word. After 30,000 characters, which take an hour to read, no more are: a tsvector has room for some 70,000 pairs.
create or replace function private.split_identifiers(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  characters constant text := private.unspaced_characters();
  spaced text := value;
begin
  if value ~ format('[%s]', characters) then
    select string_agg(
      case
        when part[1] <> '' then private.pairs_of(part[1])
        else regexp_replace(part[2], '[\u3000-\u303F\uFF01-\uFF65]', ' ', 'g')
      end,
      ' '
    )
    into spaced
    from regexp_matches(left(value, 30000), format('([%1$s]+)|([^%1$s]+)', characters), 'g') as part;
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

-- What stands around the first words of a search that are in a script without spaces, with these marked. Null where there
-- are none, or the text has them otherwise.
create function private.fragment_around(body text, asked text) returns text
language sql immutable
set search_path = ''
as $$
  select
    substr(body, greatest(1, place - 24), least(24, place - 1)) || E'\uE000' || run || E'\uE001'
      || substr(body, place + char_length(run), 48)
  from
    (select substring(asked from format('[%s]+', private.unspaced_characters())) as run) as typed,
    lateral (select strpos(body, run) as place) as found
  where place > 0;
$$;

-- As before, with fragments around words in scripts without spaces. Sections are ranked by the words that they have: where none
-- had all of them, ts_rank() gave each the same, and the first one was shown.
create or replace function private.search_articles(asked text)
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
  configs constant regconfig[] := private.search_configs();
  searched text := typed;
  query tsquery := private.search_query(searched, configs, false);
  best uuid[] := private.best_matches(query);
  some_words tsquery;
begin
  if trim(typed) = '' then
    return;
  end if;
  if cardinality(best) = 0 then
    searched := private.correct_spelling(typed, configs);
  end if;
  if searched <> typed then
    query := private.search_query(searched, configs, false);
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
    query := private.search_query(searched, configs, true);
    best := private.best_matches(query);
  end if;

  -- A section seldom has all of the words.
  some_words := private.search_query(searched, configs, true);
  return query
  select
    p.id, p.title, p.slug, p.language, p.category, case when s.rank > 0 then s.heading else '' end, s.same_before, s.own_id,
    -- Private-use characters mark the words. ts_headline() drops what looks like a tag, so «<» is replaced
    -- meanwhile.
    coalesce(
      private.fragment_around(s.body, searched),
      replace(
        ts_headline(
          private.search_config(p.language),
          translate(case when s.rank > 0 then s.body else p.excerpt end, E'<\uE000\uE001', E'\x02'),
          some_words,
          E'StartSel=\uE000, StopSel=\uE001, MaxWords=24, MinWords=12, MaxFragments=1'
        ),
        E'\x02', '<'
      )
    ),
    nullif(searched, typed)
  from unnest(best[1:8]) with ordinality as found (id, place)
  join public.posts as p on p.id = found.id,
  lateral (
    select section.heading, section.same_before, section.own_id, section.body, ts_rank(section.words, some_words, 1) as rank
    from private.search_sections as section
    where section.post_id = found.id
    order by rank desc, section.number
    limit 1
  ) as s
  order by found.place;
end;
$$;

-- Indexes an article anew. As the trigger did.
create function private.index_article(post public.posts) returns void
language plpgsql
set search_path = ''
as $$
declare
  all_words tsvector;
  config constant regconfig := private.search_config(post.language);
begin
  delete from private.search_documents where post_id = post.id;
  delete from private.search_sections where post_id = post.id;
  if not post.published or post.unlisted then
    return;
  end if;

  insert into private.search_sections (post_id, number, heading, same_before, own_id, body, words)
  select
    post.id, number, heading,
    -- Headings that differ in punctuation alone have the same id.
    count(*) over (partition by regexp_replace(lower(heading), '[^[:alnum:][:space:]_-]', '', 'g') order by number) - 1,
    own_id, body,
    setweight(private.search_vector(heading, config), 'C') || setweight(private.search_vector(body, config), 'D')
  from (
    select
      number,
      -- As in its id.
      coalesce(private.html_to_text(regexp_replace(head[2], '<(br|img)("[^"]*"|[^">])*>', '', 'gi')), ''),
      substring(head[1] from '\mid="([^"]+)"'),
      private.html_to_text(coalesce(head[3], part))
    from string_to_table(regexp_replace(private.strip_comments(post.content), '<h[2-4][ >]', chr(31) || '\&', 'g'), chr(31))
        with ordinality as parts (part, number),
      regexp_match(part, '^<h[2-4]([^>]*)>(.*?)</h[2-4]>(.*)$') as head
  ) as sections (number, heading, own_id, body);

  select
    setweight(private.search_vector(post.title, config), 'A')
      || setweight(private.search_vector(array_to_string(post.tags, ' ') || ' ' || post.category, config), 'B')
      || setweight(private.search_vector(post.excerpt || ' ' || string_agg(heading, ' '), config), 'C')
      || setweight(private.search_vector(string_agg(body, ' '), config), 'D')
  into all_words
  from private.search_sections
  where post_id = post.id;
  insert into private.search_documents (post_id, words) values (post.id, all_words);

  insert into private.search_vocabulary (word)
  select word from unnest(tsvector_to_array(all_words)) as word
  where char_length(word) between 4 and 40 and word !~ '^[0-9]+$'
  on conflict do nothing;
end;
$$;

create or replace function private.index_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.index_article(new);
  return null;
end;
$$;

-- Others are indexed anew when they are next saved: what is found in them is the same.
do $$
begin
  perform private.index_article(post)
  from public.posts as post
  where post.published and not post.unlisted
    and post.title || post.content ~ format('[%s]', private.unspaced_characters());
end;
$$;
