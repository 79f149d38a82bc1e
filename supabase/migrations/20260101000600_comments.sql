-- Comments and replies, one level deep.

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  parent_id uuid references public.comments (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  author_name text not null
    constraint comments_author_name_visible check (private.ensure(private.is_visible(author_name), 'Please fill in your name.', 'comments_author_name_visible'))
    constraint comments_author_name_length check (private.ensure(char_length(author_name) <= 80, 'A name can have at most 80 characters.', 'comments_author_name_length')),
  content text not null
    constraint comments_content_visible check (private.ensure(private.is_visible(content), 'Please write something.', 'comments_content_visible'))
    constraint comments_content_length check (private.ensure(char_length(content) <= 2000, 'A comment can have at most 2,000 characters.', 'comments_content_length')),
  status text not null default 'approved' check (status in ('approved', 'pending', 'spam')),
  -- Why it was not published at once. Only the owner can read this.
  held_because text check (held_because in ('network', 'person', 'word', 'links', 'newcomer', 'everybody')),
  -- The client's hash of the day, so that the owner sees which comments of visitors come from the same one.
  -- remove_expired() removes it after a week.
  sender text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  likes integer not null default 0,
  search_text text not null generated always as (lower(author_name || chr(10) || content)) stored
);

create index comments_post on public.comments (post_id, created_at desc, id desc);
create index comments_most_liked on public.comments (post_id, likes desc, created_at desc, id desc);
create index comments_parent on public.comments (parent_id);
create index comments_user on public.comments (user_id);
create index comments_status on public.comments (status, created_at desc, id desc);
create index comments_newest on public.comments (created_at desc, id desc);
create index comments_held on public.comments (post_id) where status <> 'approved';
create index comments_sender on public.comments (created_at, sender) where sender is not null;

-- Readers whose comments need no approval, unless all comments are held.
create table private.trusted_readers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  trusted_at timestamptz not null default now()
);
alter table private.trusted_readers enable row level security;

-- Why a sender is blocked, null if they are not. Trusted readers can be blocked, too.
create function private.reason_to_reject(author_name text, account uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules public.site_settings;
  ip constant inet := private.client_ip();
  name constant text := private.normalize_line(author_name);
  email constant text := (select lower(users.email) from auth.users where id = account);
begin
  select * into strict rules from public.site_settings;
  return case
    when exists (
      select from private.list_entries(rules.blocked_networks) as network where ip <<= network::inet
    ) then 'network'
    when exists (
      select from private.list_entries(rules.blocked_people) as person
      -- A blocked name holds for visitors alone: an account may have the same name as a nuisance.
      where person = email or (account is null and person = name)
    ) then 'person'
  end;
end;
$$;

-- At least the number of links that src/lib/markdown/comment.ts renders in a text. It also counts what only
-- looks like one. tests/support/comment-links.ts keeps both in step.
create function private.count_links(value text) returns integer
language sql immutable
set search_path = ''
as $$
  select regexp_count(
    value,
    'https?://(www\.)?|www\.|mailto:[a-z0-9.+%-]*@?|<[a-z][#-''*+./0-9=?^-~-]*@[a-z0-9.-]+>|[a-z0-9.+_-]@[a-z0-9_-]*\.[a-z0-9_-]',
    1, 'i'
  );
$$;

-- A text without Markdown's syntax and the URLs of its links: roughly, for the search for blocked words.
create function private.strip_markdown(value text) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  rest text := value;
  before text;
begin
  -- Escaped characters. Those that the steps below would take for syntax are dropped.
  rest := regexp_replace(rest, '\\[][()<>"''*_`\\]', '', 'g');
  rest := regexp_replace(rest, '\\([!-/:-@^{-~]|$)', '\1', 'gn');
  -- URLs in angle brackets and titles of links, which may contain brackets
  rest := regexp_replace(rest, '\]\(\s*<[^<>\n]*>', '](', 'g');
  rest := regexp_replace(rest, '\s("[^"]*"|''[^'']*''|\([^()]*\))\s*\)', ')', 'g');
  -- URLs of links, from the innermost brackets outwards. Markdown allows 32 levels, too.
  for depth in 1..33 loop
    before := rest;
    rest := regexp_replace(rest, '\]\([^()]*\)', '', 'g');
    rest := regexp_replace(rest, '\(([^()]*)\)', '\1', 'g');
    exit when rest = before;
  end loop;
  return regexp_replace(rest, '[][()<>*_`]', '', 'g');
end;
$$;

-- Whether a text has one of the words in a list: as typed, without backslashes, as Markdown renders it, or
-- with line breaks removed.
create function private.has_word(value text, words text) returns boolean
language plpgsql immutable
set search_path = ''
as $$
declare
  rendered constant text := private.strip_markdown(normalize(value, NFKC));
  readings constant text[] := array[
    private.normalize_line(value), private.normalize_line(regexp_replace(value, '\\([[:punct:]])', '\1', 'g')), private.normalize_line(rendered),
    private.normalize_line(regexp_replace(rendered, '\s*[\n\v\f\r\u0085\u2028\u2029]\s*', '', 'g'))
  ];
begin
  return exists (
    select from private.list_entries(words) as word, unnest(readings) as reading where position(word in reading) > 0
  );
end;
$$;

-- Why a comment needs approval, null if it does not. Blocked words hold back trusted readers, too; more than
-- two links only others.
create function private.reason_to_hold(author_name text, content text, account uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  rules public.site_settings;
  written constant text := author_name || ' ' || content;
  is_trusted constant boolean := exists (select from private.trusted_readers where user_id = account);
  is_known constant boolean := exists (
    select from public.comments where user_id = account and status = 'approved'
  );
begin
  select * into strict rules from public.site_settings;
  return case
    when private.has_word(written, rules.blocked_words) then 'word'
    when rules.comment_moderation = 'everybody' then 'everybody'
    when is_trusted then null
    when private.count_links(written) > case when rules.hold_links then 0 else 2 end then 'links'
    when rules.comment_moderation = 'newcomers' and not is_known then 'newcomer'
  end;
end;
$$;

-- The status of a comment that is held for this reason, or for none.
create function private.status_of_held(held_because text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when held_because is null then 'approved'
    when held_because in ('network', 'person') then 'spam'
    else 'pending'
  end;
$$;

-- Moderates a new or edited comment: counts it for the rate limit, refuses it where comments are closed, and
-- returns why it is held, if it is.
create function private.moderate_comment(author_name text, content text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  blocked_because text;
begin
  -- The table's constraints come too late to keep an endless text from being searched.
  perform private.ensure(char_length(author_name) <= 80, 'A name can have at most 80 characters.', 'comments_author_name_length');
  perform private.ensure(char_length(content) <= 2000, 'A comment can have at most 2,000 characters.', 'comments_content_length');
  if private.is_owner() then
    return null;
  end if;
  perform private.refuse_unproven_owner();
  blocked_because := private.reason_to_reject(author_name, auth.uid());
  perform private.enforce_rate_limit(case when blocked_because is null then 'comment' else 'blocked_comment' end);
  if not (select enable_comments from public.site_settings) then
    raise check_violation using message = 'Comments are closed.';
  end if;
  return coalesce(blocked_because, private.reason_to_hold(author_name, content, auth.uid()));
end;
$$;

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
    if parent.post_id is distinct from new.post_id
      or parent.parent_id is not null
      or (private.is_api_request() and parent.status <> 'approved')
    then
      raise exception using errcode = 'check_violation', message = 'The comment you reply to is not there any more.';
    end if;
  end if;
  return new;
end;
$$;
create trigger prepare_comment before insert on public.comments
for each row execute function private.prepare_comment();

-- Stores a comment with an id that the browser has made; the same id again changes nothing.
--
-- It returns nothing, because PostgREST rolls a call back when its result does not pass the caller's
-- filter: one could try texts until one is not held, and none would count for the rate limit. The client
-- reads the comment's status from the table.
create function private.add_comment(id uuid, post_id uuid, parent_id uuid, author_name text, content text) returns void
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
  insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status, held_because, sender)
  values (
    add_comment.id, add_comment.post_id, add_comment.parent_id, auth.uid(), name, body, private.status_of_held(reason),
    reason, case when auth.uid() is null then private.client_key() end
  )
  on conflict on constraint comments_pkey do nothing;
end;
$$;

create function public.add_comment(id uuid, post_id uuid, author_name text, content text, parent_id uuid default null)
returns void
language sql
set search_path = ''
as $$
  select private.add_comment(id, post_id, parent_id, author_name, content);
$$;

-- posts.comment_count is the number of public comments: approved ones, and approved replies to those.
-- Inserts add one; updates and deletes recount the post's comments, once per statement. The lock on the
-- post keeps concurrent changes from missing each other. It is «no key update», because a stronger one
-- deadlocks with the foreign key checks of other transactions.
create function private.count_comment() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform from public.posts where id = new.post_id for no key update;
  update public.posts set comment_count = comment_count + 1
  where id = new.post_id
    and new.status = 'approved'
    and (
      new.parent_id is null
      or exists (select from public.comments where id = new.parent_id and status = 'approved')
    );
  return null;
end;
$$;
create trigger count_comment after insert on public.comments
for each row execute function private.count_comment();

create function private.recount_comments() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  affected uuid[];
  post uuid;
begin
  if tg_op = 'DELETE' then
    affected := array(select distinct post_id from removed order by 1);
  else
    affected := array(
      select distinct changed.post_id from changed join removed using (id) where changed.status <> removed.status order by 1
    );
  end if;
  foreach post in array affected loop
    perform from public.posts where id = post for no key update;
    -- The condition on parents.post_id is redundant, but without it the planner may scan all comments.
    update public.posts
    set comment_count = (
      select count(*)
      from public.comments
      left join public.comments as parents on parents.id = comments.parent_id and parents.post_id = post
      where comments.post_id = post
        and comments.status = 'approved'
        and coalesce(parents.status, 'approved') = 'approved'
    )
    where id = post;
  end loop;
  return null;
end;
$$;
create trigger recount_changed after update on public.comments
referencing old table as removed new table as changed
for each statement execute function private.recount_comments();
create trigger recount_removed after delete on public.comments
referencing old table as removed
for each statement execute function private.recount_comments();

alter table public.comments enable row level security;
-- Not user_id, sender and held_because.
grant select (id, post_id, parent_id, author_name, content, status, created_at, edited_at, likes, search_text)
on public.comments to anon, authenticated;
grant update (status), delete on public.comments to authenticated;

-- A reply is as public as its parent. Security definer, because a policy that reads its own table recurses.
create function private.is_public_comment(comment_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.comments where id = comment_id and status = 'approved');
$$;
grant execute on function private.is_public_comment(uuid) to anon, authenticated;

-- The policies of posts apply to the subqueries.
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
  -- Authors do not learn that theirs is taken for spam.
  or (user_id = (select auth.uid()) and status <> 'spam')
  or (select private.is_owner())
);
create policy "the owner moderates" on public.comments for update to authenticated
using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.comments for delete to authenticated
using ((select private.is_owner()));

grant execute on function
  private.add_comment(uuid, uuid, uuid, text, text), public.add_comment(uuid, uuid, text, text, uuid)
to anon, authenticated;

-- Likes of comments, which share the rate limit of likes of posts.

create table public.comment_likes (
  comment_id uuid not null references public.comments (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, user_id)
);
create index comment_likes_user on public.comment_likes (user_id);

create function private.count_comment_like() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.comments set likes = likes + 1 where id = new.comment_id;
  else
    update public.comments set likes = likes - 1 where id = old.comment_id;
  end if;
  return null;
end;
$$;
create trigger count_comment_like after insert or delete on public.comment_likes
for each row execute function private.count_comment_like();

alter table public.comment_likes enable row level security;
grant select on public.comment_likes to authenticated;

create policy "readers see their own" on public.comment_likes for select to authenticated
using (user_id = (select auth.uid()));

-- Likes a comment, or takes the like back. A repeated call changes nothing.
create function private.set_comment_like(comment_id uuid, liked boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('like');
  if liked is not true then
    delete from public.comment_likes as own where own.comment_id = set_comment_like.comment_id and own.user_id = auth.uid();
    return;
  end if;
  perform private.refuse_deleted_account();
  perform private.ensure(
    exists (
      select from public.comments as c
      where c.id = set_comment_like.comment_id and c.status = 'approved'
        and (c.parent_id is null or private.is_public_comment(c.parent_id)) and private.accepts_reactions(c.post_id)
    ),
    'The comment is not there any more.'
  );
  insert into public.comment_likes (comment_id, user_id) values (set_comment_like.comment_id, auth.uid())
  on conflict on constraint comment_likes_pkey do nothing;
end;
$$;

create function public.set_comment_like(comment_id uuid, liked boolean) returns void
language sql
set search_path = ''
as $$
  select private.set_comment_like(comment_id, liked);
$$;
grant execute on function private.set_comment_like(uuid, boolean), public.set_comment_like(uuid, boolean) to authenticated;

-- A page of 200 comments of a post after the cursor (`after_likes`, `after_time`, `after_id`), with the number
-- of all. Security definer, because it says of each comment whether it is the caller's or the owner's, which
-- is in a private column, and because the policy, whose conditions it repeats, would look the post up for
-- every comment. The number is the post's counter and the caller's own held comments. The statement is
-- dynamic, because each order needs an index of its own.
create function private.comments_page(
  post uuid, after_time timestamptz, after_id uuid, sort text, after_likes integer
)
returns table (
  id uuid,
  post_id uuid,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  edited_at timestamptz,
  likes integer,
  is_own boolean,
  is_author boolean,
  is_liked boolean,
  total bigint
)
language plpgsql stable security definer
set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $$
declare
  caller constant uuid := auth.uid();
  is_owner constant boolean := private.is_owner();
  comment_total bigint;
  is_readable boolean;
  author uuid;
begin
  select p.comment_count, is_owner or (p.published and p.listed_at <= now()), owner.user_id
  into comment_total, is_readable, author
  from public.posts as p left join private.site_owner as owner on owner.user_id = p.author_id
  where p.id = post;
  if is_readable is not true then
    return;
  end if;
  if after_time is null and caller is not null then
    comment_total := comment_total + (
      select count(*) from (
        select held.user_id, held.status from public.comments as held
        where held.post_id = post and held.status <> 'approved'
        union all
        select replies.user_id, replies.status from public.comments as held
        join public.comments as replies on replies.parent_id = held.id and replies.status = 'approved'
        where held.post_id = post and held.status <> 'approved'
      ) as hidden
      where hidden.status <> 'spam' and (is_owner or hidden.user_id = caller)
    );
  end if;
  return query execute format(
    $query$
      select
        c.id, c.post_id, c.parent_id, c.author_name, c.content, c.status, c.created_at, c.edited_at, c.likes,
        coalesce(c.user_id = $2, false), coalesce(c.user_id = $3, false),
        exists (select from public.comment_likes where comment_id = c.id and user_id = $2),
        $4
      from public.comments as c
      where c.post_id = $1
        and c.status <> 'spam'
        and ($5 is null or %1$s)
        and (
          $8
          or c.user_id = $2
          or (
            c.status = 'approved'
            and coalesce((select parents.status from public.comments as parents where parents.id = c.parent_id), 'approved') = 'approved'
          )
        )
      order by %2$s
      limit 200
    $query$,
    case sort
      when 'oldest' then '(c.created_at, c.id) > ($5, $6)'
      when 'most-liked' then '(c.likes, c.created_at, c.id) < ($7, $5, $6)'
      else '(c.created_at, c.id) < ($5, $6)'
    end,
    case sort
      when 'oldest' then 'c.created_at, c.id'
      when 'most-liked' then 'c.likes desc, c.created_at desc, c.id desc'
      else 'c.created_at desc, c.id desc'
    end
  )
  using post, caller, author, comment_total, after_time, after_id, after_likes, is_owner;
end;
$$;

create function public.comments_page(
  post uuid, after_time timestamptz default null, after_id uuid default null, sort text default 'newest',
  after_likes integer default null
)
returns table (
  id uuid,
  post_id uuid,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  edited_at timestamptz,
  likes integer,
  is_own boolean,
  is_author boolean,
  is_liked boolean,
  total bigint
)
language sql stable
set search_path = ''
as $$
  select * from private.comments_page(post, after_time, after_id, sort, after_likes);
$$;

grant execute on function
  private.comments_page(uuid, timestamptz, uuid, text, integer),
  public.comments_page(uuid, timestamptz, uuid, text, integer)
to anon, authenticated;

-- Edits the caller's comment within 15 minutes. It is moderated like a new one; a held comment that the owner
-- has approved needs approval again, unless its author is trusted. Returns nothing, see add_comment().
create function private.edit_comment(comment_id uuid, content text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  own public.comments;
  body constant text := btrim(content, E' \t\r\n');
  reason text;
begin
  select * into own from public.comments as c
  where c.id = comment_id and c.user_id = auth.uid()
    and (private.is_owner() or exists (select from private.public_posts where id = c.post_id))
  for update;
  if not found then
    raise exception using errcode = 'check_violation', message = 'The comment is not there any more.';
  end if;
  if own.created_at < now() - interval '15 minutes' then
    raise exception using
      errcode = 'check_violation', message = 'A comment can be edited for 15 minutes, and this one is older.';
  end if;
  reason := private.moderate_comment(own.author_name, body);
  update public.comments as c set
    content = body,
    edited_at = now(),
    held_because = coalesce(reason, c.held_because),
    status = case
      when c.status = 'spam' then 'spam'
      when reason is not null then private.status_of_held(reason)
      when c.held_because is not null and not private.is_owner()
        and not exists (select from private.trusted_readers where user_id = c.user_id)
        then 'pending'
      else c.status
    end
  where c.id = own.id;
end;
$$;

-- Turns comments into tombstones, so that their replies stay.
create function private.make_tombstones(comment_ids uuid[]) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.comment_likes where comment_id = any (comment_ids);
  update public.comments
  set content = 'This comment was deleted.', author_name = 'Deleted reader', user_id = null, edited_at = null
  where id = any (comment_ids);
end;
$$;

create function private.delete_own_comment(comment_id uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.refuse_unproven_owner();
  -- The lock keeps a reply from being added meanwhile.
  perform from public.comments where id = comment_id and user_id = auth.uid() for update;
  if not found then
    return;
  end if;
  if exists (select from public.comments where parent_id = comment_id and status <> 'spam') then
    perform private.make_tombstones(array[comment_id]);
  else
    delete from public.comments where id = comment_id;
  end if;
end;
$$;

create function public.edit_comment(comment_id uuid, content text) returns void
language sql
set search_path = ''
as $$
  select private.edit_comment(comment_id, content);
$$;
create function public.delete_own_comment(comment_id uuid) returns void
language sql
set search_path = ''
as $$
  select private.delete_own_comment(comment_id);
$$;

grant execute on function
  private.edit_comment(uuid, text), private.delete_own_comment(uuid),
  public.edit_comment(uuid, text), public.delete_own_comment(uuid)
to authenticated;

-- The account of a sender as moderation_page() returns them, null for the hash of a visitor.
create function private.account_of(sender text) returns uuid
language sql immutable
set search_path = ''
as $$
  select case when sender ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then sender::uuid end;
$$;

-- A page of 20 comments after the cursor (`after_time`, `after_id`) that contain `search` literally in author,
-- text or title of the post. Security definer, because account and sender are private columns. The
-- statement is dynamic, because an index is read in one direction or the other.
create function private.moderation_page(
  search text, only_status text, after_time timestamptz, after_id uuid, oldest_first boolean,
  only_sender text
)
returns table (
  id uuid,
  post_id uuid,
  post_title text,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  parent_author text,
  parent_status text,
  reply_count integer,
  held_because text,
  sender text,
  account text
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  return query execute format(
    $query$
      select
        page.id, page.post_id, page.title, page.parent_id, page.author_name, page.content, page.status, page.created_at,
        parents.author_name, parents.status,
        (select count(*)::integer from public.comments as r where r.parent_id = page.id),
        page.held_because, coalesce(page.user_id::text, page.sender),
        case
          when page.user_id is null then null
          when page.user_id = auth.uid() then 'owner'
          when exists (select from private.trusted_readers where user_id = page.user_id) then 'trusted'
          else 'reader'
        end
      from (
        select
          c.id, c.post_id, p.title, c.parent_id, c.author_name, c.content, c.status, c.created_at,
          c.held_because, c.user_id, c.sender
        from public.comments as c
        join public.posts as p on p.id = c.post_id
        where ($1 is null or c.status = $1)
          and ($2 is null or (c.created_at, c.id) %1$s ($2, $3))
          and ($4 is null or c.search_text like $4 or c.post_id in (select t.id from public.posts as t where lower(t.title) like $4))
          and ($5 is null or c.sender = $5 or c.user_id = $6)
        order by c.created_at %2$s, c.id %2$s
        limit 20
      ) as page
      left join public.comments as parents on parents.id = page.parent_id
      order by page.created_at %2$s, page.id %2$s
    $query$,
    case when oldest_first then '>' else '<' end,
    case when oldest_first then 'asc' else 'desc' end
  )
  using
    only_status, after_time, after_id, private.like_pattern(nullif(search, '')), only_sender, private.account_of(only_sender);
end;
$$;

create function public.moderation_page(
  search text default '', only_status text default null, after_time timestamptz default null,
  after_id uuid default null, oldest_first boolean default false, only_sender text default null
)
returns table (
  id uuid,
  post_id uuid,
  post_title text,
  parent_id uuid,
  author_name text,
  content text,
  status text,
  created_at timestamptz,
  parent_author text,
  parent_status text,
  reply_count integer,
  held_because text,
  sender text,
  account text
)
language sql stable
set search_path = ''
as $$
  select * from private.moderation_page(search, only_status, after_time, after_id, oldest_first, only_sender);
$$;

-- The number of these comments by status.
create function private.comment_counts(search text, only_sender text) returns table (status text, count bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  pattern constant text := private.like_pattern(nullif(search, ''));
  account constant uuid := private.account_of(only_sender);
begin
  if not private.is_owner() then
    return;
  end if;
  return query
  select c.status, count(*)
  from public.comments as c
  where (pattern is null or c.search_text like pattern or c.post_id in (select t.id from public.posts as t where lower(t.title) like pattern))
    and (only_sender is null or c.sender = only_sender or c.user_id = account)
  group by c.status;
end;
$$;

create function public.comment_counts(search text default '', only_sender text default null)
returns table (status text, count bigint)
language sql stable
set search_path = ''
as $$
  select * from private.comment_counts(search, only_sender);
$$;

grant execute on function
  private.moderation_page(text, text, timestamptz, uuid, boolean, text),
  public.moderation_page(text, text, timestamptz, uuid, boolean, text),
  private.comment_counts(text, text), public.comment_counts(text, text)
to authenticated;
