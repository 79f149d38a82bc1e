-- What strangers typed goes into mails, chats and calendars as words, and keeps nothing from being delivered.

-- An address that every mail service takes, as RFC 5321 writes it: no quoted or international names.
create function private.is_deliverable_address(value text) returns boolean
language sql immutable
set search_path = ''
as $$
  select octet_length(value) <= 254 and octet_length(split_part(value, '@', 1)) <= 64 and value ~ (
    '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*'
    || '@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$'
  );
$$;

-- As before, and of the newer controls and line separators nothing is left either.
create or replace function private.one_line(value text, max_length integer) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  line constant text := btrim(regexp_replace(value, '[[:space:][:cntrl:]\u0080-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+', ' ', 'g'));
begin
  return case when char_length(line) > max_length then left(line, max_length - 1) || '…' else line end;
end;
$$;

-- As before, but whom to answer is named only if every mail service takes the address: the whole mail is refused otherwise.
-- It stands in the mail as well.
create or replace function private.compose_mail(lead_id uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  parts jsonb;
  counts text;
  first jsonb;
begin
  with told as (
    select o.kind, o.created_at, o.id,
      private.mail_part(o) || jsonb_build_object('quoted', o.kind in ('message', 'consultation', 'comment')) as part
    from private.outbox as o where o.id = lead_id or o.part_of = lead_id
  ), linked as (
    -- Below several comments stands one link.
    select created_at, id, case
      when part -> 'path' = lead(part -> 'path') over (order by created_at, id) then part - 'path' - 'link' else part
    end as part
    from told where part is not null
  )
  select
    (select jsonb_agg(part order by created_at, id) from linked),
    (
      select string_agg(words, ', ' order by place)
      from (
        select min(place) as place, count(*) || ' ' || case when count(*) = 1 then min(one) else min(many) end as words
        from told join (values
          (1, 'message', 'message', 'messages'), (2, 'consultation', 'request', 'requests'),
          (3, 'comment', 'comment to moderate', 'comments to moderate'), (4, 'build', 'failed build', 'failed builds')
        ) as noun (place, kind, one, many) using (kind)
        where part is not null group by kind
      ) as counted
    )
  into parts, counts;
  if parts is null then
    return null;
  end if;
  first := parts -> 0;
  return jsonb_build_object(
    'subject', private.one_line(case when jsonb_array_length(parts) > 1 then counts else first ->> 'subject' end, 150),
    'parts', parts,
    'reply_to', case
      when jsonb_array_length(parts) = 1 and private.is_deliverable_address(first ->> 'reply_to') then first -> 'reply_to'
    end,
    'site_url', (select site_url from private.notification_settings),
    'site_name', (
      select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(site_url, '^https?://', ''))
      from public.site_settings, private.notification_settings
    )
  );
end;
$$;

-- By which the mail service recognises a repetition. A mail that was composed anew is another one for it.
create function private.delivery_key(outbox_id uuid, mail jsonb) returns text
language sql immutable
set search_path = ''
as $$
  select outbox_id || '-' || left(private.hash_of_secret(mail::text), 16);
$$;

-- A text as mail programs quote it, line by line.
create function private.quoted(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(value, '\r\n|[\x0B-\x0D\x1C-\x1E\u0085\u2028\u2029]', E'\n', 'g'), '^', '> ', 'gn');
$$;

-- As before, but titles and facts are one line, and what a visitor has typed is quoted: none of it looks like another
-- part of the mail.
create or replace function private.mail_text(mail jsonb) returns text
language sql stable
set search_path = ''
as $$
  select string_agg(
    concat_ws(
      E'\n\n',
      private.one_line(part ->> 'title', 400),
      (
        select string_agg((fact ->> 0) || ': ' || private.one_line(fact ->> 1, 400), E'\n' order by place)
        from jsonb_array_elements(part -> 'facts') with ordinality as facts (fact, place)
      ),
      case when (part -> 'quoted')::boolean then private.quoted(part ->> 'text') else part ->> 'text' end,
      (part ->> 'link') || ': ' || (mail ->> 'site_url') || (part ->> 'path')
    ),
    E'\n\n---\n\n' order by place
  ) || E'\n\n-- \n' || concat_ws(
    E'\n', nullif(mail ->> 'site_name', ''), mail ->> 'footer',
    (mail #>> '{footer_link,label}') || ': ' || (mail ->> 'site_url') || (mail #>> '{footer_link,path}')
  ) || E'\n'
  from jsonb_array_elements(mail -> 'parts') with ordinality as parts (part, place);
$$;

-- A text in which a chat that reads Markdown, or Slack's marks, finds no link with a name and nobody to call.
create function private.unmarked(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(value, '(\]|<|(?<![[:alnum:]._+-])@)(?=\S)', '\1 ', 'g');
$$;

-- A text that reads in Markdown as it was typed.
create function private.escape_markdown(value text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(value, '([\\`*_~|<>#()-]|\[|\])', '\\\1', 'g');
$$;

-- A mail whose words are escaped for Markdown, and its links are not.
create function private.escape_parts(mail jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select mail || jsonb_build_object('parts', jsonb_agg(
    part || jsonb_build_object(
      'title', private.escape_markdown(part ->> 'title'),
      'text', private.escape_markdown(part ->> 'text'),
      'facts', (
        select coalesce(jsonb_agg(jsonb_build_array(fact ->> 0, private.escape_markdown(fact ->> 1)) order by number), '[]')
        from jsonb_array_elements(part -> 'facts') with ordinality as facts (fact, number)
      )
    ) order by place
  ))
  from jsonb_array_elements(mail -> 'parts') with ordinality as parts (part, place);
$$;

-- As before, but what strangers typed makes no link with a name in a chat and calls nobody, and the key changes with the mail.
create or replace function private.delivery_request(outbox_id uuid, mail jsonb) returns table (url text, headers jsonb, body jsonb)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  rules private.notification_settings;
  secret constant jsonb := private.notification_secret();
  plain constant text := private.mail_text(mail);
  html constant text := private.mail_html(mail);
  first_link constant text := (mail ->> 'site_url') || (
    select part ->> 'path' from jsonb_array_elements(mail -> 'parts') as part where part ? 'path' limit 1
  );
begin
  select * into strict rules from private.notification_settings;
  headers := jsonb_build_object('Content-Type', 'application/json', 'Accept', 'application/json', 'Idempotency-Key', private.delivery_key(outbox_id, mail));
  case rules.service
    when 'resend' then
      url := 'https://api.resend.com/emails';
      headers := headers || jsonb_build_object('Authorization', 'Bearer ' || (secret ->> 'key'));
      body := jsonb_build_object(
        'from', rules.sender, 'to', jsonb_build_array(mail ->> 'to'), 'reply_to', mail ->> 'reply_to',
        'subject', mail ->> 'subject', 'text', plain, 'html', html, 'headers', mail -> 'headers',
        'attachments', (
          select jsonb_agg(jsonb_build_object('filename', file ->> 'name', 'content', file ->> 'base64', 'content_type', file ->> 'type'))
          from jsonb_array_elements(mail -> 'attachments') as file
        )
      );
    when 'postmark' then
      url := 'https://api.postmarkapp.com/email';
      headers := headers || jsonb_build_object('X-Postmark-Server-Token', secret ->> 'key');
      body := jsonb_build_object(
        'From', rules.sender, 'To', mail ->> 'to', 'ReplyTo', mail ->> 'reply_to', 'Subject', mail ->> 'subject',
        'TextBody', plain, 'HtmlBody', html, 'MessageStream', 'outbound',
        'Headers', (select jsonb_agg(jsonb_build_object('Name', key, 'Value', value)) from jsonb_each_text(mail -> 'headers')),
        'Attachments', (
          select jsonb_agg(jsonb_build_object('Name', file ->> 'name', 'Content', file ->> 'base64', 'ContentType', file ->> 'type'))
          from jsonb_array_elements(mail -> 'attachments') as file
        )
      );
    when 'template' then
      url := secret ->> 'url';
      headers := headers || jsonb_strip_nulls(jsonb_build_object(
        rules.key_header, case when rules.key_header = 'Authorization' then 'Bearer ' else '' end || (secret ->> 'key')
      ));
      body := private.fill_template(rules.template, jsonb_build_object(
        'from', rules.sender, 'to', mail ->> 'to', 'reply_to', coalesce(mail ->> 'reply_to', rules.sender),
        'subject', mail ->> 'subject', 'text', plain, 'html', html, 'link', first_link,
        'headers', coalesce(mail -> 'headers', '{}'),
        'attachments', coalesce(
          (
            select jsonb_agg(jsonb_build_object('filename', file ->> 'name', 'content', file ->> 'base64', 'content_type', file ->> 'type'))
            from jsonb_array_elements(mail -> 'attachments') as file
          ),
          '[]'
        )
      ));
    when 'webhook' then
      url := secret ->> 'url';
      body := case
        -- Unescaped, a visitor's <!channel> would call everybody.
        when rules.host = 'hooks.slack.com' then jsonb_build_object(
          'text', replace(replace(replace(left(plain, 3000), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
        )
        when rules.host in ('discord.com', 'discordapp.com') then jsonb_build_object(
          'content', regexp_replace(left(private.mail_text(private.escape_parts(mail)), 1900), '\\+$', ''),
          'allowed_mentions', '{"parse": []}'::jsonb
        )
        when rules.host = 'ntfy.sh' then jsonb_build_object(
          'topic', substring(url from '([^/?]+)/?$'), 'title', mail ->> 'subject', 'message', left(plain, 3000), 'click', first_link
        )
        -- Mattermost and others take it for Markdown, and know links of Slack's.
        else jsonb_build_object(
          'title', private.unmarked(mail ->> 'subject'), 'text', private.unmarked(plain), 'url', first_link
        )
      end;
      if rules.host = 'ntfy.sh' then
        url := 'https://ntfy.sh/';
      end if;
    when 'form' then
      url := secret ->> 'url';
      body := coalesce(
        case when jsonb_array_length(mail -> 'parts') = 1 then private.form_fields(outbox_id) end,
        jsonb_build_object('subject', mail ->> 'subject', 'message', plain)
      );
    else
      return;
  end case;
  body := case when rules.service in ('resend', 'postmark') then jsonb_strip_nulls(body) else body end;
  return next;
end;
$$;

-- As before, and what some programs take for the end of a line is one.
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
  foreach letter in array regexp_split_to_array(value, '') loop
    if octet_length(line || letter) > 75 then
      lines := lines || line || E'\r\n';
      line := ' ';
    end if;
    line := line || letter;
  end loop;
  return lines || line || E'\r\n';
end;
$$;

-- As before, but whoever asked learns no other address of the owner's than the public one.
create or replace function private.mail_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  event constant text := private.calendar_event(new, false);
  due constant timestamptz := now() + interval '30 seconds';
begin
  if not private.is_api_request()
    or not coalesce((select service in ('resend', 'postmark', 'template') from private.notification_settings), false)
  then
    return null;
  end if;
  insert into private.outbox (kind, cause, cause_id, recipient, due_at, mail)
  select
    'answer',
    'answer:' || new.id || ':' || private.hash_of_secret(concat_ws(' ', new.status, new.scheduled_for, new.proposed_for, new.reply)),
    new.id, new.email, due,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', 'Re: ' || subject, 'reply_to', nullif(site.contact_email, ''),
      'parts', jsonb_build_array(jsonb_build_object('title', subject, 'facts', '[]'::jsonb, 'text', new.reply)),
      'site_url', rules.site_url, 'site_name', nullif(private.one_line(site.site_name, 100), ''),
      'attachments', jsonb_build_array(jsonb_build_object(
        'name', 'consultation.ics', 'type', 'text/calendar',
        'base64', translate(encode(convert_to(private.calendar(event), 'utf8'), 'base64'), E'\n', '')
      ))
    )) - case when event is null then 'attachments' else '' end
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (select replace(initcap(replace(new.project_type, '-', ' ')), 'Ai ', 'AI ') || ' Consultation' as subject) as line
  on conflict on constraint outbox_cause_key do update
    set state = 'waiting', due_at = due, settled_at = null, mail = excluded.mail
    where outbox.state = 'given up';
  return null;
end;
$$;
