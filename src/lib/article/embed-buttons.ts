import { t } from "@/lib/words";

const ATTRIBUTES = {
  // Enough for players and editors; they cannot reach this site, which has another origin.
  sandbox:
    "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation",
  allow: "autoplay; encrypted-media; fullscreen; picture-in-picture",
  // Players refuse to run without knowing the site they are on; they need not know the page.
  referrerpolicy: "strict-origin",
  loading: "eager",
};

/** Gives each card of an article the button that loads its embed. */
export function addEmbedButtons(article: HTMLElement): void {
  for (const card of article.querySelectorAll<HTMLElement>(".frame"))
    // Firefox before 121 lacks `:has()`.
    if (!card.querySelector("button, iframe")) addButton(card);
}

function addButton(card: HTMLElement): void {
  const title = card.querySelector("a")?.textContent ?? "";
  const button = document.createElement("button");
  button.type = "button";
  // The whole card is clickable, except for the link. If the button moved, the area that covers the card would move
  // with it.
  button.className =
    "inline-flex min-h-11 items-center border border-line-strong bg-paper px-5 text-sm font-medium hover:border-ink active:translate-none after:absolute after:inset-0";
  button.textContent = t("Load from {name}", { name: card.firstElementChild?.textContent ?? "" });
  button.setAttribute("aria-label", `${button.textContent}: ${title}`);
  button.addEventListener("click", () => {
    const frame = iframeOf(card, title);
    card.firstElementChild?.remove();
    button.remove();
    card.classList.add("open");
    card.prepend(frame);
    frame.focus();
    // Chromium may lose the focus while another process takes the frame over, though it stays the active element.
    frame.addEventListener("load", () => {
      if (document.activeElement !== frame || document.hasFocus()) return;
      frame.blur();
      frame.focus();
    });
  });
  card.append(button);
}

function iframeOf(card: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.className = card.matches(".frame-video") ? "aspect-video w-full" : "h-120 w-full";
  for (const [name, value] of Object.entries(ATTRIBUTES)) frame.setAttribute(name, value);
  const isDark = document.documentElement.classList.contains("dark");
  const url = card.dataset["frame"] ?? "";
  frame.src = isDark ? url.replace("=light", "=dark") : url;
  return frame;
}
