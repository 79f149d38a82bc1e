import { expect, test } from "vitest";
import { textsOf } from "./bring.ts";
import { article, HEAD, post } from "./given.ts";

/** A text of an old blog and what it becomes. */
type Row = readonly [written: string, becomes: string];

async function becomes(written: string, file: string, head = HEAD): Promise<string> {
  return (await textsOf("markdown", { [file]: post(written, head) })).text;
}

test.each<Row>([
  ["{% highlight js linenos %}\na `b`\n{% endhighlight %}", "```js\na `b`\n```"],
  ["{% highlight js %}\n{{ x }}\n{% endhighlight %}", "```js\n{{ x }}\n```"],
  [
    "a {% highlight js %}\nb\n{% endhighlight %} c\n\n- {% highlight js %}\nd\n{% endhighlight %}",
    "a\n\n```js\nb\n```\n\n c\n\n- ```js\n  d\n  ```",
  ],
  [
    "> {% highlight js %}\n> a\n> {% endhighlight %}\n\n- b\n\n  {% highlight js %}\nc\n  d\n  {% endhighlight %}",
    "> ```js\n> a\n> ```\n\n- b\n\n  ```js\n  c\n    d\n  ```",
  ],
  ["{% raw %}\n```\n{{ x }}\n```\n{% endraw %}", "```\n{{ x }}\n```"],
  ["{% verbatim %}{{ x }}{% endverbatim %}", "{{ x }}"],
  [
    "{% raw %}\n<div style='color: red'>\n$$x_{{a}}$$\n</div>\n\n> x {{ y }} `{% z %}`\n{: .prompt-tip }\n{% endraw %}",
    "<div style='color: red'>\n\n$$x_{{a}}$$\n\n</div>\n\n> [!TIP]\n> x {{ y }} `{% z %}`",
  ],
  ["```\n{% raw %}{{ x }}{% endraw %}\n```", "```\n{{ x }}\n```"],
  ["`{% raw %}{{ x }}{% endraw %}`", "`{{ x }}`"],
  ["{% highlight md %}\n```js\n1\n```\n{% endhighlight %}", "````md\n```js\n1\n```\n````"],
  ["- a\n\n  ```js\n  {{ x }}\n  ```", "- a\n\n  ```js\n  {{ x }}\n  ```"],
  [
    "```a``` is no block\n\n[x](tab:https://a.example)\n\n%[https://a.example]",
    "```a``` is no block\n\n[x](https://a.example)\n\n<https://a.example>",
  ],
  ["~~~ ruby\nputs 1\n~~~", "~~~ruby\nputs 1\n~~~"],
  ['```{.python .numberLines filename="a.py"}\n1\n```', '```python title="a.py"\n1\n```'],
  ["```js/1,3-4/2\n1\n```", "```js {1,3-4}\n1\n```"],
  ["```C++\n1\n```\n\n```C#\n1\n```", "```cpp\n1\n```\n\n```csharp\n1\n```"],
  [
    "``` ruby A title https://a.example\n1\n```",
    '```ruby title="A title" source="https://a.example"\n1\n```',
  ],
  // One that opens code, and a long run that does not close it.
  [`a \`b ${"`".repeat(34)} c`, `a \`b ${"`".repeat(34)} c`],
  ["<pre>{{ x }}\n\n*a*</pre>", "<pre>{{ x }}\n\n*a*</pre>"],
  ["{% include JB/setup %}\n{% include toc.html html=content %}\nx", "x"],
  ["[x](tab:https://a.example)", "[x](https://a.example)"],
  ['![x](https://a.example/a.png){eleventy:formats="webp,png"}', "![x](/media/a)"],
  ['{% include youtube.html id="abc" %}', "<https://www.youtube.com/watch?v=abc>"],
  [
    '{% include figure image_path="https://a.example/a.jpg" alt="x" caption="C" %}',
    '![x](/media/a "C")',
  ],
  ["{% img left https://a.example/a.jpg 10 20 'Title' 'Alt' %}", '![Alt](/media/a "Title")'],
  [
    "{% video /a.mp4 480 360 https://a.example/a.png %} {{< audio src='/b.mp3' >}}",
    '<video controls src="/a.mp4" poster="/media/a"></video> <audio controls src="/b.mp3"></audio>',
  ],
  [
    '{{ video(alt="By the sea", url="/a.webm") }}',
    '<video controls src="/a.webm" title="By the sea"></video>',
  ],
  [
    `{% img https://a.example/a.png 9 9 '"T t" "A"' %} {% asset_img https://a.example/a.png "T t'A b'" %}`,
    '![A](/media/a "T t") ![A b](/media/a "T t")',
  ],
  ['{% image "https://a.example/a.png", "A b", "(min-width: 9em) 50vw" %}', "![A b](/media/a)"],
  [
    '{% codeblock "a b.js" lang:js mark:1 %}\n1\n{% endcodeblock %}',
    '```js title="a b.js" {1}\n1\n```',
  ],
  ["{% btn 'https://a.example',Some words,fas fa-x %}", "[Some words](https://a.example)"],
  [
    "{% note info no-icon %}\na\n{% endnote %}\n{% note 'fas fa-x' Look %}\nb\n{% endnote %}",
    "> [!NOTE]\n> a\n\n> [!NOTE] Look\n> b",
  ],
  [
    "{% tabs T, 1 %}\n<!-- tab One@icon -->\na\n<!-- endtab -->\n\n<!-- tab Two words -->\nb\n<!-- endtab -->\n{% endtabs %}",
    "**One**\n\na\n\n**Two words**\n\nb",
  ],
  [
    "{% subtabs T %}\n<!-- tab One -->\na\n<!-- endtab -->\n{% endsubtabs %}\n\n{% hideBlock Two %}\nb\n{% endhideBlock %}\n\nc {% hideInline d e,Show,#fff %} {% label f g blue %}",
    "**One**\n\na\n\n<details>\n<summary>Two</summary>\n\nb\n\n</details>\n\nc d e <mark>f g</mark>",
  ],
  ["{% galleryGroup 'A' 'Of b' '/c' https://a.example/a.png %}", '[![A](/media/a "Of b")](/c)'],
  ["a {# secret #}b {% # secret %}c {#id}", "a b c {#id}"],
  ["$$\\theta^{\\*}_i$$ and $p_t^\\*$", "$\\theta^{*}_i$ and $p_t^*$"],
  [
    "{% cq %}a{% endcq %}\n{% hideToggle One two,#fff %}\nb\n{% endhideToggle %}\n\n{% label primary @c d %}",
    "> a\n\n<details>\n<summary>One two</summary>\n\nb\n\n</details>\n\n<mark>c d</mark>",
  ],
  ["{% blockquote Ann, Book %}\nWords\n{% endblockquote %}", "> Words\n>\n> — Ann, Book"],
  ["{{ 'a' | relative_url }} {{ \"{{\" }}", "/a {{"],
  ["See <{{ site.url }}/files/x.zip>", "See [/files/x.zip](/files/x.zip)"],
  [
    '<p class="row">\n{% img one https://a.example/a.png %}\n{% youtube abc %}\n</p>',
    '<p class="row">\n<img src="/media/a" alt="">\n<a href="https://www.youtube.com/watch?v=abc">https://www.youtube.com/watch?v=abc</a>\n</p>',
  ],
  ["{{ page.title }}\n====\n\nx", "x"],
  ["About {{ resource.data.title }}", "About A"],
  ["{% comment %}gone{% endcomment %}x", "x"],
  ["> tip\n{: .prompt-tip }", "> [!TIP]\n> tip"],
  [
    "a\nb\n{: .notice--info}\nc\n\n{: .box-warning}\nd\n\n- e\n{: .note}",
    "> [!NOTE]\n> a\n> b\n\nc\n\n> [!WARNING]\n> d\n\n- e",
  ],
  ['<img src="{{< blogdown/postref >}}a.png">', '<img src="a.png">'],
  [
    '<div class="fb-post" data-href="https://www.facebook.com/sam/posts/1"></div>\n\n<script data-id="4f0c" src="//speakerdeck.com/assets/embed.js"></script>',
    '<a href="https://www.facebook.com/sam/posts/1">https://www.facebook.com/sam/posts/1</a>\n\n<a href="https://speakerdeck.com/player/4f0c">https://speakerdeck.com/player/4f0c</a>',
  ],
  [
    "![Words [Where](https://www.youtube.com/watch?v=lDpnjE1LUvE) more](https://a.example/a.png)",
    "![Words [Where](https://www.youtube.com/watch?v=lDpnjE1LUvE) more](/media/a)",
  ],
  [
    "A^[one\ntwo [x](https://a.example)] b.",
    "A[^inline-1] b.\n\n[^inline-1]: one two [x](https://a.example)",
  ],
  ["> A^[one\n> two] b.", "> A[^inline-1] b.\n\n[^inline-1]: one two"],
  [
    'A\n\n<div class="fb-like" data-href="https://a.example/a"></div>\n\nB',
    'A\n\n<div class="fb-like" data-href="https://a.example/a"></div>\n\nB',
  ],
  ["A {{< mastodon 109876543210 >}}", "A {{< mastodon 109876543210 >}}"],
  ['<object data="a.svg" type="image/svg+xml"></object>', '<img src="a.svg" alt="">'],
  ['<object data="a.svg?v=1"></object>', '<img src="a.svg?v=1" alt="">'],
  [
    '<iframe src="https://a.example/play?poster=b.jpg"></iframe>',
    '<a href="https://a.example/play?poster=b.jpg">https://a.example/play?poster=b.jpg</a>',
  ],
  ['[[Home]] [[1]](#a)<span id="a"></span>', '[[Home]] [[1]](#a)<span id="a"></span>'],
  ["x\n\n{: #own .cls}\n## T\n\ny", 'x\n\n## <span id="own"></span>T\n\ny'],
  [
    '<img src="https://a.example/a.png">\n*caption*\n\n<div>\n<img src="https://a.example/a.png">\n*not*\n</div>',
    '<img src="/media/a">\n\n*caption*\n\n<div>\n<img src="/media/a">\n*not*\n</div>',
  ],
  [
    '{{< param "title" >}} {{< kbd "Ctrl" >}} {{< asciinema key="14" >}} {{< mastodon status="https://a.example/@b/1" >}}',
    "A <kbd>Ctrl</kbd> <https://asciinema.org/a/14> <https://a.example/@b/1>",
  ],
  ["{{ toc }}\n\n@[toc]\n\nx", "x"],
  ["{{< columns >}}\na\n<--->\nb\n{{< /columns >}}", "a\n\nb"],
  ["## T {#own .cls}\n\nx", '## <span id="own"></span>T\n\nx'],
  [
    "## <b>1</b> Идея {#идея--метода}\n\n[x](#идея--метода) [y](#%D0%B8%D0%B4%D0%B5%D1%8F--%D0%BC%D0%B5%D1%82%D0%BE%D0%B4%D0%B0)",
    '## <span id="идея--метода"></span><b>1</b> Идея\n\n[x](#идея--метода) [y](#%D0%B8%D0%B4%D0%B5%D1%8F--%D0%BC%D0%B5%D1%82%D0%BE%D0%B4%D0%B0)',
  ],
  ["~~~\nputs 1\n~~~\n{: .language-ruby}", "~~~ruby\nputs 1\n~~~"],
  ["    puts 1\n{: .language-ruby}", "```ruby\nputs 1\n```"],
  ["The HTML spec.\n\n*[HTML]: Hyper Text", 'The <abbr title="Hyper Text">HTML</abbr> spec.'],
  ["{::comment}\nx\n{:/comment}\n\ny {::nomarkdown}<b>z</b>{:/}", "y <b>z</b>"],
  ['[a](https://a.example){:target="_blank" rel="nofollow"} b', "[a](https://a.example) b"],
  [
    "A\n: one\n: two\n\nB\n: three",
    "<dl>\n<dt>A</dt>\n<dd>one</dd>\n<dd>two</dd>\n<dt>B</dt>\n<dd>three</dd>\n</dl>",
  ],
  [
    "A\n: one\n\n    more\n\n    and *more*\n\nWords\n\n    code",
    "<dl>\n<dt>A</dt>\n<dd>\n\none\n\nmore\n\nand *more*\n\n</dd>\n</dl>\n\nWords\n\n    code",
  ],
  ['<div markdown="1">\n**x**\n</div>', "<div>\n\n**x**\n\n</div>"],
  ["A set {a, b} and {x}", "A set {a, b} and {x}"],
  [
    "[the words] [1], [a] [1], [x\ny]\n[1]\n\n- [ ] [1]\n\n[1]: https://a.example/x\n[a]: https://b.example",
    "[the words][1], [a] [1], [x\ny][1]\n\n- [ ] [1]\n\n[1]: https://a.example/x\n[a]: https://b.example",
  ],
  [
    '<object width="9"><param name="movie" value="http://www.youtube.com/v/dQw4w9WgXcQ&hl=en"></param><embed src="http://www.youtube.com/v/dQw4w9WgXcQ&hl=en"></embed></object>',
    '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a>',
  ],
  [
    '<object width="9"><param value="http://vimeo.com/moogaloop.swf?clip_id=76979871" name="Movie"></object>',
    '<a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a>',
  ],
  [
    '<img alt="a src=/b c" src=https://a.example/d/a.png/> <a href=/e/f?g=1 title=h>i</a>',
    '<img alt="a src=/b c" src="/media/a"/> <a href="/e/f?g=1" title=h>i</a>',
  ],
  [
    "\\[I _said_ all of it\\] \\(_it_ goes on and on\\)",
    "\\[I _said_ all of it\\] \\(_it_ goes on and on\\)",
  ],
  ["\\[x\\] is done, \\[T\\]he file\\(s\\)", "\\[x\\] is done, \\[T\\]he file\\(s\\)"],
  [
    '\\[a\\|b\\_c\\] \\[gallery ids="1"\\] \\[a^2\\]',
    '\\[a\\|b\\_c\\] \\[gallery ids="1"\\]\n\n$$\na^2\n$$',
  ],
  [
    '<img src="https://a.example/m?math=\\begin{align} x \\end{align}" alt="x">',
    '<img src="/media/m" alt="x">',
  ],
  [
    'A <img src="https://render.githubusercontent.com/render/math?math=\\begin{align} w + 1 \\end{align}"> and ![x](https://render.githubusercontent.com/render/math?math=e%5E%7Bi+%5Cpi%7D%2B1&mode=inline)',
    "A $\\begin{align} w + 1 \\end{align}$ and $e^{i \\pi}+1$",
  ],
  [
    "Of $\\frac{n}{1} = O(\\log n) $ and $ a_1$, but $5_x and my_y $ are $HOME and $ x^2 $6.",
    "Of $\\frac{n}{1} = O(\\log n)$ and $a_1$, but $5_x and my_y $ are $HOME and $ x^2 $6.",
  ],
  [
    "A \\\\(a\\_1 \\in\n\\\\{b\\\\}\\\\), $c\\_1$ and $d_1\\text{\\_}$",
    "A $a_1 \\in \\{b\\}$, $c_1$ and $d_1\\text{\\_}$",
  ],
  [
    "$t\\_e$, $\\mathcal{D}\\_{x}$, $\\mathrm{a\\_b}$, $\\text{max\\_size}$ of $\\\\{u\\_\\beta\\\\}$",
    "$t_e$, $\\mathcal{D}_{x}$, $\\mathrm{a\\_b}$, $\\text{max\\_size}$ of $\\{u_\\beta\\}$",
  ],
  [
    'A <d-cite key="a,b"></d-cite> is<d-footnote>A *note*\nof two lines.</d-footnote> here.',
    "A [@a; @b] is[^inline-1] here.\n\n[^inline-1]: A *note* of two lines.",
  ],
  ['<p markdown="1">\n*a*\n</p>\nb', "*a*\n\nb"],
  [
    "[x][1] and [y][2]\n[1]: https://a.example/?q=one two\n[2]: https://b.example",
    "[x][1] and [y][2]\n\n[1]: <https://a.example/?q=one two>\n[2]: https://b.example",
  ],
])("Jekyll and kramdown: %j", async (written, expected) => {
  expect(await becomes(written, "_posts/2020-01-01-a.md")).toBe(expected);
});

test.each<Row>([
  [
    "\\begin{equation}\\label{e_1}\nx\\end{equation}\n\nSee \\eqref{e_1}, \\\\ref{e\\_1} and \\eqref{no}.",
    "$$\n\\begin{equation}\\label{e_1}\nx\\end{equation}\n$$\n\nSee $\\eqref{e_1}$, $\\ref{e_1}$ and \\eqref{no}.",
  ],
  ["a[^Box 1M]\n\n[^box  1M]: See [^Box 1M]", "a[^box-1m]\n\n[^box-1m]: See [^box-1m]"],
  ["a[^b c] d[^b-c]\n\n[^b c]: e\n\n[^b-c]: f", "a[^b-c-] d[^b-c]\n\n[^b-c-]: e\n\n[^b-c]: f"],
  ["`[^a b]` [^not a note]\n\n[^a b]: c[^a b]", "`[^a b]` [^not a note]\n\n[^a-b]: c[^a-b]"],
  ['{{< figure src="https://a.example/a.png" title="T" >}}', '![T](/media/a "T")'],
  ['{{< figure link="https://a.example/a.png" caption="T" >}}', '![T](/media/a "T")'],
  ['{{< highlight go "linenos=table,hl_lines=2" >}}\nx\n{{< /highlight >}}', "```go {2}\nx\n```"],
  [
    'a\n{{< figure src="https://a.example/a.png" caption="By [Ann](https://b.example) & *co*" >}}\nb',
    'a\n\n<figure><img src="/media/a" alt="By Ann &#x26; co"><figcaption>By <a href="https://b.example">Ann</a> &#x26; <em>co</em></figcaption></figure>\n\nb',
  ],
  [
    `{{< figure src="https://a.example/a.png" alt="x" caption="<a href='/y'>Y</a>" link="https://b.example" >}}`,
    '<figure><a href="https://b.example"><img src="/media/a" alt="x"></a><figcaption><a href=\'/y\'>Y</a></figcaption></figure>',
  ],
  ["{{% notice warning %}}\nWords *x*\n{{% /notice %}}", "> [!WARNING]\n> Words *x*"],
  ['{{< callout type="error" >}}\nx\n{{< /callout >}}', "> [!CAUTION]\n> x"],
  [
    '{{< details "More" >}}\nx\n{{< /details >}}',
    "<details>\n<summary>More</summary>\n\nx\n\n</details>",
  ],
  ['{{< tweet user="a" id="1234567" >}}', "<https://twitter.com/a/status/1234567>"],
  ["{{< mermaid >}}\ngraph TD\n{{< /mermaid >}}", "```mermaid\ngraph TD\n```"],
  ["```\n{{</* x */>}}\n```", "```\n{{< x >}}\n```"],
  ["Use {{ x }}, {{< y >}} and {% z %}", "Use {{ x }}, {{< y >}} and {% z %}"],
  [
    '{{< figure src="https://a.example/a.png" >}}\nBy the sea\n{{< /figure >}}',
    '![](/media/a "By the sea")',
  ],
  [
    '{% figure(url="https://a.example/a.png", alt="x") %}\nOne *line*.\n\nTwo.\n{% end %}',
    "![x](/media/a)\n\nOne *line*.\n\nTwo.",
  ],
  [
    '{{ dual_theme_image(light_src="https://a.example/a.png", dark_src="b.png" alt="x") }} {{< centered-image "https://a.example/a.png" >}}',
    "![x](/media/a) ![](/media/a)",
  ],
  ['{{ admonition(type="tip", title="T", text="Some *words*") }}', "> [!TIP] T\n> Some *words*"],
  ["{{% slideshare 123 %}}", "<https://www.slideshare.net/slideshow/embed_code/123>"],
  ["{{% comment %}}\nsecret\n{{% /comment %}}\na {{< comment >}}b{{< /comment >}}c", "a c"],
  [
    '{{< figure src=`https://a.example/a.png` caption=`Say "hi"` alt="a `b`" >}}',
    "![a `b`](/media/a \"Say 'hi'\")",
  ],
  [
    '{{< link "https://a.example" "Words" "T" >}} {{< link href="https://b.example" content="More" >}}',
    '[Words](https://a.example "T") [More](https://b.example)',
  ],
  [
    '{{< alert "twitter" >}}\na\n{{< /alert >}}\n{{< alert "Look out" >}}\nb\n{{< /alert >}}',
    "> [!WARNING]\n> a\n\n> [!WARNING] Look out\n> b",
  ],
  [
    '{{< tabs "id" >}}\n{{< tab "One" >}}\na\n{{< /tab >}}\n{{% tab name="Two" %}}\n```js\nb\n```\n{{% /tab %}}\n{{< /tabs >}}',
    "**One**\n\na\n\n**Two**\n\n```js\nb\n```",
  ],
  ['{{< github repo="ann/site" >}}', "<https://github.com/ann/site>"],
  [
    '{{< external_link url="https://a.example/b" title="B c" >}} {{< linkcard href="https://a.example/d" title="D" >}}',
    "[B c](https://a.example/b) [D](https://a.example/d)",
  ],
  ["{{< vimeo 123 >}}", "<https://vimeo.com/123>"],
  [
    '{% codeblock(name="a.py") %}\n```py\n{{ b }}\n```\n{% end %}\n\n{{< terminal >}}d{{< /terminal >}}',
    '```py title="a.py"\n{{ b }}\n```\n\n```\nd\n```',
  ],
  [
    "> {{< terminal >}}\n> a\n> {{< /terminal >}}\n\n- {{< terminal >}}\n  b\n    c\n  {{< /terminal >}}\n\n- {{< code >}}\nd\n  e\n{{< /code >}}",
    "> ```\n> a\n> ```\n\n- ```\n  b\n    c\n  ```\n\n- ```\n  d\n    e\n  ```",
  ],
  ["<details>\n```r\na\n```\n</details>", "<details>\n\n```r\na\n```\n</details>"],
  ["<div>\n<!-- a -->\n    <p>b</p>\n</div>", "<div>\n<!-- a -->\n    <p>b</p>\n</div>"],
  ["</br>\n## a\n\nb</br>c", "<br>\n\n## a\n\nb<br>c"],
  [
    '<script src="https://gist.github.com/1.js" />\n\na <video src="/b.mp4" controls /> c',
    '<a href="https://gist.github.com/1">https://gist.github.com/1</a>\n\na <video src="/b.mp4" controls></video> c',
  ],
  ["<video-list id='a' />\n\nb", "<video-list id='a' />\n\nb"],
  ["<p>a<br>\nb</p>\n```sh\nc\n```\n<p>d</p>", "<p>a<br>\nb</p>\n\n```sh\nc\n```\n<p>d</p>"],
  [String.raw`$$` + "\na\n$$\n\nb", "$$\na\n$$\n\nb"],
  [String.raw`\(a_1\) and \[b\]`, "$a_1$ and\n\n$$\nb\n$$"],
  ['```go {linenos=table,hl_lines=[2,"4-5"]}\nx\n```', "```go {2,4-5}\nx\n```"],
  [
    "{{% notice note %}}\n- a\n\n  ```js\n  1\n\n  2\n  ```\n{{% /notice %}}",
    "> [!NOTE]\n> - a\n>\n>   ```js\n>   1\n>\n>   2\n>   ```",
  ],
  ["> ```js\n> 1\n> ```\n\nx", "> ```js\n> 1\n> ```\n\nx"],
  [
    "{{< notice tip >}}\na\n{{< /notice >}}\n{{< notice note >}}\nb\n{{< /notice >}}\nc",
    "> [!TIP]\n> a\n\n> [!NOTE]\n> b\n\nc",
  ],
  [
    "1. a\n   {{< notice tip >}}\n   b\n\n   c\n   {{< /notice >}}\n2. d",
    "1. a\n   > [!TIP]\n   > b\n   >\n   > c\n\n2. d",
  ],
  [
    '{{< details "More" >}}\n{{< notice tip >}}\na\n{{< /notice >}}\n{{< /details >}}',
    "<details>\n<summary>More</summary>\n\n> [!TIP]\n> a\n\n</details>",
  ],
  ['{{ figure(img="a.png", alt="b") }}', "![b](a.png)"],
  [
    '{{< figureforpage src="https://a.example/a.png" alt="b" >}} {{< imgtxt src="https://a.example/a.png" >}}c{{< /imgtxt >}} {{< image-set "d" >}}',
    '![b](/media/a) ![](/media/a "c") {{< image-set "d" >}}',
  ],
  [
    '{{< image-compare "a.png" "b.png" >}} {{< imagelink url="https://a.example/b" title="C" image="a.png" >}}',
    '{{< image-compare "a.png" "b.png" >}} {{< imagelink url="https://a.example/b" title="C" image="a.png" >}}',
  ],
  ['{% references(x="y") %}\n*a*\n{% end %}', "*a*"],
  ["![a](https://a.example/a.png){width=2}{height=3}\n\n> b\n> {lang=fr}", "![a](/media/a)\n\n> b"],
])("Hugo: %j", async (written, expected) => {
  expect(await becomes(written, "content/posts/a.md")).toBe(expected);
});

test.each<Row>([
  ["<Note>\n\nWords **x**\n\n- a\n\n</Note>", "> [!NOTE]\n> Words **x**\n>\n> - a"],
  ['<div className="x" style={{ color: "red" }}>\n  **x**\n</div>', "<div>\n\n**x**\n\n</div>"],
  ['import pic from "./a.png"\n\n<Image src={pic} alt="x" />', "![x](./a.png)"],
  ['Water is H<sub>2</sub>O, {/* no */}and {"text"}.', "Water is H<sub>2</sub>O, and text."],
  [
    '<Tabs>\n  <TabItem label="npm">\n    ```sh\n    npm i\n    ```\n  </TabItem>\n</Tabs>',
    "**npm**\n\n```sh\nnpm i\n```",
  ],
  ['<Link to="/x">words</Link> go', "[words](/x) go"],
  [
    'export const who = "Ann", url = "/x";\n\n<Link to={url}>{who}</Link> on {frontmatter.title}',
    "[Ann](/x) on A",
  ],
  [":::tip[Title]\nWords\n:::", "> [!TIP] Title\n> Words"],
  [
    "```jsx\n<Chart data={[1]} />\nimport x from 'y'\n```",
    "```jsx\n<Chart data={[1]} />\nimport x from 'y'\n```",
  ],
  ["a < b and {1 + 1", "a < b and {1 + 1"],
  [
    "## Title {#own}\n\n:quote[Said so.]{#said}",
    '## <span id="own"></span>Title\n\n<span id="said"></span>Said so.',
  ],
  [
    "::youtube{#abc}\n\nPress :kbd[Esc], at 10:30.",
    "<https://www.youtube.com/watch?v=abc>\n\nPress <kbd>Esc</kbd>, at 10:30.",
  ],
  [":quote[See [x](https://a.example) too.]", "See [x](https://a.example) too."],
  ["<!-- old -->\n\nx<br>y", "x<br>y"],
  ["## 标题 {#标题}\n\n<B>x</B>", '## <span id="标题"></span>标题\n\nx'],
  ["## Part {/* #own:part */}\n\nx", '## <span id="own:part"></span>Part\n\nx'],
  ...["```html\n<!-- a -->\n<br>\n\n\n<https://a.example> {#b} \\{#c}\n```\n\n`<!-- d -->`"].map(
    (code): Row => [`<!-- old -->\n\n${code}\n\nx<br>y`, `${code}\n\nx<br>y`],
  ),
  [
    "```js\nimport a from 'b'\n\n\nexport default a\n\n```\n\na < b",
    "```js\nimport a from 'b'\n\n\nexport default a\n\n```\n\na < b",
  ],
  [
    "<details>\n<summary>More</summary>\n\n**x**\n\n</details>",
    "<details>\n\n<summary>More</summary>\n\n**x**\n\n</details>",
  ],
  [
    "<Note>One</Note>\nwords\n\n- <Tip>Two</Tip>\n  more",
    "> [!NOTE]\n> One\n\nwords\n\n- > [!TIP]\n  > Two\n\n  more",
  ],
  [":::lead\na\n:::", "a"],
  [
    'x <Badge text="New" type="tip" />\n\n<LinkPreview href="https://a.example/b" />\n\n<LinkCard title="C d" link="https://youtu.be/a" />\n\n<LinkPreview title="E" url="https://a.example/e" />',
    "x <mark>New</mark>\n\n<https://a.example/b>\n\n[C d](https://youtu.be/a)\n\n[E](https://a.example/e)",
  ],
  ["1. a\n\n   <Note>b</Note>\n\n2. c", "1. a\n\n   > [!NOTE]\n   > b\n\n2. c"],
  ['<ReactPlayer url="https://vimeo.com/76979871" />', "<https://vimeo.com/76979871>"],
  [
    '<Tweet tweetLink="a/status/1234567" />\n\n<Gist gistUri="a/12ef" />\n\n<SoundCloud soundCloudLink="https://soundcloud.com/a/b" />\n\n<Spotify spotifyLink="episode/1a" />',
    "<https://twitter.com/a/status/1234567>\n\n<https://gist.github.com/a/12ef>\n\n<https://soundcloud.com/a/b>\n\n<https://open.spotify.com/episode/1a>",
  ],
  [':::tip{title="T"}\nWords\n:::\n\n`{a}`', "> [!TIP] T\n> Words\n\n`{a}`"],
])("MDX: %j", async (written, expected) => {
  expect(await becomes(written, "src/content/blog/a.mdx")).toBe(expected);
});

test.each<Row>([
  ["[[Nowhere]] and [[Nowhere|words]]", "Nowhere and words"],
  ["[[these words|A]]", "[these words](/blog/a)"],
  ["a %%b%% c\n\n%%\nx\n\ny\n%%\n\nd", "a c\n\nd"],
  ["> [!danger]- Careful\n> x", "> [!CAUTION] Careful\n> x"],
  ["`[[x]] ==y== %%z%%`", "`[[x]] ==y== %%z%%`"],
  ["[[#Part]]", "[Part](#part)"],
  ["a == b == c", "a == b == c"],
  ["use %% here\n\nand %% there\n\n%%x\n\ny%%\n\nz", "use %% here\n\nand %% there\n\nz"],
  ["[words]([[Nowhere]])", "words"],
  ["```ad-warning\ntitle: T\ncollapse: open\nWords\n```", "> [!WARNING] T\n> Words"],
  [
    "```text {2}\na\n```\n\n```text file=a.txt\na\n```",
    '```text {2}\na\n```\n\n```text title="a.txt"\na\n```',
  ],
  [':::: tabs\n::: tab One\nx\n:::\n::: tab "Two"\ny\n:::\n::::', "**One**\n\nx\n\n**Two**\n\ny"],
  ["- | a | b |\n  |---|---|\n  | 1 | 2 |", "- | a | b |\n  |---|---|\n  | 1 | 2 |"],
  [
    "| a | b |\n|---|---|\n| [[#Part\\|x]] | ![y\\|50](https://a.example/a.png) |",
    "| a | b |\n|---|---|\n| [x](#part) | ![y](/media/a) |",
  ],
  [":::objection[But why?]\nWords\n:::", "> [!NOTE] But why?\n> Words"],
  ["::: tip\nWords\n  :::\n\nx", "> [!TIP]\n> Words\n\nx"],
  ["::::tabs\n:::note\nWords\n:::\n::::", "> [!NOTE]\n> Words"],
  ["::: {.lead}\nWords\n:::", "Words"],
  ["_:tada: words_", "_🎉 words_"],
  ["代码加密:star: a:star:b", "代码加密⭐ a:star:b"],
  ["if [[ -f x ]]; then", "if [[ -f x ]]; then"],
  ["$a==b$ and $$x%%y$$", "$a==b$ and $x%%y$"],
  ["[TOC]\n\nx :smile::tada:! 10:30:00", "x 😄🎉! 10:30:00"],
  [
    '!!! warning "Look"\n    Words\n\n    more\n\nafter',
    "> [!WARNING] Look\n> Words\n>\n> more\n\nafter",
  ],
  ["```a\n```b\n```\n\n!!! note\n    x", "```a\n```b\n```\n\n> [!NOTE]\n> x"],
  [
    '!!! Spoilers ahead\n\n??? Why\n\n!!! tip "All of it"',
    "!!! Spoilers ahead\n\n??? Why\n\n> [!TIP] All of it\n>",
  ],
  [
    '%[https://a.example/x]\n\n![x](https://a.example/a.png align="center")',
    "<https://a.example/x>\n\n![x](/media/a)",
  ],
  [
    '![x](https://a.example/a.png){ width="9" loading=lazy } [y](https://a.example){ .md-button }\n\nz\n{ .lead }\n\n[w](https://a.example) { a b }',
    "![x](/media/a) [y](https://a.example)\n\nz\n\n[w](https://a.example) { a b }",
  ],
  [":::note\nOne\n:::\n:::tip\nTwo\n:::\nwords", "> [!NOTE]\n> One\n\n> [!TIP]\n> Two\n\nwords"],
  [
    ":::message alert\nOne\n:::\n\n:::note info\nTwo\n:::",
    "> [!WARNING]\n> One\n\n> [!NOTE]\n> Two",
  ],
  ['::: {.callout-tip title="T"}\nWords\n:::', "> [!TIP] T\n> Words"],
  ["::: tabs\n@tab One\nx\n@tab:active Two\ny\n:::", "**One**\n\nx\n\n**Two**\n\ny"],
  [
    "@[youtube](abc)\n\n@[card](https://a.example/x)\n\n@[slideshare](def)",
    "<https://www.youtube.com/watch?v=abc>\n\n<https://a.example/x>\n\n<https://www.slideshare.net/slideshow/embed_code/def>",
  ],
  [
    'x\n=== "One"\n\n    ```js\n    1\n    ```\n\n=== "Two"\n\n    !!! tip\n        Words\n\ny',
    "x\n\n**One**\n\n```js\n1\n```\n\n**Two**\n\n> [!TIP]\n> Words\n\ny",
  ],
  [
    "![](https://youtu.be/abc)\n\n![Said](https://x.com/a/status/1) ![](https://img.youtube.com/vi/a/0.jpg)",
    "<https://youtu.be/abc>\n\n[Said](https://x.com/a/status/1) ![](/media/0)",
  ],
  [
    "[a]{.small} `b`{.r} [c]{#own} [d]{.x}\n\n[d]: https://a.example",
    'a `b` <span id="own"></span>c [d]\n\n[d]: https://a.example',
  ],
  ["|---\n| a | b\n|:-|-:\n| 1 | 2", "| a | b\n|:-|-:\n| 1 | 2"],
  [":material-account: Ann :tada:", "Ann 🎉"],
  ["**:octicons-file-16: `a`** and **More :octicons-link-16:**", "**`a`** and **More**"],
  [
    '1. x\n\n    !!! tip\n\n        Words\n\n    === "One"\n\n        ```\n        1\n        ```\n\n    y\n\nz\n\n    !!! note\n        code',
    "1. x\n\n    > [!TIP]\n    > Words\n\n    **One**\n\n    ```\n    1\n    ```\n\n    y\n\nz\n\n    !!! note\n        code",
  ],
  [
    'x <Badge text="New" type="tip" /> <Badge text="b" vertical="top"></Badge>',
    "x <mark>New</mark> <mark>b</mark>",
  ],
])("Obsidian and others: %j", async (written, expected) => {
  expect(await becomes(written, "a.md")).toBe(expected);
});

test.each<Row>([
  [
    "```js:title=src/a.js {numberLines: true}\n1\n```\n\n```js:title=title.js\n1\n```\n\n```js{1,3}{numberLines: true}\n1\n```",
    '```js title="src/a.js"\n1\n```\n\n```js title="title.js"\n1\n```\n\n```js {1,3}\n1\n```',
  ],
  [
    "`gist:ann/ce54fdb1e5621b59`\n\n`oembed: https://a.example/x`\n\n`gist: x y`",
    "<https://gist.github.com/ann/ce54fdb1e5621b59>\n\n<https://a.example/x>\n\n`gist: x y`",
  ],
  [
    '```js {1} filename="a b.js"\n1\n```\n\n```js filename="a.js" showLineNumbers\n1\n```',
    '```js title="a b.js" {1}\n1\n```\n\n```js title="a.js"\n1\n```',
  ],
])("Gatsby: %j", async (written, expected) => {
  expect(await becomes(written, "content/blog/a/index.md")).toBe(expected);
});

test.each<Row>([
  ["::tip\nDo **this**.\n::\nwords", "> [!TIP]\n> Do **this**.\n\nwords"],
  [
    "::read-more\n---\nto: https://a.example/x\ntitle: 'The notes'\n---\nRead all.\n::",
    "Read all.\n\n[The notes](https://a.example/x)",
  ],
  [
    '::tabs\n  :::tabs-item{label="One"}\n  x\n  :::\n  :::tabs-item{label="Two"}\n  - y\n  :::\n::',
    "**One**\n\nx\n\n**Two**\n\n- y",
  ],
  [
    "::post{link=https://a.example/x}\nWords\n::",
    "Words\n\n[https://a.example/x](https://a.example/x)",
  ],
  ["::card{:items='[{}]'}\n#title\nT\n\n#default\nWords\n::", "T\n\nWords"],
  [
    ':video{src="/a.mp4"}\n\n::youtube{id="abc"}\n::\n\n`a`{lang="ts"} b',
    '<video controls src="/a.mp4"></video>\n\n<https://www.youtube.com/watch?v=abc>\n\n`a` b',
  ],
  [":toc\n\nx", "x"],
  ["std::x\n\n::\n\n10:30 {a=1}", "std::x\n\n::\n\n10:30 {a=1}"],
])("Nuxt: %j", async (written, expected) => {
  expect(await becomes(written, "content/blog/a.md")).toBe(expected);
});

test.each<Row>([
  [
    "[:contents]\n\na((b (c) [https://a.example/x?y=1:title=D]))",
    "a[^inline-1]\n\n[^inline-1]: b (c) [D](https://a.example/x?y=1)",
  ],
  [
    "[f:id:ann-b:20251214151202p:plain:w600:alt=x]\n\nf:id:b:20251214151203j:image",
    "![x](/media/20251214151202)\n\n![](/media/20251214151203)",
  ],
  [
    "[https://a.example/x:embed:cite] [https://a.example:title] [asin:4883999688:detail]",
    "<https://a.example/x> <https://a.example> <https://www.amazon.co.jp/dp/4883999688>",
  ],
  [
    "[tex:x\\_1 = [0, 1\\]] [https://a.example](/b) `[tex:x]`",
    "$x_1 = [0, 1]$ [https://a.example](/b) `[tex:x]`",
  ],
  [">|ruby|\nputs [1]\n||<\n\n>||\n((x))\n||<", "```ruby\nputs [1]\n```\n\n```\n((x))\n```"],
])("Hatena Blog: %j", async (written, expected) => {
  const head = `${HEAD}\nEditURL: https://blog.hatena.ne.jp/ann/a.hatenablog.com/atom/entry/1`;
  expect(await becomes(written, "entry/a.md", head)).toBe(expected);
});

test.each(["render_with_liquid: false", "template_engine: erb", "templateEngineOverride: md"])(
  "a text that opts out of templates stays unchanged: %s",
  async (said) => {
    const text = "`{% raw %}` {{ x }} {% y %}";
    const { text: came, report } = await textsOf("markdown", article(text, `${HEAD}\n${said}`));
    expect(came).toBe(text);
    expect(report).not.toContain("LOST");
  },
);

test.each([
  "Title: A\nDate: 2020-01-02 10:20\nTags: a, b\n\nWords",
  "<!--\n.. title: A\n.. date: 2020-01-02 10:20\n.. tags: a, b\n-->\nWords",
  ".. title: A\n.. date: 2020-01-02 10:20\n.. tags: a, b\n\nWords",
  '"title": "A",\n"date": "2020/01/02"\n;;;\nWords',
  ';;;json\n{ "title": "A" }\n;;;\nWords',
  '{ "title": "A}", "date": "2020-01-02" }\n\nWords',
  '{\n"title": "A",\n"x": {\n"y": 1\n}\n}\nWords',
  "<!--\ntitle: A\ntags: a, b\n-->\nWords",
  "----\ntitle: A\n----\nWords",
  "Title: A\nBase Header Level: 2\n\nWords",
  "title: A\ndate: 2020-01-02\n---\nWords",
  "---toml\ntitle = 'A'\ndate = 2020-01-02\n---\nWords",
  "---\n\nWords\n\n---\n\nmore",
  "\n \n---\ntitle: A\n---\nWords",
  "\uFEFF---\r\ntitle: A\r\n---\r\nWords",
])("front matter of other systems is read: %j", async (written) => {
  const { text } = await textsOf("markdown", { "a.md": written });
  expect(text.replace(/^---\n+/, "")).toMatch(/^Words/);
});
