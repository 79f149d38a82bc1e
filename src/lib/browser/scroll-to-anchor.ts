/**
 * Scrolls to the element that the URL's fragment names.
 *
 * @param part of the page that must contain it; by default all of it
 */
export function scrollToAnchor(part: Element | null = document.body): void {
  const target = document.getElementById(fragment());
  if (target && part?.contains(target)) target.scrollIntoView();
}

/** Fragments are percent-encoded; an invalid one matches nothing. */
function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
}
