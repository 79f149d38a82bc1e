-- Drafts that are shared by a secret link, and the notes that whoever has it leaves on paragraphs.

create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  -- SHA-256 in hexadecimal of the secret in the link, which is kept nowhere.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By somebody else than the owner, to the minute.
  last_opened_at timestamptz
);
create index draft_links_post on public.draft_links (post_id);
create index draft_links_oldest on public.draft_links (expires_at);

create table public.draft_notes (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.draft_links (id) on delete cascade,
  -- Its place in the article, from 0, and its first words, which find it when the place has changed.
  paragraph integer not null
    check (private.ensure(paragraph between 0 and 100000, 'A note belongs to a paragraph.')),
  quote text not null
    check (private.ensure(char_length(quote) <= 80, 'At most 80 characters of a paragraph are quoted.')),
  name text not null
    check (private.ensure(private.is_visible(name) and char_length(name) <= 80, 'The name needs 1 to 80 characters.')),
  note text not null
    check (private.ensure(private.is_visible(note) and char_length(note) <= 1000, 'A note needs 1 to 1,000 characters.')),
  is_done boolean not null default false,
  created_at timestamptz not null default now()
);
create index draft_notes_link on public.draft_notes (link_id, created_at);

-- A link that is revoked stays so, since the time at which it was.
create function private.revoke_draft_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.revoked_at := coalesce(old.revoked_at, now());
  return new;
end;
$$;
revoke execute on function private.revoke_draft_link() from public;
create trigger revoke_draft_link before update of revoked_at on public.draft_links
for each row execute function private.revoke_draft_link();

alter table public.draft_links enable row level security;
alter table public.draft_notes enable row level security;
revoke all on public.draft_links, public.draft_notes from anon, authenticated;

grant
  select (id, post_id, created_at, expires_at, revoked_at, last_opened_at),
  update (revoked_at)
on public.draft_links to authenticated;
grant select, update (is_done), delete on public.draft_notes to authenticated;

create policy "the owner reads" on public.draft_links for select to authenticated using ((select private.is_owner()));
create policy "the owner revokes" on public.draft_links for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner reads" on public.draft_notes for select to authenticated using ((select private.is_owner()));
create policy "the owner ticks off" on public.draft_notes for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
create policy "the owner deletes" on public.draft_notes for delete to authenticated using ((select private.is_owner()));

create function private.hash_of_secret(token text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'utf8')), 'hex');
$$;

-- Makes a link to a post with a secret of the browser's, and says when it expires. The time is the
-- database's, as the browser's clock may be wrong.
create function private.share_draft(post_id uuid, token text, days integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  ends constant timestamptz := now() + make_interval(days => days);
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner shares drafts.';
  end if;
  perform private.ensure(days in (1, 7, 30), 'A link is valid for 1, 7 or 30 days.');
  -- 32 random bytes in base64url
  perform private.ensure(token ~ '^[A-Za-z0-9_-]{43}$', 'The link needs a secret of 43 characters.');
  if not exists (select from public.posts where posts.id = share_draft.post_id) then
    raise foreign_key_violation using message = 'Save the post first, then share it.';
  end if;
  insert into public.draft_links (post_id, token_hash, expires_at)
  values (share_draft.post_id, private.hash_of_secret(token), ends);
  return ends;
end;
$$;

-- The link with this secret, unless it has expired or was revoked.
create function private.live_draft_link(token text) returns public.draft_links
language sql stable
set search_path = ''
as $$
  select * from public.draft_links
  where token_hash = private.hash_of_secret(token) and revoked_at is null and expires_at > now();
$$;

-- The post of a link as it is now. No row is the one answer for links that have expired, were revoked,
-- or never were.
create function private.shared_draft(token text) returns table (
  title text,
  excerpt text,
  language text,
  content text,
  featured_image text,
  author_name text,
  read_time integer,
  updated_at timestamptz,
  expires_at timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
declare
  link public.draft_links;
begin
  perform private.enforce_rate_limit('draft_view');
  link := private.live_draft_link(token);
  if not private.is_owner() then
    update public.draft_links set last_opened_at = now()
    where id = link.id and (last_opened_at is null or last_opened_at < now() - interval '1 minute');
  end if;
  return query
  select
    p.title, p.excerpt, p.language, private.without_comments(p.content), p.featured_image, p.author_name, p.read_time,
    p.updated_at, link.expires_at
  from public.posts as p
  where p.id = link.post_id;
end;
$$;

-- The notes on the post of a link that were left through it, the first ones first.
create function private.shared_draft_notes(token text) returns table (
  id uuid,
  paragraph integer,
  quote text,
  name text,
  note text,
  is_done boolean,
  created_at timestamptz
)
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('draft_view');
  return query
  select n.id, n.paragraph, n.quote, n.name, n.note, n.is_done, n.created_at
  from public.draft_notes as n
  where n.link_id = (private.live_draft_link(token)).id
  order by n.created_at, n.id
  limit 200;
end;
$$;

-- Leaves a note under an id of the browser's; the same once more changes nothing. What is refused does
-- not count for the limits, so nobody without a link can use up those of others.
create function private.add_draft_note(token text, id uuid, paragraph integer, quote text, name text, note text)
returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  link constant public.draft_links := private.live_draft_link(token);
begin
  if link.id is null then
    raise check_violation using message = 'This link has expired or was revoked. Ask for a new one.';
  end if;
  perform private.enforce_rate_limit('draft_note');
  perform private.ensure(
    (select count(*) < 200 from public.draft_notes where link_id = link.id),
    'There are 200 notes already, which is all that one link takes.'
  );
  insert into public.draft_notes (id, link_id, paragraph, quote, name, note)
  values (
    add_draft_note.id, link.id, add_draft_note.paragraph, add_draft_note.quote, btrim(add_draft_note.name),
    btrim(add_draft_note.note)
  )
  on conflict on constraint draft_notes_pkey do nothing;
end;
$$;

create function public.share_draft(post_id uuid, token text, days integer) returns timestamptz
language sql
set search_path = ''
as $$
  select private.share_draft(post_id, token, days);
$$;
create function public.shared_draft(token text) returns table (
  title text,
  excerpt text,
  language text,
  content text,
  featured_image text,
  author_name text,
  read_time integer,
  updated_at timestamptz,
  expires_at timestamptz
)
language sql
set search_path = ''
as $$
  select * from private.shared_draft(token);
$$;
create function public.shared_draft_notes(token text) returns table (
  id uuid,
  paragraph integer,
  quote text,
  name text,
  note text,
  is_done boolean,
  created_at timestamptz
)
language sql
set search_path = ''
as $$
  select * from private.shared_draft_notes(token);
$$;
create function public.add_draft_note(token text, id uuid, paragraph integer, quote text, name text, note text)
returns void
language sql
set search_path = ''
as $$
  select private.add_draft_note(token, id, paragraph, quote, name, note);
$$;

revoke execute on function
  private.hash_of_secret(text), private.share_draft(uuid, text, integer), private.live_draft_link(text), private.shared_draft(text),
  private.shared_draft_notes(text), private.add_draft_note(text, uuid, integer, text, text, text)
from public;
revoke execute on function
  public.share_draft(uuid, text, integer), public.shared_draft(text), public.shared_draft_notes(text),
  public.add_draft_note(text, uuid, integer, text, text, text)
from public, anon, authenticated;
grant execute on function
  private.share_draft(uuid, text, integer), public.share_draft(uuid, text, integer)
to authenticated;
grant execute on function
  private.shared_draft(text), private.shared_draft_notes(text),
  private.add_draft_note(text, uuid, integer, text, text, text),
  public.shared_draft(text), public.shared_draft_notes(text),
  public.add_draft_note(text, uuid, integer, text, text, text)
to anon, authenticated;
