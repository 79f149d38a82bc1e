import { HOW_TO_LOAD } from "@/lib/not-loaded";

/**
 * Says on a rendered page whose code did not come what still works. React is not there to show it: without the page's
 * code it would put an error in the place of what can be read.
 */
export function sayUnfetched(root: Element): void {
  const notice = document.createElement("p");
  notice.setAttribute("role", "alert");
  notice.className = "page-width border-b py-3 text-sm";
  notice.textContent = `The code of this page could not be loaded: you can read it and follow its links, buttons and forms do not work. ${HOW_TO_LOAD}`;
  root.querySelector("main")?.before(notice);
}
