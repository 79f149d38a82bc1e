import { useEffect } from "react";
import { LoadedLater } from "@/components/LoadedLater";
import { isComposingKey } from "@/lib/browser/is-composing";
import { isLetterKey } from "@/lib/browser/is-letter-key";
import { lazyPart } from "@/lib/lazy-part";
import { closePalette, openPalette, typeAhead, usePaletteText } from "@/lib/palette";
import { t } from "@/lib/words";
import { isSlashOn } from "./slash-key";

const Palette = lazyPart(() => import("./Palette"), "Palette");

/** Opens the palette with ⌘K, Ctrl+K and "/"; its code is loaded when it is first opened. */
export function PaletteHost() {
  const text = usePaletteText();
  useEffect(() => {
    window.addEventListener("keydown", openByKey);
    return () => window.removeEventListener("keydown", openByKey);
  }, []);
  if (text === undefined) return null;
  return (
    <LoadedLater what={t("The search")} onFailure={closePalette} fallback={<TypingAhead />}>
      <Palette text={text} />
    </LoadedLater>
  );
}

/** Collects typed text until the palette is loaded. */
function TypingAhead() {
  useEffect(() => {
    window.addEventListener("keydown", keep);
    return () => window.removeEventListener("keydown", keep);
  }, []);
  return null;
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event;
  if (key === "Escape") closePalette();
  else if (key.length === 1 && !ctrlKey && !metaKey) typeAhead(key);
  else return;
  event.preventDefault();
}

function openByKey(event: KeyboardEvent) {
  // An editor uses the keys itself, and a dialog covers the page.
  if (event.defaultPrevented || !isShortcut(event) || document.querySelector("[role=dialog]"))
    return;
  event.preventDefault();
  openPalette();
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (isComposingKey(event)) return false;
  if (isLetterKey(event, "K")) return (ctrlKey || metaKey) && !altKey;
  const isTyping =
    target instanceof Element && target.closest("input, textarea, select, [contenteditable]");
  return key === "/" && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashOn();
}
