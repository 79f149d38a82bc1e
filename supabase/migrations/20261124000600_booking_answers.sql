-- The owner's answer to a request for a consultation is mailed to whoever asked, where there is a service for mails.
-- Without one the owner's own mail program sends it.

-- Stops the mail of an answer that has not been sent yet and does not hold any more, as after «Undo».
create function private.stop_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update private.outbox set state = 'given up', due_at = null, settled_at = now(), answer = 'It was taken back.'
  where kind = 'answer' and cause_id = new.id and state = 'waiting';
  return null;
end;
$$;
create trigger answer_stops after update of status, scheduled_for, proposed_for on public.consultation_requests
for each row when (
  (old.status, old.scheduled_for, old.proposed_for) is distinct from (new.status, new.scheduled_for, new.proposed_for)
)
execute function private.stop_answer();

-- Runs wherever a change names the owner's words, also if they are the same as before. The mail waits for half a minute,
-- as long as the change can be taken back.
create function private.mail_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  event constant text := private.calendar_event(new, false);
  due constant timestamptz := now() + interval '30 seconds';
begin
  if not private.is_api_request()
    or not coalesce((select service in ('resend', 'postmark', 'template') from private.notification_settings), false)
  then
    return null;
  end if;
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, mail)
  select
    'answer',
    'answer:' || new.id || ':' || private.hash_of_secret(concat_ws(' ', new.status, new.scheduled_for, new.proposed_for, new.reply)),
    new.id, new.email, due,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', 'Re: ' || subject, 'reply_to', coalesce(nullif(site.contact_email, ''), private.owner_address()),
      'parts', jsonb_build_array(jsonb_build_object('title', subject, 'facts', '[]'::jsonb, 'text', new.reply)),
      'site_url', rules.site_url, 'site_name', nullif(private.one_line(site.site_name, 100), ''),
      'attachments', jsonb_build_array(jsonb_build_object(
        'name', 'consultation.ics', 'type', 'text/calendar',
        'base64', translate(encode(convert_to(private.calendar(event), 'utf8'), 'base64'), E'\n', '')
      ))
    )) - case when event is null then 'attachments' else '' end
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (select replace(initcap(replace(new.project_type, '-', ' ')), 'Ai ', 'AI ') || ' Consultation' as subject) as line
  on conflict on constraint outbox_cause_key do update
    set state = 'waiting', due_at = due, settled_at = null, mail = excluded.mail
    where outbox.state = 'given up';
  return null;
end;
$$;
-- After answer_stops, as triggers go by their names.
create trigger mail_answer after update of reply on public.consultation_requests
for each row when (new.reply <> '') execute function private.mail_answer();
