-- What the owner's lists of messages and requests need: one text to search, numbers per status,
-- and the order in which a request goes on.

alter table public.contact_messages
  add column search_text text not null generated always as (name || chr(10) || email || chr(10) || subject) stored;
-- The project type twice: as it is stored, and as the list shows it.
alter table public.consultation_requests
  add column search_text text not null generated always as (
    name || chr(10) || email || chr(10) || project_type || chr(10) || replace(project_type, '-', ' ')
  ) stored;

-- pending → scheduled → completed, or pending → declined; and each step back, because it can be
-- undone. Going on from where somebody else has been in between is refused.
create function private.check_transition() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (old.status, new.status) not in (
    ('pending', 'scheduled'), ('scheduled', 'pending'),
    ('pending', 'declined'), ('declined', 'pending'),
    ('scheduled', 'completed'), ('completed', 'scheduled')
  ) then
    raise exception using
      errcode = 'check_violation',
      message = format('A request cannot go from %s to %s.', old.status, new.status);
  end if;
  return new;
end;
$$;
revoke execute on function private.check_transition() from public;
create trigger check_transition before update of status on public.consultation_requests
for each row when (old.status is distinct from new.status and new.status in ('pending', 'scheduled', 'completed', 'declined'))
execute function private.check_transition();

-- How many there are of each status among those that hold `search` literally, for the owner.
create function public.message_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select m.status, count(*) from public.contact_messages as m
  where (select private.is_owner()) and position(lower(search) in lower(m.search_text)) > 0
  group by m.status;
$$;
create function public.consultation_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select r.status, count(*) from public.consultation_requests as r
  where (select private.is_owner()) and position(lower(search) in lower(r.search_text)) > 0
  group by r.status;
$$;
revoke execute on function public.message_counts(text), public.consultation_counts(text) from public, anon, authenticated;
grant execute on function public.message_counts(text), public.consultation_counts(text) to authenticated;
