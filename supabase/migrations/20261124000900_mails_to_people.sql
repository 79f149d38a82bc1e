-- Consultations that were arranged before there was a calendar took the time that was kept free for them.
-- On a live site: a site has few requests.
update public.consultation_requests set minutes = 30 where minutes is null and scheduled_for is not null;

-- As before, and readers who are signed in change how often they are mailed by asking again. Who has had the address
-- removed, and asks again on that day, gets a new mail: the link of the former one leads nowhere.
create or replace function private.add_subscription(address text, frequency text, topic text, name text, comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  own constant text := private.own_address();
  email constant text := coalesce(nullif(lower(btrim(address)), ''), own);
  is_own constant boolean := coalesce(email = own, false);
  cause text;
  reader private.subscribers;
begin
  perform private.ensure(private.mails_readers(), 'This site sends no mails to readers at the moment.');
  perform private.ensure(
    -- Without what RFC 5322 gives a meaning, or «a<b@example.com» would be another name for b@example.com.
    coalesce(private.is_email(email) and email !~ '[][()<>:;"\\]' and octet_length(email) <= 254, false), 'That does not look like an e-mail address.',
    'subscribers_email_format'
  );
  insert into private.subscribers (email, frequency, confirmed_at)
  values (email, case when frequency = 'weekly' then 'weekly' else 'daily' end, case when is_own then now() end)
  on conflict on constraint subscribers_email_key do update
    set confirmed_at = coalesce(subscribers.confirmed_at, excluded.confirmed_at),
      -- Replies are asked for without saying how often.
      frequency = case
        when is_own and topic <> 'replies' then excluded.frequency else subscribers.frequency
      end
  returning * into reader;
  if reader.refused is not null or (select count(*) >= 50 from private.subscriptions where subscriber_id = reader.id) then
    return;
  end if;
  insert into private.subscriptions (subscriber_id, topic, name, comment_id)
  values (reader.id, topic, name, comment_id)
  on conflict on constraint subscriptions_once do nothing;
  if reader.confirmed_at is null then
    cause := 'confirm:' || private.hash_of_secret(email) || ':' || private.today();
    delete from private.outbox as former where former.cause = cause and former.cause_id <> reader.id and former.state <> 'sending';
    insert into private.outbox (kind, cause, cause_id, recipient) values ('confirm', cause, reader.id, email)
    on conflict on constraint outbox_cause_key do nothing;
  end if;
end;
$$;

-- As before, and a webhook or a form service gets no mail that is for somebody else: it would be shown to the owner's
-- chat and count as sent.
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
  if (select service in ('webhook', 'form') from private.notification_settings) then
    update private.outbox
    set state = 'given up', due_at = null, settled_at = now(), answer = 'The chosen service sends no mails to others.'
    where id = any (array(
      select id from private.outbox
      where recipient is not null and due_at <= now() and state in ('waiting', 'unknown') for update skip locked
    ));
  end if;
  if private.has_pg_net() and (select service is not null from private.notification_settings) then
    for due in
      select claimed.id, request.* from private.claim_outbox(10) as claimed,
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
