-- What the access matrix is tested on: rows of every kind, by everyone, in every state.

insert into auth.users (instance_id, id, aud, role, email, email_confirmed_at)
select '00000000-0000-0000-0000-000000000000', id::uuid, 'authenticated', 'authenticated', email, confirmed
from (
  values
    ('00000000-0000-4000-9000-000000000001', 'robin@example.com', now()),
    ('00000000-0000-4000-9000-000000000002', 'ada@example.com', now()),
    -- Signed up with the owner's address, and never opened the email.
    ('00000000-0000-4000-9000-000000000003', 'owner@example.com', null)
) as account (id, email, confirmed);
insert into private.site_owner (user_id, bound_at)
values ('00000000-0000-4000-9000-000000000001', now() - interval '1 day')
on conflict (singleton) do update set user_id = excluded.user_id, bound_at = excluded.bound_at;
update public.site_settings set admin_email = 'owner@example.com', contact_email = 'owner@example.com' where singleton;

insert into public.tags (name) values ('one'), ('two');
insert into public.categories (name) values ('Free');
insert into public.posts (id, title, slug, content, category, tags, published, unlisted, created_at, published_at, author_id)
select
  ('00000000-0000-4000-9000-000000000' || number)::uuid, slug, slug, 'Text.', category, array[tag], published, unlisted, created_at, published_at,
  '00000000-0000-4000-9000-000000000001'
from (
  values
    ('101', 'out', 'General', 'one', true, false, now() - interval '2 days', null),
    ('102', 'also-out', 'General', 'one', true, false, now() - interval '1 day', null),
    ('103', 'draft', 'Secret', 'secret', false, false, now() - interval '1 day', null),
    ('104', 'tomorrow', 'General', 'one', true, false, now() + interval '1 day', null),
    ('105', 'scheduled', 'Planned', 'planned', true, false, now() - interval '1 day', now() + interval '1 day'),
    ('106', 'unlisted', 'Quiet', 'quiet', true, true, now() - interval '1 day', now() - interval '1 hour')
) as post (number, slug, category, tag, published, unlisted, created_at, published_at);
insert into public.post_slugs (slug, post_id) select slug || '-before', id from public.posts;
insert into public.working_copies (post_id, writer, fields)
select id, '00000000-0000-4000-9000-000000000182', '{"title": "Typed"}' from public.posts;
insert into public.projects (id, title, slug, description, technologies)
values ('00000000-0000-4000-9000-000000000501', 'Project', 'project', 'Text.', '{One}');
insert into public.pages (id, title, path, content, published, former_paths) values
  ('00000000-0000-4000-9000-000000000401', 'Page', 'page', 'Text.', true, '{page-before}'),
  ('00000000-0000-4000-9000-000000000402', 'Draft', 'a-draft', 'Text.', false, '{draft-before}');

insert into public.media (id, name, mime, bytes, width, height, hash, path)
values ('00000000-0000-4000-9000-000000000801', 'Picture', 'image/webp', 9, 2, 1, repeat('a', 64), '00000000-0000-4000-9000-000000000801/2x1');
update public.projects set image_url = '/storage/v1/object/public/media/00000000-0000-4000-9000-000000000801/2x1';

-- With and without an account, in every state, on every post.
insert into public.comments (post_id, user_id, author_name, content, status)
select post.id, account.id, 'Eve', 'Text.', status
from public.posts as post, (select id from auth.users union all select null) as account,
  unnest(array['approved', 'pending', 'spam']) as status;
insert into public.comments (id, post_id, user_id, author_name, content)
select id, '00000000-0000-4000-9000-000000000101', id, 'Eve', 'Text.' from auth.users;
insert into public.comments (id, post_id, author_name, content, status) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', 'Eve', 'Text.', 'approved'),
  ('00000000-0000-4000-9000-000000000202', '00000000-0000-4000-9000-000000000101', 'Eve', 'Text.', 'approved');
insert into public.comments (id, post_id, user_id, author_name, content, sender) values
  ('00000000-0000-4000-9000-000000000203', '00000000-0000-4000-9000-000000000101', '00000000-0000-4000-9000-000000000002', 'Ada', 'Text.', null),
  ('00000000-0000-4000-9000-000000000204', '00000000-0000-4000-9000-000000000101', null, 'Eve', 'Text.', 'somebody'),
  ('00000000-0000-4000-9000-000000000205', '00000000-0000-4000-9000-000000000101', null, 'Vic', 'Text.', private.hash_for_today('127.0.0.1'));
insert into public.comments (post_id, parent_id, author_name, content)
select post_id, id, 'Eve', 'Text.' from public.comments where id = '00000000-0000-4000-9000-000000000201';
-- A reply to a comment that is no longer shown.
insert into public.comments (post_id, parent_id, author_name, content)
select post_id, id, 'Eve', 'Text.' from public.comments where id = '00000000-0000-4000-9000-000000000202';
update public.comments set status = 'spam' where id = '00000000-0000-4000-9000-000000000202';

insert into public.post_likes (post_id, user_id)
select '00000000-0000-4000-9000-000000000101', id from auth.users;
insert into public.comment_likes (comment_id, user_id)
select '00000000-0000-4000-9000-000000000201', id from auth.users;
insert into public.draft_links (id, post_id, token_hash, expires_at) values
  ('00000000-0000-4000-9000-000000000801', '00000000-0000-4000-9000-000000000103', private.hash_of_secret(repeat('a', 43)), now() + interval '1 day');
insert into public.draft_notes (id, link_id, paragraph, quote, name, note)
values ('00000000-0000-4000-9000-000000000811', '00000000-0000-4000-9000-000000000801', 0, 'Text.', 'Eve', 'Text.');
update private.notification_settings set service = 'webhook', host = 'hooks.example' where singleton;
insert into private.outbox (id, kind, cause, state) values
  ('00000000-0000-4000-9000-000000000901', 'message', 'message:901', 'failed'),
  ('00000000-0000-4000-9000-000000000902', 'message', 'message:902', 'failed');
insert into private.build_hook (url) values ('https://host.example/hook');
insert into public.contact_messages (id, name, email, subject, message)
values ('00000000-0000-4000-9000-000000000601', 'Eve', 'eve@example.com', 'Hello', 'Text.');
insert into public.consultation_kinds (id, title, published) values
  ('00000000-0000-4000-9000-000000000721', 'Offered', true),
  ('00000000-0000-4000-9000-000000000722', 'Not offered', false);
insert into public.consultation_requests (id, name, email, project_type, message, requested_for, held_until, amount, currency, payment_hours)
values (
  '00000000-0000-4000-9000-000000000701', 'Eve', 'eve@example.com', 'other', 'Text.', '2099-01-01', now() + interval '1 day', 10, 'USD', 24
);
insert into public.consultation_requests (id, name, email, project_type, message, requested_for, proposed_for, held_until, link_hashes)
values (
  '00000000-0000-4000-9000-000000000702', 'Eve', 'eve@example.com', 'other', 'Text.', '2098-01-02', '2098-01-01', now() + interval '1 day',
  array[private.hash_of_secret(repeat('a', 43))]
);
update private.notification_settings
set service = 'resend', mail_url = 'https://db.example/functions/v1/mail', site_url = 'https://site.example', events_key_hash = private.hash_of_secret(repeat('a', 43))
where singleton;
update public.site_settings set mails_readers = true where singleton;
insert into private.subscribers (id, email, token) values
  ('00000000-0000-4000-9000-000000000951', 'c@example.com', repeat('c', 64)),
  ('00000000-0000-4000-9000-000000000952', 'd@example.com', repeat('d', 64));
insert into private.subscriptions (subscriber_id, topic, confirmed_at) select id, 'all', now() from private.subscribers;
insert into private.subscriptions (id, subscriber_id, topic, name) select id, id, 'tag', 'one' from private.subscribers;
insert into private.asked_mailboxes (mailbox, asked_at, unanswered) values (private.hash_of_secret('c@example.com'), now(), 1);
insert into private.calendar_feed (token_hash) values (private.hash_of_secret(repeat('a', 43)));
-- Its ticket is valid for five minutes, and the matrix takes longer.
insert into private.busy_calendars (id, name, secret, function_url, ticket_hash, asked_at) values (
  '00000000-0000-4000-9000-000000000911', 'Work', 'https://calendar.example/work.ics', 'https://db.example/functions/v1/calendars',
  private.hash_of_secret(repeat('t', 64)), now() + interval '1 day'
);
update public.site_settings set booking_hours = 'Mon 09:00-12:00' where singleton;
insert into public.site_analytics (page_path) values ('/'), ('/blog');
-- The limits are tested elsewhere.
insert into private.bin (kind, row_id, is_root, content)
values (
  'projects', '00000000-0000-4000-9000-000000000502', true,
  to_jsonb(jsonb_populate_record(
    (select p from public.projects as p where title = 'Project'), '{"id": "00000000-0000-4000-9000-000000000502", "title": "Gone"}'
  ))
);
update private.rate_limits set per_client = 100000, per_network = 100000, visitors_total = 500000, accounts_total = 500000;
