-- A build holds the pictures that its pages show. So one is asked for when the owner replaces or deletes a picture.

create trigger request_rebuild after update on public.media
for each row when (old.hash <> new.hash) execute function private.request_build();
create trigger request_build_without after delete on public.media
for each row execute function private.request_build();
