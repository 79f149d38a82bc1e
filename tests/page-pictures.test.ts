import { expect, test } from "vitest";
import { picturesIn } from "@/page-pictures";

const url = "https://x.supabase.co/storage/v1/object/public/media/a/1000x500";

test.each([
  ["an image", `<img alt="a > b" src="${url}">`],
  ["an image with choices", `<picture><source media="(width > 9px)" srcset="${url} 2x"></picture>`],
  ["the poster of a video", `<video title="a > b" poster="${url}"></video>`],
])("the build creates files for %s in a page's data", (_what, content) => {
  expect(picturesIn([{ content, title: `<a href="${url}">` }])).toEqual([url]);
});
