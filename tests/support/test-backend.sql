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

-- One statement for all tables: planning one for each takes longer than running it. The newest transaction is counted
-- from the first ordinary one, as there is no max() of them.
do $make$
begin
  execute (
    select format(
      'create function test_snapshot.states_now() returns setof test_snapshot.states language plpgsql as $$ begin return query %s; end $$',
      string_agg(
        format(
          'select %s::regclass, count(*) || $a$ $a$ || coalesce(age($a$3$a$::xid) - min(age(xmin)), 0) from %s',
          original::oid, original
        ),
        ' union all '
      )
    )
    from test_snapshot.tables
  );
end $make$;

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
  insert into test_snapshot.states select * from test_snapshot.states_now();
end $$;

create procedure test_snapshot.restore() language plpgsql as $$
declare
  changed regclass[] := array(
    select original from test_snapshot.states_now() as now left join test_snapshot.states as saved using (original)
    where now.state is distinct from saved.state
  );
  saved record;
begin
  if changed <> '{}' then
    -- All plans are made again after that.
    set local session_replication_role = replica;
    for saved in select * from test_snapshot.tables where original = any (changed) loop
      execute format('delete from %s', saved.original);
      execute format('insert into %s (%s) overriding system value select * from test_snapshot.%I',
        saved.original, saved.columns, saved.copy);
    end loop;
    insert into test_snapshot.states select * from test_snapshot.states_now() where original = any (changed)
    on conflict (original) do update set state = excluded.state;
  end if;
  perform setval(original, coalesce(last_value, start_value), last_value is not null)
    from test_snapshot.sequences;
end $$;

call test_snapshot.save();
