-- Emails to readers are switched on and off below the form of the settings, which then refused what was typed there as changed
-- elsewhere in the meantime.

-- As before, but the version is that of the settings in the form.
-- On a live site: replaced in the same transaction; settings have one row.
drop trigger touch_updated_at on public.site_settings;
create trigger touch_updated_at before update on public.site_settings
for each row when (new.mails_readers = old.mails_readers) execute function private.touch_updated_at();
