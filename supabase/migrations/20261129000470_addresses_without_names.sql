-- «Words_of_a_stranger<somebody@example.com>» passed for an address. Emails about a consultation go to that of the request, and
-- mail services take what stands before an angle bracket for a name.

-- As before, but an address has no name, no remark and no other one beside it, and the id of a request in the bin is taken.
create or replace function private.send_consultation_request(
  id uuid, name text, email text, company text, project_type text, budget_range text, timeline text, message text,
  requested_for timestamptz, time_zone text, kind uuid default null
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  chosen public.consultation_kinds;
  reference text;
begin
  perform private.enforce_rate_limit('consultation_request');
  -- Not in the table: requests that are there already stay as they are.
  perform private.ensure(
    email !~ '[][;:<>()"\\]', 'That does not look like an e-mail address.', 'consultation_requests_email_format'
  );
  -- Who has heard no answer sends it again, and has the time already.
  if exists (select from public.consultation_requests as sent where sent.id = send_consultation_request.id)
    or private.is_in_bin('consultation_requests', send_consultation_request.id)
  then
    return;
  end if;
  select * into chosen from public.consultation_kinds as offered
  where offered.id = send_consultation_request.kind and offered.published
    and (offered.project_types = '{}' or send_consultation_request.project_type = any (offered.project_types));
  if kind is not null and chosen.id is null then
    raise exception using
      errcode = 'check_violation', message = 'That kind of consultation is not offered any more. Please choose another one.';
  end if;
  if chosen.amount is not null then
    reference := private.payment_reference(id);
  end if;
  if requested_for is not null and not exists (
    select from private.free_times(requested_for, requested_for + interval '1 minute', chosen.minutes) as free
    where requested_for = any (free.times)
  ) then
    perform private.refuse_taken_time();
  end if;
  insert into public.consultation_requests (
    id, name, email, company, project_type, budget_range, timeline, message, requested_for, time_zone, held_until,
    kind, minutes, price, amount, currency, payment_reference, payment_link, pays_on_page, payment_hours
  )
  values (
    send_consultation_request.id, send_consultation_request.name, send_consultation_request.email,
    send_consultation_request.company, send_consultation_request.project_type, send_consultation_request.budget_range,
    send_consultation_request.timeline, send_consultation_request.message,
    send_consultation_request.requested_for,
    case when private.is_time_zone(send_consultation_request.time_zone) then send_consultation_request.time_zone end,
    case
      when requested_for is null then null
      when chosen.amount is null then now() + interval '48 hours'
      else private.payable_until(chosen.payment_hours, requested_for)
    end,
    chosen.title, chosen.minutes,
    coalesce(nullif(chosen.price, ''), private.money(chosen.amount, chosen.currency), chosen.price),
    -- Without an amount there is nothing to pay, whatever else a kind says.
    chosen.amount, case when chosen.amount is not null then chosen.currency end, reference,
    private.payment_link(chosen, reference), case when chosen.amount is not null then chosen.pays_on_page end,
    case when chosen.amount is not null then chosen.payment_hours end
  )
  on conflict on constraint consultation_requests_pkey do nothing;
end;
$$;
