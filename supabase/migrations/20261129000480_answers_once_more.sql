-- An answer that was mailed before, at the same time and in the same words, was taken for the same one, whatever had come
-- between: of a date that moved and moved back, or was called off and made again, whoever asked heard nothing.

-- As before, but an answer is the same as long as the date has not changed.
create or replace function private.mail_answer() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() then
    perform private.mail_client(
      new, new.reply,
      private.hash_of_secret(concat_ws(' ', new.sequence, new.status, new.scheduled_for, new.proposed_for, new.reply)),
      now() + interval '30 seconds'
    );
  end if;
  return null;
end;
$$;
