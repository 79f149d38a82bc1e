/** A text counts as being read once it has passed this share of the window's height. */
export const READING_LINE = 0.25;

/** How much of the article is above the reading line, from 0 to 1. */
export function shareRead(): number {
  const article = articleBox();
  return article ? shareOf(window.innerHeight * READING_LINE - article.top, article) : 0;
}

/** How much of the article is still below the window, from 1 to 0. */
export function shareLeft(): number {
  const article = articleBox();
  return article ? shareOf(article.bottom - window.innerHeight, article) : 1;
}

/** Undefined before there is a text. */
function articleBox(): DOMRect | undefined {
  const box = document.querySelector(".article")?.getBoundingClientRect();
  return box?.height ? box : undefined;
}

function shareOf(height: number, article: DOMRect): number {
  return Math.min(1, Math.max(0, height / article.height));
}
