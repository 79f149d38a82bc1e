-- Emails to readers: who turns them on, who subscribes, and what an email's secret gives access to.

begin;
\ir people.psql
select plan(17);

update private.notification_settings set service = null, set_at = null, mail_url = '', site_url = '' where singleton;
update public.site_settings set mails_readers = false where singleton;
alter table public.site_settings disable trigger touch_updated_at;
update public.site_settings set updated_at = '2026-11-01' where singleton;
alter table public.site_settings enable trigger touch_updated_at;
delete from private.subscribers;
delete from private.outbox;
insert into public.posts (title, slug, content, tags, published) values ('Named', 'named-post', 'Text.', '{named}', true);
create function tests.email_of(wanted text) returns text language sql security definer as $$
  select email from private.subscribers where email = wanted;
$$;

-- The owner turns them on

select tests.act_as('owner');
select throws_ok($$select public.set_reader_mails(true, 'https://db.example/mail', 'https://a.example')$$, '23514', 'Emails to readers need Resend, Postmark or another email service.', 'emails to readers cannot be turned on without an email service');
select public.set_notification_service('template', 'https://mail.example/', 'key', '', '', '{"to": "{{to}}"}');
select throws_ok($$select public.set_reader_mails(true, 'https://db.example/mail', 'https://a.example')$$, '23514', 'The template needs "{{headers}}", so that readers can unsubscribe with one click.', 'emails to readers need a service that can unsubscribe with one click');
select public.set_notification_service('resend', '', 'key', 'site@a.example');
select throws_ok($$select public.set_reader_mails(true)$$, '23514', 'The function “mail” did not respond.', 'emails to readers need the function for unsubscribing');
select lives_ok($$select public.set_reader_mails(true, 'https://db.example/functions/v1/mail', 'https://a.example')$$, 'with all of them, emails to readers can be turned on');
select is((select is_on from public.reader_mails()), true, 'the owner sees that they are on');
select is((select updated_at from public.site_settings), '2026-11-01', 'which does not conflict with settings that are being edited');
select tests.act_as('anon');
select is((select mails_readers from public.site_settings), true, 'visitors see that they are on');

-- Subscribing

select throws_ok($$select public.subscribe('a@b.example', 'replies')$$, '23514', 'There are no such articles.', 'replies to nothing are refused');
select throws_ok($$select public.subscribe('a@b.example', 'tag', 'named' || repeat(' ', 200))$$, '23514', 'There are no such articles.', 'a tag name that is too long is refused');
select public.subscribe('a@b.example', 'all');
select tests.act_as('database');
select is(private.plain_address(repeat('ａ', 400)), repeat('ａ', 400), 'what is too long for an address is not normalized, as no time limit ends that');
update private.subscribers set token = repeat('a', 64);

-- An email's secret

select tests.act_as('anon');
select is_empty($$select * from public.subscriptions(repeat('b', 64))$$, 'another secret opens nothing');
select public.confirm_subscriptions(repeat('a', 64), array(select id from public.subscriptions(repeat('a', 64))));
select tests.act_as('owner');
select public.set_mail_events_key(repeat('k', 43));
select tests.act_as('anon');
select public.record_mail_event(repeat('k', 43), 'A@b.example', 'complained');
select public.stop_subscriptions(repeat('a', 64));
select tests.act_as('owner');
select results_eq($$select email, refused, subscriptions from public.subscribers_page()$$, $$values ('a@b.example', 'complained', 0::bigint)$$, 'a complaint is recorded, so that nothing is sent');
select public.remove_subscriber((select id from public.subscribers_page()));
select is(tests.email_of('a@b.example'), null, 'the record lasts until the owner removes the address');
select results_eq($$select action, kind from public.audit_page() where kind = 'subscriber'$$, $$values ('deleted', 'subscriber')$$, 'removing it is logged, without the address');

-- Subscribing again

select tests.act_as('anon');
select public.subscribe('c@b.example', 'all');
select tests.act_as('database');
update private.subscribers set token = repeat('c', 64) where email = 'c@b.example';
select tests.act_as('anon');
select public.stop_subscriptions(repeat('c', 64));
select public.subscribe('c@b.example', 'all');
select public.subscribe('c@b.example', 'all');
select tests.act_as('database');
select results_eq(
  $$select state, cause_id from private.outbox where recipient = 'c@b.example'$$,
  $$select 'waiting', id from private.subscribers where email = 'c@b.example'$$,
  'a reader who unsubscribes and subscribes again on the same day gets one new email, with the new secret'
);
select tests.act_as('stranger');
select public.subscribe('', 'all');
select public.subscribe('', 'all', '', 'weekly');
select tests.act_as('database');
select is((select frequency from private.subscribers where email = 'stranger@tests.example'), 'weekly', 'a reader changes the frequency');
update auth.users set banned_until = now() + interval '1 hour' where id = tests.id_of('stranger');
select tests.act_as('stranger');
select public.subscribe('stranger@tests.example', 'tag', 'named');
select tests.act_as('database');
select is((select confirmed_at from private.subscriptions where topic = 'tag'), null, 'a suspended account has to confirm its address');

select * from finish();
rollback;
