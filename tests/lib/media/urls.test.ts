import { expect, test } from "vitest";
import { urlOf, pathOf, readPath, sourcesOf } from "@/lib/media/urls";
import { figureOf, placeholderOf } from "@/lib/media/markdown";
import { withVariants } from "@/lib/media/with-variants";

const id = "00000000-0000-4000-8000-000000000001";
const base = `/storage/v1/object/public/media/${id}`;

test("a picture's URL contains its size, from which its smaller files are known", () => {
  const path = pathOf(id, { width: 1920, height: 1080 }, false);
  expect(urlOf(path)).toBe(`${base}/1920x1080`);
  expect(sourcesOf(urlOf(path))).toEqual({
    width: 1920,
    height: 1080,
    srcSet: `${base}/640 640w, ${base}/1280 1280w, ${base}/1920x1080 1920w`,
  });
});

test("a small picture and an animation have a single file", () => {
  expect(sourcesOf(`${base}/640x480`)).toEqual({ width: 640, height: 480, srcSet: "" });
  const animation = pathOf(id, { width: 1920, height: 1080 }, true);
  expect(readPath(animation)).toMatchObject({ isSingle: true, smaller: [] });
  expect(sourcesOf(urlOf(animation))?.srcSet).toBe("");
});

test.each([
  "",
  "/images/covers/a-960.avif",
  "https://a.example/x.png",
  `${base}/640`,
  `${base}/axb`,
])("%j is not a picture of the library", (address) => expect(sourcesOf(address)).toBeNull());

test("pictures of the library get their smaller files and their size, wherever the backend is", () => {
  const address = `https://x.supabase.co${base}/1000x500`;
  expect(withVariants(`<p><img src="${address}" alt="A > B"></p>`)).toBe(
    `<p><img src="${address}" alt="A > B" srcset="https://x.supabase.co${base}/640 640w, ${address} 1000w" ` +
      `sizes="(min-width: 46rem) 44rem, 100vw" width="1000" height="500" loading="lazy"></p>`,
  );
});

test("a picture of the library for one theme is one like any other", () => {
  const themed = `${base}/1000x500#gh-dark-mode-only`;
  expect(sourcesOf(themed)).toEqual({
    width: 1000,
    height: 500,
    srcSet: `${base}/640 640w, ${themed} 1000w`,
  });
});

test("attributes set by the writer and all other HTML stay byte for byte", () => {
  const html = `<img src='/images/a.png'><IMG  src="x.png" />\n<pre><code>&lt;img src="${base}/9x9"&gt;</code></pre>`;
  expect(withVariants(html)).toBe(html);
  const own = `<img srcset="a 1x" src="${base}/1920x1080">`;
  expect(withVariants(own)).toBe(own);
  const once = withVariants(`<img src="${base}/1920x1080" alt="" width="300">`);
  expect(once).toContain('alt="" width="300" srcset=');
  expect(once).not.toContain('width="1920"');
  expect(withVariants(once)).toBe(once);
});

test("an alternative text is escaped in Markdown", () => {
  const path = `${id}/9x9`;
  expect(figureOf({ alt: "A [kite](x)\nin *wind* <b>", path })).toBe(
    String.raw`![A \[kite\](x) in \*wind\* \<b\>](${base}/9x9)`,
  );
  expect(figureOf({ alt: "", path })).toBe(`![](${base}/9x9)`);
});

test("placeholders of files with the same name differ", () => {
  expect(placeholderOf("a_b.png", 1)).toBe(String.raw`![Uploading a\_b.png (1)…]()`);
  expect(placeholderOf("a.png", 2)).not.toBe(placeholderOf("a.png", 3));
});
