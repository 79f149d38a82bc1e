-- Whoever asked for a paid kind without a time, and chose one by the link, held it unpaid until it began, however far off.

-- As before, and a first time is held for as long as its kind says.
create or replace function private.move_date(token text, start timestamptz, seen integer) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.consultation_requests := private.open_for_change(token);
begin
  if request.status in ('pending', 'scheduled') and private.date_of(request) = start then
    return;
  end if;
  if request.sequence is distinct from seen then
    raise exception using errcode = 'PT412', message = 'It has changed meanwhile. This is how it is now.';
  end if;
  if not private.is_date_open(request) then
    perform private.refuse_late_change();
  end if;
  if not coalesce(private.is_free_for(request, start), false) then
    perform private.refuse_taken_time();
  end if;
  if request.status = 'scheduled' then
    update public.consultation_requests set scheduled_for = start where id = request.id returning * into request;
  else
    update public.consultation_requests
    set
      requested_for = start, proposed_for = null, sequence = request.sequence + 1,
      -- Whoever has not paid gets no more time to by moving. least() passes over null.
      held_until = case
        when private.is_unpaid(request) then least(coalesce(request.held_until, private.payable_until(request.payment_hours, start)), start)
        else now() + interval '48 hours'
      end,
      minutes = coalesce(minutes, (select booking_minutes from public.site_settings))
    where id = request.id returning * into request;
    if not private.book_time(request) then
      perform private.refuse_taken_time();
    end if;
  end if;
  perform private.tell_of_change(request, token);
end;
$$;
