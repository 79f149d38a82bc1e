-- To Postgres «Europe/Anything5» is a time zone as well: in the notation of POSIX, by which the letters are a name of one's own
-- and the number is how far it is from UTC. The zone of whoever asks for a consultation stands in the emails about it, so that
-- a stranger could have the site mail words to any address.

-- As before, but of names with a number only those of the tz database: without one it cannot be that notation.
create or replace function private.is_time_zone(name text) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
begin
  if name !~ '^(UTC|(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/[A-Za-z_/+-]+|Etc/GMT(0|[+-]([0-9]|1[0-2])|-1[34]))$' then
    return false;
  end if;
  perform timestamptz 'epoch' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end;
$$;

-- On a live site: a site has few requests.
update public.consultation_requests set time_zone = null where time_zone ~ '[0-9]' and not private.is_time_zone(time_zone);
