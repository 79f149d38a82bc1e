import { ID_PREFIX } from "@/lib/html/id-prefix";
import { decoded } from "@/lib/text/decoded";
import { lettersOf, plainFragment } from "@/lib/text/fragment-name";
import { isLoadedAgain } from "./is-loaded-again";
import { isPlainClick } from "./is-plain-click";

/**
 * Scrolls to the element that the URL's fragment names.
 *
 * @param part of the page that must contain it; by default all of it
 */
export function scrollToAnchor(part: Element | null = document.body): void {
  const target = targetOf(window.location.hash);
  if (target && part?.contains(target)) show(target);
}

/** Scrolls to an element, and opens what hides it, as browsers do only if they follow the link themselves. */
function show(target: HTMLElement): void {
  for (let part: Element | null = target; part; part = part.parentElement)
    if (part instanceof HTMLDetailsElement) part.open = true;
  target.scrollIntoView();
}

/**
 * Whether the browser has loaded the page again, and shows the place where the visitor was, which is seldom that of the
 * URL's fragment. Not if there is no such place yet, as on a page that is newer than the build.
 */
export function isPlaceRestored(): boolean {
  return isLoadedAgain() && window.scrollY > 0;
}

/**
 * Follows a link to a part of the page like the browser, but keeps the current URL if its fragment names no part of
 * the page: then the fragment is a secret that the page still needs.
 */
export function followAnchor(event: MouseEvent): void {
  const { target: clicked } = event;
  const link =
    clicked instanceof Element ? clicked.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (!link || !isPlainClick(event)) return;
  const { hash } = window.location;
  if (hash === "" || targetOf(hash)) return;
  event.preventDefault();
  const target = targetOf(link.hash);
  if (!target) return;
  show(target);
  // The keyboard and screen readers continue from there.
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * The element that a fragment names: undecoded, since ids of footnotes are encoded, or else decoded. Links from
 * elsewhere may lack the prefix of ids in an article, have other hyphens, capitals or composed letters, or something
 * appended.
 */
export function targetOf(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  const text = decoded(name);
  const plain = plainFragment(hash);
  return named(name) ?? named(text) ?? alike(text) ?? named(plain) ?? alike(plain);
}

function named(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.getElementById(ID_PREFIX + id);
}

function alike(name: string): HTMLElement | null {
  const letters = lettersOf(ID_PREFIX + name);
  const parts = document.querySelectorAll<HTMLElement>(`[id^="${ID_PREFIX}"]`);
  return [...parts].find(({ id }) => lettersOf(id) === letters) ?? null;
}
