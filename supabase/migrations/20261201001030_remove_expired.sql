-- As since 20261124000300_outbox.sql. The health page used to recommend running 20260101001100_retention.sql again, whose version of
-- this function removes neither emails nor subscribers.
create or replace function private.remove_expired(batch integer default 5000) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.rate_limit_hits where ctid = any (array(
    select ctid from private.rate_limit_hits
    where window_end <= now() order by window_end limit batch for update skip locked
  ));
  delete from private.client_salts where day < private.today();
  -- Long enough for the owner to recognise a flood of comments after a weekend.
  update public.comments set sender = null where ctid = any (array(
    select ctid from public.comments
    where sender is not null and created_at < now() - interval '7 days'
    order by created_at limit batch for update skip locked
  ));
  delete from public.site_analytics where ctid = any (array(
    select ctid from public.site_analytics
    where created_at < now() - interval '90 days' order by created_at limit batch for update skip locked
  ));
  delete from private.page_view_paths where ctid = any (array(
    select ctid from private.page_view_paths
    where day <= private.today() - 90 order by day limit batch for update skip locked
  ));
  delete from private.page_view_referrers where ctid = any (array(
    select ctid from private.page_view_referrers
    where day <= private.today() - 90 order by day limit batch for update skip locked
  ));
  delete from private.bin where ctid = any (array(
    select ctid from private.bin
    where deleted_at < now() - interval '30 days' order by deleted_at limit batch for update skip locked
  ));
  -- Kept are the last of each day, those that were published, and those with a name.
  delete from public.post_revisions where ctid = any (array(
    select ctid from public.post_revisions
    where not is_last_of_day and not was_published and name = '' and saved_at < now() - interval '30 days'
    order by saved_at limit batch for update skip locked
  ));
  delete from public.working_copies where ctid = any (array(
    select ctid from public.working_copies
    where saved_at < now() - interval '90 days' order by saved_at limit batch for update skip locked
  ));
  -- Cascades to their notes.
  delete from public.draft_links where ctid = any (array(
    select ctid from public.draft_links
    where expires_at < now() - interval '30 days' order by expires_at limit batch for update skip locked
  ));
  delete from private.audit_log where ctid = any (array(
    select ctid from private.audit_log
    where happened_at < now() - interval '90 days' order by happened_at limit batch for update skip locked
  ));
  perform private.remove_expired_mails(batch);
  perform private.remove_expired_subscribers(batch);
end;
$$;
