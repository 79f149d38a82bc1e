-- What sample readers have said about the articles, in every state of moderation. A comment's time
-- counts from its article's; a name that belongs to a demo account is that account's comment.

insert into public.comments (id, post_id, user_id, author_name, content, status, held_because, created_at)
select
  ('00000000-0000-4000-8000-000000000' || said.number)::uuid, posts.id, users.id, said.author_name,
  said.content, said.status,
  case when said.status = 'pending' then case when said.content like '%casino%' then 'word' else 'links' end end,
  posts.created_at + said.later
from (
  values
  (
    301, 'the-database-is-the-bouncer', 'Ada Reader', 'approved', interval '6 hours',
    'I did the curl before lunch, as told, and the list was not empty. The table had decent policies. The view that somebody had put over it, for one chart, did not. One line of security_invoker later it is quiet. Thank you, and also: ouch.'
  ),
  (
    302, 'the-database-is-the-bouncer', 'Henrik Dahl', 'approved', interval '1 day 3 hours',
    'I have taken over three systems built like this and I would not build a fourth. Policies are code without a debugger, reviewed by people who read SQL twice a year. Three hundred lines of dull server are easier to hire for than one clever OR in a policy. Your last section half admits it.'
  ),
  (
    303, 'the-database-is-the-bouncer', 'Wen Li', 'approved', interval '2 days 2 hours',
    'About the 7.4 ms: splitting the policy in two does not help, I tried. Permissive policies are joined with OR anyway and the plan is the same to the letter. What helped us was a separate view for staff, so that the members’ policy has no OR left in it.'
  ),
  (
    304, 'the-database-is-the-bouncer', 'Paulo Teixeira', 'pending', interval '4 days',
    'We went the same way and I wrote it down in three parts: https://example.com/rls-1, https://example.com/rls-2 and https://example.com/rls-3. Part two is about tests that act as somebody. Curious whether you would disagree with part three.'
  ),
  (
    305, 'why-your-validation-score-lies', 'Katrin Vogel', 'approved', interval '9 hours',
    '“Had this row happened yet?” is the question we have been missing. Our churn model is split by customer, very properly, and every feature is computed as of the day of the export. So it predicts cancellations from the fact that the customer has cancelled. 0.97, and we had a cake.'
  ),
  (
    306, 'why-your-validation-score-lies', 'Sam Oyelaran', 'approved', interval '1 day 5 hours',
    'I disagree with the bold print. If the product will only ever be used on patients we already have, then splitting by patient measures a harder problem than the real one, and people throw away good models. Split each patient by time instead. “Patients, not visits” will be quoted without the half-sentence that saves it.'
  ),
  (
    307, 'why-your-validation-score-lies', 'Grace Visitor', 'approved', interval '3 days 8 hours',
    'Ran the coin test on a pipeline I inherited. It scored 58 on coins, with thirty repeats. Two days later: the vocabulary was built on everything, and one “rare word” was a ticket number. I would never have looked.'
  ),
  (
    308, 'evaluating-an-assistant-in-fifty-lines', 'Jonas Meier', 'approved', interval '14 hours',
    'The judge that has to quote is lovely. Mine misquoted three times in two hundred, and each time it had corrected a typo in the answer while copying it. I now compare with white space and quotation marks normalised, and leave the rest strict.'
  ),
  (
    309, 'evaluating-an-assistant-in-fifty-lines', 'Grace Visitor', 'approved', interval '2 days 1 hour',
    'If a new case is worth more than a ninth repeat, why not twenty-four cases with four runs each? It is the same bill.'
  ),
  (
    310, 'streaming-tokens-into-react', 'Aylin Kaya', 'approved', interval '1 day 2 hours',
    'I use a screen reader all day and I have closed more than one chat product because it read me confetti. Thank you for announcing the event and not the text. One wish: say how long the answer became. “Answer complete, four paragraphs” tells me whether to sit down.'
  ),
  (
    311, 'streaming-tokens-into-react', 'Marek Novotný', 'approved', interval '5 days 7 hours',
    'Cutting at blank lines splits a list whose items have two paragraphs: the second paragraph arrives as a block of its own, indented, and turns into code. Rendering once more at the end repairs it, but the reader has watched it happen.'
  ),
  (
    312, 'streaming-tokens-into-react', 'Best Logos 4 U', 'spam', interval '20 days',
    'Great post!! I learn so much from this. We also make logo for any business, very fair price, visit our page for portfolio.'
  ),
  (
    313, 'gradient-descent-on-a-napkin', 'Inês Duarte', 'approved', interval '2 days 4 hours',
    'I teach sixteen-year-olds. We took the walking time from four bus stops to the school, did the quadratic on the board and voted on both sides of the border. One side converged, the other reached ten to the forty before the bell. There was applause, which mathematics does not get often.'
  ),
  (
    314, 'gradient-descent-on-a-napkin', 'Oskar Lind', 'approved', interval '6 days',
    'A pedant writes: one step at rate ½ with both curvatures equal to 2 is Newton’s method wearing a false moustache. Scaling the features is preconditioning by the diagonal. You say as much two paragraphs later, only without the names, and I think the names would help those who want to read on.'
  ),
  (
    315, 'a-changelog-people-read', 'Marguerite Olin', 'approved', interval '11 hours',
    '“If I cannot name them, I cannot claim them” now hangs above our coffee machine. Somebody has added the number of our last release in pencil.'
  ),
  (
    316, 'a-changelog-people-read', 'Dev Patel', 'approved', interval '1 day 9 hours',
    'Ten minutes an entry is fine for one importer. We merge forty requests a week, so that is a working day of somebody’s life. What we do instead: generate the list, and have one person write three good paragraphs on top. Nobody has complained that the rest is robotic, because nobody reads the rest.'
  ),
  (
    317, 'debugging-by-bisection', 'Tomasz Wrona', 'approved', interval '1 day 1 hour',
    'Used it on a linter configuration with 140 rules last night. Eight restarts, one rule, in bed by eleven. The alphabetical prefix is the part I would not have thought of: I had always removed random halves and lost track of what I knew.'
  ),
  (
    318, 'debugging-by-bisection', 'Lucía Ferrer', 'approved', interval '4 days 6 hours',
    'For the flaky case there is a smarter search: keep a probability for each position, test where half of the weight lies, update, and stop when one position has 99 per cent. It never has to believe a clean run completely, so a lucky one does not send it down the wrong half for good.'
  ),
  (
    319, 'debugging-by-bisection', 'Productivity Guru', 'spam', interval '31 days',
    'Very informative article admin, keep sharing! I have collected 101 secrets of productive people in my newsletter, first month is free for your readers.'
  ),
  (
    320, 'what-a-fixed-price-really-buys', 'Hannah Brandt', 'approved', interval '1 day 4 hours',
    'From the other side of the table: nobody has ever shown me both offers next to each other. I would have taken the range, by the way. I can carry a bad month; what I cannot carry is not knowing that it was on the cards.'
  ),
  (
    321, 'what-a-fixed-price-really-buys', 'Bjarne Lund', 'approved', interval '3 days 7 hours',
    'You could get the 0.7 from your own books. Take the finished projects, divide actual by likely for each piece, and see how much of the spread is between projects and how much within. With eight a year you have enough for a rough answer by the second spring.'
  ),
  (
    322, 'what-a-fixed-price-really-buys', 'Rosa Amsel', 'pending', interval '51 days',
    'What do you do when the branch itself is the risk? I was asked to fix a price for the payout tables of a small casino, and could not even tell which licence would apply by the time we finished.'
  ),
  (
    323, 'the-first-paint-is-a-promise', 'Nikolai Brandvold', 'approved', interval '5 hours',
    'I filmed our front page on my mother’s phone. First sentence after six seconds, first tap that did something after eleven. In between she tapped four times, gently, and said to it: “You are thinking, aren’t you.”'
  ),
  (
    324, 'the-first-paint-is-a-promise', 'Ada Reader', 'approved', interval '1 day 2 hours',
    'Is resumability not the real answer to those two seconds? If the listeners are written into the HTML, the first tap fetches its own handler and nothing has to be hydrated at all. Touch or idle feels like a patch on an architecture that wants too much at once.'
  ),
  (
    325, 'forms-that-never-lose-a-word', 'Leni Hartwig', 'approved', interval '7 hours',
    'Our readers write on shared computers at a library desk, so a draft in local storage is the wrong place, and losing it is the wrong outcome. We settled on session storage with twenty minutes of life and a “Forget this” button beside Send. People do press it.'
  ),
  (
    326, 'forms-that-never-lose-a-word', 'Ulf Rasmussen', 'approved', interval '2 days 5 hours',
    'I do not believe the sentence about debounce. On a cheap tablet with a full disk I measured single writes of 30 ms, and typing became sticky. Saving after 300 ms of silence, and at once when the page is hidden, costs at most the last word.'
  ),
  (
    327, 'forms-that-never-lose-a-word', 'Kofi Mensah', 'pending', interval '8 days',
    'Three more for the collection, all of them official: https://example.com/parking, https://example.org/school-places and https://example.net/dog-licence. The second keeps your words and loses your attachments, which is somehow worse.'
  ),
  (
    328, 'a-theme-switch-without-the-flash', 'Sofia Lindqvist', 'approved', interval '4 hours',
    'I am two of your six readers: light system at work, dark site, and the reverse at home. I had been blaming the graphics card for a year. It has been forgiven.'
  ),
  (
    329, 'a-theme-switch-without-the-flash', 'Hugo Perrin', 'approved', interval '3 days 2 hours',
    'With pure black and pure white the same proof gives the square root of 21, which is 4.58. So a single orange for both is possible after all, with eight hundredths to spare. Whether one wants to look at it is another question.'
  ),
  (
    330, 'tool-calls-are-an-api', 'Emeka Obi', 'approved', interval '8 hours',
    '“Two tools that always run in pairs want to be one” paid for the reading. Ours were find_customer and find_orders, forty calls in a row, always in that order, and twice with the id of the wrong customer in between. They are one tool since Tuesday.'
  ),
  (
    331, 'tool-calls-are-an-api', 'Judit Kerekes', 'approved', interval '2 days 3 hours',
    'Ten sentences, ten verbs, very nice. After a quarter we had sixty-four, and the model chose worse among sixty-four intentions than it ever had among twelve tables. I have gone back to a few plain tools with strict schemas.'
  )
) as said (number, slug, author_name, status, later, content)
join public.posts on posts.slug = said.slug
left join auth.users on users.raw_user_meta_data ->> 'full_name' = said.author_name;

insert into public.comments (id, post_id, parent_id, user_id, author_name, content, status, created_at)
select
  ('00000000-0000-4000-8000-000000000' || said.number)::uuid, parents.post_id, parents.id, users.id,
  said.author_name, said.content, 'approved', parents.created_at + said.later
from (
  values
  (
    341, 301, 'Robin Sample', interval '50 minutes',
    '“Ouch” is the sound of a test being born. Ask pg_class for views in the public schema whose reloptions lack security_invoker, and demand an empty answer. Then the next chart will not surprise you.'
  ),
  (
    342, 302, 'Robin Sample', interval '4 hours',
    'Fair, and I would take your dull server over policies that nobody on the team can read. I would still keep plain ones behind it, though. The server will have a bug one day too, and then I would like it to meet somebody at the door.'
  ),
  (
    343, 302, 'Ada Reader', interval '9 hours',
    'We have the dull server. It is 11,000 lines now, and the permission check is missing in two of them. I do not know which two.'
  ),
  (
    344, 306, 'Robin Sample', interval '3 hours',
    'You are right about the bold print. The rule is the sentence before it, split whatever the model will meet anew, and patients are one example. If yours will meet new days of old patients, days it is. I have read your comment three times looking for the catch, and there is none.'
  ),
  (
    345, 307, 'Katrin Vogel', interval '6 hours',
    'A ticket number as a rare word! Ours was a time zone. Perhaps every team has one of these and only the coins will say so.'
  ),
  (
    346, 308, 'Robin Sample', interval '2 hours',
    'That is a better failure than I had hoped for: the check caught the judge being helpful. Straight and curly quotation marks got mine, so I do the same now.'
  ),
  (
    347, 309, 'Robin Sample', interval '7 hours',
    'With twenty-four good cases I would do exactly that. I had twelve. Eight runs also have a humbler purpose: an answer that is wrong one time in five shows itself in 83 per cent of cases with eight runs, and in 59 with four, and I wanted to read it.'
  ),
  (
    348, 310, 'Robin Sample', interval '5 hours',
    'Done this morning, with the number of paragraphs and of code blocks. It took one line, and I am a little ashamed that it needed asking for.'
  ),
  (
    349, 311, 'Robin Sample', interval '1 day',
    'Correct, and I had missed it. Treating a blank line followed by an indented one as unfinished keeps such items in one piece. The property test still holds. I should have had a loose list in the nasty sample.'
  ),
  (
    350, 314, 'Robin Sample', interval '10 hours',
    'Names help people who are going to read on, and frighten those who were about to. But here they are, in the comments, with a moustache. Thank you.'
  ),
  (
    351, 316, 'Robin Sample', interval '6 hours',
    'At forty a week I would do what you do. My question would be how many of the forty a user feels. In my own log it is about one in five, and then the day has shrunk to an hour and a half.'
  ),
  (
    352, 318, 'Robin Sample', interval '8 hours',
    'It is smarter, and where a test takes ten minutes I would use it. The patient version has one virtue: I can explain it over the telephone to the person whose laptop it is going to run on.'
  ),
  (
    353, 321, 'Robin Sample', interval '2 days',
    'I tried on the last eleven projects. It comes out at 0.6, with an interval that would also admit 0.3 and 0.9. So it stays a judgement, but one that has met some data.'
  ),
  (
    354, 324, 'Robin Sample', interval '3 hours',
    'It is a good answer, and it moves the wait to the first tap of each kind. On the slow line that tap waits 0.6 seconds for its handler: a promise kept late, but kept. I would want to measure it on the telephone from the drawer before choosing.'
  ),
  (
    355, 325, 'Robin Sample', interval '5 hours',
    'That is the right trade for your desk, and “Forget this” is better than anything in the article. I have added it to my own list of things a form should offer whenever it restores something.'
  ),
  (
    356, 326, 'Grace Visitor', interval '6 hours',
    'The last word of a complaint is usually the polite one, though.'
  ),
  (
    357, 326, 'Robin Sample', interval '1 day',
    '30 ms is worse than anything I have seen, and with that number in hand I would do as you do. The part I would insist on is “at once when the page is hidden”, which most debounced drafts leave out.'
  ),
  (
    358, 329, 'Robin Sample', interval '9 hours',
    'I had to try. It exists, at exactly one lightness, and it is the colour of a rusty gate in the rain. I am keeping two oranges.'
  ),
  (
    359, 331, 'Robin Sample', interval '7 hours',
    'Sixty-four in one list is a telephone book, I agree. The session’s map can be smaller than what the user may do: the calendar’s dozen while a calendar is open, and one tool that fetches another dozen. But if twelve strict tables serve you, keep them. The schemas do most of the work.'
  )
) as said (number, reply_to, author_name, later, content)
join public.comments as parents on parents.id = ('00000000-0000-4000-8000-000000000' || said.reply_to)::uuid
left join auth.users on users.raw_user_meta_data ->> 'full_name' = said.author_name;

-- The demo readers' likes.
insert into public.post_likes (post_id, user_id, created_at)
select posts.id, users.id, posts.created_at + interval '1 day'
from (
  values
    ('ada@example.com', 'the-database-is-the-bouncer'),
    ('ada@example.com', 'streaming-tokens-into-react'),
    ('ada@example.com', 'a-changelog-people-read'),
    ('ada@example.com', 'forms-that-never-lose-a-word'),
    ('ada@example.com', 'the-first-paint-is-a-promise'),
    ('grace@example.com', 'why-your-validation-score-lies'),
    ('grace@example.com', 'evaluating-an-assistant-in-fifty-lines'),
    ('grace@example.com', 'forms-that-never-lose-a-word'),
    ('grace@example.com', 'debugging-by-bisection')
) as liked (email, slug)
join public.posts on posts.slug = liked.slug
join auth.users on users.email = liked.email;

insert into public.comment_likes (comment_id, user_id)
select comments.id, users.id
from (
  values
    ('ada@example.com', 302), ('ada@example.com', 354), ('ada@example.com', 358),
    ('grace@example.com', 301), ('grace@example.com', 302), ('grace@example.com', 353)
) as liked (email, number)
join public.comments on comments.id = ('00000000-0000-4000-8000-000000000' || liked.number)::uuid
join auth.users on users.email = liked.email;
