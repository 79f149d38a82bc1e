-- Emails and calendars are in the site's language. A function says a text in English, where it is written; the site brings
-- what it is in its own language, from src/languages/. `npm run db:types` collects the texts, so each stands in quotes.

-- One row. `version` is empty as long as everything is said in English.
-- On a live site: nobody uses the table yet.
create table private.site_words (
  singleton boolean primary key default true check (singleton),
  -- BCP 47, and how it is written.
  language text not null default 'en',
  is_right_to_left boolean not null default false,
  version text not null default '',
  -- By its English what a text is, or, of one that depends on a number, its forms by their grammatical category.
  words jsonb not null default '{}',
  -- The category of each number from 0 to 199, by which those beyond go, too: 1234 is as 134.
  forms text[] not null default '{}'
);
insert into private.site_words default values;
alter table private.site_words enable row level security;

-- A text in the site's language, null if it is not known in that.
create function private.translation(text text) returns text
language sql stable
set search_path = ''
as $$
  select words ->> translation.text from private.site_words;
$$;

-- A text with the values for the names in its braces, null if one of them is. A value that has braces is left as it is.
create function private.fill_in(text text, given jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when jsonb_path_exists(given, '$.* ? (@ == null)') then null
    else string_agg(coalesce(given ->> piece[2], piece[1]), '' order by place)
  end
  from regexp_matches(text, '(\{(\w+)\}|[^{]+|\{)', 'g') with ordinality as found (piece, place);
$$;

-- A text in the site's language, in English if it is not known in that.
create function private.say(text text, given jsonb default '{}') returns text
language sql stable
set search_path = ''
as $$
  select private.fill_in(coalesce(private.translation(text), text), given);
$$;

-- A text that depends on a number, for which `{count}` stands in it: as `say`, with the two forms of English.
create function private.say_number(count bigint, one text, other text, given jsonb default '{}') returns text
language sql stable
set search_path = ''
as $$
  select private.fill_in(
    coalesce(
      words -> other ->> forms[1 + case when count < 200 then count else 100 + count % 100 end],
      words -> other ->> 'other',
      case when count = 1 then one else other end
    ),
    given || jsonb_build_object('count', count)
  )
  from private.site_words;
$$;

-- What stands before a colon: «From:» is «From», which the mail separates from what follows.
create function private.label(text text) returns text
language sql stable
set search_path = ''
as $$
  select regexp_replace(private.say(text), '\s*[:：]$', '');
$$;

-- What everybody may know: in which language emails and calendars are.
create function private.mail_language() returns table (language text, version text)
language sql stable security definer
set search_path = ''
as $$
  select site_words.language, site_words.version from private.site_words;
$$;
create function public.mail_language() returns table (language text, version text)
language sql stable
set search_path = ''
as $$
  select * from private.mail_language();
$$;

-- Takes the words of the site's language, which the owner's browser brings where their version is another.
create function private.set_mail_language(language text, version text, is_right_to_left boolean, words jsonb, forms text[]) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner decides in which language emails are.';
  end if;
  perform private.ensure(coalesce(private.is_language(language), false), 'The language is not valid.');
  perform private.ensure(
    coalesce(
      jsonb_typeof(words) = 'object' and length(words::text) <= 200000 and cardinality(forms) <= 200
        and char_length(version) <= 100 and is_right_to_left is not null,
      false
    ),
    'These are no words of a language.'
  );
  update private.site_words set
    language = set_mail_language.language, version = set_mail_language.version,
    is_right_to_left = set_mail_language.is_right_to_left, words = set_mail_language.words, forms = set_mail_language.forms
  where singleton;
end;
$$;
create function public.set_mail_language(
  language text, version text default '', is_right_to_left boolean default false, words jsonb default '{}', forms text[] default '{}'
) returns void
language sql
set search_path = ''
as $$
  select private.set_mail_language(language, version, is_right_to_left, words, forms);
$$;

-- Changes the rights of mail_language: new, for everybody.
-- Changes the rights of set_mail_language: new, for the owner.
grant execute on function private.mail_language(), public.mail_language() to anon, authenticated;
grant execute on function
  private.set_mail_language(text, text, boolean, jsonb, text[]), public.set_mail_language(text, text, boolean, jsonb, text[])
to authenticated;

-- Dates, numbers and choices

-- A time as the clock of a zone shows it: «Thursday, 24 December 2026, 15:00».
create function private.clock_in_words(moment timestamptz, zone text) returns text
language sql stable
set search_path = ''
as $$
  select private.say('{weekday}, {day} {month} {year}, {time}', jsonb_build_object(
    'weekday', split_part(
      private.say('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'), ', ', extract(isodow from clock)::integer
    ),
    'day', to_char(clock, 'FMDD'),
    'month', split_part(
      private.say('January, February, March, April, May, June, July, August, September, October, November, December'), ', ',
      extract(month from clock)::integer
    ),
    'year', to_char(clock, 'YYYY'),
    'time', to_char(clock, 'HH24:MI')
  ))
  from (select moment at time zone zone as clock) as there;
$$;

-- As before, in the site's language, as are all that follow.
create or replace function private.time_in_words(moment timestamptz, zone text) returns text
language sql stable
set search_path = ''
as $$
  select private.clock_in_words(moment, zone) || ' (' || replace(zone, '_', ' ') || ')';
$$;

create or replace function private.length_in_words(minutes integer) returns text
language sql stable
set search_path = ''
as $$
  select case
    when minutes % 60 = 0 then private.say_number(minutes / 60, '{count} hour', '{count} hours')
    else private.say_number(minutes, '{count} minute', '{count} minutes')
  end;
$$;

create or replace function private.money(amount numeric, currency text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when cents = '00' then private.say('{amount} {currency}', jsonb_build_object('amount', whole, 'currency', currency))
    else private.say('{amount}.{cents} {currency}', jsonb_build_object('amount', whole, 'cents', cents, 'currency', currency))
  end
  from (
    select split_part(digits, '.', 1) as whole, split_part(digits, '.', 2) as cents from (select amount::numeric(10, 2)::text as digits) as exact
  ) as parts;
$$;

-- What whoever asks for a consultation has chosen, as the form calls it; `code`, or that otherwise, in English.
create function private.choice_in_words(code text, otherwise text default null) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(
    case code
      when 'web-development' then private.translation('Web Development')
      when 'mobile-app' then private.translation('Mobile App')
      when 'cloud-solutions' then private.translation('Cloud Solutions')
      when 'ai-integration' then private.translation('AI Integration')
      when 'consulting' then private.translation('Consulting')
      when 'other' then private.translation('Other')
      when '50k+' then private.translation('$50,000 and more')
      when 'discuss' then private.translation('Let us discuss')
      when 'asap' then private.translation('As soon as possible')
      when '1-2months' then private.translation('1–2 months')
      when '3-6months' then private.translation('3–6 months')
      when '6months+' then private.translation('6 months and more')
      when 'flexible' then private.translation('Flexible')
    end,
    otherwise, code
  );
$$;

-- The title of a mail about a request: «Consultation: web development».
create function private.request_in_words(request public.consultation_requests) returns text
language sql stable
set search_path = ''
as $$
  select private.say('Consultation: {project}', jsonb_build_object(
    'project', private.choice_in_words((request).project_type, replace((request).project_type, '-', ' '))
  ));
$$;

-- Why a calendar was not read, which the function «calendars» has said in English; null if it was not asked.
create function private.reading_error_in_words(error text) returns text
language sql stable
set search_path = ''
as $$
  select case
    when error is null then private.say('It was not asked for.')
    when error ~ '^The calendar’s server answers [0-9]+\.$' then private.say(
      'The calendar’s server answers {status}.', jsonb_build_object('status', substring(error from '[0-9]+'))
    )
    else coalesce(
      case error
        when 'The function «calendars» has not answered.'
          then private.translation('The function «calendars» has not answered.')
        when 'The answer is no calendar.'
          then private.translation('The answer is no calendar.')
        when 'The calendar ends in the middle.'
          then private.translation('The calendar ends in the middle.')
        when 'The calendar takes too long to read.'
          then private.translation('The calendar takes too long to read.')
        when 'The calendar is not on the public internet.'
          then private.translation('The calendar is not on the public internet.')
        when 'The calendar’s server redirects too often.'
          then private.translation('The calendar’s server redirects too often.')
        when 'The calendar’s server leads away from https.'
          then private.translation('The calendar’s server leads away from https.')
        when 'The calendar’s server does not answer in time.'
          then private.translation('The calendar’s server does not answer in time.')
        when 'The calendar’s server does not answer, or has no valid certificate.'
          then private.translation('The calendar’s server does not answer, or has no valid certificate.')
      end,
      error
    )
  end;
$$;

-- What a site is called in its mails: by its name, or else by its host.
create function private.site_in_words(address text) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(address, '^https?://', '')) from public.site_settings;
$$;

-- To the owner

create or replace function private.mail_part(row_of_outbox private.outbox) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  part jsonb;
begin
  case row_of_outbox.kind
    when 'message' then
      select jsonb_build_object(
        'subject', m.name || ': ' || m.subject, 'title', m.subject,
        'facts', jsonb_build_array(
          jsonb_build_array(private.label('From:'), m.name), jsonb_build_array(private.label('E-mail:'), m.email)
        ),
        'text', private.beginning(m.message, 1000), 'path', '/admin/messages?id=' || m.id, 'link', private.say('Open the message'),
        'reply_to', m.email
      ) into part
      from public.contact_messages as m where m.id = row_of_outbox.cause_id;
    when 'consultation' then
      select jsonb_build_object(
        'subject', private.say('Consultation request from {name}', jsonb_build_object('name', r.name)),
        'title', private.request_in_words(r),
        'facts', (
          select jsonb_agg(jsonb_build_array(label, value) order by place)
          from (values
            (1, private.label('From:'), r.name), (2, private.label('E-mail:'), r.email), (3, private.label('Company:'), r.company),
            (4, private.label('Budget:'), private.choice_in_words(r.budget_range)),
            (5, private.label('Timeline:'), private.choice_in_words(r.timeline)),
            (6, private.label('Kind:'), concat_ws(', ', r.kind, nullif(r.price, ''))),
            (7, private.label('To be paid:'), private.money(r.amount, r.currency)), (8, private.label('Reference:'), r.payment_reference)
          ) as fact (place, label, value)
          where value <> ''
        ),
        'text', private.beginning(r.message, 1000), 'path', '/admin/consultations?id=' || r.id,
        'link', private.say('Open the request'), 'reply_to', r.email
      ) into part
      from public.consultation_requests as r where r.id = row_of_outbox.cause_id;
    when 'date' then
      select jsonb_build_object(
        'subject', case
          when r.called_off_by = 'clock' then private.say('{name} has not paid in time', who)
          when r.status = 'declined' then private.say('{name} has called off the consultation', who)
          when r.scheduled_for = r.proposed_for then private.say('{name} has accepted the time', who)
          when r.status = 'scheduled' then private.say('{name} has moved the consultation', who)
          else private.say('{name} asks for another time', who)
        end,
        'title', private.request_in_words(r),
        'facts', jsonb_build_array(
          jsonb_build_array(private.label('From:'), r.name), jsonb_build_array(private.label('E-mail:'), r.email)
        ),
        'text', case
          when r.called_off_by = 'clock' then private.say(
            'It was to be on {time}. It was not marked as paid, so that time is free again. If the payment comes late, mark it then: the date comes back while its time is free.',
            at
          )
          when r.status = 'declined' then coalesce(
            private.say('It was to be on {time}. That time is free again.', at), private.say('It is not wanted any more.')
          )
          when r.status = 'scheduled' then private.say('It is now on {time}.', at)
          when private.is_unpaid(r) then private.say('It would be on {time}.', at)
          else private.say('It would be on {time}, which is held for 48 hours.', at)
        end,
        'path', '/admin/consultations?id=' || r.id, 'link', private.say('Open the request'), 'reply_to', r.email
      ) into part
      from public.consultation_requests as r, public.site_settings,
        lateral (
          select
            jsonb_build_object('name', r.name) as who,
            jsonb_build_object('time', private.time_in_words(private.date_of(r), booking_time_zone)) as at
        ) as given
      where r.id = row_of_outbox.cause_id and row_of_outbox.cause = 'date:' || r.id || ':' || r.sequence;
    when 'comment' then
      select jsonb_build_object(
        'subject', private.say('A comment by {name} waits for you', jsonb_build_object('name', c.author_name)),
        'title', c.author_name, 'facts', jsonb_build_array(jsonb_build_array(private.label('On:'), p.title)),
        'text', private.beginning(c.content, 300), 'path', '/admin/comments?status=pending', 'link', private.say('Moderate comments')
      ) into part
      from public.comments as c join public.posts as p on p.id = c.post_id
      where c.id = row_of_outbox.cause_id and c.status = 'pending';
    when 'build' then
      select jsonb_build_object(
        'subject', private.say('The site was not built'), 'title', private.say('The site was not built'),
        'facts', jsonb_build_array(jsonb_build_array(private.label('Answer:'), coalesce(error, 'HTTP ' || status))),
        'text', private.say(
          'What you published or changed is in the database, and not in the built pages: search engines and feeds do not see it yet.'
        ),
        'path', '/admin/health', 'link', private.say('See the site’s health')
      ) into part
      from private.build_hook where error is not null or status >= 300;
    when 'calendar' then
      select jsonb_build_object(
        'subject', private.say('A calendar cannot be read'), 'title', private.say('Busy elsewhere'),
        'facts', jsonb_agg(jsonb_build_array(name, private.reading_error_in_words(error)) order by added_at),
        'text', private.say(
          'Since a day it is not known what is busy there. What was busy when it was last read is not offered to visitors; what has changed since may be.'
        ),
        'path', '/admin/settings#busy-elsewhere', 'link', private.say('See your calendars')
      ) into part
      from private.busy_calendars where is_told having count(*) > 0;
    when 'test' then
      part := jsonb_build_object(
        'subject', private.say('A test of your notifications'), 'title', private.say('It works'), 'facts', '[]'::jsonb,
        'text', private.say('This is how you will hear of messages, requests and comments.'), 'path', '/admin/outbox',
        'link', private.say('Open the outbox')
      );
    else
      part := null;
  end case;
  return part;
end;
$$;

create or replace function private.compose_mail(lead_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  parts jsonb;
  counts text;
  first jsonb;
  rules private.notification_settings;
begin
  with told as (
    select o.kind, o.created_at, o.id,
      private.mail_part(o) || jsonb_build_object('quoted', o.kind in ('message', 'consultation', 'comment')) as part
    from private.outbox as o where o.id = lead_id or o.part_of = lead_id
  ), linked as (
    -- Below several comments stands one link.
    select created_at, id, case
      when part -> 'path' = lead(part -> 'path') over (order by created_at, id) then part - 'path' - 'link' else part
    end as part
    from told where part is not null
  ), counted as (
    select kind, count(*) as number from told where part is not null group by kind
  )
  select
    (select jsonb_agg(part order by created_at, id) from linked),
    (
      select string_agg(words, ', ' order by place)
      from counted, lateral (
        select
          array_position(array['message', 'consultation', 'date', 'comment', 'build', 'calendar'], kind) as place,
          case kind
            when 'message' then private.say_number(number, '{count} message', '{count} messages')
            when 'consultation' then private.say_number(number, '{count} request', '{count} requests')
            when 'date' then private.say_number(number, '{count} changed date', '{count} changed dates')
            when 'comment' then private.say_number(number, '{count} comment to moderate', '{count} comments to moderate')
            when 'build' then private.say_number(number, '{count} failed build', '{count} failed builds')
            when 'calendar' then private.say_number(number, '{count} report of calendars', '{count} reports of calendars')
          end as words
      ) as noun
    )
  into parts, counts;
  if parts is null then
    return null;
  end if;
  first := parts -> 0;
  select * into strict rules from private.notification_settings;
  return jsonb_build_object(
    'subject', private.one_line(case when jsonb_array_length(parts) > 1 then counts else first ->> 'subject' end, 150),
    'parts', parts,
    'reply_to', case
      when jsonb_array_length(parts) = 1 and private.is_deliverable_address(first ->> 'reply_to') then first -> 'reply_to'
    end,
    'site_url', rules.site_url,
    'site_name', private.site_in_words(rules.site_url)
  );
end;
$$;

-- Form services send what they get on by mail.
create or replace function private.form_fields(outbox_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('name', m.name, 'email', m.email, 'subject', m.subject, 'message', m.message)
  from private.outbox as o join public.contact_messages as m on m.id = o.cause_id
  where o.id = outbox_id and o.kind = 'message'
  union all
  select jsonb_build_object(
    'name', r.name, 'email', r.email, 'company', r.company, 'project_type', r.project_type,
    'budget_range', r.budget_range, 'timeline', r.timeline, 'message', r.message,
    'subject', private.say('New Consultation Request'), 'formType', 'consultation'
  ) || jsonb_strip_nulls(jsonb_build_object('kind', r.kind))
  from private.outbox as o join public.consultation_requests as r on r.id = o.cause_id
  where o.id = outbox_id and o.kind = 'consultation';
$$;

-- To readers

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
      'path', '/blog/' || slug, 'link', private.say('Read the article')
    ) as part
    from articles where place <= 20
    union all
    select 1, place, jsonb_build_object(
      'subject', private.say('More new articles'),
      'title', private.say_number(number - 20, 'And {count} more articles', 'And {count} more articles'), 'facts', '[]'::jsonb,
      'text', private.say('All of them are on the site.'), 'path', '/blog', 'link', private.say('See all articles')
    )
    from articles where place = 21
    union all
    select
      2, row_number() over (order by reply.is_by_owner desc, reply.created_at, reply.id),
      jsonb_build_object(
        'subject', private.say(
          'A reply to your comment on “{title}”', jsonb_build_object('title', private.one_line(post.title, 80))
        ),
        'title', private.say('On “{title}” by {author}', jsonb_build_object('title', post.title, 'author', case post.author_name
          when 'Admin' then coalesce(nullif((select site_name from public.site_settings), ''), private.say('the owner of this site'))
          else post.author_name
        end)),
        'facts', jsonb_build_array(jsonb_build_array(
          case when reply.is_by_owner then private.say('The site’s owner replied') else private.say('A reader replied') end,
          case
            when reply.number > 1 then private.say_number(
              reply.number - 1, '{name} (and {count} more)', '{name} (and {count} more)',
              jsonb_build_object('name', private.one_line(reply.author_name, 80))
            )
            else private.one_line(reply.author_name, 80)
          end
        )),
        'text', private.beginning(reply.content, 300), 'quoted', true,
        'path', '/blog/' || post.slug || '#comment-' || reply.id, 'link', private.say('Read the thread')
      )
    from replies as reply join public.posts as post on post.id = reply.post_id
    where reply.place = 1
  )
  select jsonb_agg(part order by rank, place) from parts;
$$;

create or replace function private.compose_reader_mail(mail private.outbox, site text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
  rules private.notification_settings;
  address text;
  question text;
  is_known boolean;
  parts jsonb;
  subject text;
begin
  select * into reader from private.subscribers where id = mail.cause_id;
  select * into strict rules from private.notification_settings;
  address := coalesce(site, rules.site_url);
  is_known := private.has_confirmed(reader);
  if mail.kind = 'news' then
    parts := private.news_parts(mail);
  else
    question := case when is_known then private.say('Please confirm what was asked for') else private.say('Please confirm your address') end;
    parts := jsonb_build_array(jsonb_build_object(
      'subject', question, 'title', question, 'facts', '[]'::jsonb,
      'text', concat_ws(
        E'\n\n',
        private.say(
          'Somebody, most likely you, has asked for mails to this address. The link leads to a page that says what for, with a button. Without it nothing of that is sent, and it is forgotten after a week.'
        ),
        case when is_known then private.say('What you have confirmed before stays as it is.') end
      ),
      'path', '/subscriptions#' || reader.token, 'link', private.say('See and confirm')
    ));
  end if;
  if parts is null then
    return null;
  end if;
  subject := private.one_line(parts #>> '{0,subject}', 120);
  return jsonb_build_object(
    'subject', case
      when jsonb_array_length(parts) > 1 then private.say_number(
        jsonb_array_length(parts) - 1, '{subject} and {count} more', '{subject} and {count} more', jsonb_build_object('subject', subject)
      )
      else subject
    end,
    'parts', parts,
    'site_url', address,
    'site_name', private.site_in_words(address),
    'footer', case mail.kind
      when 'news' then private.say('You get this because you have asked for it.')
      else private.say('You can also have the address forgotten at once.')
    end,
    'footer_link', jsonb_build_object('label', private.say('Change or stop these mails'), 'path', '/subscriptions#' || reader.token),
    -- RFC 8058
    'headers', jsonb_build_object(
      'List-Unsubscribe', '<' || coalesce(site || '/functions/v1/mail', rules.mail_url) || '/unsubscribe?token=' || reader.token || '>',
      'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'
    )
  );
end;
$$;

-- To whoever asked for a consultation

create or replace function private.payment_facts(request public.consultation_requests) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when private.is_unpaid(request) and request.held_until is not null then jsonb_build_array(
      jsonb_build_array(private.label('To be paid:'), private.money(request.amount, request.currency)),
      jsonb_build_array(private.label('Reference:'), request.payment_reference),
      jsonb_build_array(private.label('Held until:'), private.time_in_words(
        request.held_until, coalesce(request.time_zone, (select booking_time_zone from public.site_settings))
      ))
    )
    else '[]'
  end;
$$;

create or replace function private.mail_client(
  request public.consultation_requests, text text, cause text, due timestamptz, token text default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  method constant text := private.calendar_method(request);
  -- What is published names nobody who is invited: https://www.rfc-editor.org/rfc/rfc5546#section-3.2.1
  people constant text := case
    when method = 'PUBLISH' then regexp_replace(private.calendar_people(request.email), 'ATTENDEE.*$', '')
    else private.calendar_people(request.email)
  end;
  event constant text := private.calendar_event(request, false, people);
  project constant jsonb := jsonb_build_object('project', private.choice_in_words(
    request.project_type, replace(initcap(replace(request.project_type, '-', ' ')), 'Ai ', 'AI ')
  ));
  site public.site_settings;
  rules private.notification_settings;
begin
  select * into strict site from public.site_settings;
  select * into strict rules from private.notification_settings;
  if not private.mails_visitors() then
    return;
  end if;
  if event is not null and rules.site_url <> '' and request.status <> 'declined' then
    token := coalesce(token, private.new_date_link(request.id));
  else
    token := null;
  end if;
  -- What has not left yet tells what is past.
  update private.outbox set state = 'given up', due_at = null, settled_at = now(), answer = 'A later one took its place.'
  where outbox.kind = 'answer' and cause_id = request.id and state = 'waiting';
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, mail)
  values (
    'answer', 'answer:' || request.id || ':' || cause, request.id, request.email, due,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', private.say('Re: {project} Consultation', project), 'reply_to', nullif(site.contact_email, ''),
      'parts', jsonb_build_array(jsonb_build_object(
        'title', private.say('{project} Consultation', project), 'facts', private.payment_facts(request), 'text', mail_client.text,
        'link', case
          when token is null then null
          when private.is_unpaid(request) then private.say('See it, pay, move it or call it off')
          else private.say('See it, move it or call it off')
        end,
        'path', '/date#' || token
      )),
      'site_url', rules.site_url, 'site_name', nullif(private.one_line(site.site_name, 100), ''),
      'attachments', jsonb_build_array(jsonb_build_object(
        -- The same method as in the file, or programs offer it as a download only.
        'name', 'consultation.ics', 'type', 'text/calendar; charset=utf-8; method=' || method,
        'base64', translate(encode(convert_to(private.calendar(event, method), 'utf8'), 'base64'), E'\n', '')
      ))
    )) - case when event is null then 'attachments' else '' end
  )
  on conflict on constraint outbox_cause_key do update
    set state = 'waiting', due_at = due, settled_at = null, mail = excluded.mail
    where outbox.state = 'given up';
end;
$$;

create or replace function private.tell_of_change(request public.consultation_requests, token text) returns void
language plpgsql
set search_path = ''
as $$
declare
  at constant jsonb := jsonb_build_object('time', private.time_in_words(
    private.date_of(request), coalesce(request.time_zone, (select booking_time_zone from public.site_settings))
  ));
begin
  perform private.tell_owner('date', request.id, request.id || ':' || request.sequence);
  perform private.mail_client(
    request,
    case
      when request.called_off_by = 'clock' then private.say(
        'Your payment was not marked as received in time, so {time} is free for others again. If you have paid, please answer this email.',
        at
      )
      when request.status = 'declined' then coalesce(
        private.say('You have called off our consultation of {time}.', at), private.say('You have taken back your request.')
      )
      when request.scheduled_for = request.proposed_for then private.say('You have accepted the time of our consultation: {time}.', at)
      when request.status = 'scheduled' then private.say('You have moved our consultation. It is now on {time}.', at)
      when private.is_unpaid(request) then private.say('You have asked for another time: {time}.', at)
      else private.say('You have asked for another time: {time}. It is held for you for 48 hours.', at)
    end,
    'change ' || request.sequence, now(), token
  );
end;
$$;

create or replace function private.reminder_mail(request public.consultation_requests, side text) returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'subject', private.one_line(coalesce(
      private.say('Reminder: consultation with {name}', jsonb_build_object(
        'name', case side when 'owner' then request.name else nullif(site.site_name, '') end
      )),
      private.say('Reminder: consultation')
    ), 150),
    'parts', jsonb_build_array(jsonb_build_object(
      'title', coalesce(request.kind, private.request_in_words(request)),
      'facts', jsonb_build_array(
        jsonb_build_array(private.label('When:'), private.clock_in_words(request.scheduled_for, zone)),
        jsonb_build_array(private.label('Time zone:'), replace(zone, '_', ' ')),
        jsonb_build_array(private.label('Length:'), private.length_in_words(request.minutes))
      ) || case side
        when 'owner' then jsonb_build_array(
          jsonb_build_array(private.label('With:'), request.name), jsonb_build_array(private.label('E-mail:'), request.email)
        )
        else '[]'
      end,
      'text', case
        when site.contact_email <> '' then private.say('If you cannot come, please say so: an answer to this mail is enough.')
      end
    ) || case side
      when 'owner' then jsonb_build_object(
        'text', private.beginning(request.message, 1000), 'quoted', true,
        'path', '/admin/consultations?id=' || request.id, 'link', private.say('Open the request')
      )
      else jsonb_build_object(
        'path', '/date#' || private.new_date_link(request.id), 'link', private.say('See it, move it or call it off')
      )
    end),
    'reply_to', case
      -- No address of the owner's but the public one
      when side <> 'owner' then nullif(site.contact_email, '')
      when private.is_deliverable_address(request.email) then request.email
    end,
    'site_url', rules.site_url,
    'site_name', private.site_in_words(rules.site_url)
  ))
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (
      select case when side = 'owner' then site.booking_time_zone else coalesce(request.time_zone, site.booking_time_zone) end as zone
    ) as clock;
$$;

create or replace function private.warn_unpaid() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due public.consultation_requests;
begin
  if not private.mails_visitors() then
    return;
  end if;
  for due in
    select * from public.consultation_requests as request
    where amount is not null and paid_at is null and held_until > now() and private.is_unpaid(request)
      and held_until <= now() + make_interval(mins => least(24 * 60, payment_hours * 30))
      and not exists (select from private.outbox where cause = private.reminder_cause(request, 'payment'))
  loop
    insert into private.outbox (kind, cause, cause_id, recipient, mail)
    select
      'reminder', private.reminder_cause(due, 'payment'), due.id, due.email,
      jsonb_strip_nulls(jsonb_build_object(
        'subject', private.one_line(coalesce(
          private.say('Not paid yet: consultation with {name}', jsonb_build_object('name', nullif(site.site_name, ''))),
          private.say('Not paid yet: consultation')
        ), 150),
        'parts', jsonb_build_array(jsonb_build_object(
          'title', private.time_in_words(private.date_of(due), coalesce(due.time_zone, site.booking_time_zone)),
          'facts', private.payment_facts(due),
          'text', private.say(
            'Your payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.'
          ),
          'link', private.say('See how to pay'), 'path', '/date#' || private.new_date_link(due.id)
        )),
        'reply_to', nullif(site.contact_email, ''),
        'site_url', rules.site_url,
        'site_name', private.site_in_words(rules.site_url)
      ))
    from public.site_settings as site, private.notification_settings as rules
    on conflict on constraint outbox_cause_key do nothing;
  end loop;
end;
$$;

-- Calendars

create or replace function private.calendar_event(
  request public.consultation_requests, is_for_owner boolean, people text default ''
) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VEVENT\r\n'
    || private.calendar_text('UID', request.id::text)
    || private.calendar_text('SEQUENCE', coalesce(request.sequence, 0)::text)
    || to_char(now() at time zone 'UTC', '"DTSTAMP:"YYYYMMDD"T"HH24MISS"Z"') || E'\r\n'
    || private.calendar_time('DTSTART', start, zone)
    || private.calendar_time('DTEND', start + make_interval(mins => request.minutes), zone)
    || case request.status
      when 'pending' then E'STATUS:TENTATIVE\r\n'
      when 'declined' then E'STATUS:CANCELLED\r\n'
      else E'STATUS:CONFIRMED\r\n'
    end
    || people
    || private.calendar_text('SUMMARY', case
      when is_for_owner then private.say('Consultation: {name}', jsonb_build_object('name', request.name))
      else coalesce(
        private.say('Consultation with {name}', jsonb_build_object('name', nullif(settings.site_name, ''))), private.say('Consultation')
      )
    end)
    || case
      when is_for_owner then private.calendar_text(
        'DESCRIPTION', concat_ws(E'\n', private.choice_in_words(request.project_type), request.company, request.email)
      )
      when settings.contact_email <> '' then private.calendar_text('DESCRIPTION', settings.contact_email)
      else ''
    end
    || E'END:VEVENT\r\n'
  from
    public.site_settings as settings,
    lateral (
      select
        case
          when request.status in ('scheduled', 'completed') then request.scheduled_for
          when request.status = 'pending' and private.is_held(request) then coalesce(request.proposed_for, request.requested_for)
          when request.status = 'declined' and not is_for_owner
            then coalesce(request.scheduled_for, request.proposed_for, request.requested_for)
        end as start,
        case when is_for_owner or request.time_zone is null then settings.booking_time_zone else request.time_zone end as zone
    ) as appointment
  where start is not null and request.minutes is not null;
$$;

create or replace function private.calendar(events text, method text default null) returns text
language sql stable
set search_path = ''
as $$
  select E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Personal developer site//Consultations//EN\r\n'
    || case when method is null then '' else private.calendar_text('METHOD', method) end
    || private.calendar_text('X-WR-CALNAME', private.say('Consultations'))
    || case
      -- RFC 5545 (3.6) asks for a component, and programs refuse a calendar without one, or take it for a fault.
      when events = '' then
        E'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n'
        || E'TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
      else coalesce(
        (
          select string_agg(private.calendar_zone(zone, first_day, last_day), '' order by zone)
          from (
            select found[1] as zone, min(found[2])::date as first_day, max(found[2])::date as last_day
            -- At the beginning of a line, where nothing typed can stand.
            from regexp_matches(events, E'\nDT(?:START|END);TZID=([^:]+):([0-9]{8})', 'g') as found
            group by found[1]
          ) as zones
        ),
        ''
      ) || events
    end
    || E'END:VCALENDAR\r\n';
$$;

-- Sending

-- As before, and a mail says in which language it is, unless that is English. One that may have arrived is repeated as it was.
create or replace function private.mail_to_send(lead private.outbox, site text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  is_for_reader constant boolean := lead.kind in ('confirm', 'news');
  -- As an answer to a request, which was written when its row was.
  is_written constant boolean := lead.kind = 'reminder' or (lead.recipient is not null and not is_for_reader);
  spoken constant jsonb := (
    select jsonb_strip_nulls(jsonb_build_object(
      'language', nullif(language, 'en'), 'direction', case when is_right_to_left then 'rtl' end
    ))
    from private.site_words
  );
begin
  if lead.mail is not null and (lead.uncertain_since is not null or is_written) then
    return case when lead.uncertain_since is null then spoken else '{}' end
      || lead.mail || jsonb_strip_nulls(jsonb_build_object('site_url', case when lead.kind = 'reminder' then site end));
  end if;
  perform private.take_along(lead);
  return
    spoken || case when is_for_reader then private.compose_reader_mail(lead, site) else private.compose_mail(lead.id) end
    || jsonb_strip_nulls(jsonb_build_object('site_url', site));
end;
$$;

-- As before, in the language of the mail.
create or replace function private.mail_html(mail jsonb) returns text
language sql stable
set search_path = ''
as $$
  select
    '<!doctype html><html lang="' || private.escape_html(coalesce(mail ->> 'language', 'en')) || '"'
    || coalesce(' dir="' || private.escape_html(mail ->> 'direction') || '"', '') || '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    || '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>'
    || private.escape_html(mail ->> 'subject') || '</title><style>'
    || ':root{color-scheme:light dark}'
    || 'body{margin:0;padding:24px 12px;background:#f7f2ea;color:#1c1814;font:16px/1.6 Georgia,serif}'
    || '.mail{max-width:560px;margin:0 auto}'
    || '.part{background:#fdfbf8;border:1px solid #ded7cc;padding:20px;margin:0 0 16px}'
    || 'h1{font-size:20px;line-height:1.3;font-weight:normal;margin:0 0 12px}'
    || '.part,h1{overflow-wrap:anywhere;word-break:break-word}'
    || 'p{margin:0 0 12px}.text{white-space:pre-wrap}'
    || '.facts,.foot,.foot a{font-family:system-ui,sans-serif;font-size:14px;color:#5c554d}'
    || '.button{display:inline-block;padding:12px 18px;background:#b83a10;color:#fff;font:600 15px/1.2 system-ui,sans-serif;text-decoration:none}'
    || '@media (prefers-color-scheme:dark){body{background:#14110e;color:#ece7de}.part{background:#1d1916;border-color:#38332d}'
    || '.facts,.foot,.foot a{color:#aaa298}.button{background:#f28a4b;color:#14110e}}'
    || '</style></head><body><div class="mail">'
    || string_agg(
      '<div class="part"><h1 dir="auto">' || private.escape_html(part ->> 'title') || '</h1>'
      || coalesce('<p class="facts">' || (
        select string_agg(private.escape_html(fact ->> 0) || ': ' || private.escape_html(fact ->> 1), '<br>' order by place)
        from jsonb_array_elements(part -> 'facts') with ordinality as facts (fact, place)
      ) || '</p>', '')
      || '<p class="text" dir="auto">' || private.escape_html(part ->> 'text') || '</p>'
      || coalesce(
        '<p style="margin:16px 0 0"><a class="button" href="' || private.escape_html((mail ->> 'site_url') || (part ->> 'path')) || '">'
        || private.escape_html(part ->> 'link') || '</a></p>', ''
      )
      || '</div>',
      '' order by place
    )
    || '<p class="foot">' || concat_ws(
      '<br>', nullif(private.escape_html(mail ->> 'site_name'), ''), private.escape_html(mail ->> 'footer'),
      '<a href="' || private.escape_html((mail ->> 'site_url') || (mail #>> '{footer_link,path}')) || '">'
      || private.escape_html(mail #>> '{footer_link,label}') || '</a>'
    )
    || '</p></div></body></html>'
  from jsonb_array_elements(mail -> 'parts') with ordinality as parts (part, place);
$$;
