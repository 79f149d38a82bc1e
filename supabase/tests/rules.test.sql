-- Rules for typed text.

begin;
\ir people.psql
select plan(11);

-- Visible text

select is_empty(
  $$select value from unnest(array[
      '', ' ', E'\t\r\n', E'\u00A0', E'\u00AD', E'\u034F', E'\u061C', E'\u115F', E'\u1160', E'\u17B4', E'\u180E',
      E'\u2000', E'\u200B', E'\u200D', E'\u200E', E'\u2028', E'\u202E', E'\u2060', E'\u2063', E'\u2800', E'\u3000',
      E'\u3164', E'\uFE0F', E'\uFEFF', E'\uFFA0', E' \u200B\u2800 '
    ]) as value where private.is_visible(value)$$,
  'invisible characters do not count as text'
);
select is_empty(
  $$select value from unnest(array['a', ' a ', '.', 'é', 'ñ', '山', 'שלום', 'سلام', 'नमस्ते', '👩‍💻', '0', '_', '\']) as value
    where not private.is_visible(value)$$,
  'visible text in any script is accepted'
);

-- Addresses

select is_empty(
  $$select value from unnest(array[
      '', 'a', 'a@b', '@b.example', 'a@', 'a b@c.example', 'a@b@c.example', 'a@b.example?cc=d@e.example',
      'a@b.example&bcc=d@e.example', 'a@b.example,d@e.example', E'a@b.example\n', E'a@b.example\r\nBcc: d@e.example'
    ]) as value where private.is_email(value)$$,
  'an email address contains no second one, and no header'
);
select is_empty(
  $$select value from unnest(array['a@b.example', 'a.b+c@d.e.example', 'o''neil@b.example', 'ü@bücher.example', 'A-1@B.EXAMPLE']) as value
    where not private.is_email(value)$$,
  'ordinary email addresses are accepted'
);
select is_empty(
  $$select value from unnest(array[
      '', 'a.example', '//a.example', 'javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'https://',
      'https://a.example/"onload="x', 'https://a.example/<b>', E'https://a.example/\njavascript:x', 'https://a.example/ b',
      ' https://a.example', 'https://' || repeat('a', 2000)
    ]) as value where private.is_web_url(value)$$,
  'no link runs code or breaks out of its attribute'
);
select is_empty(
  $$select value from unnest(array['https://a.example', 'http://a.example:8080/b?c=d&e#f', 'HTTPS://A.EXAMPLE', 'https://bücher.example/山']) as value
    where not private.is_web_url(value)$$,
  'ordinary links are accepted'
);
select is_empty(
  $$select value from unnest(array['', '/', '//a.example/b.png', '/\a.example', 'b.png', '../b.png', 'javascript:alert(1)', 'data:image/png;base64,x']) as value
    where private.is_image_url(value)$$,
  'no image URL leads elsewhere in disguise'
);
select is_empty(
  $$select value from unnest(array['/images/b-1.avif', 'https://a.example/b.png']) as value where not private.is_image_url(value)$$,
  'the site''s own and other sites'' images are accepted'
);

select is_empty(
  $$select value from unnest(array[
      'http://host.example/hook', 'https://localhost/hook', 'https://127.0.0.1/hook', 'https://[::1]/hook', 'https://printer.local/',
      'https://db.internal:8080/x', 'https://user@host.example/', 'https://2130706433/', 'hook'
    ]) as value where private.is_hook_url(value)$$,
  'a build hook needs a public host'
);
select is(
  array(
    select port from unnest('{0,80,8443,59999,64999,65535,65536,65540,65600,66000,70000,99999}'::integer[]) as port
    where private.is_hook_url(format('https://host.example:%s/hook', port))
  ),
  '{0,80,8443,59999,64999,65535}', 'a URL with a port that does not exist is refused, as no request can be made to it'
);

-- Lists of names

select is(
  array[
    private.is_name_list('{}', 2),
    private.is_name_list('{a,b}', 2),
    private.is_name_list('{a,b,c}', 2),
    private.is_name_list(array[' '], 2),
    private.is_name_list(array[null::text], 2),
    private.is_name_list(array[repeat('x', 40)], 2),
    private.is_name_list(array[repeat('x', 41)], 2)
  ],
  array[true, true, false, false, false, true, false],
  'the length of a list of names is limited, and so is that of its names'
);

select * from finish();
rollback;
