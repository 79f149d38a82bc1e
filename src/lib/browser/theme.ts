import { useSyncExternalStore } from "react";
import { storageKey } from "@/lib/base-path";
import { storedText, storeText } from "./stored-text";

export type Theme = "light" | "dark";

const KEY = storageKey("theme");
const listeners = new Set<() => void>();
/** A choice that the browser does not store lasts as long as the page. */
let unstored: Theme | undefined;

/**
 * The current theme and a function that sets and remembers another. By default the theme follows
 * the system. The class on `<html>` is first set by the script in index.html.
 */
export function useTheme(): [Theme | undefined, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, current, () => undefined);
  return [theme, choose];
}

function current(): Theme {
  return document.documentElement.classList.contains("dark") ? "dark" : "light";
}

function choose(theme: Theme): void {
  storeText(KEY, theme);
  unstored = remembered() === theme ? undefined : theme;
  apply(theme);
}

function apply(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.add("changes-theme");
  classList.toggle("dark", theme === "dark");
  // By the second frame the new styles are applied, so there is nothing left to animate.
  requestAnimationFrame(() => requestAnimationFrame(() => classList.remove("changes-theme")));
  // The colour of the browser's toolbar, and versions of pictures; there is one element per theme.
  for (const element of document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>(
    "[data-theme]",
  )) {
    element.media = element.dataset["theme"] === theme ? "all" : "not all";
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => apply(unstored ?? remembered() ?? (system.matches ? "dark" : "light"));
  const followOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY) follow();
  };
  // A page in the back/forward cache is not notified of changes.
  const followWhenRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  system.addEventListener("change", follow);
  window.addEventListener("storage", followOtherTab);
  window.addEventListener("pageshow", followWhenRestored);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", follow);
    window.removeEventListener("storage", followOtherTab);
    window.removeEventListener("pageshow", followWhenRestored);
  };
}

function remembered(): Theme | undefined {
  const stored = storedText(KEY);
  return stored === "light" || stored === "dark" ? stored : undefined;
}
