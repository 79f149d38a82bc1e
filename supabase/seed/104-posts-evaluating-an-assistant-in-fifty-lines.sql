-- Made of posts/104-evaluating-an-assistant-in-fifty-lines.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, series, series_part, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000104',
  'Evaluating an assistant in fifty lines',
  'evaluating-an-assistant-in-fifty-lines',
  'Three questions asked once will not catch the answer that is wrong one time in five. A small TypeScript harness that counts, says how sure it is, and shows you what to read.',
  'AI Development',
  array['llm', 'evaluation', 'testing'],
  'Building with language models',
  2,
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000604/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '26 days 4 hours',
  7,
  'markdown',
  $markdown$Add four words to a system prompt: *Be warm and brief.* Try three questions. The answers are warm, and brief. Ship it. A week later a customer of the bookshop forwards a chat in which the assistant gave her 30 days to return a book. The shop gives 14, and the prompt still says so, two paragraphs above the four new words.

The shop is invented; the failure is ordinary. Three questions asked once each could not have caught it, because the assistant says 14 most of the time. A program that answers differently on every run cannot be tested by asking whether it works. The questions are how often it works, on which inputs, and whether my change moved that. Answering them means counting. Counting does not take a platform. It takes fifty lines, blank ones not included, and the patience to read what they print.

## Cases are data

A case is something a customer could ask, plus checks on the answer. A check takes the answer and returns `null`, or a sentence saying what is wrong. I insist on the sentence: a bare `false` tells you to go and look, a reason often saves the trip.

```ts
import { candidate, current } from "./assistants.ts";

type Check = (answer: string) => string | null | Promise<string | null>;
type Case = { id: string; ask: string; checks: Check[] };
type Assistant = (ask: string) => Promise<string>;

const says = (re: RegExp): Check => (a) => (re.test(a) ? null : `missing ${re}`);
const never = (re: RegExp): Check => (a) => (re.test(a) ? `contains ${re}` : null);

const cases: Case[] = [
  {
    id: "refund-window",
    ask: "I bought a book 20 days ago. Can I return it?",
    checks: [says(/\b14 days\b/), never(/\b30 days\b/)],
  },
  {
    id: "no-such-book",
    ask: "Is 'The Salt Ledger, Volume 9' in stock?",
    checks: [never(/\bin stock\b/i)],
  },
];
```

Two cases are shown here; the suite behind the figures below has twelve. Take yours from real conversations where you may, and otherwise from the complaints you are afraid of. Resist forty variations of the question that already works: a good case is one that you can imagine failing.

Note how dull the checks are. Most of what matters in a support answer is exact: a number of days, a link that must be there, a promise that must not be, JSON that parses, the right tool called with the right arguments (which is easier to check when [tool calls are treated as an API](/blog/tool-calls-are-an-api)). Regular expressions are crude, but they cost nothing, they finish in microseconds, and they never have an off day.

## Once is an anecdote

Each case runs eight times, and the result of a case is a rate. The checks of a case run in order and stop at the first fault, so the cheap ones belong in front.

```ts
async function firstFault(answer: string, checks: Check[]) {
  for (const check of checks) {
    const fault = await check(answer);
    if (fault) return fault;
  }
  return null;
}

async function run(assistant: Assistant, repeats = 8) {
  const rates: number[] = [];
  for (const { id, ask, checks } of cases) {
    let passed = 0;
    for (let i = 0; i < repeats; i++) {
      const answer = await assistant(ask);
      const fault = await firstFault(answer, checks);
      if (fault) console.log(`${id}: ${fault}\n${answer}\n`);
      else passed++;
    }
    rates.push(passed / repeats);
  }
  return rates;
}
```

There is no `try` in it, on purpose. A timeout or a refused key is not a wrong answer, and a harness that counts it as one will some day report that your prompt got worse because the network did. If the call throws, the run stops. And before the assistant meets a model, let each check fail once: hand it an answer that you know to be wrong. A check that has never been red is decoration.

## How sure are you?

Twelve cases, eight runs: 96 answers for each prompt. To see the machinery without an API key, I plugged in two stand-ins that throw weighted dice. The current one passed 71 per cent, the candidate 84. Is that better, or is that luck?

The tempting sum treats the 96 answers as 96 independent trials. They are not. Eight answers to one question resemble each other far more than answers to different questions, so the suite is closer to twelve pieces of evidence than to 96. The honest resampling unit is the case: draw twelve cases from the twelve with replacement, take the mean, repeat ten thousand times, and read off the middle 95 per cent. That is the bootstrap, and it is six lines.

```ts
const mean = (xs: number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length;

function interval(xs: number[], draws = 10_000) {
  const pick = () => xs[Math.floor(Math.random() * xs.length)]!;
  const means = Array.from({ length: draws }, () => mean(xs.map(pick)));
  means.sort((a, b) => a - b);
  return [means[draws * 0.025]!, mean(xs), means[draws * 0.975]!];
}

const before = await run(current);
const after = await run(candidate);
console.log(interval(before), interval(after));
console.log(interval(after.map((rate, i) => rate - before[i]!)));
```

How much does the distinction matter? I simulated two thousand suites of twelve cases each, drawn from a made-up population in which most questions are easy and some nearly always fail. The textbook interval over all answers claimed 95 per cent and contained the true rate 58 per cent of the time. The bootstrap over cases contained it 91 per cent of the time: still a little narrow with so few cases, but no longer a fairy tale. It also shows where to spend money. Once every case has run a handful of times, the next pound buys more as a new case than as a ninth repeat.

The last line of the program matters most. Both prompts answer the same questions, so subtract case by case and put the interval around the *change*. Separately, the two rates overlap so widely that you might shrug. Paired, the change is plus 13.5 points, with an interval from 4 to 24.

<figure>
<img src="/images/posts/evaluating-an-assistant-in-fifty-lines/two-prompts-twelve-cases.svg" width="720" height="510" loading="lazy"
  alt="A grid of twelve cases with eight runs each for the current and the candidate prompt. Failures cluster in a few rows; the case no-such-book fails all sixteen times. Below, the intervals of the two pass rates overlap, while the interval of the paired change lies wholly above zero.">
<figcaption>The same 192 answers three ways: one by one, as two pass rates, and as one paired change. Only the last answers the question.</figcaption>
</figure>

## Read the failures

The run printed 43 failing answers. Read all of them; it takes ten minutes and is where the learning is. Start with any row that is completely black, such as *no-such-book*: sixteen failures out of sixteen. The stand-in’s answer, each time:

> I can’t find that title, so I can’t tell you whether it is in stock.

That is the answer I would want. My check forbids the words “in stock”, and so it has been failing a model for being right. In a young suite I look for three kinds of failure:

- **The check is wrong.** Fix it, and run *both* prompts again.
- **The case is unfair.** Two competent people would disagree about the answer. Settle that between people first.
- **The assistant is wrong.** Now, and only now, touch the prompt.

## A judge, if you must

Some properties resist regular expressions: does the answer admit that it does not know? A second model can be asked, provided that it goes last, answers one yes-or-no question, and quotes its evidence. The quotation can be checked exactly. It is nine more lines, in which `model` is your call to the provider:

```ts
const judged = (question: string): Check => async (answer) => {
  const reply = await model(
    `${question}\nJudge the text between the rulers. Reply in JSON only: ` +
      `{"quote": "the words that decide it", "pass": true or false}\n---\n${answer}\n---`,
  );
  const { quote, pass } = JSON.parse(reply);
  if (!quote || !answer.includes(quote)) throw new Error(`the judge misquotes: ${quote}`);
  return pass ? null : `${question} No: "${quote}"`;
};
```

A judge is an instrument, so calibrate it. Label thirty answers by hand, let it label the same thirty, and read each disagreement. If it sides with you on 24 of them, its scores carry an error of about a fifth before your assistant has said a word.

## What fifty lines will not tell you

They measure the cases you thought of. They say nothing about the question nobody has asked yet, about long conversations, or about cost and delay unless you record those too. When all cases pass every time, the bootstrap collapses to a proud 100–100, which is an artefact and not a proof. And a suite that you tune against for a month stops being evidence, for the reason that [validation scores lie](/blog/why-your-validation-score-lies): keep a few cases in a drawer.

So open the last chat in which your assistant embarrassed you and write it down as a case, with one exact check. Run it eight times. Whatever number comes out is the first one you have had.$markdown$,
  $html$<p>Add four words to a system prompt: <em>Be warm and brief.</em> Try three questions. The answers are warm, and brief. Ship it. A week later a customer of the bookshop forwards a chat in which the assistant gave her 30 days to return a book. The shop gives 14, and the prompt still says so, two paragraphs above the four new words.</p>
<p>The shop is invented; the failure is ordinary. Three questions asked once each could not have caught it, because the assistant says 14 most of the time. A program that answers differently on every run cannot be tested by asking whether it works. The questions are how often it works, on which inputs, and whether my change moved that. Answering them means counting. Counting does not take a platform. It takes fifty lines, blank ones not included, and the patience to read what they print.</p>
<h2 id="cases-are-data">Cases are data</h2>
<p>A case is something a customer could ask, plus checks on the answer. A check takes the answer and returns <code>null</code>, or a sentence saying what is wrong. I insist on the sentence: a bare <code>false</code> tells you to go and look, a reason often saves the trip.</p>
<pre><code class="language-ts">import { candidate, current } from "./assistants.ts";

type Check = (answer: string) => string | null | Promise&#x3C;string | null>;
type Case = { id: string; ask: string; checks: Check[] };
type Assistant = (ask: string) => Promise&#x3C;string>;

const says = (re: RegExp): Check => (a) => (re.test(a) ? null : `missing ${re}`);
const never = (re: RegExp): Check => (a) => (re.test(a) ? `contains ${re}` : null);

const cases: Case[] = [
  {
    id: "refund-window",
    ask: "I bought a book 20 days ago. Can I return it?",
    checks: [says(/\b14 days\b/), never(/\b30 days\b/)],
  },
  {
    id: "no-such-book",
    ask: "Is 'The Salt Ledger, Volume 9' in stock?",
    checks: [never(/\bin stock\b/i)],
  },
];
</code></pre>
<p>Two cases are shown here; the suite behind the figures below has twelve. Take yours from real conversations where you may, and otherwise from the complaints you are afraid of. Resist forty variations of the question that already works: a good case is one that you can imagine failing.</p>
<p>Note how dull the checks are. Most of what matters in a support answer is exact: a number of days, a link that must be there, a promise that must not be, JSON that parses, the right tool called with the right arguments (which is easier to check when <a href="/blog/tool-calls-are-an-api">tool calls are treated as an API</a>). Regular expressions are crude, but they cost nothing, they finish in microseconds, and they never have an off day.</p>
<h2 id="once-is-an-anecdote">Once is an anecdote</h2>
<p>Each case runs eight times, and the result of a case is a rate. The checks of a case run in order and stop at the first fault, so the cheap ones belong in front.</p>
<pre><code class="language-ts">async function firstFault(answer: string, checks: Check[]) {
  for (const check of checks) {
    const fault = await check(answer);
    if (fault) return fault;
  }
  return null;
}

async function run(assistant: Assistant, repeats = 8) {
  const rates: number[] = [];
  for (const { id, ask, checks } of cases) {
    let passed = 0;
    for (let i = 0; i &#x3C; repeats; i++) {
      const answer = await assistant(ask);
      const fault = await firstFault(answer, checks);
      if (fault) console.log(`${id}: ${fault}\n${answer}\n`);
      else passed++;
    }
    rates.push(passed / repeats);
  }
  return rates;
}
</code></pre>
<p>There is no <code>try</code> in it, on purpose. A timeout or a refused key is not a wrong answer, and a harness that counts it as one will some day report that your prompt got worse because the network did. If the call throws, the run stops. And before the assistant meets a model, let each check fail once: hand it an answer that you know to be wrong. A check that has never been red is decoration.</p>
<h2 id="how-sure-are-you">How sure are you?</h2>
<p>Twelve cases, eight runs: 96 answers for each prompt. To see the machinery without an API key, I plugged in two stand-ins that throw weighted dice. The current one passed 71 per cent, the candidate 84. Is that better, or is that luck?</p>
<p>The tempting sum treats the 96 answers as 96 independent trials. They are not. Eight answers to one question resemble each other far more than answers to different questions, so the suite is closer to twelve pieces of evidence than to 96. The honest resampling unit is the case: draw twelve cases from the twelve with replacement, take the mean, repeat ten thousand times, and read off the middle 95 per cent. That is the bootstrap, and it is six lines.</p>
<pre><code class="language-ts">const mean = (xs: number[]) => xs.reduce((sum, x) => sum + x, 0) / xs.length;

function interval(xs: number[], draws = 10_000) {
  const pick = () => xs[Math.floor(Math.random() * xs.length)]!;
  const means = Array.from({ length: draws }, () => mean(xs.map(pick)));
  means.sort((a, b) => a - b);
  return [means[draws * 0.025]!, mean(xs), means[draws * 0.975]!];
}

const before = await run(current);
const after = await run(candidate);
console.log(interval(before), interval(after));
console.log(interval(after.map((rate, i) => rate - before[i]!)));
</code></pre>
<p>How much does the distinction matter? I simulated two thousand suites of twelve cases each, drawn from a made-up population in which most questions are easy and some nearly always fail. The textbook interval over all answers claimed 95 per cent and contained the true rate 58 per cent of the time. The bootstrap over cases contained it 91 per cent of the time: still a little narrow with so few cases, but no longer a fairy tale. It also shows where to spend money. Once every case has run a handful of times, the next pound buys more as a new case than as a ninth repeat.</p>
<p>The last line of the program matters most. Both prompts answer the same questions, so subtract case by case and put the interval around the <em>change</em>. Separately, the two rates overlap so widely that you might shrug. Paired, the change is plus 13.5 points, with an interval from 4 to 24.</p>
<figure>
<img src="/images/posts/evaluating-an-assistant-in-fifty-lines/two-prompts-twelve-cases.svg" width="720" height="510" loading="lazy" alt="A grid of twelve cases with eight runs each for the current and the candidate prompt. Failures cluster in a few rows; the case no-such-book fails all sixteen times. Below, the intervals of the two pass rates overlap, while the interval of the paired change lies wholly above zero.">
<figcaption>The same 192 answers three ways: one by one, as two pass rates, and as one paired change. Only the last answers the question.</figcaption>
</figure>
<h2 id="read-the-failures">Read the failures</h2>
<p>The run printed 43 failing answers. Read all of them; it takes ten minutes and is where the learning is. Start with any row that is completely black, such as <em>no-such-book</em>: sixteen failures out of sixteen. The stand-in’s answer, each time:</p>
<blockquote>
<p>I can’t find that title, so I can’t tell you whether it is in stock.</p>
</blockquote>
<p>That is the answer I would want. My check forbids the words “in stock”, and so it has been failing a model for being right. In a young suite I look for three kinds of failure:</p>
<ul>
<li><strong>The check is wrong.</strong> Fix it, and run <em>both</em> prompts again.</li>
<li><strong>The case is unfair.</strong> Two competent people would disagree about the answer. Settle that between people first.</li>
<li><strong>The assistant is wrong.</strong> Now, and only now, touch the prompt.</li>
</ul>
<h2 id="a-judge-if-you-must">A judge, if you must</h2>
<p>Some properties resist regular expressions: does the answer admit that it does not know? A second model can be asked, provided that it goes last, answers one yes-or-no question, and quotes its evidence. The quotation can be checked exactly. It is nine more lines, in which <code>model</code> is your call to the provider:</p>
<pre><code class="language-ts">const judged = (question: string): Check => async (answer) => {
  const reply = await model(
    `${question}\nJudge the text between the rulers. Reply in JSON only: ` +
      `{"quote": "the words that decide it", "pass": true or false}\n---\n${answer}\n---`,
  );
  const { quote, pass } = JSON.parse(reply);
  if (!quote || !answer.includes(quote)) throw new Error(`the judge misquotes: ${quote}`);
  return pass ? null : `${question} No: "${quote}"`;
};
</code></pre>
<p>A judge is an instrument, so calibrate it. Label thirty answers by hand, let it label the same thirty, and read each disagreement. If it sides with you on 24 of them, its scores carry an error of about a fifth before your assistant has said a word.</p>
<h2 id="what-fifty-lines-will-not-tell-you">What fifty lines will not tell you</h2>
<p>They measure the cases you thought of. They say nothing about the question nobody has asked yet, about long conversations, or about cost and delay unless you record those too. When all cases pass every time, the bootstrap collapses to a proud 100–100, which is an artefact and not a proof. And a suite that you tune against for a month stops being evidence, for the reason that <a href="/blog/why-your-validation-score-lies">validation scores lie</a>: keep a few cases in a drawer.</p>
<p>So open the last chat in which your assistant embarrassed you and write it down as a case, with one exact check. Run it eight times. Whatever number comes out is the first one you have had.</p>$html$
);
