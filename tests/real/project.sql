-- Resets a project to its state before the first migration. What Auth and Storage have created stays.

truncate auth.users, auth.flow_state, storage.buckets cascade;
drop schema if exists private, test_snapshot, supabase_migrations cascade;
drop schema public cascade;
drop extension if exists pgtap;

-- Of whoever runs this, in case a test has changed it.
alter default privileges grant execute on functions to public;
create schema public authorization postgres;
grant usage on schema public to public, anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;

-- The table of `supabase db push`.
create schema supabase_migrations authorization postgres;
create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
alter table supabase_migrations.schema_migrations owner to postgres;

do $$
begin
  if to_regclass('cron.job') is not null then
    perform cron.unschedule(jobid) from cron.job;
    delete from cron.job_run_details;
  end if;
end $$;
