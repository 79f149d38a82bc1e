-- The parts of Supabase Auth and Storage that the migrations and seed rely on, as few as possible. The rest of
-- what a hosted project has comes from supabase/embedded/hosted.sql.

create schema auth;

create table auth.users (
  id uuid primary key,
  instance_id uuid,
  aud text,
  role text,
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  confirmation_token text,
  recovery_token text,
  reauthentication_token text,
  email_change text,
  email_change_token_new text,
  email_change_token_current text,
  phone text,
  phone_confirmed_at timestamptz,
  phone_change text,
  phone_change_token text,
  banned_until timestamptz,
  deleted_at timestamptz,
  is_sso_user boolean not null default false,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz,
  updated_at timestamptz
);

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz,
  updated_at timestamptz
);

create schema storage;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[]
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text references storage.buckets (id),
  name text,
  owner_id text,
  metadata jsonb,
  created_at timestamptz default now(),
  unique (bucket_id, name)
);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
