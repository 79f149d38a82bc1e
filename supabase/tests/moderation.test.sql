-- What holds a comment, why, and what the owner decides about its sender.

begin;
\ir people.psql
select plan(82);

insert into public.posts (id, title, slug, content, published) values
  ('00000000-0000-4000-9000-000000000101', 'Test: out', 'test-out', 'Text.', true);
insert into auth.users (id, instance_id, aud, role, email, email_confirmed_at) values
  ('00000000-0000-4000-9000-000000000004', '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated',
    'Regular@tests.example', now());
insert into tests.people (name, id) values ('regular', '00000000-0000-4000-9000-000000000004');
insert into public.comments (id, post_id, user_id, author_name, content) values
  ('00000000-0000-4000-9000-000000000201', '00000000-0000-4000-9000-000000000101', tests.id_of('regular'), 'Reg', 'An earlier comment');
update private.rate_limits set per_client = 1000, per_network = 1000, visitors_total = 5000, accounts_total = 5000;

-- Comments as the current user, and returns the resulting status.
create function tests.say(words text, author text default 'Eve') returns text language plpgsql as $$
begin
  perform public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', author, words);
  return tests.outcome(words, author);
end;
$$;
create function tests.outcome(words text, author text default 'Eve') returns text language sql stable security definer as $$
  select concat_ws(': ', status, held_because) from public.comments
  where content = btrim(words) and author_name = btrim(author) order by ctid desc limit 1;
$$;
create function tests.comment_of(words text) returns uuid language sql stable security definer as $$
  select id from public.comments where content = words limit 1;
$$;
create function tests.sender_of(words text) returns text language sql stable security definer as $$
  select sender from public.comments where content = words;
$$;
create function tests.set_rules(rules jsonb) returns void language sql security definer as $$
  update public.site_settings set (comment_moderation, hold_links, blocked_words, blocked_people, blocked_networks) = (
    select comment_moderation, hold_links, blocked_words, blocked_people, blocked_networks
    from jsonb_populate_record(null::public.site_settings, '{
      "comment_moderation": "nobody", "hold_links": false, "blocked_words": "", "blocked_people": "", "blocked_networks": ""
    }'::jsonb || rules)
  );
$$;
create function tests.outcome_of_blocking(words text) returns text language plpgsql as $$
begin
  return (select entry from public.block_author(tests.comment_of(words)));
exception when check_violation then
  return sqlerrm;
end;
$$;
-- Each of them could be the address of an account in the list's normal form.
create table tests.disguises (place integer generated always as identity, name text);
insert into tests.disguises (name) values
  (E'stranger\uFF20tests.example'), (E'stranger\uFE6Btests.example'), (E'stranger\u200B@\u2060tests.example'),
  (E'\uFF53tranger@tests.example'), ('Stranger@TESTS.example'), (E'stran\u00ADger@tests.example'),
  (E'stranger@tests\uFF0Eexample'), (E'stranger@tests\u2024example'), (E'stranger@tests.example\u3000'),
  ('o&k@tests.example'), ('what?@tests.example'), ('root@localhost');
grant select on tests.disguises to anon, authenticated;
create function tests.blocked_people() returns text language sql stable security definer as $$
  select blocked_people from public.site_settings;
$$;

-- Whose comments are held

select results_eq(
  'select comment_moderation, hold_links from public.site_settings', $$values ('nobody', false)$$, 'by default nobody''s comments are held'
);
select tests.act_as('anon');
select is(tests.say('A comment'), 'approved', 'a visitor''s comment appears at once');
select tests.act_as('owner');
select lives_ok($$update public.site_settings set comment_moderation = 'newcomers' where singleton$$, 'the owner chooses to hold newcomers');
select tests.act_as('anon');
select is(tests.say('By a visitor'), 'pending: newcomer', 'visitors without an account are always newcomers');
select tests.act_as('stranger');
select is(tests.say('A first one'), 'pending: newcomer', 'a reader''s first comment is held');
select is(tests.say('A second one'), 'pending: newcomer', 'further comments are held until one is approved');
select tests.act_as('regular');
select is(tests.say('From a regular'), 'approved', 'a reader with an approved comment is known');
select tests.act_as('owner');
update public.comments set status = 'approved' where id = tests.comment_of('A first one');
select tests.act_as('stranger');
select is(tests.say('A third one'), 'approved', 'a reader is known after the first approval');
select tests.act_as('owner');
select lives_ok($$update public.site_settings set comment_moderation = 'everybody' where singleton$$, 'the owner chooses to hold everyone');
select tests.act_as('regular');
select is(tests.say('In quiet times'), 'pending: everybody', 'readers'' comments are held');
select tests.act_as('anon');
select is(tests.say('Me too'), 'pending: everybody', 'visitors'' comments are held');
select tests.act_as('owner');
select is(tests.say('By the owner'), 'approved', 'the owner''s comments are not held');
select throws_ok(
  $$update public.site_settings set comment_moderation = 'x' where singleton$$, '23514', null, 'no other choice is accepted'
);

-- Links

select tests.set_rules('{}');
select tests.act_as('regular');
select is(tests.say('https://a.example and www.b.example'), 'approved', 'two links are allowed');
select is(tests.say('https://a.example www.b.example http://c.example'), 'pending: links', 'three links are held');
select tests.set_rules('{"hold_links": true}');
select is(tests.say('Only www.a.example'), 'pending: links', 'if links are held, one is enough');
select is(tests.say('No link: https and www'), 'approved', 'words about links are not links');
select is(tests.say('Hello', 'Visit HTTPS://a.example'), 'pending: links', 'a link in the name counts');
select is(tests.say('Write to ada@a.example'), 'pending: links', 'an email address counts as a link');

-- What and whom the owner blocks

select tests.set_rules('{"blocked_words": "Cheap  Watches \r\n\n 100%_"}');
select is(tests.say('Buy CHEAP watches now'), 'pending: word', 'a blocked word is found in any case');
select is(tests.say(E'Buy cheap\n watches'), 'pending: word', 'a blocked word is found with any spacing');
select is(tests.say(E'Buy che\u200Bap wa\u00ADtches'), 'pending: word', 'a blocked word is found with invisible characters in between');
select is(tests.say(E'Buy cheap\u00A0watches'), 'pending: word', 'a blocked phrase is found with non-breaking spaces');
select is(tests.say('Buy ｃｈｅａｐ watches'), 'pending: word', 'a blocked word is found in full-width letters');
select is(tests.say('100%_ sure'), 'pending: word', 'wildcards are literal …');
select is(tests.say('100 or so'), 'approved', '… and match nothing else');
select is(tests.say('x', '100%_'), 'pending: word', 'a blocked word is found in the name as well');
-- Neither Markdown nor a line break inside a word splits it.
select tests.set_rules('{"blocked_words": "casino\ncheap watches\na.b\nc*d"}');
select is_empty(
  $$select said, tests.say(said) from unnest(array[
    'cas**ino**', '*cas*ino', '__cas__ino', 'c`as`ino', '**c***a*`s`ino', E'cas\nino', E'cas  \nino', E'cas\\\nino', E'cas\r\nino',
    E'cas\u2028ino', E'> cas\n> ino', E'> cas\nino', 'cas[ino](https://a.example)', '[cas](https://a.example)ino',
    'c[a](https://a.example)s[i](<https://b.example/)>)no', 'cas[i](https://a.example/(b(c)))no', 'cas[i](https://a.example "a)b")no',
    'cas[i](https://a.example ''a'')no', 'cas[i]( https://a.example (a) )no', 'cas[*i*](https://a.example/\)b)no', '(cas**ino**)',
    '[(cas**ino**)](https://a.example)', 'cas<!-- -->ino and c\asino and cas**ino**', E'cas**\u200Bino**', 'cas＊＊ino＊＊', E'**cas\nino**',
    E'cheap\n**watches**', E'*cheap*\nwatches', 'cheap **watches**', 'a\.b', 'a.b', 'c*d', 'c\*d', 'CAS**ino**',
    E'cas\uFFF0ino', E'cas\U0001BCA0ino', E'cas\U0001D173ino', E'cas\U000E0041ino', E'cas\U000E0100ino'
  ]) as said where tests.say(said) not like 'pending: word'$$,
  'a blocked word is found despite Markdown or invisible characters'
);
select is_empty(
  $$select said from unnest(array['A case in order', E'In any case\nin order', 'cas ino', '(cas) ino', 'a*b*', 'cheap, watches', 'a-b']) as said
    where tests.say(said) <> 'approved'$$,
  'other words are not blocked'
);
select tests.set_rules('{"blocked_people": "  bad  Actor\nregular@TESTS.example"}');
select is(tests.say('By the account'), 'spam: person', 'a blocked account goes to spam, by its address');
select tests.act_as('anon');
select is(tests.say('By name', 'BAD actor'), 'spam: person', 'a blocked name goes to spam');
select is(tests.say('By another', 'Bad Actors'), 'approved', 'a name that only starts like a blocked one does not');
select is(tests.say('By name, in disguise', E'B\u200Bad Actor'), 'spam: person', 'a disguised blocked name goes to spam');
select tests.act_as('regular');
select tests.set_rules('{"blocked_people": "bad actor\nCafé"}');
select is(tests.say('A namesake', 'Bad Actor'), 'approved', 'an account with a blocked name is not blocked');
select tests.act_as('anon');
select is(tests.say('Put together', E'Cafe\u0301'), 'spam: person', 'a composed accent equals a decomposed one');
select tests.act_as('stranger');
select is(tests.say('As somebody', 'Somebody'), 'approved', 'another account is not blocked');

select tests.set_rules('{"blocked_networks": "203.0.113.0/24\n2001:db8:1::/48 \n198.51.100.7"}');
select tests.act_as('anon');
select tests.come_from('203.0.113.9');
select is(tests.say('From v4'), 'spam: network', 'a blocked network goes to spam');
select tests.come_from('203.0.114.9');
select is(tests.say('From beside it'), 'approved', 'a neighbouring network does not');
select tests.come_from('::ffff:198.51.100.7');
select is(tests.say('From one address'), 'spam: network', 'a single address is a network');
select tests.come_from('2001:db8:1:2::3');
select is(tests.say('From v6'), 'spam: network', 'an IPv6 prefix is a network');
select tests.come_from('2001:db8:2::3');
select is(tests.say('From another v6'), 'approved', 'other networks are not blocked');
select tests.come_from('nonsense');
select is(tests.say('From nowhere'), 'approved', 'a client without an address is in no network');
select tests.come_from('203.0.113.9');
select tests.act_as('owner');
select is(tests.say('By the owner, from there'), 'approved', 'the owner cannot be blocked');

select lives_ok(
  $$update public.site_settings set blocked_networks = E' 192.0.2.1 \n\n2001:DB8::/32\r\n' where singleton$$,
  'networks are listed one per line'
);

-- Trust

select tests.set_rules('{"comment_moderation": "newcomers", "hold_links": true, "blocked_words": "casino"}');
select tests.act_as('database');
update public.comments set status = 'spam' where user_id = tests.id_of('stranger');
select tests.act_as('stranger');
select tests.say('Waits as new');
select tests.say('Waits for www.a.example');
select tests.say('Waits for the casino');
select tests.act_as('owner');
select is(public.trust_reader(tests.comment_of('Waits as new')), 2, 'the owner trusts a reader and approves held comments');
select is(tests.outcome('Waits as new'), 'approved: newcomer', 'the comment itself is approved');
select is(tests.outcome('Waits for www.a.example'), 'approved: links', 'their other comments are approved');
select is(tests.outcome('Waits for the casino'), 'pending: word', 'comments with a blocked word stay held');
select is(tests.outcome('As somebody', 'Somebody'), 'spam', 'rejected comments stay rejected');
select results_eq(
  $$select account from public.moderation_page('waits as new')$$, array['trusted'], 'the list shows who is trusted'
);
select is(public.trust_reader(tests.comment_of('Waits as new')), 0, 'trusting twice changes nothing');
select throws_ok(
  $$select public.trust_reader(tests.comment_of('By a visitor'))$$, '23514',
  'The author of this comment was not signed in.', 'a visitor without an account cannot be trusted'
);
select throws_ok(
  $$select public.trust_reader(tests.comment_of('By the owner'))$$, '23514', 'This comment is your own.', 'the owner does not need trust'
);
select throws_ok(
  'select public.trust_reader(gen_random_uuid())', '23514', 'The comment no longer exists.', 'a deleted comment is reported'
);
select tests.act_as('database');
update public.comments set status = 'spam' where user_id = tests.id_of('stranger');
select tests.act_as('stranger');
select is(tests.say('Trusted, www.a.example'), 'approved', 'neither links nor being new hold a trusted reader''s comment');
select is(tests.say('Trusted, at the casino'), 'pending: word', 'a blocked word holds a trusted reader''s comment');
select tests.act_as('owner');
select lives_ok($$select public.stop_trusting_reader(tests.comment_of('Waits as new'))$$, 'trust can be withdrawn');
select tests.act_as('stranger');
select is(tests.say('Again www.a.example'), 'pending: links', 'without trust, links hold the reader''s comments again');

-- Blocking the author of a comment

select tests.act_as('owner');
select public.trust_reader(tests.comment_of('From a regular'));
select results_eq(
  $$select * from public.block_author(tests.comment_of('From a regular'))$$,
  $$values ('Regular@tests.example', true, 'approved', true)$$,
  'an account is blocked by its address; the result contains the previous status'
);
select tests.say('By a visitor who returns', 'Nick   Name');
select tests.act_as('anon');
select tests.say('Insults', 'Nick   Name');
select tests.act_as('owner');
select public.block_author(tests.comment_of('Insults'));
select results_eq(
  $$select is_new, former_status from public.block_author(tests.comment_of('Insults'))$$,
  $$values (false, 'spam')$$,
  'blocking twice finds the entry on the list'
);
select is(tests.blocked_people(), E'Regular@tests.example\nNick Name', 'a visitor is blocked by name, once');
select tests.act_as('anon');
select tests.say('In the name of another', 'stranger@tests.example');
select tests.act_as('owner');
select throws_like(
  $$select public.block_author(tests.comment_of('In the name of another'))$$, 'The name may be somebody else’s email address%',
  'a visitor''s name that may be someone else''s email address cannot be blocked'
);
-- The list is compared in its normal form, and so are names.
select tests.act_as('anon');
select tests.say('In disguise ' || place, name) from tests.disguises;
select tests.act_as('owner');
select is_empty(
  $$select name from tests.disguises
    where tests.outcome_of_blocking('In disguise ' || place) not like 'The name may be somebody else’s email address%'$$,
  'such a name cannot be blocked in any disguise'
);
select tests.act_as('anon');
select tests.say('A nickname', '@nick');
select tests.act_as('owner');
select is((select entry from public.block_author(tests.comment_of('A nickname'))), '@nick', 'a nickname with an @ is not an address');
select tests.act_as('database');
update public.site_settings set blocked_people = E'Regular@tests.example\nNick Name' where singleton;
select is(tests.blocked_people(), E'Regular@tests.example\nNick Name', 'the address of an existing account stays on the list');

-- Unblocking

select tests.act_as('owner');
select public.unblock_author(tests.comment_of('Insults'), 'spam', false);
select is(tests.blocked_people(), E'Regular@tests.example\nNick Name', 'undoing the second of two blocks keeps the first');
select public.unblock_author(tests.comment_of('From a regular'), 'approved', true, 'Regular@tests.example');
select is(tests.blocked_people(), 'Nick Name', 'the entry is removed from the list, the others stay');
select is((select status from public.comments where content = 'From a regular'), 'approved', 'the comment has its previous status');
select results_eq(
  $$select account from public.moderation_page('from a regular')$$, array['trusted'], 'its author is trusted again'
);
select public.unblock_author(tests.comment_of('From a regular'), 'approved', true, 'Regular@tests.example');
select is(tests.blocked_people(), 'Nick Name', 'undoing twice changes nothing');
select throws_ok(
  $$select public.unblock_author(tests.comment_of('Insults'), 'famous', false, 'Nick Name')$$, '23514', null,
  'an unknown status is refused'
);
select is(tests.blocked_people(), 'Nick Name', 'then nothing is undone');
select public.block_author(tests.comment_of('From a regular'));
select tests.act_as('database');
update public.site_settings set enable_comments = false where singleton;
select tests.act_as('anon');
select throws_like(
  $$select public.add_comment(gen_random_uuid(), '00000000-0000-4000-9000-000000000101', 'x', repeat('a ', 500000))$$,
  'A comment can have at most % characters.', 'a text that is too long is refused before anything is looked up'
);
select tests.act_as('database');
update public.site_settings set enable_comments = true where singleton;
select tests.act_as('owner');
select is(tests.outcome('From a regular'), 'spam', 'the comment is rejected');
select tests.act_as('regular');
select is(tests.say('Let me in'), 'spam: person', 'later comments are rejected, trusted or not');
select is_empty($$select from public.comments where status = 'spam'$$, 'the reader does not see that they count as spam');

-- Everything from one sender

select tests.set_rules('{}');
select tests.act_as('anon');
select tests.come_from('192.0.2.1');
select tests.say('Flood 1', 'Ann');
select tests.say('Flood 2', 'Ben');
select tests.come_from('192.0.2.2');
select tests.say('No flood', 'Ann');
select tests.act_as('owner');
select set_eq(
  $$select content from public.moderation_page(only_sender => (select sender from public.moderation_page('flood 1')))$$,
  array['Flood 1', 'Flood 2'], 'the owner sees everything from one visitor, under any name'
);
select set_eq(
  $$select status, count from public.comment_counts(only_sender => (select sender from public.moderation_page('flood 1')))$$,
  $$values ('approved', 2::bigint)$$, 'the owner sees how much it is'
);
select set_eq(
  format('select content from public.moderation_page(%L, only_sender => %L)', 'earlier', tests.id_of('regular')),
  array['An earlier comment'], 'the owner sees everything from one account, also in a search'
);

-- Data about senders is removed

select tests.act_as('database');
update public.comments set created_at = now() - interval '8 days' where content = 'Flood 1';
select private.remove_expired();
select results_eq(
  $$select content from public.comments where sender is not null and content like 'Flood%'$$, array['Flood 2'],
  'after a week nobody can tell which visitor sent a comment'
);
select tests.act_as('owner');
delete from public.comments where id = tests.comment_of('Flood 2');
select tests.act_as('database');
select is_empty($$select from private.bin where content ->> 'sender' is not null$$, 'the bin does not keep the sender either');
insert into private.trusted_readers (user_id) values (tests.id_of('regular'));
select tests.act_as('regular');
select public.delete_account(false);
select tests.act_as('database');
select is_empty(
  $$select from private.trusted_readers where user_id = '00000000-0000-4000-9000-000000000004'$$,
  'trust is deleted with the account'
);

select * from finish();
rollback;
