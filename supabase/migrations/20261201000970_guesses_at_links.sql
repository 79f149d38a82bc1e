-- As before, without a count of guesses: an error takes it back. Nobody guesses 256 bits.
create or replace function private.open_for_change(token text) returns public.consultation_requests
language plpgsql
set search_path = ''
as $$
declare
  request public.consultation_requests;
begin
  perform private.end_unpaid((select id from private.linked_request(token)));
  select * into request from public.consultation_requests
  where link_hashes @> array[private.hash_of_secret(token)] for update;
  if request.id is null then
    raise exception using errcode = 'PT404', message = 'There is no consultation at this link.';
  end if;
  perform private.enforce_rate_limit('date_change');
  return request;
end;
$$;
