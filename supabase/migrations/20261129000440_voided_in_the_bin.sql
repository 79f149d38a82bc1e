-- Whoever had acted as the owner kept three things when the site was bound anew: links to dates whose requests were in the
-- bin, and came back with them; reminders that led to another site, and waited for the owner's next service; and the words
-- of emails, which could say anything under the version that the owner's browser brings.

-- As before, and those.
create or replace function private.void_keys() returns text[]
language plpgsql
set search_path = ''
as $$
declare
  kinds constant text[] := array(
    select kind
    from (values
      (1, 'delivery', exists (select from private.notification_settings where service is not null)),
      (2, 'messages', (
        select admin_email <> '' or recipient <> '' from public.site_settings, private.notification_settings
      )),
      (3, 'readers', (select mails_readers from public.site_settings)),
      (4, 'reports', exists (select from private.notification_settings where events_key_hash is not null)),
      (5, 'build', exists (select from private.build_hook)),
      (6, 'calendar', exists (select from private.calendar_feed)),
      (7, 'drafts', exists (select from public.draft_links where revoked_at is null and expires_at > now())),
      (8, 'busy', exists (select from private.busy_calendars))
    ) as known (place, kind, is_set)
    where is_set order by place
  );
begin
  if not exists (select from private.site_owner) then
    return '{}';
  end if;
  perform private.keep_notification_secret(null);
  update private.notification_settings
  set
    service = null, set_at = now(), template = null, key_header = default, host = default, recipient = default, sender = default,
    site_url = default, mail_url = default, events_key_hash = null
  where singleton;
  update private.outbox
  set state = 'given up', due_at = null, settled_at = now(), answer = 'The site was bound to its owner anew.'
  where kind = 'answer' and state in ('waiting', 'unknown') and due_at is not null;
  update private.outbox
  set state = 'given up', due_at = null, settled_at = now(), answer = 'The site was bound to its owner anew.'
  where kind = 'reminder' and state = 'unknown' and due_at is not null;
  -- Those that have not left are written anew.
  delete from private.outbox where kind = 'reminder' and state = 'waiting';
  -- The owner's browser brings them again, by their version.
  update private.site_words
  set language = default, is_right_to_left = default, version = default, words = default, forms = default
  where singleton;
  update public.site_settings set admin_email = '' where singleton and admin_email <> '';
  delete from private.build_hook where singleton;
  perform private.schedule_build_hook(false);
  delete from private.calendar_feed where singleton;
  delete from private.busy_calendars where added_at is not null;
  perform private.schedule_calendars(false);
  update public.draft_links set revoked_at = now() where revoked_at is null;
  -- The owner reads them in what was mailed of late. They count as links still, and open nothing.
  update public.consultation_requests set link_hashes = '{void}' where link_hashes <> '{}';
  update private.bin set content = content || '{"link_hashes": ["void"]}'
  where kind = 'consultation_requests' and content -> 'link_hashes' <> '[]';
  return kinds;
end;
$$;
