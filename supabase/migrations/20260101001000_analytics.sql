-- Page views: a path and a time, nothing about the visitor.

create table public.site_analytics (
  id bigint generated always as identity primary key,
  page_path text not null
    check (private.ensure(page_path ~ '^/[^?#[:cntrl:]]*$' and char_length(page_path) <= 300, 'A page path starts with a slash and has at most 300 characters.'))
    check (private.ensure(page_path !~* '^/admin(/|$)', 'The admin area is not counted.')),
  created_at timestamptz not null default now()
);
create index site_analytics_newest on public.site_analytics (created_at desc, id desc);

-- Never the owner, never while the owner has switched counting off: such a row is dropped silently,
-- so that the page need not know.
create function private.record_page_view() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if private.is_api_request() then
    if private.is_owner() or not (select enable_analytics from public.site_settings) then
      return null;
    end if;
    perform private.enforce_rate_limit('page_view');
    new.created_at := now();
  end if;
  return new;
end;
$$;
revoke execute on function private.record_page_view() from public;
create trigger record_page_view before insert on public.site_analytics
for each row execute function private.record_page_view();

alter table public.site_analytics enable row level security;
revoke all on public.site_analytics from anon, authenticated;
revoke all on sequence public.site_analytics_id_seq from anon, authenticated;
grant insert (page_path) on public.site_analytics to anon, authenticated;
grant select, delete on public.site_analytics to authenticated;

create policy "anyone is counted" on public.site_analytics for insert to anon, authenticated with check (true);
create policy "the owner reads" on public.site_analytics for select to authenticated using ((select private.is_owner()));
create policy "the owner deletes" on public.site_analytics for delete to authenticated using ((select private.is_owner()));
