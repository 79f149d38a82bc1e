-- Made of posts/110-what-a-fixed-price-really-buys.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000110',
  'What a fixed price really buys',
  'what-a-fixed-price-really-buys',
  'A fixed price is an insurance policy with a website attached. A small simulation shows what the premium is, who carries the tail, and what two paid days of looking change.',
  'Industry Insights',
  array['career', 'writing'],
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000610/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '54 days 3 hours',
  6,
  'markdown',
  $markdown$A client once had two offers of mine in front of her for the same booking site. One said: between 19 and 33 days, billed as worked. The other said: 30 days’ money, whatever happens. She chose the second before I had finished explaining that the first would, on average, be cheaper by four and a half days. I thought I was selling days. She was buying the right to stop thinking about them.

It took me some years to see that she was right, and that I had been setting that price by gut. This is how I set it now, with the numbers of that project, rounded and made anonymous.

## Adding up the likely days

I split the work into pieces I have built before and give each three figures: the days it takes if nothing resists, the days I would bet on, and the days of a bad but ordinary week. For the third, I ask what held me up the last time, because imagination is an optimist and memory is not.

| Piece                      | Low | Likely | High |
| -------------------------- | --- | ------ | ---- |
| Accounts and sign-in       | 2   | 3      | 6    |
| Calendar                   | 3   | 4      | 8    |
| Import from the old system | 2   | 4      | 12   |
| Payments                   | 2   | 3      | 7    |
| E-mails                    | 1   | 2      | 4    |
| Launch                     | 1   | 2      | 5    |

Two surprises belong on the list too, because they are not part of any piece: a 30 per cent chance that the payment provider’s review costs four days, and 20 per cent that somebody new joins on the client’s side and three days of decisions are taken again.

The likely column adds up to 18, and 18 is the number I used to quote. By my own figures, the chance of finishing within 18 days was 8 per cent. I was not unlucky in those years. I was adding up the wrong column: every piece has a hard floor and a soft ceiling, so the average of each lies above its likely value, and the sum collects all of those differences.

## Twenty thousand versions of the project

Formulas for this exist. I prefer to play the project through, because I can explain that on the phone. This is the whole program:

```ts
type Task = { low: number; likely: number; high: number };
type Surprise = { chance: number; days: number };

function triangular({ low, likely, high }: Task, u: number): number {
  const split = (likely - low) / (high - low);
  return u < split
    ? low + Math.sqrt(u * (high - low) * (likely - low))
    : high - Math.sqrt((1 - u) * (high - low) * (high - likely));
}

export function simulate(
  tasks: readonly Task[],
  surprises: readonly Surprise[],
  sharedLuck: number,
  runs = 20_000,
): (share: number) => number {
  const totals = Array.from({ length: runs }, () => {
    const luck = Math.random();
    let days = 0;
    for (const task of tasks) {
      days += triangular(task, Math.random() < sharedLuck ? luck : Math.random());
    }
    for (const { chance, days: lost } of surprises) {
      if (Math.random() < chance) days += lost;
    }
    return days;
  }).sort((a, b) => a - b);

  return (share) => totals[Math.ceil(share * runs) - 1] ?? NaN;
}
```

It returns a question you can ask: `simulate(tasks, surprises, 0.7)(0.8)` is the number of days that four versions in five stay within. The parameter to argue about is `sharedLuck`. With 0, a slow calendar says nothing about a slow import, bad pieces are cancelled by good ones, and the range comes out flatteringly narrow. In life the same tired developer and the same hesitant client sit behind all six pieces. So each piece takes the project’s common luck with probability 0.7, and its own otherwise. That 0.7 is a judgement, and the table shows how much hangs on it:

| Days not exceeded in    | 1 of 2 | 4 of 5 | 9 of 10 |
| ----------------------- | ------ | ------ | ------- |
| pieces independent      | 25     | 29     | 30      |
| mostly shared luck      | 25     | 30     | 33      |
| after discovery (below) | 24     | 28     | 30      |

<figure>
<img src="/images/posts/what-a-fixed-price-really-buys/tail.svg" width="720" height="350" loading="lazy"
  alt="Histogram of 20,000 simulated totals between 11 and 46 days, with a long tail to the right. Three marks: the sum of the likely values at 18 days, even odds at 25 days, and the fixed price at 30 days. The bars beyond 30 days, about one fifth of all runs, are coloured.">
<figcaption>The coloured fifth is what the client no longer has to think about, and I do.</figcaption>
</figure>

## The premium

The mean of the middle row is 25.5 days; the price was 30. The difference is a premium, like any insurer’s. For it, the client gets one figure to be approved once, and somebody with a reason of their own to keep the work small. I get four comfortable projects in five, and a fifth that runs over by three and a half days on average. In one of twenty it is more than five.

Insurers survive because they hold thousands of policies. I hold about eight a year. So I keep two rules: never more than one fixed price at a time, and never one whose worst case I could not work off in a month.

I also show both offers side by side, the range and the price, and say which one is cheaper on average. It sounds like bad salesmanship. In practice it moves the talk from whether I am expensive to who should carry the risk, and that is a question two reasonable people can settle. A client with four other projects may well carry it herself, and then the range is the better deal for both of us.

## Paying to look first

The widest piece by far was the import, because nobody had looked inside the old system. So the offer had a second door: two paid days to read its export, with a written finding that belongs to the client, who may take it to somebody cheaper.

She took it. The news was bad: the import would be 5, 6 or 8 days instead of 2, 4 or 12. In return, the provider’s review turned out to be done already. The four-in-five mark fell to 28, and with the two days of looking that makes 30 again. **Discovery saved no money.** It moved the mark that one version in twenty goes beyond from 35 days to 32, and it let both of us decide with the lid off. I say so beforehand, since discovery sold as a saving is one more estimate from the gut.

## The note that keeps it fixed

A price stays fixed only as long as the thing it is for does. Every change gets a note the same day, in this shape, including the ones I give away:

```md
## Change 3: members may cancel until midnight

Asked for by:  studio, 14 May, by phone
Adds:          1.5 days (rule, refund, two e-mails)
Instead of:    the waiting list (2 days), if you prefer to swap
If we wait:    can be added after launch at the same cost
Decide by:     Friday; without an answer it stays out
```

The line that earns its place is the third. “That is extra” starts a quarrel. “That, or the waiting list?” starts a conversation between two people who both know the list.

I decline to fix a price in three cases:

- the width belongs to a third party, such as an interface that is not built yet;
- nobody can say what “finished” would look like;
- the client wants the price fixed and the scope open.

Then I sell weeks, and each ends with something that runs.

The arithmetic knows nothing that the three columns do not, and my high column was too low for years. Before your next offer, take your last three projects, divide the days they took by the days you had quoted, and write the largest ratio beside your highs. You will know what to do with it.$markdown$,
  $html$<p>A client once had two offers of mine in front of her for the same booking site. One said: between 19 and 33 days, billed as worked. The other said: 30 days’ money, whatever happens. She chose the second before I had finished explaining that the first would, on average, be cheaper by four and a half days. I thought I was selling days. She was buying the right to stop thinking about them.</p>
<p>It took me some years to see that she was right, and that I had been setting that price by gut. This is how I set it now, with the numbers of that project, rounded and made anonymous.</p>
<h2 id="adding-up-the-likely-days">Adding up the likely days</h2>
<p>I split the work into pieces I have built before and give each three figures: the days it takes if nothing resists, the days I would bet on, and the days of a bad but ordinary week. For the third, I ask what held me up the last time, because imagination is an optimist and memory is not.</p>
<table>
<thead>
<tr>
<th>Piece</th>
<th>Low</th>
<th>Likely</th>
<th>High</th>
</tr>
</thead>
<tbody>
<tr>
<td>Accounts and sign-in</td>
<td>2</td>
<td>3</td>
<td>6</td>
</tr>
<tr>
<td>Calendar</td>
<td>3</td>
<td>4</td>
<td>8</td>
</tr>
<tr>
<td>Import from the old system</td>
<td>2</td>
<td>4</td>
<td>12</td>
</tr>
<tr>
<td>Payments</td>
<td>2</td>
<td>3</td>
<td>7</td>
</tr>
<tr>
<td>E-mails</td>
<td>1</td>
<td>2</td>
<td>4</td>
</tr>
<tr>
<td>Launch</td>
<td>1</td>
<td>2</td>
<td>5</td>
</tr>
</tbody>
</table>
<p>Two surprises belong on the list too, because they are not part of any piece: a 30 per cent chance that the payment provider’s review costs four days, and 20 per cent that somebody new joins on the client’s side and three days of decisions are taken again.</p>
<p>The likely column adds up to 18, and 18 is the number I used to quote. By my own figures, the chance of finishing within 18 days was 8 per cent. I was not unlucky in those years. I was adding up the wrong column: every piece has a hard floor and a soft ceiling, so the average of each lies above its likely value, and the sum collects all of those differences.</p>
<h2 id="twenty-thousand-versions-of-the-project">Twenty thousand versions of the project</h2>
<p>Formulas for this exist. I prefer to play the project through, because I can explain that on the phone. This is the whole program:</p>
<pre><code class="language-ts">type Task = { low: number; likely: number; high: number };
type Surprise = { chance: number; days: number };

function triangular({ low, likely, high }: Task, u: number): number {
  const split = (likely - low) / (high - low);
  return u &#x3C; split
    ? low + Math.sqrt(u * (high - low) * (likely - low))
    : high - Math.sqrt((1 - u) * (high - low) * (high - likely));
}

export function simulate(
  tasks: readonly Task[],
  surprises: readonly Surprise[],
  sharedLuck: number,
  runs = 20_000,
): (share: number) => number {
  const totals = Array.from({ length: runs }, () => {
    const luck = Math.random();
    let days = 0;
    for (const task of tasks) {
      days += triangular(task, Math.random() &#x3C; sharedLuck ? luck : Math.random());
    }
    for (const { chance, days: lost } of surprises) {
      if (Math.random() &#x3C; chance) days += lost;
    }
    return days;
  }).sort((a, b) => a - b);

  return (share) => totals[Math.ceil(share * runs) - 1] ?? NaN;
}
</code></pre>
<p>It returns a question you can ask: <code>simulate(tasks, surprises, 0.7)(0.8)</code> is the number of days that four versions in five stay within. The parameter to argue about is <code>sharedLuck</code>. With 0, a slow calendar says nothing about a slow import, bad pieces are cancelled by good ones, and the range comes out flatteringly narrow. In life the same tired developer and the same hesitant client sit behind all six pieces. So each piece takes the project’s common luck with probability 0.7, and its own otherwise. That 0.7 is a judgement, and the table shows how much hangs on it:</p>
<table>
<thead>
<tr>
<th>Days not exceeded in</th>
<th>1 of 2</th>
<th>4 of 5</th>
<th>9 of 10</th>
</tr>
</thead>
<tbody>
<tr>
<td>pieces independent</td>
<td>25</td>
<td>29</td>
<td>30</td>
</tr>
<tr>
<td>mostly shared luck</td>
<td>25</td>
<td>30</td>
<td>33</td>
</tr>
<tr>
<td>after discovery (below)</td>
<td>24</td>
<td>28</td>
<td>30</td>
</tr>
</tbody>
</table>
<figure>
<img src="/images/posts/what-a-fixed-price-really-buys/tail.svg" width="720" height="350" loading="lazy" alt="Histogram of 20,000 simulated totals between 11 and 46 days, with a long tail to the right. Three marks: the sum of the likely values at 18 days, even odds at 25 days, and the fixed price at 30 days. The bars beyond 30 days, about one fifth of all runs, are coloured.">
<figcaption>The coloured fifth is what the client no longer has to think about, and I do.</figcaption>
</figure>
<h2 id="the-premium">The premium</h2>
<p>The mean of the middle row is 25.5 days; the price was 30. The difference is a premium, like any insurer’s. For it, the client gets one figure to be approved once, and somebody with a reason of their own to keep the work small. I get four comfortable projects in five, and a fifth that runs over by three and a half days on average. In one of twenty it is more than five.</p>
<p>Insurers survive because they hold thousands of policies. I hold about eight a year. So I keep two rules: never more than one fixed price at a time, and never one whose worst case I could not work off in a month.</p>
<p>I also show both offers side by side, the range and the price, and say which one is cheaper on average. It sounds like bad salesmanship. In practice it moves the talk from whether I am expensive to who should carry the risk, and that is a question two reasonable people can settle. A client with four other projects may well carry it herself, and then the range is the better deal for both of us.</p>
<h2 id="paying-to-look-first">Paying to look first</h2>
<p>The widest piece by far was the import, because nobody had looked inside the old system. So the offer had a second door: two paid days to read its export, with a written finding that belongs to the client, who may take it to somebody cheaper.</p>
<p>She took it. The news was bad: the import would be 5, 6 or 8 days instead of 2, 4 or 12. In return, the provider’s review turned out to be done already. The four-in-five mark fell to 28, and with the two days of looking that makes 30 again. <strong>Discovery saved no money.</strong> It moved the mark that one version in twenty goes beyond from 35 days to 32, and it let both of us decide with the lid off. I say so beforehand, since discovery sold as a saving is one more estimate from the gut.</p>
<h2 id="the-note-that-keeps-it-fixed">The note that keeps it fixed</h2>
<p>A price stays fixed only as long as the thing it is for does. Every change gets a note the same day, in this shape, including the ones I give away:</p>
<pre><code class="language-md">## Change 3: members may cancel until midnight

Asked for by:  studio, 14 May, by phone
Adds:          1.5 days (rule, refund, two e-mails)
Instead of:    the waiting list (2 days), if you prefer to swap
If we wait:    can be added after launch at the same cost
Decide by:     Friday; without an answer it stays out
</code></pre>
<p>The line that earns its place is the third. “That is extra” starts a quarrel. “That, or the waiting list?” starts a conversation between two people who both know the list.</p>
<p>I decline to fix a price in three cases:</p>
<ul>
<li>the width belongs to a third party, such as an interface that is not built yet;</li>
<li>nobody can say what “finished” would look like;</li>
<li>the client wants the price fixed and the scope open.</li>
</ul>
<p>Then I sell weeks, and each ends with something that runs.</p>
<p>The arithmetic knows nothing that the three columns do not, and my high column was too low for years. Before your next offer, take your last three projects, divide the days they took by the days you had quoted, and write the largest ratio beside your highs. You will know what to do with it.</p>$html$
);
