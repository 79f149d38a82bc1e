-- What sample visitors have sent through the contact form and the consultation dialog.

insert into public.contact_messages (id, name, email, subject, message, status, created_at)
values
(
  '00000000-0000-4000-8000-000000000401', 'Leni Hartwig', 'leni.hartwig@example.com',
  'Plainform and a file input',
  'Hello Robin,

Plainform restores everything after a reload except the chosen file, which I understand the browser will not allow. Do you warn people about that before they lose it? Ours are uploading scans at a library desk, and the scan is the part that took ten minutes.

Thank you for a library that I could read in one sitting.
Leni',
  'unread', now() - interval '3 hours 20 minutes'
),
(
  '00000000-0000-4000-8000-000000000402', 'Tomasz Wrona', 'tomasz.wrona@example.org',
  'Would you speak at our meetup in March?',
  'We are about forty people who meet on the first Thursday of the month above a bicycle shop. Your piece on bisection went round our group, and two of us have used the trick with the settings since. Could you imagine twenty minutes on it? We can pay the train and a very good soup.',
  'unread', now() - interval '1 day 2 hours'
),
(
  '00000000-0000-4000-8000-000000000403', 'Imogen Clarke', 'imogen@clarke-bindery.example',
  'A small shop, and an honest question',
  'I bind books and sell perhaps thirty a month from a page my nephew made in 2016. It has started to show a warning in red. Is this the sort of thing you do, or am I far too small? I would rather hear a plain no than a long maybe.',
  'unread', now() - interval '2 days 6 hours'
),
(
  '00000000-0000-4000-8000-000000000404', 'Yusuf Demir', 'y.demir@example.net',
  'Tidewatch: units',
  'Is there a switch for feet that I have overlooked? Our harbour board is over seventy and will not be converted. Happy to send a patch if you tell me where you would like the conversion to live. I would put it at the edge, next to the axis labels, and nowhere else.',
  'read', now() - interval '4 days 1 hour'
),
(
  '00000000-0000-4000-8000-000000000405', 'Marguerite Olin', 'marguerite.olin@example.com',
  'Translation of one of your articles',
  'May I translate the changelog article into French for our internal wiki? It would carry your name and a link. The table of pairs is the part my colleagues need most, and they will not read it in English.',
  'replied', now() - interval '8 days 5 hours'
),
(
  '00000000-0000-4000-8000-000000000406', 'Ben Achterberg', 'ben@achterberg.example',
  'Invoice 14',
  'Paid this morning, with thanks. The handover notes were good enough that nobody has had to ring you, which I gather was the intention.',
  'read', now() - interval '11 days 4 hours'
),
(
  '00000000-0000-4000-8000-000000000407', 'Priya Raman', 'priya.raman@example.org',
  'Mistake in the validation article?',
  'You write that the best of fifty wobbles is "more than two wobbles up". I get 2.25 standard deviations for the expected maximum of fifty independent normals, so the sentence holds, but the fifty are not independent: they share columns. Does that not lower it? I may be overthinking a fine article.',
  'replied', now() - interval '10 days 9 hours'
),
(
  '00000000-0000-4000-8000-000000000408', 'Noor Sayed', 'noor.sayed@example.com',
  'Internship',
  'I am in my second year and have read all of Ledgerline, twice. I found a case where seek points one entry too late: when the first entry of the file is the broken one. I wrote a failing test before writing to you. Do you ever take someone for the summer?',
  'replied', now() - interval '19 days 3 hours'
);

insert into public.consultation_requests (
  id, name, email, company, project_type, budget_range, timeline, message, status, created_at
)
values
(
  '00000000-0000-4000-8000-000000000421', 'Clara Voss', 'clara@voss-pottery.example', 'Voss Pottery Studio',
  'web-development', '5k-15k', '1-2months',
  'Forty members book two kilns on a paper calendar by the door. We want them to book from home, see only their own firings, and be told when a firing moves. Staff are three people, one of whom will not use a phone. What would a first version leave out?',
  'pending', now() - interval '6 hours'
),
(
  '00000000-0000-4000-8000-000000000422', 'Daniel Okafor', 'daniel.okafor@example.com', null,
  'ai-integration', 'discuss', 'flexible',
  'Our support inbox gets about sixty emails a day and half of them ask the same five things. Everybody wants to sell me a chatbot. I would like somebody to look at two hundred real emails first and tell me whether a better FAQ would do.',
  'pending', now() - interval '1 day 9 hours'
),
(
  '00000000-0000-4000-8000-000000000423', 'Signe Halvorsen', 'signe@nordkai.example', 'Nordkai Harbour Services',
  'cloud-solutions', '15k-30k', '3-6months',
  'Four harbours, one server under a desk, and a backup that nobody has ever restored. We need a plan that a small team can run, with a rehearsal of the worst day included. Please quote the rehearsal separately, as the board wants to see it.',
  'scheduled', now() - interval '4 days 7 hours'
),
(
  '00000000-0000-4000-8000-000000000424', 'Rafael Moreno', 'rafael.moreno@example.org', 'Tierra Walking Tours',
  'mobile-app', '30k-50k', '6months+',
  'Guides lead walks in places without reception. They need the route, the guest list and the emergency numbers on the phone, always, and a way to tick people off at the end. An app, or a web page that behaves? We have no opinion and would like yours.',
  'scheduled', now() - interval '6 days 3 hours'
),
(
  '00000000-0000-4000-8000-000000000425', 'Hannah Brandt', 'h.brandt@example.com', 'Brandt & Daughters Seeds',
  'consulting', '5k-15k', 'asap',
  'Two offers for the same shop, one at three times the price of the other, and I cannot tell what the difference buys. Half a day of your time to read both with me.',
  'completed', now() - interval '23 days 2 hours'
),
(
  '00000000-0000-4000-8000-000000000426', 'Mika Lehto', 'mika.lehto@example.net', null,
  'other', null, null,
  'My late father kept the town choir’s repertoire in a database from 1994. It runs on one computer that makes a noise. I would like to have it as something the choir can open. There is no budget to speak of, but there is no hurry either.',
  'completed', now() - interval '41 days 5 hours'
),
(
  '00000000-0000-4000-8000-000000000427', 'Greg Tanner', 'greg@tanner-growth.example', 'Tanner Growth Partners',
  'web-development', '50k+', 'asap',
  'We need a marketplace with bidding, chat, payouts in nine countries and an app, live in five weeks, at a fixed price with room to iterate on the scope. Can you start on Monday?',
  'declined', now() - interval '16 days 8 hours'
);

-- At ten and at three o'clock UTC, whenever the sample is made.
update public.consultation_requests set scheduled_for = date_trunc('day', now(), 'UTC') + interval '3 days 10 hours'
where id = '00000000-0000-4000-8000-000000000423';
update public.consultation_requests set scheduled_for = date_trunc('day', now(), 'UTC') + interval '6 days 15 hours'
where id = '00000000-0000-4000-8000-000000000424';
