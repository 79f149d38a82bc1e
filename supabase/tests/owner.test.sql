-- Who counts as the owner. That nobody else does, whatever account they have, is tried with the access matrix.

begin;
\ir people.psql
select plan(28);

select tests.act_as('owner');
select is(public.is_owner(), true, 'the owner is the owner');

select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"client_id": "app", "aal": "aal2"}')::text, true);
select is(public.is_owner(), false, 'a token that another application was given opens nothing of the owner’s');
select throws_ok(
  'select public.account_data()', '42501', 'Sign in again, with your second factor.', 'nor the account’s data'
);
select throws_ok(
  'select public.delete_account(false)', '42501', 'This account owns the site, so it cannot be deleted here.', 'nor does it delete the account'
);
select is_empty('select * from public.read_site_settings()', 'nor reads the settings');
select tests.act_as('owner');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"client_id": null}')::text, true);
select is(public.is_owner(), true, 'a token that names no application is the site’s own');
select set_config('request.jwt.claims', '{"email": "owner@tests.example", "role": "authenticated"}', true);
select is(public.is_owner(), false, 'an e-mail claim without the account is worth nothing');

select tests.act_as('database');
select throws_ok(
  $$select private.set_owner('nobody@tests.example')$$,
  'P0001', 'There is no account for nobody@tests.example. Make one first.',
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

-- Somebody signed up under the address, with a password of theirs, and got at every way in there is.
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
  'The site belongs to stranger@tests.example. Every password and session from before is void: use «Forgot password?» on the site.',
  'binding says what to do next'
);
select results_eq(
  $$select encrypted_password is null, recovery_token::text, email_change::text, email_change_token_new::text, phone::text
    from auth.users where id = tests.id_of('stranger')$$,
  $$values (true, ''::text, ''::text, ''::text, null::text)$$,
  'no password, link on its way or phone number from before opens the account'
);
select results_eq(
  $$select provider::text from auth.identities where user_id = tests.id_of('stranger')$$, $$values ('email')$$,
  'nor an account elsewhere that was linked to it'
);
select results_eq(
  'select user_id from auth.mfa_factors join tests.people on people.id = user_id', $$values (tests.id_of('imposter'))$$,
  'a second factor that somebody else holds is gone; other accounts are left alone'
);
select tests.act_as('stranger');
select is(public.is_owner(), false, 'an access token from before is worth nothing');
select tests.act_with('stranger', jsonb_build_object('iat', tests.seconds('1 minute')));
select is(public.is_owner(), true, 'who signs in afterwards is the owner');
select tests.act_with('stranger', '{"iat": null}');
select is(public.is_owner(), false, 'a token that does not say when it was issued is not trusted');
select tests.act_with('owner', jsonb_build_object('iat', tests.seconds('1 minute')));
select is(public.is_owner(), false, 'the former owner is a reader like any other');

select tests.act_as('database');
update auth.users set email = 'twice@tests.example', is_sso_user = true where id = tests.id_of('owner');
select throws_ok(
  $$select private.set_owner('twice@tests.example')$$,
  'P0001', 'The account of twice@tests.example comes from single sign-on. Make one with a password.',
  'an account of single sign-on cannot be bound'
);
insert into auth.users (id, instance_id, aud, role, email)
values (gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', 'Twice@tests.example');
select throws_ok(
  $$select private.set_owner('twice@tests.example')$$,
  'P0001', 'The address twice@tests.example is not confirmed yet. Confirm it first.',
  'its address confirms no other account'
);
update auth.users set email_confirmed_at = now() where email = 'Twice@tests.example';
select lives_ok($$select private.set_owner('twice@tests.example')$$, 'of two, the one that is no account of single sign-on is taken');
select is(
  (select email::text from private.site_owner join auth.users on id = user_id), 'Twice@tests.example', 'and no other'
);
update auth.users set is_sso_user = false where id = tests.id_of('owner');
select throws_ok(
  $$select private.set_owner('twice@tests.example')$$,
  'P0001', 'There are 2 confirmed accounts for twice@tests.example. Delete those that are not yours.',
  'where two are left, it is not guessed'
);

-- A second factor

update private.site_owner set user_id = tests.id_of('owner'), bound_at = now() - interval '1 day';
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
values ('00000000-0000-4000-9000-000000000901', tests.id_of('owner'), 'totp', 'unverified', now(), now());
select tests.act_with('owner', '{"aal": "aal1"}');
select is(public.is_owner(), true, 'a second factor that was begun and never confirmed locks nobody out');
select tests.act_as('database');
update auth.mfa_factors set status = 'verified' where user_id = tests.id_of('owner');
select tests.act_with('owner', '{"aal": "aal1"}');
select is(public.is_owner(), false, 'with a second factor, a session that has not passed it is no owner’s');
select tests.act_as('owner');
select is(public.is_owner(), false, 'nor one that says nothing about it');
select tests.act_with('owner', '{"aal": "aal2"}');
select is(public.is_owner(), true, 'one that has passed it is');
select tests.act_with('stranger', '{"aal": "aal2"}');
select is(public.is_owner(), false, 'somebody else’s second factor makes nobody an owner');

select tests.act_as('database');
select throws_ok(
  $$insert into private.site_owner (singleton, user_id) values (false, tests.id_of('owner'))$$,
  '23514', null, 'there is one owner only'
);

select * from finish();
rollback;
