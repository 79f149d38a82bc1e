-- Whoever accepted another time that was proposed, had the whole time to pay again.

-- As before, but only the owner lets it begin anew.
create or replace function private.prepare_time() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_back constant boolean := tg_op = 'UPDATE' and new.status = 'pending' and old.status <> 'pending';
begin
  new.minutes := coalesce(new.minutes, (select booking_minutes from public.site_settings));
  if tg_op = 'INSERT' then
    return new;
  end if;
  new.sequence := old.sequence + 1;
  if private.is_unpaid(new) then
    if private.is_owner() and (
      new.status <> old.status
      or new.proposed_for is distinct from old.proposed_for
      or new.scheduled_for <> old.scheduled_for
    ) then
      new.held_until := private.payable_until(new.payment_hours, private.date_of(new));
    elsif new.held_until > new.scheduled_for then
      new.held_until := new.scheduled_for;
    end if;
  elsif new.status = 'pending' and (is_back or new.proposed_for is distinct from old.proposed_for) then
    new.held_until := now() + interval '48 hours';
  end if;
  if not private.book_time(new) then
    if not is_back then
      perform private.refuse_taken_time();
    end if;
    -- A step can be taken back, even if the time cannot.
    new.held_until := null;
  end if;
  return new;
end;
$$;

-- A consultation that came back from the bin after somebody else had booked its time was still scheduled for it: both clients
-- were reminded of it, and both were in the calendar.

-- As before, but then it waits for an answer again.
create or replace function private.book_new_time() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.book_time(new) then
    if private.is_api_request() then
      perform private.refuse_taken_time();
    end if;
    -- A request that comes back from the bin comes without its time, if somebody else has it now.
    update public.consultation_requests
    set status = case status when 'scheduled' then 'pending' else status end, held_until = null
    where id = new.id;
  end if;
  return null;
end;
$$;
