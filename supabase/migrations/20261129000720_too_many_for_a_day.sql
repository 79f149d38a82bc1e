-- A service that has sent as many mails as it does in a day says «too many» (HTTP 429) for up to a day. After half a day the
-- mails that it refused so had failed for good, an answer to a client among them.

-- As before, and what is too many for now is tried for two days.
create or replace function private.record_delivery(outbox_id uuid, http_status integer, said text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  row_of_outbox private.outbox;
  pause interval;
  is_unknown constant boolean := case
    when http_status is null then coalesce(said, '') !~* 'resolve host|connect to server|ECONNREFUSED|ENOTFOUND'
    else http_status in (502, 504)
  end;
  is_last boolean;
begin
  select * into row_of_outbox from private.outbox where id = outbox_id and state in ('sending', 'unknown') for update;
  if not found or (row_of_outbox.state = 'unknown' and coalesce(http_status, 0) not between 200 and 299) then
    return;
  end if;
  -- 1, 2, 4 … 180 minutes: twelve attempts take half a day, and 24 two days.
  pause := least(2 ^ (row_of_outbox.attempts - 1), 180) * interval '1 minute';
  is_last := row_of_outbox.attempts >= case http_status when 429 then 24 else 12 end or row_of_outbox.kind = 'test';
  if is_unknown then
    row_of_outbox.uncertain_since := coalesce(row_of_outbox.uncertain_since, row_of_outbox.tried_at);
  end if;
  if http_status between 200 and 299 then
    row_of_outbox.state := 'sent';
    row_of_outbox.due_at := null;
  elsif row_of_outbox.uncertain_since is not null then
    row_of_outbox.state := 'unknown';
    row_of_outbox.due_at := case
      when not is_last and now() + pause < row_of_outbox.uncertain_since + private.repeatable_for() then now() + pause
    end;
  else
    row_of_outbox.state := case when is_last then 'failed' else 'waiting' end;
    row_of_outbox.due_at := case when not is_last then now() + pause end;
  end if;
  update private.outbox set
    state = row_of_outbox.state,
    due_at = row_of_outbox.due_at,
    uncertain_since = row_of_outbox.uncertain_since,
    settled_at = case when row_of_outbox.due_at is null then now() end,
    status = http_status,
    answer = left(said, 300)
  where id = outbox_id;
  if row_of_outbox.kind = 'news' and row_of_outbox.state in ('sent', 'unknown') then
    update private.subscribers set told_until = row_of_outbox.created_at
    where id = row_of_outbox.cause_id and told_until < row_of_outbox.created_at;
  end if;
end;
$$;
