-- A mail to the owner is to be answered to the address that a visitor has typed, and programs that say that somebody is away
-- answered there, too: to whom a stranger chose. So did programs of readers who are away, to the owner.

-- As before, and what no person has written says so: programs do not answer it.
create or replace function private.mail_to_send(lead private.outbox, site text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  composed jsonb;
  is_for_reader constant boolean := lead.kind in ('confirm', 'news');
  -- As an answer to a request, which was written when its row was.
  is_written constant boolean := lead.kind = 'reminder' or (lead.recipient is not null and not is_for_reader);
  spoken constant jsonb := (
    select jsonb_strip_nulls(jsonb_build_object(
      'language', nullif(language, 'en'), 'direction', case when is_right_to_left then 'rtl' end
    ))
    from private.site_words
  );
begin
  if lead.mail is not null and (lead.uncertain_since is not null or is_written) then
    composed := lead.mail || jsonb_strip_nulls(jsonb_build_object('site_url', case when lead.kind = 'reminder' then site end));
    if lead.uncertain_since is not null then
      return composed;
    end if;
  else
    perform private.take_along(lead);
    composed :=
      case when is_for_reader then private.compose_reader_mail(lead, site) else private.compose_mail(lead.id) end
      || jsonb_strip_nulls(jsonb_build_object('site_url', site));
  end if;
  return spoken || composed || case
    when lead.kind = 'answer' then '{}'
    -- RFC 3834
    else jsonb_build_object('headers', coalesce(composed -> 'headers', '{}') || '{"Auto-Submitted": "auto-generated"}')
  end;
end;
$$;
