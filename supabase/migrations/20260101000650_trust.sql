-- What the owner decides about the sender of a comment: to trust, to stop trusting, to block, to unblock.

-- The account that wrote a comment, null for a visitor. Refuses everybody but the owner.
create function private.commenter(comment_id uuid) returns uuid
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

-- Trusts the reader, and approves the comment and their other pending ones, unless these have a blocked word.
-- Returns how many were approved.
create function private.trust_reader(comment_id uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.commenter(comment_id);
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
  delete from private.trusted_readers where user_id = private.commenter(comment_id);
end;
$$;

-- Rejects the comment and blocks its author: by the e-mail address of the account, or by the name where there
-- is none. Returns the entry on the list and what unblock_author() needs.
create function private.block_author(comment_id uuid)
returns table (entry text, is_new boolean, former_status text, was_trusted boolean)
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.commenter(comment_id);
begin
  -- normalize_line(), which the list is compared by, makes ada＠example.com an e-mail address, too.
  if reader is null and exists (select from public.comments where id = comment_id and private.normalize_line(author_name) ~ '.@.') then
    raise exception using
      errcode = 'check_violation',
      message = 'The name may be the e-mail address of somebody else: blocking it would block their account. Reject the comment instead.';
  end if;
  select
    coalesce(
      (select email from auth.users where id = reader),
      btrim(regexp_replace(author_name, '\s+', ' ', 'g'))
    ),
    status
  into entry, former_status
  from public.comments where id = comment_id;
  delete from private.trusted_readers where user_id = reader;
  was_trusted := found;
  update public.comments set status = 'spam' where id = comment_id;
  update public.site_settings
  set blocked_people = concat_ws(chr(10), nullif(btrim(blocked_people, E' \t\r\n'), ''), entry)
  where not exists (select from private.list_entries(blocked_people) as line where line = private.normalize_line(entry));
  is_new := found;
  return next;
end;
$$;

-- Undoes block_author(). `entry` is null where it was on the list before.
create function private.unblock_author(comment_id uuid, former_status text, was_trusted boolean, entry text default null)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  reader constant uuid := private.commenter(comment_id);
begin
  update public.site_settings
  set blocked_people = (
    select coalesce(string_agg(line, chr(10) order by place), '')
    from string_to_table(blocked_people, chr(10)) with ordinality as lines (line, place)
    where private.normalize_line(line) <> private.normalize_line(unblock_author.entry)
  )
  where unblock_author.entry is not null;
  update public.comments set status = former_status where id = comment_id;
  insert into private.trusted_readers (user_id)
  select reader where was_trusted and reader is not null on conflict do nothing;
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
create function public.block_author(comment_id uuid)
returns table (entry text, is_new boolean, former_status text, was_trusted boolean)
language sql
set search_path = ''
as $$
  select * from private.block_author(comment_id);
$$;
create function public.unblock_author(comment_id uuid, former_status text, was_trusted boolean, entry text default null)
returns void
language sql
set search_path = ''
as $$
  select private.unblock_author(comment_id, former_status, was_trusted, entry);
$$;

grant execute on function
  private.trust_reader(uuid), private.stop_trusting_reader(uuid), private.block_author(uuid),
  private.unblock_author(uuid, text, boolean, text),
  public.trust_reader(uuid), public.stop_trusting_reader(uuid), public.block_author(uuid),
  public.unblock_author(uuid, text, boolean, text)
to authenticated;
