-- Since the rows of articles about a project come from the table, all articles were read for them.

-- As before, but the three are found in the view, by an index.
create or replace function public.project_articles(of_project uuid) returns setof public.posts
language sql stable
set search_path = ''
as $$
  select p.*
  from (
    select id
    from private.listed_posts
    where tags && array(
      select tags.name
      from public.projects, unnest(projects.technologies) as technology
      join public.tags on lower(tags.name) = lower(technology)
      where projects.id = of_project
    )
    order by listed_at desc, id desc
    limit 3
  ) as latest
  join public.posts as p on p.id = latest.id
  order by p.listed_at desc, p.id desc;
$$;
