-- What visitors write has an id of their browser's. The id of what the owner has deleted was free again: whoever remembered
-- that of a comment could give it to another one, and the article that the first had gone with could not be restored.

-- Whether something is in the bin, and needs its id if it is restored.
create function private.is_in_bin(of_kind text, id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select from private.bin where kind = of_kind and row_id = is_in_bin.id);
$$;

-- As before, and the id of what is in the bin changes nothing either.
create or replace function private.add_comment(id uuid, post_id uuid, parent_id uuid, author_name text, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  name constant text := btrim(add_comment.author_name);
  body constant text := btrim(add_comment.content, E' \t\r\n');
  reason constant text := private.moderate_comment(name, body);
begin
  perform private.refuse_deleted_account();
  perform private.ensure(private.accepts_reactions(add_comment.post_id), 'The article is not there any more.');
  if private.is_in_bin('comments', add_comment.id) then
    return;
  end if;
  insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status, held_because, sender)
  values (
    add_comment.id, add_comment.post_id, add_comment.parent_id, auth.uid(), name, body, private.status_of_held(reason),
    reason, case when auth.uid() is null then private.client_key() end
  )
  on conflict on constraint comments_pkey do nothing;
end;
$$;

create or replace function private.send_contact_message(id uuid, name text, email text, subject text, message text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('contact_message');
  if private.is_in_bin('contact_messages', send_contact_message.id) then
    return;
  end if;
  insert into public.contact_messages (id, name, email, subject, message)
  values (
    send_contact_message.id, send_contact_message.name, send_contact_message.email, send_contact_message.subject,
    send_contact_message.message
  )
  on conflict on constraint contact_messages_pkey do nothing;
end;
$$;
