-- Posts elsewhere at which an article is discussed: the build reads the replies to them.
-- Changes the rights of public.posts: readers see where an article is discussed, the owner says it.
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
