-- What visitors write has an id of their browser's. The id of what the owner has deleted was free again: whoever remembered
-- that of a comment could give it to another one, and the article that the first had gone with could not be restored.

-- Whether something is in the bin, and needs its id if it is restored.
create function private.is_in_bin(of_kind text, id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.bin where kind = of_kind and row_id = is_in_bin.id);
$$;

-- As before, and the id of what is in the bin changes nothing either.
create or replace function private.add_comment(id uuid, post_id uuid, parent_id uuid, author_name text, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  name constant text := btrim(add_comment.author_name);
  body constant text := btrim(add_comment.content, E' \t\r\n');
  reason constant text := private.moderate_comment(name, body);
begin
  perform private.refuse_deleted_account();
  perform private.ensure(private.accepts_reactions(add_comment.post_id), 'The article is not there any more.');
  if private.is_in_bin('comments', add_comment.id) then
    return;
  end if;
  insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status, held_because, sender)
  values (
    add_comment.id, add_comment.post_id, add_comment.parent_id, auth.uid(), name, body, private.status_of_held(reason),
    reason, case when auth.uid() is null then private.client_key() end
  )
  on conflict on constraint comments_pkey do nothing;
end;
$$;

create or replace function private.send_contact_message(id uuid, name text, email text, subject text, message text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('contact_message');
  if private.is_in_bin('contact_messages', send_contact_message.id) then
    return;
  end if;
  insert into public.contact_messages (id, name, email, subject, message)
  values (
    send_contact_message.id, send_contact_message.name, send_contact_message.email, send_contact_message.subject,
    send_contact_message.message
  )
  on conflict on constraint contact_messages_pkey do nothing;
end;
$$;

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
