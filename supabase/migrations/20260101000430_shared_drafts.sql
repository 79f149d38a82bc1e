-- Secret links to drafts, and the notes on paragraphs that their readers leave.

create table public.draft_links (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.posts (id) on delete cascade,
  -- SHA-256 in hexadecimal of the secret in the link, which is not stored.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- By anybody but the owner, to the minute.
  last_opened_at timestamptz
);
create index draft_links_post on public.draft_links (post_id);
create index draft_links_oldest on public.draft_links (expires_at);

create table public.draft_notes (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.draft_links (id) on delete cascade,
  -- The paragraph's index in the article, from 0, and its first words, which find it after an edit.
  paragraph integer not null
    constraint draft_notes_paragraph_range check (private.ensure(paragraph between 0 and 100000, 'A note belongs to a paragraph.', 'draft_notes_paragraph_range')),
  quote text not null
    constraint draft_notes_quote_length check (private.ensure(char_length(quote) <= 80, 'At most 80 characters of a paragraph are quoted.', 'draft_notes_quote_length')),
  name text not null
    constraint draft_notes_name_length check (private.ensure(private.is_visible(name) and char_length(name) <= 80, 'The name needs 1 to 80 characters.', 'draft_notes_name_length')),
  note text not null
    constraint draft_notes_note_length check (private.ensure(private.is_visible(note) and char_length(note) <= 1000, 'A note needs 1 to 1,000 characters.', 'draft_notes_note_length')),
  is_done boolean not null default false,
  created_at timestamptz not null default now()
);
create index draft_notes_link on public.draft_notes (link_id, created_at);

-- Whatever `revoked_at` is updated to, it is the time of the first revocation.
create function private.revoke_draft_link() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.revoked_at := coalesce(old.revoked_at, now());
  return new;
end;
$$;
create trigger revoke_draft_link before update of revoked_at on public.draft_links
for each row execute function private.revoke_draft_link();

alter table public.draft_links enable row level security;
alter table public.draft_notes enable row level security;

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

-- Makes a link with a secret that the browser has made, and returns when it expires.
create function private.share_draft(post_id uuid, token text, days integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  expiry constant timestamptz := now() + make_interval(days => days);
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
  values (share_draft.post_id, private.hash_of_secret(token), expiry);
  return expiry;
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

-- The post of a link as it is now. Links that have expired, were revoked or never existed cannot be told
-- apart: all give no row.
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
    p.title, p.excerpt, p.language, private.strip_comments(p.content), p.featured_image, p.author_name, p.read_time,
    p.updated_at, link.expires_at
  from public.posts as p
  where p.id = link.post_id;
end;
$$;

-- The notes that were left through a link, the oldest first.
create function private.shared_draft_notes(token text) returns setof public.draft_notes
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('draft_view');
  return query
  select * from public.draft_notes
  where link_id = (private.live_draft_link(token)).id
  order by created_at, id
  limit 200;
end;
$$;

-- Adds a note with an id that the browser has made; the same id again changes nothing. Refused notes do not
-- count, so that nobody without a link can use up the limits.
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
create function public.shared_draft_notes(token text) returns setof public.draft_notes
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

grant execute on function
  private.share_draft(uuid, text, integer), public.share_draft(uuid, text, integer)
to authenticated;
grant execute on function
  private.shared_draft(text), private.shared_draft_notes(text),
  private.add_draft_note(text, uuid, integer, text, text, text),
  public.shared_draft(text), public.shared_draft_notes(text),
  public.add_draft_note(text, uuid, integer, text, text, text)
to anon, authenticated;
