-- What the owner decides about the sender of a comment: to trust, to stop trusting, to block.

-- The account behind a comment; refuses everybody but the owner.
create function private.reader_behind(comment_id uuid) returns uuid
language plpgsql stable
set search_path = ''
as $$
declare
  reader uuid;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner moderates.';
  end if;
  select user_id into reader from public.comments where id = comment_id;
  if not found then
    raise exception using errcode = 'check_violation', message = 'The comment is not there any more.';
  end if;
  if reader = auth.uid() then
    raise exception using errcode = 'check_violation', message = 'This comment is your own.';
  end if;
  return reader;
end;
$$;

-- Trusts the reader and approves the comment, with what else of theirs waits, but for what holds a
-- blocked word. Says how many were approved.
create function private.trust_reader(comment_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.reader_behind(comment_id);
  approved integer;
begin
  if reader is null then
    raise exception using errcode = 'check_violation', message = 'Nobody has signed in to write this comment.';
  end if;
  insert into private.trusted_readers (user_id) values (reader) on conflict do nothing;
  update public.comments set status = 'approved'
  where user_id = reader
    and (
      (id = comment_id and status <> 'approved')
      or (status = 'pending' and held_because in ('links', 'newcomer', 'everybody'))
    );
  get diagnostics approved = row_count;
  return approved;
end;
$$;

create function private.stop_trusting_reader(comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.trusted_readers where user_id = private.reader_behind(comment_id);
end;
$$;

-- Rejects the comment and puts its author on the list of blocked people: by the address of the account,
-- or by the name where there is none. Says what stands on the list now.
create function private.block_author(comment_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.reader_behind(comment_id);
  entry text;
begin
  -- The list is compared in this form: ada＠example.com is ada@example.com there.
  if reader is null and exists (select from public.comments where id = comment_id and private.as_line(author_name) ~ '.@.') then
    raise exception using
      errcode = 'check_violation',
      message = 'The name may be the e-mail address of somebody else: blocking it would block their account. Reject the comment instead.';
  end if;
  delete from private.trusted_readers where user_id = reader;
  update public.comments set status = 'spam' where id = comment_id
  returning coalesce(
    (select email from auth.users where id = reader),
    btrim(regexp_replace(author_name, '\s+', ' ', 'g'))
  ) into entry;
  update public.site_settings
  set blocked_people = concat_ws(chr(10), nullif(btrim(blocked_people, E' \t\r\n'), ''), entry)
  where not exists (select from private.lines_of(blocked_people) as line where line = private.as_line(entry));
  return entry;
end;
$$;

create function public.trust_reader(comment_id uuid) returns integer
language sql
set search_path = ''
as $$
  select private.trust_reader(comment_id);
$$;
create function public.stop_trusting_reader(comment_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.stop_trusting_reader(comment_id);
$$;
create function public.block_author(comment_id uuid) returns text
language sql
set search_path = ''
as $$
  select private.block_author(comment_id);
$$;

revoke execute on function
  private.reader_behind(uuid), private.trust_reader(uuid), private.stop_trusting_reader(uuid), private.block_author(uuid)
from public;
revoke execute on function
  public.trust_reader(uuid), public.stop_trusting_reader(uuid), public.block_author(uuid)
from public, anon, authenticated;
grant execute on function
  private.trust_reader(uuid), private.stop_trusting_reader(uuid), private.block_author(uuid),
  public.trust_reader(uuid), public.stop_trusting_reader(uuid), public.block_author(uuid)
to authenticated;
