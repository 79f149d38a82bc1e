-- Articles about a project: the latest three with a tag that is one of its technologies, in whatever case.

create index tags_in_small_letters on public.tags (lower(name));

-- With raised rights, because readers have none on the posts of each tag; so it says itself who may see
-- what.
create function private.project_articles(of_project uuid)
returns table (id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz)
language sql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $$
  select p.id, p.title, p.slug, p.language, p.category, p.read_time, p.listed_at
  from public.posts as p
  where p.id in (
    select latest.post_id
    from public.projects as project
    cross join unnest(project.technologies) as technology
    join public.tags on lower(tags.name) = lower(technology)
    cross join lateral (
      select t.post_id from private.tagged_posts as t
      where t.tag = tags.name and t.listed_at <= now()
      order by t.listed_at desc, t.post_id desc
      limit 3
    ) as latest
    where project.id = of_project
  )
  order by p.listed_at desc, p.id desc
  limit 3;
$$;

create function public.project_articles(of_project uuid)
returns table (id uuid, title text, slug text, language text, category text, read_time integer, listed_at timestamptz)
language sql stable
set search_path = ''
as $$
  select * from private.project_articles(of_project);
$$;

revoke execute on function private.project_articles(uuid), public.project_articles(uuid) from public, anon, authenticated;
grant execute on function private.project_articles(uuid), public.project_articles(uuid) to anon, authenticated;
