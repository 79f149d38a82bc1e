-- PostgreSQL shows the row in which something is missing that must be there, also to those who may not read it. So the refusal
-- of a comment without an id said whether its text would be held, uncounted; that of a wish without a name, whether an address
-- was known; and an edit without a text, why a comment waits and that it is taken for spam.

-- As before, each of them, but what is left out is empty: the table's checks say in words what is missing.
create or replace function public.add_comment(id uuid, post_id uuid, author_name text, content text, parent_id uuid default null)
returns void
language sql
set search_path = ''
as $$
  select private.add_comment(
    coalesce(id, gen_random_uuid()), post_id, parent_id, coalesce(author_name, ''), coalesce(content, '')
  );
$$;

create or replace function public.edit_comment(comment_id uuid, content text) returns void
language sql
set search_path = ''
as $$
  select private.edit_comment(comment_id, coalesce(content, ''));
$$;

create or replace function public.add_draft_note(token text, id uuid, paragraph integer, quote text, name text, note text)
returns void
language sql
set search_path = ''
as $$
  select private.add_draft_note(
    token, coalesce(id, gen_random_uuid()), coalesce(paragraph, -1), coalesce(quote, ''), coalesce(name, ''), coalesce(note, '')
  );
$$;

create or replace function public.send_contact_message(id uuid, name text, email text, subject text, message text) returns void
language sql
set search_path = ''
as $$
  select private.send_contact_message(
    coalesce(id, gen_random_uuid()), coalesce(name, ''), coalesce(email, ''), coalesce(subject, ''), coalesce(message, '')
  );
$$;

create or replace function public.send_consultation_request(
  id uuid, name text, email text, project_type text, message text, company text default null,
  budget_range text default null, timeline text default null, requested_for timestamptz default null,
  time_zone text default null, kind uuid default null, token text default null
) returns void
language sql
set search_path = ''
as $$
  select private.send_consultation_request(
    coalesce(id, gen_random_uuid()), coalesce(name, ''), coalesce(email, ''), company, coalesce(project_type, ''), budget_range,
    timeline, coalesce(message, ''), requested_for, time_zone, kind
  );
  select private.keep_date_link(id, token) where token is not null;
$$;

create or replace function public.subscribe(address text, topic text, name text default '', frequency text default 'daily') returns void
language sql
set search_path = ''
as $$
  select private.subscribe(address, topic, coalesce(name, ''), frequency);
$$;
