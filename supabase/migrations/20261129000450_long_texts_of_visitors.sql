-- Paths of page views and names of topics were taken apart before anything said how long they may be: one of some hundred
-- kilobytes took the database until the time limit of the request.

-- As before, but no page has a path as long as that.
create or replace function private.canonical_path(path text) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  normalized constant text := case when char_length(path) <= 400 then lower(regexp_replace(path, '(.)/+$', '\1')) end;
  post constant text := substring(normalized from '^/blog/([^/]+)$');
  project constant text := substring(normalized from '^/projects/([^/]+)$');
  uuid_pattern constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
  post_id uuid;
begin
  if post is not null then
    post_id := case when post ~ uuid_pattern then post::uuid else coalesce(
      (select posts.id from public.posts where posts.slug = post),
      (select former.post_id from public.post_slugs as former where former.slug = post)
    ) end;
    return (select '/blog/' || posts.slug from private.public_posts as posts where posts.id = post_id);
  elsif project ~ uuid_pattern then
    return (select '/projects/' || slug from public.projects where id = project::uuid);
  elsif project is not null then
    return (select '/projects/' || slug from public.projects where slug = project);
  end if;
  return coalesce(
    (select site_pages.path from private.site_pages where site_pages.path = normalized),
    (
      select '/' || pages.path from public.pages
      where published and (pages.path = substr(normalized, 2) or former_paths @> array[substr(normalized, 2)])
      order by pages.path = substr(normalized, 2) desc, updated_at desc
      limit 1
    )
  );
end;
$$;

-- As before, and no tag or series a name.
create or replace function private.subscribe(address text, topic text, name text, frequency text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  spelled constant text := case when char_length(name) <= 200 then coalesce(private.spelling_in_use(topic, name), name) end;
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
