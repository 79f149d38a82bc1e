import { expect, test } from "vitest";
import { sanitize } from "@/lib/html/sanitize";
import { takenOut } from "@/lib/html/taken-out";

test.each([
  ['<iframe src="https://video.example/1"></iframe>', ["<iframe> (https://video.example/1)"]],
  ['<p onclick="x()">Press</p>', ["onclick of <p>"]],
  ['<a href="skype:ada">Call</a>', ["the address skype:ada"]],
  ["<svg><g><path></path></g></svg><svg></svg>", ["<svg>"]],
  ["<style>p{}</style><script>x()</script>", ["<style>", "<script>"]],
  ['<form><input name="q"><button>Go</button></form>', ["<form>"]],
  ['<p style="color: red">A</p><p style="color: blue">B</p>', ["styles"]],
  ['<img srcset="cid:1 2x" src="/a.png">', ["the address cid:1 2x"]],
  ['<object data="/a.swf"></object>', ["<object> (/a.swf)"]],
])("what readers do not get of %s is named", (html, parts) => {
  expect(takenOut(html, sanitize)).toEqual(parts);
});

test.each([
  '<a href="tel:+491234">Call</a><a href="#part">Part</a><a href="/blog">Blog</a>',
  '<section><h1>One</h1><p><font color="red">Two</font></p></section>',
  '<img src="data:image/png;base64,AA==" alt=""><input type="checkbox">',
  "<p>1 < 2</p><math><mi>x</mi></math>",
])("nothing is missed in %s", (html) => {
  expect(takenOut(html, sanitize)).toEqual([]);
});
