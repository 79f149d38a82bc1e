-- Consent belongs to a wish, not to an address: each thing that is asked for is confirmed by itself, by the button of a
-- page that a mail leads to, or by an account whose confirmed address it is. `subscribers.confirmed_at` and
-- `outbox.told_since` are not used any more; they stay for the commands of 1.1.

alter table private.subscriptions add column confirmed_at timestamptz;

-- What readers asked for themselves stays confirmed: what was there when the button was pressed, or, where an account
-- confirmed its address by asking (in one transaction), that and the replies to the account's own comments.
-- On a live site: some subscriptions for each reader.
update private.subscriptions as wish set confirmed_at = reader.confirmed_at
from private.subscribers as reader
where reader.id = wish.subscriber_id and reader.confirmed_at is not null and (
  wish.created_at = reader.confirmed_at
  or (wish.created_at < reader.confirmed_at and not exists (
    select from private.subscriptions as own where own.subscriber_id = reader.id and own.created_at = reader.confirmed_at
  ))
  or exists (
    select from public.comments as comment join auth.users as account on account.id = comment.user_id
    where comment.id = wish.comment_id and lower(account.email) = reader.email and account.email_confirmed_at is not null
  )
);

-- Addresses

-- An address as it is stored and mailed: letters of full width are letters, and a dot at the end means nothing.
create function private.plain_address(value text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(rtrim(normalize(btrim(value), nfkc), '.'));
$$;

-- The mailbox behind an address: providers deliver many spellings to one.
create function private.mailbox_of(email text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then translate(name, '.', '') || '@gmail.com'
    when domain in ('proton.me', 'protonmail.com', 'pm.me') then translate(name, '.-_', '') || '@proton.me'
    when domain in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
    when domain ~ '^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|aol\.com)$' then split_part(name, '-', 1) || '@' || domain
    -- Any name at a subdomain of one's own.
    when domain ~ '\.fastmail\.(com|fm)$' then split_part(domain, '.', -3) || '@' || regexp_replace(domain, '^.*\.(fastmail\.\w+)$', '\1')
    else name || '@' || domain
  end
  from (
    select
      coalesce(nullif(split_part(split_part(email, '@', 1), '+', 1), ''), split_part(email, '@', 1)) as name,
      split_part(email, '@', 2) as domain
  ) as address;
$$;

-- When a mailbox was last asked to confirm something, or will be, and how often since it last did. It outlives what was
-- asked for, which its author may delete at any time, for 30 days.
create table private.asked_mailboxes (
  -- The hash, so that an address which is forgotten is not kept here.
  mailbox text primary key,
  asked_at timestamptz not null,
  unanswered integer not null,
  -- When the last question left: those that had to wait for the mail service do not leave together.
  sent_at timestamptz
);
create index asked_mailboxes_asked on private.asked_mailboxes (asked_at);
alter table private.asked_mailboxes enable row level security;

-- Whether a reader has confirmed anything that they asked for.
create function private.has_confirmed(reader private.subscribers) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.subscriptions where subscriber_id = (reader).id and confirmed_at is not null);
$$;

-- Asking

-- Has a reader asked to confirm what waits: once a day and mailbox, and five times if nobody answers. What comes
-- meanwhile is in the question of the next day.
create function private.ask_to_confirm(reader private.subscribers) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due timestamptz;
begin
  if exists (
    select from private.outbox
    where kind = 'confirm' and cause_id = reader.id and (due_at is not null or state = 'sending')
  ) then
    return;
  end if;
  insert into private.asked_mailboxes as trace (mailbox, asked_at, unanswered)
  values (private.hash_of_secret(private.mailbox_of(reader.email)), now(), 1)
  on conflict on constraint asked_mailboxes_pkey do update
    set asked_at = greatest(trace.asked_at + interval '1 day', now()), unanswered = trace.unanswered + 1
    where trace.unanswered < 5
  returning asked_at into due;
  if found then
    insert into private.outbox (kind, cause, cause_id, recipient, due_at)
    values ('confirm', 'confirm:' || reader.id || ':' || extract(epoch from due), reader.id, reader.email, due);
  end if;
end;
$$;

-- As before, but what others ask for waits until it is confirmed, also where the address has confirmed something else.
-- Strangers and the reader have room for 50 each, and of what waits the oldest makes room, so that nobody keeps the
-- reader from asking.
create or replace function private.add_subscription(address text, frequency text, topic text, name text, comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  own constant text := private.own_address();
  email constant text := coalesce(private.plain_address(nullif(btrim(address), '')), own);
  is_own constant boolean := coalesce(email = own, false);
  reader private.subscribers;
  is_waiting boolean;
begin
  perform private.ensure(private.mails_readers(), 'This site sends no mails to readers at the moment.');
  perform private.ensure(
    coalesce(private.is_deliverable_address(email), false), 'That does not look like an e-mail address.', 'subscribers_email_format'
  );
  insert into private.subscribers (email, frequency)
  values (email, case when frequency = 'weekly' then 'weekly' else 'daily' end)
  on conflict on constraint subscribers_email_key do update
    -- Replies are asked for without saying how often. Until something is confirmed nobody has a say, and the last counts.
    set frequency = case
      when topic <> 'replies' and (is_own or not private.has_confirmed(subscribers)) then excluded.frequency
      else subscribers.frequency
    end
  returning * into reader;
  if reader.refused is not null
    or (is_own and (select count(*) >= 50 from private.subscriptions where subscriber_id = reader.id and confirmed_at is not null))
  then
    return;
  end if;
  insert into private.subscriptions (subscriber_id, topic, name, comment_id, confirmed_at)
  values (reader.id, topic, name, comment_id, case when is_own then now() end)
  on conflict on constraint subscriptions_once do update
    set confirmed_at = coalesce(subscriptions.confirmed_at, excluded.confirmed_at),
      -- Its week begins anew.
      created_at = case when subscriptions.confirmed_at is null then excluded.created_at else subscriptions.created_at end
  returning confirmed_at is null into is_waiting;
  if is_waiting then
    delete from private.subscriptions where id in (
      select id from private.subscriptions
      where subscriber_id = reader.id and confirmed_at is null order by created_at desc, id offset 50
    );
    perform private.ask_to_confirm(reader);
  end if;
end;
$$;

-- With the secret of a mail

-- Confirms those of a reader's wishes that were shown to them, `ids`. The page of 1.1 names none: then it is what was
-- there when the last question was sent.
-- On a live site: it is created anew below, and the former page's call still works.
drop function public.confirm_subscriptions(text), private.confirm_subscriptions(text);
create function private.confirm_subscriptions(token text, ids uuid[]) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
begin
  select * into reader from private.subscribers where subscribers.token = confirm_subscriptions.token for update;
  update private.subscriptions as wish set confirmed_at = now()
  where wish.id in (
    select waiting.id from private.subscriptions as waiting
    where waiting.subscriber_id = reader.id and waiting.confirmed_at is null and case
      when ids is not null then waiting.id = any (ids)
      else waiting.created_at <= (select max(tried_at) from private.outbox where kind = 'confirm' and cause_id = reader.id)
    end
    order by waiting.created_at, waiting.id
    limit greatest(50 - (select count(*) from private.subscriptions where subscriber_id = reader.id and confirmed_at is not null), 0)
  );
  if found then
    update private.asked_mailboxes set unanswered = 0
    where mailbox = private.hash_of_secret(private.mailbox_of(reader.email));
  end if;
end;
$$;
create function public.confirm_subscriptions(token text, ids uuid[] default null) returns void
language sql
set search_path = ''
as $$
  select private.confirm_subscriptions(token, ids);
$$;
-- Changes the rights of confirm_subscriptions: as before, for whoever knows the secret of a mail.
grant execute on function private.confirm_subscriptions(text, uuid[]), public.confirm_subscriptions(text, uuid[]) to anon, authenticated;

-- As before. Whoever had confirmed something and stops it may be asked again at once; whoever never has, as they never
-- asked, is not asked sooner by stopping.
create or replace function private.stop_subscriptions(token text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
begin
  select * into reader from private.subscribers where subscribers.token = stop_subscriptions.token for update;
  if private.has_confirmed(reader) then
    delete from private.asked_mailboxes where mailbox = private.hash_of_secret(private.mailbox_of(reader.email));
  end if;
  delete from private.subscriptions where subscriber_id = reader.id;
  delete from private.subscribers where id = reader.id and refused is null;
end;
$$;

-- As before, `is_confirmed` for each of them, and first what waits.
create or replace function private.subscriptions(token text) returns table (
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
    wish.id, reader.email, wish.confirmed_at is not null, reader.frequency, wish.topic, wish.name, post.title, post.slug,
    wish.created_at
  from private.subscribers as reader
  join private.subscriptions as wish on wish.subscriber_id = reader.id
  left join public.comments as own on own.id = wish.comment_id
  left join private.public_posts as post on post.id = own.post_id
  where reader.token = subscriptions.token
  order by wish.confirmed_at is not null, wish.created_at, wish.id;
$$;

-- As before. The secret goes with the address that it was mailed to, and where the new address has asked before, what
-- the former one asked for is added.
create or replace function private.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  former private.subscribers;
  present private.subscribers;
begin
  select * into former from private.subscribers where email = lower(old.email) for update;
  if tg_op = 'UPDATE' then
    select * into present from private.subscribers where email = lower(new.email) for update;
    if present.id is null then
      update private.subscribers set email = lower(new.email), token = default where id = former.id;
      return null;
    end if;
    insert into private.subscriptions (subscriber_id, topic, name, comment_id, created_at, confirmed_at)
    select present.id, topic, name, comment_id, created_at, confirmed_at
    from private.subscriptions where subscriber_id = former.id and confirmed_at is not null
    on conflict on constraint subscriptions_once do update
      set confirmed_at = coalesce(subscriptions.confirmed_at, excluded.confirmed_at);
  end if;
  delete from private.subscribers where id = former.id;
  return null;
end;
$$;

-- An address that is forgotten is forgotten in the outbox as well.
create function private.forget_mails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.outbox where kind in ('confirm', 'news') and cause_id = old.id;
  return null;
end;
$$;
create trigger forget_mails after delete on private.subscribers
for each row execute function private.forget_mails();
create trigger forget_mails_to_former_address after update of email on private.subscribers
for each row when (old.email <> new.email) execute function private.forget_mails();

-- News

-- As before, of what is confirmed.
create or replace view private.news_of_readers with (security_invoker = true) as
select wish.subscriber_id, news.seen_at, news.post_id, null::uuid as comment_id
from private.news
join private.listed_posts as post on post.id = news.post_id
join private.subscriptions as wish on wish.confirmed_at is not null and wish.created_at <= news.seen_at and (
  wish.topic = 'all' or (wish.topic = 'tag' and wish.name = any (post.tags))
  or (wish.topic = 'series' and wish.name = post.series)
)
union all
select wish.subscriber_id, news.seen_at, reply.post_id, reply.id
from private.news
join public.comments as reply on reply.id = news.comment_id and reply.status = 'approved'
join private.public_posts as post on post.id = reply.post_id
join public.comments as own on own.id = reply.parent_id or (own.parent_id = reply.parent_id and own.id <> reply.id)
join private.subscriptions as wish
  on wish.comment_id = own.id and wish.confirmed_at is not null and wish.created_at <= news.seen_at
where own.created_at <= reply.created_at
  and not coalesce(
    case
      when own.user_id is not null or reply.user_id is not null then own.user_id = reply.user_id
      else own.author_name = reply.author_name and own.sender = reply.sender
    end,
    false
  );

-- As before, but that something was told is noted when its mail has been sent (record_delivery), and until then a reader
-- gets no second one.
create or replace function private.gather_news() returns void
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
    select distinct reader.id
    from private.news_of_readers as news join private.subscribers as reader on reader.id = news.subscriber_id
    where news.seen_at > reader.told_until and reader.refused is null
      and (
        reader.mailed_at is null
        or reader.mailed_at <= now() - case reader.frequency when 'weekly' then interval '7 days' else interval '1 day' end
      )
      and not exists (
        select from private.outbox as mail
        where mail.kind = 'news' and mail.cause_id = reader.id and (mail.due_at is not null or mail.state = 'sending')
      )
  ), mailed as (
    update private.subscribers as reader set mailed_at = now() from due where due.id = reader.id
    returning reader.id, reader.email
  )
  insert into private.outbox (kind, cause, cause_id, recipient)
  select 'news', 'news:' || id || ':' || extract(epoch from now()), id, email from mailed;
end;
$$;

-- Mails

-- As before, and whether something waits is known of each wish.
create or replace function private.is_mail_wanted(mail private.outbox) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.subscribers as reader join private.subscriptions as wish on wish.subscriber_id = reader.id
    where reader.id = (mail).cause_id and reader.email = (mail).recipient and reader.refused is null
      and ((mail).kind = 'confirm') = (wish.confirmed_at is null)
  ) and private.mails_readers();
$$;

-- On a live site: only the function that composes mails called it.
drop function private.subscriptions_in_words(uuid);

-- The news of a mail as its parts: articles by their time, and what there is in each thread, first where the owner has
-- replied. It tells all that became public until the mail was made: 20 articles by name, the replies of one thread
-- by the owner's first or the first of all, and of the rest how many there are.
create or replace function private.news_parts(mail private.outbox) returns jsonb
language sql stable
set search_path = ''
as $$
  with told as (
    select distinct news.post_id, news.comment_id
    from private.news_of_readers as news join private.subscribers as reader on reader.id = news.subscriber_id
    where reader.id = (mail).cause_id and news.seen_at > reader.told_until and news.seen_at <= (mail).created_at
  ), articles as (
    select post.*, row_number() over (order by post.listed_at, post.created_at, post.id) as place, count(*) over () as number
    from told join public.posts as post on post.id = told.post_id
    where told.comment_id is null
  ), replies as (
    select
      reply.*, reply.user_id is not distinct from site.user_id as is_by_owner,
      row_number() over (
        partition by reply.parent_id order by reply.user_id is not distinct from site.user_id desc, reply.created_at, reply.id
      ) as place,
      count(*) over (partition by reply.parent_id) as number
    from told join public.comments as reply on reply.id = told.comment_id
    left join private.site_owner as site on true
  ), parts as (
    select 0 as rank, place, jsonb_build_object(
      'subject', title, 'title', title, 'facts', '[]'::jsonb, 'text', private.beginning(excerpt, 1000),
      'path', '/blog/' || slug, 'link', 'Read the article'
    ) as part
    from articles where place <= 20
    union all
    select 1, place, jsonb_build_object(
      'subject', 'More new articles', 'title', 'And ' || number - 20 || ' more articles', 'facts', '[]'::jsonb,
      'text', 'All of them are on the site.', 'path', '/blog', 'link', 'See all articles'
    )
    from articles where place = 21
    union all
    select
      2, row_number() over (order by reply.is_by_owner desc, reply.created_at, reply.id),
      jsonb_build_object(
        'subject', 'A reply to your comment on “' || private.one_line(post.title, 80) || '”',
        'title', 'On “' || post.title || '” by ' || case post.author_name
          when 'Admin' then coalesce(nullif((select site_name from public.site_settings), ''), 'the owner of this site')
          else post.author_name
        end,
        'facts', jsonb_build_array(jsonb_build_array(
          case when reply.is_by_owner then 'The site’s owner replied' else 'A reader replied' end,
          private.one_line(reply.author_name, 80) || case when reply.number > 1 then ' (and ' || reply.number - 1 || ' more)' else '' end
        )),
        'text', private.beginning(reply.content, 300), 'quoted', true,
        'path', '/blog/' || post.slug || '#comment-' || reply.id, 'link', 'Read the thread'
      )
    from replies as reply join public.posts as post on post.id = reply.post_id
    where reply.place = 1
  )
  select jsonb_agg(part order by rank, place) from parts;
$$;

-- As before, but a mail that asks holds nothing that anybody has typed.
create or replace function private.compose_reader_mail(mail private.outbox, site text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
  rules private.notification_settings;
  address text;
  name text;
  is_known boolean;
  parts jsonb;
begin
  select * into reader from private.subscribers where id = mail.cause_id;
  select * into strict rules from private.notification_settings;
  address := coalesce(site, rules.site_url);
  select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(address, '^https?://', ''))
  into name from public.site_settings;
  is_known := private.has_confirmed(reader);
  if mail.kind = 'news' then
    parts := private.news_parts(mail);
  else
    parts := jsonb_build_array(jsonb_build_object(
      'subject', case when is_known then 'Please confirm what was asked for' else 'Please confirm your address' end,
      'title', case when is_known then 'Please confirm what was asked for' else 'Please confirm your address' end,
      'facts', '[]'::jsonb,
      'text', 'Somebody, most likely you, has asked for mails to this address. The link leads to a page that says what for, with a button.'
        || ' Without it nothing of that is sent, and it is forgotten after a week.'
        || case when is_known then E'\n\nWhat you have confirmed before stays as it is.' else '' end,
      'path', '/subscriptions#' || reader.token, 'link', 'See and confirm'
    ));
  end if;
  if parts is null then
    return null;
  end if;
  return jsonb_build_object(
    'subject', private.one_line(parts #>> '{0,subject}', 120)
      || case when jsonb_array_length(parts) > 1 then ' and ' || jsonb_array_length(parts) - 1 || ' more' else '' end,
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

-- Sending

-- In which order mails are sent: what is for the owner or from them, questions to readers, news.
create function private.delivery_rank(kind text) returns integer
language sql immutable
set search_path = ''
as $$
  select case kind when 'confirm' then 1 when 'news' then 2 else 0 end;
$$;

-- On a live site: the mails of 30 days.
create index outbox_by_rank on private.outbox (private.delivery_rank(kind), due_at) where due_at is not null;
drop index private.outbox_due;
-- On a live site: the mails of 30 days.
create index outbox_by_reader on private.outbox (cause_id) where kind in ('confirm', 'news');

-- As before, in the order of private.delivery_rank(). A mail that was refused is composed anew, so that it tells nothing
-- that has been taken back since; one that may have arrived is repeated as it was.
create or replace function private.claim_outbox(batch integer, site text default null) returns table (id uuid, recipient text, mail jsonb)
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  lead private.outbox;
  rules private.notification_settings;
  is_wanted constant boolean := (select enable_email_notifications from public.site_settings);
  is_quiet constant boolean := private.is_quiet();
  address text;
  asked_mailbox text;
begin
  select * into strict rules from private.notification_settings;
  for lead in
    select * from private.outbox as o
    where o.due_at <= now() and o.state in ('waiting', 'unknown')
      and (not is_quiet or o.recipient is not null or o.kind = 'test')
    order by private.delivery_rank(o.kind), o.due_at limit batch for update skip locked
  loop
    -- Another of this batch may have taken it along.
    continue when (select o.part_of is not null from private.outbox as o where o.id = lead.id);
    if lead.recipient is null and lead.kind <> 'test' and not is_wanted then
      update private.outbox as o
      set state = 'given up', due_at = null, settled_at = now(), answer = 'E-mail notifications are off.'
      where o.id = lead.id;
      continue;
    end if;
    if lead.kind in ('confirm', 'news') and not private.is_mail_wanted(lead) then
      update private.outbox as o
      set state = 'given up', due_at = null, settled_at = now(), answer = 'The reader does not want it any more.'
      where o.id = lead.id;
      continue;
    end if;
    if lead.kind = 'confirm' and lead.attempts = 0 then
      asked_mailbox := private.hash_of_secret(private.mailbox_of(lead.recipient));
      update private.outbox as o set due_at = trace.sent_at + interval '1 day'
      from private.asked_mailboxes as trace
      where o.id = lead.id and trace.mailbox = asked_mailbox and trace.sent_at > now() - interval '1 day';
      continue when found;
      update private.asked_mailboxes as trace set sent_at = now() where trace.mailbox = asked_mailbox;
    end if;
    -- The other service, or account, does not know the key.
    if lead.uncertain_since is not null and lead.tried_with is distinct from rules.set_at then
      update private.outbox as o set due_at = null, settled_at = now() where o.id = lead.id;
      continue;
    end if;
    -- The former mail to this reader may still arrive, and this one would tell the same.
    continue when lead.kind = 'news' and exists (
      select from private.outbox as o where o.kind = 'news' and o.cause_id = lead.cause_id and o.state = 'sending'
    );
    -- Other mails come with their rows, as an answer to a request.
    if lead.mail is null
      or (lead.uncertain_since is null and (lead.recipient is null or lead.kind in ('confirm', 'news')))
    then
      if lead.recipient is null and (rules.digest <> 'none' or lead.kind in ('comment', 'build')) and lead.kind <> 'test' then
        update private.outbox as o set part_of = lead.id, due_at = null
        where o.id = any (array(
          select other.id from private.outbox as other
          where other.id <> lead.id and other.recipient is null and other.state = 'waiting' and other.mail is null
            and other.part_of is null and other.attempts = 0 and other.due_at is not null
            and case when rules.digest = 'none' then other.kind = lead.kind else other.kind <> 'test' end
          order by other.created_at limit 100 for update skip locked
        ));
      end if;
      lead.mail := case
        when lead.kind in ('confirm', 'news') then private.compose_reader_mail(lead, site)
        else private.compose_mail(lead.id)
      end;
      if lead.mail is null then
        update private.outbox as o
        set state = 'given up', due_at = null, settled_at = now(), answer = 'It was deleted or settled before.'
        where o.id = lead.id;
        continue;
      end if;
      if site is not null then
        lead.mail := lead.mail || jsonb_build_object('site_url', site);
      end if;
    end if;
    address := coalesce(lead.recipient, private.owner_address());
    update private.outbox as o set
      state = 'sending', due_at = null, tried_at = clock_timestamp(), tried_with = rules.set_at,
      attempts = o.attempts + 1, mail = lead.mail || jsonb_build_object('to', coalesce(lead.mail ->> 'to', address))
    where o.id = lead.id
    returning o.mail into lead.mail;
    id := lead.id;
    recipient := lead.mail ->> 'to';
    mail := lead.mail;
    return next;
  end loop;
end;
$$;

-- As before, and what the mail to a reader has told is noted with it, also where it only may have arrived.
create or replace function private.record_delivery(outbox_id uuid, http_status integer, said text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  row_of_outbox private.outbox;
  pause interval;
  is_unknown constant boolean := case
    when http_status is null then coalesce(said, '') !~* 'resolve host|connect to server|ECONNREFUSED|ENOTFOUND'
    else http_status in (502, 504)
  end;
  is_last boolean;
begin
  select * into row_of_outbox from private.outbox where id = outbox_id and state in ('sending', 'unknown') for update;
  if not found or (row_of_outbox.state = 'unknown' and coalesce(http_status, 0) not between 200 and 299) then
    return;
  end if;
  -- 1, 2, 4 … 180 minutes: twelve attempts take half a day.
  pause := least(2 ^ (row_of_outbox.attempts - 1), 180) * interval '1 minute';
  is_last := row_of_outbox.attempts >= 12 or row_of_outbox.kind = 'test';
  if is_unknown then
    row_of_outbox.uncertain_since := coalesce(row_of_outbox.uncertain_since, row_of_outbox.tried_at);
  end if;
  if http_status between 200 and 299 then
    row_of_outbox.state := 'sent';
    row_of_outbox.due_at := null;
  elsif row_of_outbox.uncertain_since is not null then
    row_of_outbox.state := 'unknown';
    row_of_outbox.due_at := case
      when not is_last and now() + pause < row_of_outbox.uncertain_since + private.repeatable_for() then now() + pause
    end;
  else
    row_of_outbox.state := case when is_last then 'failed' else 'waiting' end;
    row_of_outbox.due_at := case when not is_last then now() + pause end;
  end if;
  update private.outbox set
    state = row_of_outbox.state,
    due_at = row_of_outbox.due_at,
    uncertain_since = row_of_outbox.uncertain_since,
    settled_at = case when row_of_outbox.due_at is null then now() end,
    status = http_status,
    answer = left(said, 300)
  where id = outbox_id;
  if row_of_outbox.kind = 'news' and row_of_outbox.state in ('sent', 'unknown') then
    update private.subscribers set told_until = row_of_outbox.created_at
    where id = row_of_outbox.cause_id and told_until < row_of_outbox.created_at;
  end if;
end;
$$;

-- The owner's side

-- As before; whoever has confirmed something is a subscriber.
create or replace function private.reader_mails() returns table (
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
        count(*) filter (where reader.refused is null and is_confirmed) as subscribers,
        count(*) filter (where reader.refused is null and not is_confirmed) as unconfirmed,
        count(*) filter (where reader.refused is not null) as refused
      from private.subscribers as reader, lateral private.has_confirmed(reader) as is_confirmed
    ) as counted
  where private.is_owner();
$$;

create or replace function private.subscribers_page(before_id uuid) returns table (
  id uuid, email text, created_at timestamptz, is_confirmed boolean, refused text, frequency text, subscriptions bigint, total bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    reader.id, reader.email, reader.created_at, private.has_confirmed(reader), reader.refused, reader.frequency,
    (select count(*) from private.subscriptions where subscriber_id = reader.id),
    (select count(*) from private.subscribers)
  from private.subscribers as reader
  where private.is_owner()
    and (before_id is null or (reader.created_at, reader.id) < (select last.created_at, last.id from private.subscribers as last where last.id = before_id))
  order by reader.created_at desc, reader.id desc
  limit 50;
$$;

-- As before; only what is for the owner or from them is overdue, since questions and news go after that.
create or replace function private.notifications() returns table (
  service text,
  host text,
  sender text,
  recipient text,
  default_recipient text,
  template jsonb,
  key_header text,
  repeat_hours integer,
  has_key boolean,
  quiet_from text,
  quiet_until text,
  time_zone text,
  digest text,
  digest_hour integer,
  is_watched boolean,
  overdue_since timestamptz,
  waiting bigint,
  unknown bigint,
  failed bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    coalesce(settings.service, ''), settings.host, settings.sender, settings.recipient,
    coalesce(nullif((select admin_email from public.site_settings), ''), (select email from auth.users where id = auth.uid())),
    settings.template, settings.key_header, settings.repeat_hours, coalesce(private.notification_secret() ? 'key', false),
    to_char(settings.quiet_from, 'HH24:MI'), to_char(settings.quiet_until, 'HH24:MI'), settings.time_zone, settings.digest, settings.digest_hour,
    coalesce(settings.ran_at > now() - interval '5 minutes', false),
    (
      select min(due_at) from private.outbox
      where private.delivery_rank(kind) = 0 and due_at < now() - interval '10 minutes' and (recipient is not null or not private.is_quiet())
    ),
    (select count(*) from private.outbox where due_at is not null),
    (select count(*) from private.outbox where state = 'unknown' and due_at is null),
    (select count(*) from private.outbox where state = 'failed')
  from private.notification_settings as settings
  where private.is_owner();
$$;

-- Retention

-- As before, of each wish: what was never confirmed goes after a week.
create or replace function private.remove_expired_subscribers(batch integer) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.subscriptions where ctid = any (array(
    select ctid from private.subscriptions
    where confirmed_at is null and created_at < now() - interval '7 days'
    order by created_at limit batch for update skip locked
  ));
  delete from private.subscribers where ctid = any (array(
    select reader.ctid from private.subscribers as reader
    where reader.refused is null and not exists (select from private.subscriptions where subscriber_id = reader.id)
    order by reader.created_at limit batch for update skip locked
  ));
  delete from private.asked_mailboxes where ctid = any (array(
    select ctid from private.asked_mailboxes
    where asked_at < now() - interval '30 days' order by asked_at limit batch for update skip locked
  ));
  delete from private.news where ctid = any (array(
    select ctid from private.news
    where made_at < now() - interval '30 days' order by made_at limit batch for update skip locked
  ));
end;
$$;

-- On a live site

-- What is on its way has not been told yet. A second mail to the same reader would tell the same.
-- On a live site: mails of one day.
update private.outbox as mail set state = 'given up', due_at = null, settled_at = now(), answer = 'A later mail tells it.'
where kind = 'news' and state = 'waiting' and exists (
  select from private.outbox as later
  where later.kind = 'news' and later.cause_id = mail.cause_id and later.state = 'waiting' and later.created_at > mail.created_at
);
-- On a live site: readers who are mailed today.
update private.subscribers as reader set told_until = mail.told_since
from (
  select cause_id, min(told_since) as told_since from private.outbox
  where kind = 'news' and uncertain_since is null and (state in ('waiting', 'sending') or answer = 'A later mail tells it.')
  group by cause_id
) as mail
where mail.cause_id = reader.id and mail.told_since < reader.told_until;

-- What was added to an address after it was confirmed is asked once, with a week to answer.
-- On a live site: some subscriptions for each reader.
update private.subscriptions as wish set created_at = now()
from private.subscribers as reader
where reader.id = wish.subscriber_id and reader.confirmed_at is not null and wish.confirmed_at is null;
select private.ask_to_confirm(reader) from private.subscribers as reader
where reader.confirmed_at is not null and reader.refused is null
  and exists (select from private.subscriptions where subscriber_id = reader.id and confirmed_at is null);
