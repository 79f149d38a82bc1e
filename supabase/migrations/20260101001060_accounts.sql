-- Readers' accounts: exporting their data and deleting the account. Supabase Auth changes names and passwords.

-- Auth stores any metadata that a client sends, of any size. Auth passes the message of an error PT400 on
-- to the client, as HTTP 400.
create function private.limit_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 10240 then
    raise exception using errcode = 'PT400', message = 'The profile of an account can have at most 10 KB.';
  end if;
  return new;
end;
$$;
create trigger limit_profile before insert or update of raw_user_meta_data on auth.users
for each row execute function private.limit_profile();

-- All data of the caller as one JSON document.
create function private.account_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.refuse_unproven_owner();
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', users.id,
        'name', coalesce(users.raw_user_meta_data ->> 'chosen_name', users.raw_user_meta_data ->> 'full_name'),
        'github_login', users.raw_user_meta_data ->> 'user_name',
        'github_picture', users.raw_user_meta_data ->> 'avatar_url',
        'email', users.email,
        'created_at', users.created_at,
        'is_trusted', exists (select from private.trusted_readers where user_id = users.id)
      )
      from auth.users where users.id = auth.uid()
    ),
    'comments', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', own.id,
          'post_id', own.post_id,
          'post', posts.title,
          'reply_to', own.parent_id,
          'author_name', own.author_name,
          'content', own.content,
          -- Authors do not learn that theirs is taken for spam.
          'status', case own.status when 'spam' then 'pending' else own.status end,
          'created_at', own.created_at,
          'edited_at', own.edited_at
        )
        order by own.created_at, own.id
      ), '[]')
      from (
        select id, post_id, parent_id, author_name, content, status, created_at, edited_at
        from public.comments where user_id = auth.uid()
        union all
        select gone.id, gone.post_id, gone.parent_id, gone.author_name, gone.content, 'deleted', gone.created_at, gone.edited_at
        from private.bin, jsonb_populate_record(null::public.comments, bin.content) as gone
        where bin.kind = 'comments' and bin.content ->> 'user_id' = auth.uid()::text
      ) as own
      left join private.public_posts as posts on posts.id = own.post_id
    ),
    'likes', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'post_id', post_likes.post_id,
          'post', posts.title,
          'created_at', post_likes.created_at
        )
        order by post_likes.created_at, post_likes.post_id
      ), '[]')
      from public.post_likes left join private.public_posts as posts on posts.id = post_likes.post_id
      where post_likes.user_id = auth.uid()
    ),
    'comment_likes', (
      select coalesce(jsonb_agg(
        jsonb_build_object('comment_id', comment_id, 'created_at', created_at) order by created_at, comment_id
      ), '[]')
      from public.comment_likes where user_id = auth.uid()
    )
  );
end;
$$;

create function public.account_data() returns jsonb
language sql stable
set search_path = ''
as $$
  select private.account_data();
$$;

-- Deletes the caller's account, with its sessions and likes. Its comments become anonymous, or are deleted;
-- those with replies of others become tombstones.
create function private.delete_account(with_comments boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  -- Not is_owner(), which does not hold without the second factor
  if private.has_owners_account() then
    raise exception using
      errcode = 'insufficient_privilege',
      message = 'This account owns the site, so it cannot be deleted here.';
  end if;
  if with_comments is null then
    raise exception using errcode = 'not_null_violation', message = 'Please say what becomes of the comments.';
  end if;

  -- The locks keep comments of this account, and replies to them, from being added meanwhile.
  perform from auth.users where id = caller for update;
  perform from public.comments where user_id = caller for update;
  if with_comments then
    delete from public.comments as own
    where own.user_id = caller
      and not exists (
        select from public.comments as replies
        where replies.parent_id = own.id and replies.status <> 'spam' and replies.user_id is distinct from caller
      );
    perform private.make_tombstones(array(select id from public.comments where user_id = caller));
  end if;
  update public.comments set author_name = 'Deleted reader', user_id = null where user_id = caller;
  update private.bin
  set content = content
    || '{"author_name": "Deleted reader", "user_id": null}'
    || case when with_comments then '{"content": "This comment was deleted."}' else '{}' end::jsonb
  where kind = 'comments' and content ->> 'user_id' = caller::text;
  delete from private.bin where kind in ('post_likes', 'comment_likes') and content ->> 'user_id' = caller::text;
  delete from auth.users where id = caller;
end;
$$;

create function public.delete_account(with_comments boolean) returns void
language sql
set search_path = ''
as $$
  select private.delete_account(with_comments);
$$;

grant execute on function
  private.account_data(), public.account_data(), private.delete_account(boolean), public.delete_account(boolean)
to authenticated;
