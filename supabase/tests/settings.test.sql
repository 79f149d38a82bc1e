-- The site's settings.

begin;
\ir people.psql
select plan(36);

update public.site_settings set site_name = 'Test', admin_email = 'secret@tests.example';

select tests.act_as('anon');
select is(site_name, 'Test', 'a visitor reads the public columns') from public.site_settings;
select throws_ok('select admin_email from public.site_settings', '42501', null, 'a visitor cannot read the admin e-mail');
select is(enable_email_notifications, true, 'a visitor’s browser knows whether to pass forms on') from public.site_settings;
select is(enable_github_sign_in, false, 'and that GitHub signs nobody in until the owner wants it') from public.site_settings;
select is(public.maintenance_contact(), null, 'and no way round to the admin e-mail');
select throws_ok(
  $$select site_name from public.site_settings where admin_email like 's%'$$, '42501', null, 'nor guess them by filtering'
);
select throws_ok('select * from public.read_site_settings()', '42501', null, 'nor ask the owner’s function');
select throws_ok($$update public.site_settings set site_name = 'x'$$, '42501', null, 'a visitor changes nothing');
select throws_ok('insert into public.site_settings default values', '42501', null, 'a visitor adds nothing');
select throws_ok('delete from public.site_settings', '42501', null, 'a visitor deletes nothing');

select tests.act_as('stranger');
select is(site_name, 'Test', 'a stranger reads the public columns') from public.site_settings;
select throws_ok('select admin_email from public.site_settings', '42501', null, 'a stranger cannot read the admin e-mail');
select is_empty('select * from public.read_site_settings()', 'the owner’s function has no answer for a stranger');
select is(tests.touched($$update public.site_settings set site_name = 'x'$$), 0::bigint, 'a stranger changes nothing');
select throws_ok('insert into public.site_settings default values', '42501', null, 'a stranger adds nothing');
select throws_ok('delete from public.site_settings', '42501', null, 'a stranger deletes nothing');

select tests.act_as('owner');
select is(admin_email, 'secret@tests.example', 'the owner reads everything') from public.read_site_settings();
select results_eq(
  $$update public.site_settings set site_name = 'Mine', admin_email = 'new@tests.example' where singleton returning site_name$$,
  array['Mine'], 'the owner changes settings'
);
select is(admin_email, 'new@tests.example', 'all of them') from public.read_site_settings();
select is(updated_at, now(), 'and the time of the change is kept') from public.site_settings;
select throws_ok($$update public.site_settings set updated_at = now() where singleton$$, '42501', null, 'the time of a change is the database’s');
select throws_ok('insert into public.site_settings default values', '42501', null, 'there is one row');
select throws_ok('delete from public.site_settings', '42501', null, 'and there always is');

select throws_ok(
  $$update public.site_settings set site_name = repeat('x', 101) where singleton$$,
  '23514', 'The site name can have at most 100 characters.', 'a site has a short name'
);
select throws_ok(
  $$update public.site_settings set language = 'Deutsch' where singleton$$,
  '23514', 'The language of articles is a code such as en, pt-BR or zh-Hant.', 'a language is a code'
);
select throws_ok(
  $$update public.site_settings set contact_email = 'hello' where singleton$$,
  '23514', 'The contact e-mail is not a valid address.', 'a contact address is one'
);
select throws_ok(
  $$update public.site_settings set admin_email = 'a@b.example,c@d.example' where singleton$$,
  '23514', 'The admin e-mail is not a valid address.', 'an admin address is one, not two'
);
select throws_ok(
  $$update public.site_settings set social_github = 'javascript:alert(1)' where singleton$$,
  '23514', 'The GitHub link must be a web address (https://…).', 'a social link leads to the web'
);
select throws_ok(
  $$update public.site_settings set social_twitter = '@mine' where singleton$$,
  '23514', 'The Twitter link must be a web address (https://…).', 'not to a name'
);
select throws_ok(
  $$update public.site_settings set social_linkedin = 'data:text/html,x' where singleton$$,
  '23514', 'The LinkedIn link must be a web address (https://…).', 'nor to code'
);
select throws_ok(
  $$update public.site_settings set site_description = repeat('x', 501) where singleton$$,
  '23514', 'The site description can have at most 500 characters.', 'a description has an end'
);
select throws_ok(
  $$update public.site_settings set seo_title = repeat('x', 201) where singleton$$,
  '23514', 'The SEO title can have at most 200 characters.', 'so has a title'
);
select throws_ok(
  $$update public.site_settings set seo_description = repeat('x', 501) where singleton$$,
  '23514', 'The SEO description can have at most 500 characters.', 'and what search engines show'
);
select lives_ok(
  $$update public.site_settings set social_github = '', social_twitter = 'https://a.example', seo_title = '' where singleton$$,
  'optional settings may be empty'
);

update public.site_settings set maintenance_mode = true where singleton;
select tests.act_as('anon');
select is(public.maintenance_contact(), 'new@tests.example', 'while the site is closed, visitors learn whom to write to');

select tests.act_as('database');
select throws_ok('insert into public.site_settings (singleton) values (false)', '23514', null, 'a second row is impossible');

select * from finish();
rollback;
