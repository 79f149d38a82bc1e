-- Who counts as the owner. That nobody else does, whatever their account, is tested with the access matrix.

begin;
\ir people.psql
select plan(33);

select tests.act_as('owner');
select is(public.is_owner(), true, 'the owner is the owner');

select tests.act_as('database');
update auth.users set banned_until = now() + interval '1 hour' where id = tests.id_of('owner');
select tests.act_as('owner');
select is(public.is_owner(), false, 'a suspended account gives no owner''s rights');
select throws_ok('select public.account_data()', '23514', 'Your account is suspended.', 'a suspended owner is told so, and of no second factor');
select tests.act_as('database');
update auth.users set banned_until = now() - interval '1 hour', deleted_at = now() where id = tests.id_of('owner');
select tests.act_as('owner');
select is(public.is_owner(), false, 'a deleted account whose row is kept gives none either');
select throws_ok('select public.account_data()', '23514', 'Your account no longer exists. Please sign out.', 'an owner whose account is deleted is told so');
select tests.act_as('database');
update auth.users set deleted_at = null where id = tests.id_of('owner');
select tests.act_as('owner');
select is(public.is_owner(), true, 'after a suspension the owner is the owner again');

select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"client_id": "app", "aal": "aal2"}')::text, true);
select is(public.is_owner(), false, 'a token issued to another application gives no owner''s rights');
select throws_ok(
  'select public.account_data()', '42501', 'Sign in again, with your second factor.', 'a token issued to another application cannot read the account''s data'
);
select throws_ok(
  'select public.delete_account(false)', '42501', 'This account owns the site, so it cannot be deleted here.', 'a token issued to another application cannot delete the account'
);
select is_empty('select * from public.read_site_settings()', 'a token issued to another application cannot read the settings');
select tests.act_as('owner');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"client_id": null}')::text, true);
select is(public.is_owner(), true, 'a token without an application belongs to the site');
select set_config('request.jwt.claims', '{"email": "owner@tests.example", "role": "authenticated"}', true);
select is(public.is_owner(), false, 'an email claim without the account is not enough');

select tests.act_as('database');
select throws_ok(
  $$select private.set_owner('nobody@tests.example')$$,
  'P0001', 'There is no account for nobody@tests.example. Create one first.',
  'an unknown address cannot be bound'
);
select throws_ok(
  $$select private.set_owner('imposter@tests.example')$$,
  'P0001', 'The address imposter@tests.example is not confirmed yet. Confirm it first.',
  'an unconfirmed address cannot be bound'
);

-- Binding an account

create function tests.act_with(who text, claims jsonb) returns void language sql as $$
  select tests.act_as(who);
  select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || claims)::text, true);
$$;
create function tests.seconds(span interval) returns bigint language sql as $$
  select extract(epoch from now() + span)::bigint;
$$;

-- Someone signed up with the address and their own password, and set up every way of signing in.
update auth.users
set
  encrypted_password = extensions.crypt('theirs', extensions.gen_salt('bf')), recovery_token = 'recovery-token',
  email_change = 'theirs@tests.example', email_change_token_new = 'change-token', phone = '+15550100', phone_confirmed_at = now()
where id = tests.id_of('stranger');
insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select gen_random_uuid(), tests.id_of('stranger'), provider, 'theirs-' || provider, '{}', now(), now(), now()
from unnest(array['email', 'github']) as provider;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
select gen_random_uuid(), id, 'totp', 'verified', now(), now() from tests.people where name in ('stranger', 'imposter');

update public.site_settings set admin_email = '' where singleton;
select is(
  private.set_owner(' Stranger@Tests.example '),
  'The site now belongs to stranger@tests.example. All earlier passwords and sessions are void: use “Forgot your password?” on the site.',
  'the result of binding says what to do next'
);
select results_eq(
  $$select encrypted_password is null, recovery_token::text, email_change::text, email_change_token_new::text, phone::text
    from auth.users where id = tests.id_of('stranger')$$,
  $$values (true, ''::text, ''::text, ''::text, null::text)$$,
  'no earlier password, link or phone number gives access to the account'
);
select results_eq(
  $$select provider::text from auth.identities where user_id = tests.id_of('stranger')$$, $$values ('email')$$,
  'no linked account elsewhere gives access to it'
);
select results_eq(
  'select user_id from auth.mfa_factors join tests.people on people.id = user_id', $$values (tests.id_of('imposter'))$$,
  'someone else''s second factor is removed; other accounts are unaffected'
);
select tests.act_as('stranger');
select is(public.is_owner(), false, 'an earlier access token is no longer accepted');
select tests.act_with('stranger', jsonb_build_object('iat', tests.seconds('1 minute')));
select is(public.is_owner(), true, 'whoever signs in afterwards is the owner');
select tests.act_with('stranger', '{"iat": null}');
select is(public.is_owner(), false, 'a token without its time of issue is not trusted');
select tests.act_with('owner', jsonb_build_object('iat', tests.seconds('1 minute')));
select is(public.is_owner(), false, 'the former owner is an ordinary reader');

select tests.act_as('database');
update auth.users set email = 'twice@tests.example', is_sso_user = true where id = tests.id_of('owner');
select throws_ok(
  $$select private.set_owner('twice@tests.example')$$,
  'P0001', 'The account for twice@tests.example comes from single sign-on. Create one with a password.',
  'an account from single sign-on cannot be bound'
);
insert into auth.users (id, instance_id, aud, role, email)
values (gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', 'Twice@tests.example');
select throws_ok(
  $$select private.set_owner('twice@tests.example')$$,
  'P0001', 'The address twice@tests.example is not confirmed yet. Confirm it first.',
  'its address confirms no other account'
);
update auth.users set email_confirmed_at = now() where email = 'Twice@tests.example';
select lives_ok($$select private.set_owner('twice@tests.example')$$, 'of two accounts, the one not from single sign-on is bound');
select is(
  (select email::text from private.site_owner join auth.users on id = user_id), 'Twice@tests.example', 'exactly that account is bound'
);
update auth.users set is_sso_user = false where id = tests.id_of('owner');
select throws_ok(
  $$select private.set_owner('twice@tests.example')$$,
  'P0001', 'There are 2 confirmed accounts for twice@tests.example. Delete those that are not yours.',
  'with two candidates, none is chosen'
);

-- A second factor

update private.site_owner set user_id = tests.id_of('owner'), bound_at = now() - interval '1 day';
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values ('00000000-0000-4000-9000-000000000901', tests.id_of('owner'), 'totp', 'unverified', now(), now());
select tests.act_with('owner', '{"aal": "aal1"}');
select is(public.is_owner(), true, 'an unconfirmed second factor locks nobody out');
select tests.act_as('database');
update auth.mfa_factors set status = 'verified' where user_id = tests.id_of('owner');
select tests.act_with('owner', '{"aal": "aal1"}');
select is(public.is_owner(), false, 'with a second factor, a session that has not passed it is not the owner''s');
select tests.act_as('owner');
select is(public.is_owner(), false, 'a session without a claim about it is not the owner''s');
select tests.act_with('owner', '{"aal": "aal2"}');
select is(public.is_owner(), true, 'a session that has passed it is the owner''s');
select tests.act_with('stranger', '{"aal": "aal2"}');
select is(public.is_owner(), false, 'someone else''s second factor makes nobody an owner');

select tests.act_as('database');
select throws_ok(
  $$insert into private.site_owner (singleton, user_id) values (false, tests.id_of('owner'))$$,
  '23514', null, 'there can be only one owner'
);

select * from finish();
rollback;
