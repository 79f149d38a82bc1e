-- Portfolio projects.

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null
    check (private.ensure(private.is_visible(title) and char_length(title) <= 200, 'The title needs 1 to 200 characters.', 'title')),
  -- The last part of its page's address.
  slug text not null unique
    check (private.ensure(slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 220, 'The slug may have small letters, digits and single hyphens, at most 220 characters.', 'slug'))
    check (private.ensure(slug !~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$', 'The slug must not look like an id.', 'slug')),
  description text not null
    check (private.ensure(private.is_visible(description) and char_length(description) <= 1000, 'The description needs 1 to 1,000 characters.', 'description')),
  long_description text not null default ''
    check (private.ensure(char_length(long_description) <= 20000, 'The long description can have at most 20,000 characters.', 'long_description')),
  -- Made of the long description, which is Markdown, when that is saved.
  long_description_html text not null default ''
    check (private.ensure(char_length(long_description_html) <= 200000, 'The long description is too long as a page: at most 200,000 characters.', 'long_description')),
  status text not null default 'completed'
    check (private.ensure(status in ('completed', 'in-progress', 'planned'), 'The status is completed, in-progress or planned.', 'status')),
  featured boolean not null default false,
  image_url text
    check (private.ensure(private.is_image_url(image_url), 'The image must be a web address (https://…) or a path on this site.', 'image_url')),
  start_date date
    check (private.ensure(start_date between '1970-01-01' and '2200-12-31', 'The start date must be between 1970 and 2200.', 'start_date')),
  end_date date
    check (private.ensure(end_date between '1970-01-01' and '2200-12-31', 'The end date must be between 1970 and 2200.', 'end_date'))
    check (private.ensure(end_date >= start_date, 'A project cannot end before it starts.', 'end_date')),
  technologies text[] not null default '{}'
    check (private.ensure(private.is_name_list(technologies, 40), 'A project can have at most 40 technologies of at most 40 characters.', 'technologies')),
  github_url text
    check (private.ensure(private.is_web_url(github_url), 'The code link must be a web address (https://…).', 'github_url')),
  live_url text
    check (private.ensure(private.is_web_url(live_url), 'The live link must be a web address (https://…).', 'live_url')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (title || chr(10) || description || chr(10) || private.joined(technologies)) stored,
  title_key text not null generated always as (private.sort_key(title)) stored
);
create index projects_newest on public.projects (created_at desc, id desc);
create index projects_featured on public.projects (created_at desc, id desc) where featured;

create trigger touch_updated_at before update on public.projects
for each row execute function private.touch_updated_at();

-- Makes a slug one that is free, as for posts. It reads what everybody may read, and so needs no more
-- rights than its caller.
create function private.free_project_slug() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- Titles without a transliteration leave no slug: a short id stands in.
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
revoke execute on function private.free_project_slug() from public;
create trigger free_project_slug before insert or update of slug on public.projects
for each row execute function private.free_project_slug();

alter table public.projects enable row level security;
revoke all on public.projects from anon, authenticated;
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
