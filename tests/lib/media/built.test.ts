import { expect, test } from "vitest";
import { registerPictures } from "@/lib/media/built";
import { withBuilt } from "@/lib/media/with-built";

const at = "https://x.supabase.co/storage/v1/object/public/media/a/1000x500";
const [src, srcset] = ["/assets/pictures/f00/1000.webp", "/assets/pictures/f00/480.avif 480w"];
const poster = "/storage/v1/object/public/mine/poster";
registerPictures([
  [at, [src, srcset]],
  [poster, [src, ""]],
]);

test.each([
  [
    "with several widths",
    `<img alt="" src="${at}" srcset="a 640w" sizes="10rem" width="9">`,
    `<img alt="" src="${src}" srcset="${srcset}" sizes="10rem" width="9">`,
  ],
  ["with one width", `<p><img src="${at}"></p>`, `<p><img src="${src}"></p>`],
  ["that was built as one file", `<img src="${poster}" srcset="a 640w">`, `<img src="${src}">`],
  [
    "used as the poster of a video",
    `<video src="${at}" poster="${poster}"></video>`,
    `<video src="${at}" poster="${src}"></video>`,
  ],
  [
    "with alternatives by its author",
    `<picture><source type="image/webp" srcset="${at} 1000w, ${poster} 2x,${at}1"><img src="/x"></picture>`,
    `<picture><source type="image/webp" srcset="${src} 1000w, ${src} 2x,${at}1"><img src="/x"></picture>`,
  ],
  ["newer than the build", `<img src="${at}1" srcset="a 640w">`, null],
  ["that is only linked or mentioned", `<a href="${at}">${at}</a> &lt;img src="${at}"&gt;`, null],
])("whether a picture %s in an article is replaced by its built file", (_, html, shown) => {
  expect(withBuilt(html)).toBe(shown ?? html);
});
