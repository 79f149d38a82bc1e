-- Whether `\s` takes U+0085, «next line», for a space depends on the server's locale: where it does not, names with one were
-- others than in the browser, whose src/lib/text/name-key.ts has the same rule.

-- Both as before, but it is one everywhere.
create or replace function private.normalize_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(btrim(regexp_replace(
    regexp_replace(
      normalize(value, NFKC),
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]',
      '', 'g'
    ),
    '[\s\u0085]+', ' ', 'g'
  )));
$$;

create or replace function private.plain_name(value text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(
    regexp_replace(normalize(value, nfc), '[\u00AD\u200B\u2060\uFEFF]', '', 'g'),
    '[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'
  ));
$$;
