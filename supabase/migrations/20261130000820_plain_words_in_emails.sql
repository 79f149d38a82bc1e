-- Emails to readers and clients, worded as somebody would say it.

-- What a site says in another language stays, until its next build brings that anew.
-- On a live site: one row.
update private.site_words set words = (
  select coalesce(jsonb_object_agg(coalesce(renamed.text, said.key), said.value), '{}')
  from jsonb_each(words) as said left join (values
    ('Please confirm what was asked for', 'Please confirm your subscription'),
    (
      'Somebody, most likely you, has asked for mails to this address. The link leads to a page that says what for, with a button. Without it nothing of that is sent, and it is forgotten after a week.',
      'You, or somebody who gave your address, asked for emails from this site. The link opens a page that says which ones. Press the button there to get them; otherwise none are sent, and the request is deleted after a week.'
    ),
    ('What you have confirmed before stays as it is.', 'The emails that you already get stay as they are.'),
    ('You get this because you have asked for it.', 'You get this email because you subscribed to it.'),
    ('You can also have the address forgotten at once.', 'You can also have your address deleted right away.'),
    ('Change or stop these mails', 'Change or stop these emails'),
    ('If you cannot come, please say so: an answer to this mail is enough.', 'If you cannot make it, just reply to this email.')
  ) as renamed (former, text) on renamed.former = said.key
);

create or replace function private.compose_reader_mail(mail private.outbox, site text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  reader private.subscribers;
  rules private.notification_settings;
  address text;
  question text;
  is_known boolean;
  parts jsonb;
  subject text;
begin
  select * into reader from private.subscribers where id = mail.cause_id;
  select * into strict rules from private.notification_settings;
  address := coalesce(site, rules.site_url);
  is_known := private.has_confirmed(reader);
  if mail.kind = 'news' then
    parts := private.news_parts(mail);
  else
    question := case when is_known then private.say('Please confirm your subscription') else private.say('Please confirm your address') end;
    parts := jsonb_build_array(jsonb_build_object(
      'subject', question, 'title', question, 'facts', '[]'::jsonb,
      'text', concat_ws(
        E'\n\n',
        private.say(
          'You, or somebody who gave your address, asked for emails from this site. The link opens a page that says which ones. Press the button there to get them; otherwise none are sent, and the request is deleted after a week.'
        ),
        case when is_known then private.say('The emails that you already get stay as they are.') end
      ),
      'path', '/subscriptions#' || reader.token, 'link', private.say('See and confirm')
    ));
  end if;
  if parts is null then
    return null;
  end if;
  subject := private.one_line(parts #>> '{0,subject}', 120);
  return jsonb_build_object(
    'subject', case
      when jsonb_array_length(parts) > 1 then private.say_number(
        jsonb_array_length(parts) - 1, '{subject} and {count} more', '{subject} and {count} more', jsonb_build_object('subject', subject)
      )
      else subject
    end,
    'parts', parts,
    'site_url', address,
    'site_name', private.site_in_words(address),
    'footer', case mail.kind
      when 'news' then private.say('You get this email because you subscribed to it.')
      else private.say('You can also have your address deleted right away.')
    end,
    'footer_link', jsonb_build_object('label', private.say('Change or stop these emails'), 'path', '/subscriptions#' || reader.token),
    -- RFC 8058
    'headers', jsonb_build_object(
      'List-Unsubscribe', '<' || coalesce(site || '/functions/v1/mail', rules.mail_url) || '/unsubscribe?token=' || reader.token || '>',
      'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'
    )
  );
end;
$$;

create or replace function private.reminder_mail(request public.consultation_requests, side text) returns jsonb
language sql
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'subject', private.one_line(coalesce(
      private.say('Reminder: consultation with {name}', jsonb_build_object(
        'name', case side when 'owner' then request.name else nullif(site.site_name, '') end
      )),
      private.say('Reminder: consultation')
    ), 150),
    'parts', jsonb_build_array(jsonb_build_object(
      'title', coalesce(request.kind, private.request_in_words(request)),
      'facts', jsonb_build_array(
        jsonb_build_array(private.label('When:'), private.clock_in_words(request.scheduled_for, zone)),
        jsonb_build_array(private.label('Time zone:'), replace(zone, '_', ' ')),
        jsonb_build_array(private.label('Length:'), private.length_in_words(request.minutes))
      ) || case side
        when 'owner' then jsonb_build_array(
          jsonb_build_array(private.label('With:'), request.name), jsonb_build_array(private.label('E-mail:'), request.email)
        )
        else '[]'
      end,
      'text', case
        when site.contact_email <> '' then private.say('If you cannot make it, just reply to this email.')
      end
    ) || case side
      when 'owner' then jsonb_build_object(
        'text', private.beginning(request.message, 1000), 'quoted', true,
        'path', '/admin/consultations?id=' || request.id, 'link', private.say('Open the request')
      )
      else jsonb_build_object(
        'path', '/date#' || private.new_date_link(request.id), 'link', private.say('See it, move it or call it off')
      )
    end),
    'reply_to', case
      -- No address of the owner's but the public one
      when side <> 'owner' then nullif(site.contact_email, '')
      when private.is_deliverable_address(request.email) then request.email
    end,
    'site_url', rules.site_url,
    'site_name', private.site_in_words(rules.site_url)
  ))
  from
    public.site_settings as site, private.notification_settings as rules,
    lateral (
      select case when side = 'owner' then site.booking_time_zone else coalesce(request.time_zone, site.booking_time_zone) end as zone
    ) as clock;
$$;
