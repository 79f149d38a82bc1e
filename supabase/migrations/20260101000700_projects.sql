-- Portfolio projects.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint projects_title_length check (private.ensure(private.is_visible(title) and char_length(title) <= 200, 'The title needs 1 to 200 characters.', 'projects_title_length')),
  slug text not null unique
    constraint projects_slug_format check (private.ensure(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 220, 'The slug may have small letters, digits and single hyphens, at most 220 characters.', 'projects_slug_format'))
    constraint projects_slug_not_id check (private.ensure(slug !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$', 'The slug must not look like an id.', 'projects_slug_not_id')),
  description text not null
    constraint projects_description_length check (private.ensure(private.is_visible(description) and char_length(description) <= 1000, 'The description needs 1 to 1,000 characters.', 'projects_description_length')),
  long_description text not null default ''
    constraint projects_long_description_length check (private.ensure(char_length(long_description) <= 20000, 'The long description can have at most 20,000 characters.', 'projects_long_description_length')),
  -- Rendered from the long description, which is Markdown, when it is saved.
  long_description_html text not null default ''
    constraint projects_long_description_html_length check (private.ensure(char_length(long_description_html) <= 200000, 'The long description is too long as a page: at most 200,000 characters.', 'projects_long_description_html_length')),
  status text not null default 'completed'
    constraint projects_status_value check (private.ensure(status in ('completed', 'in-progress', 'planned'), 'The status is completed, in-progress or planned.', 'projects_status_value')),
  featured boolean not null default false,
  image_url text
    constraint projects_image_url_format check (private.ensure(private.is_image_url(image_url), 'The image must be a web address (https://…) or a path on this site.', 'projects_image_url_format')),
  start_date date
    constraint projects_start_date_range check (private.ensure(start_date between '1970-01-01' and '2200-12-31', 'The start date must be between 1970 and 2200.', 'projects_start_date_range')),
  end_date date
    constraint projects_end_date_range check (private.ensure(end_date between '1970-01-01' and '2200-12-31', 'The end date must be between 1970 and 2200.', 'projects_end_date_range'))
    constraint projects_end_date_order check (private.ensure(end_date >= start_date, 'A project cannot end before it starts.', 'projects_end_date_order')),
  technologies text[] not null default '{}'
    constraint projects_technologies_list check (private.ensure(private.is_name_list(technologies, 40), 'A project can have at most 40 technologies of at most 40 characters.', 'projects_technologies_list')),
  github_url text
    constraint projects_github_url_format check (private.ensure(private.is_web_url(github_url), 'The code link must be a web address (https://…).', 'projects_github_url_format')),
  live_url text
    constraint projects_live_url_format check (private.ensure(private.is_web_url(live_url), 'The live link must be a web address (https://…).', 'projects_live_url_format')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (title || chr(10) || description || chr(10) || private.join_names(technologies)) stored,
  title_key text not null generated always as (private.sort_key(title)) stored
);
create index projects_newest on public.projects (created_at desc, id desc);
create index projects_featured on public.projects (created_at desc, id desc) where featured;

create trigger touch_updated_at before update on public.projects
for each row execute function private.touch_updated_at();

-- Adds a number to a slug that is taken, as prepare_post() does.
create function private.free_project_slug() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- Titles in scripts that cannot be transliterated give no slug.
  wanted constant text := coalesce(nullif(btrim(new.slug), ''), left(new.id::text, 8));
  suffix integer := 1;
begin
  new.slug := wanted;
  while exists (select from public.projects where slug = new.slug and id <> new.id) loop
    suffix := suffix + 1;
    new.slug := wanted || '-' || suffix;
  end loop;
  return new;
end;
$$;
create trigger free_project_slug before insert or update of slug on public.projects
for each row execute function private.free_project_slug();

alter table public.projects enable row level security;
grant select on public.projects to anon, authenticated;
grant
  insert (id, title, slug, description, long_description, long_description_html, status, featured, image_url, start_date, end_date, technologies, github_url, live_url),
  update (title, slug, description, long_description, long_description_html, status, featured, image_url, start_date, end_date, technologies, github_url, live_url),
  delete
on public.projects to authenticated;

create policy "anyone reads" on public.projects for select to anon, authenticated using (true);
create policy "the owner adds" on public.projects for insert to authenticated with check ((select private.is_owner()));
create policy "the owner changes" on public.projects for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.projects for delete to authenticated using ((select private.is_owner()));

-- The latest three articles with a tag that is one of the project's technologies, whatever the case.
create function public.project_articles(of_project uuid) returns setof public.posts
language sql stable
set search_path = ''
as $$
  select p.*
  from private.listed_posts as p
  where p.tags && array(
    select tags.name
    from public.projects, unnest(projects.technologies) as technology
    join public.tags on lower(tags.name) = lower(technology)
    where projects.id = of_project
  )
  order by p.listed_at desc, p.id desc
  limit 3;
$$;
grant execute on function public.project_articles(uuid) to anon, authenticated;
