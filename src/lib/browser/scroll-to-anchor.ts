/**
 * Scrolls to what the fragment of the address names.
 *
 * @param part of the page that it must be in; by default all of it
 */
export function scrollToAnchor(part: Element | null = document.body): void {
  const target = document.getElementById(fragment());
  if (target && part?.contains(target)) target.scrollIntoView();
}

/** Fragments are percent-encoded; one that is not so rightly names nothing. */
function fragment(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return "";
  }
}
