import { afterPageLoad } from "./after-page-load";

/** Lays out what src/styles.css has left for later, four parts whenever the browser is idle: no task is long. */
export function layOutRest(): void {
  const later = "[data-at-top] :is(.layout-later,.article>*)";
  const parts = [...document.querySelectorAll<HTMLElement>(later)];
  const layOutNext = () => {
    for (const { style } of parts.splice(0, 4)) style.contentVisibility = "visible";
    if (parts[0]) afterPageLoad(layOutNext);
    else document.documentElement.removeAttribute("data-at-top");
  };
  afterPageLoad(layOutNext);
}
