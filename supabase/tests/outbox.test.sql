-- The outbox: who chooses the delivery service and sees what was sent, and when the owner is told.

begin;
\ir people.psql
select plan(43);

delete from private.outbox;
delete from private.audit_log;
update private.notification_settings set service = null, set_at = null, looked_at = null, ran_at = null where singleton;
create function tests.settings() returns jsonb language sql as $$
  select to_jsonb(found) from public.notifications() as found;
$$;
create function tests.add(state text, mail jsonb default null) returns uuid language sql security definer as $$
  insert into private.outbox (kind, cause, state, mail, due_at)
  values ('test', gen_random_uuid()::text, state, mail, case when state = 'waiting' then now() end) returning id;
$$;
create function tests.state_of(wanted uuid) returns text language sql security definer as $$
  select state || case when due_at is null then '' else ', due' end from private.outbox where id = wanted;
$$;

-- Others

select tests.act_as('anon');
select is(public.forms_are_sent_to(), null, 'without a delivery service messages go nowhere');
select tests.act_as('database');
select is_empty(
  $$select grantee, table_name from information_schema.role_table_grants
    where table_schema = 'private' and table_name in ('outbox', 'outbox_requests', 'notification_settings') and grantee in ('anon', 'authenticated')$$,
  'no role of the API reaches the tables themselves'
);

-- The delivery service

select tests.act_as('owner');
select throws_ok($$select public.set_notification_service('webhook')$$, '23514', 'The service needs an https:// address of a public host.', 'a webhook needs an address');
select throws_ok($$select public.set_notification_service('webhook', 'https://10.0.0.1/hook')$$, '23514', 'The service needs an https:// address of a public host.', 'of a public host');
select throws_ok($$select public.set_notification_service('resend', '', '', 'a@b.example')$$, '23514', 'The service needs its API key.', 'Resend needs a key');
select throws_ok($$select public.set_notification_service('resend', '', 'a key', 'a@b.example')$$, '23514', 'The key can have at most 500 characters, and no spaces.', 'without spaces');
select throws_ok($$select public.set_notification_service('resend', '', 'key')$$, '23514', 'The service needs a sender.', 'and a sender');
select throws_ok($$select public.set_notification_service('template', 'https://a.example/send')$$, '23514', 'The service needs a template.', 'a template needs itself');
select lives_ok($$select public.set_notification_service('resend', '', 're_secret', 'Site <a@b.example>', 'me@b.example', site_url => 'https://site.example/')$$, 'the owner chooses Resend');
select is(tests.settings() ->> 'has_key', 'true', 'and learns that there is a key');
select unalike(tests.settings()::text, '%re_secret%', 'not which');
select lives_ok($$select public.set_notification_service('resend', '', '', 'Site <b@b.example>', 'me@b.example')$$, 'the sender changes without the key');
select is(tests.settings() ->> 'has_key', 'true', 'which stays');
select lives_ok($$select public.set_notification_service('resend', 'https://b.example/left', '', 'Site <b@b.example>', 'me@b.example')$$, 'whatever stands in a field that it does not ask for');
select throws_ok($$select public.set_notification_service('postmark', '', '', 'Site <b@b.example>')$$, '23514', 'The service needs its API key.', 'another service does not get it');
select tests.act_as('anon');
select is(public.forms_are_sent_to(), 'api.resend.com', 'visitors learn where messages go');
select tests.act_as('owner');
update public.site_settings set enable_email_notifications = false where singleton;
select tests.act_as('anon');
select is(public.forms_are_sent_to(), null, 'not while they go nowhere');
select tests.act_as('owner');
update public.site_settings set enable_email_notifications = true where singleton;
select lives_ok($$select public.set_notification_service('template', 'https://a.example/send', 'secret', template => '{}')$$, 'the owner chooses another one');
select lives_ok($$select public.set_notification_service('template', 'https://A.example/v2', '', template => '{}')$$, 'whose address changes at its host without the key');
select is(tests.settings() ->> 'has_key', 'true', 'which stays there');
select throws_ok($$select public.set_notification_service('template', 'https://b.example/send', '', template => '{}')$$, '23514', 'The service needs its API key.', 'another host does not get it either');
select lives_ok($$select public.set_notification_service('webhook', 'https://a.example/hook')$$, 'where there is no key');
select lives_ok($$select public.set_notification_service('webhook', 'https://b.example/hook')$$, 'the host changes');
select lives_ok($$select public.set_notification_service('')$$, 'the owner wants none any more');
select tests.act_as('database');
select is(private.notification_secret(), null, 'and the key is forgotten');

-- When

select tests.act_as('owner');
select throws_ok($$select public.set_notification_times('22:00', '07:00', 'Mars/Olympus', 'none', 8)$$, '23514', 'The time zone is not known.', 'zones are those of this world');
select lives_ok($$select public.set_notification_times('22:00', '07:00', 'Europe/Berlin', 'daily', 8)$$, 'the owner wants one mail a day, and peace at night');
select tests.act_as('database');
select is(
  (private.owner_due_at('message') at time zone 'Europe/Berlin')::time, '08:00'::time, 'which comes at that hour there'
);
select ok(private.owner_due_at('message') between now() and now() + interval '25 hours', 'and within a day');
update private.notification_settings set quiet_from = '00:00', quiet_until = '00:00', digest = 'none' where singleton;
select is(private.is_quiet(), false, 'equal times are no time');
update private.notification_settings set time_zone = 'UTC', quiet_from = (now() at time zone 'UTC' - interval '1 minute')::time, quiet_until = (now() at time zone 'UTC' + interval '1 minute')::time where singleton;
select is(private.is_quiet(), true, 'now is quiet');
update private.notification_settings set quiet_from = quiet_until, quiet_until = quiet_from where singleton;
select is(private.is_quiet(), false, 'and the rest of the day is not');

-- What the owner does with a mail

select tests.act_as('owner');
create temporary table mails on commit drop as
select state, tests.add(state) as id from unnest(array['failed', 'unknown', 'given up', 'sent', 'sending', 'waiting']) as state;
select lives_ok($$select public.send_again(id) from mails where state in ('failed', 'unknown', 'given up')$$, 'what did not arrive is sent again');
select is(
  (select string_agg(tests.state_of(id), '; ' order by state) from mails where state in ('failed', 'unknown', 'given up')),
  'waiting, due; waiting, due; waiting, due', 'at once'
);
select throws_ok($$select public.send_again(id) from mails where state = 'sent'$$, '23514', 'This mail is on its way, sent, or not there any more.', 'what arrived is not');
select throws_ok($$select public.give_up_mail(id) from mails where state = 'sending'$$, '23514', 'This mail is on its way, sent, or not there any more.', 'what is on its way cannot be stopped');
select lives_ok($$select public.give_up_mail(id) from mails where state = 'waiting'$$, 'what waits can');
select is(tests.state_of(id), 'given up', 'and is sent no more') from mails where state = 'waiting';

select results_eq(
  $$select kind, action from public.audit_page() where kind like 'notification%' order by id$$,
  $$values ('notification_service', 'created'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'deleted'), ('notification_times', 'changed')$$,
  'the changes are noted, without the key'
);
select is(tests.settings() ->> 'is_watched', 'false', 'the owner learns that nobody sends by itself');

-- Comments that wait

select tests.act_as('database');
delete from private.outbox;
update public.site_settings set comment_moderation = 'everybody', enable_comments = true, enable_email_notifications = true;
insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Told', 'told', 'Text.', true);
create function tests.told() returns setof text language sql security definer as $$
  select state || case when due_at is null then '' else ', due' end from private.outbox
  where kind = 'comment' and cause_id = '00000000-0000-4000-9000-000000000201' order by due_at nulls first;
$$;
select tests.act_as('stranger');
select public.add_comment('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', 'Sam', 'First.');
select results_eq('select tests.told()', array['waiting, due'], 'the owner is told of a comment that waits');
select public.edit_comment('00000000-0000-4000-9000-000000000201', 'Second.');
select results_eq('select tests.told()', array['waiting, due'], 'once, however often it is edited meanwhile');
select tests.act_as('database');
update private.outbox set state = 'sent', due_at = null, settled_at = now();
select tests.act_as('owner');
update public.comments set status = 'approved' where id = '00000000-0000-4000-9000-000000000201';
select tests.act_as('stranger');
select public.edit_comment('00000000-0000-4000-9000-000000000201', 'Third.');
select results_eq('select tests.told()', array['sent', 'waiting, due'], 'and again when it waits again');

select * from finish();
rollback;
