-- What is one character to people stays one: in lines of calendars, and in the search.

-- Calendars

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
  foreach letter in array regexp_split_to_array(value, '') loop
    letter := case
      when letter in ('\', ';', ',') then '\' || letter
      when letter = E'\n' then '\n'
      else letter
    end;
    if octet_length(line || letter) > 75 then
      lines := lines || line || E'\r\n';
      line := ' ';
    end if;
    line := line || letter;
  end loop;
  return lines || line || E'\r\n';
end;
$$;

-- Search

-- As before, and a word of one character in a script without spaces is found: it is indexed in a pair with the next one. The
-- last character of a longer word is found so only together with the rest of it.
create or replace function private.search_query(typed text, configs regconfig[], any_word boolean) returns tsquery
language plpgsql immutable
set search_path = ''
as $$
declare
  one_character constant text := format('^[%s]$', private.unspaced_characters());
  query tsquery;
  word text;
  word_query tsquery;
begin
  if private.has_operators(typed) then
    return websearch_to_tsquery(configs[1], typed) || websearch_to_tsquery('pg_catalog.simple', typed);
  end if;
  for word in select unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', private.split_identifiers(typed)))) loop
    continue when to_tsvector(configs[1], word) = '';
    word_query := private.stem_or_prefix_query(word, configs);
    if word ~ one_character and (not any_word or word = trim(typed)) then
      word_query := word_query || private.word_query(word, true);
    end if;
    query := case
      when query is null then word_query
      when any_word then query || word_query
      else query && word_query
    end;
  end loop;
  return coalesce(query, '');
end;
$$;
