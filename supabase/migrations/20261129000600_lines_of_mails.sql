-- Outlook on Windows, and Exchange on the way to any program, take the line ends out of a mail's HTML, whatever its styles say:
-- an answer to a client arrived as one paragraph.

-- As before, but the lines of a text end with an element.
create or replace function private.mail_html(mail jsonb) returns text
language sql stable
set search_path = ''
as $$
  select
    '<!doctype html><html lang="' || private.escape_html(coalesce(mail ->> 'language', 'en')) || '"'
    || coalesce(' dir="' || private.escape_html(mail ->> 'direction') || '"', '') || '><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    || '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>'
    || private.escape_html(mail ->> 'subject') || '</title><style>'
    || ':root{color-scheme:light dark}'
    || 'body{margin:0;padding:24px 12px;background:#f7f2ea;color:#1c1814;font:16px/1.6 Georgia,serif}'
    || '.mail{max-width:560px;margin:0 auto}'
    || '.part{background:#fdfbf8;border:1px solid #ded7cc;padding:20px;margin:0 0 16px}'
    || 'h1{font-size:20px;line-height:1.3;font-weight:normal;margin:0 0 12px}'
    || '.part,h1{overflow-wrap:anywhere;word-break:break-word}'
    || 'p{margin:0 0 12px}.text{white-space:pre-wrap}'
    || '.facts,.foot,.foot a{font-family:system-ui,sans-serif;font-size:14px;color:#5c554d}'
    || '.button{display:inline-block;padding:12px 18px;background:#b83a10;color:#fff;font:600 15px/1.2 system-ui,sans-serif;text-decoration:none}'
    || '@media (prefers-color-scheme:dark){body{background:#14110e;color:#ece7de}.part{background:#1d1916;border-color:#38332d}'
    || '.facts,.foot,.foot a{color:#aaa298}.button{background:#f28a4b;color:#14110e}}'
    || '</style></head><body><div class="mail">'
    || string_agg(
      '<div class="part"><h1 dir="auto">' || private.escape_html(part ->> 'title') || '</h1>'
      || coalesce('<p class="facts">' || (
        select string_agg(private.escape_html(fact ->> 0) || ': ' || private.escape_html(fact ->> 1), '<br>' order by place)
        from jsonb_array_elements(part -> 'facts') with ordinality as facts (fact, place)
      ) || '</p>', '')
      || coalesce('<p class="text" dir="auto">' || regexp_replace(private.escape_html(part ->> 'text'), '\r\n?|\n', '<br>', 'g') || '</p>', '')
      || coalesce(
        '<p style="margin:16px 0 0"><a class="button" href="' || private.escape_html((mail ->> 'site_url') || (part ->> 'path')) || '">'
        || private.escape_html(part ->> 'link') || '</a></p>', ''
      )
      || '</div>',
      '' order by place
    )
    || '<p class="foot">' || concat_ws(
      '<br>', nullif(private.escape_html(mail ->> 'site_name'), ''), private.escape_html(mail ->> 'footer'),
      '<a href="' || private.escape_html((mail ->> 'site_url') || (mail #>> '{footer_link,path}')) || '">'
      || private.escape_html(mail #>> '{footer_link,label}') || '</a>'
    )
    || '</p></div></body></html>'
  from jsonb_array_elements(mail -> 'parts') with ordinality as parts (part, place);
$$;
