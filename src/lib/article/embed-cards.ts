import { allowedFrames } from "@/lib/html/allowed-frames";
import { frameOf, type Frame } from "@/lib/html/frame-of";
import { t } from "@/lib/words";
import type { Service } from "@/lib/html/frame-services";

/** From lucide: play, code and message-square. */
const ICONS: Record<Service["kind"], string> = {
  video: "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
  code: "m16 18 6-6-6-6M8 6l-6 6 6 6",
  post: "M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z",
};

/**
 * Turns each link that is alone in a paragraph and leads to an allowed embed into a card. The embed's host is
 * not contacted; `addEmbedButtons` adds the button that loads it. Without JavaScript readers have the link.
 *
 * @param body of an article, from sanitized HTML
 */
export function replaceLinksWithEmbedCards(body: Element): void {
  const allowed = allowedFrames();
  if (allowed.length === 0) return;
  for (const link of body.querySelectorAll<HTMLAnchorElement>(":is(p, div) > a:only-child")) {
    const paragraph = link.parentElement;
    const text = link.textContent.trim();
    if (!paragraph || link.childElementCount > 0 || paragraph.textContent.trim() !== text) continue;
    const frame = frameOf(link.getAttribute("href") ?? "", allowed);
    if (frame) paragraph.replaceWith(cardOf(frame, link, text));
  }
}

function cardOf({ name, what, kind, src }: Frame, link: Element, text: string): Element {
  const document = link.ownerDocument;
  const card = document.createElement("div");
  card.className = `frame frame-${kind}`;
  card.dataset["frame"] = src;
  card.innerHTML = `<span class="label mb-auto flex items-center gap-2 text-ink-muted"><svg viewBox="0 0 24 24" class="size-5 shrink-0" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[kind]}"/></svg></span>`;
  card.firstElementChild?.append(name);
  if (isUrlText(text)) link.textContent = contentOf(what, name);
  card.append(link);
  return card;
}

function contentOf(what: Service["what"], name: string): string {
  if (what === "video") return t("A video on {name}", { name });
  if (what === "pen") return t("A pen on {name}", { name });
  if (what === "project") return t("A project on {name}", { name });
  return what === "gist" ? t("A gist on {name}", { name }) : t("A post on {name}", { name });
}

/** Whether a link's text is just its URL. */
function isUrlText(text: string): boolean {
  return text === "" || /^(?:https?:\/\/|www\.)\S+$/i.test(text);
}
