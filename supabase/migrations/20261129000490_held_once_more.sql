-- Of a comment that waits for the owner a second time, as its author has edited it after it was approved, the owner was not
-- told: what has happened once is told once, and this was taken for the first time.

-- As before, but what was told of a comment, or was not worth it any more, is another cause than that it waits again.
create or replace function private.notify_of_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() and not private.is_owner() then
    update private.outbox set cause = cause || ':' || id
    where cause = 'comment:' || new.id and due_at is null and state <> 'sending';
    perform private.tell_owner('comment', new.id);
  end if;
  return null;
end;
$$;
