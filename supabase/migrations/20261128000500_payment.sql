-- A kind of consultation may ask for payment: a request is then held until it is paid, as long as the owner has said. The
-- owner marks it as paid; nothing here verifies a payment. What is not marked in time falls free.

-- Changes the rights of public.consultation_requests: as before; the owner's searches find the reference.
-- On a live site: a site has few requests, and dates that the clock has called off are new.
alter table public.consultation_requests
  drop constraint consultation_requests_called_off_by_check,
  add constraint consultation_requests_called_off_by_check check (called_off_by in ('owner', 'visitor', 'clock')) not valid,
  drop column search_text,
  -- The list shows the project type with spaces.
  add column search_text text not null generated always as (
    name || chr(10) || email || chr(10) || project_type || chr(10) || replace(project_type, '-', ' ')
    || coalesce(chr(10) || payment_reference, '')
  ) stored;
alter table public.consultation_requests validate constraint consultation_requests_called_off_by_check;
-- On a live site: a site has few requests.
create index consultation_requests_unpaid on public.consultation_requests (held_until) where amount is not null and paid_at is null;

-- What is to be paid

-- An amount as people write it: «120 USD», «49.50 EUR»; null without one.
create function private.money(amount numeric, currency text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(amount::numeric(10, 2)::text, '\.00$', '') || ' ' || currency;
$$;

-- By what a payment is known: short, for the note of a transfer.
create function private.payment_reference(request_id uuid) returns text
language sql immutable
set search_path = ''
as $$
  select 'C-' || upper(left(request_id::text, 8));
$$;

-- The kind's payment link with its amount and a reference; null where it asks for no payment, or has no link.
create function private.payment_link(kind public.consultation_kinds, reference text) returns text
language sql immutable
set search_path = ''
as $$
  select replace(replace(replace(
    nullif((kind).payment_link, ''), '{amount}', regexp_replace((kind).amount::text, '\.00$', '')
  ), '{currency}', (kind).currency), '{reference}', reference);
$$;

-- Until when a consultation that begins at `start` is to be paid, from now on: not after its beginning.
create function private.payable_until(hours integer, start timestamptz) returns timestamptz
language sql stable
set search_path = ''
as $$
  select least(now() + make_interval(hours => hours), start);
$$;

-- What a mail says of it: facts as [label, value], none where nothing is to be paid.
create function private.payment_facts(request public.consultation_requests) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    when private.is_unpaid(request) and request.held_until is not null then jsonb_build_array(
      jsonb_build_array('To be paid', private.money(request.amount, request.currency)),
      jsonb_build_array('Reference', request.payment_reference),
      jsonb_build_array('Held until', private.time_in_words(
        request.held_until, coalesce(request.time_zone, (select booking_time_zone from public.site_settings))
      ))
    )
    else '[]'
  end;
$$;

-- Held until it is paid

-- As before; what is to be paid holds its time until then, also when the owner has accepted it, and what is paid holds it for
-- good.
create or replace function private.is_held(request public.consultation_requests) returns boolean
language sql stable
set search_path = ''
as $$
  select case
    when (request).status <> 'pending' and not private.is_unpaid(request) then true
    when (request).held_until is null then (request).status = 'scheduled'
    else (request).paid_at is not null or (request).held_until > now()
      or ((request).status = 'scheduled' and (request).scheduled_for <= now())
  end;
$$;

-- As before. With the owner's answer, and when a date is made, the time to pay begins anew.
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
  if private.is_unpaid(new) and (new.status <> old.status or new.proposed_for is distinct from old.proposed_for) then
    new.held_until := private.payable_until(new.payment_hours, private.date_of(new));
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

-- Calls off what was to be paid by now and is not marked as paid, and tells both: the request `only_id`, or all of them.
create function private.end_unpaid(only_id uuid default null) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due public.consultation_requests;
begin
  for due in
    select * from public.consultation_requests as request
    where amount is not null and paid_at is null and held_until <= now() and private.is_unpaid(request)
      and (status = 'pending' or scheduled_for > now())
      and (only_id is null or id = only_id)
    for update skip locked
  loop
    update public.consultation_requests set status = 'declined', called_off_by = 'clock'
    where id = due.id returning * into due;
    perform private.tell_of_change(due, null);
  end loop;
end;
$$;

-- Warns whoever asked once before a time falls free, by mail: a day before, or after half of the time if that is shorter.
create function private.warn_unpaid() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due public.consultation_requests;
begin
  if not private.mails_visitors() then
    return;
  end if;
  for due in
    select * from public.consultation_requests as request
    where amount is not null and paid_at is null and held_until > now() and private.is_unpaid(request)
      and held_until <= now() + make_interval(mins => least(24 * 60, payment_hours * 30))
      and not exists (select from private.outbox where cause = private.reminder_cause(request, 'payment'))
  loop
    insert into private.outbox (kind, cause, cause_id, recipient, mail)
    select
      'reminder', private.reminder_cause(due, 'payment'), due.id, due.email,
      jsonb_strip_nulls(jsonb_build_object(
        'subject', private.one_line('Not paid yet: consultation' || coalesce(' with ' || nullif(site.site_name, ''), ''), 150),
        'parts', jsonb_build_array(jsonb_build_object(
          'title', private.time_in_words(private.date_of(due), coalesce(due.time_zone, site.booking_time_zone)),
          'facts', private.payment_facts(due),
          'text', 'Your payment is not marked as received. If it is not by then, your time is free for others. If you have paid already, please answer this email.',
          'link', 'See how to pay', 'path', '/date#' || private.new_date_link(due.id)
        )),
        'reply_to', nullif(site.contact_email, ''),
        'site_url', rules.site_url,
        'site_name', coalesce(nullif(private.one_line(site.site_name, 100), ''), regexp_replace(rules.site_url, '^https?://', ''))
      ))
    from public.site_settings as site, private.notification_settings as rules
    on conflict on constraint outbox_cause_key do nothing;
  end loop;
end;
$$;

-- Marks a request as paid, or takes that back, which begins the time to pay anew. What has fallen free meanwhile comes back
-- while its time is free; otherwise it waits for another one.
create function private.mark_paid(id uuid, is_paid boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  request public.consultation_requests;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner marks what is paid.';
  end if;
  perform private.end_unpaid(mark_paid.id);
  select * into request from public.consultation_requests as asked where asked.id = mark_paid.id for update;
  perform private.ensure(request.amount is not null, 'Nothing is to be paid for this request.');
  if is_paid = (request.paid_at is not null) then
    return;
  end if;
  update public.consultation_requests as asked
  set
    paid_at = case when is_paid then now() end,
    held_until = case
      when is_paid or private.date_of(request) is null then asked.held_until
      else private.payable_until(asked.payment_hours, private.date_of(request))
    end
  where asked.id = mark_paid.id;
  if is_paid and request.called_off_by = 'clock' then
    begin
      update public.consultation_requests as asked
      set status = case when request.scheduled_for is null then 'pending' else 'scheduled' end
      where asked.id = mark_paid.id;
    exception when sqlstate 'PT409' then
      update public.consultation_requests as asked set status = 'pending' where asked.id = mark_paid.id;
    end;
  end if;
end;
$$;
create function public.mark_paid(id uuid, is_paid boolean) returns void
language sql
set search_path = ''
as $$
  select private.mark_paid(id, is_paid);
$$;
-- Changes the rights of mark_paid: new, for the owner, as it says itself.
grant execute on function private.mark_paid(uuid, boolean), public.mark_paid(uuid, boolean) to authenticated;
