-- The outbox: who chooses the delivery service and sees what was sent, and when the owner is notified.

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

-- Other people

select tests.act_as('anon');
select is(public.forms_are_sent_to(), null, 'without a delivery service messages are not sent');
select tests.act_as('database');
select is_empty(
  $$select grantee, table_name from information_schema.role_table_grants
    where table_schema = 'private' and table_name in ('outbox', 'outbox_requests', 'notification_settings') and grantee in ('anon', 'authenticated')$$,
  'no API role can access the tables'
);

-- The delivery service

select tests.act_as('owner');
select throws_ok($$select public.set_notification_service('webhook')$$, '23514', 'The service needs an https:// address of a public host.', 'a webhook needs a URL');
select throws_ok($$select public.set_notification_service('webhook', 'https://10.0.0.1/hook')$$, '23514', 'The service needs an https:// address of a public host.', 'a webhook needs a public host');
select throws_ok($$select public.set_notification_service('resend', '', '', 'a@b.example')$$, '23514', 'The service needs its API key.', 'Resend needs a key');
select throws_ok($$select public.set_notification_service('resend', '', 'a key', 'a@b.example')$$, '23514', 'The key can have at most 500 characters, and no spaces.', 'Resend''s key has no spaces');
select throws_ok($$select public.set_notification_service('resend', '', 'key')$$, '23514', 'The service needs a sender.', 'Resend needs a sender');
select throws_ok($$select public.set_notification_service('template', 'https://a.example/send')$$, '23514', 'The service needs a template.', 'a template service needs a template');
select lives_ok($$select public.set_notification_service('resend', '', 're_secret', 'Site <a@b.example>', 'me@b.example', site_url => 'https://site.example/')$$, 'the owner chooses Resend');
select is(tests.settings() ->> 'has_key', 'true', 'the owner sees that there is a key');
select unalike(tests.settings()::text, '%re_secret%', 'the owner does not see the key');
select lives_ok($$select public.set_notification_service('resend', '', '', 'Site <b@b.example>', 'me@b.example')$$, 'the sender can be changed without the key');
select is(tests.settings() ->> 'has_key', 'true', 'the key is kept then');
select lives_ok($$select public.set_notification_service('resend', 'https://b.example/left', '', 'Site <b@b.example>', 'me@b.example')$$, 'a field that the service does not use is ignored');
select throws_ok($$select public.set_notification_service('postmark', '', '', 'Site <b@b.example>')$$, '23514', 'The service needs its API key.', 'another service does not get the key');
select tests.act_as('anon');
select is(public.forms_are_sent_to(), 'api.resend.com', 'visitors see where messages are sent');
select tests.act_as('owner');
update public.site_settings set enable_email_notifications = false where singleton;
select tests.act_as('anon');
select is(public.forms_are_sent_to(), null, 'visitors see nothing while messages are not sent');
select tests.act_as('owner');
update public.site_settings set enable_email_notifications = true where singleton;
select lives_ok($$select public.set_notification_service('template', 'https://a.example/send', 'secret', template => '{}')$$, 'the owner chooses another service');
select lives_ok($$select public.set_notification_service('template', 'https://A.example/v2', '', template => '{}')$$, 'its URL can be changed on the same host without the key');
select is(tests.settings() ->> 'has_key', 'true', 'the key is kept on the same host');
select throws_ok($$select public.set_notification_service('template', 'https://b.example/send', '', template => '{}')$$, '23514', 'The service needs its API key.', 'another host does not get the key');
select lives_ok($$select public.set_notification_service('webhook', 'https://a.example/hook', 'typed-for-another')$$, 'a service without a key can be chosen');
select lives_ok($$select public.set_notification_service('webhook', 'https://b.example/hook')$$, 'its host can be changed');
select lives_ok($$select public.set_notification_service('')$$, 'the owner removes the service');
select tests.act_as('database');
select is(private.notification_secret(), null, 'the key is removed with it');

-- When emails are sent

select tests.act_as('owner');
select throws_ok($$select public.set_notification_times('22:00', '07:00', 'Mars/Olympus', 'none', 8)$$, '23514', 'The time zone is not known.', 'unknown time zones are refused');
select lives_ok($$select public.set_notification_times('22:00', '07:00', 'Europe/Berlin', 'daily', 8)$$, 'the owner chooses a daily email, and quiet hours');
select tests.act_as('database');
select is(
  (private.owner_due_at('message') at time zone 'Europe/Berlin')::time, '08:00'::time, 'the daily email is due at the chosen hour in that zone'
);
select ok(private.owner_due_at('message') between now() and now() + interval '25 hours', 'it is due within a day');
update private.notification_settings set quiet_from = '00:00', quiet_until = '00:00', digest = 'none' where singleton;
select is(private.is_quiet(), false, 'equal times mean no quiet hours');
update private.notification_settings set time_zone = 'UTC', quiet_from = (now() at time zone 'UTC' - interval '1 minute')::time, quiet_until = (now() at time zone 'UTC' + interval '1 minute')::time where singleton;
select is(private.is_quiet(), true, 'it is quiet now');
update private.notification_settings set quiet_from = quiet_until, quiet_until = quiet_from where singleton;
select is(private.is_quiet(), false, 'it is not quiet for the rest of the day');

-- What the owner can do with an email

select tests.act_as('owner');
create temporary table mails on commit drop as
select state, tests.add(state) as id from unnest(array['failed', 'unknown', 'given up', 'sent', 'sending', 'waiting']) as state;
select lives_ok($$select public.send_again(id) from mails where state in ('failed', 'unknown', 'given up')$$, 'a failed email can be sent again');
select is(
  (select string_agg(tests.state_of(id), '; ' order by state) from mails where state in ('failed', 'unknown', 'given up')),
  'waiting, due; waiting, due; waiting, due', 'it is due at once'
);
select throws_ok($$select public.send_again(id) from mails where state = 'sent'$$, '23514', 'This email is on its way, has been sent, or no longer exists.', 'a delivered email cannot be sent again');
select throws_ok($$select public.give_up_mail(id) from mails where state = 'sending'$$, '23514', 'This email is on its way, has been sent, or no longer exists.', 'an email being sent cannot be stopped');
select lives_ok($$select public.give_up_mail(id) from mails where state = 'waiting'$$, 'a waiting email can be stopped');
select is(tests.state_of(id), 'given up', 'a stopped email is not sent') from mails where state = 'waiting';

select results_eq(
  $$select kind, action from public.audit_page() where kind like 'notification%' order by id$$,
  $$values ('notification_service', 'created'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'changed'), ('notification_service', 'deleted'), ('notification_times', 'changed')$$,
  'the changes are logged, without the key'
);
select is(tests.settings() ->> 'is_watched', 'false', 'the owner sees that emails are not sent automatically');

-- Held comments

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
select results_eq('select tests.told()', array['waiting, due'], 'the owner is notified of a held comment');
select public.edit_comment('00000000-0000-4000-9000-000000000201', 'Second.');
select results_eq('select tests.told()', array['waiting, due'], 'once, however often it is edited in the meantime');
select tests.act_as('database');
update private.outbox set state = 'sent', due_at = null, settled_at = now();
select tests.act_as('owner');
update public.comments set status = 'approved' where id = '00000000-0000-4000-9000-000000000201';
select tests.act_as('stranger');
select public.edit_comment('00000000-0000-4000-9000-000000000201', 'Third.');
select results_eq('select tests.told()', array['sent', 'waiting, due'], 'the owner is notified again when it is held again');

select * from finish();
rollback;
