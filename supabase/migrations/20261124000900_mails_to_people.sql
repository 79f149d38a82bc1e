-- Consultations that were arranged before there was a calendar took the time that was kept free for them.
-- On a live site: a site has few requests.
update public.consultation_requests set minutes = 30 where minutes is null and scheduled_for is not null;

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
