-- As before, but the rows come from the table: those of a view have the columns that the table had when the view was made,
-- so that each further column of posts needed both views again.
create or replace function public.project_articles(of_project uuid) returns setof public.posts
language sql stable
set search_path = ''
as $$
  select p.*
  from public.posts as p
  where p.id in (select id from private.listed_posts)
    and p.tags && array(
      select tags.name
      from public.projects, unnest(projects.technologies) as technology
      join public.tags on lower(tags.name) = lower(technology)
      where projects.id = of_project
    )
  order by p.listed_at desc, p.id desc
  limit 3;
$$;
