-- What machines read: the licence of the texts, what robots may use them for, the hub that feeds name, a profile that
-- verifies links, and a page that lists other people's sites.

-- On a live site: settings have one row, so its rules are checked at once.
-- Changes the rights of public.site_settings: visitors read what is published anyway, in robots.txt, feeds and
-- the pages' heads, and the owner changes it.
alter table public.site_settings
  -- Of the articles, e.g. https://creativecommons.org/licenses/by/4.0/. Empty: nothing is said.
  add column content_license text not null default ''
    constraint site_settings_content_license_format check (private.ensure(content_license = '' or private.is_web_url(content_license), 'The licence must be a web address (https://…).', 'site_settings_content_license_format')),
  -- What robots may use the site for. «unsaid» neither allows nor refuses.
  add column robots_search text not null default 'unsaid' check (robots_search in ('unsaid', 'allowed', 'refused')),
  add column robots_ai_answers text not null default 'unsaid' check (robots_ai_answers in ('unsaid', 'allowed', 'refused')),
  add column robots_ai_training text not null default 'unsaid' check (robots_ai_training in ('unsaid', 'allowed', 'refused')),
  -- A WebSub hub; https://www.w3.org/TR/websub/
  add column websub_hub text not null default ''
    constraint site_settings_websub_hub_format check (private.ensure(websub_hub = '' or private.is_web_url(websub_hub), 'The WebSub hub must be a web address (https://…).', 'site_settings_websub_hub_format')),
  add column social_mastodon text not null default ''
    constraint site_settings_social_mastodon_format check (private.ensure(social_mastodon = '' or private.is_web_url(social_mastodon), 'The Mastodon link must be a web address (https://…).', 'site_settings_social_mastodon_format'));

grant
  select (content_license, robots_search, robots_ai_answers, robots_ai_training, websub_hub, social_mastodon),
  update (content_license, robots_search, robots_ai_answers, robots_ai_training, websub_hub, social_mastodon)
on public.site_settings to authenticated;
grant select (content_license, robots_search, robots_ai_answers, robots_ai_training, websub_hub, social_mastodon)
on public.site_settings to anon;

insert into private.site_pages (path) values ('/blogroll') on conflict do nothing;
