-- Articles that say the same in several languages, and a search that knows the language of each.

-- Articles with the same key are translations of each other. It is the id of one of them, which needs no key itself, or a
-- word that all of them have. So they are linked from all sides or from none.
alter table public.posts add column translation_key text
  constraint posts_translation_key_length check (private.ensure(private.is_visible(translation_key) and char_length(translation_key) <= 100, 'The key of translations needs 1 to 100 characters.', 'posts_translation_key_length'));
-- Changes the rights of public.posts: the owner writes the key; readers see it of public posts, and it is all that they see.
grant insert (translation_key), update (translation_key) on public.posts to authenticated;

-- One of each language.
-- On a live site: 10,000 posts take less than a tenth of a second.
create unique index posts_translations on public.posts (coalesce(translation_key, id::text), language);

create function private.check_translation() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_free constant boolean := not exists (
    select from public.posts
    where coalesce(translation_key, id::text) = coalesce(new.translation_key, new.id::text)
      and language = new.language and id <> new.id
  );
begin
  -- What comes back from the bin, and whose place is taken, stands by itself.
  if not is_free and coalesce(current_setting('site.is_restoring', true), '') = 'on' then
    new.translation_key := gen_random_uuid();
  else
    perform private.ensure(
      is_free, 'There is an article in this language among these translations.', 'posts_translation_key_language'
    );
  end if;
  return new;
end;
$$;
-- After prepare_post, which knows the language and refuses everybody but the owner: triggers go by the alphabet.
create trigger refuse_second_translation before insert or update of translation_key, language on public.posts
for each row execute function private.check_translation();

-- As before, with the new columns of posts.
-- Changes the rights of private.public_posts: it has the columns of posts.
-- Changes the rights of private.listed_posts: it has the columns of posts.
create or replace view private.public_posts with (security_invoker = true) as
select * from public.posts where published and listed_at <= now();
create or replace view private.listed_posts with (security_invoker = true) as
select * from private.public_posts where not unlisted;

-- As before: where a post is shown or discussed makes no new version.
create or replace function private.revision_fields(post public.posts) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'id', 'series', 'series_part', 'featured', 'published', 'unlisted', 'published_at', 'revised_at', 'revision_note',
    'author_id', 'views', 'likes', 'comment_count', 'created_at', 'updated_at', 'translation_key', 'discussions',
    'listed_at', 'search_text', 'title_and_category', 'title_key'
  ];
$$;

-- Changes the rights of private.listed_translations: new, for everybody, as further_reading() runs it with its caller's.
-- The listed translations of a post. Security definer, because row-level security keeps the planner from the index: the
-- text of an id is not leakproof.
create function private.listed_translations(of_post uuid) returns setof uuid
language sql stable security definer rows 3
set search_path = ''
as $$
  select other.id
  from public.posts as this
  join private.listed_posts as other
    on coalesce(other.translation_key, other.id::text) = coalesce(this.translation_key, this.id::text)
  where this.id = of_post and other.id <> of_post;
$$;
grant execute on function private.listed_translations(uuid) to anon, authenticated;

-- As before, and the translations, which are not among what is related.
create or replace function public.further_reading(of_post uuid)
returns table (
  relation text, id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz
)
language sql stable
set search_path = ''
as $$
  with current as materialized (select * from public.posts where posts.id = of_post),
  translations as materialized (
    select translation.id from current, private.listed_translations(current.id) as translation (id)
  ),
  candidates as (
    (
      select p.id from private.listed_posts as p
      where p.tags && (select current.tags from current)
      order by p.listed_at desc, p.id desc
      limit 100
    )
    union
    (
      select p.id from private.listed_posts as p
      where p.category = (select current.category from current)
      order by p.listed_at desc, p.id desc
      limit 20
    )
  ),
  chosen as (
    (
      select 'previous' as relation, p.id, 0 as score from private.listed_posts as p
      where (p.listed_at, p.id) < (select current.listed_at, current.id from current)
      order by p.listed_at desc, p.id desc
      limit 1
    )
    union all
    (
      select 'next', p.id, 0 from private.listed_posts as p
      where (p.listed_at, p.id) > (select current.listed_at, current.id from current)
      order by p.listed_at, p.id
      limit 1
    )
    union all
    (
      select
        'related', p.id,
        (select count(*) from unnest(p.tags) as tag where tag = any (current.tags))
          + extensions.similarity(p.search_text, current.search_text) as score
      from current, candidates
      join public.posts as p on p.id = candidates.id
      -- The other parts of a series have a list of their own.
      where p.id <> current.id and (current.series is null or p.series is distinct from current.series)
        and p.id not in (select translations.id from translations)
      order by score desc, p.listed_at desc, p.id desc
      limit 3
    )
    union all
    select 'translation', translations.id, 0 from translations
  )
  select chosen.relation, p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from chosen
  join public.posts as p on p.id = chosen.id
  order by chosen.score desc, p.listed_at desc, p.id desc;
$$;

-- The search: what is typed is looked for in the stems of every language that articles have had, and what is found is
-- marked by the stems of its own.

create table private.search_languages (language text primary key);
alter table private.search_languages enable row level security;
insert into private.search_languages (language) select distinct split_part(language, '-', 1) from public.posts;

create function private.note_search_language() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.search_languages (language) values (split_part(new.language, '-', 1)) on conflict do nothing;
  return null;
end;
$$;
create trigger note_search_language after insert or update of language on public.posts
for each row execute function private.note_search_language();

-- The configurations that a search asks, that of the site first.
create function private.search_configs() returns regconfig[]
language sql stable
set search_path = ''
as $$
  with site as (select private.search_config(language) as config from public.site_settings)
  select config || array(
    select distinct private.search_config(known.language) from private.search_languages as known
    except select config from site
  )
  from site;
$$;

-- The functions below are as before, with several configurations. A word that says nothing is one of the site's language.
-- On a live site: only the functions of the search call them, and it is replaced in the same transaction.
drop function private.stem_or_prefix_query(text, regconfig);
create function private.stem_or_prefix_query(word text, configs regconfig[]) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
declare
  forms tsquery := private.word_query(word, char_length(word) > 1);
  config regconfig;
begin
  foreach config in array configs loop
    forms := forms || plainto_tsquery(config, word);
  end loop;
  return forms;
end;
$$;

-- On a live site: as above.
drop function private.search_query(text, regconfig, boolean);
create function private.search_query(typed text, configs regconfig[], any_word boolean) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
declare
  query tsquery;
  word text;
  word_query tsquery;
begin
  if private.has_operators(typed) then
    return websearch_to_tsquery(configs[1], typed) || websearch_to_tsquery('pg_catalog.simple', typed);
  end if;
  for word in select unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.split_identifiers(typed)))) loop
    continue when to_tsvector(configs[1], word) = '';
    word_query := private.stem_or_prefix_query(word, configs);
    query := case
      when query is null then word_query
      when any_word then query || word_query
      else query && word_query
    end;
  end loop;
  return coalesce(query, '');
end;
$$;

-- On a live site: as above.
drop function private.correct_spelling(text, regconfig);
create function private.correct_spelling(typed text, configs regconfig[]) returns text
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
      or private.has_match(private.stem_or_prefix_query(misspelt, configs));
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

  return query
  select
    p.id, p.title, p.slug, p.language, p.category, case when s.rank > 0 then s.heading else '' end, s.same_before, s.own_id,
    -- Private-use characters mark the words. ts_headline() drops what looks like a tag, so «<» is replaced
    -- meanwhile.
    replace(
      ts_headline(
        private.search_config(p.language),
        translate(case when s.rank > 0 then s.body else p.excerpt end, E'<\uE000\uE001', E'\x02'),
        -- A fragment seldom has all of the words.
        private.search_query(searched, configs, true),
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
