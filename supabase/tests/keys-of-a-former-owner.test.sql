-- Binding the site voids every key that someone acting as its owner before may know.

begin;
\ir people.psql
select plan(26);

-- Every new column with such a name that is not public must be listed here: is it one of the owner's keys, and is it voided?
select set_eq(
  $$select class.relname || '.' || attname
    from pg_catalog.pg_attribute join pg_catalog.pg_class as class on class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = '' and not has_column_privilege('anon', class.oid, attnum, 'select')
      and attname ~ 'token|secret|hash|salt|hook|(^|_)key|url$'$$,
  array[
    -- Voided
    'build_hook.url', 'build_hook.token', 'calendar_feed.token_hash', 'draft_links.token_hash',
    'busy_calendars.secret', 'busy_calendars.secret_id', 'busy_calendars.ticket_hash', 'busy_calendars.function_url',
    'consultation_requests.link_hashes',
    'notification_settings.secret', 'notification_settings.secret_id', 'notification_settings.events_key_hash',
    'notification_settings.key_header', 'notification_settings.mail_url', 'notification_settings.site_url',
    -- The readers' own
    'subscribers.token',
    -- Not keys
    'client_salts.salt',
    'media.hash'
  ],
  'these columns may contain keys'
);

-- What an attacker could have set

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
select is((select voided from public.site_health(now())), '{}', 'at first nothing is voided');

select tests.act_as('database');
select matches(private.set_owner('owner@tests.example'), 'the “Health” page of the admin area says which to set again', 'binding the site reports that keys were voided');
update private.site_owner set bound_at = now() - interval '1 second';

select is((select service from private.notification_settings), null, 'no delivery service is set');
select is(private.notification_secret(), null, 'the service''s key is removed');
select is((select host || recipient || sender from private.notification_settings), '', 'the service''s host, recipient and sender are removed');
select is((select key_header || site_url || mail_url from private.notification_settings), 'Authorization', 'no URL of another site is left');
select is((select state from private.outbox where cause = 'answer:1'), 'given up', 'emails waiting for clients are not sent by the owner''s next service');
select is_empty($$select from private.outbox where cause = 'reminder:1'$$, 'reminders with links to another site are not sent');
select is((select private.say('See and confirm') || version from private.site_words), 'See and confirm', 'translations of emails are removed');
select is((select events_key_hash from private.notification_settings), null, 'bounce reports are no longer accepted');
select is((select mails_readers from public.site_settings), false, 'readers get no emails');
select is((select admin_email from public.site_settings), '', 'messages do not go to another address');
select is_empty('select from private.build_hook', 'no build hook is set');
select is_empty('select from private.calendar_feed', 'the calendar has no URL');
select is_empty('select from private.busy_calendars', 'no external calendar is read, and its URL is removed');
select tests.act_as('anon');
select is_empty($$select * from public.shared_draft(repeat('d', 43))$$, 'the link to a draft stops working');
select is_empty($$select * from public.read_date(repeat('t', 43))$$, 'the emailed link to a consultation stops working');
select tests.act_as('owner');
select public.restore_deleted('consultation_requests', array['00000000-0000-4000-9000-000000000702']::uuid[]);
select is_empty($$select * from public.read_date(repeat('b', 43))$$, 'the link to a consultation in the bin stops working, too');

-- What the owner sees

select tests.act_as('owner');
select is(
  (select voided from public.site_health(now())), '{delivery,messages,readers,reports,build,calendar,drafts,busy}', 'the owner sees what must be set again'
);
select public.set_build_hook('https://host.example/hook');
select public.set_calendar_feed(repeat('e', 43));
select public.add_busy_calendar('00000000-0000-4000-9000-000000000912', 'Work', 'https://a.example/work.ics', 'https://db.example/read');
select is((select voided from public.site_health(now())), '{delivery,messages,readers,reports,drafts}', 'an item disappears once it is set again');
select tests.act_as('database');
update private.site_owner set bound_at = now() - interval '31 days';
select tests.act_as('owner');
select is((select voided from public.site_health(now())), '{}', 'all items disappear after a month');

-- The first owner

select tests.act_as('database');
delete from private.build_hook;
delete from private.calendar_feed;
delete from private.busy_calendars;
select doesnt_match(private.set_owner('owner@tests.example'), 'Health', 'nothing is reported if there was no key');

-- A recipient is stored even without a service

update public.site_settings set admin_email = 'thief@a.example' where singleton;
update private.notification_settings set recipient = 'thief@a.example';
select matches(private.set_owner('owner@tests.example'), 'Health', 'a recipient alone counts as a key, too');
select is(private.owner_address(), 'owner@tests.example', 'messages go to the owner again');

delete from private.site_owner;
update public.site_settings set admin_email = 'mine@a.example' where singleton;
select private.set_owner('owner@tests.example');
select is((select admin_email from public.site_settings), 'mine@a.example', 'at the first binding the settings are kept');

select * from finish();
rollback;
