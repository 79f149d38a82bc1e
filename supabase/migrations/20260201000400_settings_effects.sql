-- What visitors' browsers need to know so that every setting has its effect.

-- Whether forms are also passed on to the form service, which sends the mails.
grant select (enable_email_notifications) on public.site_settings to anon, authenticated;

-- Whom to write to while the site is closed. The owner's address is told only then.
create function private.maintenance_contact() returns text
language sql stable security definer
set search_path = ''
as $$
  select admin_email from public.site_settings where maintenance_mode and admin_email <> '';
$$;
revoke execute on function private.maintenance_contact() from public;
grant execute on function private.maintenance_contact() to anon, authenticated;

create function public.maintenance_contact() returns text
language sql stable
set search_path = ''
as $$
  select private.maintenance_contact();
$$;
revoke execute on function public.maintenance_contact() from public, anon, authenticated;
grant execute on function public.maintenance_contact() to anon, authenticated;
