-- Validation of input, for check constraints and triggers.
--
-- API roles may call these functions, because constraints are checked with the caller's rights. Every
-- update of a row checks all its constraints, so these are in PL/pgSQL: a SQL function with a search_path
-- of its own is parsed at each call.

-- Fails with a sentence for people instead of «violates check constraint "x"». The constraint's name,
-- <table>_<field>_<rule>, tells the form which field is meant. It is the detail as well, because the REST
-- API passes on that, and not the name.
create function private.ensure(condition boolean, message text, constraint_name text default '') returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  if condition is false then
    raise exception using
      errcode = 'check_violation', message = message, constraint = constraint_name, detail = constraint_name;
  end if;
  return true;
end;
$$;

-- True unless all characters are white space, zero-width, fillers or control characters.
create function private.is_visible(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return value ~ '[^[:space:][:cntrl:]\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0]';
end;
$$;

-- Roughly. Characters that could add headers to the mailto: link of a reply are refused.
create function private.is_email(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select value ~ '^[^[:space:][:cntrl:]@?&,]+@[^[:space:][:cntrl:]@?&,]+\.[^[:space:][:cntrl:]@?&,]+$';
$$;

create function private.is_web_url(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return char_length(value) <= 2000 and value ~* '^https?://[^[:space:][:cntrl:]<>"]+$';
end;
$$;

-- A URL, or the absolute path of a file of the site.
create function private.is_image_url(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.is_web_url(value) or (char_length(value) <= 2000 and value ~ '^/[A-Za-z0-9][A-Za-z0-9._/-]*$');
end;
$$;

-- A language tag of BCP 47: language, optional script, optional region.
create function private.is_language(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return value ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$';
end;
$$;

-- Tags and technologies.
create function private.is_name_list(names text[], max_count integer) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
declare
  name text;
begin
  if cardinality(names) > max_count then
    return false;
  end if;
  foreach name in array names loop
    if name is null or char_length(name) > 40 or not private.is_visible(name) then
      return false;
    end if;
  end loop;
  return true;
end;
$$;

-- HTML without comments, as the HTML standard parses them: they may contain «>», an unterminated one runs
-- to the end, and there are none within an attribute's value.
create function private.strip_comments(html text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if html !~ '<[!?/]' then
    return html;
  end if;
  return regexp_replace(
    html,
    -- A tag, which is kept
    '(</?[a-zA-Z](?:[^>=]|=(?:\s*(?:"[^"]*"|''[^'']*'')|(?!\s*["''])))*>)'
    -- A comment, which ends with «-->» or «--!>», or is «<!-->» or «<!--->»
    '|<!--(?:-?>|(?!-?>)(?:[^-]|-[^-]|--+[^->!]|--+!(?!>))*(?:--+!?>|-*$))'
    -- A bogus comment: a declaration or a processing instruction
    '|<(?:!(?!--)|\?|/(?![a-zA-Z>]))[^>]*(?:>|$)',
    '\1', 'g'
  );
end;
$$;

create function private.has_unterminated_comment(html text) returns boolean
language sql immutable
set search_path = ''
as $$
  -- An unterminated comment is the one thing that swallows an end of a comment.
  select private.strip_comments(html || '-->') = private.strip_comments(html);
$$;

-- The pattern for `like` that finds a text literally, anywhere in lower-case text.
create function private.like_pattern(search text) returns text
language sql immutable
set search_path = ''
as $$
  select '%' || regexp_replace(lower(left(search, 200)), '([\\%_])', '\\\1', 'g') || '%';
$$;

-- array_to_string() is declared stable, so generated columns cannot use it. For text it is immutable.
create function private.join_names(names text[]) returns text
language sql immutable
set search_path = ''
as $$
  select array_to_string(names, chr(10));
$$;
-- A title as a key for ordering and keyset pagination: independent of case and collation, and in hexadecimal,
-- because a cursor is part of a PostgREST filter, where commas, quotes and brackets are syntax.
create function private.sort_key(title text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return encode(convert_to(lower(title), 'UTF8'), 'hex');
end;
$$;

-- A text for comparison: lower case, Unicode-normalised, single spaces, no invisible characters.
create function private.normalize_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(btrim(regexp_replace(
    regexp_replace(
      normalize(value, NFKC),
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]',
      '', 'g'
    ),
    '\s+', ' ', 'g'
  )));
$$;

-- The entries of a list that has one on each line.
create function private.list_entries(list text) returns setof text
language sql immutable
set search_path = ''
as $$
  select line
  from (select private.normalize_line(value) as line from regexp_split_to_table(list, '[\r\n]+') as value) as lines
  where line <> '';
$$;

-- The first entry of a list that is neither an IP address nor a network, null when there is none.
create function private.first_invalid_network(list text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  line text;
begin
  for line in select private.list_entries(list) loop
    perform line::inet;
  end loop;
  return null;
exception when invalid_text_representation then
  return line;
end;
$$;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

grant execute on function
  private.ensure(boolean, text, text),
  private.is_visible(text),
  private.is_email(text),
  private.is_web_url(text),
  private.is_image_url(text),
  private.is_name_list(text[], integer),
  private.is_language(text)
to anon, authenticated, service_role;
grant execute on function
  private.join_names(text[]), private.sort_key(text),
  private.normalize_line(text), private.list_entries(text), private.first_invalid_network(text)
to authenticated, service_role;
