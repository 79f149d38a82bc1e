import { expect, test } from "vitest";
import { bring } from "./bring.ts";
import { tryCases } from "./try-cases.ts";
import { attachment, cdata, comment, meta, wordpress } from "./given.ts";

const old = "https://old.example.com";
/** What Ultimate Member stores about who sees an article. */
const ofUltimateMember = (accessible: number) =>
  `a:8:{s:26:"_um_custom_access_settings";s:1:"1";s:14:"_um_accessible";s:1:"${accessible}";s:19:"_um_noaccess_action";s:1:"0";}`;

tryCases("WordPress: ", "wordpress", [
  {
    says: "a DOCTYPE in a text is text",
    input: wordpress("Begin with:\n\n<pre><!DOCTYPE html></pre>"),
    becomes: "Begin with:\n\n```\n<!DOCTYPE html>\n```",
  },
  {
    says: "XML that a browser or an editor has indented is read as the original",
    input: wordpress({
      title: `\n${cdata(" The title ")}\n`,
      "content:encoded": `\n${cdata(" <p>The text.</p> ")}\n`,
      "wp:post_name": `\n${cdata(" the-name ")}\n`,
      "wp:post_type": `\n${cdata(" post ")}\n`,
      "wp:status": `\n${cdata(" publish ")}\n`,
      more: meta("_wp_old_slug", `\n${cdata(" former ")}\n`).replace("_wp_old_slug", " $& "),
    }),
    becomes: "The text.",
    reports: ["“The title” → /blog/the-name, published", "/former"],
  },
  {
    says: "text beside blocks becomes paragraphs, as the classic editor shows it",
    input: wordpress(
      `Intro <b>bold</b>\n<h2>One</h2>\nSee <a href="https://a.example">the link</a> and <em>more</em>.\n<ul>\n<li>x</li>\n</ul>\nLast <code>line</code> here.\n<h3>Two</h3>\n<h3>Three</h3>`,
    ),
    becomes:
      "Intro **bold**\n\n## One\n\nSee [the link](https://a.example) and *more*.\n\n- x\n\nLast `line` here.\n\n### Two\n\n### Three",
  },
  {
    says: "lines that end in <br> stay lines in code and verse",
    input: wordpress(
      `<!-- wp:code -->\n<pre class="wp-block-code"><code>first<br>second<br/>third</code></pre>\n<!-- /wp:code -->\n\n<!-- wp:verse -->\n<pre class="wp-block-verse">A <a href="https://a.example">linked</a> verse<br>  Second line</pre>\n<!-- /wp:verse -->`,
    ),
    becomes:
      "```\nfirst\nsecond\nthird\n```\n\nA [linked](https://a.example) verse\\\n\u00A0\u00A0Second line",
  },
  {
    says: "the picture behind a thumbnail is imported",
    input: wordpress(
      `<a href="${old}/shot.png"><img src="${old}/shot-300x200.png" alt="A shot" /></a>\n\n<a href="${old}/two.png"><span><img src="${old}/two-3x2.png" alt="Two"></span></a>`,
    ),
    becomes: "![A shot](/media/shot)\n\n![Two](/media/two)",
  },
  {
    says: "the single paragraph of a caption becomes its text, as in Squarespace's export",
    input: wordpress(
      `<figure><div><img src="${old}/a.png" alt="A"></div><figcaption><div><p>Words</p></div></figcaption></figure>`,
    ),
    becomes: '![A](/media/a "Words")',
  },
  {
    says: "markup around the single paragraph of a caption is kept",
    input: wordpress(
      `<figure><img src="${old}/a.png" alt="A"><figcaption><a href="https://x.example/"><p>Words</p></a></figcaption></figure>`,
    ),
    becomes: ["https://x.example/", "Words"],
  },
  {
    says: "a link to the page of a library file is treated as the file",
    input: wordpress(
      `<a href="${old}/trip/sea/"><img src="${old}/51-300x200.png" alt="A"></a> <a href="/?attachment_id=51"><img src="${old}/51.png" alt="B"></a> <a href="${old}/?p=2">c</a>`,
      { ...attachment(51), link: `${old}/trip/sea/` },
    ),
    becomes: `![A](/media/51) ![B](/media/51) [c](${old}/?p=2)`,
  },
  {
    says: "code between plugins' shortcodes stays unchanged",
    input: wordpress(
      `[cc lang="php"]\n<?php\nif ($a < 5) {\n    echo "<b>hi</b> $a";\n\n    <<<EOT\n}\n?>\n[/cc]\n\n[php]\necho *1*;\n[/php]`,
    ),
    becomes:
      '```php\n<?php\nif ($a < 5) {\n    echo "<b>hi</b> $a";\n\n    <<<EOT\n}\n?>\n```\n\n```php\necho *1*;\n```',
    silent: /LOST/,
  },
  {
    says: "code whose lines are paragraphs stays code, and a line break at the end of bold text is dropped",
    input: wordpress(
      "<p>[ccnLe_php]</p>\n<p>if ($a-&gt;b) {<br />\n  c();</p>\n<p>}</p>\n<p>[/ccnLe_php]</p>\n<p><strong>One<br />\n</strong></p>",
    ),
    becomes: "```php\nif ($a->b) {\n  c();\n\n}\n```\n\n**One**",
  },
  {
    says: "a shortcode with a programming language is code, whatever its name, and a class may be a language",
    input: wordpress(
      '[hljs language="go"]\na()\n\n  b()\n[/hljs]\n\n[fusion_syntax_highlighter language="php"]JGEgPSAxOw==[/fusion_syntax_highlighter]\n\n<pre><code class="ruby">x</code></pre>\n\n[translated lang="de"]Wort[/translated]',
    ),
    becomes:
      '```go\na()\n\n  b()\n```\n\n```php\n$a = 1;\n```\n\n```ruby\nx\n```\n\n\\[translated lang="de"]Wort\\[/translated]',
  },
  {
    says: "code in a highlighter's pre is not read as HTML",
    input: wordpress(`<pre lang="xml" line="1"><a href="x">\n\n<b>bold</b></pre>`),
    becomes: '```xml\n<a href="x">\n\n<b>bold</b>\n```',
  },
  {
    says: "code in a highlighter's pre may have any tags, unless they were inserted",
    input: wordpress(
      `<pre lang="html"><style>.a {}</style>\n<div class="a"><iframe></iframe></div></pre>`,
      `<pre lang="html" line="1"><div class="a">\n  <span>b</span>\n</div></pre>`,
      `<pre lang="php"><?php echo "<br>"; ?>\n<input name="a"><br></pre>`,
      `<pre lang="html"><span class="sc">&lt;b&gt;</span>c</pre>`,
      `<pre lang="java">a();<br>b();</pre>`,
      `<pre lang="js">write("<div>" + x + "</div>");</pre>`,
      `<pre class="brush: c">if (x<p) y;</pre>`,
      `<pre lang="bash">rm <b>-rf</b> x</pre>`,
    ),
    becomes: [
      '```html\n<style>.a {}</style>\n<div class="a"><iframe></iframe></div>\n```',
      '```html\n<div class="a">\n  <span>b</span>\n</div>\n```',
      '```php\n<?php echo "<br>"; ?>\n<input name="a"><br>\n```',
      "```html\n<b>c\n```",
      "```java\na();\nb();\n```",
      '```js\nwrite("<div>" + x + "</div>");\n```',
      "```c\nif (x<p) y;\n```",
      "```bash\nrm -rf x\n```",
    ],
    silent: /LOST/,
  },
  {
    says: "a frame that shows a page of the old site becomes a link to it",
    input: wordpress('<iframe src="/demo/a.html"></iframe>\n\n<iframe src="about:blank"></iframe>'),
    becomes: `[/demo/a.html](${old}/demo/a.html)`,
    reports: [/LOST: a <iframe> is left out/],
  },
  {
    says: "formulas from every plugin become maths",
    input: wordpress(
      String.raw`So $latex \sum_i i&bg=ffffff&s=2$ and \(a^2\), [latex]b_1[/latex], [katex]c_1[/katex].`,
    ),
    becomes: String.raw`So $\sum_i i$ and $a^2$, $b_1$, $c_1$.`,
    silent: /LOST/,
  },
  {
    says: "formulas in blocks and on their own lines, and inline code, are converted",
    input: wordpress(
      String.raw`<!-- wp:katex/display-block --><div class="katex-eq" data-katex-display="true">a_1 &lt; b \\ c</div><!-- /wp:katex/display-block --><p>[katex display=true]d_1[/katex]</p><p>Say <span class="lang:php decode:true crayon-inline">$a_b_c</span></p>`,
    ),
    becomes: "$$a_1 < b \\\\ c$$\n\n$$d_1$$\n\nSay `$a_b_c`",
  },
  {
    says: "the language of a code block is read from its comment, whatever else is there",
    input: wordpress(
      String.raw`<!-- wp:kevinbatdorf/code-block-pro {"code":"if (a) { b }","style":{"x":1},"language":"ts"} --><div class="wp-block-kevinbatdorf-code-block-pro" style="x"><span role="button" class="code-block-pro-copy-button"></span><pre class="shiki"><code><span class="line">if (a) { b }</span></code></pre></div><!-- /wp:kevinbatdorf/code-block-pro -->`,
    ),
    becomes: "```ts\nif (a) { b }\n```",
  },
  {
    says: "quotes within a shortcode's value do not end it",
    input: wordpress(
      `[caption width="300" caption="The &quot;old&quot; way"]<img src="${old}/1.png" alt="x">[/caption]\n\n[video src=&quot;${old}/a.mp4&quot;]`,
    ),
    becomes: ['"The \\"old\\" way")', `<${old}/a.mp4>`],
  },
  {
    says: "the old site is the same with and without www",
    input: wordpress({
      link: "http://www.old.example.com/post-1/",
      "content:encoded": cdata(
        '<a href="http://www.old.example.com/post-1/#c">one</a> <a href="https://www.old.example.com/gone/">gone</a>',
      ),
    }),
    becomes: ["[one](/blog/post-1#c)"],
    reports: ["https://www.old.example.com/gone/ still leads to the old site"],
  },
  {
    says: "links with an article's number or with parameters lead to it",
    input: wordpress(
      '<a href="https://old.example.com/?p=2#c">two</a> <a href="/post-2/?utm_source=x#c">two</a> <a href="/?p=2&amp;preview=true">two</a> <a href="https://old.example.com/?p=9">nine</a> <a href="https://b.example/?p=2">b</a>',
      "Two",
    ),
    becomes: [
      "[two](/blog/post-2#c) [two](/blog/post-2#c) [two](/blog/post-2) [nine](https://old.example.com/?p=9) [b](https://b.example/?p=2)",
    ],
  },
  {
    says: "emoji that are pictures for old browsers become text",
    input: wordpress(
      'Well <img class="emoji" src="https://s.w.org/images/core/emoji/13.0.0/svg/1f600.svg" alt="😀"> done',
    ),
    becomes: "Well 😀 done",
    silent: /pictures/,
  },
  {
    says: "links and pictures in the attributes of blocks without HTML are shown",
    input: wordpress(
      `<!-- wp:social-links --><ul><!-- wp:social-link {"url":"https://a.example/@me","service":"mastodon"} /--><!-- wp:social-link {"url":"mailto:me@a.example","service":"mail","label":"Write"} /--><!-- wp:social-link {"url":"#","service":"x"} /--></ul><!-- /wp:social-links --><!-- wp:kadence/singlebtn {"text":"Read it","link":"https://b.example/?a\\u0026b"} /--><!-- wp:kadence/gallery {"imagesDynamic":[{"url":"${old}/a.png","alt":"A","caption":"Cap"}]} /-->`,
    ),
    becomes:
      '- [Mastodon](https://a.example/@me)\n- [Write](mailto:me@a.example)\n\n[Read it](https://b.example/?a\\&b)\n\n![A](/media/a "Cap")',
    reports: ["LOST: the block “social-link” is left out"],
    silent: /kadence/,
  },
  {
    says: "shared blocks may contain others",
    input: wordpress(
      '<!-- wp:block {"ref":2} /-->\n\n<!-- wp:block {"ref":3,"content":{"x":{"content":"own"}}} /-->',
      {
        "wp:post_type": "wp_block",
        "content:encoded": cdata(
          '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:block {"ref":3} /-->',
        ),
      },
      {
        "wp:post_type": "wp_block",
        "content:encoded": cdata("<!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->"),
      },
    ),
    becomes: "One\n\nTwo\n\nTwo",
    reports: ["LOST: text of its own in a shared block is left out"],
  },
  {
    says: "plugins' players, tabs and notes are converted, and a closing shortcode is not part of a URL",
    input: wordpress(
      '[embedyt]https://youtu.be/abc[/embedyt]\n\n[su_tabs][su_tab title="One"]first[/su_tab][/su_tabs]\n\n[su_note note_color="#fff"]Mind[/su_note]\n\n[su_quote]Said[/su_quote]\n\n[x]https://a.example/b[/x]',
    ),
    becomes:
      "<https://youtu.be/abc>\n\n<details><summary>One</summary>first</details>\n\nMind\n\n> Said\n\n\\[x]<https://a.example/b>\\[/x]",
    reports: ["[x] stays as it is written"],
  },
  {
    says: "the titles of players and tabs are kept, or reported",
    input: wordpress(
      '[iframe src="https://b.example/?a=1&b=2" title="A talk"]\n\n[gist id="1" file="a.rb"]\n\n[toggle heading="More"]x[/toggle]\n\n[tabs tab1="One"][tab id=1]y[/tab][/tabs]',
    ),
    becomes:
      "[A talk](https://b.example/?a=1\\&b=2)\n\n<https://gist.github.com/1?file=a.rb>\n\n<details><summary>More</summary>x</details>\n\n<details><summary>Details</summary>y</details>",
    reports: ["LOST: tab1 “One” of [tabs] is left out"],
    silent: /A talk|“More”|src|a\.rb/,
  },
  {
    says: "a switch and the name of the player are no titles",
    input: wordpress(
      '[vimeo 123 title="0" byline="0"]\n\n[youtube id="dQw4w9WgXcQ" title="YouTube video player" caption="A talk"]',
    ),
    becomes: "<https://vimeo.com/123>\n\n[A talk](https://www.youtube.com/watch?v=dQw4w9WgXcQ)",
    silent: /LOST/,
  },
  {
    says: "names of common shortcodes with the prefix of a theme are read, and buttons are apart",
    input: wordpress(
      `[wm_message title="Wait"]Mind[/wm_message]\n\n[wm_divider appearance="line" /]\n\n[x_accordion][x_item title="Why?"]So[/x_item][/x_accordion]\n\n[x_call_to_action caption="Like it?" button_text="Get it" button_url="https://c.example"]Now[/x_call_to_action]\n\n[twocol_one]L[/twocol_one][twocol_one_last]R[/twocol_one_last]\n\n[x_button url="https://a.example"]Go[/x_button][x_button url="https://b.example"]Come[/x_button][ref]Seen[/ref]\n\n[image_box image="${old}/a.png" title="Pic"]In a box[/image_box]\n\nSo[foot_note]Noted[/foot_note].\n\nA [ts_tooltip text="by hand"]word[/ts_tooltip], [my_list] and [read_note].`,
    ),
    becomes: [
      /^\*\*Wait\*\*\n\nMind\n\n(?:---|\*\*\*)\n\n<details><summary>Why\?<\/summary>So<\/details>\n\n### Like it\?\n\nNow\n\n\[Get it\]\(https:\/\/c\.example\)\n\nL\n\nR/,
      "[Go](https://a.example) [Come](https://b.example)[^1]",
      "### Pic\n\n![](/media/a)\n\nIn a box\n\nSo[^2].",
      "[^2]: Noted",
      /A <abbr title="by hand">word<\/abbr>, \\?\[my_list\\?\] and \\?\[read_note\\?\]\./,
    ],
    silent: /(?:wm|x|ts|image|foot)_|twocol/,
  },
  {
    says: "tables of TablePress are where articles show them, and sentences to post are quotes",
    input: wordpress(
      '[table id=3 /]\n\n[bctt tweet="A fine sentence" username="ann"]\n\n[Tweet "Another one"]\n\n[clickToTweet tweet="Long words" quote="Short"]\n\n[tweet https://twitter.com/x/status/1]\n\n[addtoany]\n\n[table id=4 /]',
      {
        "wp:post_type": "tablepress_table",
        "content:encoded": cdata('[["a","b"],["1","x\\ny"],["2","#colspan#"]]'),
        more: meta("_tablepress_export_table_id", "2,3") + meta("_tablepress_table_options", "{}"),
      },
    ),
    becomes: [
      /^(?:\| a +\| b +\|[^]*\| 1 +\| x<br>y \|\n\| 2 +\| +\|)\n\n> A fine sentence\n\n> Another one\n\n> Short\n\n<https:\/\/twitter\.com\/x\/status\/1>\n\n\\\[table id=4 \/\]$/,
    ],
    reports: ["LOST: [addtoany] is left out", "LOST: [table] stays as it is written"],
    silent: /tablepress|bctt/,
  },
  {
    says: "shortcodes for space and lines are not words, unless they are in a sentence",
    input: wordpress(
      'One [one_half_last]b[/one_half_last][clear]\n\n[divider style="1"]\n\nPress [clear] or [line].\n\n[su_spacer size="9"]',
    ),
    becomes: [/b\n\n(?:---|\*\*\*)\n\nPress \\?\[clear\\?\] or \\?\[line\\?\]\.$/],
    silent: /stays as/,
  },
  {
    says: "words in brackets that begin like shortcodes for space and lines stay",
    input: wordpress(
      "[Gap in the recording]\n\n[Clear skies]\n\n[line 5]\n\nUse <strong>[clear]</strong> or <em>[line]</em> here.\n\n<ul><li>[hr]</li></ul>",
    ),
    becomes: [
      /^\\?\[Gap in the recording\\?\]\n\n\\?\[Clear skies\\?\]\n\n\\?\[line 5\\?\]\n\n/,
      /Use \*\*\\?\[clear\\?\]\*\* or \*\\?\[line\\?\]\* here\.\n\n[-*] +\\?\[hr\\?\]$/,
    ],
  },
  {
    says: "what a shortcode for a line contains is converted, and its words are reported",
    input: wordpress('[divider text="Part two"]\n\n[divider][youtube id="abc"][/divider]'),
    becomes: [/^(?:---|\*\*\*)\n\n(?:---|\*\*\*)\n\n<https:\/\/www\.youtube\.com\/watch\?v=abc>$/],
    reports: ["LOST: text “Part two” of [divider] is left out"],
  },
  {
    says: "code of Pastacode is in an option, or at GitHub",
    input: wordpress(
      '[pastacode lang="php" message="T" provider="manual" manual="%3C%3Fphp%20a%20%26%26%20b%3B"/]\n\n[pastacode provider="gist" path_id="abc1"/]',
    ),
    becomes: '```php title="T"\n<?php a && b;\n```\n\n<https://gist.github.com/abc1>',
  },
  {
    says: "smiley names become emoji, except in code",
    input: wordpress(
      `Ha :lol: and <b>:?:</b> at 10:30:45, a:cool:b, :nobody: <code>:lol:</code><a href="/x :lol:">:-)</a>`,
    ),
    becomes: [/^Ha 😆 and \*\*❓\*\* at 10:30:45, a:cool:b, :nobody: `:lol:`\[:-\)\]/],
  },
  {
    says: "empty headings are dropped",
    input: wordpress("<h2>&nbsp;</h2><h3><strong></strong></h3>\n\nWords"),
    becomes: "Words",
  },
  {
    says: "captions as rendered by WordPress stay captions",
    input: wordpress(
      `<div class="wp-caption"><img src="${old}/1.png" alt="a"><p class="wp-caption-text">One</p></div><figure class="wp-caption"><img src="${old}/2.png" alt="b"><p class="wp-caption-text">Two</p></figure><dl class="gallery-item"><dt><img src="${old}/3.png" alt="c"></dt><dd class="wp-caption-text">Three</dd></dl>`,
    ),
    becomes: '![a](/media/1 "One")\n\n![b](/media/2 "Two")\n\n![c](/media/3)\n\nThree',
  },
  {
    says: "links in preformatted text are reported",
    input: wordpress(
      '<pre class="wp-block-preformatted">See <a href="https://a.example/x">here</a> or <a href="https://b.example">https://b.example</a></pre>',
    ),
    becomes: "```\nSee here or https://b.example\n```",
    reports: [/LOST: a link to https:\/\/a\.example\/x within code is left out/],
    silent: /b\.example/,
  },
  {
    says: "MathML formulas with TeX, in a block or from KaTeX, are imported once",
    input: wordpress(
      String.raw`<!-- wp:math --><div class="wp-block-math"><math display="block"><semantics><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow><annotation encoding="application/x-tex">a &lt; b</annotation></semantics></math></div><!-- /wp:math -->
<!-- wp:paragraph --><p>So <span class="katex"><span class="katex-mathml"><math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">\begin{align}x^2\end{align}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">x2</span></span></span> it is.</p><!-- /wp:paragraph -->`,
    ),
    becomes: "$$a < b$$\n\nSo $\\begin{align}x^2\\end{align}$ it is.",
    silent: /LOST/,
  },
  {
    says: "the block editor's footnotes are imported",
    input: wordpress({
      "content:encoded": cdata(
        '<!-- wp:paragraph --><p>Words<sup data-fn="n1" class="fn"><a href="#n1" id="n1-link">1</a></sup></p><!-- /wp:paragraph -->\n<!-- wp:footnotes /-->',
      ),
      more: meta("footnotes", cdata('[{"content":"A <em>note</em>","id":"n1"}]')),
    }),
    becomes: "Words[^1]\n\n[^1]: A *note*",
    silent: /LOST/,
  },
  {
    says: "galleries, players and embeds are shown, linked or reported",
    input: wordpress(
      `[gallery]\n\n[gallery ids="51"]\n\n[audio ${old}/a.mp3]\n\n[gist https://gist.github.com/x/1]\n\n[tweet 1]\n\n[embed]https://v.example/?a=1&amp;b=2[/embed]`,
      attachment(51, "1", meta("_wp_attachment_image_alt", "Alt one")),
      attachment(52, "1"),
    ),
    becomes: [
      /^!\[Alt one]\(.*?\)\s+!\[]\(.*?\)\s+!\[Alt one]/,
      `<${old}/a.mp3>`,
      "<https://gist.github.com/x/1>",
      "<https://v.example/?a=1&b=2>",
    ],
    reports: [/LOST: \[tweet\]/],
  },
  {
    says: "galleries of another article, without some pictures or in another order, and playlists are shown",
    input: wordpress(
      '[gallery exclude="53" id=""]\n\n[gallery id="2"]\n\n[playlist]',
      "x",
      { ...attachment(51, "1"), "wp:menu_order": "2" },
      { ...attachment(52, "1"), "wp:menu_order": "1" },
      attachment(53, "1"),
      attachment(54, "2"),
      { ...attachment(55, "1"), "wp:attachment_url": `${old}/55.mp3` },
    ),
    becomes: [
      new RegExp(
        String.raw`^${["52", "51", "54"].map((id) => String.raw`!\[\]\(/media/${id}\)\n\n`).join("")}<${old}/55\.mp3>\n`,
      ),
    ],
    silent: /LOST/,
  },
  {
    says: "a slideshow of WordPress.com shows its pictures, and one with a number is a plugin's own",
    input: wordpress(
      "[slideshow]",
      'x [slideshow id="1"]',
      '[slideshow]<img src="https://a.example/b.png"> words[/slideshow]',
      attachment(51, "1"),
    ),
    becomes:
      '![](/media/51)\n\n=====\n\nx \\[slideshow id="1"]\n\n=====\n\n\\[slideshow]![](/media/b) words\\[/slideshow]',
    reports: ["LOST: [slideshow] stays as it is written"],
  },
  {
    says: "a gallery of which all pictures are excluded lacks none",
    input: wordpress('One\n\n[gallery ids="" exclude="53"]', attachment(53, "1")),
    becomes: "One",
    silent: /LOST/,
  },
  {
    says: "Jetpack's players become links, and notes keep their text",
    input: wordpress(
      '[slideshare id=1234&doc=abc]\n\n[scribd id=123 key=key-a]\n\n[ted id=210]\n\n[archiveorg Wonder]\n\n[polldaddy poll=12]\n\n[alert type="warning"]Care<em>ful</em>[/alert]',
    ),
    becomes:
      "<https://www.slideshare.net/slideshow/embed_code/1234>\n\n<https://www.scribd.com/doc/123>\n\n<https://www.ted.com/talks/210>\n\n<https://archive.org/details/Wonder>\n\n<https://poll.fm/12>\n\nCare*ful*",
    silent: /LOST/,
  },
  {
    says: "what scripts of other sites show becomes a link",
    input: wordpress(
      '<div class="fb-post" data-href="https://www.facebook.com/sam/posts/1"></div>\n\n<script class="speakerdeck-embed" data-id="4f0c" src="//speakerdeck.com/assets/embed.js"></script>',
    ),
    becomes: "<https://www.facebook.com/sam/posts/1>\n\n<https://speakerdeck.com/player/4f0c>",
  },
  {
    says: "pictures with data for a script stay, and buttons are left out",
    input: wordpress(
      '<img src="https://old.example.com/1.png" data-url="https://old.example.com/1.png" data-link="https://old.example.com/a/">\n\nWords<div class="fb-like" data-href="https://old.example.com/a/"></div>',
    ),
    becomes: "![](/media/1)\n\nWords",
  },
  {
    says: "background pictures of blocks are shown, players have controls, and empty lists are dropped",
    input: wordpress(
      `<!-- wp:cover {"url":"https://old.example.com/1.png"} --><div class="wp-block-cover" style="background-image:url(https://old.example.com/1.png)"><p>Over it.</p></div><!-- /wp:cover -->
<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"https://old.example.com/2.png","id":2}}}} --><div class="wp-block-group"><p>Before it.</p></div><!-- /wp:group -->
<!-- wp:cover --><div><video autoplay muted loop src="https://old.example.com/a.mp4"></video></div><!-- /wp:cover -->
<ul><!-- wp:list-item --><li><a class="button">One</a></li>\n<!-- /wp:list-item -->\n<!-- wp:list-item -->\n<li>Two</li>\n</ul>
<blockquote><p>Words.</p><cite><br>Robin<br></cite></blockquote>
<!-- wp:social-links --><ul class="wp-block-social-links"><!-- wp:social-link {"url":"#"} /--></ul><!-- /wp:social-links -->`,
    ),
    becomes:
      '![](/media/1)\n\nOver it.\n\n![](/media/2)\n\nBefore it.\n\n<video src="https://old.example.com/a.mp4" controls>\n</video>\n\n- One\n- Two\n\n> Words.\n>\n> <cite>Robin</cite>',
  },
  {
    says: "headings that are buttons stay headings",
    input: wordpress(
      '<!-- wp:accordion --><div class="wp-block-accordion"><h3 class="wp-block-accordion-heading"><button type="button"><span>Why?</span><span aria-hidden="true">+</span></button></h3><div role="region"><p>So.</p></div></div><!-- /wp:accordion -->',
    ),
    becomes: "### Why?\n\nSo.",
    silent: /LOST/,
  },
  {
    says: "embeds from both editors become links in paragraphs of their own",
    input: wordpress(
      '<!-- wp:embed {"url":"https://youtu.be/dQw4w9WgXcQ"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div></figure><!-- /wp:embed --><!-- wp:shortcode -->[vimeo 76979871]<!-- /wp:shortcode --><!-- wp:html --><iframe src="https://codepen.io/robin/embed/abcdef?x=1" title="A pen of mine"></iframe><!-- /wp:html --><!-- wp:shortcode -->[codepen_embed slug_hash="ghi" user="robin"]A pen[/codepen_embed]<!-- /wp:shortcode -->\n\n[CodePen height=450 show=results href=jkl user=robin]',
    ),
    becomes:
      "<https://youtu.be/dQw4w9WgXcQ>\n\n<https://vimeo.com/76979871>\n\n[A pen of mine](https://codepen.io/robin/pen/abcdef)\n\n<https://codepen.io/robin/pen/ghi>\n\n<https://codepen.io/robin/pen/jkl>",
  },
  {
    says: "a tag over several lines is read as one, and a line break is not doubled",
    input: wordpress(
      'See <a\n  href="https://a.example"\n  title="T">this</a>:<br />\n<img\n  src="https://a.example/a.png"\n  alt="A" /><br>\n<br>\nend',
    ),
    becomes: 'See [this](https://a.example "T"):\\\n![A](/media/a)\n\nend',
  },
  {
    says: "page builders' elements are converted with the content of their attributes",
    input: wordpress(
      '[vc_row][vc_column width="1/2"][vc_custom_heading text="Head"][vc_single_image image="51"][vc_column_text]Some <em>words</em>[/vc_column_text][vc_btn title="Go" link="url:https%3A%2F%2Fa.example%2Fb|target:_blank"][vc_separator][/vc_column][/vc_row][et_pb_section][et_pb_image src="https://a.example/d.png" alt="D"][/et_pb_image][et_pb_toggle title="Q"]A[/et_pb_toggle][et_pb_video src="https://vimeo.com/1"][/et_pb_video][/et_pb_section][fusion_builder_row][fusion_imageframe alt="F"]https://a.example/f.png[/fusion_imageframe][fusion_code]PGI+cmF3PC9iPg==[/fusion_code][/fusion_builder_row]',
      attachment(51, "0", meta("_wp_attachment_image_alt", "Alt")),
    ),
    becomes:
      "### Head\n\n![Alt](/media/51)\n\nSome *words*\n\n[Go](https://a.example/b)\n\n![D](/media/d)\n\n<details><summary>Q</summary>A</details>\n\n<https://vimeo.com/1>\n\n![F](/media/f)\n\n**raw**",
    silent: /LOST/,
  },
  {
    says: "a gallery whose pictures are not in the file is left out, and reported",
    input: wordpress('One\n\n[gallery link="file"]\n\nTwo\n\n[gallery ids="1,2"]\n\n[playlist]'),
    becomes: "One\n\nTwo",
    reports: [
      "the pictures of a gallery are not in the file",
      "2 pictures of a gallery are not in the file",
      "the files of a playlist are not in the file",
    ],
  },
  {
    says: "elements that a theme adds to a page builder are converted like the builder's own",
    input: wordpress(
      '[vc_row][vc_column][theme_box heading="We help" icon="237"]Call [vc_btn title="us" link="url:https%3A%2F%2Fa.example"][/theme_box][theme_carousel order="title" heading=""][theme_cart][/vc_column][/vc_row]',
    ),
    becomes: "### We help\n\nCall\n\n[us](https://a.example)\n\n\\[theme_cart]",
    reports: ["[theme_carousel] is left out", "[theme_cart] stays as it is written"],
  },
  {
    says: "an element of a theme shows its content, and words in brackets stay in their sentence",
    input: wordpress(
      '[vc_row][theme_text]Hello[/theme_text][vc_column_text]Put [mysql host="localhost"] into [b color="red"]my.cnf[/b] or [highlight]one [i]of[/i] yours[/highlight].[/vc_column_text][/vc_row]',
    ),
    becomes: 'Hello\n\nPut \\[mysql host="localhost"] into my.cnf or <mark>one of yours</mark>.',
    reports: ["[mysql] stays as it is written"],
    silent: /left out/,
  },
  {
    says: "nested shortcodes without a meaning are resolved once",
    input: wordpress(
      Array.from({ length: 30 }, (_, depth) => depth).reduce(
        (inner, depth) => `[x${depth}]${inner}[/x${depth}]`,
        "Words",
      ),
    ),
    becomes: [/x0]Words/],
  },
  {
    says: "the content of other layout elements is shown or reported",
    input: wordpress(
      '[one_half]a[/one_half][one_half_last]b[/one_half_last]\n\n[box title="Box"]c[/box]\n\n[quote author="Ann" source="Book"]d[/quote]\n\n[vc_posts_grid max="3"][et_pb_testimonial author="Bob" job_title="Boss"]e[/et_pb_testimonial]\n\n[vc_cta h2="Call" h4="Us"]f[/vc_cta]',
    ),
    becomes: "a\n\nb\n\n**Box**\n\nc\n\n> d\n>\n> <cite>Ann</cite>\n\ne\n\n### Call\n\nf",
    reports: [
      /LOST: source “Book” of \[quote] is left out/,
      /LOST: \[vc_posts_grid] is left out/,
      /LOST: author “Bob” of \[et_pb_testimonial] is left out/,
      /LOST: job_title “Boss” of \[et_pb_testimonial] is left out/,
      /LOST: h4 “Us” of \[vc_cta] is left out/,
    ],
  },
  {
    says: "parts for members only are left out, and such posts are drafts",
    input: wordpress(
      "<!-- wp:premium-content/container --><!-- wp:premium-content/subscriber-view --><p>secret</p><!-- /wp:premium-content/subscriber-view --><!-- wp:premium-content/logged-out-view --><p>Join</p><!-- /wp:premium-content/logged-out-view --><!-- /wp:premium-content/container --><p>[restrict paid=true]secret[/restrict]</p><p>[swpm_protected]secret[/swpm_protected][groups_member group=a]secret[/groups_member][members_access role=editor]secret[/members_access][content_control]secret[/content_control][restricted_box]secret[/restricted_box][protected-message]secret[/protected-message][loggedin_note]secret[/loggedin_note][protected_toggle title=x]secret[/protected_toggle][content_control logged_out=logged_out]Hi[/content_control][not_logged_in] us[/not_logged_in]</p>",
      { "content:encoded": "letter", more: meta("_jetpack_newsletter_access", "paid_subscribers") },
      { "content:encoded": "members", more: meta("_members_access_role", "editor") },
      { "content:encoded": "all", more: meta("_wpmem_block", "0") },
      {
        "content:encoded": "users",
        more: meta("um_content_restriction", cdata(ofUltimateMember(2))),
      },
      {
        "content:encoded": "guests",
        more: meta("um_content_restriction", cdata(ofUltimateMember(0))),
      },
      { "content:encoded": "patrons", more: meta("patreon-level", "5") },
      { "content:encoded": "plan", more: meta("memberful_acl", 'a:1:{i:0;s:1:"7";}') },
      { "content:encoded": "no plan", more: meta("memberful_acl", "a:0:{}") },
    ),
    becomes:
      "Join\n\nHi\\[not_logged_in] us\\[/not_logged_in]\n\n=====\n\nletter\n\n=====\n\nmembers\n\n=====\n\nall\n\n=====\n\nusers\n\n=====\n\nguests\n\n=====\n\npatrons\n\n=====\n\nplan\n\n=====\n\nno plan",
    reports: [
      /LOST: a part for subscribers is left out/,
      /LOST: what \[restrict] shows to members is left out/,
      /LOST: what \[protected_toggle] shows to members is left out/,
      /post-2, a draft/,
      /post-3, a draft/,
      /post-4, published/,
      /post-5, a draft/,
      /post-6, published/,
      /post-7, a draft/,
      /post-8, a draft/,
      /post-9, published/,
    ],
  },
  {
    says: "blocks that only some saw, or nobody, are left out with what is in them",
    input: wordpress(
      [
        `<!-- wp:group {"metadata":{"blockVisibility":false}} --><div><!-- wp:group --><div><p>one</p></div><!-- /wp:group --><p>two</p></div><!-- /wp:group -->`,
        `<!-- wp:pmpro/membership {"levels":["1"]} --><p>three</p><!-- /wp:pmpro/membership -->`,
        `<!-- wp:pmpro/membership {"invert_restrictions":"1"} --><p>Join</p><!-- /wp:pmpro/membership -->`,
        `<!-- wp:paragraph {"um_is_restrict":true,"um_who_access":"1"} --><p>four</p><!-- /wp:paragraph -->`,
        `<!-- wp:paragraph {"blockVisibility":{"controlSets":[{"controls":{"userRole":{"visibilityByRole":"logged-in"}}}]}} --><p>five</p><!-- /wp:paragraph -->`,
        `<!-- wp:paragraph {"blockVisibility":{"hideBlock":true}} --><p>six</p><!-- /wp:paragraph -->`,
        `<!-- wp:paragraph --><p>All</p><!-- /wp:paragraph -->`,
        `<!-- wp:premium-content/subscriber-view --><p>seven</p>`,
      ].join("\n\n"),
    ),
    becomes: "Join\n\nAll",
    reports: ["LOST: a hidden block is left out", "LOST: a part for subscribers is left out"],
  },
  {
    says: "shared blocks that are hidden where they stand, also in each other, are left out",
    input: wordpress(
      `<!-- wp:block {"ref":12,"metadata":{"blockVisibility":false}} /--><!-- wp:block {"ref":13} /-->`,
      {
        "wp:post_id": "12",
        "wp:post_type": "wp_block",
        "content:encoded": cdata("<!-- wp:paragraph --><p>secret</p><!-- /wp:paragraph -->"),
      },
      {
        "wp:post_id": "13",
        "wp:post_type": "wp_block",
        "content:encoded": cdata(
          `<!-- wp:paragraph --><p>All</p><!-- /wp:paragraph --><!-- wp:block {"ref":12,"blockVisibility":{"hideBlock":true}} /-->`,
        ),
      },
    ),
    becomes: "All",
    reports: ["LOST: a hidden block is left out"],
  },
  {
    says: "rows and columns of tables that are hidden are left out",
    input: wordpress(
      '[table id=3 hide_rows="5-6,8" hide_columns=C /]\n\n[table id=3 hide_rows=all /]',
      {
        "wp:post_type": "tablepress_table",
        "content:encoded": cdata(
          '[["s","s","s","s"],["a","s","s","b"],["s","s","s","s"],["1","s","s","2"],["s","s","s","s"],["s","s","s","s"],["3","s","s","4"],["s","s","s","s"]]',
        ),
        more:
          meta("_tablepress_export_table_id", "3") +
          meta("_tablepress_table_options", "{}") +
          meta("_tablepress_table_visibility", '{"rows":[0,1,0,1,1,1,1,1],"columns":[1,0,1,1]}'),
      },
    ),
    becomes: [
      /^\| a +\| b +\|\n[-| ]+\n\| 1 +\| 2 +\|\n\| 3 +\| 4 +\|\n\n\\\[table id=3 hide\\?_rows=all \/\]$/,
    ],
    reports: ["LOST: what is hidden in a table is left out"],
  },
  {
    says: "parts in another file of the export are reported",
    input: wordpress({
      "content:encoded": cdata('<!-- wp:block {"ref":7} /--><p>x</p>'),
      more: meta("_thumbnail_id", "51"),
    }),
    becomes: "x",
    reports: [
      /LOST: a shared block is not in the file/,
      /cover: +LOST: the picture 51 is not in the file/,
    ],
  },
  {
    says: "an export in several files is read as one",
    input: {
      "1.xml": wordpress({ more: meta("_thumbnail_id", "51"), "content:encoded": "" }),
      "2.xml": wordpress(attachment(51)),
    },
    becomes: [/!\[]\(\/media\/51\)/],
    silent: /LOST/,
  },
  {
    says: "words from separate blocks are not joined in a title",
    input: wordpress({ title: "", "content:encoded": cdata("<h2>One</h2><p>two<br>three</p>") }),
    reports: [/“One two three” → /],
  },
  {
    says: "an article with only a title or a picture is imported",
    input: wordpress(
      { title: "An idea", "wp:status": "draft", "content:encoded": "" },
      {
        title: "A photo",
        "content:encoded": "",
        more: meta("_thumbnail_id", "51") + comment(1, "Nice"),
      },
      attachment(51),
    ),
    becomes: [/!\[]\(\/media\/51\)/],
    reports: [/“An idea” → /, /“A photo” → \/blog\/post-2, published/],
    silent: /is not imported/,
  },
  {
    says: "tags and entities in titles and names are resolved",
    input: wordpress({
      title: "About &lt;em&gt;this&lt;/em&gt; &amp;amp; that",
      "content:encoded": "x",
      more: `<category domain="category" nicename="q">${cdata("Q&amp;A&hellip;")}</category>`,
    }),
    becomes: "x",
    reports: [/“About this & that”/, /category: +Q&A…/],
  },
  {
    says: "frames of obsolete players, scripts and nested frames become links to pages",
    input: wordpress(
      '<object><param name="movie" value="http://www.youtube.com/v/dQw4w9WgXcQ&hl=en&fs=1"><embed src="http://www.youtube.com/v/dQw4w9WgXcQ&hl=en&fs=1"></object>\n\n<object><param value="http://www.youtube.com/v/aaaaaaaaaaa&hl=en" name="Movie"><p>No plugin</p></object>\n\n<embed src="https://youtube.googleapis.com/v/dQw4w9WgXcQ&source=uds">\n\n<object data="http://vimeo.com/moogaloop.swf?server=vimeo.com&amp;clip_id=76979871"></object>\n\n<embed src="http://www.dailymotion.com/swf/x5e9eog&related=0">\n\n<script src="https://asciinema.org/a/14.js"></script>\n\n<iframe src="https://cdn.embedly.com/widgets/media.html?type=x&src=https%3A%2F%2Fplayer.vimeo.com%2Fvideo%2F76979871&url=x"></iframe>',
    ),
    becomes:
      "<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n<https://www.youtube.com/watch?v=aaaaaaaaaaa>\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>\n\n<https://vimeo.com/76979871>\n\n<https://www.dailymotion.com/video/x5e9eog>\n\n<https://asciinema.org/a/14>\n\n<https://vimeo.com/76979871>",
  },
  {
    says: "embeds with captions become cards, a file is linked once, slides become pictures",
    input: wordpress(
      '<!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/dQw4w9WgXcQ\n</div><figcaption>A <em>song</em></figcaption></figure><!-- /wp:embed --><div class="wp-block-file"><object class="wp-block-file__embed" data="/a.pdf"></object><a href="/a.pdf">A</a><a href="/a.pdf" class="wp-block-file__button">Download</a></div><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper"><li><figure><img src="https://a.example/s.png" alt="S"><figcaption>One</figcaption></figure></li></ul>',
    ),
    becomes:
      '<figure><p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p><figcaption>A <em>song</em></figcaption></figure>\n\n[A](https://old.example.com/a.pdf)\n\n![S](/media/s "One")',
  },
  {
    says: "copies of a picture in another size or on Jetpack's servers are replaced by the picture",
    input: wordpress(
      `<img src="http://old.example.com/a-300x200.jpg" alt="a"><img src="https://i1.wp.com/old.example.com/b-300x200.png?resize=3%2C2" alt="b"><img src="${old}/c-3x2.png" alt="c">`,
      { ...attachment(51), "wp:attachment_url": `${old}/a-scaled.jpg` },
      { ...attachment(52), "wp:attachment_url": `${old}/b.png` },
      { ...attachment(53), "wp:attachment_url": `${old}/c-3x2.png` },
      { ...attachment(54), "wp:attachment_url": `${old}/c.png` },
    ),
    becomes: "![a](/media/a-scaled)![b](/media/b)![c](/media/c-3x2)",
  },
  {
    says: "notes within sentences become footnotes, except in code",
    input: wordpress(
      "One[ref]a <em>note</em>[/ref] and two.[efn_note]Another[/efn_note]\n\n<code>[ref]x[/ref]</code>",
    ),
    becomes: "One[^1] and two.[^2]\n\n`[ref]x[/ref]`\n\n[^1]: a *note*\n\n[^2]: Another",
    silent: /LOST/,
  },
  {
    says: "several notes at the same position become separate footnotes",
    input: wordpress(
      'One<sup><a href="#n1">1</a>, <a href="#n2">2</a></sup><ol><li id="n1">First</li><li id="n2">Second</li></ol>',
    ),
    becomes: "One[^1], [^2]\n\n[^1]: First\n\n[^2]: Second",
  },
  {
    says: "footnotes from Word and Google Docs become footnotes, even without their anchors",
    input: wordpress(
      '<p>One<a href="#_ftn1">[1]</a> and <sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr><p><a href="#_ftnref1">[1]</a> A <em>note</em> <a>x</a></p><p><a href="#ftnt_ref1" id="ftnt1">[1]</a>&nbsp;Another</p>',
    ),
    becomes: "One[^1] and [^2]\n\n[^1]: A *note* x\n\n[^2]: Another",
    silent: /LOST/,
  },
  {
    says: "a text does not become its own footnote",
    input: wordpress(
      '<p>One <a href="#_ftn1" name="_ftnref1">[1]</a>.<br><a href="#_ftnref1" name="_ftn1">[1]</a> Two</p>',
    ),
    becomes:
      '<p>One <a href="#_ftn1" id="_ftnref1">[1]</a>.<br><a href="#_ftnref1" id="_ftn1">[1]</a> Two</p>',
  },
  {
    says: "code in text areas and scripts of old highlighters stays code",
    input: wordpress(
      `<textarea name="code" class="java:nocontrols">List<String> a;\n\nint b;</textarea>\n\n<script type="syntaxhighlighter" class="brush: js">${cdata('\nif (a < b) alert("</b>");\n')}</script>`.replaceAll(
        "]]>",
        "]]]]><![CDATA[>",
      ),
    ),
    becomes: '```java\nList<String> a;\n\nint b;\n```\n\n```js\nif (a < b) alert("</b>");\n```',
    silent: /LOST/,
  },
  {
    says: "code in a paragraph or box of its own may have several lines, and spaces are moved out of inline code",
    input: wordpress(
      "<!-- wp:html --><p><code>one<br>two</code></p><div>\n  <code>three<br />\nfour</code>\n</div><p>See<code> `a` </code>and <code>b</code></p>",
    ),
    becomes: "```\none\ntwo\n```\n\n```\nthree\nfour\n```\n\nSee `` `a` `` and `b`",
  },
  {
    says: "accordion buttons and text in shortcodes are shown",
    input: wordpress(
      '<div><button class="kt-blocks-accordion-header"><span>Why?</span></button></div><p>So.</p>[su_heading]H[/su_heading] [highlight color="yellow"]hl[/highlight] [su_highlight]m[/su_highlight] [su_list icon="x"]<ul><li>a</li></ul>[/su_list]',
    ),
    becomes: "Why?\n\nSo.\n\n### H\n\n<mark>hl</mark> <mark>m</mark>\n\n- a",
    silent: /LOST/,
  },
  {
    says: "buttons that open the text below them are its titles",
    input: wordpress(
      '<button data-bs-toggle="collapse" data-bs-target="#one">\nWhy?\n<i> </i>\n</button>\nSo.\n<div><button aria-expanded="false" aria-controls="two">And how?</button><div>Like this.</div></div>',
    ),
    becomes: "Why?\n\nSo.\n\nAnd how?\n\nLike this.",
    silent: /LOST/,
  },
  {
    says: "buttons of menus and within sentences are left out, and reported",
    input: wordpress(
      '<div><button class="dropdown" aria-expanded="false">Share</button></div><nav><button data-toggle="collapse">Toggle</button></nav><div><button class="navbar-toggle" data-toggle="collapse">Menu</button><button aria-haspopup="true" aria-expanded="false" aria-controls="m">More</button></div><p>Click <button aria-expanded="false" aria-controls="x">here</button> now</p>',
    ),
    becomes: "Click now",
    reports: ["LOST: 5 <button> left out"],
  },
  {
    says: "links without a target, or to their own item, are text",
    input: wordpress(
      '<p><a href="">Learn more</a></p><ul><li id="tab-us"><a href="#tab-us"><span>Us</span></a></li></ul><p id="top">Up <a href="#top">to the top</a></p><p>See <a href="#">x</a></p>',
    ),
    becomes: 'Learn more\n\n- Us\n\n<p id="top">Up <a href="#top">to the top</a></p>\n\nSee x',
  },
  {
    says: "buttons of themes become links",
    input: wordpress(
      `<ul><li>[download link="${old}/a.zip"]<b> Get it</b>[/download]</li></ul>[x_button href="https://x.example/"]Go[/x_button]\n\n[x_button url="" link="https://y.example/"]Or[/x_button]\n\n[vc_row][x_btn link="url:https%3A%2F%2Fz.example|title:z"]On[/x_btn][/vc_row]\n\n[button url="https://b.example" text="Up"][/button]`,
    ),
    becomes: [
      `[**Get it**](${old}/a.zip)`,
      "[Go](https://x.example/)",
      "[Or](https://y.example/)",
      "[On](https://z.example)",
      "[Up](https://b.example)",
    ],
    silent: /stays|LOST/,
  },
  {
    says: "items with and without paragraphs stay one list",
    input: wordpress("<ol><li>a<p>b</p></li><li><em>c</em></li></ol>"),
    becomes: "1. a\n\n   b\n\n2. *c*",
  },
  {
    says: "PHP output before the XML declaration is ignored",
    input: `<b>Notice</b>: Undefined index\n${wordpress("<?xml ?>Words")}`,
    becomes: "Words",
  },
  {
    says: "old plugins' players are converted, forms are left out, and all names of code languages are known",
    input: wordpress(
      `[audio:${old}/a.mp3|titles=A]\n\n[wpvideo AbCdEf12 w=640]\n\n[contact-form][contact-field label="Name"/][/contact-form]\n\n[Note: a form]\n\n[dewplayer: ${old}/b.mp3]\n\n[video: see below]\n\n[plain]a\n\nb[/plain]\n\n[c-sharp]c[/c-sharp]`,
    ),
    becomes: `<${old}/a.mp3>\n\n<https://videopress.com/v/AbCdEf12>\n\n\\[Note: a form]\n\n<${old}/b.mp3>\n\n\\[video: see below]\n\n\`\`\`\na\n\nb\n\`\`\`\n\n\`\`\`csharp\nc\n\`\`\``,
    reports: ["LOST: the form of [contact-form] is left out"],
    silent: /\[(?:Note|video)/,
  },
  {
    says: "tracking pixels, pictures for browsers without scripts, and spaces around URLs are removed",
    input: wordpress(
      '<noscript><img src="https://a.example/n.png"></noscript><img data-src="https://a.example/n.png" alt="n">Buy <a href=" https://a.example/a b ">it</a><img src="https://ads.example/e?t=1" width="1" height="1" alt="">',
    ),
    becomes: "![n](/media/n)Buy [it](https://a.example/a%20b)",
    reports: ["a tracking pixel is left out"],
    silent: /LOST/,
  },
  {
    says: "the title of a pasted document, which no browser shows, is left out",
    input: wordpress("<html><head><title>Old</title></head><body>New</body></html>"),
    becomes: "New",
    reports: ["1 <title> left out"],
  },
  {
    says: "a title that is shown as code is text",
    input: wordpress("<p>Use <code><title></code> in HTML.</p>"),
    becomes: "Use `<title>` in HTML.",
  },
  {
    says: "a linked picture in several elements, as of Squarespace, is one picture with its link",
    input: wordpress(
      '<div><figure class="sqs-block-image-figure">\n  <a href="https://b.example">\n    <div>\n      <noscript><img src="https://a.example/n.png"></noscript>\n      <img data-src="https://a.example/n.png" alt="n">\n    </div>\n  </a>\n</figure></div>',
    ),
    becomes: "[![n](/media/n)](https://b.example)",
    silent: /LOST/,
  },
  {
    says: "obsolete elements become equivalent ones",
    input: wordpress(
      `<strike>old</strike> <tt>mono</tt> <acronym title="For the win">FTW</acronym>\n\n<address>Street 1\nTown</address>`,
    ),
    becomes: '~~old~~ `mono` <abbr title="For the win">FTW</abbr>\n\nStreet 1\\\nTown',
  },
]);

test.each([
  ["Write to list@example.org please", "Write to list@example.org please"],
  ["This is <em>very </em>good", "This is *very* good"],
  ['<ol start="5"><li>five</li><li>six</li></ol>', "5. five\n6. six"],
  ["<pre>```\nfence\n```</pre>", "````\n```\nfence\n```\n````"],
  [
    '<a href="https://a.example"><img src="https://b.example/p.png" alt="pic"></a>',
    "[pic](https://a.example)",
  ],
  [
    String.raw`So \(x_1 &lt; y\), $a^2*b*$ and $5 to $6`,
    String.raw`So $x_1 < y$, $a^2\*b\*$ and $5 to $6`,
  ],
  ["<blockquote>quoted</blockquote>\nmine", "> quoted\n\nmine"],
  [
    'H<sub>2</sub>O <img src="https://a.example/p.png" alt="pic"> www.example.com',
    "H2O [pic](https://a.example/p.png) www.example.com",
  ],
])("a comment becomes text in the limited Markdown of comments: %s", async (typed, shown) => {
  const { comments } = await bring(
    "wordpress",
    wordpress({ more: comment(1, typed, "Tom &raquo; Co &amp; Sons &hellip;") }),
  );
  expect(comments).toMatchObject([{ content: shown, author_name: "Tom » Co & Sons …" }]);
});

const term = (domain: string, name: string, slug = "x") =>
  `<category domain="${domain}" nicename="${slug}">${cdata(name)}</category>`;

test("WordPress: metadata of an article is imported or reported", async () => {
  const { posts, report } = await bring(
    "wordpress",
    wordpress(
      {
        title: "Show",
        "content:encoded": cdata("<p>Notes.</p>"),
        "dc:creator": cdata("ann"),
        more:
          meta("enclosure", cdata("https://old.example.com/a.mp3\n21169426\naudio/mpeg")) +
          meta("_yoast_wpseo_title", "Show for searches") +
          meta("rank_math_title", "%title% %sep% %sitename%") +
          meta("_aioseo_title", "#post_title #separator_sa #site_title") +
          meta("_yoast_wpseo_metadesc", "What it is about") +
          meta("mood", "calm") +
          meta("_edit_last", "1") +
          meta("_thumbnail_id", "51") +
          term("author", "ann", "cap-ann") +
          term("author", "Bob", "cap-bob") +
          term("series", "On tools") +
          term("location", "By the sea"),
      },
      { ...attachment(51), "excerpt:encoded": cdata("Seen in May") },
    ),
  );
  expect(posts).toMatchObject([
    {
      excerpt: "What it is about",
      series: "On tools",
      source: 'Notes.\n\n<audio src="https://old.example.com/a.mp3" controls>\n</audio>',
    },
  ]);
  for (const [field, value] of [
    ["meta_title", "Show for searches"],
    ["mood", "calm"],
    ["authors", "Bob"],
    ["location", "By the sea"],
    ["cover", "Seen in May"],
  ])
    expect(report).toMatch(new RegExp(`${field}: +LOST: “${value}” is not imported`));
  expect(report.match(/LOST/g)).toHaveLength(5);
});

test("WordPress: the video in a field of a theme is below the text, and what sharing services store is no loss", async () => {
  const frame = '<iframe src="//player.vimeo.com/video/76979871" width="9"></iframe>';
  const { posts, report } = await bring(
    "wordpress",
    wordpress(
      {
        "content:encoded": "a",
        more:
          meta("soy_vid_url", "http://youtu.be/dQw4w9WgXcQ") +
          meta("video_url", "https://www.youtube.com/watch?v=dQw4w9WgXcQ") +
          meta("_oembed_1", cdata('<iframe src="https://www.youtube.com/embed/x"></iframe>')),
      },
      { "content:encoded": "b", more: meta("_format_video_embed", cdata(frame)) },
      {
        "content:encoded": "https://vimeo.com/76979871",
        more:
          meta("featured_video", "https://vimeo.com/76979871") +
          meta("publicize_twitter_url", "http://t.co/x") +
          meta("tagazine-media", "a:0:{}"),
      },
    ),
  );
  expect(posts.map(({ source }) => source)).toEqual([
    "a\n\n<https://www.youtube.com/watch?v=dQw4w9WgXcQ>",
    "b\n\n<https://vimeo.com/76979871>",
    "<https://vimeo.com/76979871>",
  ]);
  expect(report).not.toContain("LOST");
});

test("WordPress and Squarespace: the page elsewhere to which a title leads is below the text", async () => {
  const { posts, report } = await bring(
    "wordpress",
    wordpress(
      ...["_format_link_url", "passthrough_url", "_links_to", "linked_list_url"].map((field) => ({
        "content:encoded": "a",
        more: meta(field, "https://e.example/b?c&amp;d"),
      })),
      { "content:encoded": "b", more: meta("_links_to", "/c") },
      {
        "content:encoded": "c",
        more:
          meta("_links_to", "https://e.example/f") + meta("linked_list_url", "https://e.example/g"),
      },
    ),
  );
  expect(posts.map(({ source }) => source)).toEqual([
    ...Array.from({ length: 4 }, () => "a\n\n<https://e.example/b?c&d>"),
    "b",
    "c\n\n<https://e.example/f>",
  ]);
  expect(report).toMatch(/linked_list_url: +LOST: “https:\/\/e.example\/g” is not imported/);
  expect(report).toMatch(/_links_to: +LOST: “\/c” is not imported/);
});

test.each(["Uncategorized", "Sin categoría", "Без рубрики", "未分類", "دسته‌بندی نشده"])(
  "WordPress: its first category is none: %s",
  async (name) => {
    const category = `<category domain="category">${cdata(name)}</category>`;
    const { posts } = await bring(
      "wordpress",
      wordpress({ "content:encoded": "a", more: category }),
    );
    expect(posts).toMatchObject([{ category: "", tags: [] }]);
  },
);

test("WordPress: a draft whose time is the beginning of Unix time has its local time", async () => {
  const { posts } = await bring(
    "wordpress",
    wordpress({
      "content:encoded": "a",
      "wp:status": "draft",
      "wp:post_date_gmt": "0000-00-00 00:00:00",
      pubDate: "Thu, 01 Jan 1970 00:00:00 +0000",
      "wp:post_date": "2013-09-10 08:57:28",
    }),
  );
  expect(posts).toMatchObject([{ published_at: expect.stringMatching(/^2013-09-10T08:57:28/) }]);
});

test.each([
  [meta("_yoast_wpseo_meta-robots-noindex", "1")],
  [meta("rank_math_robots", cdata('a:1:{i:0;s:7:"noindex";}'))],
  [meta("_seopress_robots_index", "yes")],
])("WordPress: posts hidden from search engines become unlisted: %s", async (more) => {
  const { posts, report } = await bring(
    "wordpress",
    wordpress(
      { "content:encoded": "a", more: more + meta("rank_math_description", "%excerpt% 5%") },
      { "content:encoded": "b", more: meta("_yoast_wpseo_metadesc", "Save 50% now") },
    ),
  );
  expect(posts).toMatchObject([
    { unlisted: true, excerpt: "" },
    { unlisted: false, excerpt: "Save 50% now" },
  ]);
  expect(report).toMatch(/LOST: “%excerpt% 5%” is not imported/);
});

test.each([
  ["2009-01-02 03:04:05", "2009-01-02 04:04:05", "", "2009-01-02T03:04:05+00:00"],
  ["", "2009-01-02 04:04:05", "Fri, 02 Jan 2009 03:04:05 +0000", "2009-01-02T03:04:05+00:00"],
  [
    "-0001-11-30 00:00:00",
    "2009-01-02 04:04:05",
    "Mon, 30 Nov -0001 00:00:00 +0000",
    "2009-01-02T04:04:05+00:00",
  ],
  ["0000-00-00 00:00:00", "0000-00-00 00:00:00", "", null],
])(
  "WordPress: the publication time is read from the dates “%s”, “%s” and “%s”",
  async (gmt, local, pubDate, published_at) => {
    const { posts } = await bring(
      "wordpress",
      wordpress({
        "content:encoded": "x",
        "wp:post_date_gmt": gmt,
        "wp:post_date": local,
        pubDate,
      }),
    );
    expect(posts).toMatchObject([{ published_at }]);
  },
);

test("WordPress: an export without a version, or of version 1.0, is read with its site, categories and tags", async () => {
  const item = {
    "dc:creator": cdata("Zo&euml;"),
    "content:encoded": cdata('<a href="https://old.example.com/post-1/">it</a>'),
    more: `<category>${cdata("Go &amp; more")}</category>${term("category", "Go &amp; more")}
      <category domain="tag">${cdata("x")}</category>${term("tag", "x")}`,
  };
  const { posts, redirects, report } = await bring(
    "wordpress",
    wordpress(item)
      .replace(/<wp:wxr_version>.*<\/wp:wxr_version>|<wp:post_type>.*<\/wp:post_type>/g, "")
      .replace(/<wp:base_blog_url>(.*)<\/wp:base_blog_url>/, "<link>$1/</link>"),
  );
  expect(posts).toMatchObject([
    { category: "Go & more", tags: ["x"], source: "[it](/blog/post-1)", published: true },
  ]);
  expect(redirects).toEqual(["/post-1"]);
  expect(report).toMatch(/All are by Zoë:/);
  expect(report).not.toMatch(/LOST/);
});

test("WordPress: an ampersand that starts no entity stays one, even in URLs", async () => {
  const { posts, faults } = await bring(
    "wordpress",
    wordpress({
      title: "Q & A &amp; more",
      link: "https://old.example.com/?p=1&x=2",
      "content:encoded": cdata("a & b &amp; c"),
    }),
  );
  expect({ faults, posts }).toMatchObject({
    faults: 0,
    posts: [{ title: "Q & A & more", source: "a & b & c" }],
  });
});

test("WordPress: fields that only plugins write into many texts are reported once", async () => {
  const texts = Array.from({ length: 12 }, (_, index) => ({
    "content:encoded": cdata("x"),
    more:
      meta("views", String(index)) +
      meta("layout", "wide") +
      meta("cache", 'a:1:{s:1:"a";i:0;}') +
      meta("subtitle", `Words ${index}`),
  }));
  const { report } = await bring("wordpress", wordpress(...texts, { more: meta("rating", "4") }));
  expect(report).toContain("not imported: views (12), layout (12), cache (12).");
  expect(report).not.toMatch(/(?:views|layout|cache): /);
  expect(report).toMatch(/subtitle: +LOST: “Words 11”/);
  expect(report).toMatch(/rating: +LOST: “4”/);
});
