-- Links in emails led to the URL that the site had when the delivery service was chosen, also after it had moved to another
-- domain: to confirm an address, to dates, to what the owner is notified of. Whoever has the former domain next would have
-- got their secrets.

-- As before, but a service comes with the URL of the site, which a copy elsewhere does not give, and its links lead to where the
-- owner has the site open, other than on their own computer.
create or replace function private.send_due(form_endpoint text, site_url text) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner has mails sent.';
  end if;
  if private.is_hook_url(form_endpoint) and site_url <> '' and (select set_at is null from private.notification_settings) then
    perform private.set_notification_service('form', form_endpoint, '', '', '', null, 'Authorization', 0, site_url);
  end if;
  update private.notification_settings as settings set site_url = rtrim(send_due.site_url, '/')
  where singleton and settings.service is not null and private.is_hook_url(send_due.site_url)
    and settings.site_url <> rtrim(send_due.site_url, '/');
  if found then
    insert into private.audit_log (account, action, kind) values (auth.uid(), 'changed', 'notification_service');
  end if;
  perform private.send_outbox();
end;
$$;
