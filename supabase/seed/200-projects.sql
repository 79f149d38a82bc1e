-- Six sample projects: completed, in progress and planned.

insert into public.projects (
  id, title, slug, description, long_description, status, featured, image_url,
  start_date, end_date, technologies, github_url, live_url, created_at
)
select
  id::uuid, title, slug, description, long_description, status, featured,
  coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/')
    || 'storage/v1/object/public/media/' || picture || '/1440x810',
  start_date, end_date, technologies, github_url, live_url, created_at
from (
  values
(
  '00000000-0000-4000-8000-000000000201',
  'Tidewatch',
  'tidewatch',
  'A harbour dashboard that sets the predicted tide beside what the gauges measure, and rings a bell when the two disagree. Runs on a mast computer with less memory than a photograph.',
  'Tide tables are predictions. The sea has read them, but also has wind, air pressure and the river to consider. Tidewatch draws both lines, the table and the gauge, on one plot, so that a harbour master sees at a glance how far today departs from the book.

Four gauges report every minute over a radio link that loses one message in ten. Each reading carries its own time and is stored once, however often it is sent, so a dropped link leaves a gap that fills itself in when the link returns. The plot says so while it waits: a gap is drawn as a gap, and never as a straight line.

The alarm was the hard part. The first version rang for every passing ferry. The second compares ten-minute medians, wants two gauges to agree, and explains itself in a sentence: which gauge, how much, since when. In its first half-year it rang five times, and four of those were worth getting up for.

The whole thing is one static page and one small process, and it starts in under a second after a power cut.',
  'completed',
  true,
  '00000000-0000-4000-8000-000000000621',
  current_date - 430,
  current_date - 225,
  array['TypeScript', 'React', 'PostgreSQL', 'MQTT', 'Canvas', 'Node.js'],
  'https://github.com/example/tidewatch',
  'https://tidewatch.example.com',
  now() - interval '210 days'
),
(
  '00000000-0000-4000-8000-000000000202',
  'Plainform',
  'plainform',
  'A form library with no opinions about looks and firm ones about people: nothing typed is ever lost, and every error says what to do next. 4 kB, no dependencies.',
  'Most form libraries are about validation. Plainform is about the person who was interrupted. It keeps a draft as you type, restores it after a crash or a sign-out, gives each submission an id before it leaves the browser, and can therefore send it again without ever sending it twice.

It works on ordinary form elements and adds behaviour to the HTML that is already there. Without JavaScript the form still submits. With it, errors appear beside the field when you leave it and not while you are still typing; the first faulty field takes the focus; a screen reader hears one summary instead of nine interruptions.

There is no schema language. A rule is a function that returns a sentence or nothing, which means that the message is written by whoever knew why the rule exists.',
  'completed',
  true,
  '00000000-0000-4000-8000-000000000622',
  current_date - 320,
  current_date - 150,
  array['TypeScript', 'Web Components', 'Accessibility', 'Playwright', 'Rollup'],
  'https://github.com/example/plainform',
  'https://plainform.example.com',
  now() - interval '140 days'
),
(
  '00000000-0000-4000-8000-000000000203',
  'Relay Chat',
  'relay-chat',
  'A chat assistant for small support teams that knows when to hand over: it drafts, cites the manual, and passes the conversation to a person before it starts guessing. Under maintenance while its evaluation suite is rebuilt.',
  'Relay answers from a team’s own manual and shows the paragraph it leaned on beside every answer. When no paragraph supports the draft, it does not soften the wording. It fetches a colleague, with a summary of what has been said and what has been tried.

Answers stream, but settle as they go: finished paragraphs stay still, so a reader can select a sentence while the next one is still arriving. Tools are declared as contracts with typed arguments, checked before anything runs, and every action that costs something waits for a human yes.

Under maintenance: the public demo is switched off while the evaluation suite is being rebuilt. The old one scored each answer once and could not tell an improvement from luck. The new one runs every case eight times and reports how sure it is. The demo returns when the numbers do.',
  'in-progress',
  false,
  '00000000-0000-4000-8000-000000000623',
  current_date - 240,
  null,
  array['TypeScript', 'React', 'Supabase', 'pgvector', 'Server-sent events', 'Vitest', 'Tailwind CSS'],
  'https://github.com/example/relay-chat',
  null,
  now() - interval '75 days'
),
(
  '00000000-0000-4000-8000-000000000204',
  'Ledgerline',
  'ledgerline',
  'Double-entry bookkeeping at the command line, kept in a text file that a person can read in twenty years. Imports bank statements, finds the cent that is missing, and never rounds twice.',
  'A journal in Ledgerline is plain text: a date, a few words, and lines of accounts and amounts that add up to nothing. It can be kept in git, compared, grepped, and printed for the tax office. The program reads it, checks it and reports; it never rewrites what you have written.

Amounts are whole cents in arbitrary-precision integers, currencies do not mix by accident, and a division that leaves a cent over says which account is to take it. A property-based test feeds the importer thousands of invented statements and demands that every one of them balances.

When a balance is off by an amount that matches nothing, ledgerline seek halves the journal until it points at the entry that broke it. It was written on the evening after doing this by hand.',
  'completed',
  false,
  '00000000-0000-4000-8000-000000000624',
  current_date - 560,
  current_date - 345,
  array['Rust', 'CLI', 'Property-based testing', 'CSV', 'GitHub Actions'],
  'https://github.com/example/ledgerline',
  'https://ledgerline.example.com',
  now() - interval '330 days'
),
(
  '00000000-0000-4000-8000-000000000205',
  'Nightshift',
  'nightshift',
  'A focus timer for people who work when the house is asleep. Its music thins out as the session ends, so that you notice the time without being told.',
  'Alarms end a working session by breaking it. Nightshift takes the music apart instead: over the last five minutes one voice after another leaves, until a single line is left, and then that goes as well. Most people look up by themselves.

The pieces are generated in the browser from a seed, so tonight’s music can be asked for again and nothing is downloaded. The display is a dial in colours that leave night vision alone, with no numerals unless you ask for them.

Still open: a version for two people who share a session over a bad connection, and an honest answer to whether the thinning works for anybody but its author. A small diary study is under way.',
  'in-progress',
  false,
  '00000000-0000-4000-8000-000000000625',
  current_date - 120,
  null,
  array['TypeScript', 'Web Audio API', 'Svelte', 'Canvas', 'Service worker'],
  'https://github.com/example/nightshift',
  null,
  now() - interval '38 days'
),
(
  '00000000-0000-4000-8000-000000000206',
  'Cartogram',
  'cartogram',
  'A drawing tool for maps in which area means people, not acres. Planned: drag a number, watch the country make room.',
  'On an ordinary map of an election, empty land wins. A cartogram gives each district the area its people deserve, and is usually made by software that takes a minute and returns something nobody can edit.

The plan is a tool that one can draw with: hexagons that move while a number is dragged, neighbours that stay neighbours, and an undo for every step. The layout is a small physics problem. A prototype on squared paper and another in a notebook agree that it can run sixty times a second for about two hundred regions.

What exists so far is the file format, a dozen hand-made maps to test against, and a list of the ways in which hexagons mislead, which will be part of the manual.',
  'planned',
  false,
  '00000000-0000-4000-8000-000000000626',
  null,
  null,
  array['TypeScript', 'WebGL', 'D3', 'GeoJSON'],
  'https://github.com/example/cartogram',
  null,
  now() - interval '9 days'
)
) as project (
  id, title, slug, description, long_description, status, featured, picture,
  start_date, end_date, technologies, github_url, live_url, created_at
);

-- As the editor renders them: paragraphs without anything else.
update public.projects
set long_description_html = '<p>' || replace(long_description, chr(10) || chr(10), '</p>' || chr(10) || '<p>') || '</p>'
where long_description <> '';
