import { expect, test } from "vitest";
import { openingText, plainText } from "@/lib/html/plain-text";

test.each([
  ["<p>One</p><p>two</p>", "One two"],
  ["<li>one</li><li>two</li>", "one two"],
  ["a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#x27;&nbsp;f", `a & b <c> "d" 'e' f`],
  [
    "Caf&eacute;, Stra&szlig;e, &Uuml;bung, &Ccedil;a &amp;uuml; &copy; &bdquo;&euro;&ldquo; &grave;",
    "Café, Straße, Übung, Ça &uuml; © „€“ &grave;",
  ],
  ["&amp;lt; is &unknown; &valueOf; &#9999999999;", "&lt; is &unknown; &valueOf; &#9999999999;"],
  ["<style>p{}</style><!-- <p>no</p> --><script>no()</script>yes", "yes"],
  ["a<!-- no > no -->b<!-- no --!>c<!-->d<!-- no, <b>no</b>", "a b c d"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["broken off <img src='a", "broken off"],
  [`<img alt="a > b" src=x>Formula: <math data-tex = 'x > 0'><mi>x</mi></math>.`, "Formula: x."],
  [
    "<p>Use <code>npm</code>, un<em>believ</em>able <a href='/x'>links</a>.</p><p>Next</p>",
    "Use npm, unbelievable links. Next",
  ],
  [
    "<p>日本<strong>語</strong>です。</p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>",
    "日本語です。 漢(kan)",
  ],
  ['Said<sup><a href="https://a.b/c#user-content-fn-1">1</a></sup>.', "Said."],
  ['Said<sup><a href="#fn-1" id="fnref-1">1</a></sup>. H<sub>2</sub>O, <br>x', "Said. H2O, x"],
  ["10<sup>6</sup>, 10<sup>-6</sup>, 1<sup>st</sup> m<sup>2</sup>", "10^6, 10^-6, 1st m2"],
  ["<math><mrow><msup><mi>c</mi><mn>2</mn></msup><mi>d</mi></mrow></math>", "c^2d"],
  ["<mfrac><mn>1</mn><msqrt><mn>2</mn></msqrt></mfrac><mn>3</mn>", "1/√23"],
  [
    "<mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac>, <mn>3</mn><mstyle displaystyle='true'><mfrac><mi>x</mi><mi>y</mi></mfrac></mstyle>",
    "2 1/2, 3 x/y",
  ],
  ["<mrow><msup><mi>x</mi><mn>2</mn></msup><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow>", "x^2 1/2"],
  ["<mfrac><mn>2</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></mfrac>", "2/1/2"],
  ["<mfrac><msup><mi>x</mi><mn>2</mn></msup><mi>y</mi></mfrac>", "x^2/y"],
  ["<mfrac><mrow><mi>d</mi><mi>y</mi></mrow><mrow><mi>d</mi><mi>x</mi></mrow></mfrac>", "dy/dx"],
  ["<math><msup><mi>f</mi><mo mathvariant='normal'>′</mo></msup></math>", "f′"],
  [`<b title=it's>One</b> and <b title="a">two</b>`, "One and two"],
])("the text of %j is «%s»", (html, text) => {
  expect(plainText(html)).toBe(text);
});

test("the first words of a short article do not include its footnotes", () => {
  expect(openingText('<p>Short.</p><div class="footnotes"><h2>Footnotes</h2></div>')).toBe(
    "Short.",
  );
});

test("an article's first words are found after a picture", () => {
  expect(openingText(`<img src="data:${"a".repeat(10_000)}"><p>After it.</p>`)).toBe("After it.");
});

test("the first words of a very long article are taken only from its beginning", () => {
  expect(openingText(`<p>word ${"<b>x</b> ".repeat(100_000)}`).length).toBeLessThan(20_000);
});
