-- Who counts as the owner.

begin;
\ir people.psql
select plan(15);

select tests.act_as('anon');
select is(public.is_owner(), false, 'a visitor is not the owner');
select throws_ok('select * from private.site_owner', '42501', null, 'a visitor cannot look up the owner');
select throws_ok($$select private.set_owner('stranger@tests.example')$$, '42501', null, 'a visitor cannot appoint an owner');

select tests.act_as('stranger');
select is(public.is_owner(), false, 'a stranger is not the owner');
select throws_ok('select * from private.site_owner', '42501', null, 'a stranger cannot look up the owner');
select throws_ok($$select private.set_owner('stranger@tests.example')$$, '42501', null, 'a stranger cannot appoint themselves');
select throws_ok(
  $$update private.site_owner set user_id = tests.id_of('stranger')$$,
  '42501', null, 'a stranger cannot take the owner’s place'
);

select tests.act_as('owner');
select is(public.is_owner(), true, 'the owner is the owner');

select set_config('request.jwt.claims', '{"email": "owner@tests.example", "role": "authenticated"}', true);
select is(public.is_owner(), false, 'an e-mail claim without the account is worth nothing');

select tests.act_as('database');
select throws_ok(
  $$select private.set_owner('nobody@tests.example')$$,
  'P0001', 'There is no account for nobody@tests.example. Sign up on the site first.',
  'an unknown address cannot be bound'
);
select throws_ok(
  $$select private.set_owner('imposter@tests.example')$$,
  'P0001', 'The address imposter@tests.example is not confirmed yet. Open the link in the mail first.',
  'an unconfirmed address cannot be bound'
);

update private.site_owner set user_id = tests.id_of('imposter');
select tests.act_as('imposter');
select is(public.is_owner(), false, 'a bound account whose address is unconfirmed is not the owner');

select tests.act_as('database');
select private.set_owner(' Stranger@Tests.example ');
select tests.act_as('stranger');
select is(public.is_owner(), true, 'binding another account moves the ownership');
select tests.act_as('owner');
select is(public.is_owner(), false, 'the former owner is a reader like any other');

select tests.act_as('database');
select throws_ok(
  $$insert into private.site_owner (singleton, user_id) values (false, tests.id_of('owner'))$$,
  '23514', null, 'there is one owner only'
);

select * from finish();
rollback;
