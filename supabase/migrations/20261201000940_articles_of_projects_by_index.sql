-- Since the rows of articles about a project come from the table, all articles were read for them.

-- The latest three articles about a project. Security definer, because row-level security keeps the planner from the index of
-- tags: its operators are not leakproof. It plans for the tags at hand: those of many articles are soon among the newest, and
-- those of few, or none, are found by that index.
-- Changes the rights of private.articles_about: new, for everybody, as project_articles() runs it with its caller's.
create function private.articles_about(of_project uuid) returns setof uuid
language plpgsql stable security definer rows 3
set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  names constant text[] := array(
    select tags.name
    from public.projects, unnest(projects.technologies) as technology
    join public.tags on lower(tags.name) = lower(technology)
    where projects.id = of_project
  );
begin
  return query select id from private.listed_posts where tags && names order by listed_at desc, id desc limit 3;
end;
$$;
grant execute on function private.articles_about(uuid) to anon, authenticated;

-- As before, but with these.
create or replace function public.project_articles(of_project uuid) returns setof public.posts
language sql stable
set search_path = ''
as $$
  select p.*
  from private.articles_about(of_project) as latest (id)
  join public.posts as p on p.id = latest.id
  order by p.listed_at desc, p.id desc;
$$;
