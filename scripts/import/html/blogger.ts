import type { Note } from "../source.ts";

const HOST =
  /^(?:https?:)?\/\/(?:\d\.bp\.blogspot|bp\d\.blogger|blogger\.googleusercontent|lh\d\.(?:googleusercontent|ggpht))\.com\//;
const SIZE = "[swh]\\d+(?:-[a-z\\d]+)*";
const IN_PATH = new RegExp(`/${SIZE}(?=/[^/]*$)`);
const AT_END = new RegExp(`=${SIZE}$`);

/** The URL of the original of one of Blogger's resized pictures, or of the page that shows it. */
function originalOf(url: string): string {
  if (!HOST.test(url)) return url;
  return url
    .replace(/\?imgmax=\d+$/, "")
    .replace(IN_PATH, "/s0")
    .replace(AT_END, "=s0");
}

/** Converts what is specific to Blogger's HTML: pictures in several sizes, with captions in tables. */
export function openBlogger(body: HTMLElement, notes: Note[]): void {
  body.querySelector("a[name=more]:empty")?.remove();
  for (const video of body.querySelectorAll("object.BLOG_video_class")) {
    notes.push({
      field: "text",
      message: "a video that Blogger no longer has is left out",
      isLost: true,
    });
    video.remove();
  }
  for (const link of body.querySelectorAll("a[onblur*='deselectBloggerImage']"))
    link.removeAttribute("onblur");
  for (const image of body.querySelectorAll("img[src]"))
    image.setAttribute("src", originalOf(image.getAttribute("src") ?? ""));
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", originalOf(link.getAttribute("href") ?? ""));
  for (const table of body.querySelectorAll("table.tr-caption-container")) {
    const image = table.querySelector("img");
    if (!image) continue;
    const [figure, caption] = ["figure", "figcaption"].map((name) => document.createElement(name));
    caption?.append(...(table.querySelector(".tr-caption")?.childNodes ?? []));
    figure?.append(image.closest("a") ?? image, caption ?? "");
    table.replaceWith(figure ?? "");
  }
}
