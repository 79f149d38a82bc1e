-- A database that was moved to another project without the key of its Vault cannot decrypt what is kept there. Then
-- nothing was sent, no unpaid date ended, and the settings could neither be read nor be given the key again.

-- As before, and what cannot be decrypted is not there.
create or replace function private.notification_secret() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules private.notification_settings;
  revealed text;
begin
  select * into strict rules from private.notification_settings;
  if rules.secret_id is not null then
    begin
      execute 'select decrypted_secret from vault.decrypted_secrets where id = $1' into revealed using rules.secret_id;
    exception when data_exception then
      null;
    end;
    return revealed::jsonb;
  end if;
  return rules.secret;
end;
$$;

-- As before, and mails wait until there is a key again. Of ten at once Resend refused what was too much for one second:
-- https://resend.com/docs/api-reference/rate-limit
create or replace function private.send_outbox(is_scheduled boolean default false) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due record;
  answered record;
begin
  if private.has_pg_net() then
    for answered in execute $answers$
      with read as (
        delete from private.outbox_requests as request using net._http_response as answer
        where answer.id = request.request_id and answer.created >= request.made_at
        returning request.outbox_id, answer.*
      )
      select outbox_id, status_code, case
        when timed_out then 'It did not answer in time.' else coalesce(error_msg, content)
      end as said
      from read order by id
    $answers$ loop
      perform private.record_delivery(answered.outbox_id, answered.status_code, answered.said);
    end loop;
  end if;
  perform private.expire_deliveries();
  perform private.gather_news();
  perform private.end_unpaid(), private.warn_unpaid(), private.gather_reminders();
  if (select service in ('webhook', 'form') from private.notification_settings) then
    update private.outbox
    set state = 'given up', due_at = null, settled_at = now(), answer = 'The chosen service sends no mails to others.'
    where id = any (array(
      select id from private.outbox
      where recipient is not null and due_at <= now() and state in ('waiting', 'unknown') for update skip locked
    ));
  end if;
  if private.has_pg_net() and private.notification_secret() is not null then
    for due in
      select claimed.id, request.*
      from private.notification_settings as settings,
        lateral private.claim_outbox(case settings.service when 'resend' then 5 else 10 end) as claimed,
        lateral private.delivery_request(claimed.id, claimed.mail) as request
    loop
      execute $call$
        insert into private.outbox_requests (request_id, outbox_id)
        values (net.http_post(url := $1, body := $2, headers := $3, timeout_milliseconds := 15000), $4)
      $call$ using due.url, due.body, due.headers, due.id;
    end loop;
  end if;
  perform private.note_outbox_run(is_scheduled);
end;
$$;
