import { afterPageLoad } from "./after-page-load";

const ATTRIBUTE = "data-at-top";

/** Lays out what src/styles.css has left for later, one element whenever the browser is idle: no task is long. */
export function layOutRest(): void {
  const { documentElement } = document;
  if (!documentElement.hasAttribute(ATTRIBUTE)) return;
  const elements = [...document.querySelectorAll<HTMLElement>(".layout-later, .article > *")];
  const waiting = elements.values();
  const layOutNext = () => {
    const { value } = waiting.next();
    if (value) {
      value.style.contentVisibility = "visible";
      afterPageLoad(layOutNext);
      return;
    }
    documentElement.removeAttribute(ATTRIBUTE);
    for (const { style } of elements) style.contentVisibility = "";
  };
  afterPageLoad(layOutNext);
}
