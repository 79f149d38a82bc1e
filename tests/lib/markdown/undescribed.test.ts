import { expect, test } from "vitest";
import { describePictures, undescribedPictures } from "@/lib/markdown/undescribed";

const TEXT = `A ![](kite.avif) for $5, a ![known](bird.avif) and a ![ ][ball] for $6.

![](kite.avif "In May")

\`![](code.avif)\` <img src="typed.avif" alt=""> ![]()

~~~
![](block.avif)
~~~

[ball]: ball.avif
`;

test("pictures that nothing is said of are found, each once, and code is none", async () => {
  expect(await undescribedPictures(TEXT)).toEqual(["kite.avif", "ball.avif"]);
  expect(await undescribedPictures("No pictures.")).toEqual([]);
});

test("each of them gets its words, and nothing else changes", async () => {
  const texts = new Map([
    ["kite.avif", "A red *kite*\nin the sky"],
    ["ball.avif", ""],
    ["bird.avif", "Another bird"],
  ]);
  expect(await describePictures(TEXT, texts)).toBe(
    TEXT.replaceAll("![](kite", String.raw`![A red \*kite\* in the sky](kite`),
  );
  expect(await undescribedPictures(await describePictures(TEXT, texts))).toEqual(["ball.avif"]);
});
