-- Every rule for typed text: the nearest value that it accepts, the nearest that it refuses, and with which
-- message. Each rule has a line here, unless it only limits the length of a text; the last test names those
-- without one.

begin;
\ir people.psql

create table tests.rules (relation regclass, field text, rule text, good text, bad text, sentence text);
insert into tests.rules values
  ('site_settings', 'language', 'format', $$'pt-BR'$$, $$'Deutsch'$$, 'The language of articles is a code such as en, pt-BR or zh-Hant.'),
  ('site_settings', 'admin_email', 'format', $$''$$, $$'a@b.example,c@d.example'$$, 'The admin e-mail is not a valid address.'),
  ('site_settings', 'contact_email', 'format', $$'a@b.example'$$, $$'hello'$$, 'The contact e-mail is not a valid address.'),
  ('site_settings', 'blocked_networks', 'length', $$repeat(E'10.0.0.1\n', 1111)$$, $$repeat(E'10.0.0.1\n', 1112)$$, 'The blocked networks can have at most 10,000 characters.'),
  ('site_settings', 'blocked_networks', 'format', $$E' 192.0.2.1 \n\n2001:DB8::/32\r\n'$$, $$E'192.0.2.1\n192.0.2.300'$$, 'Blocked networks must be IP addresses or networks such as 203.0.113.0/24, and this is neither: 192.0.2.300'),
  ('site_settings', 'content_license', 'format', $$'https://creativecommons.org/licenses/by/4.0/'$$, $$'CC BY 4.0'$$, 'The licence must be a web address (https://…).'),
  ('site_settings', 'websub_hub', 'format', $$''$$, $$'hub.example'$$, 'The WebSub hub must be a web address (https://…).'),
  ('site_settings', 'social_mastodon', 'format', $$'https://mastodon.example/@me'$$, $$'@me@mastodon.example'$$, 'The Mastodon link must be a web address (https://…).'),
  ('site_settings', 'social_twitter', 'format', $$'https://a.example'$$, $$'@mine'$$, 'The Twitter link must be a web address (https://…).'),
  ('site_settings', 'social_linkedin', 'format', $$''$$, $$'data:text/html,x'$$, 'The LinkedIn link must be a web address (https://…).'),
  ('site_settings', 'social_github', 'format', $$''$$, $$'javascript:alert(1)'$$, 'The GitHub link must be a web address (https://…).'),
  ('site_settings', 'booking_hours', 'format', $$E'Mon 00:00-12:00, 12:00-24:00\nSun 23:59-24:00'$$, $$'Mon 09:00-12:00, 11:00-13:00'$$, 'Write the hours of a day as 09:00-12:00, 13:00-17:00. They must end after they begin, and must not overlap.'),
  ('site_settings', 'booking_hours', 'format', $$''$$, $$E'Mon 09:00-12:00\nMon 10:00-11:00'$$, 'Write the hours of a day as 09:00-12:00, 13:00-17:00. They must end after they begin, and must not overlap.'),
  ('site_settings', 'booking_hours', 'format', $$'Fri 09:00-09:15'$$, $$'Fri 17:00-09:00'$$, 'Write the hours of a day as 09:00-12:00, 13:00-17:00. They must end after they begin, and must not overlap.'),
  ('site_settings', 'booking_time_zone', 'format', $$'America/Argentina/Buenos_Aires'$$, $$'Europe/Atlantis'$$, 'The time zone has a name such as Europe/Berlin.'),
  ('site_settings', 'booking_time_zone', 'format', $$'UTC'$$, $$'CEST'$$, 'The time zone has a name such as Europe/Berlin.'),
  ('site_settings', 'booking_minutes', 'range', $$15$$, $$481$$, 'A consultation can last 15 to 480 minutes.'),
  ('site_settings', 'booking_pause_minutes', 'range', $$0$$, $$-1$$, 'The time after can be 0 to 480 minutes.'),
  ('site_settings', 'booking_before_minutes', 'range', $$480$$, $$481$$, 'The time before can be 0 to 480 minutes.'),
  ('site_settings', 'booking_days_ahead', 'range', $$180$$, $$0$$, 'Times can be offered 1 to 180 days ahead.'),
  ('site_settings', 'booking_per_day', 'range', $$0$$, $$51$$, 'The most per day can be 1 to 50, or 0 for no limit.'),
  ('site_settings', 'booking_per_week', 'range', $$200$$, $$201$$, 'The most per week can be 1 to 200, or 0 for no limit.'),
  ('site_settings', 'booking_reminder_hours', 'range', $$168$$, $$169$$, 'A reminder goes out 1 to 168 hours before, or 0 for none.'),
  ('site_settings', 'booking_notice_hours', 'range', $$720$$, $$721$$, 'The notice can be 0 to 720 hours.'),
  ('site_settings', 'booking_change_notice_hours', 'range', $$720$$, $$721$$, 'The notice for changes can be 0 to 720 hours.'),
  ('site_settings', 'booking_days_off', 'format', $$E'2026-12-24 - 2027-01-01\n2027-05-01'$$, $$'2027-02-29'$$, 'Days off are dates such as 2026-12-24, or periods such as 2026-12-24 - 2027-01-01.'),
  ('site_settings', 'booking_days_off', 'format', $$''$$, $$'2027-01-01 - 2026-12-24'$$, 'Days off are dates such as 2026-12-24, or periods such as 2026-12-24 - 2027-01-01.'),
  ('posts', 'title', 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$, 'The title needs 1 to {most} characters.'),
  ('posts', 'title', 'length', $$'x'$$, $$E'\u200B'$$, 'The title needs 1 to 200 characters.'),
  ('posts', 'slug', 'format', $$repeat('x', 220)$$, $$repeat('x', 221)$$, 'The slug can have lowercase letters, digits and single hyphens, at most 220 characters.'),
  ('posts', 'slug', 'format', $$'a-slug'$$, $$'Not a slug'$$, 'The slug can have lowercase letters, digits and single hyphens, at most 220 characters.'),
  ('posts', 'slug', 'not_id', $$'00000000-0000-4000-9000'$$, $$'00000000-0000-4000-9000-000000000101'$$, 'The slug must not look like an id.'),
  ('posts', 'content', 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$, 'The content needs 1 to {most} characters.'),
  ('posts', 'content', 'length', $$'x'$$, $$' '$$, 'The content needs 1 to 200,000 characters.'),
  ('posts', 'language', 'format', $$'zh-Hant-TW'$$, $$'de-'$$, 'The language is a code such as en, pt-BR or zh-Hant.'),
  ('posts', 'format', 'value', $$'html'$$, $$'text'$$, 'The format is markdown or html.'),
  ('posts', 'source', 'length', null, $$repeat('x', most + 1)$$, 'The text can have at most {most} characters.'),
  ('posts', 'source', 'present', $$''$$, $$'Markdown'$$, 'Markdown needs a text, and HTML is its own.'),
  ('posts', 'tags', 'list', $$array_fill('x'::text, array[20])$$, $$array_fill('x'::text, array[21])$$, 'A post can have at most 20 tags of at most 40 characters.'),
  ('posts', 'series', 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$, 'A series needs a name of 1 to {most} characters.'),
  ('posts', 'series', 'length', 'null', $$' '$$, 'A series needs a name of 1 to 80 characters.'),
  ('posts', 'series_part', 'range', '999', '1000', 'The part of a series is a number from 1 to 999.'),
  ('posts', 'series_part', 'range', '1', '0', 'The part of a series is a number from 1 to 999.'),
  ('posts', 'translation_key', 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$, 'The key of translations needs 1 to {most} characters.'),
  ('posts', 'translation_key', 'length', 'null', $$' '$$, 'The key of translations needs 1 to 100 characters.'),
  ('posts', 'discussions', 'list', $$array['https://social.example/@robin/112233', 'https://bsky.app/profile/did:plc:abc/post/3kabc', 'https://news.ycombinator.com/item?id=4242', 'https://lobste.rs/s/abc123/queues_grow', 'https://lobste.rs/s/abc123']$$, $$array['https://social.example/about']$$, 'An article can list at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.'),
  ('posts', 'discussions', 'list', $$array_fill('https://social.example/@robin/1'::text, array[10])$$, $$array_fill('https://social.example/@robin/1'::text, array[11])$$, 'An article can list at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.'),
  ('posts', 'discussions', 'list', $$'{}'$$, $$array['https://127.0.0.1:8080/@robin/1']$$, 'An article can list at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.'),
  ('posts', 'discussions', 'list', null, $$array['javascript://social.example/@robin/1']$$, 'An article can list at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.'),
  ('posts', 'discussions', 'list', null, $$array[null]::text[]$$, 'An article can list at most 10 posts on Mastodon, Bluesky, Hacker News or Lobsters, one address each.'),
  ('posts', 'featured_image', 'format', $$'/a.png'$$, $$'javascript:alert(1)'$$, 'The image must be a web address (https://…) or a path on this site.'),
  ('posts', 'author_name', 'length', $$repeat('x', 80)$$, $$' '$$, 'The author needs 1 to 80 characters.'),
  ('posts', 'read_time', 'range', '1', '0', 'The read time must be at least one minute.'),
  ('working_copies', 'fields', 'object', $$'{}'$$, $$'[]'$$, 'A working copy is an object.'),
  ('working_copies', 'fields', 'length', $$jsonb_build_object('x', repeat('x', 1999991))$$, $$jsonb_build_object('x', repeat('x', 1999992))$$, 'The text is too long to be kept on the server.'),
  ('working_copies', 'kind', 'value', $$'pages'$$, $$'projects'$$, 'A working copy is of posts or pages.'),
  ('draft_notes', 'paragraph', 'range', '0', '-1', 'A note belongs to a paragraph.'),
  ('draft_notes', 'name', 'length', $$repeat('x', 80)$$, $$' '$$, 'The name needs 1 to 80 characters.'),
  ('media', 'name', 'length', $$repeat('x', 200)$$, $$' '$$, 'The name needs 1 to 200 characters.'),
  ('media', 'decorative', 'no_alt', 'false', 'true', 'A decorative picture has no alternative text.'),
  ('media', 'mime', 'type', $$'image/avif'$$, $$'image/svg+xml'$$, 'The library takes AVIF, WebP, PNG, JPEG and GIF pictures.'),
  ('media', 'bytes', 'range', '10485760', '10485761', 'A picture can have at most 10 MB.'),
  ('media', 'width', 'range', '1', '0', 'The picture has no width.'),
  ('media', 'height', 'range', '1', '0', 'The picture has no height.'),
  ('media', 'hash', 'format', $$repeat('a', 64)$$, $$repeat('A', 64)$$, 'The hash must be a SHA-256 in small letters.'),
  ('media', 'path', 'format', $$id || '/9x9'$$, $$'00000000-0000-4000-9000-000000000899/9x9'$$, 'The path must be the picture''s own.'),
  ('media', 'path', 'format', $$id || '/9x9-single'$$, $$id || '/../9x9'$$, 'The path must be the picture''s own.'),
  ('media', 'variants', 'list', $$'[{"path": "x", "width": 4, "mime": "image/webp", "bytes": 1}]'$$, $$'[{"path": "x", "width": "4", "mime": "image/webp", "bytes": 1}]'$$, 'A picture can have at most 4 smaller files.'),
  ('media', 'variants', 'list', $$'[]'$$, $$'{}'$$, 'A picture can have at most 4 smaller files.'),
  ('comments', 'author_name', 'visible', $$'x'$$, $$E'\u3164'$$, 'Please fill in your name.'),
  ('comments', 'content', 'visible', $$'x'$$, $$E' \u200B '$$, 'Please write something.'),
  ('pages', 'title', 'length', $$repeat('x', most)$$, $$' '$$, 'The title needs 1 to {most} characters.'),
  ('pages', 'path', 'format', $$'talks/a-word-2026'$$, $$'talks/2026/march'$$, 'The path must be one word, or two with a slash between them, such as talks/2026, with only lowercase letters, digits and single hyphens, at most 100 characters.'),
  ('pages', 'path', 'format', $$repeat('x', 100)$$, $$repeat('x', 101)$$, 'The path must be one word, or two with a slash between them, such as talks/2026, with only lowercase letters, digits and single hyphens, at most 100 characters.'),
  ('pages', 'path', 'file', $$'404s'$$, $$'talks/index'$$, 'No page can have this path: its file would replace another one, or could not be created.'),
  ('pages', 'path', 'file', $$'contact-me'$$, $$'con'$$, 'No page can have this path: its file would replace another one, or could not be created.'),
  ('pages', 'content', 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$, 'The content needs 1 to {most} characters.'),
  ('pages', 'content', 'length', $$'x'$$, $$' '$$, 'The content needs 1 to 200,000 characters.'),
  ('pages', 'language', 'format', $$'zh-Hant-TW'$$, $$'de-'$$, 'The language is a code such as en, pt-BR or zh-Hant.'),
  ('pages', 'format', 'value', $$'html'$$, $$'text'$$, 'The format is markdown or html.'),
  ('pages', 'source', 'length', null, $$repeat('x', most + 1)$$, 'The text can have at most {most} characters.'),
  ('pages', 'source', 'present', $$''$$, $$'Markdown'$$, 'Markdown needs a text, and HTML is its own.'),
  ('pages', 'place', 'value', $$'footer'$$, $$'header'$$, 'The place is navigation, footer or nowhere.'),
  ('pages', 'position', 'range', '999', '0', 'The order is a number from 1 to 999.'),
  ('projects', 'title', 'length', $$repeat('x', 200)$$, $$' '$$, 'The title needs 1 to 200 characters.'),
  ('projects', 'slug', 'format', $$'a-slug'$$, $$'No Slug'$$, 'The slug can have lowercase letters, digits and single hyphens, at most 220 characters.'),
  ('projects', 'slug', 'not_id', $$'00000000-0000-4000-9000'$$, $$'00000000-0000-4000-9000-000000000301'$$, 'The slug must not look like an id.'),
  ('projects', 'description', 'length', $$repeat('x', 1000)$$, $$''$$, 'The description needs 1 to 1,000 characters.'),
  ('projects', 'status', 'value', $$'planned'$$, $$'famous'$$, 'The status is completed, in-progress or planned.'),
  ('projects', 'image_url', 'format', $$'/a.png'$$, $$'//a.example/b.png'$$, 'The image must be a web address (https://…) or a path on this site.'),
  ('projects', 'start_date', 'range', $$'1970-01-01'$$, $$'1969-12-31'$$, 'The start date must be between 1970 and 2200.'),
  ('projects', 'start_date', 'range', $$'2019-12-31'$$, $$'20244-01-01'$$, 'The start date must be between 1970 and 2200.'),
  ('projects', 'end_date', 'range', $$'2200-12-31'$$, $$'2201-01-01'$$, 'The end date must be between 1970 and 2200.'),
  ('projects', 'end_date', 'order', $$'2020-01-01'$$, $$'2019-12-31'$$, 'A project cannot end before it starts.'),
  ('projects', 'technologies', 'list', $$array_fill('x'::text, array[40])$$, $$array_fill('x'::text, array[41])$$, 'A project can have at most 40 technologies of at most 40 characters.'),
  ('projects', 'github_url', 'format', 'null', $$'javascript:alert(1)'$$, 'The code link must be a web address (https://…).'),
  ('projects', 'live_url', 'format', $$'https://a.example'$$, $$'a.example'$$, 'The live link must be a web address (https://…).'),
  ('consultation_kinds', 'title', 'length', $$repeat('x', 100)$$, $$' '$$, 'The title needs 1 to 100 characters.'),
  ('consultation_kinds', 'minutes', 'range', $$480$$, $$14$$, 'A consultation can last 15 to 480 minutes.'),
  ('consultation_kinds', 'project_types', 'value', $$array['other', 'consulting']$$, $$array['teleport']$$, 'Please choose from the offered project types.'),
  ('consultation_kinds', 'amount', 'range', 'null', '0', 'The amount can be 0.01 to 10,000,000.'),
  ('consultation_kinds', 'amount', 'way', 'null', '1', 'To be paid for, it needs a payment link or the addresses from the Pay page.'),
  ('consultation_kinds', 'currency', 'format', $$'USD'$$, $$'usd'$$, 'The currency must be a code such as USD or EUR.'),
  ('consultation_kinds', 'payment_link', 'format', $$'https://pay.example:8443/{amount}{currency}?note={reference}'$$, $$'http://pay.example'$$, 'The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.'),
  ('consultation_kinds', 'payment_link', 'format', $$'https://pay.example'$$, $$'https://{reference}.example/'$$, 'The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.'),
  ('consultation_kinds', 'payment_link', 'format', $$''$$, $$'https://pay.example/{email}'$$, 'The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.'),
  ('consultation_kinds', 'payment_link', 'format', $$''$$, $$'https://pay.example@a.example/'$$, 'The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.'),
  ('consultation_kinds', 'payment_link', 'format', $$''$$, $$'javascript:alert(1)//https://pay.example'$$, 'The payment link must be an https:// address, which may contain {amount}, {currency} and {reference}.'),
  ('consultation_kinds', 'currency', 'page', $$'USD'$$, $$'EUR'$$, 'The Pay page accepts up to 10,000 USD.'),
  ('consultation_kinds', 'payment_hours', 'range', '336', '0', 'A time can be held for 1 to 336 hours.'),
  ('consultation_kinds', 'place', 'range', $$1000$$, $$1001$$, 'The place is a number from 1 to 1,000.'),
  ('contact_messages', 'name', 'length', $$repeat('x', 100)$$, $$E'\u3164'$$, 'The name needs 1 to 100 characters.'),
  ('contact_messages', 'email', 'format', $$'o''neil+tag@b.example'$$, $$E'a@b.example\nBcc: c@d.example'$$, 'That does not look like an e-mail address.'),
  ('contact_messages', 'status', 'value', $$'replied'$$, $$'lost'$$, 'The status is unread, read or replied.'),
  ('consultation_requests', 'name', 'length', $$repeat('x', 100)$$, $$' '$$, 'The name needs 1 to 100 characters.'),
  ('consultation_requests', 'email', 'format', $$'a@b.example'$$, $$'a@b.example&cc=c@d.example'$$, 'That does not look like an e-mail address.'),
  ('consultation_requests', 'project_type', 'value', $$'other'$$, $$'teleport'$$, 'Please choose one of the offered project types.'),
  ('consultation_requests', 'budget_range', 'value', 'null', $$'1'$$, 'Please choose one of the offered budget ranges.'),
  ('consultation_requests', 'timeline', 'value', $$'asap'$$, $$'now'$$, 'Please choose one of the offered timelines.'),
  ('consultation_requests', 'message', 'length', $$repeat('x', 5000)$$, $$E'\u2060'$$, 'The project details need 1 to 5,000 characters.'),
  ('consultation_requests', 'status', 'value', $$'scheduled'$$, $$'lost'$$, 'The status is pending, scheduled, completed or declined.'),
  ('consultation_requests', 'scheduled_for', 'range', $$'2099-12-31'$$, $$'infinity'$$, 'The time needs a year from 2000 to 2099.'),
  ('consultation_requests', 'proposed_for', 'range', $$'2099-12-31'$$, $$'infinity'$$, 'The time needs a year from 2000 to 2099.'),
  ('site_analytics', 'page_path', 'format', $$'/' || repeat('x', 299)$$, $$'/blog?token=x'$$, 'A page path starts with a slash and has at most 300 characters.'),
  ('private.build_hook', 'url', 'format', $$'https://host.example/hook'$$, $$'http://host.example/hook'$$, 'The build hook must be an https:// address of a public host.'),
  ('private.build_hook', 'token', 'format', $$repeat('x', 500)$$, $$'a token'$$, 'The token can have at most 500 characters, and no spaces.'),
  ('private.busy_calendars', 'name', 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$, 'A calendar needs a name of 1 to 60 characters.'),
  ('private.busy_calendars', 'name', 'length', $$'x'$$, $$' '$$, 'A calendar needs a name of 1 to 60 characters.'),
  ('private.busy_calendars', 'function_url', 'format', $$'https://db.example/functions/v1/calendars'$$, $$'db.example'$$, 'The address of the function is not valid.'),
  ('private.notification_settings', 'sender', 'format', $$'My site <mail@a.example>'$$, $$'My site'$$, 'The sender must be an address, or a name and an address: Site <mail@example.com>.'),
  ('private.notification_settings', 'sender', 'format', $$'mail@a.example'$$, $$E'Site\r\nBcc: x <mail@a.example>'$$, 'The sender must be an address, or a name and an address: Site <mail@example.com>.'),
  ('private.notification_settings', 'recipient', 'format', $$''$$, $$'a@b.example,c@d.example'$$, 'The recipient is not a valid address.'),
  ('private.notification_settings', 'template', 'object', $$'{"to": "{{to}}"}'$$, $$'[]'$$, 'The template must be a JSON object of at most 5,000 characters.'),
  ('private.notification_settings', 'key_header', 'format', $$'api-key'$$, $$E'X\nY'$$, 'The name of a header can only have letters, digits and hyphens.'),
  ('private.notification_settings', 'repeat_hours', 'range', '24', '25', 'A service can recognise repeated requests for 0 to 24 hours.'),
  ('private.notification_settings', 'digest', 'value', $$'daily'$$, $$'weekly'$$, 'The digest is none, hourly or daily.'),
  ('private.notification_settings', 'digest_hour', 'range', '23', '24', 'The hour of the digest is 0 to 23.'),
  ('private.notification_settings', 'site_url', 'format', $$'https://a.example/site'$$, $$'https://a.example/site?a=b'$$, 'The address of the site is https:// and a host, or a folder on it.'),
  ('private.notification_settings', 'mail_url', 'format', $$'https://a.example/functions/v1/mail'$$, $$'a.example'$$, 'The address of the function is not valid.');

-- Where a text only has a maximum length that its message names.
insert into tests.rules
select conrelid, attname, 'length', $$repeat('x', most)$$, $$repeat('x', most + 1)$$,
  regexp_replace(replace(substring(pg_get_constraintdef(con.oid), $$, '((?:[^']|'')*)'::text, '$$), $$''$$, $$'$$),
    '[\d,]+(?= characters)', '{most}')
from pg_constraint as con
join pg_class as class on class.oid = conrelid
join pg_attribute as field on attrelid = conrelid and atttypid = 'text'::regtype
where contype = 'c' and conname = concat_ws('_', class.relname, attname, 'length')
  and pg_get_constraintdef(con.oid) ~ '[\d,]+ characters'
  and not exists (select from tests.rules where relation = conrelid and rules.field = attname and rule = 'length');

-- The maximum length of a text is defined once, in its constraint.
update tests.rules
set good = replace(good, 'most', most), bad = replace(bad, 'most', most),
  sentence = replace(sentence, '{most}', to_char(most::integer, 'FM999,999'))
from (
  select conrelid, conname, (regexp_match(pg_get_constraintdef(oid), '(?:<=|,) (\d+)'))[1] as most from pg_constraint
) as limited
where rule = 'length' and conrelid = relation
  and conname = concat_ws('_', (select relname from pg_class where oid = relation), field, rule);

-- One row in each table.
delete from private.build_hook;
insert into private.build_hook (url) values ('https://host.example/hook');
insert into private.busy_calendars (id, name, secret, function_url) values
  ('00000000-0000-4000-9000-000000000911', 'Work', 'https://a.example/work.ics', 'https://db.example/functions/v1/calendars');
delete from public.posts;
insert into public.posts (id, title, slug, content) values ('00000000-0000-4000-9000-000000000101', 'Test', 'test', 'Text.');
delete from public.categories where name <> 'General';
delete from public.tags;
insert into public.tags (name) values ('test');
insert into public.working_copies (post_id, writer, fields) values (gen_random_uuid(), gen_random_uuid(), '{}');
insert into public.draft_links (id, post_id, token_hash, expires_at)
values ('00000000-0000-4000-9000-000000000801', '00000000-0000-4000-9000-000000000101', 'x', now());
insert into public.draft_notes (link_id, paragraph, quote, name, note) values ('00000000-0000-4000-9000-000000000801', 0, 'x', 'x', 'x');
delete from public.media;
insert into public.media (id, name, alt, mime, bytes, width, height, hash, path)
values ('00000000-0000-4000-9000-000000000801', 'x', 'x', 'image/png', 1, 1, 1, repeat('a', 64), '00000000-0000-4000-9000-000000000801/9x9');
insert into public.comments (post_id, author_name, content) values ('00000000-0000-4000-9000-000000000101', 'x', 'x');
delete from public.pages;
insert into public.pages (title, path, content) values ('x', 'x', 'x');
delete from public.projects;
insert into public.projects (title, description, start_date) values ('x', 'x', '2020-01-01');
delete from public.contact_messages;
insert into public.contact_messages (name, email, subject, message) values ('x', 'a@b.example', 'x', 'x');
insert into public.consultation_kinds (title, pays_on_page) values ('x', false), ('y', true);
delete from public.consultation_requests;
insert into public.consultation_requests (name, email, project_type, message) values ('x', 'a@b.example', 'other', 'x');
delete from public.site_analytics;
insert into public.site_analytics (page_path) values ('/');

-- The result for a value: the constraint's message and name, or null if it is accepted.
create function tests.refusal(relation regclass, field text, value text) returns text[]
language plpgsql
as $$
declare
  sentence text;
  constraint_name text;
  detail text;
begin
  execute format('update %s set %I = %s', relation, field, value);
  raise exception 'taken';
exception
  when check_violation then
    get stacked diagnostics sentence = message_text, constraint_name = constraint_name, detail = pg_exception_detail;
    return array[sentence, constraint_name, detail];
  when raise_exception then
    return null;
end;
$$;

select plan(2 * (select count(*)::integer from tests.rules) + 1);
select is(
  tests.refusal(relation, field, bad),
  array[sentence, name, name], name || ' refuses ' || left(bad, 40)
)
from tests.rules, lateral (select concat_ws('_', relname, field, rule) as name from pg_class where oid = relation) as named;
select is(tests.refusal(relation, field, coalesce(good, field)), null, field || ' takes ' || coalesce(left(good, 40), 'what it has')) from tests.rules;
select is_empty(
  $$select conname from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%private.ensure(%'
    except select concat_ws('_', relname, field, rule) from tests.rules join pg_class on oid = relation$$,
  'every rule is tested'
);

select * from finish();
rollback;
