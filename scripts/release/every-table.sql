-- Rows that the sample content lacks, so that a release's backup has rows in every table that is saved.

insert into private.trusted_readers (user_id)
select id from auth.users where id not in (select user_id from private.site_owner);
insert into public.post_slugs (slug, post_id) select 'before-' || slug, id from public.posts limit 2;
insert into public.working_copies (post_id, writer, fields)
select id, '00000000-0000-4000-9000-000000000182', jsonb_build_object('title', title || ', again') from public.posts limit 2;
insert into public.draft_links (id, post_id, token_hash, expires_at)
select '00000000-0000-4000-9000-000000000801', id, private.hash_of_secret(repeat('a', 43)), '2999-01-01'
from public.posts where not published limit 1;
insert into public.draft_notes (id, link_id, paragraph, quote, name, note)
values ('00000000-0000-4000-9000-000000000811', '00000000-0000-4000-9000-000000000801', 0, 'Text.', 'Ada', 'A word is missing here.');
insert into private.bin (kind, row_id, is_root, content)
select 'projects', '00000000-0000-4000-9000-000000000502', true, to_jsonb(
  jsonb_populate_record(p, '{"id": "00000000-0000-4000-9000-000000000502", "title": "Given up", "slug": "given-up"}')
)
from public.projects as p limit 1;
insert into private.subscribers (id, email, frequency, mailed_at, refused) values
('00000000-0000-4000-9000-000000000821', 'ada@example.com', 'weekly', now(), null),
('00000000-0000-4000-9000-000000000822', 'gone@example.com', 'daily', null, 'bounced'),
('00000000-0000-4000-9000-000000000823', 'new@example.com', 'daily', null, null);
insert into private.asked_mailboxes (mailbox, asked_at, unanswered) values (private.hash_of_secret('new@example.com'), now(), 1);
insert into private.subscriptions (subscriber_id, topic, name, comment_id, confirmed_at)
select id, 'all', '', null::uuid, case when email <> 'new@example.com' then now() end from private.subscribers
union all select '00000000-0000-4000-9000-000000000821', 'tag', 'css', null, now()
union all (select '00000000-0000-4000-9000-000000000821', 'replies', '', id, null from public.comments order by id limit 1);
insert into private.news (post_id, seen_at) select id, now() from public.posts where published limit 1;
insert into private.calendar_feed (token_hash) values (private.hash_of_secret(repeat('c', 43)));

-- A few of these are enough.
delete from public.site_analytics where id % 40 <> 0;
delete from private.page_view_paths where day < (select max(day) from private.page_view_paths);
