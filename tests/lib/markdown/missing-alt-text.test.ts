import { expect, test } from "vitest";
import { describePictures, picturesWithoutAltText } from "@/lib/markdown/missing-alt-text";

const TEXT = `A ![](kite.avif) for $5, a ![known](bird.avif) and a ![ ][ball] for $6.

![](kite.avif "In May")

\`![](code.avif)\` <img src="typed.avif" alt=""> ![]()

~~~
![](block.avif)
~~~

[ball]: ball.avif
`;

test("pictures without alt text are found, each once, but not in code", async () => {
  expect(await picturesWithoutAltText(TEXT)).toEqual(["kite.avif", "ball.avif"]);
  expect(await picturesWithoutAltText("No pictures.")).toEqual([]);
});

test("each of them gets its alt text, and nothing else changes", async () => {
  const texts = new Map([
    ["kite.avif", "A red *kite*\nin the sky"],
    ["ball.avif", ""],
    ["bird.avif", "Another bird"],
  ]);
  expect(await describePictures(TEXT, texts)).toBe(
    TEXT.replaceAll("![](kite", String.raw`![A red \*kite\* in the sky](kite`),
  );
  expect(await picturesWithoutAltText(await describePictures(TEXT, texts))).toEqual(["ball.avif"]);
});
