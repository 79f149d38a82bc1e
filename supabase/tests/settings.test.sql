-- The site's settings.

begin;
\ir people.psql
select plan(10);

update public.site_settings set site_name = 'Test', admin_email = 'secret@tests.example';

select tests.act_as('anon');
select is(enable_github_sign_in, false, 'GitHub sign-in is off until the owner turns it on') from public.site_settings;
select is(public.maintenance_contact(), null, 'nobody can read the admin email address');

select tests.act_as('owner');
select results_eq(
  $$update public.site_settings set site_name = 'Mine', admin_email = 'new@tests.example' where singleton returning site_name$$,
  array['Mine'], 'the owner changes settings'
);
select is(admin_email, 'new@tests.example', 'the owner can change all settings') from public.read_site_settings();
select is(updated_at, now(), 'the time of the change is stored') from public.site_settings;
select results_eq(
  'select robots_search, robots_ai_answers, robots_ai_training from public.site_settings',
  $$values ('unsaid', 'unsaid', 'unsaid')$$, 'no rules for robots exist until the owner sets them'
);
select lives_ok(
  $$update public.site_settings set robots_search = 'allowed', robots_ai_answers = 'refused', robots_ai_training = 'refused' where singleton$$,
  'each use by robots has its own rule'
);
select throws_ok(
  $$update public.site_settings set robots_ai_training = 'perhaps' where singleton$$, '23514', null, 'a rule has one of three values'
);

update public.site_settings set maintenance_mode = true where singleton;
select tests.act_as('anon');
select is(public.maintenance_contact(), 'new@tests.example', 'while the site is closed, visitors see whom to write to');

select tests.act_as('database');
select throws_ok('insert into public.site_settings (singleton) values (false)', '23514', null, 'a second row is impossible');

select * from finish();
rollback;
