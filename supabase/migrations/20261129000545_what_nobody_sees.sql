-- Of the characters that nobody sees the database knew those of the first plane: a word that is not to appear passed with a
-- «tag» (U+E0041) within, and a comment could have a name, and a text, of nothing else.

-- As before, and without those beyond it. Tags that make a flag of 🏴 stay, or the flags of Scotland and Wales were one.
create or replace function private.normalize_line(value text) returns text
language sql immutable
set search_path = ''
as $$
  select lower(btrim(regexp_replace(
    regexp_replace(
      normalize(value, NFKC),
      '(\U0001F3F4[\U000E0020-\U000E007F]+)'
      '|[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0'
      '\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
      '\1', 'g'
    ),
    '[\s\u0085]+', ' ', 'g'
  )));
$$;

-- As before, and something of the name and of the text is seen. Not in the table: comments that are there already stay as they
-- are.
create or replace function private.moderate_comment(author_name text, content text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  blocked_because text;
begin
  -- The table's constraints come too late to keep an endless text from being searched.
  perform private.ensure(char_length(author_name) <= 80, 'A name can have at most 80 characters.', 'comments_author_name_length');
  perform private.ensure(char_length(content) <= 2000, 'A comment can have at most 2,000 characters.', 'comments_content_length');
  perform private.ensure(
    private.is_visible(private.normalize_line(author_name)), 'Please fill in your name.', 'comments_author_name_visible'
  );
  perform private.ensure(private.is_visible(private.normalize_line(content)), 'Please write something.', 'comments_content_visible');
  if private.is_owner() then
    return null;
  end if;
  perform private.refuse_unproven_owner();
  blocked_because := private.reason_to_reject(author_name, auth.uid());
  perform private.enforce_rate_limit(case when blocked_because is null then 'comment' else 'blocked_comment' end);
  if not (select enable_comments from public.site_settings) then
    raise check_violation using message = 'Comments are closed.';
  end if;
  return coalesce(blocked_because, private.reason_to_hold(author_name, content, auth.uid()));
end;
$$;
