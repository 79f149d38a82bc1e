-- Binding the site voids every key that somebody who acted as its owner may know.

begin;
\ir people.psql
select plan(26);

-- Whatever is added to the schema under such a name, and is not for everybody, is looked at here: is it a key of the owner's, and is it void?
select set_eq(
  $$select class.relname || '.' || attname
    from pg_catalog.pg_attribute join pg_catalog.pg_class as class on class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and not has_column_privilege('anon', class.oid, attnum, 'select')
      and attname ~ 'token|secret|hash|salt|hook|(^|_)key|url$'$$,
  array[
    -- Void
    'build_hook.url', 'build_hook.token', 'calendar_feed.token_hash', 'draft_links.token_hash',
    'busy_calendars.secret', 'busy_calendars.secret_id', 'busy_calendars.ticket_hash', 'busy_calendars.function_url',
    'consultation_requests.link_hashes',
    'notification_settings.secret', 'notification_settings.secret_id', 'notification_settings.events_key_hash',
    'notification_settings.key_header', 'notification_settings.mail_url', 'notification_settings.site_url',
    -- The readers' own
    'subscribers.token',
    -- No keys
    'client_salts.salt',
    'media.hash'
  ],
  'these columns may hold keys'
);

-- What a thief could have set

select tests.act_as('owner');
select public.set_notification_service('resend', '', 'key', 'thief@a.example', 'thief@a.example');
select public.set_reader_mails(true, 'https://db.example/functions/v1/mail', 'https://a.example');
select public.set_mail_events_key(repeat('k', 43));
select public.set_build_hook('https://host.example/hook', 'token');
select public.set_calendar_feed(repeat('c', 43));
select public.add_busy_calendar('00000000-0000-4000-9000-000000000911', 'Mine', 'https://thief.example/a.ics', 'https://thief.example/read');
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Void', 'void-draft', 'Text.', false);
select public.share_draft('00000000-0000-4000-9000-000000000101', repeat('d', 43), 7);
select public.send_consultation_request(
  '00000000-0000-4000-9000-000000000701', 'Eve', 'eve@b.example', 'other', 'Text.', token => repeat('t', 43)
);
select public.send_consultation_request(
  '00000000-0000-4000-9000-000000000702', 'Eve', 'eve@b.example', 'other', 'Text.', token => repeat('b', 43)
);
delete from public.consultation_requests where id = '00000000-0000-4000-9000-000000000702';
select public.set_mail_language('de', 'known', false, '{"See and confirm": "https://thief.example"}', '{}');
update public.site_settings set admin_email = 'thief@a.example' where singleton;
select tests.act_as('database');
insert into private.outbox (kind, cause, recipient, mail) values
  ('reminder', 'reminder:1', 'client@a.example', '{"subject": "Pay here", "parts": [], "site_url": "https://a.example"}');
insert into private.outbox (kind, cause, recipient, mail) values
  ('answer', 'answer:1', 'client@a.example', '{"subject": "Pay here", "parts": []}');
update private.notification_settings set key_header = 'X-Key';
select tests.act_as('owner');
select is((select voided from public.site_health(now())), '{}', 'nothing is void at first');

select tests.act_as('database');
select matches(private.set_owner('owner@tests.example'), 'the page «Health» of the admin area says which to set again', 'whoever binds the site is told');
update private.site_owner set bound_at = now() - interval '1 second';

select is((select service from private.notification_settings), null, 'no service is sent to');
select is(private.notification_secret(), null, 'its key is gone');
select is((select host || recipient || sender from private.notification_settings), '', 'and so is to whom it sent');
select is((select key_header || site_url || mail_url from private.notification_settings), 'Authorization', 'nor does anything lead to another site');
select is((select state from private.outbox where cause = 'answer:1'), 'given up', 'what waits for clients is not sent by the owner''s next service');
select is_empty($$select from private.outbox where cause = 'reminder:1'$$, 'nor what was to remind them, of another site');
select is((select private.say('See and confirm') || version from private.site_words), 'See and confirm', 'mails have no other words');
select is((select events_key_hash from private.notification_settings), null, 'nobody reports bounces');
select is((select mails_readers from public.site_settings), false, 'readers are not mailed');
select is((select admin_email from public.site_settings), '', 'messages do not go to another address');
select is_empty('select from private.build_hook', 'nothing is built');
select is_empty('select from private.calendar_feed', 'the calendar has no address');
select is_empty('select from private.busy_calendars', 'no calendar elsewhere is read, nor its address known');
select tests.act_as('anon');
select is_empty($$select * from public.shared_draft(repeat('d', 43))$$, 'and the link to a draft opens nothing');
select is_empty($$select * from public.read_date(repeat('t', 43))$$, 'nor does the link to a date, which stood in a mail');
select tests.act_as('owner');
select public.restore_deleted('consultation_requests', array['00000000-0000-4000-9000-000000000702']::uuid[]);
select is_empty($$select * from public.read_date(repeat('b', 43))$$, 'also if the request was in the bin');

-- What the owner is told

select tests.act_as('owner');
select is(
  (select voided from public.site_health(now())), '{delivery,messages,readers,reports,build,calendar,drafts,busy}', 'the owner learns what is to be set again'
);
select public.set_build_hook('https://host.example/hook');
select public.set_calendar_feed(repeat('e', 43));
select public.add_busy_calendar('00000000-0000-4000-9000-000000000912', 'Work', 'https://a.example/work.ics', 'https://db.example/read');
select is((select voided from public.site_health(now())), '{delivery,messages,readers,reports,drafts}', 'until it is');
select tests.act_as('database');
update private.site_owner set bound_at = now() - interval '31 days';
select tests.act_as('owner');
select is((select voided from public.site_health(now())), '{}', 'or for a month');

-- The first owner

select tests.act_as('database');
delete from private.build_hook;
delete from private.calendar_feed;
delete from private.busy_calendars;
select doesnt_match(private.set_owner('owner@tests.example'), 'Health', 'where there is no key, nothing is said');

-- A recipient is kept without a service as well

update public.site_settings set admin_email = 'thief@a.example' where singleton;
update private.notification_settings set recipient = 'thief@a.example';
select matches(private.set_owner('owner@tests.example'), 'Health', 'an address alone is a key, too');
select is(private.owner_address(), 'owner@tests.example', 'and messages go to the owner');

delete from private.site_owner;
update public.site_settings set admin_email = 'mine@a.example' where singleton;
select private.set_owner('owner@tests.example');
select is((select admin_email from public.site_settings), 'mine@a.example', 'at the first binding the settings stay');

select * from finish();
rollback;
