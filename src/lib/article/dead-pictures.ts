import { ifFailedBefore } from "@/lib/media/failed-before";

/**
 * Replaces pictures of an article that could not be loaded with their alternative text, and removes those without
 * one.
 */
export function replaceDeadPictures(article: HTMLElement): void {
  for (const picture of article.querySelectorAll("img")) {
    const replace = () => replaceWithAltText(picture);
    picture.addEventListener("error", replace, { once: true });
    ifFailedBefore(picture, replace);
  }
}

function replaceWithAltText(picture: HTMLImageElement): void {
  let element = picture.closest(".enlarge") ?? picture.closest("picture") ?? picture;
  if (picture.alt) {
    const text = document.createElement("span");
    // Of a diagram's drawings only the one for the theme is shown.
    text.className = picture.className;
    text.textContent = picture.alt;
    element.replaceWith(text);
    return;
  }
  for (
    let parent = element.parentElement;
    parent && containsOnlyPicture(parent);
    parent = parent.parentElement
  )
    element = parent;
  element.remove();
}

/** Whether an element contains nothing but a picture. */
function containsOnlyPicture(parent: HTMLElement): boolean {
  return (
    parent.matches("a, p, figure") &&
    parent.children.length === 1 &&
    parent.textContent.trim() === ""
  );
}
