-- In Markdown, "while i<n" began a tag for the comparison of revisions, which missed the words up to the next `>`, or to the end.

-- As before, but in Markdown only a whole tag is one. The words are counted as in src/lib/format/read-time.ts.
create or replace function private.revision_words(fields jsonb) returns setof text
language plpgsql immutable
set search_path = ''
as $$
declare
  plain text := fields ->> case fields ->> 'format' when 'markdown' then 'source' else 'content' end;
begin
  if fields ->> 'format' = 'markdown' then
    -- Fences of code blocks
    plain := regexp_replace(plain, '^[ \t>]*(`{3,}|~{3,})[^\n]*$', ' ', 'gn');
    -- Link reference definitions
    plain := regexp_replace(plain, '^ {0,3}\[[^]\n^][^]\n]*\]:[^\n]*$', ' ', 'gn');
    -- Footnote markers
    plain := regexp_replace(plain, '\[\^[^]\n]*\]:?', ' ', 'g');
    -- Images, but for their captions
    plain := regexp_replace(plain, '!\[[^]\n]*\]\([^()"\n]*("([^"\n]*)")?[^()\n]*\)', ' \2 ', 'g');
    -- URLs of links
    plain := regexp_replace(plain, '\]\([^()\n]*(\([^()\n]*\)[^()\n]*)*\)', ']', 'g');
    -- List markers
    plain := regexp_replace(plain, '^[ \t>]*([-*+]|[0-9]{1,9}[.)])[ \t]+(\[[ xX]\][ \t])?', ' ', 'gn');
  end if;
  plain := regexp_replace(plain, '<(script|style)[^>]*?>.*?</\1>', ' ', 'gi');
  plain := regexp_replace(plain, '<!--.*?-->', ' ', 'g');
  plain := regexp_replace(
    plain,
    case when fields ->> 'format' = 'markdown'
      then '</?[a-z](?:[^ \t\r\n<>]*|[a-z0-9-]*(?:[ \t\r\n]+[a-z_:][a-z0-9_.:-]*'
        || '(?:[ \t\r\n]*=[ \t\r\n]*(?:"[^"]*"|''[^'']*''|[^ \t\r\n"''=<>]+))?)*[ \t\r\n]*/?)>'
      else '</?[a-z][^>]*(>|$)'
    end,
    ' ', 'gi'
  );
  plain := regexp_replace(plain, '&(nbsp|#160|#xa0);', ' ', 'gi');
  plain := regexp_replace(plain, '&(#[0-9]{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});', '', 'gi');
  return query
  -- Making a word bold is no change of it.
  select btrim(word, '*_~`[]')
  from regexp_split_to_table(
    plain, '[\t-\r \u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+'
  ) as word
  where
    word ~ '[0-9A-Za-z]|[^\u0001-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE0F\uFF00-\uFF0F\U0001F000-\U0001FAFF]';
end;
$$;
