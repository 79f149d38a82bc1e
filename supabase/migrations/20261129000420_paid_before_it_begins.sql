-- A date that is moved to an earlier time is to be paid before that. It kept the former end, so whoever asked was warned of
-- losing their time after it had been.

-- As before. With another time by the owner, too, the time to pay begins anew; whoever asked gets no more by moving.
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
  if private.is_unpaid(new) and (
    new.status <> old.status or new.proposed_for is distinct from old.proposed_for
    or (new.scheduled_for <> old.scheduled_for and private.is_owner())
  ) then
    new.held_until := private.payable_until(new.payment_hours, private.date_of(new));
  elsif private.is_unpaid(new) and new.held_until > new.scheduled_for then
    new.held_until := new.scheduled_for;
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
