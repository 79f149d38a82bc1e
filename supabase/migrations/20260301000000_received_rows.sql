-- What visitors send arrives as new, whatever stood before it: the triggers see to that, and should
-- one ever be lost, these policies refuse the row.

alter policy "anyone writes" on public.contact_messages
with check (status = 'unread' and created_at = now());
alter policy "anyone asks" on public.consultation_requests
with check (status = 'pending' and created_at = now());
alter policy "anyone is counted" on public.site_analytics
with check (created_at = now());
