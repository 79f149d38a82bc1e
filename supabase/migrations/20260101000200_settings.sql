-- The site's settings: one row, public but for the owner's own columns. An empty name,
-- description or address means what src/content/profile.ts says.

create table public.site_settings (
  singleton boolean primary key default true check (singleton),
  site_name text not null default ''
    check (private.ensure(char_length(site_name) <= 100, 'The site name can have at most 100 characters.', 'site_name')),
  site_description text not null default ''
    check (private.ensure(char_length(site_description) <= 500, 'The site description can have at most 500 characters.', 'site_description')),
  -- What articles are written in, unless they say otherwise; searches are read as this language.
  language text not null default 'en'
    check (private.ensure(private.is_language(language), 'The language of articles is a code such as en, pt-BR or zh-Hant.', 'language')),
  admin_email text not null default ''
    check (private.ensure((admin_email = '' or private.is_email(admin_email)) and char_length(admin_email) <= 200, 'The admin e-mail is not a valid address.', 'admin_email')),
  contact_email text not null default ''
    check (private.ensure((contact_email = '' or private.is_email(contact_email)) and char_length(contact_email) <= 200, 'The contact e-mail is not a valid address.', 'contact_email')),
  enable_comments boolean not null default true,
  comment_moderation text not null default 'nobody' check (comment_moderation in ('nobody', 'newcomers', 'everybody')),
  hold_links boolean not null default false,
  -- One on each line, also in the two below.
  blocked_words text not null default E'casino\nviagra\npayday loan\ncrypto giveaway'
    check (private.ensure(char_length(blocked_words) <= 10000, 'The blocked words can have at most 10,000 characters.', 'blocked_words')),
  blocked_people text not null default ''
    check (private.ensure(char_length(blocked_people) <= 10000, 'The blocked people can have at most 10,000 characters.', 'blocked_people')),
  blocked_networks text not null default ''
    check (private.ensure(char_length(blocked_networks) <= 10000, 'The blocked networks can have at most 10,000 characters.', 'blocked_networks'))
    check (private.ensure(
      private.wrong_network(blocked_networks) is null,
      'The blocked networks are IP addresses or networks such as 203.0.113.0/24, and this is none: ' || private.wrong_network(blocked_networks),
      'blocked_networks'
    )),
  enable_analytics boolean not null default true,
  enable_email_notifications boolean not null default true,
  enable_github_sign_in boolean not null default false,
  maintenance_mode boolean not null default false,
  seo_title text not null default ''
    check (private.ensure(char_length(seo_title) <= 200, 'The SEO title can have at most 200 characters.', 'seo_title')),
  seo_description text not null default ''
    check (private.ensure(char_length(seo_description) <= 500, 'The SEO description can have at most 500 characters.', 'seo_description')),
  social_twitter text not null default ''
    check (private.ensure(social_twitter = '' or private.is_web_url(social_twitter), 'The Twitter link must be a web address (https://…).', 'social_twitter')),
  social_linkedin text not null default ''
    check (private.ensure(social_linkedin = '' or private.is_web_url(social_linkedin), 'The LinkedIn link must be a web address (https://…).', 'social_linkedin')),
  social_github text not null default ''
    check (private.ensure(social_github = '' or private.is_web_url(social_github), 'The GitHub link must be a web address (https://…).', 'social_github')),
  updated_at timestamptz not null default now()
);

insert into public.site_settings default values;

create trigger touch_updated_at before update on public.site_settings
for each row execute function private.touch_updated_at();

alter table public.site_settings enable row level security;
revoke all on public.site_settings from anon, authenticated;

-- Column grants are per role, and the owner's role is `authenticated`, so the columns that are nobody
-- else's business, such as whom and what the owner blocks, are read through read_site_settings() instead.
grant select (
  singleton, site_name, site_description, language, contact_email, enable_comments, enable_analytics,
  enable_email_notifications, enable_github_sign_in, maintenance_mode, seo_title, seo_description,
  social_twitter, social_linkedin, social_github, updated_at
) on public.site_settings to anon, authenticated;
grant update (
  site_name, site_description, language, admin_email, contact_email, enable_comments, comment_moderation,
  hold_links, blocked_words, blocked_people, blocked_networks, enable_analytics,
  enable_email_notifications, enable_github_sign_in, maintenance_mode, seo_title, seo_description,
  social_twitter, social_linkedin, social_github
) on public.site_settings to authenticated;

create policy "anyone reads" on public.site_settings for select to anon, authenticated
using (true);
create policy "the owner changes" on public.site_settings for update to authenticated
using ((select private.is_owner())) with check ((select private.is_owner()));

create function private.read_site_settings() returns setof public.site_settings
language sql stable security definer
set search_path = ''
as $$
  select * from public.site_settings where private.is_owner();
$$;
revoke execute on function private.read_site_settings() from public;
grant execute on function private.read_site_settings() to authenticated;

create function public.read_site_settings() returns setof public.site_settings
language sql stable
set search_path = ''
as $$
  select * from private.read_site_settings();
$$;
revoke execute on function public.read_site_settings() from public, anon, authenticated;
grant execute on function public.read_site_settings() to authenticated;

-- Whom to write to while the site is closed. The owner's address is told only then.
create function private.maintenance_contact() returns text
language sql stable security definer
set search_path = ''
as $$
  select admin_email from public.site_settings where maintenance_mode and admin_email <> '';
$$;
revoke execute on function private.maintenance_contact() from public;
grant execute on function private.maintenance_contact() to anon, authenticated;

create function public.maintenance_contact() returns text
language sql stable
set search_path = ''
as $$
  select private.maintenance_contact();
$$;
revoke execute on function public.maintenance_contact() from public, anon, authenticated;
grant execute on function public.maintenance_contact() to anon, authenticated;
