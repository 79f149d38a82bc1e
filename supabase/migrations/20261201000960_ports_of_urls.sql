-- An address with a port above 65535 was taken, and pg_net refuses it before it sends anything: no email left, nothing that was to be
-- paid expired, and each build failed.

-- As before, but with a port that there is.
create or replace function private.is_hook_url(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select char_length(value) <= 2000
    and value ~* (
      '^https://([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]'
      || '(:([1-5]?[0-9]{1,4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?(/[!-~]*)?$'
    )
    and value !~* '^https://[^/:]*\.(localhost|local|internal|intranet|home|lan|corp|arpa)(:|/|$)';
$$;
-- On a live site: at most one row, and no build was ever made by it. Kept, it would let no article be published.
delete from private.build_hook where not private.is_hook_url(url);
