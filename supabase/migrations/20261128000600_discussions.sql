-- Posts elsewhere at which an article is discussed: the build reads the replies to them.
-- Changes the rights of public.posts: readers see where an article is discussed, the owner says it.
-- Changes the rights of private.public_posts: it has the column of posts.
-- Changes the rights of private.listed_posts: it has the column of posts.
-- Changes the rights of private.is_discussion_list: it checks what the owner says.

create function private.is_discussion_list(addresses text[]) returns boolean
language sql immutable strict
set search_path = ''
as $$
  select cardinality(addresses) <= 10 and not exists (
    select
    from unnest(addresses) as address
    where address is null
      or char_length(address) > 300
      or address !~ '^https://([a-z0-9-]+(\.[a-z0-9-]+)+/@[^/?#[:space:]]+/[0-9]+|bsky\.app/profile/[A-Za-z0-9.:_-]+/post/[A-Za-z0-9]+|news\.ycombinator\.com/item\?id=[0-9]+|lobste\.rs/s/[a-z0-9]+(/[a-z0-9_]*)?)$'
  );
$$;
grant execute on function private.is_discussion_list(text[]) to authenticated, service_role;

alter table public.posts add column discussions text[] not null default '{}';
alter table public.posts add constraint posts_discussions_list check (private.ensure(private.is_discussion_list(discussions), 'An article can name at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, each by its address.', 'posts_discussions_list')) not valid;
alter table public.posts validate constraint posts_discussions_list;
grant insert (discussions), update (discussions) on public.posts to authenticated;

-- With the new column, as functions that read whole posts from them have it.
create or replace view private.public_posts with (security_invoker = true) as
select * from public.posts where published and listed_at <= now();
create or replace view private.listed_posts with (security_invoker = true) as
select * from private.public_posts where not unlisted;

-- Where an article is discussed is no part of its text.
create or replace function private.revision_fields(post public.posts) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'id', 'series', 'series_part', 'featured', 'published', 'unlisted', 'published_at', 'revised_at', 'revision_note',
    'author_id', 'views', 'likes', 'comment_count', 'created_at', 'updated_at',
    'listed_at', 'search_text', 'title_and_category', 'title_key', 'discussions'
  ];
$$;
