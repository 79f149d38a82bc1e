-- Google Calendar shows nothing of an event in which a line was folded between the backslash and the letter of «\n»:
-- https://github.com/collective/icalendar/issues/1501

-- As before, and what is escaped stays together.
create or replace function private.calendar_text(property text, value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  line text := property || ':';
  lines text := '';
  letter text;
begin
  value := regexp_replace(value, '\r\n|[\x0B-\x0D\x1C-\x1E\u0085\u2028\u2029]', E'\n', 'g');
  value := regexp_replace(value, '[\x01-\x09\x0E-\x1F\x7F-\x9F]', ' ', 'g');
  value := replace(regexp_replace(value, '([\\;,])', '\\\1', 'g'), E'\n', '\n');
  for letter in select part[1] from regexp_matches(value, '\\.|.', 'g') as part loop
    if octet_length(line || letter) > 75 then
      lines := lines || line || E'\r\n';
      line := ' ';
    end if;
    line := line || letter;
  end loop;
  return lines || line || E'\r\n';
end;
$$;
