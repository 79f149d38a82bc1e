-- Lets tests put every table back to how it was saved, without running migrations and seed again.
-- Triggers and foreign keys rest meanwhile (session_replication_role), so order does not matter.

create schema test_snapshot;

create table test_snapshot.tables as
  select c.oid::regclass as original, 'copy_' || c.oid as copy, (
    select string_agg(quote_ident(attname), ', ' order by attnum)
    from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r'
    and n.nspname not in ('pg_catalog', 'information_schema', 'supabase_migrations', 'test_snapshot');

create table test_snapshot.sequences (original regclass, start_value bigint, last_value bigint);

-- What every table was like when it was saved or last restored. Only what has changed since is put back: an
-- insert or update leaves a row of a newer transaction, a delete one row less.
create table test_snapshot.states (original regclass primary key, state text not null);

create function test_snapshot.state_of(original regclass) returns text language plpgsql as $$
declare
  state text;
begin
  execute format('select count(*) || $1 || coalesce(max(xmin::text::bigint), 0) from %s', original)
    into state using ' ';
  return state;
end $$;

create procedure test_snapshot.save() language plpgsql as $$
declare
  saved record;
begin
  for saved in select * from test_snapshot.tables loop
    execute format('drop table if exists test_snapshot.%I', saved.copy);
    execute format('create table test_snapshot.%I as select %s from %s',
      saved.copy, saved.columns, saved.original);
  end loop;
  truncate test_snapshot.sequences, test_snapshot.states;
  insert into test_snapshot.sequences
  select format('%I.%I', schemaname, sequencename)::regclass, start_value, last_value from pg_sequences;
  insert into test_snapshot.states
  select original, test_snapshot.state_of(original) from test_snapshot.tables;
end $$;

create procedure test_snapshot.restore() language plpgsql as $$
declare
  saved record;
begin
  set local session_replication_role = replica;
  for saved in
    select tables.* from test_snapshot.tables left join test_snapshot.states using (original)
    where state is distinct from test_snapshot.state_of(original)
  loop
    execute format('delete from %s', saved.original);
    execute format('insert into %s (%s) overriding system value select * from test_snapshot.%I',
      saved.original, saved.columns, saved.copy);
    insert into test_snapshot.states values (saved.original, test_snapshot.state_of(saved.original))
    on conflict (original) do update set state = excluded.state;
  end loop;
  perform setval(original, coalesce(last_value, start_value), last_value is not null)
    from test_snapshot.sequences;
end $$;

call test_snapshot.save();
