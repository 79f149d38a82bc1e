import { expect, test } from "vitest";
import {
  linkedFiles,
  withFolderLinks,
  withNormalLinks,
  withSiteLinks,
} from "../../scripts/content/picture-links.ts";

const PATH = "11111111-2222-4333-8444-555555555555/1200x630";
const STORED = `/storage/v1/object/public/media/${PATH}`;
const files = { fileAt: new Map([[PATH, "photo.webp"]]), pathOf: new Map([["photo.webp", PATH]]) };

/** Texts that contain the URL of a picture, in the place of `@`. */
const LINKS: ["markdown" | "html" | "url", string][] = [
  ["markdown", "![A photo](@)"],
  ["markdown", '> - ![A \\] photo](<@> "In /media/usb.")'],
  ["markdown", "[Large, [1]](@#top), as in `[x](/media/usb)`"],
  ["markdown", "[![Small](@)](@)"],
  ["markdown", "![A photo][one]\n\n[one]: @ 'One'"],
  ["markdown", "| a |\n| - |\n| ![](@) |"],
  ["markdown", 'Some <a href="@">words</a>, <code>src="/media/usb"</code>'],
  ["markdown", "A picture <img src=@> in a line, and *<a href=@ >words</a>*"],
  ["markdown", '<figure>\n<img alt="a > b" srcset="@ 1x, @ 2x" src="@">\n</figure>'],
  ["html", '<p>/media/usb <img alt="set src=/media/usb" src="@"> <a href=@>words</a></p>'],
  ["html", "<video poster='@'></video><pre>&lt;img src=\"/media/usb\"></pre>"],
  ["url", "@"],
];

test.each(LINKS)("in %s, %j links to the picture in the folder and on the site", (format, text) => {
  const here = text.replaceAll("@", "/media/photo.webp");
  const there = text.replaceAll("@", STORED);
  expect(withFolderLinks(there, format, files)).toBe(here);
  expect(withSiteLinks(here, format, files, "")).toBe(there);
  const up = text.replaceAll("@", "../media/photo%2Ewebp");
  expect(withNormalLinks(up, format, (name) => name === "photo.webp")).toBe(here);
  expect(new Set(linkedFiles(here, format))).toEqual(new Set(["photo.webp"]));
});

/** Texts that only mention a URL. */
const WORDS: ["markdown" | "html", string][] = [
  ["markdown", "Mount it: `sudo mount /dev/sdb1 @`, then look into @ and (@)."],
  ["markdown", "```sh\nsudo mount /dev/sdb1 @\n![x](@)\n```"],
  ["markdown", "    sudo mount /dev/sdb1 @"],
  ["markdown", "\\![x](@\\)"],
  ["markdown", "<pre>\n@ ![x](@)\n</pre>"],
  ["markdown", "See <https://robin.example.com@> or https://robin.example.com@"],
  ["markdown", '![x](https://elsewhere.example.org/media/usb "@")'],
  ["html", '<p title="@">@ <code>&lt;img src="@"&gt; ![x](@)</code></p>'],
];

test.each(WORDS)("in %s, %j contains no picture", (format, text) => {
  for (const address of [STORED, "/media/photo.webp", "/media/usb"]) {
    const words = text.replaceAll("@", address);
    expect(withFolderLinks(words, format, files)).toBe(words);
    expect(withSiteLinks(words, format, files, "")).toBe(words);
    expect(withNormalLinks(words, format, () => true)).toBe(words);
    expect(linkedFiles(words, format)).toEqual([]);
  }
});

test("a link to a missing picture still counts as one", () => {
  const text = "![](/media/usb) [a](../media/b%20c.png?x#y) ![](/media/2026/d.png)";
  expect(linkedFiles(text, "markdown")).toEqual(["usb", "b c.png", "2026/d.png"]);
  expect(linkedFiles('<img srcset="/media/a.png 640w, /media/b.png">', "html")).toEqual([
    "a.png",
    "b.png",
  ]);
});

test.each(["my photo.jpg", "photo (1).jpg", "it's.jpg", "a,b.jpg", "ä&b.jpg", "50%.jpg"])(
  "the picture %s is found in Markdown, HTML and a cover",
  (name) => {
    const named = { fileAt: new Map([[PATH, name]]), pathOf: new Map([[name, PATH]]) };
    for (const [format, there] of [
      ["markdown", `![x](${STORED})`],
      ["html", `<img srcset='${STORED} 1x' src=${STORED}>`],
      ["url", STORED],
    ] as const) {
      const here = withFolderLinks(there, format, named);
      expect(here).not.toContain(STORED);
      expect(new Set(linkedFiles(here, format))).toEqual(new Set([name]));
      expect(withNormalLinks(here, format, (file) => file === name)).toBe(here);
      expect(withSiteLinks(here, format, named, "")).toBe(there);
    }
  },
);
