-- Sample data for development: accounts, categories and settings. The files in seed/ add the rest.

-- Everybody knows these passwords, so no database that others reach gets them. A local one is known by
-- its JWT secret, which everybody knows as well.
do $$
begin
  if coalesce(current_setting('app.settings.jwt_secret', true), '') <> 'super-secret-jwt-token-with-at-least-32-characters-long' then
    raise exception using
      message = 'The sample data is for development on your own machine: everybody knows its passwords.',
      hint = 'For a public site, sign up there, confirm your address and run private.set_owner() with it.';
  end if;
end;
$$;

-- Empty tokens, not null: Supabase Auth cannot read a user whose token columns are null.
insert into auth.users (
  id, instance_id, aud, role, email, encrypted_password, email_confirmed_at, created_at, updated_at,
  raw_app_meta_data, raw_user_meta_data,
  confirmation_token, recovery_token, email_change, email_change_token_new
)
select
  account.id, '00000000-0000-0000-0000-000000000000', 'authenticated', 'authenticated', account.email,
  extensions.crypt(account.password, extensions.gen_salt('bf')),
  account.joined, account.joined, account.joined,
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', account.full_name),
  '', '', '', ''
from (
  values
    ('00000000-0000-4000-8000-000000000001'::uuid, 'owner@example.com', 'portfolio-owner', 'Robin Sample', now() - interval '400 days'),
    ('00000000-0000-4000-8000-000000000002'::uuid, 'ada@example.com', 'portfolio-reader', 'Ada Reader', now() - interval '90 days'),
    ('00000000-0000-4000-8000-000000000003'::uuid, 'grace@example.com', 'portfolio-reader', 'Grace Visitor', now() - interval '80 days')
) as account (id, email, password, full_name, joined);

insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  id, 'email', id::text,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  created_at, created_at, created_at
from auth.users
where email in ('owner@example.com', 'ada@example.com', 'grace@example.com');

-- Not by set_owner(), which would void the password.
insert into private.site_owner (user_id, bound_at)
select id, created_at from auth.users where email = 'owner@example.com';

insert into public.categories (name)
values ('AI Development'), ('Frontend'), ('General'), ('Industry Insights'), ('Machine Learning')
on conflict (name) do nothing;

update public.site_settings
set
  site_name = 'Robin Sample',
  site_description = 'Software, essays and music by a sample developer.',
  admin_email = 'owner@example.com',
  contact_email = 'hello@example.com',
  seo_title = 'Robin Sample, software developer',
  seo_description = 'Essays on software that keeps its promises, a portfolio of six projects, and a little music. A sample site, ready to become yours.',
  social_twitter = 'https://twitter.com/example',
  social_linkedin = 'https://www.linkedin.com/in/example',
  social_github = 'https://github.com/example'
where singleton;
