-- The outbox showed the secret of a reader's emails, which stands in them: who acted as the owner could confirm in the reader's
-- name, and went on reading and changing what is the reader's after the site was bound anew.

-- As before, without that secret.
create or replace function private.outbox_page(before_id uuid) returns table (
  id uuid,
  kind text,
  recipient text,
  subject text,
  text text,
  causes bigint,
  state text,
  created_at timestamptz,
  due_at timestamptz,
  tried_at timestamptz,
  attempts integer,
  status integer,
  answer text,
  total bigint
)
language sql stable security definer
set search_path = ''
as $$
  select
    o.id, o.kind, coalesce(o.mail ->> 'to', o.recipient), o.mail ->> 'subject',
    regexp_replace(private.mail_text(o.mail), '(/subscriptions#)\w+', '\1…', 'g'),
    1 + (select count(*) from private.outbox as parts where parts.part_of = o.id),
    o.state, o.created_at, o.due_at, o.tried_at, o.attempts, o.status, o.answer,
    (select count(*) from private.outbox as whole where whole.part_of is null and private.is_listed(whole))
  from private.outbox as o
  where private.is_owner() and o.part_of is null and private.is_listed(o)
    and (before_id is null or (o.created_at, o.id) < (select last.created_at, last.id from private.outbox as last where last.id = before_id))
  order by o.created_at desc, o.id desc
  limit 50;
$$;
