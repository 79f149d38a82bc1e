-- What visitors send: contact messages and consultation requests. Written by anyone, read by the owner.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null
    check (private.ensure(private.is_visible(name) and char_length(name) <= 100, 'The name needs 1 to 100 characters.')),
  email text not null
    check (private.ensure(private.is_email(email) and char_length(email) <= 200, 'That does not look like an e-mail address.')),
  subject text not null
    check (private.ensure(private.is_visible(subject) and char_length(subject) <= 200, 'The subject needs 1 to 200 characters.')),
  message text not null
    check (private.ensure(private.is_visible(message) and char_length(message) <= 5000, 'The message needs 1 to 5,000 characters.')),
  status text not null default 'unread'
    check (private.ensure(status in ('unread', 'read', 'replied'), 'The status is unread, read or replied.')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index contact_messages_status on public.contact_messages (status, created_at desc, id desc);

create table public.consultation_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null
    check (private.ensure(private.is_visible(name) and char_length(name) <= 100, 'The name needs 1 to 100 characters.')),
  email text not null
    check (private.ensure(private.is_email(email) and char_length(email) <= 200, 'That does not look like an e-mail address.')),
  company text
    check (private.ensure(char_length(company) <= 200, 'The company can have at most 200 characters.')),
  project_type text not null
    check (private.ensure(project_type in ('web-development', 'mobile-app', 'cloud-solutions', 'ai-integration', 'consulting', 'other'), 'Please choose one of the offered project types.')),
  budget_range text
    check (private.ensure(budget_range in ('5k-15k', '15k-30k', '30k-50k', '50k+', 'discuss'), 'Please choose one of the offered budget ranges.')),
  timeline text
    check (private.ensure(timeline in ('asap', '1-2months', '3-6months', '6months+', 'flexible'), 'Please choose one of the offered timelines.')),
  message text not null
    check (private.ensure(private.is_visible(message) and char_length(message) <= 5000, 'The project details need 1 to 5,000 characters.')),
  status text not null default 'pending'
    check (private.ensure(status in ('pending', 'scheduled', 'completed', 'declined'), 'The status is pending, scheduled, completed or declined.')),
  created_at timestamptz not null default now()
);
create index consultation_requests_newest on public.consultation_requests (created_at desc, id desc);
create index consultation_requests_status on public.consultation_requests (status, created_at desc, id desc);

-- Status and time are the database's. The trigger's argument names the rate limit and the first status.
create function private.receive() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() then
    perform private.enforce_rate_limit(tg_argv[0]);
    new.status := tg_argv[1];
    new.created_at := now();
  end if;
  return new;
end;
$$;
revoke execute on function private.receive() from public;
create trigger receive before insert on public.contact_messages
for each row execute function private.receive('contact_message', 'unread');
create trigger receive before insert on public.consultation_requests
for each row execute function private.receive('consultation_request', 'pending');

alter table public.contact_messages enable row level security;
alter table public.consultation_requests enable row level security;
revoke all on public.contact_messages, public.consultation_requests from anon, authenticated;

grant insert (id, name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select, update (status), delete on public.contact_messages to authenticated;
grant insert (id, name, email, company, project_type, budget_range, timeline, message) on public.consultation_requests to anon, authenticated;
grant select, update (status), delete on public.consultation_requests to authenticated;

create policy "anyone writes" on public.contact_messages for insert to anon, authenticated with check (true);
create policy "the owner reads" on public.contact_messages for select to authenticated using ((select private.is_owner()));
create policy "the owner changes" on public.contact_messages for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.contact_messages for delete to authenticated using ((select private.is_owner()));

create policy "anyone asks" on public.consultation_requests for insert to anon, authenticated with check (true);
create policy "the owner reads" on public.consultation_requests for select to authenticated using ((select private.is_owner()));
create policy "the owner changes" on public.consultation_requests for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.consultation_requests for delete to authenticated using ((select private.is_owner()));
