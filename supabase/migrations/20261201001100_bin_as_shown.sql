-- «Empty bin» also deleted what had come into the bin, in another tab or on another device, since the list was loaded.

-- Changes the rights of empty_bin: the same functions with one more argument.

-- On a live site: replaced in the same transaction; pages that were loaded before may call it as they did.
drop function public.empty_bin(bigint[]);
-- On a live site: as the one that calls it.
drop function private.empty_bin(bigint[]);

-- Deletes items for good and returns how many there were: those with these ids, or all up to the item `last_id`, or all.
create function private.empty_bin(ids bigint[], last_id bigint) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  root private.bin;
  removed integer := 0;
begin
  if not private.is_owner() then
    raise insufficient_privilege using message = 'Only the owner empties the bin.';
  end if;
  if ids is null then
    with gone as (
      delete from private.bin
      where last_id is null or deletion in (select deletion from private.bin where is_root and id <= last_id)
      returning is_root
    )
    select count(*) filter (where is_root) into removed from gone;
    return removed;
  end if;
  for root in select * from private.bin where is_root and id = any (ids) loop
    perform private.remove_from_bin(root);
    removed := removed + 1;
  end loop;
  return removed;
end;
$$;

create function public.empty_bin(ids bigint[] default null, last_id bigint default null) returns integer
language sql
set search_path = ''
as $$
  select private.empty_bin(ids, last_id);
$$;
grant execute on function private.empty_bin(bigint[], bigint), public.empty_bin(bigint[], bigint) to authenticated;
