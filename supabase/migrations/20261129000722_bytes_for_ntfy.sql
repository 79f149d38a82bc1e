-- ntfy.sh takes a longer message for a file, which nobody reads in a notification, and refuses one of 8 KB: of several messages in
-- Chinese or with many emoji the owner heard nothing.

-- As before, but what ntfy gets is counted in bytes.
create or replace function private.webhook_body(mail jsonb, host text, topic text) returns jsonb
language sql stable
set search_path = ''
as $$
  select case
    -- Unescaped, a visitor's <!channel> would call everybody.
    when host = 'hooks.slack.com' then jsonb_build_object(
      'text', replace(replace(replace(left(plain, 3000), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
    )
    when host in ('discord.com', 'discordapp.com') then jsonb_build_object(
      'content', regexp_replace(left(private.mail_text(private.escape_parts(mail)), 1900), '\\+$', ''),
      'allowed_mentions', '{"parse": []}'::jsonb
    )
    when host = 'ntfy.sh' then jsonb_build_object(
      'topic', topic, 'title', mail ->> 'subject', 'click', private.first_link(mail),
      -- At most 4,096 bytes: of a letter there may be four.
      'message', left(plain, case when octet_length(left(plain, 3000)) > 4000 then 1000 else 3000 end)
    )
    -- Mattermost and others take it for Markdown, and know links of Slack's.
    else jsonb_build_object(
      'title', private.unmarked(mail ->> 'subject'), 'text', private.unmarked(plain), 'url', private.first_link(mail)
    )
  end
  from private.mail_text(mail) as plain;
$$;
