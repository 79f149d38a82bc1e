-- A mail with several articles or replies is called by the first of them: «First article and 2 more».
create or replace function private.compose_reader_mail(mail private.outbox, site text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
  rules private.notification_settings;
  address text;
  name text;
  parts jsonb;
begin
  select * into reader from private.subscribers where id = mail.cause_id;
  select * into strict rules from private.notification_settings;
  address := coalesce(site, rules.site_url);
  select coalesce(nullif(private.one_line(site_name, 100), ''), regexp_replace(address, '^https?://', ''))
  into name from public.site_settings;
  if mail.kind = 'news' then
    parts := private.news_parts(mail);
  elsif exists (select from private.subscriptions where subscriber_id = reader.id) then
    parts := jsonb_build_array(jsonb_build_object(
      'subject', 'Please confirm your address', 'title', 'Please confirm your address', 'facts', '[]'::jsonb,
      'text', 'Somebody, most likely you, has asked for mails to this address:' || E'\n\n'
        || private.subscriptions_in_words(reader.id) || E'\n\n' || 'The link leads to a page with a button. Without it nothing is sent, and the address is forgotten after a week.',
      'path', '/subscriptions#' || reader.token, 'link', 'Confirm the address'
    ));
  end if;
  if parts is null then
    return null;
  end if;
  return jsonb_build_object(
    'subject', private.one_line(parts #>> '{0,subject}', 120)
      || case when jsonb_array_length(parts) > 1 then ' and ' || jsonb_array_length(parts) - 1 || ' more' else '' end,
    'parts', parts,
    'site_url', address,
    'site_name', name,
    'footer', case mail.kind when 'news' then 'You get this because you have asked for it.' else 'You can also have the address forgotten at once.' end,
    'footer_link', jsonb_build_object('label', 'Change or stop these mails', 'path', '/subscriptions#' || reader.token),
    -- RFC 8058
    'headers', jsonb_build_object(
      'List-Unsubscribe', '<' || coalesce(site || '/functions/v1/mail', rules.mail_url) || '/unsubscribe?token=' || reader.token || '>',
      'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'
    )
  );
end;
$$;
