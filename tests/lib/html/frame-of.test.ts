import { expect, test } from "vitest";
import { frameNames, frameOf, frameOrigins, linkTextFor } from "@/lib/html/frame-of";
import type { FrameHost } from "@/lib/html/frame-services";

const allowed: FrameHost[] = [
  "youtube",
  "vimeo",
  "codepen",
  "stackblitz",
  "gist",
  "bluesky",
  "social.example",
];
const VIDEO = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", VIDEO],
  ["https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&feature=share", VIDEO],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", VIDEO],
  ["http://www.youtube.com/embed/dQw4w9WgXcQ?rel=0", VIDEO],
  ["//www.youtube-nocookie.com/embed/dQw4w9WgXcQ", VIDEO],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", VIDEO],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m30s", `${VIDEO}&start=90`],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=7", `${VIDEO}&start=7`],
  [
    "https://www.youtube.com/playlist?list=PLabcdefghijk",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghijk",
  ],
  [
    "https://www.youtube.com/embed/videoseries?list=PLabcdefghijk",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefghijk",
  ],
  ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  [
    "https://player.vimeo.com/video/76979871?h=8272103f6e",
    "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e",
  ],
  [
    "https://codepen.io/robin/pen/abcDEF",
    "https://codepen.io/robin/embed/abcDEF?default-tab=result&theme-id=light",
  ],
  [
    "https://stackblitz.com/edit/vite-react?file=src%2FApp.tsx",
    "https://stackblitz.com/edit/vite-react?embed=1&theme=light&file=src%2FApp.tsx",
  ],
  [
    "https://gist.github.com/robin/0123456789abcdef0123",
    "https://gist.github.com/robin/0123456789abcdef0123.pibb",
  ],
  [
    "https://gist.github.com/robin/0123456789abcdef0123?file=a+b.ts",
    "https://gist.github.com/robin/0123456789abcdef0123.pibb?file=a+b.ts",
  ],
  [
    "https://bsky.app/profile/robin.example/post/3kabc",
    "https://embed.bsky.app/embed/robin.example/app.bsky.feed.post/3kabc?colorMode=light",
  ],
  [
    "https://embed.bsky.app/embed/did:plc:abc/app.bsky.feed.post/3kabc?id=1",
    "https://embed.bsky.app/embed/did:plc:abc/app.bsky.feed.post/3kabc?colorMode=light",
  ],
  ["https://social.example/@robin/112233", "https://social.example/@robin/112233/embed"],
  ["https://social.example/@robin/112233/embed", "https://social.example/@robin/112233/embed"],
])("%s can be shown in a frame", (address, src) => {
  expect(frameOf(address, allowed)?.src).toBe(src);
});

test.each([
  "https://youtube.com.evil.example/embed/dQw4w9WgXcQ",
  "https://evil.example/www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ",
  "https://evil.example\\@www.youtube.com/embed/dQw4w9WgXcQ",
  "https://robin:@www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com:8443/embed/dQw4w9WgXcQ",
  "https://www.youtube.com./embed/dQw4w9WgXcQ",
  "https://www.youtube.com%2eevil.example/embed/dQw4w9WgXcQ",
  "https://www.yоutube.com/embed/dQw4w9WgXcQ",
  "https://xn--yutube-wqf.com/embed/dQw4w9WgXcQ",
  "//evil.example/embed/dQw4w9WgXcQ",
  "///evil.example/embed/dQw4w9WgXcQ",
  "/embed/dQw4w9WgXcQ",
  "www.youtube.com/embed/dQw4w9WgXcQ",
  "javascript://www.youtube.com/embed/dQw4w9WgXcQ%0aalert(1)",
  "data:text/html,//www.youtube.com/embed/dQw4w9WgXcQ",
  "ftp://www.youtube.com/embed/dQw4w9WgXcQ",
  "blob:https://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube.com/embed/dQw4w9WgXcQ%2f..%2f..%2fredirect",
  "https://www.youtube.com/embed/..%2fx",
  "https://www.youtube.com/redirect?q=https://evil.example/",
  "https://www.youtube.com/watch?v=short",
  "https://vimeo.com/robin",
  "https://gist.github.com/robin",
  "https://other.example/@robin/112233",
  "https://sub.social.example/@robin/112233",
  "https://social.example/@robin@other.example/112233",
  "https://social.example/about",
  "https://",
  "",
])("%s cannot be shown in a frame", (address) => {
  expect(frameOf(address, allowed)).toBeNull();
});

test("hosts that the owner does not list are not framed", () => {
  expect(frameOf("https://youtu.be/dQw4w9WgXcQ", ["vimeo"])).toBeNull();
  expect(frameOf("https://youtu.be/dQw4w9WgXcQ", [])).toBeNull();
  expect(frameOf("https://youtu.be/dQw4w9WgXcQ")?.page).toBe(
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  );
});

test("the origins of frames are those of the list", () => {
  expect(frameOrigins(["youtube", "social.example"])).toEqual([
    "https://www.youtube-nocookie.com",
    "https://social.example",
  ]);
  expect(frameOrigins([])).toEqual([]);
  for (const wrong of ["https://social.example", "social.example/x", "a.example; script-src *"])
    expect(() => frameOrigins([`${wrong}.`])).toThrow("is neither a service nor a host");
});

test("hosts are listed by name in a sentence", () => {
  expect(frameNames(["youtube", "gist", "social.example"])).toBe(
    "YouTube, GitHub and social.example",
  );
  expect(frameNames(["vimeo"])).toBe("Vimeo");
  expect(frameNames([])).toBe("");
});

test.each([
  ["A talk on queues", "A talk on queues"],
  [" ", "https://vimeo.com/1"],
  ["YouTube video player", "https://vimeo.com/1"],
  ["vimeo-player", "https://vimeo.com/1"],
])("a frame with the title «%s» becomes a link with the text %s", (title, words) => {
  const frame = frameOf("https://vimeo.com/1");
  expect(frame && linkTextFor(frame, title)).toBe(words);
});
