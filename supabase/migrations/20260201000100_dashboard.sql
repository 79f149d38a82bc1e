-- The numbers of the owner's dashboard, in one call; nothing for anybody else.

create function private.dashboard_numbers() returns table (
  total_posts bigint,
  published_posts bigint,
  featured_posts bigint,
  post_views bigint,
  post_likes bigint,
  total_projects bigint,
  featured_projects bigint,
  page_views bigint,
  unique_pages bigint,
  messages bigint,
  unread_messages bigint,
  consultations bigint,
  pending_consultations bigint,
  pending_comments bigint
)
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_owner() then
    return;
  end if;
  perform private.roll_up_page_views();
  return query
  select
    p.total, p.published, p.featured, p.views, p.likes,
    j.total, j.featured,
    (select coalesce(sum(views), 0)::bigint from private.page_view_days),
    (select count(*) from private.page_view_totals where views > 0),
    (select count(*) from public.contact_messages),
    (select count(*) from public.contact_messages where status = 'unread'),
    (select count(*) from public.consultation_requests),
    (select count(*) from public.consultation_requests where status = 'pending'),
    (select count(*) from public.comments where status = 'pending')
  from
    (
      select
        count(*) as total,
        count(*) filter (where published) as published,
        count(*) filter (where featured) as featured,
        coalesce(sum(views), 0)::bigint as views,
        coalesce(sum(likes), 0)::bigint as likes
      from public.posts
    ) as p,
    (
      select count(*) as total, count(*) filter (where featured) as featured
      from public.projects
    ) as j;
end;
$$;

create function public.dashboard_numbers() returns table (
  total_posts bigint,
  published_posts bigint,
  featured_posts bigint,
  post_views bigint,
  post_likes bigint,
  total_projects bigint,
  featured_projects bigint,
  page_views bigint,
  unique_pages bigint,
  messages bigint,
  unread_messages bigint,
  consultations bigint,
  pending_consultations bigint,
  pending_comments bigint
)
language sql
set search_path = ''
as $$
  select * from private.dashboard_numbers();
$$;

revoke execute on function private.dashboard_numbers() from public;
revoke execute on function public.dashboard_numbers() from public, anon, authenticated;
grant execute on function private.dashboard_numbers(), public.dashboard_numbers() to authenticated;
