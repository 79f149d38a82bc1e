-- A scheduled article whose time is taken away appears at once, as its editor says. It kept its time.

-- As before, and only a time that has come is kept by a save without one.
create or replace function private.prepare_post() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted text;
  suffix integer := 1;
begin
  -- Triggers run before the policies are checked, and this one writes with its definer's rights.
  if private.is_api_request() and not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner writes posts.';
  end if;

  -- HTML comments are notes of the author, but the API would publish them. An unterminated one would
  -- take the rest of the text along, so it is refused.
  if new.published then
    perform private.ensure(
      not private.has_unterminated_comment(new.content), 'The text has a remark that does not end: <!-- without -->.',
      'posts_content_comment'
    );
    new.content := private.strip_comments(new.content);
  end if;
  new.title := btrim(new.title);
  new.language := coalesce(nullif(new.language, ''), (select language from public.site_settings));
  new.category := coalesce(nullif(btrim(new.category), ''), 'General');
  new.series := btrim(new.series);
  insert into public.categories (name) values (new.category) on conflict (name) do nothing;
  -- An invalid list is left for the table's check to refuse.
  if private.is_name_list(new.tags, 20) then
    insert into public.tags (name) select distinct unnest(new.tags) on conflict (name) do nothing;
  end if;

  -- Titles in scripts that cannot be transliterated give no slug.
  wanted := coalesce(nullif(btrim(new.slug), ''), left(new.id::text, 8));
  new.slug := wanted;
  while exists (select from public.posts where slug = new.slug and id <> new.id)
    or exists (select from public.post_slugs where slug = new.slug and post_id <> new.id)
  loop
    suffix := suffix + 1;
    new.slug := wanted || '-' || suffix;
  end loop;

  if tg_op = 'INSERT' then
    new.author_id := coalesce(new.author_id, auth.uid());
  elsif private.is_api_request() then
    -- Publishing dates a post now, so that it comes first in the lists. A save without a time keeps the
    -- one at which it came out. A post that was listed by its creation keeps that time when it is taken back.
    if new.published and (not old.published or old.published_at > now()) then
      new.published_at := coalesce(new.published_at, greatest(now(), new.created_at));
    elsif new.published then
      new.published_at := coalesce(new.published_at, old.published_at);
    elsif old.published and not new.published and old.published_at is null then
      new.published_at := coalesce(new.published_at, old.listed_at);
    end if;
  end if;
  new.updated_at := now();
  return new;
end;
$$;
