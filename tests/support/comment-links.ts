/**
 * What is a link in a comment and what is not: for the page, which shows links, and for the database, which
 * counts them. Each text with the URLs of its links.
 */
import { parseComment, safeUrl, type CommentNode } from "../../src/lib/markdown/comment.ts";

export const commentLinks: [text: string, addresses: string[]][] = [
  ["[the docs](https://example.com/a)", ["https://example.com/a"]],
  ["[a](<https://example.com/a b>)", ["https://example.com/a%20b"]],
  ['[a]( https://example.com "A title" )', ["https://example.com/"]],
  ["[a](HTTPS://example.com)", ["https://example.com/"]],
  ["[a](https://example.com/a\\_b)", ["https://example.com/a_b"]],
  ["[a](https://a.example)[b](http://b.example)", ["https://a.example/", "http://b.example/"]],
  ["[a](mailto:ada@example.com)", ["mailto:ada@example.com"]],
  ["[a](mailto:ada)", ["mailto:ada"]],
  ["[a](MailTo:ada@example.com?subject=Hi)", ["mailto:ada@example.com?subject=Hi"]],
  ["See https://example.com/a.", ["https://example.com/a"]],
  ["(https://example.com)", ["https://example.com/"]],
  ["https://www.example.com", ["https://www.example.com/"]],
  ["**www.example.com**", ["http://www.example.com/"]],
  ["<https://example.com>", ["https://example.com/"]],
  ["<mailto:ada@example.com>", ["mailto:ada@example.com"]],
  ["<ada@localhost>", ["mailto:ada@localhost"]],
  ["Write to ada@example.com, please", ["mailto:ada@example.com"]],
  ["mailto:ada+site@mail.example.com", ["mailto:ada+site@mail.example.com"]],
  ["www.a.example ada@b.example", ["http://www.a.example/", "mailto:ada@b.example"]],
  ["詳しくはhttps://example.com/をご覧ください。", ["https://example.com/"]],
  ["https://example.com/。https://b.example/次", ["https://example.com/", "https://b.example/"]],
  ["www.example.com에서 ada@b.example로", ["http://www.example.com/", "mailto:ada@b.example"]],
  ["~https://example.com/~", ["https://example.com/"]],
  // Browsers would go there, but it does not look like a link.
  ["[a](https:example.com)", []],
  ["[a](https:/example.com)", []],
  ["[a](https:\\\\example.com)", []],
  ["[a](https:\\/\\/example.com)", []],
  ["[a](https\\://example.com)", []],
  ["[a](<ht\ttps://example.com>)", []],
  ["[a](<https:/\t/example.com>)", []],
  ["[a](https&colon;//example.com)", []],
  ["[a](https&#58;&#47;&#47;example.com)", []],
  ["[a](mailto\\:ada)", []],
  ["[a](//example.com)", []],
  ["[a](/admin)", []],
  ["[a](javascript:alert)", []],
  ["<https:example.com>", []],
  ["https:\\/\\/example.com", []],
  ["www\\.example.com", []],
  ["ada\\@example.com", []],
  ["[a][b]\n\n[b]: /url", []],
  ["@ada and 3 @ 5", []],
  ["https, www and mailto", []],
];

/** The URLs of the links that the page shows for a text. */
export function linksOf(text: string): string[] {
  return addressesIn(parseComment(text));
}

function addressesIn(nodes: readonly CommentNode[]): string[] {
  return nodes.flatMap((node) => {
    const own = node.type === "link" ? safeUrl(node.url) : undefined;
    return own ? [own] : "children" in node ? addressesIn(node.children) : [];
  });
}
