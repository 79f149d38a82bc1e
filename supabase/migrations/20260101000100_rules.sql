-- Rules for typed text, used in check constraints of every table.
--
-- private.ensure() makes a constraint speak: instead of «violates check constraint "x"», a refusal
-- carries a sentence for the person who typed, and the form's field that it is about. API roles may call these functions because
-- constraints run as the visitor whose row is checked. All constraints of a row are checked whatever has
-- changed, so they are in PL/pgSQL: a SQL function with a search_path of its own is parsed at each call.

create function private.ensure(condition boolean, message text, field text default '') returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  if condition is false then
    raise exception using errcode = 'check_violation', message = message, detail = field;
  end if;
  return true;
end;
$$;

-- True when something can be seen: not only white space, zero-width, filler or control characters.
create function private.is_visible(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return value ~ '[^[:space:][:cntrl:]\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0]';
end;
$$;

-- Pragmatic shape check. Characters that could add headers or fields to a reply's mail link are out.
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

-- Images may also be files of the site itself, named from its root.
create function private.is_image_url(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return private.is_web_url(value) or (char_length(value) <= 2000 and value ~ '^/[A-Za-z0-9][A-Za-z0-9._/-]*$');
end;
$$;

-- A language, where need be with its script and its region, as BCP 47 writes them.
create function private.is_language(value text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
begin
  return value ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$';
end;
$$;

-- Names in a list (tags, technologies): few, short, visible.
create function private.is_name_list(names text[], most integer) returns boolean
language plpgsql immutable strict
set search_path = ''
as $$
declare
  name text;
begin
  if cardinality(names) > most then
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

-- HTML without its comments, as browsers read them: they may hold a «>», and one that does not end hides
-- all that follows. What looks like a comment within the value of an attribute is none.
create function private.without_comments(html text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if html !~ '<[!?/]' then
    return html;
  end if;
  return regexp_replace(
    html,
    -- A tag, which stays.
    '(</?[a-zA-Z](?:[^>=]|=(?:\s*(?:"[^"]*"|''[^'']*'')|(?!\s*["''])))*>)'
    -- A comment, which ends with «-->» or «--!>», or at once.
    '|<!--(?:-?>|(?!-?>)(?:[^-]|-[^-]|--+[^->!]|--+!(?!>))*(?:--+!?>|-*$))'
    -- What browsers take for one: other declarations and instructions.
    '|<(?:!(?!--)|\?|/(?![a-zA-Z>]))[^>]*(?:>|$)',
    '\1', 'g'
  );
end;
$$;

-- Whether a comment hides all that follows it: what is added is not seen either.
create function private.has_open_comment(html text) returns boolean
language sql immutable
set search_path = ''
as $$
  select private.without_comments(html || '-->') = private.without_comments(html);
$$;

-- What is looked for of a typed text: as much as a search field takes.
create function private.searched(search text) returns text
language sql immutable
set search_path = ''
as $$
  select left(search, 200);
$$;

-- What `like` is given to find a text literally wherever it stands in lower-case text.
create function private.pattern_of(search text) returns text
language sql immutable
set search_path = ''
as $$
  select '%' || regexp_replace(lower(private.searched(search)), '([\\%_])', '\\\1', 'g') || '%';
$$;

-- array_to_string() counts as merely stable, because it takes arrays of any type; for text it is not.
create function private.joined(names text[]) returns text
language sql immutable
set search_path = ''
as $$
  select array_to_string(names, chr(10));
$$;
-- A title as something to order and page by: whatever its case, whatever the database's collation,
-- and in digits, because a cursor stands in a filter, where commas, quotes and brackets mean something.
create function private.sort_key(title text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  return encode(convert_to(lower(title), 'UTF8'), 'hex');
end;
$$;

-- Upper and lower case, how many spaces there are, how an accent is put together and what nobody sees
-- make no difference.
create function private.as_line(value text) returns text
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

-- The entries of a list that is typed one on each line.
create function private.lines_of(list text) returns setof text
language sql immutable
set search_path = ''
as $$
  select line
  from (select private.as_line(value) as line from regexp_split_to_table(list, '[\r\n]+') as value) as lines
  where line <> '';
$$;

-- The first entry of a list that is neither an address nor a network, null when there is none.
create function private.wrong_network(list text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  line text;
begin
  for line in select private.lines_of(list) loop
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

revoke execute on all functions in schema private from public;
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
  private.joined(text[]), private.sort_key(text),
  private.as_line(text), private.lines_of(text), private.wrong_network(text)
to authenticated, service_role;
