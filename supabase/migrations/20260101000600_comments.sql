-- Comments and replies, one level deep.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  parent_id uuid references public.comments (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  author_name text not null
    check (private.ensure(private.is_visible(author_name), 'Please fill in your name.'))
    check (private.ensure(char_length(author_name) <= 80, 'A name can have at most 80 characters.')),
  content text not null
    check (private.ensure(private.is_visible(content), 'Please write something.'))
    check (private.ensure(char_length(content) <= 2000, 'A comment can have at most 2,000 characters.')),
  status text not null default 'approved' check (status in ('approved', 'pending', 'spam')),
  created_at timestamptz not null default now()
);

create index comments_post on public.comments (post_id, created_at desc, id desc);
create index comments_parent on public.comments (parent_id);
create index comments_user on public.comments (user_id);
create index comments_status on public.comments (status, created_at desc, id desc);

create table private.blocked_words (
  word text primary key check (word = lower(btrim(word)) and word <> '')
);
alter table private.blocked_words enable row level security;
insert into private.blocked_words (word) values ('casino'), ('viagra'), ('payday loan'), ('crypto giveaway');

create function private.looks_like_spam(content text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select regexp_count(content, 'https?://(www\.)?|www\.', 1, 'i') > 2
    or exists (select from private.blocked_words where position(word in lower(content)) > 0);
$$;

-- A visitor chooses the words and the place; the database decides the rest.
create function private.prepare_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  parent public.comments;
begin
  new.author_name := btrim(new.author_name);
  new.content := btrim(new.content, E' \t\r\n');

  if new.parent_id is not null then
    select * into parent from public.comments where id = new.parent_id;
    if parent.post_id is distinct from new.post_id or parent.parent_id is not null or parent.status <> 'approved' then
      raise exception using errcode = 'check_violation', message = 'The comment you reply to is not there any more.';
    end if;
  end if;

  if private.is_api_request() then
    if not (select enable_comments from public.site_settings) and not private.is_owner() then
      raise exception using errcode = 'check_violation', message = 'Comments are closed.';
    end if;
    perform private.enforce_rate_limit('comment');
    new.user_id := auth.uid();
    new.created_at := now();
    new.status := case
      when private.is_owner() then 'approved'
      when private.looks_like_spam(new.author_name || ' ' || new.content) then 'pending'
      else 'approved'
    end;
  end if;
  return new;
end;
$$;
create trigger prepare_comment before insert on public.comments
for each row execute function private.prepare_comment();

-- posts.comment_count is what a visitor sees: approved comments, and approved replies to approved
-- comments. Counted anew behind a lock on the post, so that two at once cannot miss each other.
-- A stronger lock would wait for the other's foreign key check, and that one for this: a deadlock.
create function private.count_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  post uuid := coalesce(new.post_id, old.post_id);
begin
  perform from public.posts where id = post for no key update;
  update public.posts
  set comment_count = (
    select count(*)
    from public.comments
    left join public.comments as parents on parents.id = comments.parent_id
    where comments.post_id = post
      and comments.status = 'approved'
      and coalesce(parents.status, 'approved') = 'approved'
  )
  where id = post;
  return null;
end;
$$;
create trigger count_comment after insert or update of status or delete on public.comments
for each row execute function private.count_comment();

alter table public.comments enable row level security;
revoke all on public.comments from anon, authenticated;
grant select on public.comments to anon, authenticated;
grant insert (id, post_id, parent_id, user_id, author_name, content) on public.comments to anon, authenticated;
grant update (status), delete on public.comments to authenticated;

-- A reply is as public as the comment it belongs to. Asked with raised rights: a policy of this
-- table cannot read the table itself.
create function private.is_public_comment(comment_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.comments where id = comment_id and status = 'approved');
$$;
revoke execute on function private.is_public_comment(uuid) from public;
grant execute on function private.is_public_comment(uuid) to anon, authenticated;

-- The posts seen in these policies are those the caller may see: their own policies apply inside.
create policy "anyone reads approved comments" on public.comments for select to anon
using (
  status = 'approved'
  and (parent_id is null or private.is_public_comment(parent_id))
  and exists (select from public.posts where posts.id = post_id)
);
create policy "readers also see their own, the owner all" on public.comments for select to authenticated
using (
  (
    status = 'approved'
    and (parent_id is null or private.is_public_comment(parent_id))
    and exists (select from public.posts where posts.id = post_id)
  )
  or user_id = (select auth.uid())
  or (select private.is_owner())
);
create policy "anyone comments on a post they can see" on public.comments for insert to anon, authenticated
with check (
  user_id is not distinct from (select auth.uid())
  and exists (select from public.posts where posts.id = post_id and posts.published)
);
create policy "the owner moderates" on public.comments for update to authenticated
using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.comments for delete to authenticated
using ((select private.is_owner()));

-- What became of a comment just sent. Its id was made by the sender and is known to nobody else,
-- so an anonymous visitor can be told «awaiting moderation» without reading rights on the row.
create function private.comment_status(comment_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case status when 'approved' then 'approved' else 'pending' end
  from public.comments where id = comment_id;
$$;

create function public.comment_status(comment_id uuid) returns text
language sql stable
set search_path = ''
as $$
  select private.comment_status(comment_id);
$$;

revoke execute on function
  private.looks_like_spam(text), private.prepare_comment(), private.count_comment(), private.comment_status(uuid)
from public;
revoke execute on function public.comment_status(uuid) from public, anon, authenticated;
grant execute on function private.comment_status(uuid), public.comment_status(uuid) to anon, authenticated;
