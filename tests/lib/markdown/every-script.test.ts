import { expect, test } from "vitest";
import { parseComment } from "@/lib/markdown/comment";
import { renderMarkdown } from "@/lib/markdown/render";
import { linksOf } from "../../support/comment-links";
import { timeOf } from "../../support/time-of";

async function line(markdown: string): Promise<string> {
  return (await renderMarkdown(markdown)).trim().replace(/^<p>|<\/p>$/g, "");
}

test.each([
  [
    "**真，**她。これは**「重要」**です。",
    "<strong>真，</strong>她。これは<strong>「重要」</strong>です。",
  ],
  ["他说**“重要”**的话", "他说<strong>“重要”</strong>的话"],
  ["**마크다운(Markdown)**은", "<strong>마크다운(Markdown)</strong>은"],
  ["이것은*“강조”*입니다", "이것은<em>“강조”</em>입니다"],
  ["**이름:**값", "<strong>이름:</strong>값"],
  ["前**`code`**后", "前<strong><code>code</code></strong>后"],
  ["旧~~（価格）~~新", "旧<del>（価格）</del>新"],
  ['นี่คือ**"สำคัญ"**มาก', 'นี่คือ<strong>"สำคัญ"</strong>มาก'],
  ['ב**"הארץ"** היום', 'ב<strong>"הארץ"</strong> היום'],
  ["و**«مهم»** جدا", "و<strong>«مهم»</strong> جدا"],
  ["བོད**(ཡིག)**ཡིག", "བོད<strong>(ཡིག)</strong>ཡིག"],
  ["**(महत्वपूर्ण)**है। **यह।**वह", "<strong>(महत्वपूर्ण)</strong>है। <strong>यह।</strong>वह"],
  ["**“शब्द”**ला ও **“কথা”**টি", "<strong>“शब्द”</strong>ला ও <strong>“কথা”</strong>টি"],
  ["နေ့**(သစ်)**နေ့", "နေ့<strong>(သစ်)</strong>နေ့"],
  ["**«Բառ»**ը **„სიტყვა“**ს", "<strong>«Բառ»</strong>ը <strong>„სიტყვა“</strong>ს"],
  ['የ**«ቃል»**ን **"ދިވެހި"**ގެ', 'የ<strong>«ቃል»</strong>ን <strong>"ދިވެހި"</strong>ގެ'],
  ["𠮷**(野)**𠮷", "𠮷<strong>(野)</strong>𠮷"],
  ["**Done!**🎉 🎉**(new)**🎉", "<strong>Done!</strong>🎉 🎉<strong>(new)</strong>🎉"],
  ['⚠️**"a"** ⚠️**[b](/c)**', '⚠️<strong>"a"</strong> ⚠️<strong><a href="/c">b</a></strong>'],
  ['**"a"**\u200b字 x**(b)**\u200by', '<strong>"a"</strong>\u200b字 x**(b)**\u200by'],
  ["***真，***她", "<em><strong>真，</strong></em>她"],
  ["__旅行。__如果，__多存钱。__你", "<strong>旅行。</strong>如果，<strong>多存钱。</strong>你"],
  ["这是__“重要”__的，__（新）__她", "这是<strong>“重要”</strong>的，<strong>（新）</strong>她"],
])("emphasis works in scripts without spaces: %s", async (markdown, html) => {
  expect(await line(markdown)).toBe(html);
});

test.each([
  'a**"b"**c',
  "snake_case_name と変数_名_です、__dirname、__filename、使う__init__方法",
  "字段 _id、_名称",
  "路径 /src/_组件/_页面",
  "名_（旧）新_的",
  "__이름.__값",
  "מחלקה __שם.__ערך",
  "路径__(旧)__新",
  "** 真 **",
  "2*3*４は",
  "a **b, **c",
])("text without emphasis stays without it: %s", async (markdown) => {
  expect(await line(markdown)).not.toMatch(/<strong>|<em>(?!3)/);
});

test.each(["每天10~20分钟，每周3~5次", "~a~", "~/bin and ~/lib", "約~100円~です"])(
  "a single tilde is literal: %s",
  async (markdown) => {
    expect(await line(markdown)).toBe(markdown);
    expect(JSON.stringify(parseComment(markdown))).not.toContain("delete");
  },
);

test.each([
  ["詳しくはhttps://example.com/をご覧ください。", ["https://example.com/"]],
  ["https://example.com/。次", ["https://example.com/"]],
  ["（https://example.com/a?b=1）を", ["https://example.com/a?b=1"]],
  ["请看“https://example.com/a”。", ["https://example.com/a"]],
  ["https://example.com에서", ["https://example.com"]],
  [
    "https://example.com(예시), https://example.com/a_(b)(说明)",
    ["https://example.com", "https://example.com/a_(b)"],
  ],
  [
    "https://example.com/a[(注)] (https://example.com/a)",
    ["https://example.com/a", "https://example.com/a"],
  ],
  ["https://example.com/a.、次", ["https://example.com/a"]],
  ["（www.example.com）をご覧", ["http://www.example.com"]],
  ["www.example.com/aですhttps://b.example/次", ["http://www.example.com/a", "https://b.example/"]],
  ["انظر https://example.com/a، ثم", ["https://example.com/a"]],
  ["هل رأيت https://example.com/a؟", ["https://example.com/a"]],
  ["‘https://example.com/a’", ["https://example.com/a"]],
  ["देखो https://example.com/a।", ["https://example.com/a"]],
  ["https://ca.example/col·lecció–b", ["https://ca.example/col·lecció–b"]],
  ["смотриhttps://example.com/и", ["https://example.com/"]],
  ["https://пример.рф/путь да", ["https://пример.рф/путь"]],
  ["https://example.com/Zürich/ſ~x_(y) z", ["https://example.com/Zürich/ſ~x_(y)"]],
  ["https://example.com/𠮷", ["https://example.com/"]],
  [
    "https://example.com/a\u200bと、https://b.example\u200b.",
    ["https://example.com/a", "https://b.example"],
  ],
  ["هنا https://example.com/a.\u200f و", ["https://example.com/a"]],
  ["\u2066https://example.com/a\u2069", ["https://example.com/a"]],
  ["https://example.com/aーと", ["https://example.com/a"]],
  ["→https://example.com/a#b←ここ", ["https://example.com/a#b"]],
  [
    "https://example.com/※注 [https://example.com/a]注",
    ["https://example.com/", "https://example.com/a"],
  ],
  [
    "https://example.com🎉 www.example.com👍です",
    ["https://example.com", "http://www.example.com"],
  ],
  ["https://🎉.example/🎉 a", ["https://🎉.example/🎉"]],
  [
    "请访问www.example.com。见《www.b.example》",
    ["http://www.example.com", "http://www.b.example"],
  ],
  ["見て:ada@example.comまで", ["mailto:ada@example.com"]],
  ["<https://example.com/日本>", ["https://example.com/日本"]],
  ["[a](https://example.com/日本)", ["https://example.com/日本"]],
])("a bare URL ends where the sentence continues: %s", async (markdown, addresses) => {
  const { body } = document.implementation.createHTMLDocument();
  body.innerHTML = await renderMarkdown(markdown);
  const links = [...body.querySelectorAll("a")];
  expect(links.map((link) => decodeURI(link.getAttribute("href") ?? ""))).toEqual(addresses);
  expect(body.textContent.trim()).toBe(markdown.replace(/^<|>$/g, "").replace(/^\[a\].*/, "a"));
});

test("the rest of the sentence is Markdown, even in comments", async () => {
  const markdown = "https://example.com/。**次**です";
  expect(await line(markdown)).toBe(
    '<a href="https://example.com/">https://example.com/</a>。<strong>次</strong>です',
  );
  expect(linksOf(markdown)).toEqual(["https://example.com/"]);
  expect(JSON.stringify(parseComment(markdown))).toContain('"strong"');
});

test.each([
  ["第一行，\n第二行", "第一行，第二行"],
  ["これは\n**強調**\nです。", "これは<strong>強調</strong>です。"],
  ["他说\n“你好”\n然后", "他说“你好”然后"],
  ["한국어\n다음", "한국어\n다음"],
  ["中文\nLatin\n中文", "中文\nLatin\n中文"],
  ["中文  \n中文", "中文<br>\n中文"],
  [
    "> [!NOTE] 標題\n> 内文\n> 内文",
    '<div class="callout callout-note">\n<p class="callout-title">標題</p>\n<p>内文内文</p>\n</div>',
  ],
  ["中文\n`x`\n中文", "中文\n<code>x</code>\n中文"],
])("lines in scripts without spaces are joined without one: %j", async (markdown, html) => {
  expect(await line(markdown)).toBe(html);
});

test("a very long URL is parsed quickly", async () => {
  const address = `https://example.com/${"a".repeat(50_000)}`;
  expect(await line(`${address}。`)).toContain(`<a href="${address}">`);
});

/** Of several, because a single one may take less than the clock can tell. */
const timeOfLinks = (characters: string) =>
  timeOf(async () => {
    for (let times = 0; times < 20; times += 1)
      await renderMarkdown(`https://example.com/${characters}`);
  });

test("many brackets in a bare link take no longer than as many letters", async () => {
  await timeOfLinks("a");
  const letters = await timeOfLinks("a".repeat(4000));
  expect(await timeOfLinks("(".repeat(4000))).toBeLessThan(30 * letters);
});
