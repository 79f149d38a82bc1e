-- The link to a request without a time offers times to choose, and each was refused as taken: such a request has no length.

-- As before, and without a length of its own it has the usual one, as private.times_to_move() says.
create or replace function private.is_free_for(request public.consultation_requests, start timestamptz) returns boolean
language sql stable
set search_path = ''
as $$
  select start = any (private.free_starts(
    coalesce((request).minutes, booking_minutes), start, start + interval '1 minute', (request).id
  ))
  from public.site_settings;
$$;
