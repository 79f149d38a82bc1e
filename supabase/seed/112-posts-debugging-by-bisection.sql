-- Made of posts/112-debugging-by-bisection.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000112',
  'Debugging by bisection',
  'debugging-by-bisection',
  'One bad row among 40,960 takes seventeen runs to find and no cleverness at all. Halving works on commits, data, settings, stylesheets and time, if you can trust the test.',
  'General',
  array['debugging', 'testing', 'typescript'],
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000612/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '72 days 6 hours',
  7,
  'markdown',
  $markdown$“Import failed. Please check your file.” The file had 40,960 rows. The message was mine, written in a hurry two years earlier, and it was all that anybody knew: no row, no column, no value.

I could have read the importer, which was long, or stared at the file, which was longer. I imported the first half instead, and it went through. The first three quarters did not; the first five eighths did. Two checks to be sure of the ends and fifteen halvings later I was looking at row 27,413, at an amount that somebody had typed by hand: `1 250.00`, with a no-break space after the 1. The whole hunt took nine minutes, and I understood nothing until the last of them. That is what I like about it. Halving works while you are still stupid.

<figure>
<img src="/images/posts/debugging-by-bisection/halving.svg" width="720" height="356" loading="lazy"
  alt="Eight bars, one below the other. The first spans all 40,960 rows. Each further bar shows only the half still under suspicion: 20,480 rows, then 10,240, 5,120, 2,560, 1,280, 640, 320. A thin vertical line marks row 27,413, which lies inside every bar.">
<figcaption>Eight of sixteen states of knowledge. Each test pays for itself with half of what is left.</figcaption>
</figure>

## What halving asks for

Three things, and it is worth saying them aloud before the first cut:

- **Two ends.** A state that is certainly good and one that is certainly bad. Test both. I have halved for an hour between two bad ends.
- **An order** in which good turns bad once and stays bad. I import the first *n* rows and not some slice from the middle, because a longer prefix always contains the culprit of a shorter one.
- **A test** that says yes or no to the same question each time, and that a tired person or a machine can run.

I also keep a list on paper, one line per test: position, verdict. It looks pedantic until the telephone rings at step nine. It is also the only way to notice that position 25,600 was good before lunch and bad after it, which means that something else has changed and the search is void.

## Commits, with a judge that can abstain

The same file had imported in March. So there was a second order to search, the history, and for that one git has had the tool for years. The manual half of `git bisect` is well known; its [run](https://git-scm.com/docs/git-bisect) command less so, and its exit codes less still: 0 is good, 125 means “cannot judge, skip”, and nearly everything else up to 127 is bad. That includes 127 itself, *command not found*, which is how a missing binary gets an innocent colleague blamed.

```sh title="judge.sh"
#!/bin/sh
# Lives outside the repository: a checkout must not change the judge.
npm ci --silent || exit 125
npm run build --silent || exit 125
output=$(node dist/cli.js import ~/row.csv 2>&1) && exit 0
case $output in
  *"Import failed"*) exit 1 ;;  # this is the bug
  *) exit 125 ;;                # broken some other way: no verdict
esac
```

```sh
git bisect start HEAD v3.1.0
git bisect run ~/judge.sh
git bisect reset
```

Most of the script makes sure that it convicts for the right crime. The last command matters as well. Git takes your word for both ends, and when I tried this script for the article, I once began again without a reset: `HEAD` was still a commit from the middle, a good one, and git duly convicted it.

Six hundred commits need ten verdicts. The guilty one had replaced `parseFloat(text.replace(/\s/g, ""))` with `Number(text)`, under the message “simplify”. It was mine too. `\s` matches a no-break space; `Number` forgives spaces around a number but not within.

## Everything else has a middle, too

**Configuration.** It works with the defaults and fails with the customer’s thirty settings. Apply the first fifteen. Settings have no natural order, so give them one, alphabetical will do, and always take a prefix of it. Five tests later one setting is left, and more than once it was one that I would have sworn had nothing to do with the matter.

**Stylesheets.** When a page has a mysterious horizontal scrollbar, I delete half of the children of `body` in the inspector and look whether it is still there; undo if not, and cut the other half. Then the same with rules. It feels like vandalism and beats reasoning about `overflow` by a wide margin.

**Dependencies.** Yesterday’s lockfile is good, today’s is bad, and forty packages moved. Pin half of the moved ones to yesterday’s versions. Some will not install without each other; that is a skip, as with 125.

**Time.** A report was right on Friday and wrong on Monday, with the same code and the same data. Fix the clock of the process, halve the weekend, and find that it goes wrong at two on Sunday morning. At that point nobody needs a debugger to say “daylight saving”.

## When the test lies

A flaky bug breaks all this in a nasty way. Suppose it shows up in 30 per cent of runs. Searching a thousand positions means about a dozen tests, every miss sends the search into the wrong half, and nothing ever brings it back. In a simulation of exactly this case, plain halving named the wrong position in more than 98 of 100 searches, with full confidence each time.

The lie is one-sided, though. A failure proves that the bug is there; only a success is doubtful, and patience cures doubt. If the bug shows with probability $p$, then $n$ clean runs happen by mere luck with probability $(1 - p)^n$. So decide how much doubt you can bear per verdict, and let it set $n$:

```ts
type Test = (at: number) => Promise<boolean>;

/** The first bad position, given one good and one bad. */
export async function bisect(good: number, bad: number, isBad: Test): Promise<number> {
  if (await isBad(good)) throw new Error(`${good} was supposed to be good`);
  if (!(await isBad(bad))) throw new Error(`${bad} was supposed to be bad`);
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isBad(middle)) bad = middle;
    else good = middle;
  }
  return bad;
}

/** For a bug that shows in a share of runs, but never where it is absent. */
export function patient(isBad: Test, showsUp: number, doubt: number): Test {
  const runs = Math.ceil(Math.log(doubt) / Math.log(1 - showsUp));
  return async (at) => {
    for (let run = 0; run < runs; run++) {
      if (await isBad(at)) return true;
    }
    return false;
  };
}
```

With `showsUp` at 0.3 and `doubt` at 0.001, a clean verdict takes 20 runs. In the same simulation, searches then ended in the wrong place about five times in a thousand and needed 140 runs on average. Computers do not mind. Measure `showsUp` at the bad end first, and round it down: an optimistic guess here is the same mistake as not repeating at all.

## When there is no single culprit

Halving assumes that one thing is to blame. If two settings fail only together, a prefix search still finds something, namely the later of the two; keep that one switched on, search the prefixes of the others again, and its partner appears. If good turns bad, good and bad again along the way, you will land on *one* of the edges: a true finding, and perhaps not yours. And where each test costs a day, as in a slow leak, thinking is cheaper after all.

What I got out of row 27,413, in the end, was a better message: it now names the row, the column and the value. The fix made it into the release notes as [a sentence for people](/blog/a-changelog-people-read). Next time something breaks, before you open a single source file, write down two lines: one state where it works, one where it does not. If you cannot fill in the first, finding it is the whole of your next task.$markdown$,
  $html$<p>“Import failed. Please check your file.” The file had 40,960 rows. The message was mine, written in a hurry two years earlier, and it was all that anybody knew: no row, no column, no value.</p>
<p>I could have read the importer, which was long, or stared at the file, which was longer. I imported the first half instead, and it went through. The first three quarters did not; the first five eighths did. Two checks to be sure of the ends and fifteen halvings later I was looking at row 27,413, at an amount that somebody had typed by hand: <code>1 250.00</code>, with a no-break space after the 1. The whole hunt took nine minutes, and I understood nothing until the last of them. That is what I like about it. Halving works while you are still stupid.</p>
<figure>
<img src="/images/posts/debugging-by-bisection/halving.svg" width="720" height="356" loading="lazy" alt="Eight bars, one below the other. The first spans all 40,960 rows. Each further bar shows only the half still under suspicion: 20,480 rows, then 10,240, 5,120, 2,560, 1,280, 640, 320. A thin vertical line marks row 27,413, which lies inside every bar.">
<figcaption>Eight of sixteen states of knowledge. Each test pays for itself with half of what is left.</figcaption>
</figure>
<h2 id="what-halving-asks-for">What halving asks for</h2>
<p>Three things, and it is worth saying them aloud before the first cut:</p>
<ul>
<li><strong>Two ends.</strong> A state that is certainly good and one that is certainly bad. Test both. I have halved for an hour between two bad ends.</li>
<li><strong>An order</strong> in which good turns bad once and stays bad. I import the first <em>n</em> rows and not some slice from the middle, because a longer prefix always contains the culprit of a shorter one.</li>
<li><strong>A test</strong> that says yes or no to the same question each time, and that a tired person or a machine can run.</li>
</ul>
<p>I also keep a list on paper, one line per test: position, verdict. It looks pedantic until the telephone rings at step nine. It is also the only way to notice that position 25,600 was good before lunch and bad after it, which means that something else has changed and the search is void.</p>
<h2 id="commits-with-a-judge-that-can-abstain">Commits, with a judge that can abstain</h2>
<p>The same file had imported in March. So there was a second order to search, the history, and for that one git has had the tool for years. The manual half of <code>git bisect</code> is well known; its <a href="https://git-scm.com/docs/git-bisect">run</a> command less so, and its exit codes less still: 0 is good, 125 means “cannot judge, skip”, and nearly everything else up to 127 is bad. That includes 127 itself, <em>command not found</em>, which is how a missing binary gets an innocent colleague blamed.</p>
<pre><code class="language-sh" data-title="judge.sh">#!/bin/sh
# Lives outside the repository: a checkout must not change the judge.
npm ci --silent || exit 125
npm run build --silent || exit 125
output=$(node dist/cli.js import ~/row.csv 2>&#x26;1) &#x26;&#x26; exit 0
case $output in
  *"Import failed"*) exit 1 ;;  # this is the bug
  *) exit 125 ;;                # broken some other way: no verdict
esac
</code></pre>
<pre><code class="language-sh">git bisect start HEAD v3.1.0
git bisect run ~/judge.sh
git bisect reset
</code></pre>
<p>Most of the script makes sure that it convicts for the right crime. The last command matters as well. Git takes your word for both ends, and when I tried this script for the article, I once began again without a reset: <code>HEAD</code> was still a commit from the middle, a good one, and git duly convicted it.</p>
<p>Six hundred commits need ten verdicts. The guilty one had replaced <code>parseFloat(text.replace(/\s/g, ""))</code> with <code>Number(text)</code>, under the message “simplify”. It was mine too. <code>\s</code> matches a no-break space; <code>Number</code> forgives spaces around a number but not within.</p>
<h2 id="everything-else-has-a-middle-too">Everything else has a middle, too</h2>
<p><strong>Configuration.</strong> It works with the defaults and fails with the customer’s thirty settings. Apply the first fifteen. Settings have no natural order, so give them one, alphabetical will do, and always take a prefix of it. Five tests later one setting is left, and more than once it was one that I would have sworn had nothing to do with the matter.</p>
<p><strong>Stylesheets.</strong> When a page has a mysterious horizontal scrollbar, I delete half of the children of <code>body</code> in the inspector and look whether it is still there; undo if not, and cut the other half. Then the same with rules. It feels like vandalism and beats reasoning about <code>overflow</code> by a wide margin.</p>
<p><strong>Dependencies.</strong> Yesterday’s lockfile is good, today’s is bad, and forty packages moved. Pin half of the moved ones to yesterday’s versions. Some will not install without each other; that is a skip, as with 125.</p>
<p><strong>Time.</strong> A report was right on Friday and wrong on Monday, with the same code and the same data. Fix the clock of the process, halve the weekend, and find that it goes wrong at two on Sunday morning. At that point nobody needs a debugger to say “daylight saving”.</p>
<h2 id="when-the-test-lies">When the test lies</h2>
<p>A flaky bug breaks all this in a nasty way. Suppose it shows up in 30 per cent of runs. Searching a thousand positions means about a dozen tests, every miss sends the search into the wrong half, and nothing ever brings it back. In a simulation of exactly this case, plain halving named the wrong position in more than 98 of 100 searches, with full confidence each time.</p>
<p>The lie is one-sided, though. A failure proves that the bug is there; only a success is doubtful, and patience cures doubt. If the bug shows with probability <math data-tex="p" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>p</mi></mrow></math>, then <math data-tex="n" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>n</mi></mrow></math> clean runs happen by mere luck with probability <math data-tex="(1 - p)^n" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mo stretchy="false">(</mo><mn>1</mn><mo>−</mo><mi>p</mi><msup><mo stretchy="false">)</mo><mi>n</mi></msup></mrow></math>. So decide how much doubt you can bear per verdict, and let it set <math data-tex="n" xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>n</mi></mrow></math>:</p>
<pre><code class="language-ts">type Test = (at: number) => Promise&#x3C;boolean>;

/** The first bad position, given one good and one bad. */
export async function bisect(good: number, bad: number, isBad: Test): Promise&#x3C;number> {
  if (await isBad(good)) throw new Error(`${good} was supposed to be good`);
  if (!(await isBad(bad))) throw new Error(`${bad} was supposed to be bad`);
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isBad(middle)) bad = middle;
    else good = middle;
  }
  return bad;
}

/** For a bug that shows in a share of runs, but never where it is absent. */
export function patient(isBad: Test, showsUp: number, doubt: number): Test {
  const runs = Math.ceil(Math.log(doubt) / Math.log(1 - showsUp));
  return async (at) => {
    for (let run = 0; run &#x3C; runs; run++) {
      if (await isBad(at)) return true;
    }
    return false;
  };
}
</code></pre>
<p>With <code>showsUp</code> at 0.3 and <code>doubt</code> at 0.001, a clean verdict takes 20 runs. In the same simulation, searches then ended in the wrong place about five times in a thousand and needed 140 runs on average. Computers do not mind. Measure <code>showsUp</code> at the bad end first, and round it down: an optimistic guess here is the same mistake as not repeating at all.</p>
<h2 id="when-there-is-no-single-culprit">When there is no single culprit</h2>
<p>Halving assumes that one thing is to blame. If two settings fail only together, a prefix search still finds something, namely the later of the two; keep that one switched on, search the prefixes of the others again, and its partner appears. If good turns bad, good and bad again along the way, you will land on <em>one</em> of the edges: a true finding, and perhaps not yours. And where each test costs a day, as in a slow leak, thinking is cheaper after all.</p>
<p>What I got out of row 27,413, in the end, was a better message: it now names the row, the column and the value. The fix made it into the release notes as <a href="/blog/a-changelog-people-read">a sentence for people</a>. Next time something breaks, before you open a single source file, write down two lines: one state where it works, one where it does not. If you cannot fill in the first, finding it is the whole of your next task.</p>$html$
);
