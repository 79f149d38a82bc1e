import { HOW_TO_LOAD } from "@/lib/not-loaded";

/**
 * Says on a rendered page whose code did not come what still works. React is not there to show it: without the page's
 * code it would put an error in the place of what can be read.
 */
export function sayUnfetched(root: Element): void {
  const notice = document.createElement("div");
  notice.className = "page-width pt-6";
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.className = "max-w-measure border-l-2 border-danger pl-4 text-sm";
  words.textContent = `The code of this page could not be loaded: you can read it and follow its links, but buttons and forms do not work. ${HOW_TO_LOAD}`;
  notice.append(words);
  root.querySelector("main")?.before(notice);
}
