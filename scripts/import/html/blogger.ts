import { loss, type Note } from "../source.ts";
import { originalOf } from "./original.ts";

/** Converts what is specific to Blogger's HTML: pictures in several sizes, with captions in tables. */
export function openBlogger(body: HTMLElement, notes: Note[]): void {
  body.querySelector("a[name=more]:empty")?.remove();
  for (const video of body.querySelectorAll("object.BLOG_video_class")) {
    notes.push(loss("text", "a video that Blogger no longer has is left out"));
    video.remove();
  }
  for (const link of body.querySelectorAll("a[onblur*='deselectBloggerImage']"))
    link.removeAttribute("onblur");
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
