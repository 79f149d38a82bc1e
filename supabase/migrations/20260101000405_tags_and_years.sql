-- The posts of a tag, and the years in which there are posts.

-- The listed posts of each tag in the order of the lists. A list of tags cannot be asked for the latest
-- posts of one of them without reading all.
create table private.tagged_posts (
  tag text not null,
  listed_at timestamptz not null,
  post_id uuid not null references public.posts (id) on delete cascade,
  primary key (tag, listed_at, post_id)
);
create index tagged_posts_post on private.tagged_posts (post_id);
alter table private.tagged_posts enable row level security;

create function private.keep_tagged_posts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.tagged_posts where post_id = new.id;
  if new.published and not new.unlisted then
    insert into private.tagged_posts (tag, listed_at, post_id)
    select distinct tag, new.listed_at, new.id from unnest(new.tags) as tag;
  end if;
  return null;
end;
$$;
revoke execute on function private.keep_tagged_posts() from public;
create trigger keep_tagged_posts after insert or update of tags, published, unlisted, published_at, created_at on public.posts
for each row execute function private.keep_tagged_posts();

-- A page of 12 of a tag's posts after the row (`after_time`, `after_id`), as for a search: the number is
-- exact up to 1,000. With raised rights, because readers have none on the table above.
create function private.tagged_posts(tag_name text, after_time timestamptz, after_id uuid)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  language text,
  category text,
  tags text[],
  featured boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  listed_at timestamptz,
  total bigint
)
language sql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $$
  select
    p.id, p.title, p.slug, p.excerpt, p.language, p.category, p.tags, p.featured, p.featured_image, p.author_name,
    p.read_time, p.views, p.likes, p.comment_count, p.listed_at,
    (select count(*) from (
      select from private.tagged_posts where tag = tag_name and listed_at <= now() limit 1001
    ) as counted)
  from (
    select t.post_id
    from private.tagged_posts as t
    where t.tag = tag_name and t.listed_at <= now()
      and (t.listed_at, t.post_id)
        < (coalesce(after_time, 'infinity'), coalesce(after_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
    order by t.listed_at desc, t.post_id desc
    limit 12
  ) as page
  join public.posts as p on p.id = page.post_id
  order by p.listed_at desc, p.id desc;
$$;

create function public.tagged_posts(
  tag_name text, after_time timestamptz default null, after_id uuid default null
)
returns table (
  id uuid,
  title text,
  slug text,
  excerpt text,
  language text,
  category text,
  tags text[],
  featured boolean,
  featured_image text,
  author_name text,
  read_time integer,
  views bigint,
  likes integer,
  comment_count integer,
  listed_at timestamptz,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.tagged_posts(tag_name, after_time, after_id);
$$;

-- The years (UTC) in which posts were published, the latest first. It goes from one year to the one
-- before it, each time through the index.
create function public.post_years() returns setof integer
language sql stable
set search_path = ''
as $$
  with recursive years as (
    (
      select listed_at from public.posts
      where published and not unlisted and listed_at <= now()
      order by listed_at desc
      limit 1
    )
    union all
    select earlier.listed_at
    from years, lateral (
      select p.listed_at from public.posts as p
      where p.published and not p.unlisted and p.listed_at < date_trunc('year', years.listed_at, 'UTC')
      order by p.listed_at desc
      limit 1
    ) as earlier
  )
  select extract(year from listed_at at time zone 'UTC')::integer from years;
$$;

revoke execute on function
  private.tagged_posts(text, timestamptz, uuid), public.tagged_posts(text, timestamptz, uuid), public.post_years()
from public, anon, authenticated;
grant execute on function
  private.tagged_posts(text, timestamptz, uuid), public.tagged_posts(text, timestamptz, uuid), public.post_years()
to anon, authenticated;
