-- The reference of a payment is made of the request's id, which whoever asks chooses, and which stands in calendars: a request
-- could have the reference of somebody else's, and pass for what they paid.

-- As before, but one that another request has is not given again.
create or replace function private.payment_reference(request_id uuid) returns text
language sql
set search_path = ''
as $$
  select 'C-' || upper(left(case
    when exists (
      select from public.consultation_requests where payment_reference = 'C-' || upper(left(request_id::text, 8))
    ) then gen_random_uuid() else request_id
  end::text, 8));
$$;
