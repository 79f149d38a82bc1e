-- What takes a post's fields goes by its row, and names only what it leaves out: a new field is dated, versioned and
-- shared without a change of it.

-- Any save but of what the database counts and sets itself.
create or replace trigger prepare_post before insert on public.posts
for each row execute function private.prepare_post();
create trigger prepare_edited_post before update on public.posts
for each row when (
  (old.views, old.likes, old.comment_count, old.author_id, old.updated_at)
  is not distinct from (new.views, new.likes, new.comment_count, new.author_id, new.updated_at)
)
execute function private.prepare_post();

-- As before, but a number that stays is not written again: that would be an edit of the post.
create or replace function private.recount_comments() returns trigger
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
    set comment_count = counted.shown
    from (
      select count(*) as shown
      from public.comments
      left join public.comments as parents on parents.id = comments.parent_id and parents.post_id = post
      where comments.post_id = post
        and comments.status = 'approved'
        and coalesce(parents.status, 'approved') = 'approved'
    ) as counted
    where id = post and comment_count <> counted.shown;
  end loop;
  return null;
end;
$$;

-- The fields that make a new revision: all but what says when, where and how often the post is shown, and what follows
-- from others.
create or replace function private.revision_fields(post public.posts) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(post) - array[
    'id', 'series', 'series_part', 'featured', 'published', 'unlisted', 'published_at', 'revised_at', 'revision_note',
    'author_id', 'views', 'likes', 'comment_count', 'created_at', 'updated_at',
    'listed_at', 'search_text', 'title_and_category', 'title_key'
  ];
$$;
create or replace trigger record_revision after insert on public.posts
for each row execute function private.record_revision();
create trigger record_revision_of_edit after update on public.posts
for each row when (
  (old.views, old.likes, old.comment_count, old.author_id)
  is not distinct from (new.views, new.likes, new.comment_count, new.author_id)
)
execute function private.record_revision();

-- As before, but the whole row of the post: which of it a link shows is said in one place, by public.shared_draft.
-- On a live site: the API calls the public function, which is replaced in the same transaction.
drop function private.shared_draft(text);
create function private.shared_draft(token text) returns table (post public.posts, expires_at timestamptz)
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
  select * into post from public.posts where id = link.post_id;
  if found then
    post.content := private.strip_comments(post.content);
    expires_at := link.expires_at;
    return next;
  end if;
end;
$$;
grant execute on function private.shared_draft(text) to anon, authenticated;
create or replace function public.shared_draft(token text) returns table (
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
  select
    (post).title, (post).excerpt, (post).language, (post).content, (post).featured_image, (post).author_name,
    (post).read_time, (post).updated_at, expires_at
  from private.shared_draft(token);
$$;
