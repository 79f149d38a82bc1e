-- Made of posts/106-gradient-descent-on-a-napkin.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000106',
  'Gradient descent on a napkin',
  'gradient-descent-on-a-napkin',
  'Four bicycle deliveries, two slopes derived by hand and about thirty lines of code. Then we make it explode, at a rate that we worked out beforehand.',
  'Machine Learning',
  array['statistics', 'typescript'],
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000606/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '33 days 1 hours',
  7,
  'markdown',
  $markdown$Four bicycle deliveries, written on a napkin: 1 km took 7 minutes, 2 km took 9, 3 km took 14 and 4 km took 16. How long will 5 km take? You could draw a line with the edge of a menu, and you would not be far wrong. But suppose that you had to explain to a machine, which has no eyes, how to find that line. Everything needed for that fits on the other half of the napkin, and the same idea trains models with billions of numbers in place of our two.

## A number for how wrong we are

A line is two numbers: *w*, the minutes each kilometre costs, and *b*, the minutes that go on locking the bicycle and finding the doorbell. The prediction for a distance *x* is *wx + b*. Its *miss* is the prediction minus the truth. Square the misses, so that too early and too late both count, and take their mean. That is the loss.

Start with the laziest line there is, *w* = 0 and *b* = 0: every delivery is instant. The misses are −7, −9, −14 and −16; their squares 49, 81, 196 and 256; the loss 145.5. Bad, as it should be.

Now ask two questions. If I raise *w* a tiny bit, does the loss go up or down, and how steeply? And the same for *b*? School calculus answers: the derivative of a square is twice the thing times the derivative of the thing. The thing is *wx + b − y*; it changes by *x* when *w* moves and by 1 when *b* moves. Hence:

- slope in *w*: the mean of 2 · miss · *x*
- slope in *b*: the mean of 2 · miss

For the lazy line, miss times *x* is −7, −18, −42 and −64. The sum is −131, so the slope in *w* is 2 × −131 / 4 = −65.5. The slope in *b* is 2 × −46 / 4 = −23. Both are negative: raise either and the loss falls. So take a step the other way from the slope, a tenth of its size: *w* = 6.55, *b* = 2.3. That is the entire algorithm. Again, and again.

## Thirty lines

```ts
const km = [1, 2, 3, 4];
const minutes = [7, 9, 14, 16];

function slopes(w: number, b: number, xs: number[], ys: number[]) {
  let dw = 0;
  let db = 0;
  xs.forEach((x, i) => {
    const miss = w * x + b - ys[i]!;
    dw += (2 * miss * x) / xs.length;
    db += (2 * miss) / xs.length;
  });
  return { dw, db };
}

function loss(w: number, b: number, xs: number[], ys: number[]) {
  return xs.reduce((sum, x, i) => sum + (w * x + b - ys[i]!) ** 2, 0) / xs.length;
}

function fit(xs: number[], ys: number[], rate: number, steps: number) {
  let w = 0;
  let b = 0;
  for (let step = 1; step <= steps; step++) {
    const { dw, db } = slopes(w, b, xs, ys);
    w -= rate * dw;
    b -= rate * db;
    console.log(step, w.toFixed(2), b.toFixed(2), loss(w, b, xs, ys).toFixed(2));
  }
  return { w, b };
}

fit(km, minutes, 0.1, 400);
```

It begins like this and ends, four hundred steps later, at 3.5 minutes plus 3.2 per kilometre, which to two decimals is the least-squares line. Five kilometres take 19½ minutes.

| step | w    | b    | loss   |
| ---- | ---- | ---- | ------ |
| 0    | 0.00 | 0.00 | 145.50 |
| 1    | 6.55 | 2.30 | 65.96  |
| 2    | 2.12 | 0.86 | 30.22  |
| 3    | 5.06 | 1.93 | 14.16  |
| 4    | 3.06 | 1.32 | 6.92   |
| 400  | 3.20 | 3.50 | 0.45   |

If you derive a slope by hand, never trust it on the first day. Nudge one parameter, measure the loss on either side, divide. This check has caught more of my sign errors than rereading ever did:

```ts
const nudge = 1e-5;
const up = loss(nudge, 0, km, minutes);
const down = loss(-nudge, 0, km, minutes);
console.log((up - down) / (2 * nudge)); // -65.5, near enough
```

## Watching it fall over

Look at *w* in the table: 6.55, 2.12, 5.06, 3.06. It leaps across the answer, back, across again, each leap about two thirds of the last. Meanwhile *b* dawdles towards 3.5 for hundreds of steps. One rate, two tempers. Turn the rate down to 0.01 and the leaping stops, but then even 400 steps leave *b* at 2.85. Turn it up to 0.13 and each leap is larger than the one before:

| rate  | loss after 10 | after 100             | after 400             |
| ----- | ------------- | --------------------- | --------------------- |
| 0.01  | 4.92          | 0.88                  | 0.52                  |
| 0.1   | 0.92          | 0.45                  | 0.45                  |
| 0.119 | 112.72        | 11.81                 | 0.46                  |
| 0.12  | 157.31        | 325.72                | 3,728                 |
| 0.13  | 3,396         | 7.5 × 10<sup>15</sup> | 1.1 × 10<sup>57</sup> |

Between 0.119 and 0.12 runs the border between a fit and an explosion, and it can be computed beforehand. The loss of a line fit is a bowl with the same curvature everywhere. Along the parameters the curvature is the table 15, 5, 5, 2: twice the means of *x*², *x*, *x* and 1. Its two principal curvatures solve $\lambda^2 - 17\lambda + 5 = 0$, so they are 16.70 and 0.30. In a direction with curvature $\lambda$ a step multiplies the remaining error by $1 - \text{rate} \cdot \lambda$. That has to stay between −1 and 1, so the rate must stay below 2 / 16.70 = **0.1197**.

The other root explains the dawdling. At rate 0.1 the shallow direction keeps 1 − 0.03 of its error, 97 per cent, at every step. The steepest direction sets the speed limit and the shallowest one has to live with it. Their ratio, here 56, is roughly how much patience you will need.

## Change the ruler, not the rate

Now write the same deliveries down in metres. Nothing about the world has changed, but *x* is a thousand times larger and the steep curvature a million times. At rate 0.1, *w* is `Infinity` after 51 steps. With a rate tiny enough to survive, 1.3 × 10<sup>−7</sup>, a million steps bring *b* to 0.15 on its way to 3.5. A unit of measurement has broken our model.

So choose the unit. Subtract the mean distance, which stops *w* and *b* from pulling at each other, and divide by the spread, which makes their curvatures equal:

```ts
const centre = 2.5;
const spread = Math.sqrt(1.25);
const scaled = km.map((x) => (x - centre) / spread);

const { w, b } = fit(scaled, minutes, 0.5, 1);
console.log(w / spread, b - (w * centre) / spread); // 3.2 and 3.5
```

<figure>
<img src="/images/posts/gradient-descent-on-a-napkin/valley-and-bowl.svg" width="720" height="416" loading="lazy"
  alt="Two contour plots of the loss. On the left, with raw kilometres, the contours form a narrow slanted valley and the path zigzags across it before creeping towards the minimum. On the right, with scaled distances, the contours are circles and the path is one straight line to the centre.">
<figcaption>The same four deliveries, starting at zero. Scaling turns the valley into a bowl, and downhill then points at the answer.</figcaption>
</figure>

One step. Not four hundred: one, and it is exact. Both curvatures are now 2, so at rate ½ the factor $1 - \text{rate} \cdot \lambda$ is zero in every direction. There is no error left to correct.

It would be dishonest to stop there. With one feature this always works; with several correlated ones, scaling each by itself rounds the valley only partly. A line fit also has a closed formula and needs no descent at all. And a neural network’s loss is no bowl: its curvature differs from place to place, so the border moves during training, and people find the rate by experiment. What carries over is the picture. When training explodes, some direction is too steep for the rate. When it crawls, some other direction is too shallow. And when the features arrive in euros, millimetres and years, half of the trouble is the ruler. A falling loss, by the way, says only that the line fits *these* points; [whether it predicts the next one](/blog/why-your-validation-score-lies) is another matter.

Now find a napkin. Take four points of your own, compute the mean of *x* and of *x*², solve the quadratic, and write down the rate at which your fit will explode. Then run it on both sides of that number. It is a small thing to be right about, and oddly satisfying.$markdown$,
  $html$<p>Four bicycle deliveries, written on a napkin: 1 km took 7 minutes, 2 km took 9, 3 km took 14 and 4 km took 16. How long will 5 km take? You could draw a line with the edge of a menu, and you would not be far wrong. But suppose that you had to explain to a machine, which has no eyes, how to find that line. Everything needed for that fits on the other half of the napkin, and the same idea trains models with billions of numbers in place of our two.</p>
<h2 id="a-number-for-how-wrong-we-are">A number for how wrong we are</h2>
<p>A line is two numbers: <em>w</em>, the minutes each kilometre costs, and <em>b</em>, the minutes that go on locking the bicycle and finding the doorbell. The prediction for a distance <em>x</em> is <em>wx + b</em>. Its <em>miss</em> is the prediction minus the truth. Square the misses, so that too early and too late both count, and take their mean. That is the loss.</p>
<p>Start with the laziest line there is, <em>w</em> = 0 and <em>b</em> = 0: every delivery is instant. The misses are −7, −9, −14 and −16; their squares 49, 81, 196 and 256; the loss 145.5. Bad, as it should be.</p>
<p>Now ask two questions. If I raise <em>w</em> a tiny bit, does the loss go up or down, and how steeply? And the same for <em>b</em>? School calculus answers: the derivative of a square is twice the thing times the derivative of the thing. The thing is <em>wx + b − y</em>; it changes by <em>x</em> when <em>w</em> moves and by 1 when <em>b</em> moves. Hence:</p>
<ul>
<li>slope in <em>w</em>: the mean of 2 · miss · <em>x</em></li>
<li>slope in <em>b</em>: the mean of 2 · miss</li>
</ul>
<p>For the lazy line, miss times <em>x</em> is −7, −18, −42 and −64. The sum is −131, so the slope in <em>w</em> is 2 × −131 / 4 = −65.5. The slope in <em>b</em> is 2 × −46 / 4 = −23. Both are negative: raise either and the loss falls. So take a step the other way from the slope, a tenth of its size: <em>w</em> = 6.55, <em>b</em> = 2.3. That is the entire algorithm. Again, and again.</p>
<h2 id="thirty-lines">Thirty lines</h2>
<pre><code class="language-ts">const km = [1, 2, 3, 4];
const minutes = [7, 9, 14, 16];

function slopes(w: number, b: number, xs: number[], ys: number[]) {
  let dw = 0;
  let db = 0;
  xs.forEach((x, i) => {
    const miss = w * x + b - ys[i]!;
    dw += (2 * miss * x) / xs.length;
    db += (2 * miss) / xs.length;
  });
  return { dw, db };
}

function loss(w: number, b: number, xs: number[], ys: number[]) {
  return xs.reduce((sum, x, i) => sum + (w * x + b - ys[i]!) ** 2, 0) / xs.length;
}

function fit(xs: number[], ys: number[], rate: number, steps: number) {
  let w = 0;
  let b = 0;
  for (let step = 1; step &#x3C;= steps; step++) {
    const { dw, db } = slopes(w, b, xs, ys);
    w -= rate * dw;
    b -= rate * db;
    console.log(step, w.toFixed(2), b.toFixed(2), loss(w, b, xs, ys).toFixed(2));
  }
  return { w, b };
}

fit(km, minutes, 0.1, 400);
</code></pre>
<p>It begins like this and ends, four hundred steps later, at 3.5 minutes plus 3.2 per kilometre, which to two decimals is the least-squares line. Five kilometres take 19½ minutes.</p>
<table>
<thead>
<tr>
<th>step</th>
<th>w</th>
<th>b</th>
<th>loss</th>
</tr>
</thead>
<tbody>
<tr>
<td>0</td>
<td>0.00</td>
<td>0.00</td>
<td>145.50</td>
</tr>
<tr>
<td>1</td>
<td>6.55</td>
<td>2.30</td>
<td>65.96</td>
</tr>
<tr>
<td>2</td>
<td>2.12</td>
<td>0.86</td>
<td>30.22</td>
</tr>
<tr>
<td>3</td>
<td>5.06</td>
<td>1.93</td>
<td>14.16</td>
</tr>
<tr>
<td>4</td>
<td>3.06</td>
<td>1.32</td>
<td>6.92</td>
</tr>
<tr>
<td>400</td>
<td>3.20</td>
<td>3.50</td>
<td>0.45</td>
</tr>
</tbody>
</table>
<p>If you derive a slope by hand, never trust it on the first day. Nudge one parameter, measure the loss on either side, divide. This check has caught more of my sign errors than rereading ever did:</p>
<pre><code class="language-ts">const nudge = 1e-5;
const up = loss(nudge, 0, km, minutes);
const down = loss(-nudge, 0, km, minutes);
console.log((up - down) / (2 * nudge)); // -65.5, near enough
</code></pre>
<h2 id="watching-it-fall-over">Watching it fall over</h2>
<p>Look at <em>w</em> in the table: 6.55, 2.12, 5.06, 3.06. It leaps across the answer, back, across again, each leap about two thirds of the last. Meanwhile <em>b</em> dawdles towards 3.5 for hundreds of steps. One rate, two tempers. Turn the rate down to 0.01 and the leaping stops, but then even 400 steps leave <em>b</em> at 2.85. Turn it up to 0.13 and each leap is larger than the one before:</p>
<table>
<thead>
<tr>
<th>rate</th>
<th>loss after 10</th>
<th>after 100</th>
<th>after 400</th>
</tr>
</thead>
<tbody>
<tr>
<td>0.01</td>
<td>4.92</td>
<td>0.88</td>
<td>0.52</td>
</tr>
<tr>
<td>0.1</td>
<td>0.92</td>
<td>0.45</td>
<td>0.45</td>
</tr>
<tr>
<td>0.119</td>
<td>112.72</td>
<td>11.81</td>
<td>0.46</td>
</tr>
<tr>
<td>0.12</td>
<td>157.31</td>
<td>325.72</td>
<td>3,728</td>
</tr>
<tr>
<td>0.13</td>
<td>3,396</td>
<td>7.5 × 10<sup>15</sup></td>
<td>1.1 × 10<sup>57</sup></td>
</tr>
</tbody>
</table>
<p>Between 0.119 and 0.12 runs the border between a fit and an explosion, and it can be computed beforehand. The loss of a line fit is a bowl with the same curvature everywhere. Along the parameters the curvature is the table 15, 5, 5, 2: twice the means of <em>x</em>², <em>x</em>, <em>x</em> and 1. Its two principal curvatures solve <math data-tex="\lambda^2 - 17\lambda + 5 = 0" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><msup><mi>λ</mi><mn>2</mn></msup><mo>−</mo><mn>17</mn><mi>λ</mi><mo>+</mo><mn>5</mn><mo>=</mo><mn>0</mn></mrow></math>, so they are 16.70 and 0.30. In a direction with curvature <math data-tex="\lambda" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>λ</mi></mrow></math> a step multiplies the remaining error by <math data-tex="1 - \text{rate} \cdot \lambda" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mn>1</mn><mo>−</mo><mtext>rate</mtext><mo>⋅</mo><mi>λ</mi></mrow></math>. That has to stay between −1 and 1, so the rate must stay below 2 / 16.70 = <strong>0.1197</strong>.</p>
<p>The other root explains the dawdling. At rate 0.1 the shallow direction keeps 1 − 0.03 of its error, 97 per cent, at every step. The steepest direction sets the speed limit and the shallowest one has to live with it. Their ratio, here 56, is roughly how much patience you will need.</p>
<h2 id="change-the-ruler-not-the-rate">Change the ruler, not the rate</h2>
<p>Now write the same deliveries down in metres. Nothing about the world has changed, but <em>x</em> is a thousand times larger and the steep curvature a million times. At rate 0.1, <em>w</em> is <code>Infinity</code> after 51 steps. With a rate tiny enough to survive, 1.3 × 10<sup>−7</sup>, a million steps bring <em>b</em> to 0.15 on its way to 3.5. A unit of measurement has broken our model.</p>
<p>So choose the unit. Subtract the mean distance, which stops <em>w</em> and <em>b</em> from pulling at each other, and divide by the spread, which makes their curvatures equal:</p>
<pre><code class="language-ts">const centre = 2.5;
const spread = Math.sqrt(1.25);
const scaled = km.map((x) => (x - centre) / spread);

const { w, b } = fit(scaled, minutes, 0.5, 1);
console.log(w / spread, b - (w * centre) / spread); // 3.2 and 3.5
</code></pre>
<figure>
<img src="/images/posts/gradient-descent-on-a-napkin/valley-and-bowl.svg" width="720" height="416" loading="lazy" alt="Two contour plots of the loss. On the left, with raw kilometres, the contours form a narrow slanted valley and the path zigzags across it before creeping towards the minimum. On the right, with scaled distances, the contours are circles and the path is one straight line to the centre.">
<figcaption>The same four deliveries, starting at zero. Scaling turns the valley into a bowl, and downhill then points at the answer.</figcaption>
</figure>
<p>One step. Not four hundred: one, and it is exact. Both curvatures are now 2, so at rate ½ the factor <math data-tex="1 - \text{rate} \cdot \lambda" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mn>1</mn><mo>−</mo><mtext>rate</mtext><mo>⋅</mo><mi>λ</mi></mrow></math> is zero in every direction. There is no error left to correct.</p>
<p>It would be dishonest to stop there. With one feature this always works; with several correlated ones, scaling each by itself rounds the valley only partly. A line fit also has a closed formula and needs no descent at all. And a neural network’s loss is no bowl: its curvature differs from place to place, so the border moves during training, and people find the rate by experiment. What carries over is the picture. When training explodes, some direction is too steep for the rate. When it crawls, some other direction is too shallow. And when the features arrive in euros, millimetres and years, half of the trouble is the ruler. A falling loss, by the way, says only that the line fits <em>these</em> points; <a href="/blog/why-your-validation-score-lies">whether it predicts the next one</a> is another matter.</p>
<p>Now find a napkin. Take four points of your own, compute the mean of <em>x</em> and of <em>x</em>², solve the quadratic, and write down the rate at which your fit will explode. Then run it on both sides of that number. It is a small thing to be right about, and oddly satisfying.</p>$html$
);
