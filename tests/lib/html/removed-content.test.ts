import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { removedContent, removalSentence } from "@/lib/html/removed-content";

test.each([
  ['<iframe src="https://video.example/1"></iframe>', ["<iframe> (https://video.example/1)"]],
  ['<p onclick="x()">Press</p>', ["onclick of <p>"]],
  ['<a href="skype:ada">Call</a>', ["the address skype:ada"]],
  ["<svg><g><path></path></g></svg><svg></svg>", ["<svg>"]],
  ["<style>p{}</style><script>x()</script>", ["<style>", "<script>"]],
  ['<form><input name="q"><button>Go</button></form>', ["<form>"]],
  ['<p style="color: red">A</p><p style="color: blue">B</p>', ["styles"]],
  ['<img srcset="cid:1 2x" src="/a.png">', ["the address cid:1 2x"]],
  [
    "A Vec<T> of List<int> and <my-video><iframe></iframe></my-video>",
    ["<t>", "<int>", "<my-video>", "<iframe>"],
  ],
  ["<video autoplay></video>", ["autoplay of <video>"]],
  ['<object data="/a.swf"></object>', ["<object> (/a.swf)"]],
])("the parts removed from %s are listed", (html, parts) => {
  expect(removedContent(html, sanitize, []).map(({ what }) => what)).toEqual(parts);
});

test.each([
  '<a href="tel:+491234">Call</a><a href="#part">Part</a><a href="/blog">Blog</a>',
  '<section><h1>One</h1><p><font color="red">Two</font></p></section>',
  '<img src="data:image/png;base64,AA==" alt=""><input type="checkbox">',
  "<p>1 < 2</p><math><mi>x</mi></math>",
  '<iframe src="https://player.vimeo.com/video/1"></iframe>',
])("nothing is reported as removed from %s", (html) => {
  expect(removedContent(html, sanitize, ["vimeo"])).toEqual([]);
});

test.each([
  ["", ""],
  [
    '<iframe src="https://video.example/1"></iframe><script>x()</script><p onclick="x()">y</p>',
    "Readers do not get <iframe> (https://video.example/1): frames are only allowed from Vimeo and social.example; nor <script>, onclick of <p>: scripts in a text do not run.",
  ],
  [
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    "Readers do not get <iframe> (https://www.youtube.com/embed/dQw4w9WgXcQ): frames are only allowed from Vimeo and social.example, so a link is shown instead.",
  ],
  [
    '<a href="/x"><iframe src="https://player.vimeo.com/video/1"></iframe></a>',
    "Readers do not get <iframe> (https://player.vimeo.com/video/1): frames are only allowed from Vimeo and social.example.",
  ],
])("the writer learns what is removed from %s and why", (html, sentence) => {
  expect(removalSentence(removedContent(html, sanitize, ["vimeo", "social.example"]))).toBe(
    sentence,
  );
});

test("if the site shows no frames, that is the reason given", () => {
  expect(removedContent("<iframe></iframe>", sanitize, [])).toEqual([
    { what: "<iframe>", why: "this site shows no frames" },
  ]);
});
