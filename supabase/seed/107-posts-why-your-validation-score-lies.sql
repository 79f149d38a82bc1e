-- Made of posts/107-why-your-validation-score-lies.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000107',
  'Why your validation score lies',
  'why-your-validation-score-lies',
  'The labels are coin flips, so an honest score is about 50 per cent. Four ordinary mistakes report up to 94. Each in a few lines you can run, with the repair beside it.',
  'Machine Learning',
  array['statistics', 'evaluation'],
  true,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000607/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '12 days 8 hours',
  7,
  'markdown',
  $markdown$Every label in this article is a coin flip, or as good as one. There is nothing to learn. Any model, however clever, will be right about half of the time on rows that it has not seen. Below you will nevertheless see 64, 66, 73 and 94 per cent, each from code that looks reasonable in a review.

I find coins more instructive than horror stories. With real data an inflated score hides behind a plausible one: 91 looks better than 88, and who is to say? Here the truth is known, so whatever stands above 50 is a measurement of the leak itself. The model is the plainest there is: find the nearest training row and repeat its label. The first half is for training, the second for testing, and every number is the mean of 400 repetitions.

```ts
type Row = { x: number[]; y: number };

let seed = 7;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const numbers = (n: number) => Array.from({ length: n }, random);
const coinRows = (n: number, width: number): Row[] =>
  numbers(n).map((toss) => ({ x: numbers(width), y: Math.round(toss) }));
const shuffle = <T>(xs: T[]) =>
  xs.map((x) => ({ x, key: random() })).sort((a, b) => a.key - b.key).map(({ x }) => x);
const halves = <T>(xs: T[]) => [xs.slice(0, xs.length / 2), xs.slice(xs.length / 2)] as const;

function score(train: readonly Row[], test: readonly Row[]) {
  const gap = (a: Row, b: Row) => a.x.reduce((sum, v, i) => sum + (v - b.x[i]!) ** 2, 0);
  const nearest = (row: Row) => train.reduce((a, b) => (gap(a, row) <= gap(b, row) ? a : b));
  return test.filter((row) => nearest(row).y === row.y).length / test.length;
}

function report(name: string, trial: () => number) {
  const scores = Array.from({ length: 400 }, trial);
  console.log(name, scores.reduce((a, b) => a + b) / scores.length);
}
```

## Duplicates: 64 per cent

A hundred customers, forty of whom were exported twice. Then an ordinary random split.

```ts
report("duplicates", () => {
  const rows = coinRows(100, 5);
  return score(...halves(shuffle([...rows, ...rows.slice(0, 40)])));
});
```

You can do this one in your head. Of the 140 rows 80 have a twin, and about half of those twins land on the other side, so 29 per cent of the test rows are looked up and not predicted. The rest are coins: 0.29 + 0.71 / 2, near enough 64 per cent.

Exact twins are easy to drop. The dangerous ones are not identical: two photographs of one mole, five visits of one patient, a ticket and the reply quoting it. Removing duplicates does not help against those. The cure is to **split whatever the model will meet anew**: patients, not visits; customers, not orders. Split the hundred customers first, and the score is 50.

## Time: 94 per cent

A diary of 200 days. Each day is busy or quiet, and on one day in twenty the state flips. The only feature is the date, which knows nothing about what happens next.

```ts
function diary(): Row[] {
  let y = Math.round(random());
  return numbers(200).map((luck, day) => {
    if (luck < 0.05) y = 1 - y;
    return { x: [day], y };
  });
}
report("time, shuffled", () => score(...halves(shuffle(diary()))));
report("time, in order", () => score(...halves(diary())));
```

Shuffled, nearly every test day has yesterday or tomorrow in the training half, and the score is 94. That model does not forecast. It fills in gaps, which would be a fine thing if your product were to be asked about last Tuesday. In order, training on the first hundred days and testing on the second, it drops to 53.

Why 53 and not 50? I looked, since a number that does not fit is the most useful kind. The first day after the split is right 95 per cent of the time, the tenth 68, and by the fortieth it is coins. Tomorrow really is a bit like today: that part is skill, and an honest split shows where it ends. So test at the distance at which you will have to predict. If the forecast is made on Monday for the week after next, leave that gap between the halves as well.

## Preparation before the split: 73 per cent

Sixty rows, five hundred columns of noise. That is too many columns, so we keep the ten that vary most closely with the label. Housekeeping, surely, and only then the model.

```ts
function telling(rows: readonly Row[], keep: number) {
  const pull = (i: number) =>
    Math.abs(rows.reduce((sum, { x, y }) => sum + (x[i]! - 0.5) * (y - 0.5), 0));
  const columns = rows[0]!.x.map((_, i) => i);
  return columns.sort((a, b) => pull(b) - pull(a)).slice(0, keep);
}
const only = (rows: readonly Row[], columns: number[]) =>
  rows.map(({ x, y }) => ({ x: columns.map((i) => x[i]!), y }));

report("chosen, then split", () => {
  const rows = coinRows(60, 500);
  return score(...halves(only(rows, telling(rows, 10))));
});
```

Among five hundred random columns some agree with sixty coin flips by chance. We chose them by looking at all sixty labels, test rows included, so the chance agreement followed them into the test. The repair is to move one line: split, call `telling` on the training half, apply its choice to both. That version scores 50. *The Elements of Statistical Learning* tells the same story in section 7.10.2 with more columns, and gets an error of 3 per cent out of pure noise.

Selection that looks at labels is the loud form. Means used to fill gaps, scaling factors and vocabularies are quieter, and often cost only a fraction of a point. The rule is the same and needs no judgement: **anything that is computed from rows is part of the model**, and is fitted on training rows only. A prompt’s few-shot examples come from rows, too.

## Tuning on the test set: 66 per cent

The last leak has a perfect split and clean preparation. We merely try fifty settings (here: which three of twenty columns to use) and report the best.

```ts
report("best of fifty", () => {
  const [train, test] = halves(coinRows(100, 20));
  const tries = numbers(50).map(() => {
    const columns = numbers(3).map((u) => Math.floor(u * 20));
    return score(only(train, columns), only(test, columns));
  });
  return Math.max(...tries);
});
```

None of the fifty is any good. But a score on fifty test rows wobbles by about seven points, and the best of fifty wobbles is more than two wobbles up. The same winner on fresh rows: 50. Nobody cheated, and the loop can be slow enough to look like diligence: one try a week, for a year, each kept because “validation improved”. A prompt polished for a month against the same thirty questions is this experiment in slow motion, which is why I keep some cases in a drawer when I am [evaluating an assistant](/blog/evaluating-an-assistant-in-fifty-lines).

You cannot avoid choosing. You can avoid reporting the number that you chose by. Three parts, then: one to fit, one to choose, one that is opened once, at the end, and stated whatever it says.

<figure>
<img src="/images/posts/why-your-validation-score-lies/four-leaks.svg" width="720" height="398" loading="lazy"
  alt="Four rows, one per leak, each with a sketch of how information crosses between training and test rows, and the reported beside the honest score: duplicates 64 against 50, time 94 against 53, preprocessing 73 against 50, tuning 66 against 50.">
<figcaption>How each leak crosses the split, and what it is worth on labels that cannot be predicted. The dashed line is guessing.</figcaption>
</figure>

## The coin test

The four have one thing in common, and it is not carelessness. In each, the test row was present when something was decided. So I no longer ask whether a pipeline is leaking. I ask, for each decision in it: *had this row happened yet?*

There is a mechanical version as well. Shuffle the label column and run the whole pipeline, from the raw file to the final number. What comes out must be what guessing would score. Know its limits before relying on it:

1. Shuffle by row at the very start. Shuffled after the features were selected, the labels prove only that the last step is clean.
2. It finds leaks that feed on chance, such as the third and fourth. Shuffling gives twins different labels and breaks up the days, so the first two leaks *vanish* under the test: for those, shuffle whole customers, or look at the split itself.
3. Run it many times. With fifty test rows a single 57 means nothing.

And passing is no proof of worth. A score can be free of leaks and still describe last year’s customers, or the wrong question. But a pipeline that beats a coin on coins is lying, and it takes an afternoon to find out. Do it to the number you are proudest of.$markdown$,
  $html$<p>Every label in this article is a coin flip, or as good as one. There is nothing to learn. Any model, however clever, will be right about half of the time on rows that it has not seen. Below you will nevertheless see 64, 66, 73 and 94 per cent, each from code that looks reasonable in a review.</p>
<p>I find coins more instructive than horror stories. With real data an inflated score hides behind a plausible one: 91 looks better than 88, and who is to say? Here the truth is known, so whatever stands above 50 is a measurement of the leak itself. The model is the plainest there is: find the nearest training row and repeat its label. The first half is for training, the second for testing, and every number is the mean of 400 repetitions.</p>
<pre><code class="language-ts">type Row = { x: number[]; y: number };

let seed = 7;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const numbers = (n: number) => Array.from({ length: n }, random);
const coinRows = (n: number, width: number): Row[] =>
  numbers(n).map((toss) => ({ x: numbers(width), y: Math.round(toss) }));
const shuffle = &#x3C;T>(xs: T[]) =>
  xs.map((x) => ({ x, key: random() })).sort((a, b) => a.key - b.key).map(({ x }) => x);
const halves = &#x3C;T>(xs: T[]) => [xs.slice(0, xs.length / 2), xs.slice(xs.length / 2)] as const;

function score(train: readonly Row[], test: readonly Row[]) {
  const gap = (a: Row, b: Row) => a.x.reduce((sum, v, i) => sum + (v - b.x[i]!) ** 2, 0);
  const nearest = (row: Row) => train.reduce((a, b) => (gap(a, row) &#x3C;= gap(b, row) ? a : b));
  return test.filter((row) => nearest(row).y === row.y).length / test.length;
}

function report(name: string, trial: () => number) {
  const scores = Array.from({ length: 400 }, trial);
  console.log(name, scores.reduce((a, b) => a + b) / scores.length);
}
</code></pre>
<h2 id="duplicates-64-per-cent">Duplicates: 64 per cent</h2>
<p>A hundred customers, forty of whom were exported twice. Then an ordinary random split.</p>
<pre><code class="language-ts">report("duplicates", () => {
  const rows = coinRows(100, 5);
  return score(...halves(shuffle([...rows, ...rows.slice(0, 40)])));
});
</code></pre>
<p>You can do this one in your head. Of the 140 rows 80 have a twin, and about half of those twins land on the other side, so 29 per cent of the test rows are looked up and not predicted. The rest are coins: 0.29 + 0.71 / 2, near enough 64 per cent.</p>
<p>Exact twins are easy to drop. The dangerous ones are not identical: two photographs of one mole, five visits of one patient, a ticket and the reply quoting it. Removing duplicates does not help against those. The cure is to <strong>split whatever the model will meet anew</strong>: patients, not visits; customers, not orders. Split the hundred customers first, and the score is 50.</p>
<h2 id="time-94-per-cent">Time: 94 per cent</h2>
<p>A diary of 200 days. Each day is busy or quiet, and on one day in twenty the state flips. The only feature is the date, which knows nothing about what happens next.</p>
<pre><code class="language-ts">function diary(): Row[] {
  let y = Math.round(random());
  return numbers(200).map((luck, day) => {
    if (luck &#x3C; 0.05) y = 1 - y;
    return { x: [day], y };
  });
}
report("time, shuffled", () => score(...halves(shuffle(diary()))));
report("time, in order", () => score(...halves(diary())));
</code></pre>
<p>Shuffled, nearly every test day has yesterday or tomorrow in the training half, and the score is 94. That model does not forecast. It fills in gaps, which would be a fine thing if your product were to be asked about last Tuesday. In order, training on the first hundred days and testing on the second, it drops to 53.</p>
<p>Why 53 and not 50? I looked, since a number that does not fit is the most useful kind. The first day after the split is right 95 per cent of the time, the tenth 68, and by the fortieth it is coins. Tomorrow really is a bit like today: that part is skill, and an honest split shows where it ends. So test at the distance at which you will have to predict. If the forecast is made on Monday for the week after next, leave that gap between the halves as well.</p>
<h2 id="preparation-before-the-split-73-per-cent">Preparation before the split: 73 per cent</h2>
<p>Sixty rows, five hundred columns of noise. That is too many columns, so we keep the ten that vary most closely with the label. Housekeeping, surely, and only then the model.</p>
<pre><code class="language-ts">function telling(rows: readonly Row[], keep: number) {
  const pull = (i: number) =>
    Math.abs(rows.reduce((sum, { x, y }) => sum + (x[i]! - 0.5) * (y - 0.5), 0));
  const columns = rows[0]!.x.map((_, i) => i);
  return columns.sort((a, b) => pull(b) - pull(a)).slice(0, keep);
}
const only = (rows: readonly Row[], columns: number[]) =>
  rows.map(({ x, y }) => ({ x: columns.map((i) => x[i]!), y }));

report("chosen, then split", () => {
  const rows = coinRows(60, 500);
  return score(...halves(only(rows, telling(rows, 10))));
});
</code></pre>
<p>Among five hundred random columns some agree with sixty coin flips by chance. We chose them by looking at all sixty labels, test rows included, so the chance agreement followed them into the test. The repair is to move one line: split, call <code>telling</code> on the training half, apply its choice to both. That version scores 50. <em>The Elements of Statistical Learning</em> tells the same story in section 7.10.2 with more columns, and gets an error of 3 per cent out of pure noise.</p>
<p>Selection that looks at labels is the loud form. Means used to fill gaps, scaling factors and vocabularies are quieter, and often cost only a fraction of a point. The rule is the same and needs no judgement: <strong>anything that is computed from rows is part of the model</strong>, and is fitted on training rows only. A prompt’s few-shot examples come from rows, too.</p>
<h2 id="tuning-on-the-test-set-66-per-cent">Tuning on the test set: 66 per cent</h2>
<p>The last leak has a perfect split and clean preparation. We merely try fifty settings (here: which three of twenty columns to use) and report the best.</p>
<pre><code class="language-ts">report("best of fifty", () => {
  const [train, test] = halves(coinRows(100, 20));
  const tries = numbers(50).map(() => {
    const columns = numbers(3).map((u) => Math.floor(u * 20));
    return score(only(train, columns), only(test, columns));
  });
  return Math.max(...tries);
});
</code></pre>
<p>None of the fifty is any good. But a score on fifty test rows wobbles by about seven points, and the best of fifty wobbles is more than two wobbles up. The same winner on fresh rows: 50. Nobody cheated, and the loop can be slow enough to look like diligence: one try a week, for a year, each kept because “validation improved”. A prompt polished for a month against the same thirty questions is this experiment in slow motion, which is why I keep some cases in a drawer when I am <a href="/blog/evaluating-an-assistant-in-fifty-lines">evaluating an assistant</a>.</p>
<p>You cannot avoid choosing. You can avoid reporting the number that you chose by. Three parts, then: one to fit, one to choose, one that is opened once, at the end, and stated whatever it says.</p>
<figure>
<img src="/images/posts/why-your-validation-score-lies/four-leaks.svg" width="720" height="398" loading="lazy" alt="Four rows, one per leak, each with a sketch of how information crosses between training and test rows, and the reported beside the honest score: duplicates 64 against 50, time 94 against 53, preprocessing 73 against 50, tuning 66 against 50.">
<figcaption>How each leak crosses the split, and what it is worth on labels that cannot be predicted. The dashed line is guessing.</figcaption>
</figure>
<h2 id="the-coin-test">The coin test</h2>
<p>The four have one thing in common, and it is not carelessness. In each, the test row was present when something was decided. So I no longer ask whether a pipeline is leaking. I ask, for each decision in it: <em>had this row happened yet?</em></p>
<p>There is a mechanical version as well. Shuffle the label column and run the whole pipeline, from the raw file to the final number. What comes out must be what guessing would score. Know its limits before relying on it:</p>
<ol>
<li>Shuffle by row at the very start. Shuffled after the features were selected, the labels prove only that the last step is clean.</li>
<li>It finds leaks that feed on chance, such as the third and fourth. Shuffling gives twins different labels and breaks up the days, so the first two leaks <em>vanish</em> under the test: for those, shuffle whole customers, or look at the split itself.</li>
<li>Run it many times. With fifty test rows a single 57 means nothing.</li>
</ol>
<p>And passing is no proof of worth. A score can be free of leaks and still describe last year’s customers, or the wrong question. But a pipeline that beats a coin on coins is lying, and it takes an afternoon to find out. Do it to the number you are proudest of.</p>$html$
);
