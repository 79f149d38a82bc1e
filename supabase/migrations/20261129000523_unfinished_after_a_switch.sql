-- A text that was not saved is unfinished until a text is saved after it. What is switched in a list, such as whether a post
-- is featured, hid it.

-- As before, and compared with the last version that was saved: it has the time of the text.
create or replace function public.unfinished_posts(of_kind text default 'posts') returns table (
  id uuid,
  title text,
  device text,
  saved_at timestamptz,
  is_new boolean
)
language sql stable
set search_path = ''
as $$
  select copy.post_id, coalesce(copy.fields ->> 'title', ''), copy.device, copy.saved_at, saved.at is null
  from public.working_copies as copy
  left join lateral (
    select coalesce((select max(version.saved_at) from public.post_revisions as version where version.post_id = posts.id), updated_at) as at
    from public.posts where posts.id = copy.post_id
    union all
    select coalesce((select max(version.saved_at) from public.post_revisions as version where version.page_id = pages.id), updated_at)
    from public.pages where pages.id = copy.post_id
  ) as saved on true
  where copy.kind = of_kind and (saved.at is null or saved.at < copy.saved_at)
  order by copy.saved_at desc
  limit 50;
$$;
