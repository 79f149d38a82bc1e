-- Made of posts/111-a-changelog-people-read.md by npm run seed.
insert into public.posts (id, title, slug, excerpt, category, tags, featured, published, featured_image, author_name, author_id, created_at, read_time, format, source, content)
values (
  '00000000-0000-4000-8000-000000000111',
  'A changelog people read',
  'a-changelog-people-read',
  'A list of commits tells readers what happened to the code. They came to learn what happens to them. Two versions of one release, and the short script that stands between them.',
  'General',
  array['writing', 'architecture'],
  false,
  true,
  replace('/storage/v1/object/public/media/00000000-0000-4000-8000-000000000611/1440x810', '/storage/v1/object/public/', coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/') || 'storage/v1/object/public/'),
  'Robin Sample',
  (select user_id from private.site_owner),
  now() - interval '40 days 5 hours',
  7,
  'markdown',
  $markdown$Here is a release of a small CSV importer that I look after, as the robot told it:

```md
## 2.4.0
### Features
- **parser:** require a year in dates
### Bug fixes
- **csv:** detect encoding
- **csv:** revert "detect encoding"
- **csv:** sniff windows-1252
- typo in error
### Performance
- stream rows
```

And here is the same release, told by hand:

```md
## 2.4.0

### You need to act

**Dates without a year are refused.** Until now `3/4` quietly became a day
in the current year, so December rows imported in January came out a year late.
Write `2025-04-03`, or pass `--year 2025` to keep the old reading.

### Fixed

**Names keep their accents.** Files saved by Excel on Windows came in as
`M�ller`. They now come in as `Müller`, with no option to set. Rows you
imported earlier are not repaired; `import --again` does that.

**Large files need less memory.** A file is read row by row. My 900 MB
sample used to need 2.1 GB and now stays below 80 MB.
```

Everything in the first text is accurate. It was made from well-kept commits in the [Conventional Commits](https://www.conventionalcommits.org/) style, and I had wired the generator up myself and was proud of it. Then a user wrote that her dates had stopped working. I pointed her to the line about requiring a year. “I read that,” she answered. “I thought you had required it of yourselves.”

## Who is reading, and when

A commit message speaks to somebody who has the code open: the reviewer today, me in two years. Its question is what was done to the program. A changelog speaks to somebody who has the program running and would rather leave it alone. She opens the file at one of two moments, before an upgrade or after something broke, and in both she wants the same few things, in this order:

1. Will this break what I have?
2. If so, what do I do, exactly?
3. Is the thing that annoyed me gone?
4. Is there something new that I would want?

The usual generated headings answer them backwards, with features on top. They also count the wrong unit. One change that a user feels may take three commits, one of them a mistake that the next takes back. Four other commits are felt by nobody. A generator can filter by prefix, but no prefix says “these three are one story, and the second was a detour”. That knowledge exists in one head for about an afternoon.

<figure>
<img src="/images/posts/a-changelog-people-read/commits-to-entries.svg" width="720" height="386" loading="lazy"
  alt="Twelve commits listed on the left, three changelog entries on the right. Lines join three commits to the entry about dates, three to the entry about accents and two to the entry about memory. Four commits, a dependency bump, a CI change, formatting and a readme edit, lead to no entry.">
<figcaption>Twelve commits, three things a user would notice, four that she would not.</figcaption>
</figure>

## Before, after, and what to do

I have ended up with a shape for an entry that is dull to describe and pleasant to read. The first sentence, in bold, states what is true *now*, in the words of the interface and not of the source. Then comes what was true before, so that a reader can recognise her own trouble. Last comes the action, or the plain statement that none is needed. Some pairs from my own files:

| What I had written            | What a user can use                                                                                                  |
| ----------------------------- | -------------------------------------------------------------------------------------------------------------------- |
| Fix race in session refresh   | You are no longer signed out at random when two tabs are open.                                                       |
| Improve validation of amounts | Amounts with a comma (`1,50`) are accepted. They used to be read as 150: please check what you imported since March. |
| Various bug fixes             | (Deleted. If I cannot name them, I cannot claim them.)                                                               |

The second pair is the one that costs something, because it admits damage. It is also the entry that made people trust the rest. A changelog that never contains bad news is an advertisement, and is read with the same attention.

Order matters as much as wording. Whatever needs an action goes first, even when it is the smallest change of the release and the shiny feature has to wait below. And I leave out thanks, adjectives and plans. “Blazing” has never helped anybody decide whether to upgrade on a Friday; “nothing to do” has, and a release that needs no action says so in its first line.

## A script that refuses instead of writing

The writing has to happen while the afternoon lasts, so it belongs in the same pull request as the change. Each request that a user would notice adds one small file, named after its ticket and its kind: `changes/412.act.md`, `changes/398.fixed.md`. Separate files also mean that two branches never fight over the top line of the same document. At release time this puts them together:

```ts
// node scripts/release-notes.ts 2.4.0
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const headings = { act: "You need to act", security: "Security", fixed: "Fixed", new: "New" };
const [version] = process.argv.slice(2);
if (!version) throw new Error("Which version? node scripts/release-notes.ts 2.4.0");

const files = readdirSync("changes").filter((file) => file.endsWith(".md")).sort();
const entries = files.map((file) => {
  const kind = file.split(".").at(-2) ?? "";
  const text = readFileSync(`changes/${file}`, "utf8").trim();
  if (!Object.hasOwn(headings, kind)) throw new Error(`${file}: no such kind: ${kind}`);
  if (/^\w+(\(.+\))?!?: /.test(text)) throw new Error(`${file}: this is a commit subject`);
  return { kind, text };
});

const sections = Object.entries(headings).flatMap(([kind, heading]) => {
  const texts = entries.filter((entry) => entry.kind === kind).map((entry) => entry.text);
  return texts.length > 0 ? [`### ${heading}`, ...texts] : [];
});
if (sections.length === 0) throw new Error("Nothing a user would notice");

const today = new Date().toISOString().slice(0, 10);
const release = [`## ${version} (${today})`, ...sections].join("\n\n");
writeFileSync("CHANGELOG.md", `${release}\n\n${readFileSync("CHANGELOG.md", "utf8")}`);
for (const file of files) rmSync(`changes/${file}`);
```

The interesting lines are the ones that throw. The script sorts and stitches; it composes nothing. It turns away an unknown kind, so nobody invents “misc”. It turns away a text that begins like `feat(parser):`, which is how a commit subject looks when it has been pasted in a hurry. If nothing is left to say, there is no release to announce.

The better half of the check is human. Whoever reviews the change reads the entry *first*, before the diff, and says what they expect to find in the code. When the two do not match, one of them is wrong, and I have been surprised how often it was the code.

An entry also pays its way a second time: the error message about missing years carries a link to that paragraph, so the reader meets it when she needs it and not when I happened to publish it.

I keep Conventional Commits, by the way. They help whoever reads `git log` or hunts a regression [by halving](/blog/debugging-by-bisection), and a breaking-change mark is a fine machine-readable hint for the version number. They are notes of the workshop, and the changelog is the label on the jar. [Keep a Changelog](https://keepachangelog.com/) makes the same distinction and proposes other headings; mine differ because “Changed” never told me whether to worry.

## Where this stops working

It needs somebody who knows the users. On a library with four hundred contributors, asking each for a graceful paragraph will yield four hundred paragraphs and little grace; there, an editor at release time does more than any template. It needs honesty about “would a user notice”, which people under pressure answer with no. And it does not replace a migration guide: when the action takes more than three sentences, the entry should link to a page.

It also costs time. For this importer I spend about ten minutes on an entry, and perhaps six of them go into finding out what was true before. Those six minutes have twice made me take a change back. Writing “you now have to…” to a particular person is a good moment to notice that she should not have to.

So here is the exercise. Open the notes of your last release, pick the first line, and write it again with “you” as its first word. If the sentence will not come, find out whether the line belongs there at all.$markdown$,
  $html$<p>Here is a release of a small CSV importer that I look after, as the robot told it:</p>
<pre><code class="language-md">## 2.4.0
### Features
- **parser:** require a year in dates
### Bug fixes
- **csv:** detect encoding
- **csv:** revert "detect encoding"
- **csv:** sniff windows-1252
- typo in error
### Performance
- stream rows
</code></pre>
<p>And here is the same release, told by hand:</p>
<pre><code class="language-md">## 2.4.0

### You need to act

**Dates without a year are refused.** Until now `3/4` quietly became a day
in the current year, so December rows imported in January came out a year late.
Write `2025-04-03`, or pass `--year 2025` to keep the old reading.

### Fixed

**Names keep their accents.** Files saved by Excel on Windows came in as
`M�ller`. They now come in as `Müller`, with no option to set. Rows you
imported earlier are not repaired; `import --again` does that.

**Large files need less memory.** A file is read row by row. My 900 MB
sample used to need 2.1 GB and now stays below 80 MB.
</code></pre>
<p>Everything in the first text is accurate. It was made from well-kept commits in the <a href="https://www.conventionalcommits.org/">Conventional Commits</a> style, and I had wired the generator up myself and was proud of it. Then a user wrote that her dates had stopped working. I pointed her to the line about requiring a year. “I read that,” she answered. “I thought you had required it of yourselves.”</p>
<h2 id="who-is-reading-and-when">Who is reading, and when</h2>
<p>A commit message speaks to somebody who has the code open: the reviewer today, me in two years. Its question is what was done to the program. A changelog speaks to somebody who has the program running and would rather leave it alone. She opens the file at one of two moments, before an upgrade or after something broke, and in both she wants the same few things, in this order:</p>
<ol>
<li>Will this break what I have?</li>
<li>If so, what do I do, exactly?</li>
<li>Is the thing that annoyed me gone?</li>
<li>Is there something new that I would want?</li>
</ol>
<p>The usual generated headings answer them backwards, with features on top. They also count the wrong unit. One change that a user feels may take three commits, one of them a mistake that the next takes back. Four other commits are felt by nobody. A generator can filter by prefix, but no prefix says “these three are one story, and the second was a detour”. That knowledge exists in one head for about an afternoon.</p>
<figure>
<img src="/images/posts/a-changelog-people-read/commits-to-entries.svg" width="720" height="386" loading="lazy" alt="Twelve commits listed on the left, three changelog entries on the right. Lines join three commits to the entry about dates, three to the entry about accents and two to the entry about memory. Four commits, a dependency bump, a CI change, formatting and a readme edit, lead to no entry.">
<figcaption>Twelve commits, three things a user would notice, four that she would not.</figcaption>
</figure>
<h2 id="before-after-and-what-to-do">Before, after, and what to do</h2>
<p>I have ended up with a shape for an entry that is dull to describe and pleasant to read. The first sentence, in bold, states what is true <em>now</em>, in the words of the interface and not of the source. Then comes what was true before, so that a reader can recognise her own trouble. Last comes the action, or the plain statement that none is needed. Some pairs from my own files:</p>
<table>
<thead>
<tr>
<th>What I had written</th>
<th>What a user can use</th>
</tr>
</thead>
<tbody>
<tr>
<td>Fix race in session refresh</td>
<td>You are no longer signed out at random when two tabs are open.</td>
</tr>
<tr>
<td>Improve validation of amounts</td>
<td>Amounts with a comma (<code>1,50</code>) are accepted. They used to be read as 150: please check what you imported since March.</td>
</tr>
<tr>
<td>Various bug fixes</td>
<td>(Deleted. If I cannot name them, I cannot claim them.)</td>
</tr>
</tbody>
</table>
<p>The second pair is the one that costs something, because it admits damage. It is also the entry that made people trust the rest. A changelog that never contains bad news is an advertisement, and is read with the same attention.</p>
<p>Order matters as much as wording. Whatever needs an action goes first, even when it is the smallest change of the release and the shiny feature has to wait below. And I leave out thanks, adjectives and plans. “Blazing” has never helped anybody decide whether to upgrade on a Friday; “nothing to do” has, and a release that needs no action says so in its first line.</p>
<h2 id="a-script-that-refuses-instead-of-writing">A script that refuses instead of writing</h2>
<p>The writing has to happen while the afternoon lasts, so it belongs in the same pull request as the change. Each request that a user would notice adds one small file, named after its ticket and its kind: <code>changes/412.act.md</code>, <code>changes/398.fixed.md</code>. Separate files also mean that two branches never fight over the top line of the same document. At release time this puts them together:</p>
<pre><code class="language-ts">// node scripts/release-notes.ts 2.4.0
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

const headings = { act: "You need to act", security: "Security", fixed: "Fixed", new: "New" };
const [version] = process.argv.slice(2);
if (!version) throw new Error("Which version? node scripts/release-notes.ts 2.4.0");

const files = readdirSync("changes").filter((file) => file.endsWith(".md")).sort();
const entries = files.map((file) => {
  const kind = file.split(".").at(-2) ?? "";
  const text = readFileSync(`changes/${file}`, "utf8").trim();
  if (!Object.hasOwn(headings, kind)) throw new Error(`${file}: no such kind: ${kind}`);
  if (/^\w+(\(.+\))?!?: /.test(text)) throw new Error(`${file}: this is a commit subject`);
  return { kind, text };
});

const sections = Object.entries(headings).flatMap(([kind, heading]) => {
  const texts = entries.filter((entry) => entry.kind === kind).map((entry) => entry.text);
  return texts.length > 0 ? [`### ${heading}`, ...texts] : [];
});
if (sections.length === 0) throw new Error("Nothing a user would notice");

const today = new Date().toISOString().slice(0, 10);
const release = [`## ${version} (${today})`, ...sections].join("\n\n");
writeFileSync("CHANGELOG.md", `${release}\n\n${readFileSync("CHANGELOG.md", "utf8")}`);
for (const file of files) rmSync(`changes/${file}`);
</code></pre>
<p>The interesting lines are the ones that throw. The script sorts and stitches; it composes nothing. It turns away an unknown kind, so nobody invents “misc”. It turns away a text that begins like <code>feat(parser):</code>, which is how a commit subject looks when it has been pasted in a hurry. If nothing is left to say, there is no release to announce.</p>
<p>The better half of the check is human. Whoever reviews the change reads the entry <em>first</em>, before the diff, and says what they expect to find in the code. When the two do not match, one of them is wrong, and I have been surprised how often it was the code.</p>
<p>An entry also pays its way a second time: the error message about missing years carries a link to that paragraph, so the reader meets it when she needs it and not when I happened to publish it.</p>
<p>I keep Conventional Commits, by the way. They help whoever reads <code>git log</code> or hunts a regression <a href="/blog/debugging-by-bisection">by halving</a>, and a breaking-change mark is a fine machine-readable hint for the version number. They are notes of the workshop, and the changelog is the label on the jar. <a href="https://keepachangelog.com/">Keep a Changelog</a> makes the same distinction and proposes other headings; mine differ because “Changed” never told me whether to worry.</p>
<h2 id="where-this-stops-working">Where this stops working</h2>
<p>It needs somebody who knows the users. On a library with four hundred contributors, asking each for a graceful paragraph will yield four hundred paragraphs and little grace; there, an editor at release time does more than any template. It needs honesty about “would a user notice”, which people under pressure answer with no. And it does not replace a migration guide: when the action takes more than three sentences, the entry should link to a page.</p>
<p>It also costs time. For this importer I spend about ten minutes on an entry, and perhaps six of them go into finding out what was true before. Those six minutes have twice made me take a change back. Writing “you now have to…” to a particular person is a good moment to notice that she should not have to.</p>
<p>So here is the exercise. Open the notes of your last release, pick the first line, and write it again with “you” as its first word. If the sentence will not come, find out whether the line belongs there at all.</p>$html$
);
