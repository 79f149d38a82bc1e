/**
 * Texts that break programs, by class: those that are empty without looking so, that change the writing
 * direction or the line height, that other languages parse as code, a number or a pattern.
 */

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
const around = (signs: string[]) => signs.map((sign) => `a${sign}b`);

const SPACES = ["\t", "\n", "\v", "\f", "\r", "\r\n", " ", "\u0085", "\u00a0", "\u1680"].concat(
  range(0x2000, 0x200a),
  ["\u2028", "\u2029", "\u202f", "\u205f", "\u3000"],
);
const INVISIBLE = ["\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u180e"].concat(
  range(0x200b, 0x200f),
  range(0x2060, 0x2064),
  ["\u2800", "\u3164", "\ufe00", "\ufe0f", "\ufeff", "\uffa0", "\u{e0001}", "\u{e0100}"],
);
const BIDI = ["\u200e", "\u200f", "\u061c"].concat(range(0x202a, 0x202e), range(0x2066, 0x2069));

const scripts = [
  "مرحبا بالعالم",
  "שלום עולם",
  "שָׁלוֹם",
  "سَلَامٌ 123 abc",
  "你好，世界",
  "こんにちは世界",
  "ﾊﾝｶｸ ｶﾀｶﾅ",
  "안녕하세요",
  "नमस्ते दुनिया",
  "สวัสดีชาวโลก",
  "ការធ្វើតេស្ត",
  "བོད་སྐད་",
  "ᠮᠣᠩᠭᠣᠯ",
  "Ελληνικά",
  "Русский текст",
  "ქართული",
  "Հայերեն",
  "አማርኛ",
  "ᚠᚢᚦᚨᚱᚲ",
  "𒀀𒁀𒂀",
  "𓀀𓂀𓃀",
  "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𝕥𝕖𝕩𝕥",
  "Ｆｕｌｌ ｗｉｄｔｈ",
  "ⓒⓘⓡⓒⓛⓔⓓ",
  "uʍop ǝpısdn",
];

/** Texts with two spaces or a line break between them. */
const textsIn = (block: string) => block.trim().split(/ {2,}|\n */);

const emoji = [
  ...textsIn(String.raw`
  😀  👍🏽  👩‍👩‍👧‍👦  🏴‍☠️  🏴󠁧󠁢󠁳󠁣󠁴󠁿  🇩🇪🇫🇷🇯🇵  1️⃣#️⃣*️⃣  ❤️‍🔥  🧑🏿‍🚀  ☺︎☺️  👁️‍🗨️  🫠🪿🫨  🇩
`),
  "\u200d👩",
  "😀".repeat(40),
];

const combining = [
  "e\u0301",
  "\u0301e",
  `Z${"\u0300\u0316\u0334".repeat(20)}algo`,
  "a\u0489".repeat(20),
  "\u0e49".repeat(30),
  "ก็็็็็็็็็็็็็็็็็็็็",
  "각",
  "\u1100\u1161\u11a8",
  "ﷺ",
  "﷽",
  "ﬁﬂﬀﬃ",
  "ǅǄǆ",
  "\u0644\u0627",
];

const normalForms = ["é", "é", "Å", "Å", "Å", "ﬀ", "²³¹", "ℌ", "㎏", "①", "Ω", "Ω", "\u2126"];
const caseFolding = ["İ", "ı", "i̇", "ß", "ẞ", "ΌΣΟΣ", "ς", "ﬃ", "Ǆ", "K", "ſ", "ŉ", "ΐ", "Ԩ", "Ა"];

const controls = around([...range(0x01, 0x1f), "\x7f", ...range(0x80, 0x9f)]).filter(
  (text) => !/[\t\n\r]/.test(text),
);
const noncharacters = around(["\ufffd", "\ufffe", "\uffff", "\u{1fffe}", "\u{10ffff}", "\ue000"]);

const long = [
  "x".repeat(79),
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
  "W".repeat(60),
  "ّ".repeat(60),
  "漢".repeat(70),
  "a-".repeat(35),
  "/".repeat(70),
  "_".repeat(70),
  "\u00a0x".repeat(35),
  `https://example.com/${"very-long-path/".repeat(3)}`,
  "😀".repeat(30),
  "\u200bx".repeat(30),
  "a b ".repeat(19),
];

const numbers =
  "0 -0 1 -1 00 0x1F 0b1 0o7 1e309 1E-400 1.0 1,000.00 1.000,00 ١٢٣ NaN Infinity -Infinity +1 .5 5. 2147483648 9007199254740993 99999999999999999999 ½ ⅷ 1/0 0/0 0.1+0.2 $1.00 1_000 1n".split(
    " ",
  );
const words =
  "null NULL nil None undefined true TRUE false yes no on off void NaN default DEFAULT self this constructor prototype __proto__ hasOwnProperty toString valueOf then length name id root admin select table user current_user public CON PRN AUX NUL COM1 LPT1 index favicon.ico robots.txt".split(
    " ",
  );
const dates = textsIn(String.raw`
  1970-01-01  0000-00-00  2023-02-29  2024-02-30T25:61:61Z  9999-12-31T23:59:60Z  infinity
  -infinity  now()  epoch  today  12/13/14  01.02.03
`);

const sql = textsIn(String.raw`
  '  ''  ';--  ' OR '1'='1  '; select 1;--  "; drop table posts; --  1; select pg_sleep(0)  $$
  $1  $tag$x$tag$  E'\x00'  /* */  --  \'  ') union select null--  %' or true--  ::uuid  {1,2}
  {"a"}  ARRAY[1]  (1,2)  \N  \.  \copy
`);
const filters = [
  ...textsIn(String.raw`
  eq.1  in.(1,2)  not.is.null  or=(id.eq.1)  and(a.eq.1,b.eq.2)  title.ilike.*x*  id,*  *  %  %%
  _%  \%  \_  \\  a%b_c  select=*  ?limit=0  &offset=1  a.b->c->>d  fts(english).x
`),
  ...Array.from(",()[]{}.*%_\\:;\"'!&|=<>~?+^$#@/`-"),
];
const patterns = textsIn(String.raw`
  .*  ^$  [a-z]  [  (  (?i)x  (?=x)  ***:x  ***=x  a{2,1}  a{99999}  \1  \d+  \y  \  x|  (a+)+$
  [[:alpha:]]  [[.x.]]
`);
const formats = [
  ...textsIn(String.raw`
  %s%s%s%n  %d %x %p  %1$s  %%  {0}  {}  #{x}  {{x}}  <%= x %>  %(x)s  $(id)  ; id  | id  && id
  $HOME  %PATH%  !!
`),
  "${x}",
  "`id`",
];
const paths = textsIn(String.raw`
  ../../etc/passwd  ..\..\x  /  //  ///  .  ..  ~  C:\x  file:///etc/passwd  \\server\share
  %2e%2e%2f  a/b?c#d  a%00b  %  %zz  %25  x.js  .htaccess
`);
const json = textsIn(String.raw`
  {}  []  ""  {  {"a":1}  {"__proto__":1}  [1,  \u0000  \ud83d  \"  //  <!--  ]]>  </script>
  &amp;  &#0;  <b>bold</b>  <x  a<b>c  © & “quotes” — «guillemets» ‹x› „x“
`);
const protocolLike = ["a@b", "a@b.c?x=y", "mailto:a@b.c", "tel:+1", "http://", "https://x", "://x"];

const STORABLE: Record<string, string[]> = {
  "white space": [...SPACES, ...around(SPACES), "", "  ", " x ", "\tx\t", "\n\nx\n\n"],
  invisible: [...INVISIBLE, ...around(INVISIBLE)],
  direction: [...around(BIDI), "\u202eabc", "\u202eabc\u202c", "\u2067abc\u2069", "abc\u200f!"],
  script: scripts,
  emoji,
  combining,
  "normal form": normalForms,
  "case folding": caseFolding,
  control: controls,
  noncharacter: noncharacters,
  long,
  number: numbers,
  word: words,
  date: dates,
  sql,
  filter: filters,
  pattern: patterns,
  format: formats,
  path: paths,
  json,
  protocol: protocolLike,
};

/** What PostgreSQL cannot store as text: U+0000 and lone surrogates. */
const UNSTORABLE = ["\ud83d", "\0", "a\0b", "a\ude00b", "\ud83dx", "x\0\ud83d"];

export type StrangeText = { area: string; text: string };

export const strangeTexts: StrangeText[] = Object.entries({
  ...STORABLE,
  unstorable: UNSTORABLE,
}).flatMap(([area, texts]) => [...new Set(texts)].map((text) => ({ area, text })));

/** Every so many-th text of each class, the first one included. */
export function shareOfStrange(step: number): StrangeText[] {
  const byArea = Map.groupBy(strangeTexts, ({ area }) => area);
  return [...byArea.values()].flatMap((its) => its.filter((_, index) => index % step === 0));
}
