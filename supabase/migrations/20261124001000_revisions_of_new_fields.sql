-- As before, and a field that a version from before an upgrade does not have is compared with what the post had in it, so
-- that only a change of it makes a version.
create or replace function private.record_revision() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  saved_fields constant jsonb := private.revision_fields(new);
  latest public.post_revisions;
  saved timestamptz;
begin
  -- A restored post brings its revisions from the bin.
  if coalesce(current_setting('site.is_restoring', true), '') = 'on' then
    return null;
  end if;
  select * into latest from public.post_revisions
  where post_id = new.id order by saved_at desc limit 1;
  -- Revisions are ordered by time, so two must not have the same, even where the clock was set back.
  saved := greatest(clock_timestamp(), latest.saved_at + interval '1 microsecond');
  if private.revision_fields(old) || latest.fields = saved_fields then
    update public.post_revisions set was_published = true
    where id = latest.id and new.published and not was_published;
  else
    update public.post_revisions set is_last_of_day = false
    where id = latest.id and date_trunc('day', saved_at, 'utc') = date_trunc('day', saved, 'utc');
    insert into public.post_revisions (post_id, saved_at, was_published, fields)
    values (new.id, saved, new.published, saved_fields);
  end if;
  return null;
end;
$$;
