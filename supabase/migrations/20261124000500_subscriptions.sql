-- Readers hear of new articles and of replies, if they ask and the owner has switched it on.
--
-- What is new is gathered each minute (gather_news): one row of the outbox for each reader who has something to be
-- told and whose day or week since the last mail is over. What it tells is put together when it is sent.

-- Changes the rights of public.site_settings: visitors read whether there are mails for readers.
-- On a live site: settings have one row.
alter table public.site_settings add column mails_readers boolean not null default false;
grant select (mails_readers) on public.site_settings to anon, authenticated;

-- On a live site: settings have one row.
alter table private.notification_settings
  -- Where the function «mail» answers: unsubscribing by one click, and what mail services report.
  add column mail_url text not null default ''
    constraint notification_settings_mail_url_format check (private.ensure(mail_url ~ '^(https?://[^[:space:][:cntrl:]<>"]+)?$' and char_length(mail_url) <= 300, 'The address of the function is not valid.', 'notification_settings_mail_url_format')),
  -- Of the secret in the address for those reports, the hash; null without one.
  add column events_key_hash text;

-- Who is mailed. A row without `confirmed_at` waits for its address to be confirmed, for a week.
create table private.subscribers (
  id uuid primary key default gen_random_uuid(),
  -- In small letters. SMTP allows 254 bytes. What an address looks like is checked where it comes in, because a
  -- check here would be made again for each of thousands of rows that are mailed.
  email text not null unique check (octet_length(email) <= 254),
  -- The secret in the links of its mails, by which it is confirmed, changed and ended without an account.
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- At most one mail in this time.
  frequency text not null default 'daily' check (frequency in ('daily', 'weekly')),
  mailed_at timestamptz,
  -- What came before has been told, or is not asked for.
  told_until timestamptz not null default now(),
  -- Why nothing is sent to it any more, whatever it asks for.
  refused text check (refused in ('bounced', 'complained'))
)
-- Room for the row's next version beside it, so that mailing touches no index.
with (fillfactor = 50);
create index subscribers_newest on private.subscribers (created_at desc, id desc);
alter table private.subscribers enable row level security;

create table private.subscriptions (
  id uuid primary key default gen_random_uuid(),
  subscriber_id uuid not null references private.subscribers (id) on delete cascade,
  topic text not null check (topic in ('all', 'tag', 'series', 'replies')),
  -- The tag's or the series'.
  name text not null default '',
  -- The reader's own, to which replies are told.
  comment_id uuid references public.comments (id) on delete cascade,
  created_at timestamptz not null default now(),
  check ((topic in ('tag', 'series')) = (name <> '') and (topic = 'replies') = (comment_id is not null)),
  constraint subscriptions_once unique nulls not distinct (subscriber_id, topic, name, comment_id)
);
create index subscriptions_comment on private.subscriptions (comment_id);
alter table private.subscriptions enable row level security;

-- What there is to tell. It outlives the article and the reply, so that nothing is told twice, for 30 days.
create table private.news (
  id uuid primary key default gen_random_uuid(),
  post_id uuid unique,
  comment_id uuid unique,
  made_at timestamptz not null default now(),
  -- When it was first seen by gather_news(), which alone compares times: a transaction that began earlier may end later.
  seen_at timestamptz,
  check (num_nonnulls(post_id, comment_id) = 1)
);
create index news_unseen on private.news (made_at) where seen_at is null;
alter table private.news enable row level security;

-- A day has room for this many new subscriptions; SECURITY.md adds them up.
insert into private.rate_limits (action, window_seconds, per_client, per_network, visitors_total, accounts_total) values
  ('subscription', 3600, 10, 15, 75, 50),
  ('subscription', 86400, 20, 30, 150, 100);

-- Whether the site mails readers: the owner wants it, there is a service for mails, and unsubscribing works.
create function private.mails_readers() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select site.mails_readers and out.mail_url <> '' and coalesce(out.service in ('resend', 'postmark', 'template'), false)
  from public.site_settings as site, private.notification_settings as out;
$$;

-- Asking

-- The confirmed address of the caller's account, null without one.
create function private.own_address() returns text
language sql stable security definer
set search_path = ''
as $$
  select lower(email) from auth.users where id = auth.uid() and email_confirmed_at is not null;
$$;

-- Adds a subscription for an address, or for the caller's own if that is empty. Whether the address is known makes no
-- difference to be seen. An address that is not confirmed gets a mail that asks for it, at most one a day.
create function private.add_subscription(address text, frequency text, topic text, name text, comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  own constant text := private.own_address();
  email constant text := coalesce(nullif(lower(btrim(address)), ''), own);
  is_own constant boolean := coalesce(email = own, false);
  reader private.subscribers;
begin
  perform private.ensure(private.mails_readers(), 'This site sends no mails to readers at the moment.');
  perform private.ensure(
    coalesce(private.is_email(email) and octet_length(email) <= 254, false), 'That does not look like an e-mail address.',
    'subscribers_email_format'
  );
  insert into private.subscribers (email, frequency, confirmed_at)
  values (email, case when frequency = 'weekly' then 'weekly' else 'daily' end, case when is_own then now() end)
  on conflict on constraint subscribers_email_key do update
    set confirmed_at = coalesce(subscribers.confirmed_at, excluded.confirmed_at)
  returning * into reader;
  if reader.refused is not null or (select count(*) >= 50 from private.subscriptions where subscriber_id = reader.id) then
    return;
  end if;
  insert into private.subscriptions (subscriber_id, topic, name, comment_id)
  values (reader.id, topic, name, comment_id)
  on conflict on constraint subscriptions_once do nothing;
  if reader.confirmed_at is null then
    insert into private.outbox (kind, cause, cause_id, recipient)
    values ('confirm', 'confirm:' || private.hash_of_secret(email) || ':' || private.today(), reader.id, email)
    on conflict on constraint outbox_cause_key do nothing;
  end if;
end;
$$;

-- Asks for new articles: all, or those with a tag or of a series.
create function private.subscribe(address text, topic text, name text, frequency text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('subscription');
  perform private.ensure(
    case topic
      when 'all' then name = ''
      when 'tag' then exists (select from private.listed_posts as post where post.tags @> array[subscribe.name])
      when 'series' then exists (select from private.listed_posts as post where post.series = subscribe.name)
      else false
    end,
    'There are no such articles.'
  );
  perform private.add_subscription(address, frequency, topic, name, null);
end;
$$;

-- Asks for replies to a comment, which is the caller's: their account's, or one that came without an account from here
-- today.
create function private.hear_of_replies(comment_id uuid, address text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('subscription');
  perform private.ensure(
    exists (
      select from public.comments as c
      where c.id = hear_of_replies.comment_id and c.user_id is not distinct from auth.uid()
        and (c.user_id is not null or c.sender = private.client_key())
    ),
    'The comment is not there any more.'
  );
  perform private.add_subscription(address, 'daily', 'replies', '', hear_of_replies.comment_id);
end;
$$;

-- With the secret of a mail

create function private.confirm_subscriptions(token text) returns void
language sql security definer
set search_path = ''
as $$
  update private.subscribers set confirmed_at = now()
  where subscribers.token = confirm_subscriptions.token and confirmed_at is null;
$$;

-- Ends all, and forgets the address, unless that has to be known so that nothing is sent to it.
create function private.stop_subscriptions(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.subscriptions using private.subscribers as reader
  where subscriber_id = reader.id and reader.token = stop_subscriptions.token;
  delete from private.subscribers where subscribers.token = stop_subscriptions.token and refused is null;
end;
$$;

create function private.end_subscription(token text, id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.subscriptions using private.subscribers as reader
  where subscriber_id = reader.id and reader.token = end_subscription.token and subscriptions.id = end_subscription.id;
  if not exists (
    select from private.subscriptions join private.subscribers as reader on reader.id = subscriber_id
    where reader.token = end_subscription.token
  ) then
    perform private.stop_subscriptions(token);
  end if;
end;
$$;

create function private.set_subscription_frequency(token text, frequency text) returns void
language sql security definer
set search_path = ''
as $$
  update private.subscribers
  set frequency = case when set_subscription_frequency.frequency = 'weekly' then 'weekly' else 'daily' end
  where subscribers.token = set_subscription_frequency.token;
$$;

-- What somebody has asked for, one row each; `title` and `slug` are the article's whose comment it is.
create function private.subscriptions(token text) returns table (
  id uuid,
  email text,
  is_confirmed boolean,
  frequency text,
  topic text,
  name text,
  title text,
  slug text,
  created_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select
    wanted.id, reader.email, reader.confirmed_at is not null, reader.frequency, wanted.topic, wanted.name, post.title, post.slug,
    wanted.created_at
  from private.subscribers as reader
  join private.subscriptions as wanted on wanted.subscriber_id = reader.id
  left join public.comments as own on own.id = wanted.comment_id
  left join private.public_posts as post on post.id = own.post_id
  where reader.token = subscriptions.token
  order by wanted.created_at, wanted.id;
$$;

-- The secret of the caller's own address, null if it has asked for nothing.
create function private.own_subscriptions_token() returns text
language sql stable security definer
set search_path = ''
as $$
  select token from private.subscribers where email = private.own_address();
$$;

-- Follows the account's address, and goes with it. An address that was never confirmed is not the account's.
create function private.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from private.subscribers where email = lower(old.email);
  elsif not exists (select from private.subscribers where email = lower(new.email)) then
    update private.subscribers set email = lower(new.email) where email = lower(old.email);
  end if;
  return null;
end;
$$;
create trigger follow_account after update of email on auth.users
for each row when (old.email is distinct from new.email and old.email_confirmed_at is not null)
execute function private.follow_account();
create trigger forget_account after delete on auth.users
for each row when (old.email_confirmed_at is not null)
execute function private.follow_account();

-- News

create function private.notice_reply() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() and exists (
    select from private.subscriptions as wanted join public.comments as own on own.id = wanted.comment_id
    where new.parent_id in (own.id, own.parent_id)
  ) then
    insert into private.news (comment_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end;
$$;
create trigger notice_reply after insert on public.comments
for each row when (new.parent_id is not null and new.status = 'approved') execute function private.notice_reply();
create trigger notice_approved_reply after update of status on public.comments
for each row when (new.parent_id is not null and new.status = 'approved' and old.status <> 'approved')
execute function private.notice_reply();

-- Which news is for whom, as long as it is public. A thread has one level, so that whoever has replied hears of the
-- replies that follow; of one's own nobody hears.
create view private.news_of_readers with (security_invoker = true) as
select wanted.subscriber_id, news.seen_at, news.post_id, null::uuid as comment_id
from private.news
join private.listed_posts as post on post.id = news.post_id
join private.subscriptions as wanted on wanted.created_at <= news.seen_at and (
  wanted.topic = 'all' or (wanted.topic = 'tag' and wanted.name = any (post.tags))
  or (wanted.topic = 'series' and wanted.name = post.series)
)
union all
select wanted.subscriber_id, news.seen_at, reply.post_id, reply.id
from private.news
join public.comments as reply on reply.id = news.comment_id and reply.status = 'approved'
join private.public_posts as post on post.id = reply.post_id
join public.comments as own on own.id = reply.parent_id or (own.parent_id = reply.parent_id and own.id <> reply.id)
join private.subscriptions as wanted on wanted.comment_id = own.id and wanted.created_at <= news.seen_at
where own.created_at <= reply.created_at
  and not coalesce(
    case
      when own.user_id is not null or reply.user_id is not null then own.user_id = reply.user_id
      else own.author_name = reply.author_name and own.sender = reply.sender
    end,
    false
  );

-- Notes the articles that have become public, and makes a row for each reader who has something to be told now. An
-- article that is dated back further than three days, as those that are imported, is no news.
create function private.gather_news() returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One at a time; whoever comes second would find nothing.
  if not private.mails_readers() or not pg_try_advisory_xact_lock(hashtext('private.gather_news')) then
    return;
  end if;
  insert into private.news (post_id)
  select id from private.listed_posts as post
  where listed_at > now() - interval '3 days' and not exists (select from private.news where post_id = post.id);
  update private.news set seen_at = now() where seen_at is null;
  with due as (
    select distinct reader.id, reader.told_until
    from private.news_of_readers as news join private.subscribers as reader on reader.id = news.subscriber_id
    where news.seen_at > reader.told_until and reader.confirmed_at is not null and reader.refused is null
      and (
        reader.mailed_at is null
        or reader.mailed_at <= now() - case reader.frequency when 'weekly' then interval '7 days' else interval '1 day' end
      )
  ), told as (
    update private.subscribers as reader set mailed_at = now(), told_until = now()
    from due where due.id = reader.id
    returning reader.id, reader.email, due.told_until as since
  )
  insert into private.outbox (kind, cause, cause_id, recipient, told_since)
  select 'news', 'news:' || id || ':' || extract(epoch from now()), id, email, since from told;
end;
$$;

-- Mails

-- Whether the reader of a mail still wants it: they may have stopped since it was made.
create function private.is_mail_wanted(mail private.outbox) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.subscribers as reader
    where reader.id = (mail).cause_id and reader.email = (mail).recipient and reader.refused is null
      and ((mail).kind = 'confirm') = (reader.confirmed_at is null)
  ) and private.mails_readers();
$$;

-- What there is to confirm, in words.
create function private.subscriptions_in_words(subscriber uuid) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(case topic
    when 'all' then '– new articles'
    when 'tag' then '– new articles with the tag ' || name
    when 'series' then '– new articles of the series ' || name
    else '– replies to your comment on ' || coalesce((
      select post.title from public.comments as own join private.public_posts as post on post.id = own.post_id
      where own.id = comment_id
    ), 'an article')
  end, E'\n' order by created_at, id)
  from private.subscriptions where subscriber_id = subscriber;
$$;

-- The news of a mail as its parts: an article, or a reply.
create function private.news_parts(mail private.outbox) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(part order by seen_at, id)
  from (
    select distinct on (coalesce(news.comment_id, news.post_id))
      news.seen_at, coalesce(news.comment_id, news.post_id) as id,
      case when news.comment_id is null then jsonb_build_object(
        'subject', post.title, 'title', post.title, 'facts', '[]'::jsonb, 'text', private.beginning(post.excerpt, 1000),
        'path', '/blog/' || post.slug, 'link', 'Read the article'
      ) else jsonb_build_object(
        'subject', reply.author_name || ' has replied to you', 'title', reply.author_name || ' has replied to you',
        'facts', jsonb_build_array(jsonb_build_array('On', post.title)), 'text', private.beginning(reply.content, 300),
        'path', '/blog/' || post.slug || '#comment-' || reply.id, 'link', 'Read the reply'
      ) end as part
    from private.news_of_readers as news
    join public.posts as post on post.id = news.post_id
    left join public.comments as reply on reply.id = news.comment_id
    where news.subscriber_id = (mail).cause_id and news.seen_at > (mail).told_since and news.seen_at <= (mail).created_at
    order by coalesce(news.comment_id, news.post_id)
    limit 50
  ) as told;
$$;

-- The mail of a row for a reader, null if nothing is left to tell. `site` is where the site is, if the sender knows.
create function private.compose_reader_mail(mail private.outbox, site text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
  rules private.notification_settings;
  address text;
  name text;
  parts jsonb;
begin
  select * into reader from private.subscribers where id = mail.cause_id;
  select * into strict rules from private.notification_settings;
  address := coalesce(site, rules.site_url);
  select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(address, '^https?://', ''))
  into name from public.site_settings;
  if mail.kind = 'news' then
    parts := private.news_parts(mail);
  elsif exists (select from private.subscriptions where subscriber_id = reader.id) then
    parts := jsonb_build_array(jsonb_build_object(
      'subject', 'Please confirm your address', 'title', 'Please confirm your address', 'facts', '[]'::jsonb,
      'text', 'Somebody, most likely you, has asked for mails to this address:' || E'\n\n'
        || private.subscriptions_in_words(reader.id) || E'\n\n' || 'The link leads to a page with a button. Without it nothing is sent, and the address is forgotten after a week.',
      'path', '/subscriptions#' || reader.token, 'link', 'Confirm the address'
    ));
  end if;
  if parts is null then
    return null;
  end if;
  return jsonb_build_object(
    'subject', private.one_line(
      case when jsonb_array_length(parts) > 1 then jsonb_array_length(parts) || ' news from ' || name else parts #>> '{0,subject}' end, 150
    ),
    'parts', parts,
    'site_url', address,
    'site_name', name,
    'footer', case mail.kind when 'news' then 'You get this because you have asked for it.' else 'You can also have the address forgotten at once.' end,
    'footer_link', jsonb_build_object('label', 'Change or stop these mails', 'path', '/subscriptions#' || reader.token),
    -- RFC 8058
    'headers', jsonb_build_object(
      'List-Unsubscribe', '<' || coalesce(site || '/functions/v1/mail', rules.mail_url) || '/unsubscribe?token=' || reader.token || '>',
      'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'
    )
  );
end;
$$;

-- What mail services report, by way of the function «mail»: nothing more is sent to the address.
create function private.record_mail_event(key text, address text, event text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (
    select from private.notification_settings where events_key_hash = private.hash_of_secret(key)
  ) then
    raise insufficient_privilege using message = 'The key is not known.';
  end if;
  update private.subscribers
  set refused = case record_mail_event.event when 'complained' then 'complained' else 'bounced' end
  where email = lower(btrim(record_mail_event.address)) and refused is null;
end;
$$;

-- Where the site is, for the function «mail».
create function private.mail_site() returns text
language sql stable security definer
set search_path = ''
as $$
  select site_url from private.notification_settings;
$$;

-- The owner's side

-- Switches mails to readers on or off. `mail_url` is where the function «mail» has just answered the owner's browser.
create function private.set_reader_mails(is_on boolean, mail_url text, site_url text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  rules private.notification_settings;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner decides whether readers are mailed.';
  end if;
  select * into strict rules from private.notification_settings for update;
  if is_on then
    perform private.ensure(
      coalesce(rules.service in ('resend', 'postmark', 'template'), false), 'Readers are mailed by Resend, Postmark or another service for mails.'
    );
    perform private.ensure(
      rules.service <> 'template' or rules.template::text like '%"{{headers}}"%',
      'The template needs "{{headers}}", so that readers can unsubscribe by one click.'
    );
    perform private.ensure(mail_url <> '' and site_url <> '', 'The function «mail» has not answered.');
    update private.notification_settings as settings
    set mail_url = rtrim(set_reader_mails.mail_url, '/'), site_url = rtrim(set_reader_mails.site_url, '/')
    where singleton;
    perform private.schedule_outbox();
  end if;
  update public.site_settings set mails_readers = is_on where singleton and mails_readers is distinct from is_on;
end;
$$;

-- Whoever chooses another way out decides anew, if that one cannot mail.
create function private.stop_reader_mails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.site_settings set mails_readers = false where singleton and mails_readers;
  return null;
end;
$$;
create trigger stop_reader_mails after update of service, template on private.notification_settings
for each row when (
  coalesce(new.service not in ('resend', 'postmark', 'template'), true)
  or (new.service = 'template' and new.template::text not like '%"{{headers}}"%')
)
execute function private.stop_reader_mails();

-- Opens the function «mail» to reports by whoever knows `key`, which the browser has made; an empty one closes it.
create function private.set_mail_events_key(key text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner makes an address for reports.';
  end if;
  if key <> '' and char_length(key) <> 43 then
    raise exception using errcode = 'check_violation', message = 'A secret has 43 characters.';
  end if;
  update private.notification_settings
  set events_key_hash = case when key <> '' then private.hash_of_secret(key) end where singleton;
end;
$$;

-- One row for the owner, none for anybody else. `waiting` and `sent` are the news of the last 30 days.
create function private.reader_mails() returns table (
  is_on boolean, takes_reports boolean, subscribers bigint, unconfirmed bigint, refused bigint, waiting bigint, sent bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    private.mails_readers(), settings.events_key_hash is not null, counted.subscribers, counted.unconfirmed, counted.refused,
    (select count(*) from private.outbox where kind = 'news' and state in ('waiting', 'sending')),
    (select count(*) from private.outbox where kind = 'news' and state = 'sent')
  from
    private.notification_settings as settings,
    (
      select
        count(*) filter (where reader.refused is null and confirmed_at is not null) as subscribers,
        count(*) filter (where reader.refused is null and confirmed_at is null) as unconfirmed,
        count(*) filter (where reader.refused is not null) as refused
      from private.subscribers as reader
    ) as counted
  where private.is_owner();
$$;

-- 50 subscribers before the subscriber `before_id`, the latest first, and the number of all.
create function private.subscribers_page(before_id uuid) returns table (
  id uuid, email text, created_at timestamptz, is_confirmed boolean, refused text, frequency text, subscriptions bigint, total bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    reader.id, reader.email, reader.created_at, reader.confirmed_at is not null, reader.refused, reader.frequency,
    (select count(*) from private.subscriptions where subscriber_id = reader.id),
    (select count(*) from private.subscribers)
  from private.subscribers as reader
  where private.is_owner()
    and (before_id is null or (reader.created_at, reader.id) < (select last.created_at, last.id from private.subscribers as last where last.id = before_id))
  order by reader.created_at desc, reader.id desc
  limit 50;
$$;

-- Forgets an address, also one that nothing may be sent to: it can ask anew.
create function private.remove_subscriber(id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner removes an address.';
  end if;
  delete from private.subscribers where subscribers.id = remove_subscriber.id;
  insert into private.audit_log (account, action, kind) values (auth.uid(), 'deleted', 'subscriber');
end;
$$;

-- Through the API

create function public.subscribe(address text, topic text, name text default '', frequency text default 'daily') returns void
language sql
set search_path = ''
as $$
  select private.subscribe(address, topic, name, frequency);
$$;
create function public.hear_of_replies(comment_id uuid, address text default '') returns void
language sql
set search_path = ''
as $$
  select private.hear_of_replies(comment_id, address);
$$;
create function public.confirm_subscriptions(token text) returns void
language sql
set search_path = ''
as $$
  select private.confirm_subscriptions(token);
$$;
create function public.stop_subscriptions(token text) returns void
language sql
set search_path = ''
as $$
  select private.stop_subscriptions(token);
$$;
create function public.end_subscription(token text, id uuid) returns void
language sql
set search_path = ''
as $$
  select private.end_subscription(token, id);
$$;
create function public.set_subscription_frequency(token text, frequency text) returns void
language sql
set search_path = ''
as $$
  select private.set_subscription_frequency(token, frequency);
$$;
create function public.subscriptions(token text) returns table (
  id uuid, email text, is_confirmed boolean, frequency text, topic text, name text, title text, slug text, created_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select * from private.subscriptions(token);
$$;
create function public.own_subscriptions_token() returns text
language sql stable
set search_path = ''
as $$
  select private.own_subscriptions_token();
$$;
create function public.record_mail_event(key text, address text, event text) returns void
language sql
set search_path = ''
as $$
  select private.record_mail_event(key, address, event);
$$;
create function public.mail_site() returns text
language sql stable
set search_path = ''
as $$
  select private.mail_site();
$$;
create function public.set_reader_mails(is_on boolean, mail_url text default '', site_url text default '') returns void
language sql
set search_path = ''
as $$
  select private.set_reader_mails(is_on, mail_url, site_url);
$$;
create function public.set_mail_events_key(key text) returns void
language sql
set search_path = ''
as $$
  select private.set_mail_events_key(key);
$$;
create function public.reader_mails() returns table (
  is_on boolean, takes_reports boolean, subscribers bigint, unconfirmed bigint, refused bigint, waiting bigint, sent bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.reader_mails();
$$;
create function public.subscribers_page(before_id uuid default null) returns table (
  id uuid, email text, created_at timestamptz, is_confirmed boolean, refused text, frequency text, subscriptions bigint, total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.subscribers_page(before_id);
$$;
create function public.remove_subscriber(id uuid) returns void
language sql
set search_path = ''
as $$
  select private.remove_subscriber(id);
$$;

-- One's own data, with what one is mailed.
create or replace function public.account_data() returns jsonb
language sql stable
set search_path = ''
as $$
  select private.account_data() || jsonb_build_object('mails', (
    select coalesce(jsonb_agg(to_jsonb(wanted) - 'id' - 'email'), '[]') from private.subscriptions(private.own_subscriptions_token()) as wanted
  ));
$$;

-- Changes the rights of subscribe: visitors ask for new articles.
-- Changes the rights of hear_of_replies: whoever has written a comment asks for replies to it.
-- Changes the rights of confirm_subscriptions: for whoever knows the secret of a mail.
-- Changes the rights of stop_subscriptions: as well.
-- Changes the rights of end_subscription: as well.
-- Changes the rights of set_subscription_frequency: as well.
-- Changes the rights of subscriptions: as well.
-- Changes the rights of record_mail_event: for whoever knows the secret of the address for reports.
-- Changes the rights of mail_site: everybody may know where the site is.
-- Changes the rights of own_subscriptions_token: readers see and change their own.
-- Changes the rights of set_reader_mails: the owner decides.
-- Changes the rights of set_mail_events_key: as well.
-- Changes the rights of reader_mails: the owner reads.
-- Changes the rights of subscribers_page: as well.
-- Changes the rights of remove_subscriber: the owner removes an address.
grant execute on function
  private.subscribe(text, text, text, text), public.subscribe(text, text, text, text),
  private.hear_of_replies(uuid, text), public.hear_of_replies(uuid, text),
  private.confirm_subscriptions(text), public.confirm_subscriptions(text),
  private.stop_subscriptions(text), public.stop_subscriptions(text),
  private.end_subscription(text, uuid), public.end_subscription(text, uuid),
  private.set_subscription_frequency(text, text), public.set_subscription_frequency(text, text),
  private.subscriptions(text), public.subscriptions(text),
  private.record_mail_event(text, text, text), public.record_mail_event(text, text, text),
  private.mail_site(), public.mail_site()
to anon, authenticated;
grant execute on function
  private.own_subscriptions_token(), public.own_subscriptions_token(),
  private.set_reader_mails(boolean, text, text), public.set_reader_mails(boolean, text, text),
  private.set_mail_events_key(text), public.set_mail_events_key(text),
  private.reader_mails(), public.reader_mails(),
  private.subscribers_page(uuid), public.subscribers_page(uuid),
  private.remove_subscriber(uuid), public.remove_subscriber(uuid)
to authenticated;

-- Retention, beside that of the mails: what was never confirmed goes after a week, an address that gets nothing any
-- more at once, and what was told after 30 days.
create function private.remove_expired_subscribers(batch integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.subscribers where ctid = any (array(
    select reader.ctid from private.subscribers as reader
    where reader.refused is null and (
      (confirmed_at is null and reader.created_at < now() - interval '7 days')
      or not exists (select from private.subscriptions where subscriber_id = reader.id)
    )
    order by reader.created_at limit batch for update skip locked
  ));
  delete from private.news where ctid = any (array(
    select ctid from private.news
    where made_at < now() - interval '30 days' order by made_at limit batch for update skip locked
  ));
end;
$$;
