-- Tags, categories and series whose names differ in nothing but capitals, accents written in two ways, spaces and the
-- like are one: one name, one page, one list.

-- How a name is stored: composed (NFC), with single spaces, without characters that nobody sees and nothing needs.
-- Joiners stay, which emoji and some scripts are written with.
create function private.plain_name(value text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(normalize(value, nfc), '[\u00AD\u200B\u2060\uFEFF]', '', 'g'),
    '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  ));
$$;

-- What names that are one have in common. As src/lib/text/name-key.ts, and as disks compare names at least: compatible
-- forms are one (NFKC, so letters of full width are letters), and so are cases, by Unicode's full folding, but for the
-- dotless ı, which is a letter of its own in Turkish, and its İ, which is an i.
create function private.name_key(value text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(
    translate(private.normalize_line(translate(normalize(value, nfkc), 'İẞ', 'Iß')), 'ς', 'σ'), 'ß', 'ss'
  );
$$;

-- Names without those that repeat an earlier one.
create function private.distinct_names(names text[]) returns text[]
language sql immutable
set search_path = ''
as $$
  select coalesce(array_agg(name order by place), '{}')
  from (
    select distinct on (private.name_key(name)) name, place
    from unnest(names) with ordinality as named (name, place)
    order by private.name_key(name), place
  ) as first;
$$;

-- The spelling of a name that posts have; null where none has the name.
create function private.spelling_in_use(kind text, value text) returns text
language sql stable
set search_path = ''
as $$
  select name
  from (
    select name from public.categories where kind = 'category'
    union all select name from public.tags where kind = 'tag'
    union all select distinct series from public.posts where kind = 'series' and series is not null
  ) as names
  where private.name_key(name) = private.name_key(value)
  order by name = value desc
  limit 1;
$$;

-- Has what readers asked for follow a new spelling. Of what they asked for in two, the confirmed one stays.
create function private.respell_subscriptions(kind text, spelling text) returns void
language sql
set search_path = ''
as $$
  with alike as (
    select id, row_number() over (partition by subscriber_id order by confirmed_at is null, created_at, id) as place
    from private.subscriptions
    where topic = kind and private.name_key(name) = private.name_key(spelling)
  )
  delete from private.subscriptions where id in (select id from alike where place > 1);
  update private.subscriptions set name = spelling
  where topic = kind and name <> spelling and private.name_key(name) = private.name_key(spelling);
$$;

-- A name as a post is to have it: as other posts do, unless the post itself had their spelling, `before`, and is given
-- another one: that is a correction, see below.
create function private.spell(kind text, typed text, before text[]) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    case when used <> all (coalesce(array_remove(before, null), '{}')) then used end,
    private.plain_name(typed)
  )
  from (select private.spelling_in_use(kind, typed) as used) as known;
$$;

create function private.spell_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- What is invalid is left for the table's checks to refuse.
  if private.is_visible(new.category) and new.category is distinct from old.category then
    new.category := private.spell('category', new.category, array[old.category]);
  end if;
  if private.is_visible(new.series) and new.series is distinct from old.series then
    new.series := private.spell('series', new.series, array[old.series]);
  end if;
  if private.is_name_list(new.tags, 20) and new.tags is distinct from old.tags then
    new.tags := private.distinct_names(array(
      select private.spell('tag', name, old.tags)
      from unnest(new.tags) with ordinality as typed (name, place)
      order by place
    ));
  end if;
  return new;
end;
$$;
-- Before prepare_post: triggers go by the alphabet.
create trigger name_post before insert or update of category, tags, series on public.posts
for each row execute function private.spell_names();

-- Has other posts, and what readers asked for, follow a correction or a new name.
create function private.spell_alike() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  spelling text;
  former text;
begin
  if new.category <> old.category and private.name_key(new.category) = private.name_key(old.category) then
    update public.posts set category = new.category where category = old.category;
  end if;
  if new.series is distinct from old.series then
    if private.name_key(new.series) = private.name_key(old.series) then
      update public.posts set series = new.series where series = old.series;
    end if;
    perform private.respell_subscriptions('series', new.series);
  end if;
  foreach spelling in array new.tags loop
    continue when spelling = any (old.tags);
    select name into former from unnest(old.tags) as name where private.name_key(name) = private.name_key(spelling);
    if found then
      update public.posts set tags = array_replace(tags, former, spelling) where tags @> array[former];
    end if;
    perform private.respell_subscriptions('tag', spelling);
  end loop;
  return null;
end;
$$;
-- Before remove_unused_names, and not for what it changes itself.
create trigger name_alike after insert or update of category, tags, series on public.posts
for each row when (pg_trigger_depth() = 0) execute function private.spell_alike();

-- As before, by any spelling of the name.
create or replace function private.subscribe(address text, topic text, name text, frequency text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  spelled constant text := coalesce(private.spelling_in_use(topic, name), name);
begin
  perform private.enforce_rate_limit('subscription');
  perform private.ensure(
    case topic
      when 'all' then name = ''
      when 'tag' then exists (select from private.listed_posts as post where post.tags @> array[spelled])
      when 'series' then exists (select from private.listed_posts as post where post.series = spelled)
      else false
    end,
    'There are no such articles.'
  );
  perform private.add_subscription(address, frequency, topic, spelled, null);
end;
$$;

-- What is there: the spelling that most posts have stays, of two the one of the older post. It is no edit of theirs: they
-- keep their versions and dates.
-- On a live site: a few names, if any. The triggers are off within this transaction.
do $$
declare
  alike_names constant jsonb := (
    with used as (
      select 'category' as kind, category as name, created_at from public.posts
      union all select 'category', name, null from public.categories
      union all select 'tag', tag, created_at from public.posts, unnest(tags) as tag
      union all select 'tag', name, null from public.tags
      union all select 'series', series, created_at from public.posts where series is not null
    ),
    spelled as (
      select
        kind, name,
        private.plain_name(first_value(name) over (
          partition by kind, private.name_key(name) order by count(created_at) desc, min(created_at), name
        )) as spelling
      from used
      group by kind, name
    )
    select jsonb_agg(spelled) from spelled where name <> spelling
  );
  alike record;
begin
  if alike_names is null then
    return;
  end if;
  alter table public.posts disable trigger prepare_edited_post;
  alter table public.posts disable trigger record_revision_of_edit;
  alter table public.posts disable trigger log_change;
  alter table public.posts disable trigger name_post;
  alter table public.posts disable trigger name_alike;
  for alike in select * from jsonb_to_recordset(alike_names) as spelled (kind text, name text, spelling text) loop
    case alike.kind
      when 'category' then
        insert into public.categories (name) values (alike.spelling) on conflict (name) do nothing;
        update public.posts set category = alike.spelling where category = alike.name;
        delete from public.categories where name = alike.name;
      when 'tag' then
        insert into public.tags (name) values (alike.spelling) on conflict (name) do nothing;
        update public.posts set tags = private.distinct_names(array_replace(tags, alike.name, alike.spelling))
        where tags @> array[alike.name];
        delete from public.tags where name = alike.name;
      else
        update public.posts set series = alike.spelling where series = alike.name;
    end case;
    perform private.respell_subscriptions(alike.kind, alike.spelling);
  end loop;
  alter table public.posts enable trigger prepare_edited_post;
  alter table public.posts enable trigger record_revision_of_edit;
  alter table public.posts enable trigger log_change;
  alter table public.posts enable trigger name_post;
  alter table public.posts enable trigger name_alike;
end;
$$;
