-- Contact messages and consultation requests: sent by anybody, read by the owner.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint contact_messages_name_length check (private.ensure(private.is_visible(name) and char_length(name) <= 100, 'The name needs 1 to 100 characters.', 'contact_messages_name_length')),
  email text not null
    constraint contact_messages_email_format check (private.ensure(private.is_email(email) and char_length(email) <= 200, 'That does not look like an e-mail address.', 'contact_messages_email_format')),
  subject text not null
    constraint contact_messages_subject_length check (private.ensure(private.is_visible(subject) and char_length(subject) <= 200, 'The subject needs 1 to 200 characters.', 'contact_messages_subject_length')),
  message text not null
    constraint contact_messages_message_length check (private.ensure(private.is_visible(message) and char_length(message) <= 5000, 'The message needs 1 to 5,000 characters.', 'contact_messages_message_length')),
  status text not null default 'unread'
    constraint contact_messages_status_value check (private.ensure(status in ('unread', 'read', 'replied'), 'The status is unread, read or replied.', 'contact_messages_status_value')),
  created_at timestamptz not null default now(),
  search_text text not null generated always as (name || chr(10) || email || chr(10) || subject) stored
);
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index contact_messages_status on public.contact_messages (status, created_at desc, id desc);

create table public.consultation_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null
    constraint consultation_requests_name_length check (private.ensure(private.is_visible(name) and char_length(name) <= 100, 'The name needs 1 to 100 characters.', 'consultation_requests_name_length')),
  email text not null
    constraint consultation_requests_email_format check (private.ensure(private.is_email(email) and char_length(email) <= 200, 'That does not look like an e-mail address.', 'consultation_requests_email_format')),
  company text
    constraint consultation_requests_company_length check (private.ensure(char_length(company) <= 200, 'The company can have at most 200 characters.', 'consultation_requests_company_length')),
  project_type text not null
    constraint consultation_requests_project_type_value check (private.ensure(project_type in ('web-development', 'mobile-app', 'cloud-solutions', 'ai-integration', 'consulting', 'other'), 'Please choose one of the offered project types.', 'consultation_requests_project_type_value')),
  budget_range text
    constraint consultation_requests_budget_range_value check (private.ensure(budget_range in ('5k-15k', '15k-30k', '30k-50k', '50k+', 'discuss'), 'Please choose one of the offered budget ranges.', 'consultation_requests_budget_range_value')),
  timeline text
    constraint consultation_requests_timeline_value check (private.ensure(timeline in ('asap', '1-2months', '3-6months', '6months+', 'flexible'), 'Please choose one of the offered timelines.', 'consultation_requests_timeline_value')),
  message text not null
    constraint consultation_requests_message_length check (private.ensure(private.is_visible(message) and char_length(message) <= 5000, 'The project details need 1 to 5,000 characters.', 'consultation_requests_message_length')),
  status text not null default 'pending'
    constraint consultation_requests_status_value check (private.ensure(status in ('pending', 'scheduled', 'completed', 'declined'), 'The status is pending, scheduled, completed or declined.', 'consultation_requests_status_value')),
  -- The appointment.
  scheduled_for timestamptz
    constraint consultation_requests_scheduled_for_range check (private.ensure(scheduled_for between '2000-01-01' and '2100-01-01', 'The time needs a year from 2000 to 2099.', 'consultation_requests_scheduled_for_range')),
  created_at timestamptz not null default now(),
  -- The list shows the project type with spaces.
  search_text text not null generated always as (
    name || chr(10) || email || chr(10) || project_type || chr(10) || replace(project_type, '-', ' ')
  ) stored
);
create index consultation_requests_newest on public.consultation_requests (created_at desc, id desc);
create index consultation_requests_status on public.consultation_requests (status, created_at desc, id desc);

-- pending → scheduled → completed, or pending → declined, and each step back, for undo. Other transitions
-- mean that the request was changed elsewhere meanwhile.
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
  if new.status = 'pending' then
    new.scheduled_for := null;
  end if;
  return new;
end;
$$;
create trigger check_transition before update of status on public.consultation_requests
for each row when (old.status is distinct from new.status and new.status in ('pending', 'scheduled', 'completed', 'declined'))
execute function private.check_transition();

alter table public.contact_messages enable row level security;
alter table public.consultation_requests enable row level security;

grant select, update (status), delete on public.contact_messages to authenticated;
grant select, update (status, scheduled_for), delete on public.consultation_requests to authenticated;

create policy "the owner reads" on public.contact_messages for select to authenticated using ((select private.is_owner()));
create policy "the owner changes" on public.contact_messages for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.contact_messages for delete to authenticated using ((select private.is_owner()));

create policy "the owner reads" on public.consultation_requests for select to authenticated using ((select private.is_owner()));
create policy "the owner changes" on public.consultation_requests for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.consultation_requests for delete to authenticated using ((select private.is_owner()));

-- Store what a visitor sends with an id that the browser has made; the same id again changes nothing.
create function private.send_contact_message(id uuid, name text, email text, subject text, message text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('contact_message');
  insert into public.contact_messages (id, name, email, subject, message)
  values (
    send_contact_message.id, send_contact_message.name, send_contact_message.email, send_contact_message.subject,
    send_contact_message.message
  )
  on conflict on constraint contact_messages_pkey do nothing;
end;
$$;
create function private.send_consultation_request(
  id uuid, name text, email text, company text, project_type text, budget_range text, timeline text, message text
) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('consultation_request');
  insert into public.consultation_requests (id, name, email, company, project_type, budget_range, timeline, message)
  values (
    send_consultation_request.id, send_consultation_request.name, send_consultation_request.email,
    send_consultation_request.company, send_consultation_request.project_type, send_consultation_request.budget_range,
    send_consultation_request.timeline, send_consultation_request.message
  )
  on conflict on constraint consultation_requests_pkey do nothing;
end;
$$;

create function public.send_contact_message(id uuid, name text, email text, subject text, message text) returns void
language sql
set search_path = ''
as $$
  select private.send_contact_message(id, name, email, subject, message);
$$;
create function public.send_consultation_request(
  id uuid, name text, email text, project_type text, message text, company text default null,
  budget_range text default null, timeline text default null
) returns void
language sql
set search_path = ''
as $$
  select private.send_consultation_request(id, name, email, company, project_type, budget_range, timeline, message);
$$;

grant execute on function
  private.send_contact_message(uuid, text, text, text, text),
  private.send_consultation_request(uuid, text, text, text, text, text, text, text),
  public.send_contact_message(uuid, text, text, text, text),
  public.send_consultation_request(uuid, text, text, text, text, text, text, text)
to anon, authenticated;

-- The number of those that contain `search` literally, by status, for the owner.
create function public.message_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select m.status, count(*) from public.contact_messages as m
  where (select private.is_owner()) and position(lower(left(search, 200)) in lower(m.search_text)) > 0
  group by m.status;
$$;
create function public.consultation_counts(search text default '') returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select r.status, count(*) from public.consultation_requests as r
  where (select private.is_owner()) and position(lower(left(search, 200)) in lower(r.search_text)) > 0
  group by r.status;
$$;
grant execute on function public.message_counts(text), public.consultation_counts(text) to authenticated;

-- The numbers of the badges in the owner's navigation.
create function public.waiting() returns table (messages bigint, consultations bigint, comments bigint)
language sql stable
set search_path = ''
as $$
  select
    (select count(*) from public.contact_messages where status = 'unread'),
    (select count(*) from public.consultation_requests where status = 'pending'),
    (select count(*) from public.comments where status = 'pending')
  where (select private.is_owner());
$$;
grant execute on function public.waiting() to authenticated;
