/** Detects whether using a control has any effect. */
import type { Page } from "@playwright/test";

/** Observes every page opened from now on. */
export async function watchEffects(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { effects_: seen });
    // Timers are stopped: a moving carousel would make a dead button look alive.
    Object.assign(window, { setInterval: () => 0 });

    new MutationObserver(() => seen.add("the page changed")).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    addEventListener("scroll", () => seen.add("it scrolled"), true);
    addEventListener("input", () => seen.add("a value changed"), true);

    let pressed: EventTarget | null = null;
    addEventListener("pointerdown", ({ target }) => (pressed = target), true);
    addEventListener("focusin", ({ target }) => {
      // Focus on the pressed button itself is not an effect.
      const isPressed =
        target instanceof Node && pressed instanceof Node && target.contains(pressed);
      if (!isPressed) seen.add("focus moved");
    });

    addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link?.href || event.defaultPrevented) return;
      seen.add(`the browser follows ${link.href}`);
      // No calls, emails or visits to other sites.
      if (link.target === "_blank" || link.origin !== location.origin) event.preventDefault();
    });

    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.download) seen.add("a file was saved");
      this.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    window.print = () => seen.add("it was printed");
  });
}

/** The effects since `forgetEffects`; having left the page is one. */
export function effectsOf(page: Page): Promise<string[]> {
  return page
    .evaluate(() => {
      const seen: unknown = Reflect.get(window, "effects_");
      return seen instanceof Set ? [...seen].map(String) : [];
    })
    .catch(() => ["another page came"]);
}

/** Resets the observed effects. */
export function forgetEffects(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, "effects_");
    if (seen instanceof Set) seen.clear();
  });
}
